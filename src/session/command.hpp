#pragma once

#include <cstdint>

namespace statescope::session {

/// What a key or a button can ask for without saying more.
enum class Command : std::uint8_t {
    ToStart,
    Back,
    BackExpansion,
    BackLayer,
    Forward,
    ForwardExpansion,
    ForwardLayer,
    ToEnd,
    BackOnBranch,  ///< to the step before on the branch that leads to the chosen node
    ForwardOnBranch,
    RunBack,  ///< to the condition run to last, once more
    RunForward,
    PlayOrPause,
    Faster,
    Slower,
    SearchOn,
    CancelSearch,
    ProveUnsolvable,
    MakeSolvable,
    RandomStart,
    SwapStartAndGoal,
    PlaySolution,
    ExpandSelected,  ///< where the user chooses: takes the selected node and expands it
};

}  // namespace statescope::session
