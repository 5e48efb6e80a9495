// `statescope trace`: a search written down event by event, and what others wrote down.

#include <fmt/format.h>
#include <fmt/ostream.h>
#include <fmt/ranges.h>

#include <CLI/CLI.hpp>
#include <array>
#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "cli/board_options.hpp"
#include "cli/option_text.hpp"
#include "cli/output.hpp"
#include "cli/progress_line.hpp"
#include "cli/search_options.hpp"
#include "cli/searching.hpp"
#include "cli/sub_command.hpp"
#include "exchange/board_stream.hpp"
#include "exchange/posthoc.hpp"
#include "exchange/posthoc_reader.hpp"
#include "exchange/rule_names.hpp"
#include "exchange/run_text.hpp"
#include "exchange/trace_file.hpp"
#include "exchange/trace_lines.hpp"
#include "puzzle/board_text.hpp"
#include "puzzle/solvability.hpp"

namespace statescope::cli {
namespace {

using exchange::TracedSearch;

constexpr const char* trace_footer = R"(
START is a board in any form that people write boards in, or a start and its goal. The search is
written down whole, every event of it, and goes to standard output unless -o names a file.

Formats (docs/trace_format.md):
  statescope  our own: a line an event, read back with nothing lost
  jsonl       an object an event, for jq and pandas
  posthoc     Posthoc search trace 1.4.0, up to 2,000 nodes; Posthoc wants the name of the file to
              end in .trace.json

  statescope trace 283164705 --goal 123804765 --algorithm astar --rules textbook -o nilsson.trace
  statescope trace 283164705 --goal 123804765 --format jsonl | jq 'select(.event == "taken") | .board'
  statescope trace 283164705 --goal 123804765 --format posthoc -o nilsson.trace.json

With --read a trace is read, in our own format or in Posthoc's, and a few lines say what it is; with
--format, too, it is written in that format.

  statescope trace --read nilsson.trace
  statescope trace --read nilsson.trace --format posthoc -o nilsson.trace.json

Exit code: 0, 1 when a file cannot be written, 2 when the board or the trace cannot be read or an
option is wrong.)";

enum class TraceForm : std::uint8_t { Statescope, Jsonl, Posthoc };

constexpr std::array<exchange::Named<TraceForm>, 3> trace_forms{
    {{"statescope", TraceForm::Statescope},
     {"jsonl", TraceForm::Jsonl},
     {"posthoc", TraceForm::Posthoc}}};

constexpr std::string_view posthoc_ending = ".trace.json";

/// Where a trace goes to.
struct TraceTarget {
    TraceForm form = TraceForm::Statescope;
    OutputTarget out;
};

struct TraceSearch {
    search::Problem problem;
    SearchChoice search;
    std::uint32_t node_budget = trace::default_node_budget;
    bool anyway = false;  ///< search an unsolvable pair to its end
};

/// Writes traces in all forms; says on `err` what was left out, and why nothing could be written.
class TraceWriter {
  public:
    TraceWriter(const TraceTarget& target, std::ostream& out, std::ostream& err)
        : target_(target), out_(out), err_(err), progress_(err) {}

    int write(const search::Recording& recording, const TracedSearch& search) {
        Output file(target_.out, out_);
        write_form(recording, search, [&](std::string_view block) {
            written_ += block.size();
            if (progress_.seen()) progress_.show(fmt::format("{} kB written", written_ >> 10));
            return file.write(block);
        });
        progress_.clear();
        return file.finish(err_);
    }

  private:
    void write_form(const search::Recording& recording, const TracedSearch& search,
                    const exchange::TextSink& sink) {
        if (target_.form == TraceForm::Statescope) {
            exchange::write_trace(recording, search, sink);
            return;
        }
        if (target_.form == TraceForm::Jsonl) {
            exchange::write_trace_lines(recording, search, sink);
            return;
        }
        const exchange::PosthocWritten written = exchange::write_posthoc(recording, search, sink);
        if (!written.complete) return;
        progress_.clear();
        if (written.nodes_left_out > 0) {
            fmt::print(err_,
                       "statescope: note: Posthoc keeps up with {} nodes: {} nodes and {} events "
                       "after them are left out\n",
                       exchange::most_posthoc_nodes, written.nodes_left_out,
                       written.events_left_out);
        }
        if (!target_.out.to_stdout() && !target_.out.file.ends_with(posthoc_ending)) {
            fmt::print(err_,
                       "statescope: note: Posthoc opens files whose names end in {}, which {} does "
                       "not\n",
                       posthoc_ending, target_.out.file);
        }
    }

