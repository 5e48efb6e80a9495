#include "session/take_away_job.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <new>
#include <system_error>
#include <utility>

#include "exchange/posthoc.hpp"
#include "exchange/trace_file.hpp"
#include "exchange/trace_lines.hpp"
#include "figure/board_figure.hpp"
#include "figure/dot.hpp"
#include "figure/gif.hpp"
#include "figure/raster.hpp"
#include "figure/step_figure.hpp"
#include "figure/svg.hpp"
#include "figure/tikz.hpp"
#include "figure/tree_figure.hpp"
#include "puzzle/board_text.hpp"
#include "session/taken_tables.hpp"
#include "teach/figures.hpp"

namespace statescope::session {

namespace fs = std::filesystem;
using exchange::TextSink;
using figure::Figure;
using teach::arg;
using teach::Text;

namespace {

figure::TreeOptions tree_options(Taken taken) {
    figure::TreeOptions options;
    if (taken == Taken::Path) options.content.part = figure::TreePart::Path;
    return options;
}

/// The figure of something that is one.
Figure figure_of(const TakingFrom& from, Taken taken) {
    const trace::Trace& trace = from.recorded->trace();
    switch (taken) {
        case Taken::Board: {
            const figure::BoardPath path = figure::path_at(trace, from.step);
            return figure::board_figure(path.boards.back(), path.shape, figure::last_look(path));
        }
        case Taken::Solution:
            return figure::strip_figure(from.phrases, figure::path_at(trace, trace.last_step()));
        default:
            break;
    }
    return figure::tree_figure(from.phrases, trace, from.step, tree_options(taken));
}

/// The same as a Graphviz graph.
std::string graph_of(const TakingFrom& from, Taken taken) {
    const trace::Trace& trace = from.recorded->trace();
    switch (taken) {
        case Taken::Board: {
            const figure::BoardPath path = figure::path_at(trace, from.step);
            return figure::dot(path.boards.back(), path.shape, figure::last_look(path));
        }
        case Taken::Solution:
            return figure::dot(from.phrases, figure::path_at(trace, trace.last_step()));
        default:
            break;
    }
    return figure::dot(from.phrases, trace, from.step, tree_options(taken));
}

/// What cannot be drawn is out of memory's reach.
figure::Pixels pixels_of(const Figure& figure, int times, figure::Ground ground) {
    auto pixels = figure::rasterised(figure, times, ground);
    if (!pixels) throw std::bad_alloc();
    return *std::move(pixels);
}

std::string png_of(const Figure& figure, const Taking& taking) {
    const auto ground = taking.ground == TakenGround::Transparent ? figure::Ground::Transparent
                                                                  : figure::Ground::White;
    return figure::png(pixels_of(figure, taking.times, ground));
}

exchange::TracedSearch traced_search(const Recorded& recorded) {
    const Choices& choices = recorded.choices();
    const auto picked = choices.picked();
    return {.problem = choices.problem,
            .algorithm = choices.algorithm,
            .rule_set = choices.rule_set,
            .rules = recorded.rules(),
            .node_budget = choices.node_budget,
            .picks = {picked.begin(), picked.end()}};
}

/// Writes a trace; the note says what is not in it.
std::string write_trace(const TakingFrom& from, TakenForm form, const TextSink& sink) {
    const Recorded& recorded = *from.recorded;
    const exchange::TracedSearch search = traced_search(recorded);
    if (form == TakenForm::Statescope) {
        exchange::write_trace(recorded.recording(), search, sink);
        return {};
    }
    if (form == TakenForm::Lines) {
        exchange::write_trace_lines(recorded.recording(), search, sink);
        return {};
    }
    const auto written = exchange::write_posthoc(recorded.recording(), search, sink);
    if (written.nodes_left_out == 0) return {};
    return from.phrases(Text::away_capped,
                        arg("nodes", teach::grouped(from.phrases, exchange::most_posthoc_nodes)),
                        arg("left", teach::grouped(from.phrases, written.nodes_left_out)));
}

/// The step of a picture of an animation, and how it looks.
class Frames {
  public:
    Frames(const TakingFrom& from, const Taking& taking)
        : from_(from),
          taking_(taking),
          steps_(from.phrases, from.recorded->trace(), taking.first, taking.last) {}

    figure::Pixels operator()(std::size_t number) const {
        const auto ground =
            taking_.ground == TakenGround::Transparent && taking_.form == TakenForm::Frames
                ? figure::Ground::Transparent
                : figure::Ground::White;
        return pixels_of(figure_of(number), taking_.times, ground);
    }

  private:
    Figure figure_of(std::size_t number) const {
        if (taking_.taken == Taken::Steps)
            return steps_.at(taking_.first + static_cast<trace::Step>(number));
        const trace::Trace& trace = from_.recorded->trace();
        return figure::solution_frame(from_.phrases, figure::path_at(trace, trace.last_step()),
                                      number);
    }

