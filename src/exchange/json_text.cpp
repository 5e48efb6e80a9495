#include "exchange/json_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <vector>

namespace statescope::exchange {

using nlohmann::json;

namespace {

constexpr std::size_t most_depth = 32;

struct TooDeep {};

/// Reads characters and counts them where the one who made it can see. The library copies it.
class CountingIterator {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, const char** reached) : at_(at), reached_(reached) {}

    reference operator*() const { return *at_; }
    CountingIterator& operator++() {
        *reached_ = ++at_;
        return *this;
    }
    CountingIterator operator++(int) {
        const CountingIterator before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const CountingIterator& a, const CountingIterator& b) {
        return a.at_ == b.at_;
    }
    friend bool operator!=(const CountingIterator& a, const CountingIterator& b) {
        return !(a == b);
    }

  private:
    const char* at_;
    const char** reached_;
};

bool starts_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0u) != 0x80u;
}

/// Counts lines and characters up to places in a text, each no earlier than the one before.
class PlaceCounter {
  public:
    explicit PlaceCounter(std::string_view text) : text_(text) {}

    TextPlace at(std::size_t byte) {
        for (; at_ < std::min(byte, text_.size()); ++at_) {
            if (text_[at_] == '\n') {
                place_ = {place_.line + 1, 1};
                continue;
            }
            place_.column += starts_character(text_[at_]);
        }
        return place_;
    }

  private:
    std::string_view text_;
    std::size_t at_ = 0;
    TextPlace place_;
};

std::string_view without_byte_order_mark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark)) text.remove_prefix(mark.size());
    return text;
}

/// The path of the key read last: "search/goal". A list is a level of its own without a key.
class KeyPath {
  public:
    void enter(int depth, const std::string& key) {
        keys_.resize(static_cast<std::size_t>(depth - 1));
        keys_.push_back(key);
    }
    std::string text() const {
        std::string path;
        for (const std::string& key : keys_) {
            if (!key.empty()) path += (path.empty() ? "" : "/") + key;
        }
        return path;
    }

  private:
    std::vector<std::string> keys_;
};

/// What went wrong while `parse` read the text, or what it returns.
template <class Parse>
auto guarded(std::string_view text, const Parse& parse)
    -> std::variant<decltype(parse()), JsonFault> {
    try {
        return parse();
    } catch (const json::parse_error& error) {
        const std::size_t byte = error.byte > 0 ? error.byte - 1 : 0;
        return JsonFault{PlaceCounter(text).at(byte), "this is no JSON"};
    } catch (const json::exception&) {
        return JsonFault{{}, "a number in it is too large"};
    } catch (const TooDeep&) {
        return JsonFault{{}, fmt::format("it is nested more than {} deep", most_depth)};
    }
}

void refuse_depth(int depth) {
    if (static_cast<std::size_t>(depth) > most_depth) throw TooDeep{};
}

}  // namespace

TextPlace LocatedJson::place_of(std::string_view path) const {
    for (std::string_view part = path;;) {
        if (const auto found = places.find(part); found != places.end()) return found->second;
        const std::size_t end = part.rfind('/');
        if (end == std::string_view::npos) return {};
        part = part.substr(0, end);
    }
}

std::variant<json, JsonFault> parse_json(std::string_view text) {
    text = without_byte_order_mark(text);
    const auto shallow = [](int depth, json::parse_event_t, const json&) {
        refuse_depth(depth);
        return true;
    };
    return guarded(text, [&] { return json::parse(text, shallow); });
}

std::variant<LocatedJson, JsonFault> parse_located_json(std::string_view text) {
    text = without_byte_order_mark(text);
    return guarded(text, [&] {
        LocatedJson located;
        KeyPath path;
        PlaceCounter counter(text);
        const char* reached = text.data();
        const auto note_keys = [&](int depth, json::parse_event_t event, const json& parsed) {
            refuse_depth(depth);
            if (event != json::parse_event_t::key) return true;
            path.enter(depth, parsed.get<std::string>());
            const auto end = static_cast<std::size_t>(reached - text.data());
            const std::size_t open_quote = text.rfind('"', end < 2 ? 0 : end - 2);
            located.places.emplace(path.text(), counter.at(open_quote));
            return true;
        };
        located.value =
            json::parse(CountingIterator(text.data(), &reached),
                        CountingIterator(text.data() + text.size(), &reached), note_keys);
        return located;
    });
}

}  // namespace statescope::exchange
