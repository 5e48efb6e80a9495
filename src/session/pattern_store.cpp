#include "session/pattern_store.hpp"

#include <fmt/format.h>

#include <system_error>
#include <utility>
#include <variant>

#include "exchange/database_file.hpp"

namespace statescope::session {

namespace {

/// Some ten milliseconds' work.
constexpr std::size_t states_in_a_slice = 100'000;

}  // namespace

std::optional<std::filesystem::path> PatternStore::file(puzzle::Board goal,
                                                        puzzle::Shape shape) const {
    if (!folder_) return std::nullopt;
    return *folder_ /
           fmt::format("patterns-{}x{}-{:016x}.db", shape.rows, shape.columns, goal.bits());
}

std::shared_ptr<const search::PatternDatabase> PatternStore::in_memory(puzzle::Board goal,
                                                                       puzzle::Shape shape) const {
    const std::lock_guard lock(mutex_);
    return last_ && last_->goal() == goal && last_->shape() == shape ? last_ : nullptr;
}

std::optional<StoredPatterns> PatternStore::get(puzzle::Board goal, puzzle::Shape shape,
                                                const Progress& progress) {
    if (auto kept = in_memory(goal, shape)) {
        return StoredPatterns{.patterns = std::move(kept), .source = PatternSource::Memory};
    }
    std::optional<StoredPatterns> got;
    std::string fault;
    const auto path = file(goal, shape);
    std::error_code ignored;
    if (path && std::filesystem::exists(*path, ignored)) {
        auto loaded =
            exchange::load_database(*path, {goal, shape, search::ready_partition(goal, shape)});
        if (auto* patterns = std::get_if<search::PatternDatabase>(&loaded)) {
            got = {
                .patterns = std::make_shared<const search::PatternDatabase>(std::move(*patterns)),
                .source = PatternSource::File};
        } else {
            fault = std::get<exchange::DatabaseFault>(loaded).sentence;
        }
    }
    if (!got) {
        got = build(goal, shape, progress);
        if (!got) return std::nullopt;
        if (!fault.empty()) {
            got->source = PatternSource::Rebuilt;
            got->fault = std::move(fault);
        }
    }
    const std::lock_guard lock(mutex_);
    last_ = got->patterns;
    return got;
}

std::optional<StoredPatterns> PatternStore::build(puzzle::Board goal, puzzle::Shape shape,
                                                  const Progress& progress) {
    search::PatternDatabaseBuilder builder(goal, shape, search::ready_partition(goal, shape));
    while (!builder.advance(states_in_a_slice)) {
        if (!progress(builder.progress())) return std::nullopt;
    }
    StoredPatterns built{.patterns =
                             std::make_shared<const search::PatternDatabase>(builder.take())};
    if (const auto path = file(goal, shape)) {
        std::error_code error;
        std::filesystem::create_directories(*folder_, error);
        built.not_kept = error || !exchange::save_database(*built.patterns, *path);
    }
    return built;
}

}  // namespace statescope::session
