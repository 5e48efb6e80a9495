#include "layout/free_place.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace statescope::layout {

FreeLine::FreeLine(std::vector<Interval> taken) : taken_(std::move(taken)) {
    std::sort(taken_.begin(), taken_.end(),
              [](const Interval& a, const Interval& b) { return a.low < b.low; });
    std::size_t last = 0;
    for (std::size_t i = 1; i < taken_.size(); ++i) {
        if (taken_[i].low <= taken_[last].high)
            taken_[last].high = std::max(taken_[last].high, taken_[i].high);
        else
            taken_[++last] = taken_[i];
    }
    if (!taken_.empty()) taken_.resize(last + 1);
}

double FreeLine::nearest(double wanted, double width) const {
    constexpr double endless = std::numeric_limits<double>::infinity();
    double best = endless;
    double low = -endless;
    const auto consider = [&](double from, double to) {
        if (to - from < width) return;
        const double at = std::clamp(wanted, from + width / 2, to - width / 2);
        if (std::abs(at - wanted) <= std::abs(best - wanted)) best = at;
    };
    for (const Interval& stretch : taken_) {
        consider(low, stretch.low);
        low = stretch.high;
    }
    consider(low, endless);
    return best;
}

void FreeLine::take(Interval stretch) {
    std::vector<Interval> taken = std::move(taken_);
    taken.push_back(stretch);
    *this = FreeLine(std::move(taken));
}

}  // namespace statescope::layout
