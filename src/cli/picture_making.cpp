#include "cli/picture_making.hpp"

#include <fmt/format.h>
#include <fmt/ostream.h>

#include <algorithm>
#include <functional>
#include <ostream>
#include <string_view>

#include "cli/interrupt.hpp"
#include "cli/output.hpp"
#include "cli/progress_line.hpp"
#include "cli/sub_command.hpp"
#include "exchange/counters_table.hpp"
#include "exchange/open_closed_table.hpp"
#include "figure/dot.hpp"
#include "figure/gif.hpp"
#include "figure/raster.hpp"
#include "figure/step_figure.hpp"
#include "figure/svg.hpp"
#include "figure/tikz.hpp"

namespace statescope::cli {

namespace {

using figure::Figure;
using trace::Step;

constexpr std::size_t most_frames = 5000;
constexpr int usual_delay = 500;
constexpr int least_last_delay = 2000;
constexpr int slide_frames = 5;  ///< of a move, in a GIF of a solution
constexpr int slide_delay = 40;

/// The pictures of an animation, each with how long it stays.
struct Animation {
    std::size_t count = 0;
    std::function<Figure(std::size_t)> frame;
    std::function<int(std::size_t)> milliseconds;
};

class PictureMaker {
  public:
    PictureMaker(const PictureCommand& command, const trace::Trace& trace, std::ostream& out,
                 std::ostream& err)
        : command_(command), trace_(trace), out_(out), err_(err) {
        if (command.letters) say_.letters = *command.letters;
    }

    int make() {
        const Step asked = command_.steps ? command_.steps->second : command_.step.value_or(0);
        if (asked > trace_.last_step()) {
            return refuse(
                fmt::format("step {} is none of the search's, 0 to {}", asked, trace_.last_step()));
        }
        if (command_.subject == Subject::Solution && !command_.step && !trace_.goal_node())
            return refuse("the search found no solution to draw");
        switch (command_.subject) {
            case Subject::Table:
                if (const auto reason = exchange::why_no_open_closed(trace_))
                    return refuse(*reason);
                return table(exchange::open_closed_table(trace_, step()));
            case Subject::Counters:
                return table(exchange::counters_table(say_, trace_, step()));
            case Subject::Steps:
                return steps();
            default:
                break;
        }
        if (command_.form == PictureForm::Dot) return write(graph());
        if (command_.form == PictureForm::Gif || command_.form == PictureForm::Frames)
            return solution();
        return picture(still());
    }

  private:
    Step step() const { return command_.step.value_or(trace_.last_step()); }

    int refuse(std::string_view sentence) {
        fmt::print(err_, "statescope: {}\n", sentence);
        return bad_input;
    }

    int table(const exchange::Table& table) {
        using exchange::TableForm;
        TableForm form = TableForm::Text;
        if (command_.form == PictureForm::Csv) form = TableForm::Csv;
        if (command_.form == PictureForm::Markdown) form = TableForm::Markdown;
        if (command_.form == PictureForm::Latex) form = TableForm::Latex;
        return write(exchange::table_text(table, form));
    }

    Figure still() const {
        if (command_.subject == Subject::Solution)
            return figure::strip_figure(say_, figure::path_at(trace_, step()));
        if (command_.subject != Subject::Board)
            return figure::tree_figure(say_, trace_, step(), command_.tree);
        // Of a step the board with the tile that was moved; otherwise the start.
        const figure::BoardPath path = board_path();
        return figure::board_figure(path.boards.back(), path.shape, figure::last_look(path));
    }

    figure::BoardPath board_path() const {
        return figure::path_at(trace_, command_.step.value_or(0));
    }

    std::string graph() const {
        if (command_.subject == Subject::Solution)
            return figure::dot(say_, figure::path_at(trace_, step()));
        if (command_.subject != Subject::Board)
            return figure::dot(say_, trace_, step(), command_.tree);
        const figure::BoardPath path = board_path();
        return figure::dot(path.boards.back(), path.shape, figure::last_look(path));
    }

    int picture(const Figure& picture) {
        if (command_.form == PictureForm::Svg) return write(figure::svg(picture));
        if (command_.form == PictureForm::Tikz) {
            return write(figure::tikz(picture, command_.document ? figure::TikzForm::Document
                                                                 : figure::TikzForm::Picture));
        }
        const auto bytes = png_of(picture);
        return bytes ? write(*bytes) : bad_input;
    }

    std::optional<figure::Pixels> pixels_of(const Figure& picture) {
        const figure::Ground ground =
            command_.transparent ? figure::Ground::Transparent : figure::Ground::White;
        auto pixels = figure::rasterised(picture, command_.scale, ground);
        if (pixels) return pixels;
        refuse(fmt::format(
            "the picture would be {:.0f} x {:.0f} pixels, which is too large: a smaller "
            "--scale or --nodes, --of path, or svg for any size",
            picture.size.width * command_.scale, picture.size.height * command_.scale));
        return std::nullopt;
    }

