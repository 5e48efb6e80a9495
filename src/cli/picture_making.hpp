#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>

#include "cli/picture_options.hpp"
#include "trace/trace.hpp"

namespace statescope::cli {

/// Makes the picture or table that the command asks for of a recorded search, and writes it to its
/// file or, for -, to `out`. How far it is and what is wrong goes to `err`. Returns the exit code.
int make_picture(const PictureCommand& command, const trace::Trace& trace, std::ostream& out,
                 std::ostream& err);

/// The file that stands where the picture is to be written, though it may not be written over;
/// nothing where all is well. Of numbered pictures the first of `count`.
std::optional<std::string> file_in_the_way(const PictureCommand& command, std::size_t count = 1);

}  // namespace statescope::cli
