#pragma once

#include <imgui.h>

#include <optional>

#include "session/session.hpp"
#include "ui/inversion_pairs.hpp"

namespace statescope::ui {

/// The tile whose pairs are shown, shared by the panel that counts them and the one that shows the
/// boards. Whoever has the mouse or the keyboard's cursor on a tile points at it in every frame;
/// what nobody points at any more is forgotten by itself.
class InversionHover {
  public:
    struct Tile {
        session::Side side = session::Side::Start;
        int cell = 0;
        Counting counting = Counting::LargerBefore;
    };

    void point_at(const Tile& tile) {
        tile_ = tile;
        frame_ = ImGui::GetFrameCount();
    }

    /// What was pointed at in this frame or the one before.
    std::optional<Tile> tile() const {
        return ImGui::GetFrameCount() - frame_ <= 1 ? tile_ : std::nullopt;
    }

    /// The same, on one of the two boards.
    std::optional<Tile> on(session::Side side) const {
        const std::optional<Tile> pointed = tile();
        return pointed && pointed->side == side ? pointed : std::nullopt;
    }

  private:
    std::optional<Tile> tile_;
    int frame_ = -2;
};

}  // namespace statescope::ui
