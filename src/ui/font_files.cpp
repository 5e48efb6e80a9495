#include "ui/font_files.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>

namespace statescope::ui {
namespace {

struct Candidate {
    const char* folder;
    const char* regular;
    const char* bold;
    float line_height;  ///< of the font, from its hhea table
    bool has_faces;
};

constexpr float cjk_height = 1.448f;
constexpr float noto_height = 1.362f;
constexpr float dejavu_height = 1.164f;
constexpr float liberation_height = 1.149f;

constexpr std::array candidates{
    // Debian and Ubuntu, Fedora, Arch, a user's own.
    Candidate{"/usr/share/fonts/opentype/noto", "NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc",
              cjk_height, true},
    Candidate{"/usr/share/fonts/google-noto-cjk", "NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc",
              cjk_height, true},
    Candidate{"/usr/share/fonts/google-noto-sans-cjk-fonts", "NotoSansCJK-Regular.ttc",
              "NotoSansCJK-Bold.ttc", cjk_height, true},
    Candidate{"/usr/share/fonts/noto-cjk", "NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc",
              cjk_height, true},
    Candidate{"/usr/local/share/fonts", "NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc",
              cjk_height, true},
    Candidate{"/usr/share/fonts/truetype/noto", "NotoSans-Regular.ttf", "NotoSans-Bold.ttf",
              noto_height, false},
    Candidate{"/usr/share/fonts/noto", "NotoSans-Regular.ttf", "NotoSans-Bold.ttf", noto_height,
              false},
    Candidate{"/usr/share/fonts/truetype/dejavu", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf",
              dejavu_height, false},
    Candidate{"/usr/share/fonts/dejavu-sans-fonts", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf",
              dejavu_height, false},
    Candidate{"/usr/share/fonts/TTF", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf", dejavu_height,
              false},
    Candidate{"/usr/share/fonts/truetype/liberation", "LiberationSans-Regular.ttf",
              "LiberationSans-Bold.ttf", liberation_height, false},
    Candidate{"/System/Library/Fonts/Supplemental", "Arial.ttf", "Arial Bold.ttf",
              liberation_height, false},
};

}  // namespace

FontFile::FontFile(const std::string& path) {
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    struct stat status {};
    if (fstat(file, &status) == 0 && status.st_size > 0) {
        const auto size = static_cast<std::size_t>(status.st_size);
        void* bytes = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
        if (bytes != MAP_FAILED) {
            size_ = size;
            bytes_ = std::shared_ptr<void>(bytes, [size](void* mapped) { munmap(mapped, size); });
        }
    }
    close(file);
}

FontFiles find_font_files() {
    for (const Candidate& candidate : candidates) {
        const std::string folder = std::string(candidate.folder) + "/";
        FontFiles files{FontFile(folder + candidate.regular), FontFile(folder + candidate.bold),
                        folder + candidate.regular, candidate.line_height, candidate.has_faces};
        if (files.regular.empty()) continue;
        if (files.bold.empty()) files.bold = files.regular;
        return files;
    }
    return {};
}

}  // namespace statescope::ui
