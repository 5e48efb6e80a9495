#include "ui/panels/compare_picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "teach/figures.hpp"
#include "teach/rule_terms.hpp"
#include "ui/choices.hpp"
#include "ui/panels/compare_look.hpp"
#include "ui/panels/map_colours.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::BesideRun;
using session::ComparedRuns;
using session::CompareView;
using teach::arg;
using teach::grouped;
using teach::Text;

namespace {

constexpr float pace_width = 236;  // at scale 1
constexpr float view_width = 236;
constexpr float between = 4;
constexpr float least_map = 80;

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
        return teach::algorithm_name(scene.say, *choices.algorithm, choices.rules().heuristic);
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
    switch (view_of(scene)) {
        case CompareView::Maps:
            return draw_maps(scene, room);
        case CompareView::OneMap:
            return draw_one_map(scene, room);
        case CompareView::Table:
            return table_.draw(scene, ready, room);
        case CompareView::Growth:
            return growth_.draw(scene, ready, room);
    }
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
    const float wanted = look.px(view_width) + look.px(pace_width) + look.px(8);
    const bool below = tabs > 0 && tabs + wanted > all;
    const float left = below ? 0 : std::max(0.0f, all - wanted);
    const float top = below ? corner.y + height + look.px(between) : corner.y;
    const float part = std::min(look.px(view_width), std::floor((all - left - look.px(8)) / 2));
    ImGui::SetCursorPos({corner.x + left, top});
    choose(scene, views, session::compare_views, preferences.compare_view, part);
    ImGui::SetCursorPos({corner.x + all - part, top});
    choose(scene, paces, session::compare_paces, preferences.compare_pace, part);
    ImGui::SetCursorPos({corner.x, top + height});
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
        names.push_back(teach::algorithm_name(scene.say, algorithm, choices.rules().heuristic));
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

/// A map for each search, as many side by side as there are searches.
void ComparePicture::draw_maps(Scene& scene, ImVec2 room) {
    const Look& look = scene.look;
    if (!CompareMaps::possible(scene.shape())) {
        return paragraph(look, Type::Body, look.colours().dim_ink,
                         scene.say(Text::compare_few_cells));
    }
    const ImVec2 corner = ImGui::GetCursorPos();
    const std::size_t count = scene.session.compared().beside().size() + 1;
    const float gap = look.px(8);
    const float width =
        std::floor((room.x - gap * static_cast<float>(count - 1)) / static_cast<float>(count));
    const float caption = 2 * look.font(Type::Small)->FontSize + look.px(6);
    const float height = std::max(room.y - caption, look.px(least_map));
    for (std::size_t place = 0; place < count; ++place) {
        const float left = corner.x + static_cast<float>(place) * (width + gap);
        ImGui::SetCursorPos({left, corner.y});
        const auto search = at(scene, place);
        std::string words;
        if (search) {
            const trace::Counters counters = search->recorded->trace().counters(search->step);
            words = scene.say(Text::compare_at, arg("step", grouped(scene.say, search->step)),
                              arg("expanded", grouped(scene.say, counters.expanded)),
                              arg("frontier", grouped(scene.say, counters.frontier)));
        } else {
            const BesideRun& run = scene.session.compared().beside()[place - 1];
            words = scene.say(Text::compare_waiting,
                              arg("nodes", grouped(scene.say, run.job->nodes())));
        }
        ImGui::PushTextWrapPos(left + width);
        ImGui::PushFont(look.font(Type::Small));
        ImGui::PushStyleColor(ImGuiCol_Text, look.colours().dim_ink);
        const std::string caption_text = std::string(compare_letter(place)) + "  " + words;
        ImGui::TextUnformatted(caption_text.c_str());
        ImGui::PopStyleColor();
        ImGui::PopFont();
        ImGui::PopTextWrapPos();
        if (!search) continue;
        ImGui::SetCursorPos({left, corner.y + caption});
        maps_.draw(scene, place, *search, {width, height});
    }
}

void ComparePicture::draw_one_map(Scene& scene, ImVec2 room) {
    const Look& look = scene.look;
    const auto first = at(scene, 0);
    const auto second =
        scene.session.compared().beside().empty() ? std::nullopt : at(scene, second_);
    if (!CompareMaps::possible(scene.shape())) {
        return paragraph(look, Type::Body, look.colours().dim_ink,
                         scene.say(Text::compare_few_cells));
    }
    if (!second) return;
    const ImVec2 corner = ImGui::GetCursorPos();
    const float words = 2 * look.font(Type::Body)->FontSize + look.px(12);
    maps_.draw(scene, *first, *second, {room.x, std::max(room.y - words, look.px(least_map))});
    ImGui::SetCursorPos({corner.x, corner.y + room.y - words + look.px(4)});
    draw_shared(scene, *first, *second);
}

/// The legend of one map with its counts, and what they come to.
void ComparePicture::draw_shared(const Scene& scene, const ComparedAt& first,
                                 const ComparedAt& second) {
    const Look& look = scene.look;
    const SharedBoards& shared = maps_.shared();
    const auto entry = [&](std::uint8_t which, const std::string& words) {
        const float side = look.px(11);
        const ImVec2 low = ImGui::GetCursorScreenPos();
        const float top = std::round(low.y + (look.font(Type::Body)->FontSize - side) / 2);
        ImGui::GetWindowDrawList()->AddRectFilled({low.x, top}, {low.x + side, top + side},
                                                  map_colour(look.theme, which, {}));
        ImGui::Dummy({side, look.font(Type::Body)->FontSize});
        ImGui::SameLine(0, look.px(6));
        text(look, Type::Body, look.colours().ink, words);
        ImGui::SameLine(0, look.px(16));
    };
    entry(map_class::only_first, scene.say(Text::compare_only, arg("run", first.letter),
                                           arg("count", grouped(scene.say, shared.only_first))));
    entry(map_class::only_second, scene.say(Text::compare_only, arg("run", second.letter),
                                            arg("count", grouped(scene.say, shared.only_second))));
    entry(map_class::both,
          scene.say(Text::compare_both, arg("count", grouped(scene.say, shared.both))));
    ImGui::NewLine();

    const bool first_is_fewer = shared.only_second >= shared.only_first;
    const std::string_view fewer = first_is_fewer ? first.letter : second.letter;
    const std::string_view more = first_is_fewer ? second.letter : first.letter;
    const std::uint32_t left_out = std::max(shared.only_first, shared.only_second);
    if (left_out == 0) {
        return text(look, Type::Body, look.colours().ink,
                    scene.say(Text::compare_left_out_none, arg("fewer", fewer), arg("more", more)));
    }
    const double part = 100.0 * left_out / (left_out + shared.both);
    text(look, Type::Body, look.colours().ink,
         scene.say(Text::compare_left_out, arg("fewer", fewer), arg("more", more),
                   arg("percent", fmt::format("{:.1f}", part))));
}

}  // namespace statescope::ui