    const TakingFrom& from_;
    const Taking& taking_;
    figure::StepFrames steps_;
};

}  // namespace

std::optional<std::string> why_not_taken(const TakingFrom& from, const Taking& taking) {
    const bool of_answer = taking.taken == Taken::Solution || taking.taken == Taken::Moves;
    if (of_answer && from.recorded->solution().empty())
        return std::string(from.phrases(Text::reason_nothing_to_take));
    return why_no_table(from, taking.taken);
}

std::uint32_t pictures_of(const TakingFrom& from, const Taking& taking) {
    if (taking.taken == Taken::Steps) return taking.last - taking.first + 1;
    if (taking.taken == Taken::Moves)
        return static_cast<std::uint32_t>(from.recorded->solution().size());
    return 1;
}

std::string taken_bytes(const TakingFrom& from, const Taking& taking) {
    switch (taking.form) {
        case TakenForm::Png:
            return png_of(figure_of(from, taking.taken), taking);
        case TakenForm::Svg:
            return figure::svg(figure_of(from, taking.taken));
        case TakenForm::Tikz:
            return figure::tikz(figure_of(from, taking.taken), figure::TikzForm::Document);
        case TakenForm::Dot:
            return graph_of(from, taking.taken);
        case TakenForm::Csv:
        case TakenForm::Markdown:
        case TakenForm::Latex:
            return taken_table(from, taking);
        default:
            break;
    }
    std::string bytes;
    write_trace(from, taking.form, [&](std::string_view block) {
        bytes += block;
        return true;
    });
    return bytes;
}

/// What runs on the job's thread.
class TakeAwayJob::Writer {
  public:
    Writer(TakeAwayJob& job, TakingFrom from, Taking taking, fs::path file, Overwrite overwrite)
        : job_(job),
          from_(std::move(from)),
          taking_(std::move(taking)),
          file_(std::move(file)),
          overwrite_(overwrite) {}

    TakenAway write() {
        try {
            return taking_.form == TakenForm::Frames ? write_frames() : write_file();
        } catch (const std::bad_alloc&) {
            return {.end = TakenAway::End::Failed,
                    .file = file_,
                    .reason = std::string(from_.phrases(Text::away_too_large))};
        }
    }

  private:
    TakenAway write_file() {
        // What is in the way is told before the work is done.
        std::error_code ignored;
        if (overwrite_ == Overwrite::Never && fs::exists(file_, ignored))
            return {.end = TakenAway::End::Exists, .file = file_};
        SafeFile out(file_);
        std::string note;
        if (taking_.form == TakenForm::Gif) {
            write_gif(out);
        } else if (taking_.taken == Taken::Trace) {
            note = write_trace(from_, taking_.form, [&](std::string_view block) {
                job_.done_ +=
                    static_cast<std::uint32_t>(std::count(block.begin(), block.end(), '\n'));
                return go_on() && out.write(block);
            });
        } else {
            out.write(taken_bytes(from_, taking_));
        }
        return finish(out, std::move(note));
    }

    bool go_on() const { return !job_.cancelled_; }

    TakenAway finish(SafeFile& out, std::string note) {
        if (!go_on()) return {.end = TakenAway::End::Cancelled, .file = file_};
        if (out.finish(overwrite_))
            return {.end = TakenAway::End::Written, .file = file_, .note = std::move(note)};
        return {.end = out.exists() ? TakenAway::End::Exists : TakenAway::End::Failed,
                .file = file_,
                .reason = out.fault()};
    }

    void write_gif(SafeFile& out) {
        const Frames frames(from_, taking_);
        const std::size_t count = pictures_of(from_, taking_);
        // The last picture is the result: it stays longer.
        constexpr int longer = 3;
        figure::write_gif(
            count,
            [&](std::size_t number) {
                const bool last = number + 1 == count;
                return figure::GifFrame{frames(number),
                                        last ? longer * taking_.delay : taking_.delay};
            },
            [&](std::string_view bytes) { return out.write(bytes); },
            [&](std::size_t done) {
                job_.done_ = static_cast<std::uint32_t>(done);
                return go_on();
            });
    }

    fs::path numbered(std::size_t number, std::size_t count) const {
        return file_.parent_path() /
               figure::numbered_name(file_.filename().string(), number + 1, count);
    }

    /// One file after the other; where it is cancelled, those written go again.
    TakenAway write_frames() {
        const std::size_t count = pictures_of(from_, taking_);
        std::error_code ignored;
        for (std::size_t i = 0; i < count && overwrite_ == Overwrite::Never; ++i) {
            if (fs::exists(numbered(i, count), ignored))
                return {.end = TakenAway::End::Exists, .file = numbered(i, count)};
        }
        const Frames frames(from_, taking_);
        TakenAway result{.end = TakenAway::End::Written, .file = numbered(0, count)};
        std::size_t written = 0;
        for (; written < count && result.end == TakenAway::End::Written; ++written) {
            job_.done_ = static_cast<std::uint32_t>(written);
            if (!go_on()) {
                result.end = TakenAway::End::Cancelled;
                break;
            }
            const auto fault =
                write_safely(numbered(written, count), figure::png(frames(written)), overwrite_);
            if (!fault) continue;
            result.end = TakenAway::End::Failed;
            result.reason = *fault;
        }
        if (result.end == TakenAway::End::Cancelled) {
            for (std::size_t i = 0; i < written; ++i)
                fs::remove(numbered(i, count), ignored);
        }
        return result;
    }

    TakeAwayJob& job_;
    TakingFrom from_;
    Taking taking_;
    fs::path file_;
    Overwrite overwrite_;
};

TakeAwayJob::TakeAwayJob(TakingFrom from, const Taking& taking, fs::path file, Overwrite overwrite)
    : all_(taking.taken == Taken::Trace
               ? static_cast<std::uint32_t>(from.recorded->trace().events().size())
               : pictures_of(from, taking)),
      result_(std::async(std::launch::async,
                         [writer = Writer(*this, std::move(from), taking, std::move(file),
                                          overwrite)]() mutable { return writer.write(); })) {}

TakeAwayJob::~TakeAwayJob() {
    cancel();
    if (result_.valid()) result_.wait();
}

std::optional<TakenAway> TakeAwayJob::finished(std::chrono::milliseconds wait) {
    if (!result_.valid() || result_.wait_for(wait) != std::future_status::ready)
        return std::nullopt;
    return result_.get();
}

}  // namespace statescope::session
