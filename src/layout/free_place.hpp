#pragma once

#include <vector>

namespace statescope::layout {

/// A stretch of a line.
struct Interval {
    double low = 0;
    double high = 0;

    friend bool operator==(const Interval&, const Interval&) = default;
};

/// What is left of a line on which things stand.
class FreeLine {
  public:
    explicit FreeLine(std::vector<Interval> taken);

    /// The middle nearest to `wanted` of a stretch so wide that lies on nothing; of two as near,
    /// the greater. Touching is allowed. Takes time linear in what stands there.
    double nearest(double wanted, double width) const;
    void take(Interval stretch);

  private:
    std::vector<Interval> taken_;  ///< ascending, and none touches the next
};

}  // namespace statescope::layout
