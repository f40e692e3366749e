#include <algorithm>
#include <array>
#include <utility>

#include "catalog/play_words.h"
#include "cli/play/session.h"
#include "cli/play/words.h"

// The part of a session in which the computer thinks and plays.
namespace ariadne::cli {

using worlds::Plan;
using worlds::Standing;

namespace {

using namespace std::chrono_literals;

constexpr double seconds_for_best = 60;
constexpr double seconds_for_advice = 10;
constexpr std::array<Session::Clock::duration, Session::speeds> pauses = {1000ms, 500ms, 250ms, 120ms, 50ms};
constexpr Session::Clock::duration glance = 30ms;  // how often thoughts are looked after
constexpr Session::Clock::duration rest = 250ms;   // and signals, when nobody thinks

}  // namespace

Session::Clock::duration Session::patience(Clock::time_point now) const {
    Clock::duration wait = advice_.busy() || record_.busy() ? glance : rest;
    if (running_ && on_course()) wait = std::min(wait, std::max(next_move_ - now, Clock::duration::zero()));
    return wait;
}

void Session::ask_best() {
    if (best_[goal_] || (record_.busy() && asked_ == goal_)) return;
    asked_ = goal_;
    record_.ask(beginnings_[goal_], seconds_for_best);
}

// When there is nothing else to think about.
void Session::ask_rating() {
    if (rated_ || record_.busy()) return;
    asked_.reset();
    draft_ = std::make_shared<worlds::Rating>();
    record_.ask(
        [puzzle = level_.puzzle, out = draft_](Budget& budget) {
            if (Result<worlds::Rating> rating = puzzle->rater()->rate(budget)) *out = std::move(*rating);
            return Plan();
        },
        seconds_for_advice);
}

void Session::hear_record() {
    std::optional<Plan> plan = record_.answer();
    if (!plan) return;
    if (!asked_) {
        rated_ = true;
        rating_ = std::move(*draft_);
        return;
    }
    if (plan->verdict == Verdict::impossible && message_.text.empty())
        say(Tone::bad, {Tell::no_way_at_all, catalog::reason_in_words(plan->reason)});
    best_[*asked_] = std::move(plan);
    // Par may come when the game is over already.
    if (message_.tone == Tone::good && view_.standing == Standing::won) message_.text = end_in_words();
}

void Session::forget_plan() {
    advice_.drop();
    plan_.reset();
    behind_.clear();
    wanted_ = Wanted::nothing;
}

void Session::want(Wanted wanted, Clock::time_point now) {
    if (view_.standing != Standing::running) return say(Tone::bad, catalog::event_in_words({.name = "over"}));
    wanted_ = wanted;
    if (!plan_ && best() && !best()->moves.empty() && at_start()) plan_ = best();
    if (on_course()) return fulfil(now);
    say(Tone::plain, Tell::thinking);
    if (!advice_.busy()) advice_.ask(level_.game->planner(objective()), seconds_for_advice);
}

void Session::take_advice(Plan plan, Clock::time_point now) {
    if (!plan.bug.empty()) return say(Tone::bad, {tr("internal error: {0}"), plan.bug});
    if (plan.verdict == Verdict::impossible) {
        running_ = false;
        return say(Tone::bad, {at_start() ? Tell::no_way_at_all : Tell::no_way, catalog::reason_in_words(plan.reason)});
    }
    if (plan.moves.empty()) {
        running_ = false;
        return say(Tone::bad, Tell::no_plan);
    }
    plan_ = std::move(plan);
    behind_.clear();
    if (message_.text == Message(Tell::thinking)) message_ = {};
    fulfil(now);
}

void Session::fulfil(Clock::time_point now) {
    switch (std::exchange(wanted_, Wanted::nothing)) {
        case Wanted::nothing:
        case Wanted::route:
            return;
        case Wanted::hint:
            return say(Tone::plain, {plan_->proven ? Tell::hint : Tell::hint_open, next_in_words()});
        case Wanted::step:
            return move(next_move(), true);
        case Wanted::run:
            running_ = true;
            next_move_ = now + pauses[speed_];
            return move(next_move(), true);
    }
}

// The next move; between walls, where most rooms leave no choice, a few of them.
Message Session::next_in_words() const {
    constexpr std::size_t few = 5;
    std::vector<Message> moves;
    const std::size_t first = behind_.size();
    const std::size_t count = std::min(view_.board.walls ? few : 1, plan_->moves.size() - first);
    for (std::size_t i = first; i < first + count; ++i) moves.push_back(catalog::move_in_words(view_, plan_->moves[i]));
    return joined(std::move(moves));
}

Message Session::course_in_words() const {
    return {Tell::course, behind_.size(), plan_->moves.size()};
}

void Session::tick(Clock::time_point now) {
    now_ = now;
    hear_record();
    if (std::optional<Plan> plan = advice_.answer()) take_advice(std::move(*plan), now);
    ask_rating();
    if (running_ && on_course() && now >= next_move_) {
        next_move_ = now + pauses[speed_];
        move(next_move(), true);
    }
    if (show_route_ && !plan_ && !advice_.busy() && view_.standing == Standing::running && message_.tone != Tone::bad) {
        wanted_ = Wanted::route;
        advice_.ask(level_.game->planner(objective()), seconds_for_advice);
    }
    stop_clock_at_end(now);
}

std::vector<Cell> Session::route() const {
    std::vector<Cell> out;
    if (!show_route_ || !on_course()) return out;
    if (!view_.walker) return level_.game->way(next_move());
    Cell at = *view_.walker;
    for (std::size_t i = behind_.size(); i < plan_->moves.size(); ++i) {
        const std::optional<Direction> direction = worlds::direction_of(plan_->moves[i]);
        if (!direction) break;
        at = step(at, *direction);
        out.push_back(at);
    }
    return out;
}

}  // namespace ariadne::cli
