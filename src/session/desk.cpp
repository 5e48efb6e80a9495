#include "session/desk.hpp"

#include <algorithm>
#include <system_error>
#include <utility>
#include <variant>

#include "exchange/run_code.hpp"
#include "session/board_file.hpp"
#include "session/file_text.hpp"
#include "session/session.hpp"
#include "session/work.hpp"
#include "teach/figures.hpp"

namespace statescope::session {

namespace fs = std::filesystem;
using teach::arg;
using teach::Text;

namespace {

std::string name_of(const fs::path& file) {
    return file.filename().string();
}

/// Takes the work of a text; nothing when it went well, else why not.
std::optional<std::string> take_work_text(Session& session, const std::string& text) {
    const auto read = read_work(text, work_of(session));
    if (const auto* fault = std::get_if<WorkFault>(&read)) return fault->sentence;
    take_work(session, std::get<Work>(read));
    return std::nullopt;
}

/// Traces of other programs are often YAML: it is said there what to do with it.
bool is_yaml(const fs::path& file) {
    return file.extension() == ".yaml" || file.extension() == ".yml";
}

/// True when it was one and is shown; else a notice says why not.
bool open_work(Session& session, const std::string& name, const std::string& text) {
    const auto fault = take_work_text(session, text);
    if (fault) {
        session.notice = session.phrases()(Text::notice_work_not_read, arg("file", name),
                                           arg("sentence", *fault));
    }
    return !fault;
}

}  // namespace

bool is_unsaved(const Session& session) {
    return session.desk.work && work_text(work_of(session)) != session.desk.saved;
}

bool would_lose_work(const Session& session) {
    if (!session.desk.work) return !session.notes.empty();
    Work now = work_of(session);
    const auto read = read_work(session.desk.saved, now);
    const auto* saved = std::get_if<Work>(&read);
    if (saved == nullptr) return true;
    now.step = saved->step;
    now.selected = saved->selected;
    now.view = saved->view;
    now.speed = saved->speed;
    return work_text(now) != work_text(*saved);
}

void open_file(Session& session, const fs::path& file) {
    const std::optional<std::string> text = beginning_of(file);
    if (!text) {
        session.desk.recent.forget(file);
        session.notice = session.phrases()(Text::notice_file_not_read, arg("file", name_of(file)));
        return;
    }
    session.notice.clear();
    if (looks_like_trace(*text) || is_yaml(file)) {
        session.desk.opening = std::make_unique<TraceOpening>(file);
    } else if (!looks_like_work(*text)) {
        take_text(session, name_of(file), *text);
    } else if (open_work(session, name_of(file), *text)) {
        session.desk.work = file;
        session.desk.saved = work_text(work_of(session));
    }
    session.desk.recent.note(file);
    session.desk.folder = fs::path(session.desk.recent.all().front()).parent_path();
}

void take_opened_trace(Session& session, std::chrono::milliseconds wait) {
    if (!session.desk.opening) return;
    auto opened = session.desk.opening->finished(wait);
    if (!opened) return;
    const std::string name = name_of(session.desk.opening->file());
    session.desk.opening.reset();
    const teach::Phrases& say = session.phrases();
    if (!opened->recorded) {
        session.notice =
            say(Text::notice_work_not_read, arg("file", name), arg("sentence", opened->sentence));
        return;
    }
    const std::string nodes = teach::grouped(say, opened->recorded->trace().nodes().size());
    session.notice = opened->sentence.empty()
                         ? say(Text::notice_trace_opened, arg("file", name), arg("nodes", nodes))
                         : say(Text::notice_trace_opened_note, arg("file", name),
                               arg("nodes", nodes), arg("note", opened->sentence));
    session.show_recording(std::move(opened->recorded));
}

void take_text(Session& session, const std::string& name, const std::string& text) {
    if (looks_like_work(text)) {
        open_work(session, name, text);
    } else if (exchange::looks_like_run_code(text)) {
        take_run_code(session, text);
    } else {
        take_boards(session, name, text);
    }
}

bool take_run_code(Session& session, std::string_view text) {
    const auto read = exchange::parse_run_code(text);
    if (const auto* error = std::get_if<exchange::RunCodeError>(&read)) {
        session.notice =
            session.phrases()(Text::notice_code_not_read, arg("sentence", error->sentence));
        return false;
    }
    const auto& run = std::get<exchange::CodedRun>(read);
    Choices choices{.problem = run.problem,
                    .algorithm = run.algorithm,
                    .rule_set = run.rule_set,
                    .custom = run.rules,
                    .node_budget = std::clamp(run.node_budget, least_node_budget, most_node_budget),
                    .prove_unsolvable = run.prove_unsolvable};
    if (!run.picks.empty()) choices.picks = {run.problem, choices.rules(), run.picks};
    session.notice.clear();
    session.take_choices(choices, run.step);
    return true;
}

std::string run_code_of(const Session& session) {
    const Choices& choices = session.choices();
    const auto picked = choices.picked();
    return exchange::run_code({.problem = choices.problem,
                               .algorithm = choices.algorithm,
                               .rule_set = choices.rule_set,
                               .rules = choices.chosen_rules(),
                               .node_budget = choices.node_budget,
                               .prove_unsolvable = choices.prove_unsolvable,
                               .picks = {picked.begin(), picked.end()},
                               .step = session.step_meant()});
}

Saved save_work(Session& session, fs::path file, Overwrite overwrite) {
    if (file.extension().empty()) file += work_extension;
    std::string text = work_text(work_of(session));
    SafeFile out(file);
    if (out.write(text) && out.finish(overwrite)) {
        session.desk.work = file;
        session.desk.saved = std::move(text);
        session.desk.recent.note(file);
        session.desk.folder = fs::path(session.desk.recent.all().front()).parent_path();
        session.notice = session.phrases()(Text::notice_work_saved, arg("file", name_of(file)));
        return Saved::Yes;
    }
    if (out.exists()) return Saved::Exists;
    session.notice = session.phrases()(Text::notice_work_not_saved, arg("file", name_of(file)),
                                       arg("reason", out.fault()));
    return Saved::No;
}

void restore_left_work(Session& session) {
    if (!session.desk.left) return;
    const LeftWork left = std::move(*session.desk.left);
    session.desk.left.reset();
    const std::optional<std::string> text = beginning_of(left.file);
    const std::optional<std::string> fault =
        text ? take_work_text(session, *text)
             : session.phrases()(Text::notice_file_not_read, arg("file", name_of(left.file)));
    if (fault) {
        session.notice = session.phrases()(
            Text::notice_work_not_read, arg("file", left.file.string()), arg("sentence", *fault));
        return;
    }
    session.notice = session.phrases()(Text::notice_restored);
    forget_left_work(left);
}

void discard_left_work(Session& session) {
    if (session.desk.left) forget_left_work(*session.desk.left);
    session.desk.left.reset();
}

}  // namespace statescope::session
