#include "ui/panels/search_panel.hpp"

#include <array>
#include <charconv>
#include <utility>
#include <variant>
#include <vector>

#include "exchange/weighted_sum_text.hpp"
#include "search/chosen_heuristic.hpp"
#include "teach/figures.hpp"
#include "teach/rule_terms.hpp"
#include "ui/panels/algorithm_card.hpp"
#include "ui/panels/rule_choices.hpp"
#include "ui/press_item.hpp"
#include "ui/text.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"

namespace statescope::ui {

using search::Algorithm;
using search::RuleSet;
using teach::arg;
using teach::Text;

namespace {

constexpr std::uint32_t least_budget = 100;
constexpr std::uint32_t largest_budget = 20'000'000;  // some 2 GB with its events

/// A whole number, with separators between groups of digits allowed.
std::optional<std::uint32_t> parse_budget(std::string_view words) {
    std::string digits;
    for (const char c : words) {
        if (c != ',' && c != ' ' && c != '.' && c != '\'') digits += c;
    }
    std::uint32_t budget = 0;
    const char* end = digits.data() + digits.size();
    const auto [stopped, fault] = std::from_chars(digits.data(), end, budget);
    if (fault != std::errc{} || stopped != end) return std::nullopt;
    if (budget < least_budget || budget > largest_budget) return std::nullopt;
    return budget;
}

}  // namespace

PanelSpec SearchPanel::spec() const {
    return {
        .name = "search", .column = Column::Left, .height = 176, .least_height = 150, .stretch = 2};
}

std::string SearchPanel::title(const Scene& scene) const {
    return std::string(scene.say(Text::search_title));
}

void SearchPanel::draw(Scene& scene) {
    draw_algorithm(scene);
    draw_rule_sets(scene);
    const session::Choices& choices = scene.session.choices();
    const search::Rules in_force = choices.rules();
    std::optional<search::Rules> typed;
    const search::Rules wanted =
        rule_choices(scene, *choices.algorithm, in_force, [&] { typed = draw_sum(scene); });
    if (wanted != in_force) scene.session.set_rules(wanted);
    if (typed) scene.session.set_rules(*typed);
    draw_node_budget(scene);
}

void SearchPanel::draw_algorithm(Scene& scene) {
    const session::Choices& choices = scene.session.choices();
    std::vector<std::string> names;
    std::vector<Choice> offered;
    int chosen = 0;
    for (const Algorithm& algorithm : search::algorithms()) {
        const bool current = &algorithm == choices.algorithm;
        if (current) chosen = static_cast<int>(names.size());
        names.push_back(teach::algorithm_name(
            scene.say, algorithm, current ? choices.rules() : algorithm.document_rules));
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        offered.push_back({.text = names[i], .id = search::algorithms()[i].name});
    const int now = combo(scene.look, "algorithm", offered, chosen);
    tooltip_for_last_item(scene.look, scene.say(Text::search_algorithm_hint));
    if (now != chosen)
        scene.session.set_algorithm(search::algorithms()[static_cast<std::size_t>(now)]);

    if (link(scene.look, scene.say(Text::card_title), "about_search",
             scene.say(Text::search_card_hint))) {
        open_algorithm_card();
    }
    draw_algorithm_card(scene);
}

void SearchPanel::draw_rule_sets(Scene& scene) {
    struct Set {
        RuleSet rules;
        std::string_view id;
    };
    constexpr std::array sets{Set{RuleSet::Document, "rules_document"},
                              Set{RuleSet::Textbook, "rules_textbook"},
                              Set{RuleSet::Custom, "rules_custom"}};
    const session::Choices& choices = scene.session.choices();
    const std::optional<int> number = choices.algorithm->document;
    const std::string document =
        scene.say(Text::search_document_short, arg("number", number.value_or(0)));
    std::vector<RuleSet> meant;
    std::vector<Choice> offered;
    int chosen = 0;
    for (const auto& [rules, id] : sets) {
        // A search of no document has two sets: a third, never to be pressed, would only be in the
        // way.
        if (rules == RuleSet::Document && !number) continue;
        const teach::Term term = teach::term(scene.say, rules, choices.algorithm->family);
        if (rules == choices.rule_set) chosen = static_cast<int>(meant.size());
        meant.push_back(rules);
        offered.push_back({.text = rules == RuleSet::Document ? document : term.name,
                           .id = id,
                           .tooltip = term.meaning});
    }
    const int now = segmented(scene.look, offered, chosen, -1);
    if (now != chosen) scene.session.set_rule_set(meant[static_cast<std::size_t>(now)]);
}

/// The parts and weights, where a weighted sum is chosen; the rules with another, once it is typed.
std::optional<search::Rules> SearchPanel::draw_sum(const Scene& scene) {
    const Look& look = scene.look;
    search::Rules rules = scene.session.choices().rules();
    const bool chosen = rules.heuristic == search::HeuristicId::WeightedSum &&
                        search::uses_heuristic(scene.session.choices().algorithm->family);
    if (!chosen) {
        shown_sum_.reset();
        return std::nullopt;
    }
    if (shown_sum_ != rules.sum) {
        shown_sum_ = rules.sum;
        sum_text_ = exchange::weighted_sum_text(rules.sum);
        sum_error_.clear();
    }
    std::string names;
    for (const search::Heuristic& heuristic : search::heuristics())
        names += (names.empty() ? "" : ", ") + std::string(heuristic.name);
    ImGui::AlignTextToFramePadding();
    defined_word(look, scene.say(Text::search_sum), "weighted_sum_word",
                 scene.say(Text::search_sum_meaning, arg("names", names)));
    ImGui::SameLine();
    ImGui::BeginGroup();
    const FieldEvent event = text_field(look, "weighted_sum", sum_text_, {.error = sum_error_});
    ImGui::EndGroup();
    if (std::exchange(sum_error_is_new_, false)) ImGui::SetScrollHereY(1);
    if (event != FieldEvent::Committed) return std::nullopt;
    sum_error_ = read_sum(scene, rules);
    sum_error_is_new_ = !sum_error_.empty();
    if (sum_error_is_new_) return std::nullopt;
    shown_sum_.reset();  // to be written anew
    return rules;
}

/// Puts the sum typed into the rules; or says why not.
std::string SearchPanel::read_sum(const Scene& scene, search::Rules& rules) const {
    const auto read = exchange::parse_weighted_sum(sum_text_);
    if (const auto* error = std::get_if<exchange::WeightedSumTextError>(&read))
        return scene.say(Text::search_sum_wrong, arg("sentence", error->sentence));
    search::set_heuristic(rules, std::get<search::WeightedSum>(read));
    const search::Problem& problem = scene.session.choices().problem;
    if (auto reason = teach::why_h_unavailable(scene.say, rules, problem.goal, problem.shape))
        return *reason;
    return {};
}

void SearchPanel::draw_node_budget(Scene& scene) {
    const Look& look = scene.look;
    const std::uint32_t budget = scene.session.choices().node_budget;
    if (budget != shown_budget_) {
        shown_budget_ = budget;
        budget_text_ = teach::grouped(scene.say, budget);
        budget_error_.clear();
    }
    const float left = ImGui::GetCursorPosX();
    ImGui::AlignTextToFramePadding();
    defined_word(look, scene.say(Text::search_limit), "node_limit_word",
                 scene.say(Text::search_limit_meaning));
    ImGui::SameLine();
    ImGui::SetCursorPosX(left + std::max(ImGui::GetItemRectSize().x + look.px(8),
                                         ImGui::GetContentRegionMax().x - left - look.px(120)));
    ImGui::BeginGroup();
    const FieldEvent event = text_field(look, "node_limit", budget_text_, {.error = budget_error_});
    ImGui::EndGroup();
    if (std::exchange(budget_error_is_new_, false)) ImGui::SetScrollHereY(1);
    if (event != FieldEvent::Committed) return;
    if (const auto wanted = parse_budget(budget_text_)) {
        scene.session.set_node_budget(*wanted);
        shown_budget_ = 0;  // to be written anew, with its separators
    } else {
        budget_error_ = scene.say(Text::search_limit_wrong,
                                  arg("least", teach::grouped(scene.say, least_budget)),
                                  arg("most", teach::grouped(scene.say, largest_budget)));
        budget_error_is_new_ = true;
    }
}

}  // namespace statescope::ui
