#pragma once

#include <cstdint>

namespace statescope::puzzle {

/// splitmix64 (Steele, Lea, Flood 2014). The standard engines would do, but their distributions
/// differ between libraries, and a seed has to mean the same board everywhere.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    /// Any 64 bits, evenly.
    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15u;
        std::uint64_t x = state_;
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
        x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
        return x ^ (x >> 31);
    }

    /// Evenly from 0 .. bound-1. The topmost values, which would make small results likelier,
    /// are drawn again.
    int below(int bound) {
        const auto range = static_cast<std::uint64_t>(bound);
        const std::uint64_t largest = ~std::uint64_t{0};
        const std::uint64_t limit = largest - largest % range;  // a multiple of range
        std::uint64_t drawn = next();
        while (drawn >= limit)
            drawn = next();
        return static_cast<int>(drawn % range);
    }

  private:
    std::uint64_t state_;
};

}  // namespace statescope::puzzle
