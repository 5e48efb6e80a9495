#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "ui/file_picture.hpp"
#include "ui/panels/compare_growth.hpp"
#include "ui/panels/compare_maps.hpp"
#include "ui/panels/compare_table.hpp"
#include "ui/picture.hpp"

namespace statescope::ui {

/// Two to four searches on the same boards: the one that is shown, A, and others held beside it.
/// The transport moves A, and the others keep pace with it.
class ComparePicture : public Picture {
  public:
    std::string_view name() const override { return "compare"; }
    teach::Text tab() const override { return teach::Text::compare_title; }
    void draw(Scene& scene, float tabs) override;

  private:
    void draw_header(Scene& scene, float tabs);
    void draw_png_button(Scene& scene);
    void draw_view(Scene& scene, session::CompareView view, const std::vector<ComparedAt>& ready,
                   ImVec2 room);
    void draw_for_file(Scene& scene, const std::vector<ComparedAt>& ready, ImVec2 room);
    void draw_searches(Scene& scene);
    void draw_search(Scene& scene, std::size_t place, float width);
    void choose_another(Scene& scene, float width);
    void draw_maps(Scene& scene, ImVec2 room);
    void draw_one_map(Scene& scene, ImVec2 room);
    void draw_shared(const Scene& scene, const ComparedAt& first, const ComparedAt& second);
    std::optional<ComparedAt> at(const Scene& scene, std::size_t place) const;

    bool opened_ = false;     ///< something was held beside the search shown once
    std::size_t second_ = 1;  ///< the search on one map with the one shown
    CompareMaps maps_;
    CompareTable table_;
    CompareGrowth growth_;
    FileSheet sheet_;
    float table_height_ = 0;  ///< on the sheet
};

}  // namespace statescope::ui
