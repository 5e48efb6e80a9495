#include "exchange/run_code.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <limits>
#include <set>

#include "exchange/rule_names.hpp"
#include "exchange/run_text.hpp"
#include "exchange/search_json.hpp"

namespace statescope::exchange {

using nlohmann::json;

namespace {

constexpr std::string_view scheme = "statescope:";
constexpr int most_digit_cells = 9;

// --- Writing ---

std::string board_code(puzzle::Board board, puzzle::Shape shape) {
    std::vector<int> cells(static_cast<std::size_t>(shape.cells()));
    for (int cell = 0; cell < shape.cells(); ++cell)
        cells[static_cast<std::size_t>(cell)] = board.at(cell);
    return fmt::format("{}", fmt::join(cells, shape.cells() <= most_digit_cells ? "" : "."));
}

/// The rules from which the single ones are told: where the set is no document's, the textbook's.
search::Rules base_rules(const search::Algorithm& algorithm, search::RuleSet rule_set) {
    return rule_set == search::RuleSet::Document ? algorithm.document_rules
                                                 : search::textbook_rules(algorithm);
}

// --- Reading ---

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& c : small)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return small;
}

/// Where a code begins in a text: at the scheme before a size, or where there is none, at any.
std::size_t begin_of_code(std::string_view text) {
    const std::string small = in_small_letters(text);
    std::size_t first = std::string::npos;
    for (std::size_t at = small.find(scheme); at != std::string::npos;
         at = small.find(scheme, at + 1)) {
        if (first == std::string::npos) first = at;
        const std::size_t next = small.find_first_not_of(" \t\r\n", at + scheme.size());
        if (next != std::string::npos && small[next] >= '0' && small[next] <= '9') return at;
    }
    return first;
}

