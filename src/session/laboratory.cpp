#include "session/laboratory.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>

#include "puzzle/rank.hpp"

namespace statescope::session {

using search::WeightedSum;

namespace {

bool available(const WeightedSum& heuristic, const LaboratoryQuestion& question) {
    return search::available(heuristic, question.goal, question.shape);
}

}  // namespace

void LaboratoryFindings::add(LaboratoryFindings other) {
    if (!space) space = std::move(other.space);
    estimators.merge(other.estimators);
    reports.merge(other.reports);
    dominances.merge(other.dominances);
}

/// One question on its way: what is not known of it yet, on a thread of its own, which owns all it
/// writes to until it is finished.
class Laboratory::Job {
  public:
    /// `known` says what need not be found out again. Only the list of boards is shared with the
    /// thread, and nobody changes that.
    Job(const LaboratoryQuestion& question, const LaboratoryFindings& known) : question_(question) {
        found_.space = known.space;
        for (const WeightedSum& id : {question.examined, question.against}) {
            const bool listed =
                std::find(to_check_.begin(), to_check_.end(), id) != to_check_.end();
            if (available(id, question) && !listed && !known.reports.contains(id))
                to_check_.push_back(id);
        }
        to_compare_ = available(question.examined, question) &&
                      available(question.against, question) &&
                      !known.dominances.contains({question.examined, question.against});
        result_ = std::async(std::launch::async, [this] { return run(); });
    }
    ~Job() {
        cancel();
        if (result_.valid()) result_.wait();
    }
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;

    const LaboratoryQuestion& question() const { return question_; }
    double progress() const { return progress_.load(std::memory_order_relaxed); }
    /// What is finished by then is kept.
    void cancel() { cancel_.store(true, std::memory_order_relaxed); }

    std::optional<LaboratoryFindings> finished(std::chrono::milliseconds wait) {
        if (!result_.valid() || result_.wait_for(wait) != std::future_status::ready)
            return std::nullopt;
        return result_.get();
    }

  private:
    LaboratoryFindings run() {
        if (!found_.space)
            found_.space =
                std::make_shared<const study::ReachableSpace>(question_.goal, question_.shape);
        for (const WeightedSum& id : to_check_) {
            const auto estimator = made(id);
            auto report = study::check_heuristic(*found_.space, *estimator, part());
            if (!report) return std::move(found_);
            found_.reports.emplace(id, std::move(*report));
            ++parts_done_;
        }
        if (!to_compare_) return std::move(found_);
        const LaboratoryFindings::Pair pair{question_.examined, question_.against};
        const auto dominance =
            study::compare_heuristics(*found_.space, *made(pair.first), *made(pair.second), part());
        if (dominance) found_.dominances.emplace(pair, *dominance);
        return std::move(found_);
    }

    const search::Estimator* made(const WeightedSum& id) {
        auto& estimator = found_.estimators[id];
        if (!estimator) estimator = search::make_estimator(id, question_.goal, question_.shape);
        return estimator.get();
    }

    /// The progress of one look at all boards, as a part of all of them.
    study::Progress part() {
        return [this](double done) {
            const auto parts = static_cast<double>(to_check_.size() + (to_compare_ ? 1 : 0));
            progress_.store((parts_done_ + done) / parts, std::memory_order_relaxed);
            return !cancel_.load(std::memory_order_relaxed);
        };
    }

    LaboratoryQuestion question_;
    std::vector<WeightedSum> to_check_;
    bool to_compare_ = false;
    LaboratoryFindings found_;
    int parts_done_ = 0;
    std::atomic<double> progress_{0};
    std::atomic<bool> cancel_{false};
    std::future<LaboratoryFindings> result_;
};

Laboratory::Laboratory() = default;
Laboratory::~Laboratory() = default;

bool Laboratory::can_examine(puzzle::Shape shape) {
    return shape.cells() <= puzzle::max_ranked_cells;
}

void Laboratory::ask(const LaboratoryQuestion& question) {
    if (question_ == question) return;
    retire();
    if (!question_ || !question_->same_goal(question)) findings_ = {};
    question_ = question;
    begin();
}

void Laboratory::begin() {
    if (can_examine(question_->shape) && !complete())
        job_ = std::make_unique<Job>(*question_, findings_);
}

void Laboratory::retire() {
    if (!job_) return;
    job_->cancel();
    retired_.push_back(std::move(job_));
}

/// Whether all is known that can be.
bool Laboratory::complete() const {
    const LaboratoryQuestion& asked = *question_;
    const auto known = [&](const WeightedSum& id) {
        return !available(id, asked) || findings_.reports.contains(id);
    };
    const bool both = available(asked.examined, asked) && available(asked.against, asked);
    return known(asked.examined) && known(asked.against) && (!both || dominance() != nullptr);
}

void Laboratory::tick() {
    constexpr std::chrono::milliseconds at_once{0};
    std::erase_if(retired_, [&](const auto& job) {
        auto found = job->finished(at_once);
        if (found && job->question().same_goal(*question_)) findings_.add(std::move(*found));
        return found.has_value();
    });
    if (!job_) return;
    if (auto found = job_->finished(at_once)) {
        findings_.add(std::move(*found));
        job_.reset();
    }
}

void Laboratory::wait() {
    while (job_) {
        if (auto found = job_->finished(std::chrono::hours{1})) {
            findings_.add(std::move(*found));
            job_.reset();
        }
    }
}

double Laboratory::progress() const {
    return job_ ? job_->progress() : 1;
}

const study::HeuristicReport* Laboratory::report(const WeightedSum& heuristic) const {
    const auto found = findings_.reports.find(heuristic);
    return found != findings_.reports.end() ? &found->second : nullptr;
}

const study::Dominance* Laboratory::dominance() const {
    if (!question_) return nullptr;
    const auto found = findings_.dominances.find({question_->examined, question_->against});
    return found != findings_.dominances.end() ? &found->second : nullptr;
}

std::optional<BoardEstimate> Laboratory::estimate(puzzle::Board board) const {
    if (!findings_.space) return std::nullopt;
    const auto estimator = findings_.estimators.find(question_->examined);
    if (estimator == findings_.estimators.end()) return std::nullopt;
    const auto boards = findings_.space->boards();
    const std::uint32_t rank = puzzle::rank(board, question_->shape);
    const auto found = std::lower_bound(
        boards.begin(), boards.end(), rank,
        [](const study::ReachableBoard& reached, std::uint32_t r) { return reached.rank < r; });
    if (found == boards.end() || found->rank != rank) return std::nullopt;
    return BoardEstimate{found->distance, (*estimator->second)(board)};
}

}  // namespace statescope::session
