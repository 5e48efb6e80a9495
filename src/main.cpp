#include <chrono>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "cli/invocation.hpp"
#include "cli/solve.hpp"
#include "cli/text_fallback.hpp"
#include "exchange/run_code.hpp"
#include "platform/paths.hpp"
#include "platform/picture_clipboard.hpp"
#include "platform/window.hpp"
#include "render/picture.hpp"
#include "session/autosave.hpp"
#include "session/desk.hpp"
#include "session/session.hpp"
#include "session/settings.hpp"
#include "ui/app.hpp"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace statescope {

namespace {

constexpr int default_width = 1280;
constexpr int default_height = 800;
constexpr int failure = 1;

/// Lets the memory of one search serve the next. glibc would give large blocks back to the system
/// at once, and to get them anew can take longer than the search.
void keep_freed_memory() {
#ifdef __GLIBC__
    constexpr int mebibyte = 1 << 20;
    mallopt(M_MMAP_THRESHOLD, 32 * mebibyte);
    mallopt(M_TRIM_THRESHOLD, 256 * mebibyte);
#endif
}

/// Where the settings are kept; nothing for a screenshot, which neither reads nor changes them.
std::optional<std::filesystem::path> settings_file(const cli::WindowOptions& options) {
    const auto folder = platform::config_folder();
    if (options.screenshot || !folder) return std::nullopt;
    return *folder / "settings.json";
}

/// What was asked for on the command line goes over what was kept.
void apply(const cli::WindowOptions& options, session::Settings& settings) {
    session::Choices& choices = settings.choices;
    const bool another_shape = options.start && options.start->shape != choices.problem.shape;
    if (options.start) {
        choices.problem.shape = options.start->shape;
        choices.problem.start = options.start->board;
        if (another_shape) choices.problem.goal = puzzle::ordered_board(options.start->shape);
    }
    if (options.goal) {
        if (options.goal->shape != choices.problem.shape) {
            choices.problem.shape = options.goal->shape;
            choices.problem.start = options.goal->board;
        }
        choices.problem.goal = options.goal->board;
    }
    if (options.search) {
        choices.algorithm = options.search->algorithm;
        choices.rule_set = options.search->rule_set;
        choices.custom = options.search->rules;
        choices.picks = {choices.problem, choices.rules(), options.search->picks};
    }
    if (options.theme) settings.preferences.theme = *options.theme;
    if (options.picture) settings.preferences.picture = *options.picture;
    if (options.map_layout) settings.preferences.map_layout = *options.map_layout;
    if (options.map_colour) settings.preferences.map_colour = *options.map_colour;
    if (options.examined) settings.preferences.examined = *options.examined;
    if (options.against) settings.preferences.against = *options.against;
    if (options.compare_view) settings.preferences.compare_view = *options.compare_view;
    if (options.scale_percent) settings.preferences.scale_percent = *options.scale_percent;
}

platform::Pace pace(ui::NextFrame next) {
    switch (next) {
        case ui::NextFrame::AtOnce:
            return platform::Pace::Playing;
        case ui::NextFrame::Soon:
            return platform::Pace::Working;
        case ui::NextFrame::WhenInputComes:
            break;
    }
    return platform::Pace::Idle;
}

platform::FrameSteps frame_steps(const platform::Window& window, ui::App& app) {
    platform::FrameSteps steps;
    steps.beside_screen = [&app] { return app.density(); };
    steps.prepare = [&window, &app] { app.prepare(window.content_scale()); };
    steps.draw = [&app, last = std::chrono::steady_clock::now()]() mutable {
        const auto now = std::chrono::steady_clock::now();
        const std::chrono::duration<double> elapsed = now - last;
        last = now;
        return pace(app.draw(elapsed));
    };
    steps.rendered = [&window, &app] {
        app.rendered(window.framebuffer_width(), window.framebuffer_height());
    };
    steps.hidden = [&app] { return app.drew_for_file(); };
    return steps;
}

/// The code of a run, or a file.
void open(session::Session& session, const std::string& what) {
    if (exchange::looks_like_run_code(what)) {
        session::take_run_code(session, what);
    } else {
        session::open_file(session, what);
    }
}

/// Draws until nothing moves any more, and writes the last frame.
int take_screenshot(platform::Window& window, ui::App& app, const std::string& file) {
    platform::FrameSteps steps = frame_steps(window, app);
    constexpr int frames_to_settle = 4;  // scroll bars and sizes need a few to come to rest
    for (int quiet = 0; quiet < frames_to_settle;) {
        quiet = window.draw_frame(steps) == platform::Pace::Idle ? quiet + 1 : 0;
    }
    bool written = false;
    steps.rendered = [&] {
        written = render::framebuffer_to_png(window.framebuffer_width(),
                                             window.framebuffer_height(), file);
    };
    window.draw_frame(steps);
    if (!written) std::cerr << "statescope: the picture could not be written to " << file << '\n';
    return written ? cli::success : failure;
}

int run_window(const cli::WindowOptions& options) {
    const teach::Phrases phrases;
    const auto file = settings_file(options);
    session::LoadedSettings loaded =
        file ? session::load_settings(*file, phrases) : session::LoadedSettings{};
    apply(options, loaded.settings);

    const cli::WindowSize size =
        options.size.value_or(cli::WindowSize{default_width, default_height});
    platform::Window window({.title = std::string(phrases(teach::Text::app_name)),
                             .width = size.width,
                             .height = size.height,
                             .visible = !options.screenshot});
    session::Session session(loaded.settings.choices,
                             std::make_shared<session::PatternStore>(platform::cache_folder()));
    session.preferences = loaded.settings.preferences;
    session.pictures_folder = platform::pictures_folder();
    session.playback().set_speed(loaded.settings.speed);
    session.desk.recent = loaded.settings.recent;
    session.desk.folder = std::filesystem::current_path();
    if (!loaded.notice.empty()) session.notice = loaded.notice;
    if (options.open) open(session, *options.open);
    if (options.step) {
        session.wait();
        session.seek(*options.step);
    }
    ui::App app(session);
    if (options.screenshot) {
        session.wait();
        return take_screenshot(window, app, *options.screenshot);
    }

    app.set_largest_picture(window.largest_picture());
    app.set_picture_clipboard({platform::can_copy_pictures(), platform::copy_png});
    std::optional<session::Autosave> autosave;
    if (const auto folder = platform::state_folder()) {
        autosave.emplace(*folder);
        session.desk.left = autosave->take_left();
    }
    platform::FrameSteps steps = frame_steps(window, app);
    steps.draw = [&, draw = steps.draw, last = std::chrono::steady_clock::now()]() mutable {
        const platform::Pace wanted = draw();
        const auto now = std::chrono::steady_clock::now();
        const bool waits = autosave && autosave->tick(session, now - std::exchange(last, now));
        if (app.closes()) window.request_close();
        return waits && wanted == platform::Pace::Idle ? platform::Pace::Working : wanted;
    };
    steps.may_close = [&app] { return app.may_close(); };
    steps.dropped = [&session](const std::string& dropped) {
        session::open_file(session, std::filesystem::path(dropped));
    };
    window.run(steps);

    if (!file) return cli::success;
    const session::Settings kept{session.preferences, session.choices(), session.playback().speed(),
                                 session.desk.recent};
    if (const auto problem = session::save_settings(*file, kept, phrases)) {
        std::cerr << "statescope: " << *problem << '\n';
    }
    return cli::success;
}

int open_window(const cli::WindowOptions& options) {
    if (!platform::display_available() && !options.screenshot) {
        cli::run_text_fallback(std::cout);
        return cli::success;
    }
    try {
        return run_window(options);
    } catch (const platform::WindowError& error) {
        std::cerr << "statescope: " << error.what() << '\n';
        return failure;
    }
}

int run(int argc, char** argv) {
    keep_freed_memory();
    // Nothing here uses C's streams, for whose sake every character would be read by a call.
    std::ios::sync_with_stdio(false);
    const cli::Invocation invocation =
        cli::parse(argc, argv, std::cout, std::cerr, platform::cache_folder());
    if (const auto* done = std::get_if<cli::Done>(&invocation)) return done->exit_code;
    if (const auto* solve = std::get_if<cli::SolveCommand>(&invocation)) {
        return cli::run_solve(*solve, std::cin, std::cout, std::cerr);
    }
    if (const auto* task = std::get_if<cli::Task>(&invocation)) {
        return (*task)(std::cin, std::cout, std::cerr);
    }
    return open_window(std::get<cli::WindowOptions>(invocation));
}

}  // namespace

}  // namespace statescope

int main(int argc, char** argv) {
    return statescope::run(argc, argv);
}
