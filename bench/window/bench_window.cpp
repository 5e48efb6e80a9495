// The window as it is used: how soon it stands, how fast it plays, what it costs when nothing
// happens. Needs a display (Xvfb will do). See bench/README.md.

#include <fmt/core.h>
#include <imgui.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <string_view>
#include <thread>
#include <variant>
#include <vector>

#include "platform/window.hpp"
#include "puzzle/board.hpp"
#include "puzzle/board_text.hpp"
#include "search/catalogue.hpp"
#include "session/choices.hpp"
#include "session/session.hpp"
#include "ui/app.hpp"

namespace {

using namespace statescope;
using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

double processor_seconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

platform::FrameSteps steps_of(ui::App& app) {
    platform::FrameSteps steps;
    steps.prepare = [&app] { app.prepare(1); };
    steps.draw = [&app, last = Clock::now()]() mutable {
        const auto now = Clock::now();
        const Seconds elapsed = now - last;
        last = now;
        return app.draw(elapsed) == ui::NextFrame::WhenInputComes ? platform::Pace::Idle
                                                                  : platform::Pace::Playing;
    };
    return steps;
}

/// Draws frames for some seconds, each as soon as the last one is done; `before` runs ahead of
/// each.
void measure_frames(std::string_view what, platform::Window& window, ui::App& app,
                    const std::function<void()>& before) {
    constexpr double measured_seconds = 4;
    const platform::FrameSteps steps = steps_of(app);
    std::vector<double> frames;
    const double processor = processor_seconds();
    const auto begin = Clock::now();
    while (Seconds(Clock::now() - begin).count() < measured_seconds) {
        before();
        const auto frame = Clock::now();
        window.draw_frame(steps);
        frames.push_back(1e3 * Seconds(Clock::now() - frame).count());
    }
    const double elapsed = Seconds(Clock::now() - begin).count();
    const auto count = static_cast<double>(frames.size());
    std::sort(frames.begin(), frames.end());
    fmt::print(
        "{}: {:.1f} frames/s drawn back to back; a frame takes {:.1f} ms (median), "
        "{:.1f} ms (95 of 100); {:.1f} ms of processor time\n",
        what, count / elapsed, frames[frames.size() / 2], frames[frames.size() * 95 / 100],
        1e3 * (processor_seconds() - processor) / count);
}

/// Plays the search shown over and over.
void measure_playing(std::string_view what, platform::Window& window, session::Session& session,
                     ui::App& app, double speed) {
    session.playback().set_speed(speed);
    measure_frames(what, window, app, [&] {
        if (!session.playback().playing()) session.run(session::Command::PlayOrPause);
    });
    session.run(session::Command::PlayOrPause);
}

/// Drags the picture in the middle to and fro.
void measure_dragging(std::string_view what, platform::Window& window, ui::App& app) {
    ImGuiIO& io = ImGui::GetIO();
    const float x = io.DisplaySize.x / 2;
    const float y = io.DisplaySize.y / 3;
    io.AddMousePosEvent(x, y);
    window.draw_frame(steps_of(app));
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, true);
    int frame = 0;
    measure_frames(what, window, app, [&] {
        constexpr int period = 40;
        const int phase = frame++ % period;
        const int away = phase < period / 2 ? phase : period - phase;
        io.AddMousePosEvent(x + static_cast<float>(4 * away), y + static_cast<float>(2 * away));
    });
    io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    window.draw_frame(steps_of(app));
}

/// The map of all 181,440 boards of 3 x 3 during a breadth-first search of all of them.
void measure_map(platform::Window& window, session::Session& session, ui::App& app) {
    const auto board = [&](std::string_view text) {
        return std::get<puzzle::ParsedBoard>(puzzle::parse_board(text, puzzle::Shape{3, 3})).board;
    };
    session.set_problem({{3, 3}, board("867254301"), board("123456780")});
    session.preferences.picture = "map";
    session.wait();
    for (const std::string_view layout : {"rings", "ranks", "heuristic", "space"}) {
        session.preferences.map_layout = layout;
        window.draw_frame(steps_of(app));
        measure_playing(fmt::format("map, {}, playing at full speed", layout), window, session, app,
                        session::Playback::fastest);
        measure_dragging(fmt::format("map, {}, dragged", layout), window, app);
    }
    session.preferences.picture = "tree";
}

