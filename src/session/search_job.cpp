#include "session/search_job.hpp"

namespace statescope::session {

SearchJob::SearchJob(const Choices& choices)
    : choices_(choices),
      result_(
          std::async(std::launch::async, [this] { return Recorded::make(choices_, &watch_); })) {}

SearchJob::~SearchJob() {
    cancel();
    if (result_.valid()) result_.wait();
}

std::unique_ptr<Recorded> SearchJob::finished(std::chrono::milliseconds wait) {
    if (!result_.valid() || result_.wait_for(wait) != std::future_status::ready) return nullptr;
    return result_.get();
}

}  // namespace statescope::session
