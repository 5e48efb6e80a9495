#include "cli/picture_options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <vector>

#include "cli/option_text.hpp"
#include "exchange/rule_names.hpp"

namespace statescope::cli {

namespace {

using enum Subject;
using enum PictureForm;

constexpr std::array<exchange::Named<Subject>, 7> subjects{{{"tree", Tree},
                                                            {"path", Path},
                                                            {"board", Board},
                                                            {"solution", Solution},
                                                            {"steps", Steps},
                                                            {"table", Table},
                                                            {"counters", Counters}}};

constexpr std::array<exchange::Named<PictureForm>, 10> picture_forms{{{"png", Png},
                                                                      {"svg", Svg},
                                                                      {"tikz", Tikz},
                                                                      {"dot", Dot},
                                                                      {"gif", Gif},
                                                                      {"frames", Frames},
                                                                      {"csv", Csv},
                                                                      {"markdown", Markdown},
                                                                      {"latex", Latex},
                                                                      {"text", Text}}};

template <class Names>
std::vector<std::string> names_in(const Names& all) {
    std::vector<std::string> names;
    names.reserve(all.size());
    for (const auto& named : all)
        names.emplace_back(named.name);
    return names;
}

template <class Names>
auto value_in(const Names& all, std::string_view name) {
    return std::find_if(all.begin(), all.end(),
                        [&](const auto& named) { return named.name == name; })
        ->value;
}

std::string_view name_of_form(PictureForm form) {
    return std::find_if(picture_forms.begin(), picture_forms.end(),
                        [&](const auto& named) { return named.value == form; })
        ->name;
}

/// The forms a subject has, the likeliest first.
std::vector<PictureForm> forms_of(Subject subject) {
    switch (subject) {
        case Tree:
        case Path:
        case Board:
            return {Png, Svg, Tikz, Dot};
        case Solution:
            return {Png, Svg, Tikz, Dot, Gif, Frames};
        case Steps:
            return {Gif, Frames};
        case Table:
        case Counters:
            break;
    }
    return {Csv, Markdown, Latex, Text};
}

/// The first of a subject's forms that files of this ending hold.
std::optional<PictureForm> form_of_ending(const std::string& ending, Subject subject) {
    constexpr std::array<exchange::Named<PictureForm>, 13> endings{{{".png", Png},
                                                                    {".png", Frames},
                                                                    {".svg", Svg},
                                                                    {".tex", Tikz},
                                                                    {".tex", Latex},
                                                                    {".tikz", Tikz},
                                                                    {".dot", Dot},
                                                                    {".gv", Dot},
                                                                    {".gif", Gif},
                                                                    {".csv", Csv},
                                                                    {".md", Markdown},
                                                                    {".markdown", Markdown},
                                                                    {".txt", Text}}};
    std::optional<PictureForm> any;
    const std::vector<PictureForm> possible = forms_of(subject);
    for (const auto& [name, form] : endings) {
        if (name != ending) continue;
        if (std::count(possible.begin(), possible.end(), form) > 0) return form;
        any = any.value_or(form);
    }
    return any;
}

/// "3..40": two steps, the first not after the second.
std::pair<trace::Step, trace::Step> read_steps(const std::string& text) {
    std::pair<trace::Step, trace::Step> read{0, 0};
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, read.first);
    if (first.ec == std::errc{} && std::string_view(first.ptr, end).starts_with("..")) {
        const auto second = std::from_chars(first.ptr + 2, end, read.second);
        if (second.ec == std::errc{} && second.ptr == end && read.first <= read.second) return read;
    }
    throw CLI::ValidationError(
        "--steps",
        fmt::format("\"{}\" is not two steps with .. between, the first not after the second",
                    text));
}

}  // namespace

PictureOptions::PictureOptions(CLI::App& app) : boards_(app, "START") {
    add_what(app);
    add_how(app);
    add_output(app, command_.out, "the file to write", OutputNamed::Always);
    add_search_options(app, search_);
}

