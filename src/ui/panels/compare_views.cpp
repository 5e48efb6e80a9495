// The views of the comparison: a map for each search, one map of two, the table, the curves.

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "teach/figures.hpp"
#include "ui/panels/compare_look.hpp"
#include "ui/panels/compare_picture.hpp"
#include "ui/panels/map_colours.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using session::BesideRun;
using session::CompareView;
using teach::arg;
using teach::grouped;
using teach::Text;

namespace {

constexpr float least_map = 80;  // at scale 1

}  // namespace

void ComparePicture::draw_view(Scene& scene, session::CompareView view,
                               const std::vector<ComparedAt>& ready, ImVec2 room) {
    switch (view) {
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
