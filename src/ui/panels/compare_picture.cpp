#include "ui/panels/compare_picture.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "puzzle/board_text.hpp"
#include "teach/rule_terms.hpp"
#include "ui/choices.hpp"
#include "ui/keys.hpp"
#include "ui/panels/compare_look.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::BesideRun;
using session::ComparedRuns;
using session::CompareView;
using teach::arg;
using teach::Text;

namespace {

constexpr float pace_width = 236;  // at scale 1
constexpr float view_width = 236;
constexpr float between = 4;
constexpr float least_in_file = 160;

struct Offered {
    std::string_view id;
    Text text;
    Text hint;
};
constexpr std::array<Offered, 4> views{{
    {"compare_maps", Text::compare_view_maps, Text::compare_view_maps_hint},
    {"compare_one_map", Text::compare_view_one_map, Text::compare_view_one_map_hint},
    {"compare_table", Text::compare_view_table, Text::compare_view_table_hint},
    {"compare_growth", Text::compare_view_growth, Text::compare_view_growth_hint},
}};
constexpr std::array<Offered, 4> paces{{
    {"compare_event", Text::compare_pace_event, Text::compare_pace_event_hint},
    {"compare_expansion", Text::compare_pace_expansion, Text::compare_pace_expansion_hint},
    {"compare_layer", Text::compare_pace_layer, Text::compare_pace_layer_hint},
    {"compare_end", Text::compare_pace_end, Text::compare_pace_end_hint},
}};

/// Chooses one of the names; `chosen` is the one now.
template <class Named>
void choose(const Scene& scene, const std::array<Offered, 4>& offered, const Named& named,
            std::string& chosen, float width) {
    std::vector<Choice> choices;
    int now = 0;
    for (std::size_t i = 0; i < offered.size(); ++i) {
        if (named[i].name == chosen) now = static_cast<int>(i);
        choices.push_back({.text = scene.say(offered[i].text),
                           .id = offered[i].id,
                           .tooltip = scene.say(offered[i].hint)});
    }
    const int pressed = segmented(scene.look, choices, now, width);
    if (pressed != now) chosen = named[static_cast<std::size_t>(pressed)].name;
}

CompareView view_of(const Scene& scene) {
    return choice_of(session::compare_views, scene.session.preferences.compare_view);
}

/// What is held beside the search shown at first: the other one most often asked about.
session::Choices opening_choices(const session::Choices& shown) {
    session::Choices other = shown;
    const bool best_first = search::is_best_first(shown.algorithm->family);
    other.algorithm = search::find_algorithm(best_first ? "bfs-parent" : "astar");
    other.rule_set = search::RuleSet::Textbook;
    return other;
}

const session::Choices& choices_of(const Scene& scene, std::size_t place) {
    return place == 0 ? scene.session.recorded().choices()
                      : scene.session.compared().beside()[place - 1].choices;
}

/// The letter on the search's colour.
void draw_letter(const Look& look, std::size_t place, ImVec2 low, float side) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImFont* bold = look.font(Type::Bold);
    const std::string_view letter = compare_letter(place);
    const ImVec2 size = text_size(bold, letter);
    list.AddRectFilled(low, {low.x + side, low.y + side}, compare_colour(look, place), look.px(4));
    draw_text(list, bold,
              {std::round(low.x + (side - size.x) / 2), std::round(low.y + (side - size.y) / 2)},
              compare_ink(look, place), letter);
}

std::string full_name(const Scene& scene, std::size_t place) {
    const session::Choices& choices = choices_of(scene, place);
    return teach::search_line(scene.say, *choices.algorithm, choices.rules());
}

/// The search and its heuristic; with its rules, where another one is called the same.
std::string name_of(const Scene& scene, std::size_t place) {
    const auto short_name = [&](std::size_t of) {
        const session::Choices& choices = choices_of(scene, of);
        return teach::algorithm_name(scene.say, *choices.algorithm, choices.rules());
    };
    const std::size_t count = scene.session.compared().beside().size() + 1;
    for (std::size_t other = 0; other < count; ++other) {
        if (other != place && short_name(other) == short_name(place))
            return full_name(scene, place);
    }
    return short_name(place);
}

}  // namespace

