// statescope experiment

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <fstream>
#include <string>
#include <thread>

#include "cli/interrupt.hpp"
#include "cli/output.hpp"
#include "cli/plan_options.hpp"
#include "cli/progress_line.hpp"
#include "cli/sub_command.hpp"
#include "exchange/experiment_file.hpp"
#include "session/experiment_job.hpp"

namespace statescope::cli {

namespace {

constexpr std::chrono::milliseconds between_looks{100};

constexpr const char* experiment_footer = R"(
Every run is made on every board, and is one row of a CSV file: board, distance, settings, outcome,
counters. The plan, which stands at the head of the file, determines every row, whatever the threads
and shards. Ctrl-C keeps the rows made. A file that is there is not written over without --force.

  statescope experiment aima --out aima.csv
  statescope experiment --goal 123804765 --distances 4..20/4 --boards 50 --rules textbook \
      --run "astar --tie-break older" --run "astar --tie-break newer" --out ties.csv
  statescope summary ties.csv

A large experiment in parts, here four on one machine, and put together again:

  parallel statescope experiment aima --jobs 1 --shard {}/4 --out part{}.csv ::: 1 2 3 4
  statescope merge part1.csv part2.csv part3.csv part4.csv --out aima.csv

Ready-made: aima (the table of Russell and Norvig: iterative deepening up to 12 moves, breadth-first
search, A* misplaced, A* Manhattan), tie-breaking (A* Manhattan by each tie-break), move-order
(breadth-first search by all 24 orders), korf-easy (IDA* by three heuristics on the 50 easiest of Korf's
100 boards of 4x4: a minute or two). Options beside a name change it.

--up-to D within a --run leaves that run out at distances beyond D: "ids --up-to 12". A search that
reaches --max-nodes ends there, and its row says "limit".

Exit code: 0 when all rows are written, 1 when the file cannot be, 2 when an option is wrong, 130
when it was stopped.)";

struct ExperimentOptions {
    study::Shard shard;
    unsigned jobs = 1;
    OutputTarget target;
};

/// "1:05", "2:00:00".
std::string clock_text(std::chrono::seconds time) {
    const auto seconds = time.count();
    if (seconds < 3600) return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

/// How far a job is, and how long it takes by what it took.
class JobProgress {
  public:
    explicit JobProgress(std::ostream& err) : line_(err) {}

    void show(const session::ExperimentJob& job) {
        if (!line_.seen()) return;
        const std::size_t made = job.rows_made();
        const std::string so_far = fmt::format("{} of {} rows, {} million nodes", made, job.rows(),
                                               job.nodes() / 1'000'000);
        if (made == 0) return line_.show(so_far);
        const auto elapsed = std::chrono::steady_clock::now() - begin_;
        const auto left = elapsed / made * (job.rows() - made);
        line_.show(fmt::format("{}, about {} left", so_far,
                               clock_text(std::chrono::duration_cast<std::chrono::seconds>(left))));
    }

  private:
    ProgressLine line_;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

int run_experiment(const study::Plan& plan, const ExperimentOptions& options, std::ostream& out,
                   std::ostream& err) {
    const OutputTarget& target = options.target;
    if (!may_write(target, err)) return cannot_write;
    // Rows stand in the file as soon as they are made, so that they outlive whatever happens.
    std::ofstream named;
    if (!target.to_stdout()) named.open(target.file, std::ios::binary);
    std::ostream& file = target.to_stdout() ? out : named;
    const std::string name = target.to_stdout() ? "standard output" : target.file;
    const auto experiment = std::make_shared<const study::Experiment>(plan);
    const exchange::ExperimentText text(*experiment);
    file << text.head();

    const Interrupt interrupt;
    std::size_t written = 0;
    session::ExperimentJob job(experiment, options.shard, options.jobs);
    {
        JobProgress progress(err);
        for (bool ended = false; !ended && file;) {
            ended = job.ended(between_looks);
            for (const study::Row& row : job.take_rows()) {
                file << text.record(row);
                ++written;
            }
            file.flush();
            progress.show(job);
            if (interrupt.asked()) job.cancel();
        }
    }
    if (!file) return refuse_output(name, err);
    if (written == job.rows()) return success;
    fmt::print(err, "statescope: stopped; {} holds {} of {} rows\n", name, written, job.rows());
    return interrupted;
}

class ExperimentCommand : public SubCommand {
  public:
    explicit ExperimentCommand(CLI::App& parent)
        : app_(*parent.add_subcommand("experiment", "run searches on many boards, into a file")),
          plan_(app_) {
        app_.add_option("--shard", shard_, "make the rows of one part only: 1/4, 2/4 ...")
            ->type_name("I/N");
        options_.jobs = std::max(std::thread::hardware_concurrency(), 1u);
        app_.add_option("--jobs", options_.jobs, "threads (one for each core)")
            ->check(CLI::Range(1u, 1024u).description(""))
            ->type_name("J");
        add_output(app_, options_.target, "the CSV file to write", OutputNamed::Always);
        app_.footer(experiment_footer);
    }

    bool chosen() const override { return app_.parsed(); }

    Task task(std::ostream&) override {
        if (shard_) options_.shard = read_shard(*shard_);
        return [plan = plan_, options = options_](std::istream& in, std::ostream& out,
                                                  std::ostream& err) {
            return run_experiment(plan.plan(in, err), options, out, err);
        };
    }

  private:
    CLI::App& app_;
    PlanOptions plan_;
    ExperimentOptions options_;
    std::optional<std::string> shard_;
};

}  // namespace

std::unique_ptr<SubCommand> add_experiment(CLI::App& parent) {
    return std::make_unique<ExperimentCommand>(parent);
}

}  // namespace statescope::cli
