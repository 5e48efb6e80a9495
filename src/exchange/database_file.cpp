#include "exchange/database_file.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <istream>
#include <optional>
#include <ostream>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace statescope::exchange {

using search::Partition;
using search::PatternDatabase;
using search::PatternTable;

namespace {

using Reason = DatabaseFault::Reason;
using Bytes = std::vector<std::uint8_t>;

constexpr std::string_view mark = "statescope patterns\n";
constexpr std::uint8_t version = 1;

/// FNV-1a (Fowler, Noll, Vo).
std::uint64_t checksum(std::span<const std::uint8_t> bytes, std::uint64_t hash) {
    for (const std::uint8_t byte : bytes)
        hash = (hash ^ byte) * 0x100000001b3u;
    return hash;
}
constexpr std::uint64_t checksum_of_nothing = 0xcbf29ce484222325u;

void append_number(Bytes& bytes, std::uint64_t number) {
    for (int i = 0; i < 8; ++i)
        bytes.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
}

/// What stands before the values: everything that says what they are values of.
Bytes header(const DatabaseKey& key) {
    Bytes bytes(mark.begin(), mark.end());
    bytes.push_back(version);
    bytes.push_back(static_cast<std::uint8_t>(key.shape.rows));
    bytes.push_back(static_cast<std::uint8_t>(key.shape.columns));
    append_number(bytes, key.goal.bits());
    bytes.push_back(static_cast<std::uint8_t>(key.partition.size()));
    for (const search::TileGroup& group : key.partition) {
        bytes.push_back(static_cast<std::uint8_t>(group.size()));
        for (const int tile : group)
            bytes.push_back(static_cast<std::uint8_t>(tile));
    }
    return bytes;
}

void write(std::span<const std::uint8_t> bytes, std::ostream& out) {
    out.write(reinterpret_cast<const char*>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
}

/// So many bytes, or as many as there are.
Bytes read(std::size_t count, std::istream& in) {
    Bytes bytes(count);
    in.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(count));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

DatabaseFault damaged() {
    return {Reason::Damaged, "The file is damaged."};
}

/// Compares the beginning of a stream with the header it should have.
std::optional<DatabaseFault> header_fault(const Bytes& found, const Bytes& expected) {
    if (found == expected) return std::nullopt;
    const auto same_up_to = [&](std::size_t size) {
        return found.size() >= size &&
               std::equal(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(size),
                          expected.begin());
    };
    if (!same_up_to(mark.size())) {
        return DatabaseFault{Reason::NotADatabase, "The file is not a pattern database."};
    }
    if (!same_up_to(mark.size() + 1)) {
        return DatabaseFault{Reason::OtherVersion,
                             "The file is of another version of the program."};
    }
    if (found.size() < expected.size()) return damaged();
    return DatabaseFault{Reason::OtherKey,
                         "The file is of another goal, shape or partition of the tiles."};
}

}  // namespace

void write_database(const PatternDatabase& database, std::ostream& out) {
    const Bytes head = header({database.goal(), database.shape(), database.partition()});
    write(head, out);
    std::uint64_t sum = checksum(head, checksum_of_nothing);
    for (const PatternTable& table : database.tables()) {
        const Bytes values = table.packed();
        write(values, out);
        sum = checksum(values, sum);
    }
    Bytes tail;
    append_number(tail, sum);
    write(tail, out);
}

DatabaseResult read_database(std::istream& in, const DatabaseKey& wanted) {
    const Bytes expected = header(wanted);
    const Bytes head = read(expected.size(), in);
    if (auto fault = header_fault(head, expected)) return *std::move(fault);

    std::uint64_t sum = checksum(head, checksum_of_nothing);
    std::vector<PatternTable> tables;
    for (const search::TileGroup& group : wanted.partition) {
        const std::size_t count = PatternTable::placings(group.size(), wanted.shape);
        const Bytes values = read(count, in);
        if (values.size() < count) return damaged();
        sum = checksum(values, sum);
        tables.push_back(PatternTable::unpacked(values, group.size(), wanted.shape));
    }
    Bytes tail;
    append_number(tail, sum);
    // One byte more is asked for than there should be.
    if (read(tail.size() + 1, in) != tail) return damaged();
    return PatternDatabase(wanted.goal, wanted.shape, wanted.partition, std::move(tables));
}

bool save_database(const PatternDatabase& database, const std::filesystem::path& path) {
    std::filesystem::path unfinished = path;
    unfinished += ".part";
    std::ofstream file(unfinished, std::ios::binary);
    write_database(database, file);
    file.close();
    std::error_code error;
    if (file) {
        std::filesystem::rename(unfinished, path, error);
        if (!error) return true;
    }
    std::filesystem::remove(unfinished, error);
    return false;
}

DatabaseResult load_database(const std::filesystem::path& path, const DatabaseKey& wanted) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return DatabaseFault{Reason::CannotOpen, "The file cannot be opened."};
    return read_database(file, wanted);
}

}  // namespace statescope::exchange
