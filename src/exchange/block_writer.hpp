#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace statescope::exchange {

/// Takes a text block by block; `false` says that no more is wanted, or that it could not be
/// written. Whoever shows how far a long text is, or cancels it, does it here.
using TextSink = std::function<bool(std::string_view block)>;

/// Collects a long text and hands it to a sink in blocks.
class BlockWriter {
  public:
    /// Keep the sink no shorter.
    explicit BlockWriter(const TextSink& sink) : sink_(sink) {
        block_.reserve(block_bytes + spare_bytes);
    }

    void add(char character) { block_ += character; }
    void add(std::string_view text) { block_ += text; }
    void add_number(std::uint32_t number) {
        const fmt::format_int digits(number);
        block_.append(digits.data(), digits.size());
    }

    /// Ends a line. False when the sink wants no more.
    bool end_line() {
        block_ += '\n';
        return go_on();
    }
    /// Hands over a block when it is full. False when the sink wants no more.
    bool go_on() { return block_.size() < block_bytes ? going_ : flush(); }
    /// Hands over what has been collected; always to be called in the end.
    bool flush() {
        going_ = going_ && (block_.empty() || sink_(block_));
        block_.clear();
        return going_;
    }

  private:
    static constexpr std::size_t block_bytes = 1 << 16;
    static constexpr std::size_t spare_bytes = 1 << 10;

    const TextSink& sink_;
    std::string block_;
    bool going_ = true;
};

}  // namespace statescope::exchange
