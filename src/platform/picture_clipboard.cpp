#include "platform/picture_clipboard.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <vector>

extern char** environ;  // NOLINT: the system's name

namespace statescope::platform {

namespace {

namespace fs = std::filesystem;

/// A program of the PATH; nothing when it is not installed.
std::optional<fs::path> find_program(std::string_view name) {
    const char* path = std::getenv("PATH");
    std::string_view folders = path != nullptr ? path : "";
    while (!folders.empty()) {
        const std::size_t end = folders.find(':');
        const fs::path file = fs::path(folders.substr(0, end)) / name;
        if (::access(file.c_str(), X_OK) == 0) return file;
        if (end == std::string_view::npos) break;
        folders.remove_prefix(end + 1);
    }
    return std::nullopt;
}

/// The program and its arguments.
std::optional<std::vector<std::string>> copying_command() {
    if (const char* wayland = std::getenv("WAYLAND_DISPLAY"); wayland && *wayland) {
        if (const auto program = find_program("wl-copy"))
            return std::vector<std::string>{program->string(), "--type", "image/png"};
    }
    if (const char* x11 = std::getenv("DISPLAY"); x11 && *x11) {
        if (const auto program = find_program("xclip"))
            return std::vector<std::string>{program->string(), "-selection", "clipboard", "-target",
                                            "image/png"};
    }
    return std::nullopt;
}

/// Writes all into a pipe; a reader that went away is no reason to end the program.
bool write_all(int pipe, std::string_view bytes) {
    const auto before = std::signal(SIGPIPE, SIG_IGN);
    while (!bytes.empty()) {
        const ssize_t written = ::write(pipe, bytes.data(), bytes.size());
        if (written <= 0) break;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    std::signal(SIGPIPE, before);
    return bytes.empty();
}

/// Starts the program with the pipe's end as its input; its output goes nowhere.
std::optional<pid_t> start(std::vector<std::string> command, int input, int other_end) {
    std::vector<char*> arguments;
    arguments.reserve(command.size() + 1);
    for (std::string& argument : command)
        arguments.push_back(argument.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    posix_spawn_file_actions_addclose(&files, other_end);
    posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t process = 0;
    const int error =
        ::posix_spawn(&process, arguments[0], &files, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    return error == 0 ? std::optional(process) : std::nullopt;
}

}  // namespace

bool can_copy_pictures() {
    return copying_command().has_value();
}

std::optional<std::string> copy_png(std::string_view png) {
    const auto command = copying_command();
    if (!command) return "neither xclip nor wl-copy is installed";
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) return std::generic_category().message(errno);
    const auto process = start(*command, ends[0], ends[1]);
    ::close(ends[0]);
    const bool written = process && write_all(ends[1], png);
    ::close(ends[1]);
    // Both programs leave a process behind that keeps the picture, and end at once themselves.
    int status = 1;
    if (process) ::waitpid(*process, &status, 0);
    if (written && WIFEXITED(status) && WEXITSTATUS(status) == 0) return std::nullopt;
    return fs::path(command->front()).filename().string() + " did not take it";
}

}  // namespace statescope::platform
