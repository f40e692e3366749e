#include "cli/play_session.h"

#include <algorithm>
#include <array>
#include <utility>

#include "catalog/catalog.h"
#include "cli/arguments.h"
#include "cli/play_words.h"

namespace ariadne::cli {

using worlds::Standing;
using worlds::Turn;

std::int64_t figure(const worlds::Figures& figures, std::string_view name) {
    const auto found = std::ranges::find(figures, name, &worlds::Figures::value_type::first);
    return found == figures.end() ? 0 : found->second;
}

bool has_par(std::string_view objective) {
    return objective == "steps" || objective == "cost";
}

std::int64_t par_of(const worlds::Figures& figures, std::string_view objective) {
    const bool there = std::ranges::find(figures, objective, &worlds::Figures::value_type::first) != figures.end();
    return figure(figures, there ? objective : "steps");
}

Result<Level> open_level(const std::string& path, const Settings& settings) {
    if (path == "-") return fail("standard input is the keyboard here, expected the name of a file");
    const Result<std::string> text = read_puzzle(path, settings.world);
    if (!text) return std::unexpected(text.error());
    const Result<const worlds::World*> world =
        settings.world.empty() ? catalog::recognise(*text) : catalog::find_world(settings.world);
    if (!world) return std::unexpected(world.error());
    Result<std::vector<std::string>> warnings = (*world)->check(*text, settings.strict);
    if (!warnings) return std::unexpected(warnings.error());
    Result<std::unique_ptr<worlds::Game>> game = (*world)->play(*text, settings.strict);
    if (!game) return std::unexpected(game.error());
    return Level{path, *world, std::move(*game), std::move(*warnings)};
}

Session::Session(const Settings& settings, std::vector<std::string> files, Level first)
    : settings_(settings), language_(language_of(settings.lang)), files_(std::move(files)) {
    start(std::move(first));
}

void Session::start(Level level) {
    running_ = false;
    show_path_ = false;  // nobody asked to see the way through this one
    forget_plan();
    record_.drop();
    level_ = std::move(level);
    objectives_ = level_.world->objectives();
    goal_ = std::min(goal_, objectives_.size() - 1);
    best_.assign(objectives_.size(), std::nullopt);
    beginnings_.clear();
    for (const std::string& objective : objectives_) beginnings_.push_back(level_.game->planner(objective));
    for (const auto& [name, value] : chosen_) level_.game->set(name, value);
    refresh();
    message_ = {};
    if (!level_.warnings.empty()) say(Tone::plain, level_.warnings.front());
    ask_best();
}

void Session::press(const Key& key, Clock::time_point now) {
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
    } else {
        act(action_of(key), now);
    }
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
        case Action::undo:
            return undo();
        case Action::restart:
            return restart();
        case Action::open:
            running_ = false;
            prompt_.emplace();
            return;
        case Action::next:
            return turn_to(turned_to_ + 1 < files_.size() ? turned_to_ + 1 : 0);
        case Action::previous:
            return turn_to(turned_to_ > 0 ? turned_to_ - 1 : files_.size() - 1);
        case Action::safe:
            return cycle("safe");
        case Action::fog:
            return cycle("fog");
        case Action::hint:
            return want(Wanted::hint, now);
        case Action::path:
            show_path_ = !show_path_;
            return show_path_ ? want(Wanted::path, now) : void(message_ = {});
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

void Session::press_prompt(const Key& key) {
    const char32_t c = key.name == KeyName::character ? key.character : 0;
    if (key.name == KeyName::escape || c == 27) {
        prompt_.reset();
    } else if (key.name == KeyName::enter || c == '\r' || c == '\n') {
        const std::string path = prompt_->file();
        prompt_.reset();
        if (path.empty() || !open(path)) return;
        turned_to_ = ++number_;
        files_.insert(files_.begin() + static_cast<std::ptrdiff_t>(number_), path);
    } else {
        prompt_->edit(key);
    }
}

bool Session::open(const std::string& path) {
    Result<Level> level = open_level(path, settings_);
    if (!level) {
        say(Tone::bad, placed(path, level.error()));
        return false;
    }
    start(std::move(*level));
    if (message_.text.empty()) say(Tone::plain, tell(language_, Tell::loaded, path));
    return true;
}

void Session::turn_to(std::size_t number) {
    if (files_.size() == 1) return say(Tone::plain, tell(language_, Tell::only_map));
    turned_to_ = number;
    if (open(files_[number])) number_ = number;
}

void Session::move(std::string_view name, bool by_computer) {
    if (!by_computer) running_ = false;
    const Turn turn = level_.game->apply(name);
    std::string text;
    for (const worlds::Event& event : turn.events) {
        if (event.name == "goal" || event.name == "exit") continue;
        text += (text.empty() ? "" : " ") + event_in_words(language_, event);
    }
    if (turn.refused) {
        running_ = false;
        return say(Tone::bad, std::move(text));
    }
    // Whoever does what the plan says needs no new one.
    if (plan_ && !plan_->moves.empty() && plan_->moves.front() == name) {
        plan_->moves.erase(plan_->moves.begin());
        advice_.drop();
        wanted_ = Wanted::nothing;
    } else {
        forget_plan();
    }
    arrived_ = by_computer;
    refresh();
    if (turn.standing == Standing::running) return say(Tone::plain, std::move(text));
    running_ = false;
    if (turn.standing == Standing::won) return say(Tone::good, end_in_words());
    const std::string steps = steps_in_words(language_, figure(view_.figures, "steps"));
    say(Tone::bad, tell(language_, Tell::lost, steps, text));
}

std::string Session::end_in_words() const {
    const std::int64_t steps = figure(view_.figures, "steps");
    const auto& [name, left] = view_.figures.front();
    const std::string walked = steps_in_words(language_, steps);
    std::string text = name == "steps" ? tell(language_, arrived_ ? Tell::computer_bare : Tell::won_bare, walked)
                                       : tell(language_, arrived_ ? Tell::computer_won : Tell::won, walked,
                                              name_in_words(language_, name), left);
    if (!best() || !best()->proven || best()->figures.empty()) return text;
    text += ' ';
    if (has_par(objective())) {
        const std::int64_t par = par_of(best()->figures, objective());
        const bool reached = par_of(view_.figures, objective()) == par;
        return text + (reached ? tell(language_, Tell::at_par) : tell(language_, Tell::over_par, par));
    }
    const std::int64_t record = figure(best()->figures, name);
    return text + (left == record ? tell(language_, Tell::richest) : tell(language_, Tell::could_be, record));
}

void Session::undo() {
    running_ = false;
    if (!level_.game->undo()) return say(Tone::plain, tell(language_, Tell::no_undo));
    forget_plan();
    message_ = {};
    refresh();
}

void Session::restart() {
    running_ = false;
    forget_plan();
    level_.game->restart();
    refresh();
    say(Tone::plain, tell(language_, Tell::restarted));
}

void Session::cycle(const std::string& name) {
    for (worlds::Setting setting : level_.game->settings()) {
        if (setting.name != name) continue;
        const auto at = std::ranges::find(setting.values, setting.value);
        setting.value = at + 1 < setting.values.end() ? *(at + 1) : setting.values.front();
        level_.game->set(name, setting.value);
        chosen_[name] = setting.value;
        refresh();
        say(Tone::plain,
            tell(language_, Tell::setting, name_in_words(language_, name), value_in_words(language_, setting)));
    }
}

void Session::cycle_goal() {
    running_ = false;
    forget_plan();
    goal_ = (goal_ + 1) % objectives_.size();
    say(Tone::plain, tell(language_, Tell::setting, words(language_, Tell::label_computer),
                          name_in_words(language_, "objective " + objective())));
    ask_best();
}

}  // namespace ariadne::cli
