#include "render/program.hpp"

#include <glad/gl.h>

#include <array>
#include <stdexcept>

namespace statescope::render {
namespace {

constexpr std::string_view version_line = "#version 330 core\n";

unsigned compile(unsigned kind, std::string_view text) {
    const unsigned shader = glCreateShader(kind);
    const std::array<const char*, 2> parts{version_line.data(), text.data()};
    const std::array<GLint, 2> lengths{static_cast<GLint>(version_line.size()),
                                       static_cast<GLint>(text.size())};
    glShaderSource(shader, 2, parts.data(), lengths.data());
    glCompileShader(shader);
    GLint compiled = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
    if (compiled) return shader;
    std::array<char, 1024> message{};
    glGetShaderInfoLog(shader, static_cast<GLsizei>(message.size()), nullptr, message.data());
    glDeleteShader(shader);
    throw std::runtime_error(std::string("A shader does not compile: ") + message.data());
}

}  // namespace

Program::Program(std::string_view vertex_text, std::string_view fragment_text) {
    const unsigned vertex = compile(GL_VERTEX_SHADER, vertex_text);
    unsigned fragment = 0;
    try {
        fragment = compile(GL_FRAGMENT_SHADER, fragment_text);
    } catch (...) {
        glDeleteShader(vertex);
        throw;
    }
    program_ = glCreateProgram();
    glAttachShader(program_, vertex);
    glAttachShader(program_, fragment);
    glLinkProgram(program_);
    glDeleteShader(vertex);
    glDeleteShader(fragment);
    GLint linked = 0;
    glGetProgramiv(program_, GL_LINK_STATUS, &linked);
    if (linked) return;
    std::array<char, 1024> message{};
    glGetProgramInfoLog(program_, static_cast<GLsizei>(message.size()), nullptr, message.data());
    glDeleteProgram(program_);
    throw std::runtime_error(std::string("Shaders do not link: ") + message.data());
}

Program::~Program() {
    glDeleteProgram(program_);
}

void Program::use() const {
    glUseProgram(program_);
}

void Program::set(const char* name, int value) const {
    glUniform1i(glGetUniformLocation(program_, name), value);
}

void Program::set(const char* name, float value) const {
    glUniform1f(glGetUniformLocation(program_, name), value);
}

void Program::set(const char* name, float x, float y) const {
    glUniform2f(glGetUniformLocation(program_, name), x, y);
}

void Program::set(const char* name, float r, float g, float b, float a) const {
    glUniform4f(glGetUniformLocation(program_, name), r, g, b, a);
}

}  // namespace statescope::render