    const TraceTarget& target_;
    std::ostream& out_;
    std::ostream& err_;
    ProgressLine progress_;
    std::size_t written_ = 0;
};

search::Recording recording_of(const TraceSearch& wanted, std::ostream& err) {
    const search::Problem& problem = wanted.problem;
    const SearchChoice& search = wanted.search;
    if (!wanted.anyway && !puzzle::solvability(problem.start, problem.goal, problem.shape).solvable)
        return search::not_searched(problem, *search.algorithm, search.rules);
    if (search.algorithm->family == search::Family::YouChoose) {
        return search::record_chosen(problem, *search.algorithm, search.rules, search.picks,
                                     wanted.node_budget);
    }
    return Searching(err).record(problem, {search.algorithm, search.rules}, wanted.node_budget);
}

void tell_outcome(const trace::Trace& trace, std::ostream& err) {
    if (trace.outcome() == trace::Outcome::Limit) {
        fmt::print(err, "statescope: no answer within {} nodes; --max-nodes allows more\n",
                   trace.node_budget());
    } else if (trace.outcome() == trace::Outcome::NotSearched) {
        err << "statescope: unsolvable, so nothing is searched; --anyway searches all the same\n";
    }
}

int search_and_write(const TraceSearch& wanted, const TraceTarget& target, std::ostream& out,
                     std::ostream& err) {
    if (!may_write(target.out, err)) return cannot_write;
    const search::Recording recording = recording_of(wanted, err);
    tell_outcome(recording.trace, err);
    return TraceWriter(target, out, err)
        .write(recording, {.problem = wanted.problem,
                           .algorithm = wanted.search.algorithm,
                           .rule_set = wanted.search.rule_set,
                           .rules = wanted.search.rules,
                           .node_budget = wanted.node_budget,
                           .picks = wanted.search.picks});
}

/// A trace that was read, in whatever form.
struct ReadTrace {
    TracedSearch search;
    search::Recording recording;
    std::string note;
    bool foreign = false;
};

std::variant<ReadTrace, std::string> read_any(std::string_view text) {
    if (exchange::is_trace_file(text)) {
        auto read = exchange::read_trace(text);
        if (const auto* fault = std::get_if<exchange::TraceFault>(&read)) return fault->sentence;
        auto& file = std::get<exchange::TraceFile>(read);
        return ReadTrace{std::move(file.search), std::move(file.recording), std::move(file.note)};
    }
    auto read = exchange::read_posthoc(text);
    if (const auto* fault = std::get_if<exchange::ForeignTraceFault>(&read)) return fault->sentence;
    auto& foreign = std::get<exchange::ForeignTrace>(read);
    const search::Algorithm& unknown = search::foreign_algorithm();
    TracedSearch search{.problem = foreign.problem,
                        .algorithm = &unknown,
                        .rule_set = search::RuleSet::Textbook,
                        .rules = search::textbook_rules(unknown),
                        .node_budget = trace::default_node_budget,
                        .picks = {}};
    return ReadTrace{std::move(search), std::move(foreign.recording), std::move(foreign.note),
                     true};
}

void describe(const ReadTrace& read, std::ostream& out) {
    const search::Problem& problem = read.search.problem;
    const trace::Trace& trace = read.recording.trace;
    fmt::print(out, "Form: {}\n", read.foreign ? "Posthoc search trace" : "Statescope trace");
    fmt::print(out, "Start: {}\nGoal: {}\n", puzzle::board_inline(problem.start, problem.shape),
               puzzle::board_inline(problem.goal, problem.shape));
    fmt::print(out, "Search: {}\n",
               read.foreign ? "another program's"
                            : exchange::run_text({read.search.algorithm, read.search.rules}));
    fmt::print(out, "Events: {}\nNodes: {}\n", trace.events().size(), trace.nodes().size());
    fmt::print(out, "Outcome: {}", exchange::name_of(trace.outcome()));
    if (trace.outcome() == trace::Outcome::Solved) {
        const auto& moves = read.recording.moves;
        fmt::print(out, ", {} move{} of the blank: {}", moves.size(), moves.size() == 1 ? "" : "s",
                   puzzle::letters(moves));
    }
    out << '\n';
    if (!read.foreign && read.note.empty()) out << "Digest: that of the file\n";
}

int read_and_tell(const std::string& name, const std::optional<TraceTarget>& target,
                  std::istream& in, std::ostream& out, std::ostream& err) {
    const auto text = text_of_input(name, in);
    if (!text) {
        fmt::print(err, "statescope: {} cannot be read\n", name);
        return bad_input;
    }
    const auto result = read_any(*text);
    const std::string place = place_of_input(name);
    if (const auto* sentence = std::get_if<std::string>(&result)) {
        fmt::print(err, "statescope: {}: {}\n", place, *sentence);
        return bad_input;
    }
    const auto& read = std::get<ReadTrace>(result);
    if (!read.note.empty()) fmt::print(err, "statescope: {}: {}\n", place, read.note);
    if (!target) {
        describe(read, out);
        return success;
    }
    if (read.foreign && target->form == TraceForm::Statescope) {
        fmt::print(err,
                   "statescope: {}: our own form holds every successor, which the trace of another "
                   "program does not tell; --format jsonl writes what it tells\n",
                   place);
        return bad_input;
    }
    if (!may_write(target->out, err)) return cannot_write;
    return TraceWriter(*target, out, err).write(read.recording, read.search);
}

class TraceCommand : public SubCommand {
  public:
    explicit TraceCommand(CLI::App& parent)
        : app_(*parent.add_subcommand("trace", "write a search down, event by event")) {
        app_.add_option("START", words_.start, "the start; - for standard input");
        app_.add_option("--goal", words_.goal, "the goal (the ordered board, blank last)")
            ->type_name("BOARD");
        app_.add_option("--shape", words_.shape, "rows and columns (told by the board)")
            ->type_name("RxC");
        std::vector<std::string> forms;
        forms.reserve(trace_forms.size());
        for (const auto& named : trace_forms)
            forms.emplace_back(named.name);
        app_.add_option("--format", form_, "the form of the trace, see below (statescope)")
            ->check(CLI::IsMember(forms).description(""))
            ->type_name(fmt::format("{}", fmt::join(forms, "|")));
        add_output(app_, target_.out, "the file to write", OutputNamed::IfWanted);
        app_.add_option("--read", read_, "read a trace; - is standard input")->type_name("FILE");
        app_.add_flag("--anyway", words_.wanted.anyway, "search unsolvable boards to the end too");
        app_.add_option(
                "--max-nodes", words_.wanted.node_budget,
                fmt::format("end a search after so many nodes ({})", words_.wanted.node_budget))
            ->check(CLI::Range(1u, trace::no_node - 1).description(""))
            ->type_name("N");
        add_search_options(app_, words_.search, User::Present);
        app_.footer(trace_footer);
    }

