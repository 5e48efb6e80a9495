#pragma once

#include <iosfwd>

#include "cli/picture_options.hpp"
#include "trace/trace.hpp"

namespace statescope::cli {

/// Makes the picture or table that the command asks for of a recorded search, and writes it to its
/// file or, for -, to `out`. How far it is and what is wrong goes to `err`. Returns the exit code.
int make_picture(const PictureCommand& command, const trace::Trace& trace, std::ostream& out,
                 std::ostream& err);

}  // namespace statescope::cli
