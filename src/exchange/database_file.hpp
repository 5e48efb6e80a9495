#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <variant>

#include "search/heuristics/pattern_database.hpp"

namespace statescope::exchange {

/// What a stored database must be of to be of use.
struct DatabaseKey {
    puzzle::Board goal;
    puzzle::Shape shape;
    search::Partition partition;

    friend bool operator==(const DatabaseKey&, const DatabaseKey&) = default;
};

/// Why a stored database is of no use; it has to be built again.
struct DatabaseFault {
    enum class Reason {
        CannotOpen,    ///< no such file, or not allowed to be read
        NotADatabase,  ///< something else
        OtherVersion,  ///< written by another version of the program
        OtherKey,      ///< of another goal, shape or partition
        Damaged,       ///< cut off, too long, or not what was written
    };
    Reason reason;
    std::string sentence;
};

using DatabaseResult = std::variant<search::PatternDatabase, DatabaseFault>;

/// Writes a database as bytes, the same on every machine: a mark, the version, shape, goal and
/// partition, the values of every placing of every group, and a checksum of all that (FNV-1a, 64
/// bits). Errors are those of the stream.
void write_database(const search::PatternDatabase& database, std::ostream& out);

/// Reads what write_database wrote, to the end of the stream. Whatever the stream holds, the answer
/// is the database that was asked for or a fault.
DatabaseResult read_database(std::istream& in, const DatabaseKey& wanted);

/// Stores a database in a file, whole or not at all: an older file stays until the new one is
/// complete. Whether it could be written.
bool save_database(const search::PatternDatabase& database, const std::filesystem::path& path);

DatabaseResult load_database(const std::filesystem::path& path, const DatabaseKey& wanted);

}  // namespace statescope::exchange
