#include "ui/theme.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "figure/palette.hpp"

namespace statescope::ui {
namespace {

namespace palette = figure::palette;

/// What figures and the light theme draw alike has one colour.
constexpr ImU32 shared(figure::Colour colour) {
    return IM_COL32(colour.red, colour.green, colour.blue, 0xFF);
}

// Okabe-Ito: orange E69F00, sky 56B4E9, green 009E73, yellow F0E442, blue 0072B2, vermilion D55E00,
// purple CC79A7. On white, orange, sky and yellow are under 3:1, so there they are only fills
// inside a darker line of the same hue; inks that must be read are darkened until they reach the
// ratio (theme_test computes all of them).
constexpr Theme light{
    .name = "light",
    .dark = false,
    .line_width = 1,
    .colours =
        {
            .background = rgb(0xF4F5F7),
            .panel = shared(palette::paper),
            .line = rgb(0xD8DBE0),
            .ink = shared(palette::ink),
            .dim_ink = shared(palette::dim_ink),
            .accent = rgb(0x0072B2),
            .accent_ink = rgb(0xFFFFFF),
            .accent_wash = rgb(0xD3E4EF),
            .control = rgb(0xF4F5F7),
            .control_hover = rgb(0xE7EAEE),
            .control_press = rgb(0xD8DCE2),
            .field_line = rgb(0x848C96),
            .focus_line = rgb(0x0072B2),
            .tile = shared(palette::tile),
            .tile_ink = shared(palette::ink),
            .hole = shared(palette::hole),
            .plain_line = shared(palette::plain_line),
            .frontier_fill = shared(palette::frontier_fill),
            .frontier_line = shared(palette::frontier_line),
            .current_fill = shared(palette::current_fill),
            .current_line = shared(palette::current_line),
            .expanded_fill = shared(palette::expanded_fill),
            .expanded_line = shared(palette::plain_line),
            .duplicate_line = shared(palette::duplicate_line),
            .stale_line = shared(palette::plain_line),
            .path_fill = shared(palette::path_fill),
            .path_line = shared(palette::path_line),
            .goal_fill = shared(palette::goal_fill),
            .goal_line = shared(palette::goal_line),
            .select_line = rgb(0x9B3F78),
            .mark = shared(palette::mark),
            .mark_other = rgb(0x8CCBEF),
            .mark_ink = shared(palette::mark_ink),
            .edge = shared(palette::edge),
            .good_ink = shared(palette::path_ink),
            .bad_ink = rgb(0xB23A00),
            .plot_visited = rgb(0x0072B2),
            .plot_frontier = rgb(0xC85500),
            .cursor = rgb(0xC85500),
            .dot = rgb(0xD5D9DE),
        },
};

constexpr Theme dark{
    .name = "dark",
    .dark = true,
    .line_width = 1,
    .colours =
        {
            .background = rgb(0x15181C),
            .panel = rgb(0x1D2126),
            .line = rgb(0x343A42),
            .ink = rgb(0xE8EAED),
            .dim_ink = rgb(0x9AA3AD),
            .accent = rgb(0x56B4E9),
            .accent_ink = rgb(0x10141A),
            .accent_wash = rgb(0x20384A),
            .control = rgb(0x15181C),
            .control_hover = rgb(0x2A3037),
            .control_press = rgb(0x363D46),
            .field_line = rgb(0x737C87),
            .focus_line = rgb(0x56B4E9),
            .tile = rgb(0x2B3138),
            .tile_ink = rgb(0xE8EAED),
            .hole = rgb(0x15181C),
            .plain_line = rgb(0x737C87),
            .frontier_fill = rgb(0x2E7DAD),
            .frontier_line = rgb(0x56B4E9),
            .current_fill = rgb(0xE69F00),
            .current_line = rgb(0xF08A3C),
            .expanded_fill = rgb(0x3A414A),
            .expanded_line = rgb(0x737C87),
            .duplicate_line = rgb(0x9AA3AD),
            .stale_line = rgb(0x737C87),
            .path_fill = rgb(0x009E73),
            .path_line = rgb(0x1DBE8F),
            .goal_fill = rgb(0xF0E442),
            .goal_line = rgb(0xF0E442),
            .select_line = rgb(0xE19AC2),
            .mark = rgb(0xE69F00),
            .mark_other = rgb(0x56B4E9),
            .mark_ink = rgb(0x000000),
            .edge = rgb(0x59616B),
            .good_ink = rgb(0x2CC598),
            .bad_ink = rgb(0xFF9E66),
            .plot_visited = rgb(0x56B4E9),
            .plot_frontier = rgb(0xE69F00),
            .cursor = rgb(0xF08A3C),
            .dot = rgb(0x2F353C),
        },
};

// For the last row of a lit room: no middle greys, heavier lines, inks at 7:1 and more.
constexpr Theme projector{
    .name = "projector",
    .dark = false,
    .line_width = 2,
    .colours =
        {
            .background = rgb(0xFFFFFF),
            .panel = rgb(0xFFFFFF),
            .line = rgb(0x8A8F96),
            .ink = rgb(0x000000),
            .dim_ink = rgb(0x33383E),
            .accent = rgb(0x004A75),
            .accent_ink = rgb(0xFFFFFF),
            .accent_wash = rgb(0xCFE3F1),
            .control = rgb(0xFFFFFF),
            .control_hover = rgb(0xE9EEF2),
            .control_press = rgb(0xD5DDE4),
            .field_line = rgb(0x33383E),
            .focus_line = rgb(0x004A75),
            .tile = rgb(0xFFFFFF),
            .tile_ink = rgb(0x000000),
            .hole = rgb(0xC9CED4),
            .plain_line = rgb(0x4A5058),
            .frontier_fill = rgb(0x56B4E9),
            .frontier_line = rgb(0x004A75),
            .current_fill = rgb(0xE69F00),
            .current_line = rgb(0x8F3A00),
            .expanded_fill = rgb(0xC9CED4),
            .expanded_line = rgb(0x5A616A),
            .duplicate_line = rgb(0x33383E),
            .stale_line = rgb(0x5A616A),
            .path_fill = rgb(0x009E73),
            .path_line = rgb(0x005C41),
            .goal_fill = rgb(0xF0E442),
            .goal_line = rgb(0x5C5300),
            .select_line = rgb(0x7A1F58),
            .mark = rgb(0xF2B63A),
            .mark_other = rgb(0x8CCBEF),
            .mark_ink = rgb(0x000000),
            .edge = rgb(0x5A616A),
            .good_ink = rgb(0x00573A),
            .bad_ink = rgb(0x8F2E00),
            .plot_visited = rgb(0x004A75),
            .plot_frontier = rgb(0x8F3A00),
            .cursor = rgb(0x8F3A00),
            .dot = rgb(0xD0D4D9),
        },
};

constexpr std::array themes{light, dark, projector};

double linear(unsigned channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

unsigned channel_of(ImU32 colour, int shift) {
    return (colour >> shift) & 0xFFu;
}

void set_colours(ImGuiStyle& style, const Theme& theme) {
    const Colours& c = theme.colours;
    const auto set = [&](ImGuiCol which, ImU32 colour) { style.Colors[which] = to_vec4(colour); };
    if (theme.dark) {
        ImGui::StyleColorsDark(&style);
    } else {
        ImGui::StyleColorsLight(&style);
    }

    set(ImGuiCol_Text, c.ink);
    set(ImGuiCol_TextDisabled, c.dim_ink);
    set(ImGuiCol_WindowBg, c.background);
    set(ImGuiCol_ChildBg, faded(c.panel, 0));
    set(ImGuiCol_PopupBg, c.panel);
    set(ImGuiCol_Border, c.line);
    set(ImGuiCol_FrameBg, c.control);
    set(ImGuiCol_FrameBgHovered, c.control_hover);
    set(ImGuiCol_FrameBgActive, c.control_press);
    set(ImGuiCol_TitleBg, c.panel);
    set(ImGuiCol_TitleBgActive, c.panel);
    set(ImGuiCol_MenuBarBg, c.panel);
    set(ImGuiCol_ScrollbarBg, faded(c.panel, 0));
    set(ImGuiCol_ScrollbarGrab, mix(c.panel, c.dim_ink, 0.45f));
    set(ImGuiCol_ScrollbarGrabHovered, mix(c.panel, c.dim_ink, 0.7f));
    set(ImGuiCol_ScrollbarGrabActive, c.dim_ink);
    set(ImGuiCol_CheckMark, c.accent);
    set(ImGuiCol_SliderGrab, c.accent);
    set(ImGuiCol_SliderGrabActive, c.accent);
    set(ImGuiCol_Button, c.control);
    set(ImGuiCol_ButtonHovered, c.control_hover);
    set(ImGuiCol_ButtonActive, c.control_press);
    set(ImGuiCol_Header, c.accent_wash);
    set(ImGuiCol_HeaderHovered, c.control_hover);
    set(ImGuiCol_HeaderActive, c.control_press);
    set(ImGuiCol_Separator, c.line);
    set(ImGuiCol_TableBorderLight, c.line);
    set(ImGuiCol_TableBorderStrong, c.line);
    set(ImGuiCol_TableRowBgAlt, faded(c.control, 0.6f));
    set(ImGuiCol_TextSelectedBg, mix(c.panel, c.accent, theme.dark ? 0.45f : 0.3f));
    set(ImGuiCol_NavHighlight, c.focus_line);
    set(ImGuiCol_ModalWindowDimBg, faded(rgb(0x000000), 0.4f));
}

void set_distances(ImGuiStyle& style, const Theme& theme, float scale) {
    const auto px = [&](float length) { return std::round(length * scale); };
    style.WindowPadding = {px(10), px(10)};
    style.FramePadding = {px(8), px(4)};
    style.ItemSpacing = {px(8), px(6)};
    style.ItemInnerSpacing = {px(6), px(4)};
    style.CellPadding = {px(5), px(1)};
    style.IndentSpacing = px(16);
    style.ScrollbarSize = px(11);
    style.GrabMinSize = px(16);
    style.WindowRounding = px(8);
    style.ChildRounding = px(8);
    style.PopupRounding = px(6);
    style.FrameRounding = px(5);
    style.ScrollbarRounding = px(6);
    style.GrabRounding = px(5);
    style.TabRounding = px(6);
    const float line = thin_line(theme, scale);
    style.WindowBorderSize = 0;
    style.ChildBorderSize = line;
    style.PopupBorderSize = line;
    style.FrameBorderSize = line;
    style.HoverDelayNormal = 0.35f;
    style.CircleTessellationMaxError = 0.2f;
}

}  // namespace

std::span<const Theme> all_themes() {
    return themes;
}

const Theme* find_theme(std::string_view name) {
    const auto found = std::find_if(themes.begin(), themes.end(),
                                    [&](const Theme& theme) { return theme.name == name; });
    return found == themes.end() ? nullptr : &*found;
}

void apply_theme(const Theme& theme, float scale) {
    ImGuiStyle& style = ImGui::GetStyle();
    set_colours(style, theme);
    set_distances(style, theme, scale);
}

float thin_line(const Theme& theme, float scale) {
    return std::max(1.0f, std::round(theme.line_width * std::sqrt(scale)));
}

double luminance(ImU32 colour) {
    return 0.2126 * linear(channel_of(colour, IM_COL32_R_SHIFT)) +
           0.7152 * linear(channel_of(colour, IM_COL32_G_SHIFT)) +
           0.0722 * linear(channel_of(colour, IM_COL32_B_SHIFT));
}

double contrast(ImU32 a, ImU32 b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

ImU32 mix(ImU32 a, ImU32 b, float part) {
    const auto between = [&](int shift) {
        const auto from = static_cast<float>(channel_of(a, shift));
        const auto to = static_cast<float>(channel_of(b, shift));
        return static_cast<ImU32>(std::lround(from + (to - from) * std::clamp(part, 0.0f, 1.0f)));
    };
    return IM_COL32(between(IM_COL32_R_SHIFT), between(IM_COL32_G_SHIFT), between(IM_COL32_B_SHIFT),
                    0xFF);
}

ImU32 faded(ImU32 colour, float alpha) {
    const auto old = static_cast<float>(channel_of(colour, IM_COL32_A_SHIFT));
    const auto now = static_cast<ImU32>(std::lround(old * std::clamp(alpha, 0.0f, 1.0f)));
    return (colour & ~IM_COL32_A_MASK) | (now << IM_COL32_A_SHIFT);
}

ImVec4 to_vec4(ImU32 colour) {
    return ImGui::ColorConvertU32ToFloat4(colour);
}

}  // namespace statescope::ui
