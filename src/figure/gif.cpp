#include "figure/gif.hpp"

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <stdexcept>
#include <unordered_map>
#include <utility>
#include <vector>

namespace statescope::figure {

namespace {

constexpr std::size_t most_colours = 256;

/// A colour in one number.
using Packed = std::uint32_t;

Packed packed(const std::uint8_t* rgba) {
    return static_cast<Packed>(rgba[0]) << 16 | static_cast<Packed>(rgba[1]) << 8 | rgba[2];
}

int channel(Packed colour, int shift) {
    return static_cast<int>(colour >> shift & 0xFF);
}

int distance(Packed a, Packed b) {
    int sum = 0;
    for (const int shift : {0, 8, 16}) {
        const int difference = channel(a, shift) - channel(b, shift);
        sum += difference * difference;
    }
    return sum;
}

/// The part of a frame that is written.
struct Area {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
};

/// Where two frames differ; one pixel where they do not, since a frame holds at least that.
Area changed_area(const Pixels& now, const Pixels& before) {
    int left = now.width;
    int right = -1;
    int top = now.height;
    int bottom = -1;
    for (int y = 0; y < now.height; ++y) {
        for (int x = 0; x < now.width; ++x) {
            if (packed(now.at(x, y)) == packed(before.at(x, y))) continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = y;
        }
    }
    if (right < 0) return {0, 0, 1, 1};
    return {left, top, right - left + 1, bottom - top + 1};
}

/// At most 256 colours, and which of them stands for each colour of an area.
class Palette {
  public:
    Palette(const Pixels& pixels, const Area& area) {
        std::unordered_map<Packed, std::size_t> counts;
        for (int y = area.top; y < area.top + area.height; ++y) {
            for (int x = area.left; x < area.left + area.width; ++x)
                ++counts[packed(pixels.at(x, y))];
        }
        std::vector<std::pair<std::size_t, Packed>> by_count;
        for (const auto& [colour, count] : counts)
            by_count.emplace_back(count, colour);
        // In an order of their own, so that a file is the same wherever it is written.
        std::sort(by_count.begin(), by_count.end(), std::greater<>());
        for (int apart = 1; !choose(by_count, apart); apart *= 2) {
        }
        for (const auto& [count, colour] : by_count)
            places_[colour] = nearest(colour);
    }

    std::uint8_t place(Packed colour) const { return places_.at(colour); }

    /// As giflib takes it: as many as a power of two.
    std::vector<GifColorType> table() const {
        std::size_t size = 2;
        while (size < colours_.size())
            size *= 2;
        std::vector<GifColorType> table(size, GifColorType{});
        for (std::size_t i = 0; i < colours_.size(); ++i) {
            table[i] = {static_cast<GifByteType>(channel(colours_[i], 16)),
                        static_cast<GifByteType>(channel(colours_[i], 8)),
                        static_cast<GifByteType>(channel(colours_[i], 0))};
        }
        return table;
    }

  private:
    using Counted = std::vector<std::pair<std::size_t, Packed>>;

    /// Takes the most frequent colours that are so far apart; false when these are too many.
    bool choose(const Counted& by_count, int apart) {
        colours_.clear();
        for (const auto& counted : by_count) {
            const Packed colour = counted.second;
            const bool close = std::any_of(colours_.begin(), colours_.end(), [&](Packed chosen) {
                return distance(chosen, colour) < apart * apart;
            });
            if (close) continue;
            if (colours_.size() == most_colours) return false;
            colours_.push_back(colour);
        }
        return true;
    }

    std::uint8_t nearest(Packed colour) const {
        const auto closer = [&](Packed a, Packed b) {
            return distance(a, colour) < distance(b, colour);
        };
        const auto found = std::min_element(colours_.begin(), colours_.end(), closer);
        return static_cast<std::uint8_t>(found - colours_.begin());
    }

