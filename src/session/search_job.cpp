#include "session/search_job.hpp"

#include "search/chosen_heuristic.hpp"

namespace statescope::session {

SearchJob::SearchJob(const Choices& choices, std::shared_ptr<PatternStore> patterns)
    : choices_(choices),
      patterns_(std::move(patterns)),
      built_(search::needs_patterns(choices.algorithm->family, choices.rules()) ? 0 : 1),
      result_(std::async(std::launch::async, [this] { return run(); })) {}

SearchJob::~SearchJob() {
    abandoned_ = true;
    cancel();
    if (result_.valid()) result_.wait();
}

std::optional<double> SearchJob::patterns_built() const {
    const double built = built_;
    return built < 1 ? std::optional(built) : std::nullopt;
}

std::unique_ptr<Recorded> SearchJob::finished(std::chrono::milliseconds wait) {
    if (!result_.valid() || result_.wait_for(wait) != std::future_status::ready) return nullptr;
    return result_.get();
}

std::unique_ptr<Recorded> SearchJob::run() {
    std::optional<StoredPatterns> stored;
    if (built_ < 1) {
        const search::Problem& problem = choices_.problem;
        stored = patterns_->get(problem.goal, problem.shape, [this](double part) {
            built_ = part;
            return !abandoned_;
        });
        if (!stored) return nullptr;  // nobody waits for it
        built_ = 1;
    }
    return Recorded::make(choices_, &watch_, stored ? stored->patterns.get() : nullptr);
}

}  // namespace statescope::session
