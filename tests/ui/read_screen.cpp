#include "tests/ui/read_screen.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace statescope::test {
namespace {

/// A character as drawn.
struct Mark {
    const ImFont* font;
    unsigned character;
    ImVec2 origin;  ///< pen position and top of the line
    float next;     ///< where the pen goes
    ImVec2 centre;
    bool on_board;  ///< in a font of digits only
};

using Place = std::pair<float, float>;

struct Source {
    const ImFont* font;
    const ImFontGlyph* glyph;
    bool digits;
};

std::map<Place, Source> places_of(const ImFontAtlas& atlas) {
    std::map<Place, Source> places;
    for (const ImFont* font : atlas.Fonts) {
        const bool digits = font->FindGlyphNoFallback('A') == nullptr;
        for (const ImFontGlyph& glyph : font->Glyphs) {
            if (glyph.Visible) places[{glyph.U0, glyph.V0}] = {font, &glyph, digits};
        }
    }
    return places;
}

class Reader {
  public:
    explicit Reader(const ImFontAtlas& atlas) : places_(places_of(atlas)) {}

    void read(const ImDrawList& list) {
        for (const ImDrawCmd& command : list.CmdBuffer) {
            if (command.UserCallback) continue;
            for (unsigned i = 0; i + 6 <= command.ElemCount;) {
                i += take_quad(list, command, command.IdxOffset + i) ? 6 : 3;
            }
        }
        end_board();
    }

    std::string text() { return std::move(text_); }

  private:
    bool take_quad(const ImDrawList& list, const ImDrawCmd& command, unsigned first) {
        const auto vertex = [&](unsigned i) -> const ImDrawVert& {
            return list.VtxBuffer[static_cast<int>(command.VtxOffset) +
                                  list.IdxBuffer[static_cast<int>(first + i)]];
        };
        const ImDrawVert& low = vertex(0);
        const ImDrawVert& high = vertex(2);
        const auto place = places_.find({low.uv.x, low.uv.y});
        if (place == places_.end() || (low.col & IM_COL32_A_MASK) == 0) return false;
        const Source& source = place->second;
        if (high.uv.x != source.glyph->U1 || high.uv.y != source.glyph->V1) return false;

        const ImVec2 centre{(low.pos.x + high.pos.x) / 2, (low.pos.y + high.pos.y) / 2};
        const ImRect clip(command.ClipRect);
        if (!clip.Contains(centre)) return true;
        const ImVec2 origin{low.pos.x - source.glyph->X0, low.pos.y - source.glyph->Y0};
        add({source.font, source.glyph->Codepoint, origin, origin.x + source.glyph->AdvanceX,
             centre, source.digits});
        return true;
    }

    void add(const Mark& mark) {
        if (mark.on_board) {
            if (!board_.empty() && !same_board(mark)) end_board();
            board_.push_back(mark);
            return;
        }
        end_board();
        text_ += separator(mark);
        append(mark.character);
        last_ = mark;
    }

    /// What stands between the character before and this one.
    std::string separator(const Mark& mark) const {
        if (!last_) return text_.empty() ? "" : "\n";
        const float space = mark.font->GetCharAdvance(' ');
        const float gap = mark.origin.x - last_->next;
        const float drop = mark.origin.y - last_->origin.y;
        const bool same_line = std::fabs(drop) < 1 && mark.font == last_->font;
        if (same_line && std::fabs(gap) < space / 2) return "";
        if (same_line && gap > 0 && gap < space * 2.5f) return " ";
        const bool wrapped =
            mark.font == last_->font && gap < 0 && std::fabs(drop - mark.font->FontSize) < 1;
        return wrapped ? " " : "\n";
    }

    bool same_board(const Mark& mark) const {
        const Mark& before = board_.back();
        if (mark.font != before.font) return false;
        // Row by row; the first number of another board would be a step back.
        const float drop = mark.origin.y - before.origin.y;
        if (std::fabs(drop) < 1) return mark.origin.x > before.origin.x;
        return drop > 0 && drop < 5 * mark.font->FontSize && mark.origin.x < before.next;
    }

    void end_board() {
        if (board_.empty()) return;
        // Digits of one number touch; numbers of one column or row have the same middle.
        std::map<std::pair<int, int>, int> numbers;
        std::vector<float> columns;
        std::vector<float> rows;
        struct Number {
            int value;
            float x, y, next;
        };
        std::vector<Number> found;
        for (const Mark& mark : board_) {
            const int digit = static_cast<int>(mark.character - '0');
            if (!found.empty() && std::fabs(found.back().next - mark.origin.x) < 0.5f &&
                std::fabs(found.back().y - mark.origin.y) < 0.5f) {
                Number& number = found.back();
                number.value = number.value * 10 + digit;
                number.x += (mark.next - mark.origin.x) / 2;
                number.next = mark.next;
            } else {
                found.push_back({digit, (mark.origin.x + mark.next) / 2, mark.origin.y, mark.next});
            }
        }
        for (const Number& number : found) {
            note(columns, number.x);
            note(rows, number.y);
        }
        for (const Number& number : found) {
            numbers[{index_of(rows, number.y), index_of(columns, number.x)}] = number.value;
        }
        text_ += text_.empty() ? "[" : "\n[";
        for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
            for (int column = 0; column < static_cast<int>(columns.size()); ++column) {
                if (row + column > 0) text_ += ' ';
                text_ += std::to_string(numbers[{row, column}]);
            }
        }
        text_ += ']';
        board_.clear();
        last_.reset();
    }

    static constexpr float tolerance = 3;

    static void note(std::vector<float>& places, float place) {
        for (const float known : places) {
            if (std::fabs(known - place) < tolerance) return;
        }
        places.push_back(place);
        std::sort(places.begin(), places.end());
    }

    static int index_of(const std::vector<float>& places, float place) {
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (std::fabs(places[i] - place) < tolerance) return static_cast<int>(i);
        }
        return -1;
    }

    void append(unsigned character) {
        char utf8[5];
        text_ += ImTextCharToUtf8(utf8, character);
    }

    std::map<Place, Source> places_;
    std::optional<Mark> last_;
    std::vector<Mark> board_;
    std::string text_;
};

}  // namespace

std::string read_screen(const ImDrawData& frame, const ImFontAtlas& atlas) {
    Reader reader(atlas);
    for (const ImDrawList* list : frame.CmdLists)
        reader.read(*list);
    return reader.text();
}

}  // namespace statescope::test