    std::vector<Packed> colours_;
    std::unordered_map<Packed, std::uint8_t> places_;
};

/// Where the bytes go. giflib does not tell of a last byte that could not be written.
struct Output {
    const std::function<bool(std::string_view)>& sink;
    bool failed = false;
};

int give_to_sink(GifFileType* gif, const GifByteType* bytes, int count) {
    auto& output = *static_cast<Output*>(gif->UserData);
    const std::string_view piece(reinterpret_cast<const char*>(bytes),
                                 static_cast<std::size_t>(count));
    output.failed = output.failed || !output.sink(piece);
    return output.failed ? 0 : count;
}

struct Close {
    void operator()(GifFileType* gif) const { EGifCloseFile(gif, nullptr); }
};
using Gif = std::unique_ptr<GifFileType, Close>;

struct FreeMap {
    void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};

/// The screen all frames are shown on, and that they are shown over and over.
bool write_head(GifFileType* gif, int width, int height) {
    EGifSetGifVersion(gif, true);
    constexpr int bits_a_colour = 8;
    if (EGifPutScreenDesc(gif, width, height, bits_a_colour, 0, nullptr) == GIF_ERROR) return false;
    // Netscape's extension: 1, and how often the whole is shown, 0 being for ever.
    constexpr std::string_view loops("NETSCAPE2.0");
    constexpr std::array<std::uint8_t, 3> for_ever{1, 0, 0};
    return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(gif, static_cast<int>(loops.size()), loops.data()) == GIF_OK &&
           EGifPutExtensionBlock(gif, static_cast<int>(for_ever.size()), for_ever.data()) ==
               GIF_OK &&
           EGifPutExtensionTrailer(gif) == GIF_OK;
}

bool write_frame(GifFileType* gif, const GifFrame& frame, const Area& area) {
    constexpr int milliseconds_a_unit = 10;
    const GraphicsControlBlock control{
        .DisposalMode = DISPOSE_DO_NOT,
        .UserInputFlag = false,
        .DelayTime = std::max(2, (frame.milliseconds + 5) / milliseconds_a_unit),
        .TransparentColor = NO_TRANSPARENT_COLOR};
    std::array<GifByteType, 4> extension{};
    EGifGCBToExtension(&control, extension.data());
    if (EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(extension.size()),
                         extension.data()) == GIF_ERROR)
        return false;
    const Palette palette(frame.pixels, area);
    const std::vector<GifColorType> table = palette.table();
    const std::unique_ptr<ColorMapObject, FreeMap> map(
        GifMakeMapObject(static_cast<int>(table.size()), table.data()));
    if (EGifPutImageDesc(gif, area.left, area.top, area.width, area.height, false, map.get()) ==
        GIF_ERROR)
        return false;
    std::vector<GifPixelType> row(static_cast<std::size_t>(area.width));
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; ++x) {
            row[static_cast<std::size_t>(x)] =
                palette.place(packed(frame.pixels.at(area.left + x, area.top + y)));
        }
        if (EGifPutLine(gif, row.data(), area.width) == GIF_ERROR) return false;
    }
    return true;
}

}  // namespace

GifEnd write_gif(std::size_t count, const std::function<GifFrame(std::size_t)>& frame,
                 const std::function<bool(std::string_view)>& sink,
                 const std::function<bool(std::size_t)>& go_on) {
    Output output{sink};
    Gif gif(EGifOpen(&output, give_to_sink, nullptr));
    if (gif == nullptr) throw std::bad_alloc();
    Pixels before;
    for (std::size_t i = 0; i < count; ++i) {
        if (go_on && !go_on(i)) return GifEnd::Cancelled;
        GifFrame now = frame(i);
        const Pixels& pixels = now.pixels;
        if (i > 0 && (pixels.width != before.width || pixels.height != before.height))
            throw std::invalid_argument("a frame of a GIF has another size than the first");
        if (i == 0 && !write_head(gif.get(), pixels.width, pixels.height))
            return GifEnd::CannotWrite;
        const Area area =
            i == 0 ? Area{0, 0, pixels.width, pixels.height} : changed_area(pixels, before);
        if (!write_frame(gif.get(), now, area)) return GifEnd::CannotWrite;
        before = std::move(now.pixels);
    }
    // The last byte is written with it.
    gif.reset();
    return output.failed ? GifEnd::CannotWrite : GifEnd::Written;
}

}  // namespace statescope::figure
