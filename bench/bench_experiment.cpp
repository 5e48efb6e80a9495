// An experiment on one and on two threads, and what its progress and cancelling cost. See
// bench/README.md.

#include <benchmark/benchmark.h>
#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <future>
#include <memory>
#include <vector>

#include "puzzle/random.hpp"
#include "session/experiment_job.hpp"
#include "study/experiment.hpp"
#include "study/ready_plans.hpp"

namespace statescope {
namespace {

/// As in the program itself: memory freed by one search serves the next.
const bool memory_kept = [] {
    constexpr int mebibyte = 1 << 20;
    return mallopt(M_MMAP_THRESHOLD, 32 * mebibyte) == 1 &&
           mallopt(M_TRIM_THRESHOLD, 256 * mebibyte) == 1;
}();

/// The table of Russell and Norvig with fewer boards, and without iterative deepening, whose rows
/// are few and long.
std::shared_ptr<const study::Experiment> table_of_the_book(std::uint32_t boards) {
    study::Plan plan = study::find_ready_plan("aima")->plan();
    plan.runs.erase(plan.runs.begin());
    plan.up_to.clear();
    std::get<study::RandomBoards>(plan.boards).each = boards;
    return std::make_shared<const study::Experiment>(plan);
}

struct Taken {
    double wall_seconds = 0;
    double processor_seconds = 0;  ///< of all threads
};

template <class Work>
Taken taken_by(const Work& work) {
    const auto begin = std::chrono::steady_clock::now();
    const std::clock_t clock = std::clock();
    work();
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - begin;
    return {wall.count(), static_cast<double>(std::clock() - clock) / CLOCKS_PER_SEC};
}

/// The rows in a plain loop, which can neither be watched nor stopped.
void plain(const study::Experiment& experiment) {
    std::vector<study::Row> rows;
    for (std::size_t i = 0; i < experiment.rows(); ++i)
        rows.push_back(experiment.row(i));
    benchmark::DoNotOptimize(rows.data());
}

/// The rows as the command line has them made: looked at ten times a second.
void by_job(const std::shared_ptr<const study::Experiment>& experiment, unsigned threads) {
    session::ExperimentJob job(experiment, {}, threads);
    for (bool ended = false; !ended;) {
        ended = job.ended(std::chrono::milliseconds(100));
        benchmark::DoNotOptimize(job.take_rows().size() + job.rows_made());
    }
}

/// Sums that need a core and nothing else: how much quicker two threads are on this machine now.
void reckon(unsigned threads) {
    constexpr std::uint64_t steps = 300'000'000;
    std::vector<std::future<std::uint64_t>> sums;
    for (unsigned thread = 0; thread < threads; ++thread) {
        sums.push_back(std::async(std::launch::async, [threads] {
            puzzle::Random random(1);
            std::uint64_t sum = 0;
            for (std::uint64_t i = 0; i < steps / threads; ++i)
                sum ^= random.next();
            return sum;
        }));
    }
    for (std::future<std::uint64_t>& sum : sums)
        benchmark::DoNotOptimize(sum.get());
}

double least(std::vector<double> values) {
    return *std::min_element(values.begin(), values.end());
}

/// In turn, so that whatever else the machine does falls on all alike. Of each the quickest time
/// counts: other work on a core only makes it longer.
void experiment(benchmark::State& state) {
    const auto book = table_of_the_book(40);
    std::vector<double> plain_processor;
    std::vector<double> job_processor;
    std::vector<double> one_wall;
    std::vector<double> two_wall;
    std::vector<double> one_reckoning;
    std::vector<double> two_reckoning;
    plain(*book);
    for (auto _ : state) {
        plain_processor.push_back(taken_by([&] { plain(*book); }).processor_seconds);
        const Taken one = taken_by([&] { by_job(book, 1); });
        job_processor.push_back(one.processor_seconds);
        one_wall.push_back(one.wall_seconds);
        two_wall.push_back(taken_by([&] { by_job(book, 2); }).wall_seconds);
        one_reckoning.push_back(taken_by([] { reckon(1); }).wall_seconds);
        two_reckoning.push_back(taken_by([] { reckon(2); }).wall_seconds);
    }
    const auto rows = static_cast<double>(book->rows());
    state.counters["rows/s,1"] = rows / least(one_wall);
    state.counters["rows/s,2"] = rows / least(two_wall);
    state.counters["two/one"] = least(one_wall) / least(two_wall);
    state.counters["two/one,reckoning"] = least(one_reckoning) / least(two_reckoning);
    state.counters["job/plain"] = least(job_processor) / least(plain_processor);
}
BENCHMARK(experiment)->Iterations(9)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace statescope