void ComparePicture::draw(Scene& scene, float tabs) {
    session::Session& session = scene.session;
    ComparedRuns& compared = session.compared();
    if (!opened_ && compared.beside().empty()) compared.add(opening_choices(session.choices()));
    opened_ = true;
    compared.keep_up_with(session.recorded().choices());
    second_ =
        std::clamp<std::size_t>(second_, 1, std::max<std::size_t>(1, compared.beside().size()));

    const Look& look = scene.look;
    draw_header(scene, tabs);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + look.px(between));
    draw_searches(scene);
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + look.px(between));
    const ImVec2 room = ImGui::GetContentRegionAvail();
    std::vector<ComparedAt> ready;
    for (std::size_t place = 0; place <= compared.beside().size(); ++place) {
        if (const auto search = at(scene, place)) ready.push_back(*search);
    }
    const bool all_ready = ready.size() == compared.beside().size() + 1;
    if (all_ready && pressed(ImGuiKey_P)) sheet_.ask();
    draw_view(scene, view_of(scene), ready, room);
    if (all_ready) {
        sheet_.draw(scene, "statescope-compare", room.x,
                    [&](ImVec2 sheet) { draw_for_file(scene, ready, sheet); });
    }
}

/// The boards, the searches in full, the maps or the curves where these are shown, and the table,
/// which always is.
void ComparePicture::draw_for_file(Scene& scene, const std::vector<ComparedAt>& ready,
                                   ImVec2 room) {
    const Look& look = scene.look;
    const search::Problem& problem = scene.session.recorded().choices().problem;
    const float top = ImGui::GetCursorPosY();
    text(look, Type::Bold, look.colours().ink,
         scene.say(Text::compare_png_boards,
                   arg("start", puzzle::board_inline(problem.start, problem.shape)),
                   arg("goal", puzzle::board_inline(problem.goal, problem.shape))));
    for (std::size_t place = 0; place < ready.size(); ++place) {
        const ImVec2 corner = ImGui::GetCursorPos();
        const float side = look.px(18);
        draw_letter(look, place, ImGui::GetCursorScreenPos(), side);
        ImGui::SetCursorPosX(corner.x + side + look.px(6));
        paragraph(look, Type::Small, look.colours().ink, full_name(scene, place));
        ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), corner.y + side + look.px(between)));
    }
    const CompareView view = view_of(scene);
    const bool maps = view == CompareView::Maps || view == CompareView::OneMap;
    const bool shown = maps ? CompareMaps::possible(scene.shape()) : view == CompareView::Growth;
    if (shown) {
        const float left = room.y - (ImGui::GetCursorPosY() - top) - table_height_;
        const float height = std::clamp(left, look.px(least_in_file), room.x / 2);
        const ImVec2 corner = ImGui::GetCursorPos();
        draw_view(scene, view, ready, {room.x, height});
        ImGui::SetCursorPos({corner.x, corner.y + height + look.px(2 * between)});
    }
    const float table = ImGui::GetCursorPosY();
    table_.draw_whole(scene, ready);
    table_height_ = ImGui::GetCursorPosY() - table + look.px(2 * between);
}

/// The search at a place, at its step; nothing while it is not recorded.
std::optional<ComparedAt> ComparePicture::at(const Scene& scene, std::size_t place) const {
    const session::Session& session = scene.session;
    if (place == 0) {
        return ComparedAt{&session.recorded(), scene.step, compare_letter(0),
                          session.recording_number()};
    }
    const BesideRun& run = scene.session.compared().beside()[place - 1];
    if (!run.ready()) return std::nullopt;
    const study::Pace pace = choice_of(session::compare_paces, session.preferences.compare_pace);
    return ComparedAt{run.recorded.get(),
                      study::step_beside(scene.trace, scene.step, run.recorded->trace(), pace),
                      compare_letter(place), run.recording_number};
}

/// What is shown, and the pace; in a row of their own where the tabs leave no room.
void ComparePicture::draw_header(Scene& scene, float tabs) {
    const Look& look = scene.look;
    session::Preferences& preferences = scene.session.preferences;
    const ImVec2 corner = ImGui::GetCursorPos();
    const float all = ImGui::GetContentRegionAvail().x;
    const float height = button_size(look, {}, {.icon = Icon::Fit}).y;
    const float png = button_size(look, scene.say(Text::compare_png)).x + look.px(8);
    const float wanted = png + look.px(view_width) + look.px(pace_width) + look.px(8);
    const bool below = tabs > 0 && tabs + wanted > all;
    const float left = std::max(0.0f, all - wanted);
    const float top = below ? corner.y + height + look.px(between) : corner.y;
    const float part =
        std::min(look.px(view_width), std::floor((all - left - png - look.px(8)) / 2));
    ImGui::SetCursorPos({corner.x + left, top});
    draw_png_button(scene);
    ImGui::SetCursorPos({corner.x + left + png, top});
    choose(scene, views, session::compare_views, preferences.compare_view, part);
    ImGui::SetCursorPos({corner.x + all - part, top});
    choose(scene, paces, session::compare_paces, preferences.compare_pace, part);
    ImGui::SetCursorPos({corner.x, top + height});
}

