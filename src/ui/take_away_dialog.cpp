#include "ui/take_away_dialog.hpp"

#include <fmt/format.h>
#include <imgui.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <new>
#include <utility>

#include "session/safe_file.hpp"
#include "teach/figures.hpp"
#include "ui/choices.hpp"
#include "ui/dialog.hpp"
#include "ui/taken_terms.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::Overwrite;
using session::Taken;
using session::TakenAway;
using session::TakenForm;
using session::TakenGround;
using teach::arg;
using teach::grouped;
using teach::Text;

namespace {

constexpr const char* dialog_id = "take_away_dialog";
// At scale 1.
constexpr float label_width = 92;
constexpr float number_width = 110;

/// A label at the left; what follows stands beside it.
void label(const Scene& scene, Text name) {
    const float left = ImGui::GetCursorPosX();
    row_text(scene.look, Type::Body, scene.look.colours().dim_ink, scene.say(name));
    ImGui::SameLine();
    ImGui::SetCursorPosX(left + scene.look.px(label_width));
}

std::optional<trace::Step> step_of(std::string_view text) {
    trace::Step step = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), step);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return step;
}

}  // namespace

std::string TakeAwayDialog::proposed_name(const Scene& scene) const {
    std::string stem;
    if (taking_.taken == Taken::Panel) {
        stem = taking_.panel;
    } else {
        stem = taken_entry(taking_.taken).id;
    }
    if (taking_.taken == Taken::Comparison || taking_.taken == Taken::Experiment)
        return fmt::format("{}{}", stem, session::extension_of(taking_.form));
    const std::string_view search = scene.session.recorded().choices().algorithm->name;
    const bool of_step = taking_.taken == Taken::Tree || taking_.taken == Taken::Path ||
                         taking_.taken == Taken::Board;
    if (of_step) stem += fmt::format("-{}", scene.step);
    return fmt::format("{}-{}{}", search, stem, session::extension_of(taking_.form));
}

void TakeAwayDialog::open(const Scene& scene) {
    const trace::Step last = scene.trace.last_step();
    taking_.last = last;
    // A long search begins with what fits into one animation.
    if (last >= session::most_pictures) taking_.last = session::most_pictures - 1;
    taking_.first = 0;
    first_text_ = std::to_string(taking_.first);
    last_text_ = std::to_string(taking_.last);
    outcome_.clear();
    target_.begin(scene.session.pictures_folder, proposed_name(scene));
    open_dialog(dialog_id);
}

std::string TakeAwayDialog::why_not(const Scene& scene) const {
    if (under_way()) return std::string(scene.say(Text::reason_writing));
    if (taking_.taken == Taken::Steps) {
        const trace::Step last = scene.trace.last_step();
        const auto from = step_of(first_text_);
        const auto to = step_of(last_text_);
        if (!from || !to || *from > *to || *to > last)
            return scene.say(Text::reason_wrong_steps, arg("last", grouped(scene.say, last)));
        if (*to - *from >= session::most_pictures) {
            return scene.say(Text::reason_too_many_pictures,
                             arg("count", grouped(scene.say, *to - *from + 1)),
                             arg("most", grouped(scene.say, session::most_pictures)));
        }
    }
    if (session::is_of_screen(taking_.taken)) return why_no_shot(scene);
    return session::why_not_taken(session::taking_from(scene.session, taking_.taken), taking_)
        .value_or("");
}

std::string TakeAwayDialog::why_no_shot(const Scene& scene) const {
    // A part of the window is cut out of a picture of all of it.
    const ImGuiIO& io = ImGui::GetIO();
    const auto pixels = [&](float points, float per_point) {
        return std::lround(points * per_point) * taking_.times;
    };
    const auto larger = std::max(pixels(io.DisplaySize.x, io.DisplayFramebufferScale.x),
                                 pixels(io.DisplaySize.y, io.DisplayFramebufferScale.y));
    if (larger <= largest_picture) return {};
    const auto shown = [&](long count) {
        return grouped(scene.say, static_cast<std::uint64_t>(count));
    };
    return scene.say(Text::reason_too_many_pixels, arg("count", shown(larger)),
                     arg("most", shown(largest_picture)));
}

