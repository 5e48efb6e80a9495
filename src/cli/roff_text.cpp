#include "cli/roff_text.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <utility>

namespace statescope::cli {

namespace {

/// One line of a help after the other, in the macros of man(7).
class HelpLines {
  public:
    void add(std::string_view line) {
        const std::size_t indent = line.find_first_not_of(' ');
        if (indent == std::string_view::npos) {
            end_block();
            gap_ = true;
            return;
        }
        const std::string_view words = line.substr(indent);
        if (const auto item = indent == 0 ? std::nullopt : term_and_meaning(words)) {
            add_item(*item);
        } else if (indent == 0) {
            add_paragraph(words);
        } else if (block_ == Block::List && !is_example(words)) {
            text_ += roff_line(words) + "\n";
        } else {
            add_as_it_stands(line, words);
        }
    }

    std::string text() && {
        end_block();
        return std::move(text_);
    }

  private:
    enum class Block : std::uint8_t { None, Paragraph, List, AsItStands };
    using Item = std::pair<std::string_view, std::string_view>;

    static bool is_example(std::string_view words) {
        return words.starts_with("statescope ") || words.starts_with("parallel ");
    }

    /// "count, aoj     the number": what stands before two spaces, and what behind them.
    std::optional<Item> term_and_meaning(std::string_view words) const {
        const std::size_t gap = words.find("  ");
        const bool goes_on = block_ == Block::AsItStands && !gap_;
        if (gap == std::string_view::npos || is_example(words) || goes_on) return std::nullopt;
        return Item{words.substr(0, gap), words.substr(words.find_first_not_of(' ', gap))};
    }

    void add_item(Item item) {
        end_block();
        text_ += fmt::format(".TP\n.B {}\n{}\n", roff(item.first), roff_line(item.second));
        block_ = Block::List;
        gap_ = false;
    }

    void add_paragraph(std::string_view words) {
        if (block_ != Block::Paragraph) {
            end_block();
            text_ += ".PP\n";
        }
        text_ += roff_line(words) + "\n";
        block_ = Block::Paragraph;
        gap_ = false;
    }

    void add_as_it_stands(std::string_view line, std::string_view words) {
        if (block_ == Block::List) {
            // The example of an item belongs to it.
            text_ += ".br\n" + roff_line(words) + "\n";
            return;
        }
        if (block_ != Block::AsItStands) {
            end_block();
            text_ += ".PP\n.RS 4\n.nf\n";
            base_ = line.size() - words.size();
        }
        const std::size_t deeper = line.size() - words.size() - base_;
        text_ += (deeper > 0 ? std::string(deeper, ' ') + roff(words) : roff_line(words)) + "\n";
        block_ = Block::AsItStands;
        gap_ = false;
    }

    void end_block() {
        if (block_ == Block::AsItStands) text_ += ".fi\n.RE\n";
        block_ = Block::None;
    }

    std::string text_;
    Block block_ = Block::None;
    bool gap_ = false;      ///< an empty line stands before
    std::size_t base_ = 0;  ///< how far the first line that stays as it is, is indented
};

}  // namespace

std::string roff(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        switch (letter) {
            case '\\':
                result += "\\e";
                break;
            case '-':
                result += "\\-";
                break;
            case '\'':
                result += "\\[aq]";
                break;
            case '"':
                result += "\\[dq]";
                break;
            case '`':
                result += "\\[ga]";
                break;
            case '^':
                result += "\\[ha]";
                break;
            case '~':
                result += "\\[ti]";
                break;
            default:
                result += letter;
        }
    }
    return result;
}

std::string roff_line(std::string_view text) {
    const std::string line = roff(text);
    return line.starts_with('.') ? "\\&" + line : line;
}

std::string roff_paragraphs(std::string_view text) {
    HelpLines lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.add(text.substr(0, end));
        text = end == std::string_view::npos ? "" : text.substr(end + 1);
    }
    return std::move(lines).text();
}

}  // namespace statescope::cli