/// The code that begins a text, without what mails and chats put into it and around it.
std::string cleaned(std::string_view text) {
    std::string clean;
    for (const char c : text.substr(0, text.find_first_of("\"'`<>()[]"))) {
        if (!std::isspace(static_cast<unsigned char>(c))) clean += c;
    }
    const std::size_t end = clean.find_last_not_of(".,;");
    clean.erase(end == std::string::npos ? 0 : end + 1);
    return clean;
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

/// A whole number; what does not fit is none.
std::optional<std::uint32_t> number_of(std::string_view text) {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// Reads the parts of one code; the first thing that is wrong is kept.
class CodeReader {
  public:
    explicit CodeReader(std::vector<std::string> parts) : parts_(std::move(parts)) {}

    std::variant<CodedRun, RunCodeError> read() {
        constexpr std::size_t least_parts = 4;
        if (parts_.size() < least_parts) {
            return RunCodeError{
                "the code is cut off: after \"statescope:\" come the size, the start, the goal and "
                "the search, as in statescope:3x3:283164705:123804765:astar"};
        }
        read_problem();
        read_algorithm();
        for (std::size_t i = least_parts; i < parts_.size() && !error_; ++i)
            read_extra(parts_[i]);
        if (!error_) finish_rules();
        if (error_) return *error_;
        return run_;
    }

  private:
    void fail(std::string sentence) {
        if (!error_) error_ = RunCodeError{std::move(sentence)};
    }

    void read_problem() {
        const std::vector<std::string> sides = split(in_small_letters(parts_[0]), 'x');
        puzzle::Shape shape;
        if (sides.size() == 2) {
            shape.rows = static_cast<int>(std::min(number_of(sides[0]).value_or(0), 99u));
            shape.columns = static_cast<int>(std::min(number_of(sides[1]).value_or(0), 99u));
        }
        if (!shape.valid()) {
            return fail(
                fmt::format("\"{}\" is no size from 2x2 to 4x4: rows, x, columns", parts_[0]));
        }
        run_.problem.shape = shape;
        run_.problem.start = board("start", parts_[1], shape);
        run_.problem.goal = board("goal", parts_[2], shape);
    }

    puzzle::Board board(std::string_view name, const std::string& text, puzzle::Shape shape) {
        std::vector<std::uint32_t> cells;
        const bool digits = shape.cells() <= most_digit_cells && text.find('.') == text.npos;
        for (const std::string& part : split(text, '.')) {
            if (digits) {
                for (const char c : part)
                    cells.push_back(number_of(std::string(1, c)).value_or(99));
            } else {
                cells.push_back(number_of(part).value_or(99));
            }
        }
        const std::set<std::uint32_t> different(cells.begin(), cells.end());
        const auto count = static_cast<std::size_t>(shape.cells());
        if (cells.size() != count || different.size() != count || *different.rbegin() >= count) {
            fail(fmt::format("the {} \"{}\" does not hold each number from 0 to {} once", name,
                             text, count - 1));
            return puzzle::ordered_board(shape);
        }
        puzzle::Board board;
        for (std::size_t i = 0; i < count; ++i)
            board.set(static_cast<int>(i), static_cast<int>(cells[i]));
        return board;
    }

    void read_algorithm() {
        run_.algorithm = search::find_algorithm(in_small_letters(parts_[3]));
        if (run_.algorithm == nullptr)
            return fail(fmt::format("there is no search named \"{}\"", parts_[3]));
    }

    void read_extra(const std::string& part) {
        const std::size_t sign = part.find('=');
        const std::string key = in_small_letters(part.substr(0, sign));
        if (sign == std::string::npos) return read_word(key);
        const std::string value = part.substr(sign + 1);
        if (key == "step") return read_number(part, value, run_.step);
        if (key == "limit") return read_number(part, value, run_.node_budget);
        if (key == "choose") return read_picks(part, value);
        read_rule(part, key, value);
    }

    void read_word(const std::string& word) {
        if (word == "prove") {
            run_.prove_unsolvable = true;
        } else if (const auto rule_set = value_of<search::RuleSet>(word)) {
            run_.rule_set = *rule_set;
        } else {
            fail(fmt::format("\"{}\" is no part of a code", word));
        }
    }

    void read_number(const std::string& part, const std::string& text, std::uint32_t& number) {
        if (const auto read = number_of(text)) {
            number = *read;
        } else {
            fail(fmt::format("after = in \"{}\" stands no whole number", part));
        }
    }

    void read_picks(const std::string& part, const std::string& text) {
        for (const std::string& number : split(text, '.')) {
            trace::NodeId node = 0;
            read_number(part, number, node);
            if (node == 0 || node > trace::no_node)
                return fail(fmt::format("\"{}\" names no node", part));
            run_.picks.push_back(node - 1);
        }
    }

    void read_rule(const std::string& part, const std::string& key, const std::string& value) {
        const auto& rules = all_rules();
        if (std::none_of(rules.begin(), rules.end(),
                         [&](teach::Rule rule) { return option_name(rule) == key; }))
            return fail(fmt::format("\"{}\" is no part of a code", part));
        single_rules_.push_back({part, key, value});
    }

    /// The single rules over those of the set.
    void finish_rules() {
        run_.rules = base_rules(*run_.algorithm, run_.rule_set);
        for (const SingleRule& rule : single_rules_) {
            const auto tell = [&](std::string_view, std::string_view sentence) {
                fail(fmt::format("in \"{}\": {}", rule.part, sentence));
            };
            run_.rules = read_rules(json_of(rule), run_.rules, tell);
        }
        if (!single_rules_.empty()) run_.rule_set = search::RuleSet::Custom;
        run_.rules = search::in_force(run_.algorithm->family, run_.rules);
    }

    struct SingleRule {
        std::string part;
        std::string key;
        std::string value;
    };

    /// The rule as files have it.
    static json json_of(const SingleRule& rule) {
        std::string key = rule.key;
        std::replace(key.begin(), key.end(), '-', '_');
        if (key == "stale") key = "stale_entries";
        if (key == "order") {
            std::string order = rule.value;
            for (char& c : order)
                c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
            return {{key, order}};
        }
        const std::string word = in_small_letters(rule.value);
        if (key == "start_marked" && (word == "yes" || word == "no")) return {{key, word == "yes"}};
        if (const auto number = number_of(word)) return {{key, *number}};
        return {{key, word}};
    }

    std::vector<std::string> parts_;
    CodedRun run_;
    std::vector<SingleRule> single_rules_;
    std::optional<RunCodeError> error_;
};

}  // namespace

std::string run_code(const CodedRun& run) {
    const puzzle::Shape shape = run.problem.shape;
    std::string code = fmt::format("{}{}x{}:{}:{}:{}", scheme, shape.rows, shape.columns,
                                   board_code(run.problem.start, shape),
                                   board_code(run.problem.goal, shape), run.algorithm->name);
    if (run.rule_set == search::RuleSet::Document) {
        code += fmt::format(":{}", name_of(run.rule_set));
    } else {
        const search::Family family = run.algorithm->family;
        const search::Rules rules = search::in_force(family, run.rules);
        const search::Rules usual =
            search::in_force(family, search::textbook_rules(*run.algorithm));
        bool all_usual = true;
        for (const teach::Rule rule : all_rules()) {
            const std::string word = rule_word(rule, rules);
            if (word == rule_word(rule, usual)) continue;
            code += fmt::format(":{}={}", option_name(rule), word);
            all_usual = false;
        }
        if (all_usual && run.rule_set == search::RuleSet::Custom)
            code += fmt::format(":{}", name_of(run.rule_set));
    }
    if (run.node_budget != trace::default_node_budget)
        code += fmt::format(":limit={}", run.node_budget);
    if (run.prove_unsolvable) code += ":prove";
    if (!run.picks.empty()) {
        std::vector<trace::NodeId> numbers;
        for (const trace::NodeId node : run.picks)
            numbers.push_back(node + 1);
        code += fmt::format(":choose={}", fmt::join(numbers, "."));
    }
    if (run.step > 0) code += fmt::format(":step={}", run.step);
    return code;
}

bool looks_like_run_code(std::string_view text) {
    // Enough of the text to see past a greeting; a file of boards is not read whole for this.
    constexpr std::size_t enough = 1000;
    return begin_of_code(text.substr(0, enough)) != std::string::npos;
}

std::variant<CodedRun, RunCodeError> parse_run_code(std::string_view text) {
    constexpr std::size_t longest = 100'000;
    if (text.size() > longest) return RunCodeError{"the text is too long for a code"};
    const std::size_t begin = begin_of_code(text);
    if (begin == std::string::npos)
        return RunCodeError{fmt::format("a code begins with \"{}\"", scheme)};
    const std::string_view rest = text.substr(begin + scheme.size());
    auto whole = CodeReader(split(cleaned(rest), ':')).read();
    if (std::holds_alternative<CodedRun>(whole)) return whole;
    // A mail may have broken its line, or gone on with other words behind it.
    auto word =
        CodeReader(split(cleaned(rest.substr(0, rest.find_first_of(" \t\r\n"))), ':')).read();
    return std::holds_alternative<CodedRun>(word) ? word : whole;
}

}  // namespace statescope::exchange
