#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "search/heuristics/pattern_database.hpp"

namespace statescope::session {

/// Where a pattern database came from.
enum class PatternSource : std::uint8_t {
    Memory,   ///< used before, since the program began
    File,     ///< read from the folder
    Built,    ///< worked out now
    Rebuilt,  ///< worked out now, because the stored file was of no use
};

/// A database ready for use, and what there is to say about how it was got.
struct StoredPatterns {
    std::shared_ptr<const search::PatternDatabase> patterns;
    PatternSource source = PatternSource::Built;
    std::string fault{};    ///< when rebuilt: what was wrong with the file
    bool not_kept = false;  ///< built, but the file could not be written
};

/// The additive pattern databases of the goals asked for: in memory the last one, in a folder all.
/// A database takes seconds to build and is good for its goal only, so it is worth keeping. Several
/// threads may ask at once.
class PatternStore {
  public:
    /// Without a folder nothing is read or written. It is made when the first file is written.
    explicit PatternStore(std::optional<std::filesystem::path> folder = std::nullopt)
        : folder_(std::move(folder)) {}

    /// Told now and then, while a database is built, the part done (0 to 1). On `false` the work is
    /// given up.
    using Progress = std::function<bool(double part)>;

    /// The database of a goal, with the shape's ready partition; nothing when given up.
    std::optional<StoredPatterns> get(puzzle::Board goal, puzzle::Shape shape,
                                      const Progress& progress);

    /// Whether it is in memory, so that to get it takes no time.
    bool holds(puzzle::Board goal, puzzle::Shape shape) const {
        return in_memory(goal, shape) != nullptr;
    }

    /// The file in which a goal's database is kept; nothing without a folder.
    std::optional<std::filesystem::path> file(puzzle::Board goal, puzzle::Shape shape) const;

  private:
    std::shared_ptr<const search::PatternDatabase> in_memory(puzzle::Board goal,
                                                             puzzle::Shape shape) const;
    std::optional<StoredPatterns> build(puzzle::Board goal, puzzle::Shape shape,
                                        const Progress& progress);

    std::optional<std::filesystem::path> folder_;
    mutable std::mutex mutex_;
    std::shared_ptr<const search::PatternDatabase> last_;
};

}  // namespace statescope::session
