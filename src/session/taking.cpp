#include "session/taking.hpp"

#include <array>

namespace statescope::session {

std::span<const TakenForm> forms_of(Taken taken) {
    using enum TakenForm;
    static constexpr std::array pixels{Png};
    static constexpr std::array figure{Png, Svg, Tikz, Dot};
    static constexpr std::array animation{Gif, Frames};
    static constexpr std::array table{Markdown, Csv, Latex};
    static constexpr std::array trace{Statescope, Lines, Posthoc};
    switch (taken) {
        case Taken::Window:
        case Taken::Panel:
            return pixels;
        case Taken::Tree:
        case Taken::Path:
        case Taken::Board:
        case Taken::Solution:
            return figure;
        case Taken::Moves:
        case Taken::Steps:
            return animation;
        case Taken::OpenClosed:
        case Taken::Counters:
        case Taken::Comparison:
        case Taken::Experiment:
            return table;
        case Taken::Trace:
            break;
    }
    return trace;
}

std::string_view extension_of(TakenForm form) {
    switch (form) {
        case TakenForm::Png:
        case TakenForm::Frames:
            return ".png";
        case TakenForm::Svg:
            return ".svg";
        case TakenForm::Tikz:
        case TakenForm::Latex:
            return ".tex";
        case TakenForm::Dot:
            return ".dot";
        case TakenForm::Gif:
            return ".gif";
        case TakenForm::Csv:
            return ".csv";
        case TakenForm::Markdown:
            return ".md";
        case TakenForm::Statescope:
            return ".trace";
        case TakenForm::Lines:
            return ".jsonl";
        case TakenForm::Posthoc:
            break;
    }
    return ".trace.json";
}

}  // namespace statescope::session