void TakeAwayDialog::draw(Scene& scene) {
    if (job_) {
        if (const auto result = job_->finished()) {
            job_.reset();
            take_result(scene.say, *result);
        }
    }
    if (std::exchange(reopen_, false)) {
        open_dialog(dialog_id);
        frames_to_appear_ = 3;
    }
    // No input drives the frames in which it finds its size.
    if (frames_to_appear_ > 0) {
        --frames_to_appear_;
        scene.moving = true;
    }
    Dialog dialog(scene.look, dialog_id, scene.say(Text::dialog_away), {720, 620},
                  scene.say(Text::close));
    if (!dialog.visible()) return;
    draw_what(scene);
    draw_form(scene);
    if (session::is_pixels(taking_.form)) draw_picture_options(scene);
    if (session::is_many(taking_.form)) draw_steps(scene);
    target_.propose(proposed_name(scene));
    draw_target(scene, dialog);
}

void TakeAwayDialog::draw_what(Scene& scene) {
    std::vector<Choice> choices;
    std::vector<std::string> names;
    std::vector<std::string> ids;
    names.reserve(panels.size());
    ids.reserve(panels.size());
    int chosen = 0;
    const auto entries = taken_entries();
    for (const TakenEntry& entry : entries) {
        if (entry.taken == taking_.taken) chosen = static_cast<int>(choices.size());
        choices.push_back(
            {.text = scene.say(entry.name), .id = entry.id, .tooltip = scene.say(entry.hint)});
    }
    for (const PanelName& panel : panels) {
        if (taking_.taken == Taken::Panel && taking_.panel == panel.id)
            chosen = static_cast<int>(choices.size());
        const bool middle = panel.id == "picture";
        names.push_back(middle ? std::string(scene.say(Text::away_what_middle))
                               : scene.say(Text::away_what_panel, arg("panel", panel.title)));
        ids.push_back("panel_" + panel.id);
        choices.push_back({.text = names.back(),
                           .id = ids.back(),
                           .tooltip = scene.say(middle ? Text::away_what_middle_hint
                                                       : Text::away_what_panel_hint)});
    }
    // A panel that was folded, or a picture that gave way to another, is there no longer.
    if (taking_.taken == Taken::Panel && chosen == 0) taking_.taken = Taken::Tree;
    label(scene, Text::away_what);
    const int now = combo(scene.look, "away_what", choices, chosen);
    if (now == chosen) return;
    const auto place = static_cast<std::size_t>(now);
    if (place < entries.size()) {
        taking_.taken = entries[place].taken;
    } else {
        taking_.taken = Taken::Panel;
        taking_.panel = panels[place - entries.size()].id;
    }
    const auto forms = session::forms_of(taking_.taken);
    if (std::find(forms.begin(), forms.end(), taking_.form) == forms.end())
        taking_.form = forms.front();
    if (!session::is_of_screen(taking_.taken) && taking_.ground == TakenGround::AsShown)
        taking_.ground = TakenGround::White;
    outcome_.clear();
}

void TakeAwayDialog::draw_form(Scene& scene) {
    const auto forms = session::forms_of(taking_.taken);
    std::vector<Choice> choices;
    int chosen = 0;
    for (const TakenForm form : forms) {
        const FormEntry& entry = form_entry(form);
        if (form == taking_.form) chosen = static_cast<int>(choices.size());
        choices.push_back({.text = scene.say(entry.name), .id = entry.id});
    }
    label(scene, Text::away_form);
    const int now = segmented(scene.look, choices, chosen);
    taking_.form = forms[static_cast<std::size_t>(now)];
}

