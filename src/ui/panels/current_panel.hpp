#pragma once

#include <optional>
#include <string>

#include "session/command.hpp"
#include "teach/explain.hpp"
#include "ui/panel.hpp"
#include "ui/panels/tile_slide.hpp"

namespace statescope::ui {

/// The current board, large, beside the words for the step; or a board of the solution while that
/// is shown.
class CurrentPanel : public Panel {
  public:
    PanelSpec spec() const override;
    std::string title(const Scene& scene) const override;
    float extra_height() const override { return extra_height_; }
    void draw(Scene& scene) override;

  private:
    /// What stands on the big board, and how it came about.
    struct Shown {
        puzzle::Board board;
        std::optional<puzzle::Move> move;  ///< the last one, if any was made
        std::optional<trace::NodeId> node;
    };
    /// The sentences beside it.
    struct Words {
        std::string headline;  ///< empty where the board says it all
        std::string reason;
    };
    /// A button beside the words.
    struct Offer {
        std::optional<session::Command> command;  ///< nothing: back from the solution
        std::string_view id;
        teach::Text text;
        std::string hint;
    };

    Shown shown(const Scene& scene) const;
    Words words(const Scene& scene);
    std::optional<Offer> offer(const Scene& scene) const;
    void start_motion(const Scene& scene, const Shown& shown);
    void draw_board_of(Scene& scene, const Shown& shown, float cell);
    void draw_notice(Scene& scene);
    void draw_left_work(Scene& scene);
    void draw_words(Scene& scene);
    void need_height(const Scene& scene, float missing);
    void draw_offer(Scene& scene, const Offer& offer);

    // The words of a step of a search with many nodes take a moment to find.
    std::uint64_t explained_ = 0;
    trace::Step explained_step_ = trace::never;
    puzzle::MoveMeaning explained_letters_ = puzzle::MoveMeaning::Blank;
    teach::Explanation explanation_;

    struct Extent {
        std::uint64_t recording = 0;
        float scale = 0;
        friend bool operator==(const Extent&, const Extent&) = default;
    };
    Extent grown_for_;
    float extra_height_ = 0;

    // What the last frame showed, for motion.
    std::uint64_t last_ = 0;
    trace::Step last_step_ = 0;
    puzzle::Board last_board_;
    std::optional<std::size_t> last_place_;
    TileSlide slide_;
};

}  // namespace statescope::ui
