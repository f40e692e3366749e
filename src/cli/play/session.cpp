#include "cli/play/session.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "catalog/play_words.h"
#include "catalog/sentences.h"
#include "cli/play/words.h"

namespace ariadne::cli {

using catalog::amount_in_words;
using worlds::Standing;
using worlds::Turn;

std::int64_t figure(const worlds::Figures& figures, std::string_view name) {
    const std::int64_t* const found = worlds::figure(figures, name);
    return found == nullptr ? 0 : *found;
}

std::int64_t par_of(const worlds::Figures& figures, std::string_view objective) {
    return figure(figures, worlds::figure(figures, objective) != nullptr ? objective : "steps");
}

Session::Session(const Settings& settings, std::vector<std::string> files, Opened first)
    : settings_(settings),
      language_(language_of(settings.lang)),
      files_(std::move(files)),
      puzzle_(first.level.number),
      file_(std::move(first.file)) {
    start(std::move(first.level));
    speed_ = view_.chosen ? 1 : 2;  // people follow pieces less easily than a walker
}

void Session::start(Level level) {
    running_ = false;
    show_route_ = false;  // nobody asked to see the route through this one
    forget_plan();
    reset_clock();
    record_.drop();
    level_ = std::move(level);
    objectives_ = level_.world->about().objectives;
    goal_ = std::min(goal_, objectives_.size() - 1);
    best_.assign(objectives_.size(), std::nullopt);
    beginnings_.clear();
    for (const std::string& objective : objectives_) beginnings_.push_back(level_.game->planner(objective));
    rating_ = {};
    rated_ = level_.puzzle->rater() == nullptr;
    for (const auto& [name, value] : chosen_) level_.game->set(name, value);
    refresh();
    beginning_ = view_.figures;
    message_ = {};
    if (const auto warnings = level_.puzzle->warnings(); !warnings.empty()) say(Tone::plain, warnings.front());
    ask_best();
}

void Session::press(const Key& key, Clock::time_point now) {
    if (key.name != KeyName::resize) start_clock(now);
    if (key == Key{KeyName::character, 3}) {
        quit_ = true;
    } else if (prompt_) {
        press_prompt(key);
    } else if (help_) {
        if (key.name == KeyName::down) {
            ++*help_;
        } else if (key.name == KeyName::up) {
            if (*help_ > 0) --*help_;
        } else if (key.name != KeyName::resize) {
            help_.reset();
        }
    } else if (const std::optional<std::string> choice = naming(key)) {
        move(*choice, false);
    } else {
        act(action_of(key), now);
    }
    stop_clock_at_end(now);
}

void Session::point_at(Cell cell, Clock::time_point now) {
    if (prompt_ || help_ || view_.walker) return;
    start_clock(now);
    move(fmt::format("at {} {}", cell.row + 1, cell.col + 1), false);
    stop_clock_at_end(now);
}

// A capital letter is the piece's that has it. Where a small one is there too, the letter once more chooses that.
std::optional<std::string> Session::naming(const Key& key) const {
    if (!view_.chosen || key.name != KeyName::character || key.character < 'A' || key.character > 'Z')
        return std::nullopt;
    const auto letter = [&](const render::Piece& piece) { return view_.board.styles[piece.style].text; };
    const std::string chosen = letter(view_.board.pieces[*view_.chosen]);
    std::optional<std::string> out;
    for (const char name : {static_cast<char>(key.character), static_cast<char>(key.character - 'A' + 'a')}) {
        const std::string text(1, name);
        if (std::ranges::find(view_.board.pieces, text, letter) == view_.board.pieces.end()) continue;
        if (!out || *out == "choose " + chosen) out = "choose " + text;
    }
    return out;
}

void Session::limit_help(std::size_t most) {
    if (help_) help_ = std::min(*help_, most);
}

void Session::act(Action action, Clock::time_point now) {
    switch (action) {
        case Action::none:
            return;
        case Action::up:
            return move("up", false);
        case Action::down:
            return move("down", false);
        case Action::left:
            return move("left", false);
        case Action::right:
            return move("right", false);
        case Action::choose_next:
            return view_.chosen ? move("next", false) : void();
        case Action::choose_previous:
            return view_.chosen ? move("previous", false) : void();
        case Action::undo:
            return undo();
        case Action::restart:
            return restart();
        case Action::open:
            running_ = false;
            prompt_.emplace();
            return;
        case Action::next:
            return turn(true);
        case Action::previous:
            return turn(false);
        case Action::safe:
            return cycle("safe");
        case Action::fog:
            return cycle("fog");
        case Action::hint:
            return want(Wanted::hint, now);
        case Action::route:
            show_route_ = !show_route_;
            return show_route_ ? want(Wanted::route, now) : void(message_ = {});
        case Action::goal:
            return cycle_goal();
        case Action::step:
            running_ = false;
            return want(Wanted::step, now);
        case Action::run:
            if (std::exchange(running_, false)) return;
            return want(Wanted::run, now);
        case Action::faster:
            if (speed_ + 1 < speeds) ++speed_;
            return;
        case Action::slower:
            if (speed_ > 0) --speed_;
            return;
        case Action::help:
            running_ = false;
            help_ = 0;
            return;
        case Action::quit:
            quit_ = true;
            return;
    }
}

void Session::move(std::string_view name, bool by_computer) {
    if (!by_computer) running_ = false;
    const Place before = place();
    const bool planned = on_course() && next_move() == name;
    const Turn turn = level_.game->apply(name);
    std::vector<Message> happened;
    for (const worlds::Event& event : turn.events)
        if (event.name != "goal" && event.name != "exit") happened.push_back(catalog::event_in_words(event));
    std::erase_if(happened, &Message::empty);
    Message text = joined(std::move(happened), after_space);
    if (turn.refused) {
        running_ = false;
        return say(Tone::bad, std::move(text));
    }
    Message what = planned ? catalog::move_in_words(view_, name) : Message();
    refresh();
    if (place() == before) {  // something was chosen: a hint stays
        if (message_.tone == Tone::bad) message_ = {};
        return;
    }
    // Whoever does what the plan says needs no new one.
    if (planned) {
        behind_.push_back(before);
        advice_.drop();
        wanted_ = Wanted::nothing;
    } else {
        forget_plan();
    }
    arrived_ = by_computer;
    if (by_computer && text.empty()) text = {Tell::setting, course_in_words(), std::move(what)};
    if (turn.standing == Standing::running) return say(Tone::plain, std::move(text));
    running_ = false;
    if (turn.standing == Standing::won) return say(Tone::good, end_in_words());
    say(Tone::bad, {Tell::lost, amount_in_words("steps", figure(view_.figures, "steps")), std::move(text)});
}

Message Session::end_in_words() const {
    const auto& [name, left] = view_.figures.front();
    const bool moves = name == "moves";
    const bool counts_steps = !moves || view_.figures.size() > 1;
    const Message walked = counts_steps ? amount_in_words("steps", figure(view_.figures, "steps")) : Message();
    Message text;
    if (moves) {
        Message made = amount_in_words("moves", left);
        if (counts_steps) made = {after_comma, std::move(made), walked};
        text = {arrived_ ? Tell::computer_moves : Tell::won_moves, std::move(made)};
    } else if (name == "steps") {
        text = {arrived_ ? Tell::computer_bare : Tell::won_bare, walked};
    } else {
        text = {arrived_ ? Tell::computer_won : Tell::won, walked, catalog::name_in_words(name), left};
    }
    if (!best() || !best()->proven || best()->figures.empty()) return text;
    return {after_space, std::move(text), record_in_words()};
}

Message Session::record_in_words() const {
    const auto& [name, left] = view_.figures.front();
    const bool moves = name == "moves";
    if (!worlds::wants_most(objective())) {
        const std::int64_t par = par_of(best()->figures, objective());
        if (par_of(view_.figures, objective()) == par) return moves ? Tell::fewest : Tell::at_par;
        if (moves) return {Tell::fewer, amount_in_words(objective(), par)};
        return {Tell::fewer, par};
    }
    const std::int64_t record = figure(best()->figures, name);
    if (left == record) return Tell::richest;
    return {Tell::could_be, record};
}

void Session::undo() {
    running_ = false;
    if (!level_.game->undo()) return say(Tone::plain, Tell::no_undo);
    refresh();
    message_ = {};
    // Back along the plan, as far as it was followed. A game may take back more than the plan's last move.
    if (plan_ && !behind_.empty() && behind_.back() == place()) {
        behind_.pop_back();
        if (!behind_.empty()) say(Tone::plain, {Phrase{"{0}."}, course_in_words()});
    } else {
        forget_plan();
    }
}

void Session::restart() {
    running_ = false;
    forget_plan();
    reset_clock();
    level_.game->restart();
    refresh();
    say(Tone::plain, Tell::restarted);
}

void Session::cycle(const std::string& name) {
    for (worlds::Setting setting : level_.game->settings()) {
        if (setting.name != name) continue;
        const auto at = std::ranges::find(setting.values, setting.value);
        setting.value = at + 1 < setting.values.end() ? *(at + 1) : setting.values.front();
        level_.game->set(name, setting.value);
        chosen_[name] = setting.value;
        refresh();
        say(Tone::plain, {Tell::setting, catalog::name_in_words(name), catalog::value_in_words(setting)});
    }
}

void Session::cycle_goal() {
    running_ = false;
    forget_plan();
    goal_ = (goal_ + 1) % objectives_.size();
    say(Tone::plain,
        {Tell::setting, Tell::label_computer, catalog::objective_in_words(level_.world->name(), objective())});
    ask_best();
}

void Session::start_clock(Clock::time_point now) {
    now_ = now;
    if (!since_) since_ = now;
}

void Session::stop_clock_at_end(Clock::time_point now) {
    now_ = now;
    if (!since_ || view_.standing == Standing::running) return;
    played_ += now - *since_;
    since_.reset();
}

void Session::reset_clock() {
    played_ = {};
    since_.reset();
}

std::chrono::seconds Session::elapsed() const {
    const Clock::duration running = since_ ? now_ - *since_ : Clock::duration::zero();
    return std::chrono::floor<std::chrono::seconds>(played_ + running);
}

}  // namespace ariadne::cli
