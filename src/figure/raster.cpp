#include "figure/raster.hpp"

#include <cairo.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <new>
#include <numbers>

namespace statescope::figure {

namespace {

/// More would not fit into the memory of a small machine: 400 MB.
constexpr double most_pixels = 1e8;

struct Release {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
};
using Surface = std::unique_ptr<cairo_surface_t, Release>;
using Context = std::unique_ptr<cairo_t, Release>;

Surface new_surface(int width, int height) {
    Surface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
    if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) throw std::bad_alloc();
    return surface;
}

void set_colour(cairo_t* cairo, Colour colour) {
    constexpr double full = 255;
    cairo_set_source_rgb(cairo, colour.red / full, colour.green / full, colour.blue / full);
}

class Artist {
  public:
    explicit Artist(cairo_t* cairo) : cairo_(cairo) {}

    void operator()(const Rectangle& rectangle) const {
        const auto [x, y] = rectangle.low;
        const auto [width, height] = rectangle.size;
        const double r = std::min({rectangle.rounding, width / 2, height / 2});
        if (r <= 0) {
            cairo_rectangle(cairo_, x, y, width, height);
        } else {
            constexpr double quarter = std::numbers::pi / 2;
            cairo_new_sub_path(cairo_);
            cairo_arc(cairo_, x + width - r, y + r, r, -quarter, 0);
            cairo_arc(cairo_, x + width - r, y + height - r, r, 0, quarter);
            cairo_arc(cairo_, x + r, y + height - r, r, quarter, 2 * quarter);
            cairo_arc(cairo_, x + r, y + r, r, 2 * quarter, 3 * quarter);
            cairo_close_path(cairo_);
        }
        paint(rectangle.paint);
    }

    void operator()(const Polyline& line) const {
        for (const Point& point : line.points)
            cairo_line_to(cairo_, point.x, point.y);
        if (line.closed) cairo_close_path(cairo_);
        paint(line.paint);
    }

    void operator()(const Curve& curve) const {
        cairo_move_to(cairo_, curve.from.x, curve.from.y);
        cairo_curve_to(cairo_, curve.out.x, curve.out.y, curve.in.x, curve.in.y, curve.to.x,
                       curve.to.y);
        paint({.fill = {}, .stroke = curve.stroke});
    }

    void operator()(const Circle& circle) const {
        cairo_arc(cairo_, circle.centre.x, circle.centre.y, circle.radius, 0, 2 * std::numbers::pi);
        paint(circle.paint);
    }

    void operator()(const Label& text) const {
        cairo_select_font_face(cairo_, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                               text.bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
        cairo_set_font_size(cairo_, text.size);
        cairo_text_extents_t extents;
        cairo_text_extents(cairo_, text.words.c_str(), &extents);
        double x = text.at.x;
        if (text.anchor == Anchor::Middle) x -= extents.x_advance / 2;
        if (text.anchor == Anchor::End) x -= extents.x_advance;
        set_colour(cairo_, text.colour);
        cairo_move_to(cairo_, x, text.at.y);
        cairo_show_text(cairo_, text.words.c_str());
        cairo_new_path(cairo_);
    }

  private:
    void paint(const Paint& paint) const {
        if (paint.fill) {
            set_colour(cairo_, *paint.fill);
            cairo_fill_preserve(cairo_);
        }
        if (paint.stroke) {
            const Stroke& stroke = *paint.stroke;
            set_colour(cairo_, stroke.colour);
            cairo_set_line_width(cairo_, stroke.width);
            const std::array dashes{stroke.dash, stroke.gap};
            cairo_set_dash(cairo_, dashes.data(), stroke.dash > 0 ? 2 : 0, 0);
            cairo_stroke_preserve(cairo_);
        }
        cairo_new_path(cairo_);
    }

    cairo_t* cairo_;
};

/// A pixel as cairo keeps it: its colours times its opacity, in one word.
std::uint32_t premultiplied(const std::uint8_t* rgba) {
    const std::uint32_t opacity = rgba[3];
    const auto times = [&](std::uint32_t value) { return (value * opacity + 127) / 255; };
    return opacity << 24 | times(rgba[0]) << 16 | times(rgba[1]) << 8 | times(rgba[2]);
}

void set_pixel(std::uint8_t* rgba, std::uint32_t premultiplied) {
    const std::uint32_t opacity = premultiplied >> 24;
    for (int i = 0; i < 3; ++i) {
        const std::uint32_t value = premultiplied >> (16 - 8 * i) & 0xFF;
        rgba[i] = opacity == 0 ? std::uint8_t{0}
                               : static_cast<std::uint8_t>((value * 255 + opacity / 2) / opacity);
    }
    rgba[3] = static_cast<std::uint8_t>(opacity);
}

std::uint32_t* row_of(cairo_surface_t* surface, int y) {
    unsigned char* bytes = cairo_image_surface_get_data(surface) +
                           static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(surface);
    return reinterpret_cast<std::uint32_t*>(bytes);  // cairo aligns its rows
}

cairo_status_t append(void* to, const unsigned char* bytes, unsigned int count) {
    static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
}

}  // namespace

std::optional<PixelSize> pixel_size(const Figure& figure, double scale) {
    const double width = std::ceil(figure.size.width * scale);
    const double height = std::ceil(figure.size.height * scale);
    if (std::max(width, height) > most_pixels_a_side || width * height > most_pixels)
        return std::nullopt;
    return PixelSize{static_cast<int>(width), static_cast<int>(height)};
}

std::optional<Pixels> rasterised(const Figure& figure, double scale, Ground ground) {
    const auto size = pixel_size(figure, scale);
    if (!size) return std::nullopt;
    const Surface surface = new_surface(size->width, size->height);
    const Context cairo(cairo_create(surface.get()));
    if (ground == Ground::White) {
        set_colour(cairo.get(), rgb(0xFFFFFF));
        cairo_paint(cairo.get());
    }
    cairo_scale(cairo.get(), scale, scale);
    // Hinting would make letters of other widths at other scales.
    cairo_font_options_t* const fonts = cairo_font_options_create();
    cairo_font_options_set_hint_style(fonts, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(fonts, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(fonts, CAIRO_ANTIALIAS_GRAY);
    cairo_set_font_options(cairo.get(), fonts);
    cairo_font_options_destroy(fonts);
    for (const Shape& shape : figure.shapes)
        std::visit(Artist(cairo.get()), shape);
    cairo_surface_flush(surface.get());

    Pixels pixels{size->width, size->height, {}};
    pixels.rgba.resize(4 * static_cast<std::size_t>(size->width) *
                       static_cast<std::size_t>(size->height));
    std::uint8_t* to = pixels.rgba.data();
    for (int y = 0; y < size->height; ++y) {
        const std::uint32_t* const row = row_of(surface.get(), y);
        for (int x = 0; x < size->width; ++x, to += 4)
            set_pixel(to, row[x]);
    }
    return pixels;
}

std::string png(const Pixels& pixels) {
    const Surface surface = new_surface(pixels.width, pixels.height);
    cairo_surface_flush(surface.get());
    for (int y = 0; y < pixels.height; ++y) {
        std::uint32_t* const row = row_of(surface.get(), y);
        for (int x = 0; x < pixels.width; ++x)
            row[x] = premultiplied(pixels.at(x, y));
    }
    cairo_surface_mark_dirty(surface.get());
    std::string bytes;
    if (cairo_surface_write_to_png_stream(surface.get(), append, &bytes) != CAIRO_STATUS_SUCCESS)
        throw std::bad_alloc();  // writing to memory fails for nothing else
    return bytes;
}

}  // namespace statescope::figure
