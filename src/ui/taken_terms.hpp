#pragma once

#include <span>
#include <string_view>

#include "session/taking.hpp"
#include "teach/phrases.hpp"

namespace statescope::ui {

/// Something that can be taken away, as the list names it.
struct TakenEntry {
    session::Taken taken;
    std::string_view id;
    teach::Text name;
    teach::Text hint;
};

/// All but the panels, which have names of their own, in the order in which they are offered.
std::span<const TakenEntry> taken_entries();
const TakenEntry& taken_entry(session::Taken taken);

/// A form as its button names it.
struct FormEntry {
    session::TakenForm form;
    std::string_view id;
    teach::Text name;
};
const FormEntry& form_entry(session::TakenForm form);

}  // namespace statescope::ui
