// What a piece of work is made of, and back.

#include "session/work.hpp"

#include "session/kept_json.hpp"
#include "session/session.hpp"

namespace statescope::session {

namespace {

/// The text of a field, where it says something else than the board taken.
std::string text_not_taken(const BoardField& field, puzzle::Board board, puzzle::Shape shape) {
    return field.text == BoardField(board, shape).text ? "" : field.text;
}

}  // namespace

Work work_of(const Session& session) {
    Work work;
    work.choices = session.choices();
    for (const BesideRun& run : session.compared().beside())
        work.beside.push_back(run.choices);
    const search::Problem& problem = work.choices.problem;
    work.start_text = text_not_taken(session.field(Side::Start), problem.start, problem.shape);
    work.goal_text = text_not_taken(session.field(Side::Goal), problem.goal, problem.shape);
    work.step = session.step_meant();
    work.selected = session.selected;
    work.breakpoints.assign(session.breakpoints.all().begin(), session.breakpoints.all().end());
    work.notes = session.notes;
    work.view = session.preferences;
    work.speed = session.playback().speed();
    return work;
}

void take_work(Session& session, const Work& work) {
    session.preferences = read_view(view_json(work.view), session.preferences);
    session.take_choices(work.choices, work.step);
    if (!work.start_text.empty()) session.field(Side::Start).text = work.start_text;
    if (!work.goal_text.empty()) session.field(Side::Goal).text = work.goal_text;
    while (!session.compared().beside().empty())
        session.compared().remove(0);
    for (const Choices& choices : work.beside)
        session.compared().add(choices);
    session.selected = work.selected;
    session.breakpoints.clear();
    for (const Condition& condition : work.breakpoints)
        session.breakpoints.toggle(condition);
    session.notes = work.notes;
    session.playback().set_speed(work.speed);
}

}  // namespace statescope::session
