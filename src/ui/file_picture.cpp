#include "ui/file_picture.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "session/picture_files.hpp"
#include "ui/scene.hpp"

namespace statescope::ui {

using teach::arg;
using teach::Text;

namespace {

constexpr const char* sheet_name = "###file_sheet";
constexpr float padding = 14;  // at scale 1

// Tooltips stand above all other windows, so the sheet is one.
constexpr ImGuiWindowFlags sheet_flags =
    ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoNav |
    ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
    ImGuiWindowFlags_NoFocusOnAppearing | ImGuiWindowFlags_Tooltip;

}  // namespace

void FileSheet::draw(Scene& scene, std::string_view stem, float width,
                     const std::function<void(ImVec2 room)>& contents) {
    if (frames_left_ == 0) return;
    --frames_left_;
    const Look& look = scene.look;
    const float edge = look.px(padding);
    const ImVec2 window = ImGui::GetMainViewport()->Size;
    const ImVec2 size{std::min(width + 2 * edge, window.x), window.y};
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(size);
    ImGui::PushStyleColor(ImGuiCol_PopupBg, look.colours().panel);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
    ImGui::PushStyleVar(ImGuiStyleVar_PopupBorderSize, 0);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {edge, edge});
    ImGui::Begin(sheet_name, nullptr, sheet_flags);
    contents(ImGui::GetContentRegionAvail());
    const float bottom = ImGui::GetCursorScreenPos().y + edge;
    ImGui::End();
    ImGui::PopStyleVar(3);
    ImGui::PopStyleColor();
    scene.file_picture = FilePicture{.stem = stem,
                                     .low = {0, 0},
                                     .high = {size.x, std::min(std::ceil(bottom), window.y)},
                                     .settled = frames_left_ == 0,
                                     .whole = bottom <= window.y};
    scene.moving = true;
}

void put_sheet_on_top() {
    if (ImGuiWindow* sheet = ImGui::FindWindowByName(sheet_name))
        ImGui::BringWindowToDisplayFront(sheet);
}

void write_file_picture(session::Session& session, const FilePicture& picture,
                        const render::Picture& frame) {
    const ImVec2 pixels = ImGui::GetIO().DisplayFramebufferScale;
    const auto file = session::new_picture_file(session.pictures_folder, picture.stem);
    const render::Picture part =
        render::cropped(frame, static_cast<int>(picture.low.x * pixels.x),
                        static_cast<int>(picture.low.y * pixels.y),
                        static_cast<int>((picture.high.x - picture.low.x) * pixels.x),
                        static_cast<int>((picture.high.y - picture.low.y) * pixels.y));
    if (!file || !render::write_png(part, *file)) {
        session.notice = session.phrases()(Text::notice_picture_not_written,
                                           arg("folder", session.pictures_folder.string()));
        return;
    }
    session.notice = session.phrases()(
        picture.whole ? Text::notice_picture_written : Text::notice_picture_cut,
        arg("file", std::filesystem::absolute(*file).lexically_normal().string()));
}

}  // namespace statescope::ui
