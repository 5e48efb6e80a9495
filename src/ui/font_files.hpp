#pragma once

#include <cstddef>
#include <memory>
#include <string>

namespace statescope::ui {

/// The faces inside a Noto Sans CJK collection, by their number in the file. Han characters such
/// as U+76F4 and U+9AA8 are drawn differently in each.
enum class Face { Japanese = 0, Korean = 1, SimplifiedChinese = 2, TraditionalChinese = 3 };

/// A font file mapped into memory: a collection of 20 MB costs only the pages that are read.
class FontFile {
  public:
    FontFile() = default;
    explicit FontFile(const std::string& path);

    bool empty() const { return !bytes_; }
    void* data() const { return bytes_.get(); }
    std::size_t size() const { return size_; }

  private:
    std::shared_ptr<void> bytes_;
    std::size_t size_ = 0;
};

/// The pair of files the window's type comes from.
struct FontFiles {
    FontFile regular;
    FontFile bold;
    std::string regular_path;
    float line_height = 1;  ///< ascent plus descent, in em: what ImGui calls the size of a font
    bool has_faces = false;
};

/// Looks in the places where systems keep Noto Sans CJK, then for other well known fonts. Both
/// files are empty when nothing is there.
FontFiles find_font_files();

}  // namespace statescope::ui
