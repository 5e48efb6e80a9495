#include "study/branching.hpp"

namespace statescope::study {

namespace {

/// Whether b + b^2 + ... + b^depth is more than so many.
bool tree_exceeds(double b, std::uint64_t depth, double nodes) {
    double sum = 0;
    for (std::uint64_t level = 0; level < depth; ++level) {
        sum = b * (1 + sum);
        if (sum > nodes) return true;  // it only grows, and would leave a double's range
    }
    return false;
}

}  // namespace

std::optional<double> effective_branching_factor(std::uint64_t successors, std::uint64_t moves) {
    if (moves == 0) return std::nullopt;
    constexpr int halvings = 60;
    const auto nodes = static_cast<double>(successors);
    double low = 0;
    double high = nodes;  // a tree of depth 1 branches by N, any deeper one by less
    for (int i = 0; i < halvings; ++i) {
        const double middle = (low + high) / 2;
        (tree_exceeds(middle, moves, nodes) ? high : low) = middle;
    }
    return (low + high) / 2;
}

}  // namespace statescope::study
