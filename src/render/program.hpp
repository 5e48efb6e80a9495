#pragma once

#include <string>
#include <string_view>

namespace statescope::render {

/// A linked pair of shaders. The texts are without a `#version` line; it is put in front here.
/// Needs a current OpenGL 3.3 context from the first to the last call, the destructor included.
class Program {
  public:
    /// Throws std::runtime_error with the driver's message when a text does not compile or link.
    Program(std::string_view vertex_text, std::string_view fragment_text);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    void use() const;
    void set(const char* name, int value) const;
    void set(const char* name, float value) const;
    void set(const char* name, float x, float y) const;
    void set(const char* name, float r, float g, float b, float a) const;

  private:
    unsigned program_ = 0;
};

}  // namespace statescope::render
