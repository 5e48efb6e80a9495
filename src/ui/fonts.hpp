#pragma once

#include <imgui.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "ui/font_files.hpp"

namespace statescope::ui {

/// The kinds of type in the window.
enum class Type {
    Small,     ///< 12 px: captions, notes
    Body,      ///< 14 px
    Bold,      ///< 14 px
    Header,    ///< 12 px bold: the titles of panels
    Lead,      ///< 16 px: the sentence of the step
    LeadBold,  ///< 16 px
    Big,       ///< 20 px bold
};
inline constexpr int type_count = 7;

/// What to bake. `text` is any text in UTF-8 whose characters are needed besides ASCII, Latin-1 and
/// the symbols: the whole text table of the language, in any order.
struct FontRequest {
    float scale = 1;
    Face face = Face::Japanese;
    std::string text{};
    int density = 1;  ///< pixels baked for a pixel of the screen, for pictures larger than it

    friend bool operator==(const FontRequest&, const FontRequest&) = default;
};

/// The type of the window, baked into the atlas of the current ImGui context. Sizes are of the em
/// square, as in CSS, not ImGui's line height.
class Fonts {
  public:
    Fonts();

    /// Bakes when the request differs from the last one; true when it did. Only between frames.
    bool update(const FontRequest& request);

    ImFont* operator[](Type type) const { return types_[static_cast<std::size_t>(type)]; }

    /// Bold digits for boards: the largest baked size that is not above `em` pixels (real pixels,
    /// whatever the scale). Draw it at its own FontSize and it is crisp. Digits only.
    ImFont* digits_for(float em) const;

    /// Whether every character of the text was found in the font.
    bool covers(std::string_view utf8) const;

    /// The file in use, empty when no font was found and ImGui's own is used.
    const std::string& file() const { return files_.regular_path; }

  private:
    struct Digits {
        float em;
        ImFont* font;
    };

    void bake(const FontRequest& request);
    ImFont* add(const FontFile& file, float em, const ImWchar* ranges, bool digits) const;

    FontFiles files_;
    FontRequest baked_;
    bool ready_ = false;
    ImVector<ImWchar> ranges_;
    std::array<ImFont*, type_count> types_{};
    std::vector<Digits> digits_;
};

}  // namespace statescope::ui
