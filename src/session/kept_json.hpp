#pragma once

#include <nlohmann/json.hpp>

#include "exchange/search_json.hpp"
#include "session/choices.hpp"
#include "session/preferences.hpp"

namespace statescope::session {

// How what the user chose is written into files: the settings, work files. A missing entry leaves
// what there is, so that older files can be read; a wrong one too, and it is told of.

/// What is searched, and how.
nlohmann::json choices_json(const Choices& choices);
Choices read_choices(const nlohmann::json& object, Choices choices,
                     const exchange::TellWrong& tell = {});

/// What of the preferences is the view of one piece of work: pictures, what they show, the sizes of
/// panels. Theme, scale and the like stay with the user.
nlohmann::json view_json(const Preferences& preferences);
Preferences read_view(const nlohmann::json& object, Preferences preferences,
                      const exchange::TellWrong& tell = {});

}  // namespace statescope::session
