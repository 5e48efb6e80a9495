// Many boards of the 8-puzzle read from a text, answered from the table of exact distances, and the
// answers written out. See bench/README.md.

#include <benchmark/benchmark.h>

#include <array>
#include <cstdint>
#include <ostream>
#include <sstream>
#include <streambuf>
#include <string>
#include <string_view>
#include <variant>

#include "exchange/answers.hpp"
#include "exchange/answers_from_table.hpp"
#include "exchange/board_stream.hpp"
#include "puzzle/board_text.hpp"
#include "puzzle/random.hpp"
#include "puzzle/rank.hpp"

namespace statescope {
namespace {

using exchange::AnswerForm;

constexpr puzzle::Shape three_by_three{3, 3};
constexpr int boards = 50'000;

/// Random boards, half of them unsolvable, in one of the ways in which files hold them.
std::string file_of_boards(std::string (*written)(puzzle::Board, puzzle::Shape),
                           std::string_view end) {
    puzzle::Random random(1);
    std::string text;
    for (int i = 0; i < boards; ++i) {
        const auto rank = static_cast<std::uint32_t>(
            random.below(static_cast<int>(puzzle::board_count(three_by_three))));
        text += written(puzzle::unrank(rank, three_by_three), three_by_three);
        text += end;
    }
    return text;
}

void count_boards(benchmark::State& state) {
    state.counters["boards/s"] =
        benchmark::Counter(boards, benchmark::Counter::kIsIterationInvariantRate);
}

void reading(benchmark::State& state, const std::string& text) {
    for (auto _ : state) {
        std::istringstream in(text);
        exchange::BoardStream stream(in);
        while (const auto board = stream.next())
            benchmark::DoNotOptimize(board->line);
    }
    count_boards(state);
}

/// Takes text and keeps none, as a pipe: a string would mostly measure its own growth.
class Sink : public std::streambuf {
  public:
    Sink() { overflow(traits_type::eof()); }

  private:
    int_type overflow(int_type c) override {
        setp(buffer_.data(), buffer_.data() + buffer_.size());
        return c == traits_type::eof() ? 0 : sputc(traits_type::to_char_type(c));
    }

    std::array<char, 1 << 16> buffer_;
};

/// What `statescope solve --format FORM` does with a file, its table included.
void answering(benchmark::State& state, const std::string& text, AnswerForm form) {
    const exchange::GoalOfShape goal = exchange::usual_goal(form);
    Sink sink;
    for (auto _ : state) {
        std::istringstream in(text);
        std::ostream out(&sink);
        exchange::BoardStream stream(in);
        exchange::AnswersFromTable table;
        exchange::AnswerWriter answers(form, out);
        while (const auto board = stream.next()) {
            const auto& start = std::get<puzzle::ParsedBoard>(board->result);
            const search::Problem problem{start.shape, start.board, goal(start.shape)};
            exchange::write_from_table(problem, table, answers);
        }
        answers.finish();
        benchmark::DoNotOptimize(out.good());
    }
    count_boards(state);
}

const std::string lines = file_of_boards(puzzle::board_text, "\n");
const std::string rows = file_of_boards(puzzle::board_rows, "\n\n");

BENCHMARK_CAPTURE(reading, lines, lines)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(reading, rows, rows)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(answering, hdu, lines, AnswerForm::Hdu)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(answering, tiles, lines, AnswerForm::Tiles)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(answering, boards, lines, AnswerForm::Boards)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(answering, algs4, lines, AnswerForm::Algs4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(answering, count, lines, AnswerForm::Count)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(answering, luogu, lines, AnswerForm::Luogu)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(answering, hdu_rows, rows, AnswerForm::Hdu)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace statescope
