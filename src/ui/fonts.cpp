#include "ui/fonts.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

namespace statescope::ui {
namespace {

struct TypeSize {
    float em;
    bool bold;
};

constexpr std::array<TypeSize, type_count> type_sizes{{
    {12, false},  // Small
    {14, false},  // Body
    {14, true},   // Bold
    {12, true},   // Header
    {16, false},  // Lead
    {16, true},   // LeadBold
    {20, true},   // Big
}};

// A tenth apart, so that a board being zoomed finds a size close below what it wants.
constexpr std::array<float, 27> digit_sizes{6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 18, 20, 22,
                                            24, 27, 30, 34, 38, 43, 48, 54, 61, 69, 78, 96, 128};

// What sentences, tables and keys need besides ASCII and Latin-1.
constexpr const char* symbols = "–—‘’“”…←↑→↓≤≥≠≈√∞−ΣΔΑΩαβδεπμ★✓▶◀●○■□▲▼△◐·×²³";

constexpr std::array<ImWchar, 3> digits_only{'0', '9', 0};

/// Has a font baked `density` times as large take the room it would have taken otherwise.
void shrink(ImFont& font, float density) {
    for (ImFontGlyph& glyph : font.Glyphs) {
        for (float* length : {&glyph.AdvanceX, &glyph.X0, &glyph.Y0, &glyph.X1, &glyph.Y1})
            *length /= density;
    }
    for (float& advance : font.IndexAdvanceX)
        advance /= density;
    for (float* length : {&font.FallbackAdvanceX, &font.EllipsisWidth, &font.EllipsisCharStep,
                          &font.FontSize, &font.Ascent, &font.Descent})
        *length /= density;
}

}  // namespace

Fonts::Fonts() : files_(find_font_files()) {}

bool Fonts::update(const FontRequest& request) {
    if (ready_ && request == baked_) return false;
    bake(request);
    return true;
}

void Fonts::bake(const FontRequest& request) {
    baked_ = request;
    ready_ = true;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    digits_.clear();
    if (files_.regular.empty()) {
        ImFont* font = atlas.AddFontDefault();
        types_.fill(font);
        digits_.push_back({font->FontSize, font});
        ImGui::GetIO().FontDefault = font;
        atlas.Build();
        return;
    }

    ImFontGlyphRangesBuilder builder;
    builder.AddRanges(atlas.GetGlyphRangesDefault());
    builder.AddText(symbols);
    builder.AddText(request.text.c_str());
    ranges_.clear();
    builder.BuildRanges(&ranges_);

    for (std::size_t i = 0; i < types_.size(); ++i) {
        const TypeSize& size = type_sizes[i];
        types_[i] = add(size.bold ? files_.bold : files_.regular, size.em * request.scale,
                        ranges_.Data, false);
    }
    for (const float em : digit_sizes) {
        digits_.push_back({em, add(files_.bold, em, digits_only.data(), true)});
    }
    atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
    atlas.Build();
    if (request.density > 1) {
        for (ImFont* font : atlas.Fonts)
            shrink(*font, static_cast<float>(request.density));
    }
    ImGui::GetIO().FontDefault = (*this)[Type::Body];
}

ImFont* Fonts::add(const FontFile& file, float em, const ImWchar* ranges, bool digits) const {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    ImFontConfig config;
    config.FontData = file.data();
    config.FontDataSize = static_cast<int>(file.size());
    config.FontNo = files_.has_faces ? static_cast<int>(baked_.face) : 0;
    const auto density = static_cast<float>(baked_.density);
    config.SizePixels = std::round(em * files_.line_height) * density;
    config.GlyphRanges = ranges;
    // Digits stand alone in the middle of a cell, so their edges may lie on whole pixels. Words
    // need places between pixels for even spacing, until their letters are large.
    config.OversampleH = digits || em * density >= 24 ? 1 : 2;
    config.PixelSnapH = digits;
    // Capitals of Noto CJK stand a little below the middle of their line.
    if (files_.has_faces) config.GlyphOffset.y = -std::round(0.07f * em * density);
    ImFont* font = atlas.AddFont(&config);
    // AddFont copies data it does not own: 20 MB for each size. So it was told it does, and now
    // that it does not; the mapped file lives as long as this object.
    atlas.ConfigData.back().FontDataOwnedByAtlas = false;
    return font;
}

ImFont* Fonts::digits_for(float em) const {
    const auto above =
        std::upper_bound(digits_.begin(), digits_.end(), em,
                         [](float wanted, const Digits& digits) { return wanted < digits.em; });
    return above == digits_.begin() ? above->font : std::prev(above)->font;
}

bool Fonts::covers(std::string_view utf8) const {
    const ImFont* font = (*this)[Type::Body];
    const char* at = utf8.data();
    const char* end = at + utf8.size();
    while (at < end) {
        unsigned character = 0;
        at += ImTextCharFromUtf8(&character, at, end);
        if (character >= ' ' && !font->FindGlyphNoFallback(static_cast<ImWchar>(character))) {
            return false;
        }
    }
    return true;
}

}  // namespace statescope::ui