/// The tree of a whole search: panned, zoomed from all of it down to a board and back, stepped
/// through and played, each way it can lie.
void measure_tree(std::string_view search, platform::Window& window, session::Session& session,
                  ui::App& app) {
    session.wait();
    const trace::Step last = session.trace().last_step();
    const platform::FrameSteps steps = steps_of(app);
    for (const char* direction : {"top-down", "left-right", "radial"}) {
        session.preferences.tree.orientation = direction;
        session.seek(last);
        for (int i = 0; i < 20; ++i)
            window.draw_frame(steps);
        ImGuiIO& io = ImGui::GetIO();
        io.AddMousePosEvent(630, 250);
        io.AddKeyEvent(ImGuiKey_F, true);
        window.draw_frame(steps);
        io.AddKeyEvent(ImGuiKey_F, false);
        for (int i = 0; i < 20; ++i)
            window.draw_frame(steps);
        const auto named = [&](std::string_view what) {
            return fmt::format("tree, {}, {}, {}", search, direction, what);
        };
        const trace::Step stride = last / 40;
        int frame = 0;
        measure_frames(named("40 steps over all"), window, app,
                       [&] { session.seek(static_cast<trace::Step>(frame++ % 40) * stride); });
        session.seek(last);
        measure_dragging(named("dragged"), window, app);
        frame = 0;
        measure_frames(named("zoomed in and out"), window, app, [&] {
            io.AddMousePosEvent(630, 250);
            io.AddMouseWheelEvent(0, frame++ % 60 < 30 ? 1.0f : -1.0f);
        });
        session.seek(0);
        measure_playing(named("playing at full speed"), window, session, app,
                        session::Playback::fastest);
        session.playback().stop();
    }
}

/// Breadth-first search of the 8-puzzle as far as it goes: 181,440 nodes, 31 deep.
void measure_wide_tree(platform::Window& window, session::Session& session, ui::App& app) {
    const puzzle::Shape shape{3, 3};
    const puzzle::Board goal = puzzle::ordered_board(shape);
    // 8 6 7 / 2 5 4 / 3 0 1, as far from the goal as a board can be.
    session.set_problem({shape, puzzle::Board(0x103452768), goal});
    measure_tree("breadth-first", window, session, app);
}

/// Depth-first search of the textbook's board: 216,580 nodes, a path of 95,150 moves.
void measure_deep_tree(platform::Window& window, session::Session& session, ui::App& app) {
    session.set_problem(session::opening_choices().problem);
    session.set_algorithm(*search::find_algorithm("dfs"));
    measure_tree("depth-first", window, session, app);
}

/// Leaves the window alone. The first second, in which it comes to rest, is not counted.
void measure_idle(platform::Window& window, ui::App& app) {
    constexpr double counted_seconds = 5;
    double before = 0;
    double after = 0;
    std::thread watch([&] {
        std::this_thread::sleep_for(std::chrono::seconds{1});
        before = processor_seconds();
        std::this_thread::sleep_for(Seconds(counted_seconds));
        after = processor_seconds();
        window.request_close();
    });
    window.run(steps_of(app));
    watch.join();
    fmt::print("idle: {:.2f} % of a core\n", 100 * (after - before) / counted_seconds);
}

}  // namespace

int main() {
    const auto begin = Clock::now();
    std::setvbuf(stdout, nullptr, _IOLBF, 0);  // each figure as soon as it is known
    platform::Window window({.title = "Statescope benchmark", .width = 1280, .height = 800});
    session::Session session;
    ui::App app(session);
    window.draw_frame(steps_of(app));
    fmt::print("first frame: {:.0f} ms after the start\n",
               1e3 * Seconds(Clock::now() - begin).count());

    measure_playing("playing", window, session, app, 30);
    measure_idle(window, app);
    measure_map(window, session, app);
    measure_wide_tree(window, session, app);
    measure_deep_tree(window, session, app);
}
