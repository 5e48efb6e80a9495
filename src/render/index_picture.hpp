#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "render/camera.hpp"
#include "render/colour.hpp"
#include "render/program.hpp"

namespace statescope::render {

/// A picture of many things that stand still while their looks change. One texture says which
/// thing a pixel shows, another what colour each thing has; so when all of 181,440 things change,
/// four bytes for each are uploaded and one triangle is drawn. Needs a current OpenGL context from
/// the first to the last call.
class IndexPicture {
  public:
    static constexpr std::uint32_t most_things = (1u << 24) - 2;

    IndexPicture();
    ~IndexPicture();
    IndexPicture(const IndexPicture&) = delete;
    IndexPicture& operator=(const IndexPicture&) = delete;

    /// Which thing each sample shows, row by row from the top: 0 for none, else its number plus one
    /// in the upper 24 bits and its brightness in the lower 8. A pixel is one sample or, `fine`,
    /// two by two; width and height are in samples, even then.
    void set_things(std::span<const std::uint32_t> things, int width, int height, bool fine);
    /// The colour of every thing, by number: red, green, blue, alpha, a byte each, red lowest.
    /// Those without alpha are not seen.
    void set_colours(std::span<const std::uint32_t> colours);

    /// Draws with the picture's top left at `top_left`, of it what lies in `area` (both in pixels
    /// of the framebuffer, from its top left); where no thing stands the framebuffer is left alone.
    /// `ground` is what dim things fade into. Leaves viewport, scissor, blending, program, vertex
    /// array and textures changed.
    void draw(Point top_left, Box area, int framebuffer_height, Colour ground) const;

  private:
    const Program& program() const { return fine_ ? fine_program_ : plain_program_; }

    Program plain_program_;
    Program fine_program_;
    unsigned vertex_array_ = 0;
    unsigned things_ = 0;
    unsigned colours_ = 0;
    int width_ = 0;  ///< in pixels
    int height_ = 0;
    bool fine_ = false;
    int colour_rows_ = 0;
    std::vector<std::uint32_t> texels_;
};

}  // namespace statescope::render