void ComparePicture::draw_png_button(Scene& scene) {
    const auto& beside = scene.session.compared().beside();
    const bool ready =
        std::all_of(beside.begin(), beside.end(), [](const BesideRun& run) { return run.ready(); });
    if (button(scene.look, scene.say(Text::compare_png), "compare_png",
               {.disabled_reason = ready ? std::string_view{} : scene.say(Text::compare_png_waits),
                .tooltip = scene.say(Text::compare_png_hint)}))
        sheet_.ask();
}

/// A field for each search with its letter and colour, three in a row, and the way to add one.
void ComparePicture::draw_searches(Scene& scene) {
    const Look& look = scene.look;
    const ComparedRuns& compared = scene.session.compared();
    const ImVec2 corner = ImGui::GetCursorPos();
    const float all = ImGui::GetContentRegionAvail().x;
    const float height = button_size(look, {}, {.icon = Icon::Fit}).y;
    const std::size_t fields = compared.beside().size() + 1 + (compared.full() ? 0 : 1);
    const std::size_t columns = fields == 4 ? 2 : 3;
    const float gap = look.px(8);
    const float width =
        std::floor((all - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
    for (std::size_t i = 0; i < fields; ++i) {
        ImGui::SetCursorPos(
            {corner.x + static_cast<float>(i % columns) * (width + gap),
             corner.y + static_cast<float>(i / columns) * (height + look.px(between))});
        if (i <= compared.beside().size()) {
            // Pressing its cross takes a search away: what follows is drawn in the next frame.
            const std::size_t before = compared.beside().size();
            draw_search(scene, i, width);
            if (compared.beside().size() != before) break;
        } else {
            choose_another(scene, width);
        }
    }
    const auto rows = static_cast<float>((fields + columns - 1) / columns);
    ImGui::SetCursorPos({corner.x, corner.y + rows * (height + look.px(between))});
}

void ComparePicture::draw_search(Scene& scene, std::size_t place, float width) {
    const Look& look = scene.look;
    const ImVec2 icon = button_size(look, {}, {.icon = Icon::Cross});
    const ImVec2 corner = ImGui::GetCursorPos();
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const std::string letter(compare_letter(place));
    const float side = look.px(20);
    draw_letter(look, place, {low.x, std::round(low.y + (icon.y - side) / 2)}, side);

    const float left = side + look.px(4);
    const float room = width - left - (place > 0 ? icon.x + look.px(2) : 0);
    const bool chosen = place > 0 && place == second_ && view_of(scene) == CompareView::OneMap;
    ImGui::SetCursorPos({corner.x + left, corner.y});
    const std::string name =
        shortened(look.font(Type::Bold), name_of(scene, place), room - look.px(20));
    const std::string tip =
        full_name(scene, place) + "\n" +
        std::string(scene.say(place == 0 ? Text::compare_shown_hint : Text::compare_beside_hint));
    if (button(look, name, "compare_run_" + letter,
               {.kind = ButtonKind::Quiet, .on = chosen, .tooltip = tip, .width = room}) &&
        place > 0) {
        second_ = place;
        scene.session.preferences.compare_view = "one-map";
    }
    if (place == 0) return;
    ImGui::SetCursorPos({corner.x + width - icon.x, corner.y});
    if (button(look, {}, "compare_remove_" + letter,
               {.icon = Icon::Cross, .tooltip = scene.say(Text::compare_remove_hint)}))
        scene.session.compared().remove(place - 1);
}

void ComparePicture::choose_another(Scene& scene, float width) {
    session::Session& session = scene.session;
    const ComparedRuns& compared = session.compared();
    std::vector<session::Choices> searches{session.choices()};
    std::vector<std::string> names{std::string(scene.say(Text::compare_add)),
                                   std::string(scene.say(Text::compare_add_shown))};
    for (const search::Algorithm& algorithm : search::algorithms()) {
        session::Choices choices = session.choices();
        choices.algorithm = &algorithm;
        choices.rule_set = search::RuleSet::Textbook;
        names.push_back(teach::algorithm_name(scene.say, algorithm, choices.rules()));
        searches.push_back(choices);
    }
    std::vector<Choice> offered{{.text = names[0], .id = "none"}};
    for (std::size_t i = 0; i < searches.size(); ++i) {
        offered.push_back({.text = names[i + 1],
                           .id = i == 0 ? "shown" : searches[i].algorithm->name,
                           .disabled_reason = compared.holds(searches[i])
                                                  ? scene.say(Text::compare_held)
                                                  : std::string_view{}});
    }
    const int chosen = combo(scene.look, "compare_add", offered, 0, width);
    tooltip_for_last_item(scene.look, scene.say(Text::compare_add_hint));
    if (chosen > 0) session.compared().add(searches[static_cast<std::size_t>(chosen - 1)]);
}

}  // namespace statescope::ui
