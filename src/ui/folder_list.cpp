#include "ui/folder_list.hpp"

#include <algorithm>
#include <system_error>

#include "ui/press_item.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

namespace fs = std::filesystem;
using teach::Text;

namespace {

constexpr double seconds_between_readings = 1;
constexpr std::size_t most_entries = 5000;
constexpr float row_height = 26;  // at scale 1

/// A line of the list. True when it was pressed.
struct RowEvents {
    bool pressed = false;
    bool double_clicked = false;
};

RowEvents row(const Look& look, const std::string& name, bool is_folder, bool marked) {
    ImFont* font = look.font(is_folder ? Type::Bold : Type::Body);
    const float width = ImGui::GetContentRegionAvail().x;
    const PressItem item =
        press_item(item_label(name, "entry_" + name), {width, look.px(row_height)}, 0, false);
    RowEvents events{item.pressed, item.hovered && ImGui::IsMouseDoubleClicked(0)};
    if (!item.visible) return events;
    const Colours& c = look.colours();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (marked || item.hovered) {
        list.AddRectFilled(item.box.Min, item.box.Max, marked ? c.accent_wash : c.control_hover,
                           look.px(4));
    }
    const std::string shown =
        shortened(font, is_folder ? name + "/" : name, width - 2 * look.px(8));
    draw_text(
        list, font,
        {item.box.Min.x + look.px(8), std::round(item.box.GetCenter().y - font->FontSize / 2)},
        c.ink, shown);
    draw_focus(look, item, look.px(4));
    return events;
}

/// A path too long for its line loses its beginning.
std::string end_of(const ImFont* font, std::string path, float width) {
    const std::string dots = "...";
    while (text_size(font, path).x > width) {
        const std::size_t next = path.find('/', path.starts_with(dots) ? dots.size() + 1 : 1);
        if (next == std::string::npos) return shortened(font, path, width);
        path.replace(0, next, dots);
    }
    return path;
}

}  // namespace

void FolderList::read(const fs::path& folder) {
    const double now = ImGui::GetTime();
    if (folder == read_ && read_at_ >= 0 && now - read_at_ < seconds_between_readings) return;
    read_ = folder;
    read_at_ = now;
    entries_.clear();
    std::error_code error;
    fs::directory_iterator entry(folder, fs::directory_options::skip_permission_denied, error);
    readable_ = !error;
    for (; !error && entry != fs::directory_iterator() && entries_.size() < most_entries;
         entry.increment(error)) {
        std::string name = entry->path().filename().string();
        std::error_code ignored;
        const bool is_folder = entry->is_directory(ignored);
        if (!name.starts_with('.') && (is_folder || entry->is_regular_file(ignored)))
            entries_.push_back({std::move(name), is_folder});
    }
    std::sort(entries_.begin(), entries_.end(), [](const Entry& a, const Entry& b) {
        return a.folder != b.folder ? a.folder : a.name < b.name;
    });
}

std::optional<FolderList::Chosen> FolderList::draw(Scene& scene, fs::path& folder,
                                                   const std::string& marked, float height) {
    const Look& look = scene.look;
    read(folder);
    const fs::path above = folder.parent_path();
    if (icon_button(look, Icon::ChevronUp, "folder_up", scene.say(Text::dialog_folder_up)))
        folder = above;
    ImGui::SameLine();
    row_text(look, Type::Bold, look.colours().ink,
             end_of(look.font(Type::Bold), folder.string(), ImGui::GetContentRegionAvail().x));

    std::optional<Chosen> chosen;
    const float used = ImGui::GetItemRectSize().y + ImGui::GetStyle().ItemSpacing.y;
    ImGui::PushStyleColor(ImGuiCol_ChildBg, look.colours().background);
    ImGui::BeginChild("folder_list", {0, std::max(height - used, look.px(60))},
                      ImGuiChildFlags_AlwaysUseWindowPadding, ImGuiWindowFlags_NavFlattened);
    ImGui::PopStyleColor();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    if (entries_.empty()) {
        paragraph(
            look, Type::Body, look.colours().dim_ink,
            scene.say(readable_ ? Text::dialog_empty_folder : Text::dialog_folder_unreadable));
    }
    for (const Entry& entry : entries_) {
        const bool is_marked = !entry.folder && entry.name == marked;
        const RowEvents events = row(look, entry.name, entry.folder, is_marked);
        if (!events.pressed && !events.double_clicked) continue;
        if (entry.folder) {
            if (events.pressed) folder = folder / entry.name;
            break;  // the rest is of another folder
        }
        chosen = Chosen{folder / entry.name, events.double_clicked};
    }
    ImGui::PopStyleVar();
    ImGui::EndChild();
    return chosen;
}

}  // namespace statescope::ui
