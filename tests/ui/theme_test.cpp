#include "ui/theme.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace statescope::ui {
namespace {

using Colour = ImU32 Colours::*;

struct Pair {
    const char* name;
    Colour front;
    Colour back;
};

// Every text colour with every ground it is written on.
const std::vector<Pair> text_pairs{
    {"ink on background", &Colours::ink, &Colours::background},
    {"ink on panel", &Colours::ink, &Colours::panel},
    {"ink on a control", &Colours::ink, &Colours::control},
    {"ink on a hovered control", &Colours::ink, &Colours::control_hover},
    {"ink on a pressed control", &Colours::ink, &Colours::control_press},
    {"ink on a chosen row", &Colours::ink, &Colours::accent_wash},
    {"dim ink on background", &Colours::dim_ink, &Colours::background},
    {"dim ink on panel", &Colours::dim_ink, &Colours::panel},
    {"dim ink on a control", &Colours::dim_ink, &Colours::control},
    {"dim ink on the timeline's wash", &Colours::dim_ink, &Colours::accent_wash},
    {"dim ink on a tile (stale)", &Colours::dim_ink, &Colours::tile},
    {"accent ink on accent", &Colours::accent_ink, &Colours::accent},
    {"accent on panel (a lit word)", &Colours::accent, &Colours::panel},
    {"number on tile", &Colours::tile_ink, &Colours::tile},
    {"number on a marked tile", &Colours::mark_ink, &Colours::mark},
    {"number on the other marked tile", &Colours::mark_ink, &Colours::mark_other},
    {"verdict on panel", &Colours::good_ink, &Colours::panel},
    {"error on panel", &Colours::bad_ink, &Colours::panel},
};

// Lines and shapes that must be seen, with what they lie on.
const std::vector<Pair> graphic_pairs{
    {"text field on panel", &Colours::field_line, &Colours::panel},
    {"focus on panel", &Colours::focus_line, &Colours::panel},
    {"focus on background", &Colours::focus_line, &Colours::background},
    {"chosen toggle on panel", &Colours::accent, &Colours::panel},
    {"plain board", &Colours::plain_line, &Colours::panel},
    {"frontier board", &Colours::frontier_line, &Colours::panel},
    {"current board", &Colours::current_line, &Colours::panel},
    {"expanded board", &Colours::expanded_line, &Colours::panel},
    {"duplicate board", &Colours::duplicate_line, &Colours::panel},
    {"stale board", &Colours::stale_line, &Colours::panel},
    {"path", &Colours::path_line, &Colours::panel},
    {"goal board", &Colours::goal_line, &Colours::panel},
    {"selection", &Colours::select_line, &Colours::panel},
    {"visited curve", &Colours::plot_visited, &Colours::panel},
    {"frontier curve", &Colours::plot_frontier, &Colours::panel},
    {"frontier curve on a control", &Colours::plot_frontier, &Colours::control},
    {"cursor on panel", &Colours::cursor, &Colours::panel},
    {"cursor on the timeline", &Colours::cursor, &Colours::control},
    {"cursor on the timeline's wash", &Colours::cursor, &Colours::accent_wash},
};

TEST(Contrast, is_the_ratio_of_WCAG) {
    EXPECT_NEAR(contrast(rgb(0x000000), rgb(0xFFFFFF)), 21, 1e-9);
    EXPECT_NEAR(contrast(rgb(0xFFFFFF), rgb(0xFFFFFF)), 1, 1e-9);
    // The greys usually quoted as just enough for 4.5:1 and for 7:1 on white.
    EXPECT_NEAR(contrast(rgb(0x767676), rgb(0xFFFFFF)), 4.54, 0.005);
    EXPECT_NEAR(contrast(rgb(0x595959), rgb(0xFFFFFF)), 7.00, 0.005);
}

TEST(Themes, are_found_by_the_names_kept_in_settings) {
    for (const char* name : {"light", "dark", "projector"}) {
        const Theme* theme = find_theme(name);
        ASSERT_NE(theme, nullptr) << name;
        EXPECT_EQ(theme->name, name);
    }
    EXPECT_EQ(all_themes().size(), 3u);
    EXPECT_EQ(find_theme("sepia"), nullptr);
}

TEST(Themes, have_readable_text) {
    for (const Theme& theme : all_themes()) {
        const double least = theme.name == "projector" ? 7.0 : 4.5;
        for (const Pair& pair : text_pairs) {
            EXPECT_GE(contrast(theme.colours.*pair.front, theme.colours.*pair.back), least)
                << theme.name << ": " << pair.name;
        }
    }
}

TEST(Themes, have_lines_that_can_be_seen) {
    for (const Theme& theme : all_themes()) {
        for (const Pair& pair : graphic_pairs) {
            EXPECT_GE(contrast(theme.colours.*pair.front, theme.colours.*pair.back), 3.0)
                << theme.name << ": " << pair.name;
        }
    }
}

// A lit room adds about a tenth of white to everything the projector shows.
TEST(ProjectorTheme, is_readable_in_stray_light) {
    const Theme& theme = *find_theme("projector");
    for (const Pair& pair : text_pairs) {
        const double a = luminance(theme.colours.*pair.front) + 0.10;
        const double b = luminance(theme.colours.*pair.back) + 0.10;
        EXPECT_GE((std::max(a, b) + 0.05) / (std::min(a, b) + 0.05), 4.0) << pair.name;
    }
}

TEST(Mix, goes_from_one_colour_to_the_other) {
    EXPECT_EQ(mix(rgb(0x102030), rgb(0x90A0B0), 0), rgb(0x102030));
    EXPECT_EQ(mix(rgb(0x102030), rgb(0x90A0B0), 1), rgb(0x90A0B0));
    EXPECT_EQ(mix(rgb(0x000000), rgb(0xFFFFFF), 0.5f), rgb(0x808080));
}

TEST(Faded, changes_only_the_alpha) {
    EXPECT_EQ(faded(rgb(0x123456), 0), rgb(0x123456) & ~IM_COL32_A_MASK);
    EXPECT_EQ(faded(rgb(0x123456), 1), rgb(0x123456));
}

TEST(ThinLine, grows_slower_than_the_scale) {
    const Theme& light = *find_theme("light");
    EXPECT_EQ(thin_line(light, 1), 1);
    EXPECT_EQ(thin_line(light, 3), 2);
    EXPECT_EQ(thin_line(*find_theme("projector"), 1), 2);
}

}  // namespace
}  // namespace statescope::ui
