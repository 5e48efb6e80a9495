#pragma once

#include <cstdint>

#include "render/picture.hpp"

namespace statescope::render {

/// A picture made on the CPU, kept by OpenGL so that it can be drawn. Needs a current context from
/// construction to destruction.
class PictureTexture {
  public:
    PictureTexture();
    ~PictureTexture();
    PictureTexture(const PictureTexture&) = delete;
    PictureTexture& operator=(const PictureTexture&) = delete;

    /// Replaces what the texture holds; it takes the picture's size. Pixels are never blended when
    /// it is drawn at that size.
    void show(const Picture& picture);
    /// OpenGL's name of the texture.
    std::uint32_t name() const { return name_; }

  private:
    std::uint32_t name_ = 0;
    int width_ = 0;
    int height_ = 0;
};

}  // namespace statescope::render