void PictureOptions::add_what(CLI::App& app) {
    const std::vector<std::string> subject_names = names_in(subjects);
    app.add_option("--of", subject_, "what the picture is of, see below (tree)")
        ->check(CLI::IsMember(subject_names).description(""))
        ->type_name(fmt::format("{}", fmt::join(subject_names, "|")));
    const std::vector<std::string> form_names = names_in(picture_forms);
    app.add_option("--format", form_, "its form (as FILE ends)")
        ->check(CLI::IsMember(form_names).description(""))
        ->type_name(fmt::format("{}", fmt::join(form_names, "|")));
    app.add_option("--step", command_.step, "the step, as numbered in the window (the last)")
        ->check(CLI::NonNegativeNumber.description(""))
        ->type_name("N");
    app.add_option("--steps", steps_, "the first and last step of an animation (all)")
        ->type_name("A..B");
    app.add_flag("--anyway", command_.anyway, "search unsolvable boards to the end too");
    app.add_option("--max-nodes", command_.node_budget,
                   fmt::format("end the search after so many nodes ({})", command_.node_budget))
        ->check(CLI::Range(1u, trace::no_node - 1).description(""))
        ->type_name("N");
}

void PictureOptions::add_how(CLI::App& app) {
    app.add_option("--scale", command_.scale, "pixels to a point, in PNG and GIF (2)")
        ->check(CLI::Range(1, 4).description(""))
        ->type_name("1..4");
    app.add_flag("--transparent", command_.transparent, "no white ground, in PNG");
    app.add_flag("--document", command_.document, "LaTeX that compiles by itself");
    app.add_option("--delay", command_.delay,
                   "how long a frame of a GIF stays, 20 to 60000 milliseconds")
        ->check(CLI::Range(20, 60'000).description(""))
        ->type_name("MS");
    app.add_option("--direction", direction_, "the way the tree grows (down)")
        ->check(CLI::IsMember({"down", "right"}).description(""))
        ->type_name("down|right");
    app.add_flag("--no-legend", no_legend_, "the tree without its signs' names");
    app.add_option("--nodes", command_.tree.content.most_nodes,
                   fmt::format("draw no more nodes of a tree, up to 100000 ({})",
                               command_.tree.content.most_nodes))
        ->check(CLI::Range(1u, 100'000u).description(""))
        ->type_name("N");
    add_letters(app, letters_, "what the moves of a solution name (the blank's moves)");
}

PictureForm PictureOptions::form() const {
    const Subject subject = command_.subject;
    const std::vector<PictureForm> possible = forms_of(subject);
    std::optional<PictureForm> form;
    if (form_) {
        form = value_in(picture_forms, *form_);
    } else if (!command_.out.to_stdout()) {
        form =
            form_of_ending(std::filesystem::path(command_.out.file).extension().string(), subject);
    }
    std::vector<std::string_view> names;
    names.reserve(possible.size());
    for (const PictureForm one : possible)
        names.push_back(name_of_form(one));
    if (!form) {
        throw CLI::ValidationError("--out",
                                   fmt::format("\"{}\" does not tell the form; --format does: {}",
                                               command_.out.file, fmt::join(names, ", ")));
    }
    if (std::count(possible.begin(), possible.end(), *form) == 0) {
        throw CLI::ValidationError(
            "--format", fmt::format("{} is no form of --of {}; it has {}", name_of_form(*form),
                                    subject_, fmt::join(names, ", ")));
    }
    if (*form == Frames && command_.out.to_stdout())
        throw CLI::ValidationError("--out", "numbered pictures are files of their own: name one");
    return *form;
}

PictureCommand PictureOptions::command(std::ostream& err) {
    command_.subject = value_in(subjects, subject_);
    command_.form = form();
    command_.boards = boards_.boards(err);
    command_.letters = read_letters(letters_);
    if (steps_) command_.steps = read_steps(*steps_);
    if (command_.steps && command_.subject != Steps)
        throw CLI::ValidationError("--steps", "only --of steps has a first and a last step");
    if (command_.step && command_.subject == Steps) {
        throw CLI::ValidationError("--step",
                                   "an animation goes from one step to another: --steps A..B");
    }
    if (command_.subject == Path) command_.tree.content.part = figure::TreePart::Path;
    if (direction_ == "right") command_.tree.direction = figure::TreeDirection::LeftRight;
    command_.tree.legend = !no_legend_;
    command_.search = chosen_search(search_, *search::find_algorithm("bfs-parent"),
                                    search::RuleSet::Document, err);
    if (const auto& goal = command_.boards.goal) {
        const auto reason = why_heuristic_unavailable(command_.search, goal->board, goal->shape);
        if (reason) throw CLI::ValidationError("--heuristic", *reason);
    }
    return std::move(command_);
}

}  // namespace statescope::cli
