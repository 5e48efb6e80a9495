#include "cli/text_fallback.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <ostream>

#include "exchange/answers.hpp"
#include "puzzle/board_text.hpp"
#include "puzzle/move.hpp"
#include "search/catalogue.hpp"
#include "session/choices.hpp"
#include "teach/definitions.hpp"
#include "teach/explain.hpp"
#include "teach/figures.hpp"
#include "teach/outcome.hpp"
#include "teach/phrases.hpp"
#include "teach/rule_terms.hpp"

namespace statescope::cli {

namespace {

void print_steps(std::ostream& out, const teach::Phrases& phrases, const trace::Trace& trace,
                 const search::Rules& rules) {
    for (trace::Step step = 0; step <= trace.last_step(); ++step) {
        const teach::Explanation explanation = teach::explain(phrases, trace, rules, step);
        fmt::print(out, "{:>4}  {}. {}\n", step, explanation.headline, explanation.reason);
    }
}

void print_counters(std::ostream& out, const teach::Phrases& phrases,
                    const trace::Counters& counters) {
    std::size_t width = 0;
    for (const teach::Counter counter : teach::all_counters())
        width = std::max(width, teach::term(phrases, counter).name.size());
    for (const teach::Counter counter : teach::all_counters()) {
        const std::uint64_t value = teach::value(counters, counter);
        fmt::print(out, "  {:<{}}  {}\n", teach::term(phrases, counter).name, width,
                   teach::is_memory(counter) ? teach::bytes_text(phrases, value)
                                             : teach::grouped(phrases, value));
    }
}

}  // namespace

void run_text_fallback(std::ostream& out) {
    const teach::Phrases phrases;
    const session::Choices choices = session::opening_choices();
    const search::Problem& problem = choices.problem;
    const search::Rules rules = choices.rules();
    const search::Recording recording = search::record(problem, *choices.algorithm, rules);
    const trace::Trace& trace = recording.trace;

    fmt::print(out, "There is no display here, so this is the search in text.\n\n");
    fmt::print(out, "{}\nStart: {}\nGoal:  {}\n\n",
               teach::search_line(phrases, *choices.algorithm, rules),
               puzzle::board_inline(problem.start, problem.shape),
               puzzle::board_inline(problem.goal, problem.shape));
    print_steps(out, phrases, trace, rules);

    const exchange::Answer answer{.problem = problem,
                                  .algorithm = choices.algorithm,
                                  .rules = rules,
                                  .result = {trace.outcome(), recording.moves},
                                  .counters = trace.final_counters()};
    fmt::print(out, "\n{}\n\n{}\n\n", teach::outcome_sentence(phrases, trace),
               exchange::boards_text(answer));
    print_counters(out, phrases, answer.counters);
    fmt::print(out,
               "\nFor the window, start it where there is a display, or get a picture of it:\n"
               "  ./statescope --screenshot FILE\n");
}

}  // namespace statescope::cli
