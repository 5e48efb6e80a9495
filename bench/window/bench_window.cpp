// The window as it is used: how soon it stands, how fast it plays, what it costs when nothing
// happens. Needs a display (Xvfb will do). See bench/README.md.

#include <fmt/core.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <thread>
#include <vector>

#include "platform/window.hpp"
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
}