    bool chosen() const override { return app_.parsed(); }

    Task task(std::ostream&) override {
        if (words_.start.has_value() == read_.has_value()) {
            throw CLI::ValidationError(
                "trace", words_.start ? "START is searched and --read is read: give one"
                                      : "give a START to search, or a trace to --read");
        }
        for (const auto& named : trace_forms) {
            if (form_ == named.name) target_.form = named.value;
        }
        if (read_) {
            const bool convert = form_ || !target_.out.to_stdout();
            return [name = *read_, target = convert ? std::optional(target_) : std::nullopt](
                       std::istream& in, std::ostream& out, std::ostream& errors) {
                return read_and_tell(name, target, in, out, errors);
            };
        }
        return [words = words_, target = target_](std::istream& in, std::ostream& out,
                                                  std::ostream& errors) {
            return search_and_write(searched(words, in, errors), target, out, errors);
        };
    }

  private:
    /// What was typed of the search.
    struct Words {
        std::optional<std::string> start;
        std::optional<std::string> goal;
        std::optional<std::string> shape;
        SearchOptions search;
        TraceSearch wanted;  ///< what needs no reading
    };

    static TraceSearch searched(const Words& words, std::istream& in, std::ostream& err) {
        TraceSearch wanted = words.wanted;
        const auto shape =
            words.shape ? std::optional(read_shape("--shape", *words.shape)) : std::nullopt;
        const exchange::StreamedBoard read =
            board_of_argument("START", words.start.value(), shape, in, err);
        const auto& start = std::get<puzzle::ParsedBoard>(read.result);
        wanted.problem = {start.shape, start.board,
                          read.goal.value_or(puzzle::ordered_board(start.shape))};
        if (words.goal)
            wanted.problem.goal = read_board("--goal", *words.goal, start.shape, err).board;
        wanted.search = chosen_search(words.search, *search::find_algorithm("bfs-parent"),
                                      search::RuleSet::Document, err);
        const auto reason =
            why_heuristic_unavailable(wanted.search, wanted.problem.goal, start.shape);
        if (reason) throw CLI::ValidationError("--heuristic", *reason);
        return wanted;
    }

    CLI::App& app_;
    Words words_;
    std::optional<std::string> form_;
    std::optional<std::string> read_;
    TraceTarget target_;
};

}  // namespace

std::unique_ptr<SubCommand> add_trace(CLI::App& parent) {
    return std::make_unique<TraceCommand>(parent);
}

}  // namespace statescope::cli
