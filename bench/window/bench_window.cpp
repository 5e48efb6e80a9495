// The window as it is used: how soon it stands, how fast it plays, what it costs when nothing
// happens. Needs a display (Xvfb will do). See bench/README.md.

#include <fmt/core.h>
#include <imgui.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <thread>
#include <vector>

#include "platform/window.hpp"
#include "puzzle/board.hpp"
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

/// Plays the textbook search over and over, each frame as soon as the last one is done.
void measure_playing(platform::Window& window, session::Session& session, ui::App& app) {
    const platform::FrameSteps steps = steps_of(app);
    session.playback().set_speed(30);
    std::vector<double> frames;
    const double processor = processor_seconds();
    const auto begin = Clock::now();
    while (Seconds(Clock::now() - begin).count() < 4) {
        if (!session.playback().playing()) session.run(session::Command::PlayOrPause);
        const auto frame = Clock::now();
        window.draw_frame(steps);
        frames.push_back(1e3 * Seconds(Clock::now() - frame).count());
    }
    const double elapsed = Seconds(Clock::now() - begin).count();
    const auto count = static_cast<double>(frames.size());
    std::sort(frames.begin(), frames.end());
    fmt::print(
        "playing: {:.1f} frames/s drawn back to back; a frame takes {:.1f} ms (median), "
        "{:.1f} ms (95 of 100); {:.1f} ms of processor time\n",
        count / elapsed, frames[frames.size() / 2], frames[frames.size() * 95 / 100],
        1e3 * (processor_seconds() - processor) / count);
    if (session.playback().playing()) session.run(session::Command::PlayOrPause);
}

/// Frame times of something done over and over, in milliseconds.
void report(const char* what, std::vector<double> frames, double processor) {
    std::sort(frames.begin(), frames.end());
    fmt::print(
        "{}: {:.1f} ms a frame (median), {:.1f} ms (95 of 100), {:.1f} ms (worst); {:.1f} ms of "
        "processor time\n",
        what, frames[frames.size() / 2], frames[frames.size() * 95 / 100], frames.back(),
        1e3 * processor / static_cast<double>(frames.size()));
}

template <class Act>
void measure_frames(platform::Window& window, ui::App& app, const char* what, int count,
                    const Act& act) {
    const platform::FrameSteps steps = steps_of(app);
    std::vector<double> frames;
    const double processor = processor_seconds();
    for (int i = 0; i < count; ++i) {
        act(i);
        const auto frame = Clock::now();
        window.draw_frame(steps);
        frames.push_back(1e3 * Seconds(Clock::now() - frame).count());
    }
    report(what, frames, processor_seconds() - processor);
}

/// The tree of the whole breadth-first search of the 8-puzzle, 181,440 nodes: panned, zoomed from
/// all of it down to a board and back, stepped through and played, each way it can lie.
void measure_tree(platform::Window& window, session::Session& session, ui::App& app) {
    const puzzle::Shape shape{3, 3};
    const puzzle::Board goal = puzzle::ordered_board(shape);
    // 8 6 7 / 2 5 4 / 3 0 1, as far from the goal as a board can be.
    session.set_problem({shape, puzzle::Board(0x103452768), goal});
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
        fmt::print("tree of {} nodes, {}\n", session.trace().nodes().size(), direction);
        measure_frames(window, app, "  at rest", 30, [](int) {});
        measure_frames(window, app, "  steps, each 20,000 events on", 40,
                       [&](int i) { session.seek(static_cast<trace::Step>(i) * 20'000); });
        io.AddMouseButtonEvent(ImGuiMouseButton_Left, true);
        measure_frames(window, app, "  pan", 60, [&](int i) {
            io.AddMousePosEvent(630 + static_cast<float>(i % 30) * 3, 250);
        });
        io.AddMouseButtonEvent(ImGuiMouseButton_Left, false);
        measure_frames(window, app, "  zoom in", 60, [&](int) { io.AddMouseWheelEvent(0, 1); });
        measure_frames(window, app, "  zoom out", 60, [&](int) { io.AddMouseWheelEvent(0, -1); });
        session.seek(0);
        session.playback().set_speed(session::Playback::fastest);
        session.run(session::Command::PlayOrPause);
        measure_frames(window, app, "  play at 1,000,000 events a second", 60, [](int) {});
        session.playback().stop();
    }
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
    platform::Window window({.title = "Statescope benchmark", .width = 1280, .height = 800});
    session::Session session;
    ui::App app(session);
    window.draw_frame(steps_of(app));
    fmt::print("first frame: {:.0f} ms after the start\n",
               1e3 * Seconds(Clock::now() - begin).count());

    measure_playing(window, session, app);
    measure_idle(window, app);
    measure_tree(window, session, app);
}
