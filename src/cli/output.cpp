#include "cli/output.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <ostream>
#include <system_error>

#include "cli/sub_command.hpp"

namespace statescope::cli {

namespace {

namespace fs = std::filesystem;

/// A pipe, a terminal, /dev/null: there, and no file.
bool is_device(const std::string& name) {
    std::error_code error;
    const fs::file_status status = fs::status(name, error);
    return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

void say_is_there(const std::string& name, std::ostream& err) {
    fmt::print(err, "statescope: {} is there already; --force writes over it\n", name);
}

}  // namespace

void add_output(CLI::App& app, OutputTarget& target, const std::string& what, OutputNamed named) {
    const bool always = named == OutputNamed::Always;
    const char* const standard = always ? "; - for standard output" : " (standard output)";
    app.add_option("-o,--out", target.file, what + standard)->required(always)->type_name("FILE");
    app.add_flag("--force", target.force, "write over a file that is there");
}

bool may_write(const OutputTarget& target, std::ostream& err) {
    std::error_code error;
    if (target.to_stdout() || target.force || !fs::exists(target.file, error) ||
        is_device(target.file)) {
        return true;
    }
    say_is_there(target.file, err);
    return false;
}

int refuse_output(std::string_view name, std::ostream& err) {
    fmt::print(err, "statescope: {} cannot be written\n", name);
    return cannot_write;
}

int ended(int exit_code, std::ostream& out, std::ostream& err) {
    out.flush();
    return out || exit_code != success ? exit_code : refuse_output("standard output", err);
}

Output::Output(const OutputTarget& target, std::ostream& out) : target_(target) {
    if (target.to_stdout()) {
        stream_ = &out;
    } else if (is_device(target.file)) {
        device_.open(target.file, std::ios::binary);
        stream_ = &device_;
    } else {
        file_.emplace(target.file);
    }
}

bool Output::write(std::string_view bytes) {
    if (file_) return file_->write(bytes);
    return static_cast<bool>(*stream_ << bytes);
}

int Output::finish(std::ostream& err) {
    if (!file_) {
        stream_->flush();
        if (*stream_) return success;
        return refuse_output(target_.to_stdout() ? "standard output" : target_.file, err);
    }
    if (file_->finish(target_.force ? session::Overwrite::Yes : session::Overwrite::Never))
        return success;
    if (file_->exists()) {
        say_is_there(target_.file, err);
    } else {
        fmt::print(err, "statescope: {} cannot be written: {}\n", target_.file, file_->fault());
    }
    return cannot_write;
}

}  // namespace statescope::cli
