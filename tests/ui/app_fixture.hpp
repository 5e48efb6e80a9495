#pragma once

#include <gtest/gtest.h>

#include <chrono>

#include "platform/window.hpp"
#include "session/session.hpp"
#include "tests/ui/driver.hpp"
#include "ui/app.hpp"

namespace statescope::test {

/// The whole program in a real window, and a driver that uses it. Each frame is a sixtieth of a
/// second of the program's time, however long it takes.
class AppFixture : public ::testing::Test {
  protected:
    explicit AppFixture(const session::Choices& choices = session::opening_choices())
        : session(choices) {}

    static platform::WindowOptions window_options() {
        return {.title = "statescope test", .width = 1280, .height = 800, .visible = false};
    }

    platform::FrameSteps steps() {
        platform::FrameSteps frame;
        frame.prepare = [this] { app.prepare(1); };
        frame.draw = [this] {
            wait_for_short_search();
            return app.draw(frame_time) == ui::NextFrame::WhenInputComes ? platform::Pace::Idle
                                                                         : platform::Pace::Playing;
        };
        frame.rendered = [this] {
            app.rendered(window.framebuffer_width(), window.framebuffer_height());
        };
        frame.beside_screen = [this] { return app.density(); };
        frame.hidden = [this] { return app.drew_for_file(); };
        return frame;
    }

    /// Waits for the search that runs and shows it.
    void settle() {
        session.wait();
        driver.frames(2);
    }

    /// On a busy machine a search of a few boards may take longer than the window waits for it, and
    /// a test would look at the one before. A long search goes on as it does in the program.
    void wait_for_short_search() {
        constexpr std::chrono::milliseconds most{500};
        if (session.job() == waited_for_) return;
        const auto end = std::chrono::steady_clock::now() + most;
        while (session.job() != nullptr && std::chrono::steady_clock::now() < end)
            session.tick({});
        waited_for_ = session.job();
    }

    const session::SearchJob* waited_for_ = nullptr;
    std::chrono::duration<double> frame_time{1.0 / 60};
    session::Session session;
    platform::Window window{window_options()};
    ui::App app{session};
    Driver driver{window, steps()};
};

}  // namespace statescope::test
