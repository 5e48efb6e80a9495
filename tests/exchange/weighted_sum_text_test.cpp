#include "exchange/weighted_sum_text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace statescope::exchange {
namespace {

using search::HeuristicId;
using search::WeightedSum;

TEST(WeightedSumText, IsReadAsItIsWritten) {
    const WeightedSum halves{.first = {{1, 2}, HeuristicId::Manhattan},
                             .second = {{3, 2}, HeuristicId::Misplaced}};
    EXPECT_EQ(weighted_sum_text(halves), "1/2*manhattan+3/2*misplaced");
    for (const char* text :
         {"1/2*manhattan+3/2*misplaced", " 1/2 * manhattan + 3/2 * misplaced "}) {
        const auto read = parse_weighted_sum(text);
        ASSERT_TRUE(std::holds_alternative<WeightedSum>(read)) << text;
        EXPECT_EQ(std::get<WeightedSum>(read), halves);
    }
    EXPECT_EQ(weighted_sum_text({.first = {{2, 1}, HeuristicId::Gaschnig}}), "2*gaschnig");
    EXPECT_EQ(heuristic_text({}), "manhattan");
}

TEST(WeightedSumText, SaysWhatItCannotRead) {
    const auto sentence = [](const char* text) {
        return std::get<WeightedSumTextError>(parse_weighted_sum(text)).sentence;
    };
    EXPECT_NE(sentence("manhatan").find("\"manhatan\" is none of manhattan, misplaced"),
              std::string::npos);
    EXPECT_NE(sentence("1/0*manhattan").find("\"1/0\" is no weight"), std::string::npos);
    EXPECT_NE(sentence("manhattan+-1*misplaced").find("\"-1\" is no weight"), std::string::npos);
    EXPECT_NE(sentence("").find("\"\" is none of"), std::string::npos);
    EXPECT_NE(sentence("weighted-sum").find("is none of"), std::string::npos);
}

RC_GTEST_PROP(WeightedSumText, ComesBack, ()) {
    const auto part = [] {
        const auto all = search::heuristics();
        const auto number = [](int least) {
            return static_cast<std::uint16_t>(*rc::gen::inRange(least, 101));
        };
        return search::Weighted{{number(0), number(1)},
                                all[*rc::gen::inRange<std::size_t>(0, all.size())].id};
    };
    WeightedSum sum{part(), part()};
    // Nothing times a weight is not written.
    if (sum.second.heuristic == HeuristicId::None) sum.second = {};
    const auto read = parse_weighted_sum(weighted_sum_text(sum));
    RC_ASSERT(std::get<WeightedSum>(read) == sum);
}

}  // namespace
}  // namespace statescope::exchange
