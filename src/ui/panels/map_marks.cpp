#include "ui/panels/map_marks.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "teach/figures.hpp"
#include "ui/board_item.hpp"
#include "ui/board_view.hpp"
#include "ui/press_item.hpp"
#include "ui/shapes.hpp"
#include "ui/text.hpp"

namespace statescope::ui {

using layout::Place;
using trace::EventKind;

namespace {

// At scale 1.
constexpr float least_mark = 11;  ///< side of a sign round a board that is only a dot
constexpr float path_width = 3;
constexpr std::size_t most_points_with_rim = 1000;
constexpr float faintest_path = 0.015f;  ///< with less, eight bits a colour show nothing
constexpr float largest_cell = 26;
constexpr float smallest_cell = 5;  ///< of a real board
constexpr float board_part = 0.9f;  ///< of a board's square: the rest shows its colour

/// The cell with which real boards are drawn, or 0 when there is no room for them.
float board_cell(const MapSheet& sheet) {
    const Look& look = sheet.scene.look;
    const float room = sheet.canvas.side() * board_part;
    const puzzle::Shape shape = sheet.scene.shape();
    const ImVec2 least = board_size(shape, look.px(smallest_cell));
    if (room < least.x || room < least.y) return 0;
    return std::min(cell_to_fit(shape, {room, room}), look.px(largest_cell));
}

/// A square round a board, as large as its square on the map or as a sign must be to be seen.
struct Mark {
    ImVec2 low;
    ImVec2 high;