void TakeAwayDialog::draw_picture_options(Scene& scene) {
    constexpr std::array<int, 4> sizes{1, 2, 3, 4};
    std::array<std::string, sizes.size()> names;
    std::array<std::string, sizes.size()> ids;
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        names[i] = scene.say(Text::away_times, arg("count", sizes[i]));
        ids[i] = "times_" + std::to_string(sizes[i]);
        choices.push_back({.text = names[i], .id = ids[i]});
    }
    label(scene, Text::away_size);
    taking_.times = sizes[static_cast<std::size_t>(
        segmented(scene.look, choices, std::clamp(taking_.times, 1, 4) - 1))];
    if (taking_.form == TakenForm::Gif) return;

    constexpr std::array grounds{TakenGround::White, TakenGround::Transparent,
                                 TakenGround::AsShown};
    std::vector<Choice> ground_choices{
        {.text = scene.say(Text::away_white), .id = "ground_white"},
        {.text = scene.say(Text::away_transparent), .id = "ground_transparent"}};
    if (session::is_of_screen(taking_.taken))
        ground_choices.push_back({.text = scene.say(Text::away_as_shown), .id = "ground_shown"});
    label(scene, Text::away_background);
    const int chosen = static_cast<int>(taking_.ground);
    taking_.ground =
        grounds[static_cast<std::size_t>(segmented(scene.look, ground_choices, chosen))];
}

void TakeAwayDialog::draw_steps(Scene& scene) {
    const Look& look = scene.look;
    if (taking_.taken == Taken::Steps) {
        label(scene, Text::away_steps);
        row_text(look, Type::Body, look.colours().ink, scene.say(Text::away_steps_from));
        ImGui::SameLine();
        text_field(look, "first_step", first_text_, {.width = look.px(number_width)});
        ImGui::SameLine();
        row_text(look, Type::Body, look.colours().ink, scene.say(Text::away_steps_to));
        ImGui::SameLine();
        text_field(look, "last_step", last_text_, {.width = look.px(number_width)});
        taking_.first = step_of(first_text_).value_or(taking_.first);
        taking_.last = step_of(last_text_).value_or(taking_.last);
    }
    if (taking_.form != TakenForm::Gif) return;
    constexpr std::array<int, 6> delays{100, 200, 500, 1000, 2000, 5000};
    std::array<std::string, delays.size()> names;
    std::array<std::string, delays.size()> ids;
    std::vector<Choice> choices;
    int chosen = 0;
    for (std::size_t i = 0; i < delays.size(); ++i) {
        if (delays[i] == taking_.delay) chosen = static_cast<int>(i);
        names[i] =
            scene.say(Text::away_delay_value,
                      arg("count", grouped(scene.say, static_cast<std::uint64_t>(delays[i]))));
        ids[i] = "delay_" + std::to_string(delays[i]);
        choices.push_back({.text = names[i], .id = ids[i]});
    }
    label(scene, Text::away_delay);
    taking_.delay = delays[static_cast<std::size_t>(segmented(look, choices, chosen))];
}

void TakeAwayDialog::draw_target(Scene& scene, Dialog& dialog) {
    const Look& look = scene.look;
    const std::string reason = why_not(scene);
    const float below = look.px(34) + ImGui::GetStyle().ItemSpacing.y;
    const auto asked = target_.draw(scene, scene.say(Text::dialog_do_write),
                                    ImGui::GetContentRegionAvail().y - below, reason);
    ImGui::SameLine();
    std::string_view no_copy = reason;
    if (session::is_many(taking_.form)) {
        no_copy = scene.say(Text::reason_copy_many);
    } else if (taking_.form == TakenForm::Png && !clipboard.there) {
        no_copy = scene.say(Text::reason_copy_picture);
    }
    const bool copied =
        button(look, scene.say(Text::away_copy), "do_copy",
               {.disabled_reason = no_copy, .tooltip = scene.say(Text::away_copy_hint)});
    if (job_) {
        draw_progress(scene);
    } else {
        draw_outcome(scene);
    }
    if (asked == FileTarget::Asked::Nothing && !copied) return;
    outcome_.clear();
    if (session::is_of_screen(taking_.taken)) dialog.close();
    if (copied) return copy(scene);
    target_.complete(session::extension_of(taking_.form));
    write(scene, asked == FileTarget::Asked::Replace ? Overwrite::Yes : Overwrite::Never);
}

