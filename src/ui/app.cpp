#include "ui/app.hpp"

#include "ui/keys.hpp"
#include "ui/shortcuts.hpp"
#include "ui/theme.hpp"
#include "ui/top_bar.hpp"
#include "ui/window_frame.hpp"

namespace statescope::ui {

namespace {

const Theme& theme_of(const session::Preferences& preferences) {
    const Theme* theme = find_theme(preferences.theme);
    return theme != nullptr ? *theme : all_themes().front();
}

}  // namespace

App::App(session::Session& session)
    : session_(session), characters_(session.phrases().all()), panels_(make_panels()) {
    for (const auto& panel : panels_)
        specs_.push_back(panel->spec());
    use_keyboard();
}

App::~App() = default;

void App::prepare(float content_scale) {
    scale_ = content_scale * static_cast<float>(session_.preferences.scale_percent) / 100;
    fonts_.update({.scale = scale_,
                   .face = Face::Japanese,
                   .text = characters_,
                   .density = density().value_or(1)});
    apply_theme(files_.take_away().shot().theme(theme_of(session_.preferences)), scale_);
}

void App::draw_panels(Scene& scene, WindowFrame& frame) {
    const session::LayoutState& layout = scene.session.preferences.layout;
    FrameShot& shot = files_.take_away().shot();
    std::vector<TakeAwayDialog::PanelName>& names = files_.take_away().panels;
    names.clear();
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        Panel& panel = *panels_[i];
        // As it was when the frame began: a menu may have opened it since.
        if (frame.layout().find(specs_[i].name) == nullptr) continue;
        const auto state = layout.panels.find(specs_[i].name);
        const bool folded = state != layout.panels.end() && state->second.folded;
        const std::string title = panel.title(scene);
        const std::string figure = panel.figure(scene);
        const PanelTitle head{.title = title,
                              .figure = figure,
                              .figure_colour = panel.figure_colour(scene),
                              .fold_tooltip = scene.say(folded ? teach::Text::panel_unfold
                                                               : teach::Text::panel_fold)};
        if (frame.begin_panel(specs_[i].name, head)) panel.draw(scene);
        shot.note(specs_[i].name, frame.panel_low(), frame.panel_high());
        if (!folded) names.push_back({std::string(specs_[i].name), title});
        frame.end_panel();
    }
}

/// The pictures within the panels can be taken away, too.
void App::note_parts(const Scene& scene) {
    for (const Scene::Part& part : scene.parts) {
        files_.take_away().shot().note(part.id, part.low, part.high);
        files_.take_away().panels.push_back(
            {std::string(part.id), std::string(scene.say(part.name))});
    }
}

NextFrame App::draw(std::chrono::duration<double> elapsed) {
    begin_keys();
    session_.tick(elapsed);
    run_shortcuts(session_, help_);
    files_.run_shortcuts(session_);

    FrameShot& shot = files_.take_away().shot();
    const Theme& theme = shot.theme(theme_of(session_.preferences));
    const Look look{theme, fonts_, scale_, session_.preferences.motion};
    Scene scene = make_scene(look, session_);
    {
        std::vector<PanelSpec> specs;
        for (std::size_t i = 0; i < panels_.size(); ++i) {
            if (!panels_[i]->shown(session_)) continue;
            specs.push_back(specs_[i]);
            specs.back().height += panels_[i]->extra_height();
            specs.back().least_height += panels_[i]->extra_height();
        }
        shot.begin_frame();
        WindowFrame frame(look, specs, session_.preferences.layout);
        frame.begin_top_bar();
        draw_top_bar(scene, files_, help_);
        frame.end_bar();
        draw_panels(scene, frame);
        note_parts(scene);
        frame.begin_bottom_bar();
        transport_.draw(scene);
        frame.end_bar();
        frame.splitters(scene.say(teach::Text::panel_splitter_hint));
    }
    const ImGuiViewport& screen = *ImGui::GetMainViewport();
    shot.note(FrameShot::window, screen.Pos,
              {screen.Pos.x + screen.Size.x, screen.Pos.y + screen.Size.y});
    if (!shot.under_way()) {
        help_.draw(scene);
        files_.draw(scene);
    }
    shot.end_frame();
    session_.hovered = scene.hovered_now;
    file_picture_ = scene.file_picture;
    if (file_picture_) put_sheet_on_top();
    return next_frame(scene);
}

NextFrame App::next_frame(const Scene& scene) const {
    if (scene.moving || files_.take_away().shot_under_way() || session_.playback().playing())
        return NextFrame::AtOnce;
    if (session_.job() != nullptr || session_.optimal().under_way() ||
        session_.compared().under_way() ||
        (session_.experiment().under_way() && !session_.experiment().paused()) ||
        session_.laboratory().working() || session_.desk.opening != nullptr ||
        files_.take_away().under_way() || session_.solution_show().playing()) {
        return NextFrame::Soon;
    }
    return NextFrame::WhenInputComes;
}

void App::rendered(int framebuffer_width, int framebuffer_height) {
    FrameShot& shot = files_.take_away().shot();
    if (const auto pixels = shot.density())
        shot.rendered(framebuffer_width * *pixels, framebuffer_height * *pixels);
    if (!file_picture_ || !file_picture_->settled) return;
    write_file_picture(session_, *file_picture_,
                       render::read_framebuffer(framebuffer_width, framebuffer_height));
}

}  // namespace statescope::ui
