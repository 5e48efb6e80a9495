#pragma once

#include <gmock/gmock.h>

#include <cmath>
#include <set>

#include "puzzle/distances.hpp"
#include "puzzle/rank.hpp"
#include "tests/ui/middle_panels.hpp"
#include "ui/panels/map_colours.hpp"
#include "ui/theme.hpp"

namespace statescope::test {

/// What the tests of the map share: boards found on the screen, and what colour they have there.
class MapFixture : public MiddlePanels {
  protected:
    MapFixture() {
        driver.press(ImGuiKey_M);
        driver.frames(2);
    }

    void choose(std::string_view layout, std::string_view colour = "state") {
        session.preferences.map_layout = layout;
        session.preferences.map_colour = colour;
        driver.frames(2);
    }

    /// The same by the mouse, in one of the two lists.
    void choose_in_list(std::string_view list, std::string_view entry) {
        driver.click(list);
        driver.frames(2);
        driver.click(entry);
        driver.frames(2);
    }

    /// The middle of the part of the canvas that every layout fills.
    ImVec2 middle() const { return driver.get("###map").centre(); }
    ImVec2 place_of(std::string_view mark) const { return driver.get(mark).centre(); }

    /// The rank grid on the screen, worked out from its own edges: 720 columns and 504 rows.
    struct Grid {
        ImVec2 low;
        ImVec2 high;

        float unit() const { return (high.x - low.x) / 720; }
        ImVec2 at(std::uint32_t rank) const {
            return {low.x + unit() * (static_cast<float>(rank % 720) + 0.5f),
                    low.y + (high.y - low.y) / 504 * (static_cast<float>(rank / 720) + 0.5f)};
        }
        /// Zoomed about a point, as a wheel does.
        Grid zoomed(ImVec2 fixed, float by) const {
            const auto moved = [&](ImVec2 point) {
                return ImVec2{fixed.x + (point.x - fixed.x) * by,
                              fixed.y + (point.y - fixed.y) * by};
            };
            return {moved(low), moved(high)};
        }
    };

    /// Zooms in with the wheel until a board is several pixels wide. Of a grid larger than the
    /// canvas only the part in sight can be found, so its edges follow from those before.
    Grid zoom_in_on_grid() {
        constexpr int notches = 11;
        // ImGui takes the mouse to be at whole pixels.
        const ImVec2 fixed{std::floor(middle().x), std::floor(middle().y)};
        const Item whole = driver.get("###map_area");
        driver.wheel(fixed, 1);
        driver.frames(1);
        const Item larger = driver.get("###map_area");
        const float notch = (larger.high.x - larger.low.x) / (whole.high.x - whole.low.x);
        for (int i = 1; i < notches; ++i) {
            driver.wheel(fixed, 1);
            driver.frames(1);
        }
        return Grid{whole.low, whole.high}.zoomed(fixed,
                                                  std::pow(notch, static_cast<float>(notches)));
    }

    static bool has_colour(const render::Picture& picture, ImVec2 at, ImU32 colour) {
        const std::uint8_t* pixel = picture.at(static_cast<int>(at.x), static_cast<int>(at.y));
        const auto alike = [&](int part) {
            return std::abs(pixel[part] - static_cast<int>(colour >> (8 * part) & 0xFF)) <= 2;
        };
        return alike(0) && alike(1) && alike(2);
    }

    /// Compares the pixels of boards in sight with the classes they must have, by rank.
    void expect_classes(const Grid& grid, const std::vector<std::uint8_t>& classes,
                        ui::ValueRange values, const std::string& when) {
        constexpr float edge = 8;
        constexpr int enough = 1500;
        const ui::Theme& theme = *ui::find_theme("light");
        const Item canvas = driver.get("###map");
        const render::Picture picture = driver.picture();
        int looked_at = 0;
        int wrong = 0;
        for (std::uint32_t rank = 0; rank < classes.size() && looked_at < enough; ++rank) {
            const ImVec2 at = grid.at(rank);
            if (at.x < canvas.low.x + edge || at.x > canvas.high.x - edge ||
                at.y < canvas.low.y + edge || at.y > canvas.high.y - edge)
                continue;
            wrong += !has_colour(picture, at, ui::map_colour(theme, classes[rank], values));
            ++looked_at;
        }
        EXPECT_EQ(looked_at, enough);
        // The path and the signs lie over some of them.
        EXPECT_LE(wrong, enough / 10) << when;
    }
};

}  // namespace statescope::test