void TakeAwayDialog::draw_progress(Scene& scene) {
    const Look& look = scene.look;
    const std::string said =
        scene.say(Text::away_progress, arg("done", grouped(scene.say, job_->done())),
                  arg("all", grouped(scene.say, job_->all())));
    const ImVec2 cancel = button_size(look, scene.say(Text::cancel));
    const float width =
        ImGui::GetContentRegionAvail().x - cancel.x - ImGui::GetStyle().ItemSpacing.x;
    ImGui::ProgressBar(static_cast<float>(job_->done()) / static_cast<float>(job_->all()),
                       {width, cancel.y}, said.c_str());
    ImGui::SameLine();
    if (button(look, scene.say(Text::cancel), "away_cancel")) job_->cancel();
}

void TakeAwayDialog::draw_outcome(const Scene& scene) {
    const Colours& c = scene.look.colours();
    if (!outcome_.empty())
        paragraph(scene.look, Type::Body, went_wrong_ ? c.bad_ink : c.good_ink, outcome_);
}

void TakeAwayDialog::write(Scene& scene, Overwrite overwrite) {
    if (session::is_of_screen(taking_.taken)) return write_shot(scene, overwrite);
    job_ = std::make_unique<session::TakeAwayJob>(
        session::taking_from(scene.session, taking_.taken), taking_, target_.file(), overwrite);
}

void TakeAwayDialog::write_shot(Scene& scene, Overwrite overwrite) {
    const std::string part =
        taking_.taken == Taken::Window ? std::string(FrameShot::window) : taking_.panel;
    shot_.ask(part, taking_.times, taking_.ground,
              [this, &say = scene.say, overwrite](const std::string& png) {
                  TakenAway result{.end = TakenAway::End::Written, .file = target_.file()};
                  session::SafeFile out(result.file);
                  if (!out.write(png) || !out.finish(overwrite)) {
                      result.end = out.exists() ? TakenAway::End::Exists : TakenAway::End::Failed;
                      result.reason = out.fault();
                  }
                  take_result(say, result);
                  reopen_ = true;
              });
}

void TakeAwayDialog::copy(Scene& scene) {
    const teach::Phrases& say = scene.say;
    if (session::is_of_screen(taking_.taken)) {
        const std::string part =
            taking_.taken == Taken::Window ? std::string(FrameShot::window) : taking_.panel;
        shot_.ask(part, taking_.times, taking_.ground, [this, &say](const std::string& png) {
            copy_png(say, png);
            reopen_ = true;
        });
        return;
    }
    std::string bytes;
    try {
        bytes = session::taken_bytes(session::taking_from(scene.session, taking_.taken), taking_);
    } catch (const std::bad_alloc&) {
        went_wrong_ = true;
        outcome_ = say(Text::away_copy_failed, arg("reason", say(Text::away_too_large)));
        return;
    }
    if (taking_.form == TakenForm::Png) return copy_png(say, bytes);
    ImGui::SetClipboardText(bytes.c_str());
    went_wrong_ = false;
    outcome_ = say(Text::away_copied);
}

void TakeAwayDialog::copy_png(const teach::Phrases& say, const std::string& png) {
    const auto fault = clipboard.copy(png);
    went_wrong_ = fault.has_value();
    outcome_ = fault ? say(Text::away_copy_failed, arg("reason", *fault))
                     : std::string(say(Text::away_copied));
}

void TakeAwayDialog::take_result(const teach::Phrases& say, const TakenAway& result) {
    const std::string file = result.file.filename().string();
    went_wrong_ = result.end == TakenAway::End::Failed;
    switch (result.end) {
        case TakenAway::End::Written:
            outcome_ = result.note.empty() ? say(Text::away_written, arg("file", file))
                                           : say(Text::away_written_note, arg("file", file),
                                                 arg("note", result.note));
            target_.refresh();
            break;
        case TakenAway::End::Exists:
            outcome_.clear();
            target_.tell_exists();
            break;
        case TakenAway::End::Failed:
            outcome_ = say(Text::away_not_written, arg("file", file), arg("reason", result.reason));
            break;
        case TakenAway::End::Cancelled:
            outcome_ = say(Text::away_cancelled);
            break;
    }
}

}  // namespace statescope::ui