    Mark(const MapSheet& sheet, const Place& place, float beyond = 0) {
        const Look& look = sheet.scene.look;
        const float side = std::max(sheet.canvas.side() + look.px(4), look.px(least_mark));
        const ImVec2 at = sheet.at(place);
        const float half = std::round(side / 2) + beyond;
        low = {std::round(at.x) - half, std::round(at.y) - half};
        high = {std::round(at.x) + half, std::round(at.y) + half};
    }
};

/// An outline in a colour with the ground's colour on both sides, so that it stands on anything.
void outline(const MapSheet& sheet, ImDrawList& list, const Mark& mark, ImU32 colour, float width) {
    const Look& look = sheet.scene.look;
    const float rim = look.px(1);
    draw_outline(list, {mark.low.x - rim, mark.low.y - rim}, {mark.high.x + rim, mark.high.y + rim},
                 look.px(3), look.colours().panel, width + 2 * rim);
    draw_outline(list, mark.low, mark.high, look.px(2), colour, width);
}

void mark_current(const MapSheet& sheet, ImDrawList& list) {
    const Scene& scene = sheet.scene;
    if (!scene.current) return;
    const auto place = sheet.stage.place_of(scene, scene.trace.node(*scene.current).board);
    if (!place) return;
    const Look& look = scene.look;
    const Mark inner(sheet, *place);
    const Mark outer(sheet, *place, look.px(4));
    outline(sheet, list, outer, look.colours().current_line, look.px(2));
    outline(sheet, list, inner, look.colours().current_line, look.px(2));
    announce("map_current", inner.low, inner.high);
}

void mark_duplicate(const MapSheet& sheet, ImDrawList& list) {
    const Scene& scene = sheet.scene;
    const trace::Event& event = scene.trace.event(scene.step);
    if (event.kind != EventKind::Duplicate && event.kind != EventKind::Dropped) return;
    const auto place = sheet.stage.place_of(scene, scene.trace.node(event.other).board);
    if (!place) return;
    const Look& look = scene.look;
    const Mark mark(sheet, *place, look.px(2));
    list.AddRectFilled(mark.low, mark.high, faded(look.colours().panel, 0.75f), look.px(2));
    draw_dashed_rect(list, mark.low, mark.high, look.px(2), look.colours().ink, look.px(2),
                     look.px(4), look.px(3));
    announce("map_duplicate", mark.low, mark.high);
}

void mark_board(const MapSheet& sheet, ImDrawList& list, const std::optional<puzzle::Board>& board,
                ImU32 colour, float width, std::string_view name) {
    if (!board) return;
    const auto place = sheet.stage.place_of(sheet.scene, *board);
    if (!place) return;
    const Mark mark(sheet, *place, sheet.scene.look.px(1));
    outline(sheet, list, mark, colour, width);
    announce(name, mark.low, mark.high);
}

/// A word or figure on a piece of ground.
void write(const Look& look, ImDrawList& list, ImVec2 middle, std::string_view word, ImU32 colour) {
    const ImFont* font = look.font(Type::Small);
    const ImVec2 size = text_size(font, word);
    const ImVec2 low{std::round(middle.x - size.x / 2), std::round(middle.y - size.y / 2)};
    list.AddRectFilled({low.x - look.px(2), low.y}, {low.x + size.x + look.px(2), low.y + size.y},
                       faded(look.colours().panel, 0.8f), look.px(3));
    draw_text(list, look.font(Type::Small), low, colour, word);
}

void mark_ends(const MapSheet& sheet, ImDrawList& list) {
    const Scene& scene = sheet.scene;
    const Look& look = scene.look;
    const trace::TraceHead& head = scene.trace.head();
    if (const auto start = sheet.stage.place_of(scene, head.start)) {
        const Mark mark(sheet, *start);
        const ImVec2 at = sheet.at(*start);
        list.AddCircleFilled(at, look.px(4), look.colours().panel);
        list.AddCircleFilled(at, look.px(3), look.colours().ink);
        const float away = look.font(Type::Small)->FontSize / 2 + look.px(3);
        const bool room_below = mark.high.y + 2 * away < sheet.high.y;
        write(look, list, {at.x, room_below ? mark.high.y + away : mark.low.y - away},
              scene.say(teach::Text::map_start), look.colours().ink);
        announce("map_start", mark.low, mark.high);
    }
    if (const auto goal = sheet.stage.place_of(scene, head.goal)) {
        const Mark mark(sheet, *goal);
        draw_star(list, sheet.at(*goal), look.px(9), look.colours().goal_fill, look.colours().ink);
        announce("map_goal", mark.low, mark.high);
    }
}

/// In pieces: ImGui numbers the corners of one line with 16 bits.
void draw_line(ImDrawList& list, const std::vector<ImVec2>& points, ImU32 colour, float width) {
    constexpr std::size_t piece = 4096;
    for (std::size_t from = 0; from + 1 < points.size(); from += piece - 1) {
        const std::size_t count = std::min(piece, points.size() - from);
        list.AddPolyline(points.data() + from, static_cast<int>(count), colour, ImDrawFlags_None,
                         width);
    }
}

void draw_path(const MapSheet& sheet, ImDrawList& list) {
    const Scene& scene = sheet.scene;
    if (!scene.current || scene.path.size() < 2) return;
    std::vector<ImVec2> points;
    for (const trace::NodeId node : scene.path) {
        const auto place = sheet.stage.place_of(scene, scene.trace.node(node).board);
        if (!place) return;
        points.push_back(sheet.at(*place));
    }
    const Look& look = scene.look;
    if (points.size() > most_points_with_rim) {
        // A path that goes everywhere would only cover the map: it is a veil, darker where it comes
        // by more often.
        const float share =
            static_cast<float>(most_points_with_rim) / static_cast<float>(points.size());
        const ImU32 colour = faded(look.colours().path_line, std::max(share, faintest_path));
        return draw_line(list, points, colour, look.line());
    }
    draw_line(list, points, faded(look.colours().panel, 0.85f), look.px(path_width) + look.px(3));
    draw_line(list, points, look.colours().path_line, look.px(path_width));
}

void draw_boards(const MapSheet& sheet, ImDrawList& list, float cell) {
    const Scene& scene = sheet.scene;
    const trace::BoardIndex& boards = scene.session.recorded().boards();
    const ImVec2 size = board_size(scene.shape(), cell);
    std::vector<std::uint32_t> numbers = sheet.canvas.raster().shown();
    if (sheet.stage.map().solid) {
        const layout::MapProjection project(sheet.view);
        const auto& places = sheet.stage.map().places;
        std::sort(numbers.begin(), numbers.end(), [&](std::uint32_t a, std::uint32_t b) {
            return project(places[a]).depth < project(places[b]).depth;
        });
    }
    for (const std::uint32_t number : numbers) {
        const auto node = boards.newest(number, scene.counters.nodes);
        if (!node && !sheet.stage.whole_space()) continue;
        const ImVec2 at = sheet.at(sheet.stage.map().places[number]);
        const ImVec2 low{std::round(at.x - size.x / 2), std::round(at.y - size.y / 2)};
        const puzzle::Board board = boards.board(number);
        const BoardLook how = node ? node_look(scene, *node) : plain_look(scene, board);
        draw_board(scene.look, list, low, cell, board, scene.shape(), how);
        announce("map_board " + teach::board(board, scene.shape()), low,
                 {low.x + size.x, low.y + size.y});
    }
}

/// The figures of the guides, leaving out those that would lie on others.
void write_figures(const MapSheet& sheet, ImDrawList& list) {
    const Look& look = sheet.scene.look;
    const auto& guides = sheet.stage.map().guides;
    std::vector<ImRect> taken;
    const auto free = [&](const ImRect& box) {
        return std::none_of(taken.begin(), taken.end(),
                            [&](const ImRect& other) { return other.Overlaps(box); });
    };
    // Outer rings first: they are the longer way off.
    for (std::size_t i = guides.size(); i-- > 0;) {
        const layout::Guide& guide = guides[i];
        if (guide.number == layout::Guide::no_number) continue;
        ImVec2 at = sheet.at(guide.number_at);
        const std::string figure =
            teach::grouped(sheet.scene.say, static_cast<std::uint64_t>(guide.number));
        const ImVec2 size = text_size(look.font(Type::Small), figure);
        if (sheet.stage.map().solid) {
            // At the body's edge, whichever way it is turned.
            at = sheet.at({0, guide.number_at.y, 0});
            at.x += guide.number_at.x * sheet.view.zoom + size.x / 2 + look.px(7);
        }
        const ImVec2 half{size.x / 2 + look.px(2), size.y / 2};
        const ImRect box({at.x - half.x, at.y - half.y}, {at.x + half.x, at.y + half.y});
        if (!ImRect(sheet.low, sheet.high).Contains(box) || !free(box)) continue;
        taken.push_back(box);
        write(look, list, at, figure, look.colours().dim_ink);
    }
}

}  // namespace

ImVec2 MapSheet::at(const Place& place) const {
    const layout::MapProjection::Spot spot = layout::MapProjection(view)(place);
    return {low.x + spot.x, low.y + spot.y};
}

void draw_map_ground(const MapSheet& sheet, ImDrawList& list) {
    const Look& look = sheet.scene.look;
    const Colours& c = look.colours();
    const layout::MapPlaces& map = sheet.stage.map();
    const layout::MapProjection project(sheet.view);
    // Fainter than a panel's border, which is heavy in the projector theme.
    const ImU32 fine = mix(c.panel, c.plain_line, 0.35f);
    std::vector<ImVec2> points;
    for (const layout::Guide& guide : map.guides) {
        points.clear();
        for (const Place& place : guide.line) {
            const auto spot = project(place);
            points.emplace_back(sheet.low.x + spot.x, sheet.low.y + spot.y);
        }
        const bool closed =
            points.size() > 2 && std::hypot(points.front().x - points.back().x,
                                            points.front().y - points.back().y) < 0.5f;
        if (closed) points.pop_back();
        list.AddPolyline(
            points.data(), static_cast<int>(points.size()), guide.strong ? c.dim_ink : fine,
            closed ? ImDrawFlags_Closed : ImDrawFlags_None, look.px(guide.strong ? 2 : 1));
    }
    for (const auto& [from, to] : sheet.stage.edges()) {
        const Place& a = map.places[from];
        const Place& b = map.places[to];
        if (!a.exists() || !b.exists()) continue;
        const bool seen = sheet.stage.state(from) != trace::BoardState::Unseen &&
                          sheet.stage.state(to) != trace::BoardState::Unseen;
        list.AddLine(sheet.at(a), sheet.at(b), seen ? c.edge : fine, look.px(seen ? 1.5f : 1));
    }
    announce("map_area", sheet.at({map.bounds.left, map.bounds.top, 0}),
             sheet.at({map.bounds.right, map.bounds.bottom, 0}));
}

void draw_map_marks(const MapSheet& sheet, ImDrawList& list) {
    const Scene& scene = sheet.scene;
    const Look& look = scene.look;
    const Colours& c = look.colours();
    const float cell = board_cell(sheet);
    draw_path(sheet, list);
    if (cell > 0) draw_boards(sheet, list, cell);
    write_figures(sheet, list);
    mark_duplicate(sheet, list);
    if (cell == 0) {
        // Real boards wear these signs themselves.
        mark_ends(sheet, list);
        mark_current(sheet, list);
        mark_board(sheet, list, scene.session.selected, c.select_line, look.px(3), "map_selected");
        mark_board(sheet, list, scene.session.hovered, c.ink, look.px(2), "map_hovered");
    }
}

}  // namespace statescope::ui
