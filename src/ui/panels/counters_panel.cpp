#include "ui/panels/counters_panel.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "teach/definitions.hpp"
#include "teach/figures.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using teach::Counter;
using teach::Text;

namespace {

constexpr float cell_padding = 5;  // at scale 1

/// Counters that only a best-first search can move are left out of a breadth-first one. A search in
/// the memory of one path keeps only that and what waits beside it, so what all its nodes would
/// take is idle.
bool applies(const Scene& scene, Counter counter) {
    const trace::TakeOrder& order = scene.trace.head().order;
    if (counter == Counter::CutOff) return order.rounds != trace::Rounds::None;
    if (counter == Counter::Forgotten) return order.forgets;
    if (teach::is_memory(counter)) return !order.keeps_one_path();
    const bool best_first_only = counter == Counter::Improved || counter == Counter::Reopened;
    return !best_first_only || order.minds_g();
}

bool takes_a_row(Counter counter) {
    return counter == Counter::LargestFrontier || teach::is_memory(counter);
}

std::string shown_value(const Scene& scene, Counter counter) {
    const std::uint64_t value = teach::value(scene.counters, counter);
    return teach::is_memory(counter) ? teach::bytes_text(scene.say, value)
                                     : teach::grouped(scene.say, value);
}

void draw_counter(const Scene& scene, Counter counter) {
    const teach::Term term = teach::term(scene.say, counter);
    const std::string id = fmt::format("counter_{}", static_cast<int>(counter));
    figure(scene.look, term.name, id, shown_value(scene, counter), term.meaning);
}

/// Two columns, where every name and figure has room in them.
int columns_for(const Scene& scene, float width) {
    const Look& look = scene.look;
    float widest = 0;
    for (const Counter counter : teach::all_counters()) {
        if (!applies(scene, counter) || takes_a_row(counter)) continue;
        const float name =
            text_size(look.font(Type::Small), teach::term(scene.say, counter).name).x;
        const float value = text_size(look.font(Type::Bold), shown_value(scene, counter)).x;
        widest = std::max(widest, name + value);
    }
    return 2 * (widest + look.px(8 + 2 * cell_padding)) <= width ? 2 : 1;
}

}  // namespace

PanelSpec CountersPanel::spec() const {
    return {.name = "counters",
            .column = Column::Right,
            .height = 230,
            .least_height = 150,
            .stretch = 0};
}

std::string CountersPanel::title(const Scene& scene) const {
    return std::string(scene.say(Text::counters_title));
}

void CountersPanel::draw(Scene& scene) {
    const int columns = columns_for(scene, ImGui::GetContentRegionAvail().x);
    // Two columns; what has a long name or a long figure takes a row of its own.
    ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, {scene.look.px(cell_padding), 0});
    if (ImGui::BeginTable("###counters", columns, ImGuiTableFlags_SizingStretchSame)) {
        for (const Counter counter : teach::all_counters()) {
            if (!applies(scene, counter) || takes_a_row(counter)) continue;
            ImGui::TableNextColumn();
            draw_counter(scene, counter);
        }
        ImGui::EndTable();
    }
    ImGui::PopStyleVar();
    for (const Counter counter : teach::all_counters()) {
        if (applies(scene, counter) && takes_a_row(counter)) draw_counter(scene, counter);
    }
}

}  // namespace statescope::ui
