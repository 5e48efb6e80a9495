#include "puzzle/random.hpp"

#include <gtest/gtest.h>

#include <array>

namespace statescope::puzzle {
namespace {

// The first outputs for this seed as Rosetta Code lists them.
TEST(Random, IsSplitmix64) {
    Random random(1234567);
    for (const std::uint64_t published :
         {6457827717110365317u, 3203168211198807973u, 9817491932198370423u, 4593380528125082431u,
          16408922859458223821u}) {
        EXPECT_EQ(random.next(), published);
    }
}

// Chi-square with 5 degrees of freedom: above 30 once in 70,000 sequences.
TEST(Random, FallsEvenlyBelowABound) {
    constexpr int faces = 6;
    constexpr int throws = 60'000;
    Random random(7);
    std::array<int, faces> counts{};
    for (int i = 0; i < throws; ++i)
        ++counts.at(static_cast<std::size_t>(random.below(faces)));
    double chi_square = 0;
    for (const int count : counts) {
        const double off = count - double{throws} / faces;
        chi_square += off * off / (double{throws} / faces);
    }
    EXPECT_LT(chi_square, 30);
}

}  // namespace
}  // namespace statescope::puzzle
