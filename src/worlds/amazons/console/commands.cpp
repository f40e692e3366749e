#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/characters.h"
#include "worlds/amazons/console/game.h"
#include "worlds/amazons/console/picture.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/territory.h"
#include "worlds/amazons/text.h"

// What a person may say at a prompt besides the answer to it.
namespace ariadne::amazons {

namespace {

constexpr double hint_seconds = 2;
constexpr std::uint64_t hint_nodes = 200'000;
constexpr std::size_t hint_memory_mb = 128;

struct Hint {
    Move move;
    double win = 0.5;  // for the side that makes it
};

// After a second or two of thought; nothing: it was interrupted, or there is no turn.
std::optional<Hint> best_turn(const Position& position, unsigned threads, const CancelFlag* cancel) {
    Engine engine({.threads = threads, .memory_mb = hint_memory_mb});
    engine.set(position);
    Budget budget({}, cancel);
    const Finding found = engine.think({.seconds = hint_seconds, .nodes = hint_nodes}, budget);
    if (!found.best || (cancel != nullptr && cancel->load())) return std::nullopt;
    return Hint{*found.best, found.thought.win};
}

// The movement is made; only the shot is open. By the evaluation alone.
Hint best_shot(const Position& position, Cell from, Cell to) {
    const Position shooting = moved(position, from, to);
    std::optional<Hint> best;
    for (const Cell target : cells_in_reach(shooting, to)) {
        const Move move{from, to, target};
        const double win = 1 - evaluate(apply(position, move), 0).win;
        if (!best || win > best->win) best = Hint{move, win};
    }
    return best.value_or(Hint{{from, to, from}, 0.5});  // back to where it came from is always open
}

}  // namespace

void Game::obey(const Instruction& instruction) {
    switch (instruction.command) {
        case Command::help:
            return talk_.say(phrases.help);
        case Command::board:
            return show_board(false);
        case Command::moves:
            return show_moves();
        case Command::hint:
            return show_hint();
        case Command::eval:
            return show_evaluation();
        case Command::undo:
            return undo();
        case Command::save:
            if (saving_.save(agreed_.record, instruction.argument)) {
                kept_ = turns();
                if (from_) talk_.say(phrases.saved_at_start);
            }
            return;
        case Command::levels:
            return list_levels(talk_);
        case Command::level:
            return set_level(instruction.argument);
        case Command::resign:
            end_ = End::resigned;
            return;
        case Command::quit:
            return leave();
    }
}

std::vector<Cell> Game::targets(Cell from) const {
    return cells_in_reach(in_hand(), from);
}

std::string Game::cells(const std::vector<Cell>& list) const {
    return fmt::format("{}", fmt::join(write_cells(list, position_.size), " "));
}

void Game::show_board(bool with_dots) const {
    Marks marks;
    if (!turns().empty()) marks.last = turns().back();
    marks.amazon = to_ ? to_ : from_;
    if (with_dots && marks.amazon) marks.dots = targets(*marks.amazon);
    talk_.line("");
    talk_.behind().say(picture(in_hand(), marks, talk_.colour()));
    talk_.line(fmt::format("    {} {}   {} {}   {} {}{}", symbol(Square::white, talk_.colour()), seat(Side::white).name,
                           symbol(Square::black, talk_.colour()), seat(Side::black).name,
                           symbol(Square::arrow, talk_.colour()), talk_.text(phrases.legend_arrow),
                           marks.dots.empty() ? "" : "   . " + talk_.text(phrases.legend_dot)));
    talk_.line("");
}

void Game::show_moves() const {
    if (const std::optional<Cell> from = to_ ? to_ : from_) {
        show_board(true);
        return talk_.say(to_ ? phrases.list_shots : phrases.list_movements, cells(targets(*from)));
    }
    talk_.say(phrases.list_amazons);
    for (std::size_t i = 0; i < position_.squares.size(); ++i) {
        if (position_.squares[i] != amazon_of(side())) continue;
        const Cell amazon = position_.size.cell(i);
        const std::vector<Cell> reached = targets(amazon);
        talk_.line(
            fmt::format("  {:<3} {}", cell(amazon), reached.empty() ? talk_.text(phrases.list_stuck) : cells(reached)));
    }
}

void Game::show_hint() {
    if (to_) {
        const Hint hint = best_shot(position_, *from_, *to_);
        return talk_.say(phrases.hint_shot, cell(hint.move.arrow), hint.win * 100);
    }
    const std::optional<Hint> hint = best_turn(position_, agreed_.threads, talk_.behind().cancel);
    if (hint && from_ && hint->move.from != *from_) {
        Hint own{{}, -1};
        for (const Cell to : targets(*from_))
            if (const Hint shot = best_shot(position_, *from_, to); shot.win > own.win) own = shot;
        if (own.win >= 1) return talk_.say(phrases.hint_turn, write_move(own.move, position_.size), own.win * 100);
        return talk_.say(phrases.hint_other_amazon, write_move(own.move, position_.size),
                         write_move(hint->move, position_.size), hint->win * 100);
    }
    if (hint) talk_.say(phrases.hint_turn, write_move(hint->move, position_.size), hint->win * 100);
}

void Game::show_evaluation() const {
    const double of_mover = evaluate(position_).win;
    const double of_white = side() == Side::white ? of_mover : 1 - of_mover;
    const bool white = of_white >= 0.5;
    const double chance = white ? of_white : 1 - of_white;
    if (chance < 0.52) {
        talk_.say(phrases.eval_even);
    } else {
        talk_.say(phrases.eval_ahead, who(white ? Side::white : Side::black), chance * 100);
    }
    std::array<std::size_t, 2> movements = {};  // by Side
    std::array<int, 2> free = {};               // amazons that can move
    for (std::size_t i = 0; i < position_.squares.size(); ++i) {
        const Square square = position_.squares[i];
        if (square != Square::white && square != Square::black) continue;
        const std::size_t reached = cells_in_reach(position_, position_.size.cell(i)).size();
        const std::size_t owner = square == Square::white ? 0 : 1;
        movements[owner] += reached;
        free[owner] += reached > 0 ? 1 : 0;
    }
    const auto [white_cells, black_cells, shared] = territory(position_).count();
    talk_.line(fmt::format("{} : {}", who(Side::white), who(Side::black)));
    talk_.say(phrases.eval_territory, white_cells, black_cells, shared);
    talk_.say(phrases.eval_mobility, movements[0], movements[1]);
    talk_.say(phrases.eval_free, free[0], free[1]);
}

void Game::undo() {
    if (from_) {
        from_.reset();
        to_.reset();
        talk_.say(phrases.turn_again);
        return show_board(false);
    }
    const std::size_t back = seat(other(side())).computer ? 2 : 1;
    if (turns().size() < back) return talk_.say(phrases.nothing_to_undo);
    const std::size_t left = turns().size() - back;
    clock_.take_off(talk_.now());
    clock_.set(times_[left]);
    times_.resize(left);
    agreed_.record.moves.resize(left);
    position_ = last(agreed_.record);
    turn_over_ = true;
    talk_.say(back == 2 ? phrases.undone_both : phrases.undone);
}

void Game::set_level(const std::string& text) {
    if (!agreed_.seats[0].computer && !agreed_.seats[1].computer) return talk_.say(phrases.no_computer);
    if (text.empty()) return list_levels(talk_);
    const std::optional<Level> level = read_level(text);
    if (!level) return talk_.say(phrases.no_such_level, text::clipped(text));
    for (const Side each : {Side::white, Side::black}) {
        if (!seat(each).computer) continue;
        seat(each) = {talk_.text(phrases.computer_named, level_name(*level)), level};
        engines_[static_cast<std::size_t>(each)].reset();
        talk_.say(phrases.level_set, who(each));
    }
}

void Game::leave() {
    if (turns() == kept_) {
        end_ = End::left;
        return;
    }
    const std::optional<bool> save = talk_.agrees(talk_.text(phrases.ask_save_first));
    if (!save) {
        end_ = End::cut_off;
    } else if (!*save || saving_.save(agreed_.record, "")) {
        end_ = End::left;
    }
}

}  // namespace ariadne::amazons