    std::optional<std::string> png_of(const Figure& picture) {
        const auto pixels = pixels_of(picture);
        return pixels ? std::optional(figure::png(*pixels)) : std::nullopt;
    }

    int steps() {
        const auto [first, last] = command_.steps.value_or(std::pair{Step{0}, trace_.last_step()});
        const std::size_t count = std::size_t{last} - first + 1;
        if (count > most_frames) {
            return refuse(
                fmt::format("{} steps are more than an animation holds, which is {}: --steps "
                            "A..B takes some of them",
                            count, most_frames));
        }
        const figure::StepFrames frames(say_, trace_, first, last,
                                        {.part = command_.tree.content.part,
                                         .most_nodes = command_.tree.content.most_nodes,
                                         .direction = command_.tree.direction});
        const int delay = command_.delay.value_or(usual_delay);
        return animate(
            {.count = count,
             .frame = [&, from = first](
                          std::size_t i) { return frames.at(from + static_cast<Step>(i)); },
             .milliseconds =
                 [=](std::size_t i) {
                     return i + 1 == count ? std::max(least_last_delay, delay) : delay;
                 }});
    }

    int solution() {
        const figure::BoardPath path = figure::path_at(trace_, step());
        // A move slides in a GIF; as numbered pictures each board stands once.
        const std::size_t a_move = command_.form == PictureForm::Gif ? slide_frames : 1;
        const std::size_t count = 1 + a_move * path.moves.size();
        if (count > most_frames) {
            return refuse(
                fmt::format("{} moves are more than an animation holds: --step N draws the "
                            "path to an earlier step",
                            path.moves.size()));
        }
        const int delay = command_.delay.value_or(usual_delay);
        return animate({.count = count,
                        .frame =
                            [&](std::size_t i) {
                                const std::size_t place = (i + a_move - 1) / a_move;
                                const std::size_t rest = place * a_move - i;
                                return figure::solution_frame(
                                    say_, path, place,
                                    1 - static_cast<double>(rest) / static_cast<double>(a_move));
                            },
                        .milliseconds =
                            [=](std::size_t i) {
                                if (i + 1 == count) return std::max(least_last_delay, delay);
                                return i % a_move == 0 ? delay : slide_delay;
                            }});
    }

    int animate(const Animation& animation) {
        return command_.form == PictureForm::Gif ? gif(animation) : numbered(animation);
    }

    int gif(const Animation& animation) {
        const auto first = figure::pixel_size(animation.frame(0), command_.scale);
        if (!first) return refuse("the frames are too large: a smaller --scale");
        ProgressLine progress(err_);
        const Interrupt interrupt;
        const auto go_on = [&](std::size_t done) {
            progress.show(fmt::format("frame {} of {}", done, animation.count));
            return !interrupt.asked();
        };
        const auto frame = [&](std::size_t i) {
            return figure::GifFrame{figure::rasterised(animation.frame(i), command_.scale).value(),
                                    animation.milliseconds(i)};
        };
        Output file(command_.out, out_);
        const auto sink = [&](std::string_view bytes) { return file.write(bytes); };
        const figure::GifEnd end = figure::write_gif(animation.count, frame, sink, go_on);
        progress.clear();
        if (end != figure::GifEnd::Cancelled) return file.finish(err_);
        fmt::print(err_, "statescope: stopped; {} is not written\n", command_.out.file);
        return interrupted;
    }

    int numbered(const Animation& animation) {
        const auto target = [&](std::size_t i) {
            return OutputTarget{figure::numbered_name(command_.out.file, i + 1, animation.count),
                                command_.out.force};
        };
        for (std::size_t i = 0; i < animation.count; ++i) {
            if (!may_write(target(i), err_)) return cannot_write;
        }
        ProgressLine progress(err_);
        const Interrupt interrupt;
        for (std::size_t i = 0; i < animation.count; ++i) {
            progress.show(fmt::format("picture {} of {}", i, animation.count));
            if (interrupt.asked()) {
                progress.clear();
                fmt::print(err_, "statescope: stopped; {} of {} pictures are written\n", i,
                           animation.count);
                return interrupted;
            }
            const auto bytes = png_of(animation.frame(i));
            if (!bytes) return bad_input;
            const int written = write_to(target(i), *bytes);
            if (written != success) return written;
        }
        return success;
    }

    int write(std::string_view bytes) { return write_to(command_.out, bytes); }

    int write_to(const OutputTarget& target, std::string_view bytes) {
        Output file(target, out_);
        file.write(bytes);
        return file.finish(err_);
    }

    const PictureCommand& command_;
    const trace::Trace& trace_;
    teach::Phrases say_;
    std::ostream& out_;
    std::ostream& err_;
};

}  // namespace

int make_picture(const PictureCommand& command, const trace::Trace& trace, std::ostream& out,
                 std::ostream& err) {
    return PictureMaker(command, trace, out, err).make();
}

}  // namespace statescope::cli
