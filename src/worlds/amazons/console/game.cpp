#include "worlds/amazons/console/game.h"

#include <utility>

#include <fmt/format.h>

#include "text/characters.h"
#include "worlds/amazons/console/picture.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

Game::Game(Talk& talk, Agreed agreed)
    : talk_(talk),
      agreed_(std::move(agreed)),
      position_(last(agreed_.record)),
      clock_(agreed_.clock),
      times_(agreed_.record.moves.size(), clock_.times()),
      saving_(talk, agreed_.file),
      found_(agreed_.record.moves),
      kept_(found_) {}

std::string Game::who(Side side) const {
    const std::string sign = symbol(amazon_of(side), talk_.colour());
    const std::optional<Level>& computer = seat(side).computer;
    if (computer) return talk_.text(phrases.computer_signed, level_name(*computer), sign);
    return fmt::format("{} ({})", seat(side).name, sign);
}

std::string Game::cell(Cell where) const {
    return write_cell(where, position_.size);
}

Position Game::in_hand() const {
    return to_ ? moved(position_, *from_, *to_) : position_;
}

bool Game::play() {
    talk_.say(phrases.begins, who(side()));
    while (!end_) {
        if (has_lost(position_)) {
            begin_turn();
            end_ = End::no_turn;
        } else if (seat(side()).computer) {
            computer_turn();
        } else {
            person_turn();
        }
        if (!end_ && talk_.cancelled()) end_ = End::cut_off;
    }
    finish();
    return !saving_.failed();
}

void Game::begin_turn() {
    from_.reset();
    to_.reset();
    turn_over_ = false;
    before_ = clock_.times();
    talk_.line("");
    talk_.heading(talk_.text(phrases.turn_of, turns().size() + 1, who(side())));
    // While the computer thinks about its answer to a person, the board that counts is the next one.
    if (seat(side()).computer && has_person() && !has_lost(position_) && !turns().empty()) return;
    if (!turns().empty()) talk_.say(phrases.last_turn, who(other(side())), write_move(turns().back(), position_.size));
    for (const Side each : {Side::white, Side::black}) {
        if (clock_.runs() && !seat(each).computer)
            talk_.say(phrases.time_left, who(each), time_in_digits(clock_.left(each, talk_.now())));
    }
    show_board(false);
}

void Game::complete(const Move& move) {
    times_.push_back(before_);
    agreed_.record.moves.push_back(move);
    position_ = apply(position_, move);
    turn_over_ = true;
}

Engine& Game::engine_of(Side side) {
    std::unique_ptr<Engine>& engine = engines_[static_cast<std::size_t>(side)];
    if (!engine) {
        const std::uint64_t seed = agreed_.seed * 2 + static_cast<std::uint64_t>(side);
        engine = std::make_unique<Engine>(options_for(*seat(side).computer, agreed_.threads, seed));
    }
    return *engine;
}

void Game::computer_turn() {
    begin_turn();
    talk_.say(phrases.thinking, who(side()));
    Budget budget({}, talk_.behind().cancel);
    Engine& engine = engine_of(side());
    engine.set(position_);
    const double begin = talk_.now();
    const Finding found = engine.think(seat(side()).computer->limits, budget);
    if (talk_.cancelled()) return;
    const std::string seconds = fmt::format("{:.1f}", talk_.now() - begin);
    const std::string move = write_move(*found.best, position_.size);
    if (found.thought.proof != Proof::none) {
        talk_.say(found.thought.proof == Proof::win ? phrases.plays_winning : phrases.plays_losing, who(side()), move,
                  seconds);
    } else {
        talk_.say(phrases.plays, who(side()), move, found.thought.win * 100, seconds);
    }
    complete(*found.best);
}

void Game::person_turn() {
    begin_turn();
    clock_.start(side(), talk_.now());
    const Side mover = side();
    while (!turn_over_ && !end_) {
        const std::optional<double> patience =
            clock_.runs() ? std::optional(clock_.left(mover, talk_.now())) : std::nullopt;
        const std::optional<std::string> line = talk_.ask(prompt(), patience);
        if (!talk_.cancelled() && clock_.fallen(mover, talk_.now())) {
            end_ = End::out_of_time;
        } else if (!line) {
            end_ = End::cut_off;
        } else if (const std::optional<Instruction> instruction = read_instruction(*line)) {
            obey(*instruction);
            if (talk_.gave_up()) end_ = End::resigned;
        } else {
            answer(*line);
        }
    }
}

std::string Game::prompt() const {
    if (to_) return talk_.text(phrases.ask_arrow, cell(*to_));
    if (from_) return talk_.text(phrases.ask_destination, cell(*from_));
    return talk_.text(phrases.ask_amazon);
}

// An answer may run ahead of its prompt: a movement, or a whole turn. Each part counts as if it had been asked for.
void Game::answer(const std::string& line) {
    if (line.empty()) return talk_.say(phrases.nothing_said);
    const std::expected<std::vector<Cell>, NoCell> read = read_cells(line, position_.size);
    if (!read) {
        const std::string last = cell({0, position_.size.cols - 1});
        return read.error().off_board ? talk_.say(phrases.off_board, text::clipped(read.error().text), last)
                                      : talk_.say(phrases.no_cell, text::clipped(line));
    }
    std::vector<Cell> cells = *read;
    // Whoever repeats the amazon that is already chosen means the same turn.
    if (from_ && !to_ && cells.size() > 1 && cells.front() == *from_) cells.erase(cells.begin());
    const std::size_t most = to_ ? 1 : from_ ? 2 : 3;
    if (cells.size() > most) return talk_.say(phrases.too_many_cells);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool ahead = i + 1 < cells.size();
        if (to_) {
            if (!shoot_at(cells[i])) return i > 0 ? tell_movement() : void();
        } else if (from_) {
            if (!move_to(cells[i])) return;
            if (!ahead) tell_movement();
        } else {
            if (!choose(cells[i])) return;
            if (!ahead) talk_.say(phrases.amazon_valid, cell(*from_));
        }
    }
}

void Game::tell_movement() {
    show_board(false);
    talk_.say(phrases.movement_valid, cell(*from_), cell(*to_));
}

bool Game::choose(Cell amazon) {
    const Square square = position_.at(amazon);
    if (square == amazon_of(other(side()))) {
        talk_.say(phrases.amazon_not_yours, cell(amazon));
    } else if (square != amazon_of(side())) {
        talk_.say(phrases.amazon_none, cell(amazon));
    } else if (!has_moves(position_, amazon)) {
        talk_.say(phrases.amazon_stuck, cell(amazon));
    } else {
        from_ = amazon;
        return true;
    }
    return false;
}

bool Game::move_to(Cell to) {
    if (const std::optional<Refused> refused = why_not_move(position_, *from_, to)) {
        refuse(phrases.movement_refused, *from_, to, *refused);
        return false;
    }
    to_ = to;
    return true;
}

bool Game::shoot_at(Cell target) {
    const Position position = in_hand();
    if (const std::optional<Refused> refused = why_not_shoot(position, *to_, target)) {
        refuse(phrases.shot_refused, *to_, target, *refused);
        return false;
    }
    clock_.stop(talk_.now());
    talk_.say(phrases.shot_valid, who(side()), write_move({*from_, *to_, target}, position_.size));
    complete({*from_, *to_, target});
    return true;
}

void Game::refuse(const Phrase& head, Cell from, Cell target, const Refused& refused) const {
    Message why;
    switch (refused.reason) {
        case Refusal::same_cell:
            why = {phrases.why_same_cell, cell(from)};
            break;
        case Refusal::not_in_line:
            why = {phrases.why_not_in_line, cell(from), cell(target)};
            break;
        case Refusal::occupied:
            why = {phrases.why_occupied, cell(refused.cell), name_of(in_hand().at(refused.cell))};
            break;
        case Refusal::in_the_way:
            why = {phrases.why_in_the_way, cell(refused.cell), name_of(in_hand().at(refused.cell))};
            break;
        case Refusal::outside:
        case Refusal::no_amazon:
        case Refusal::not_yours:
            why = phrases.why_other;  // a cell was read and an amazon chosen before
            break;
    }
    talk_.say(head, cell(target), why);
}

}  // namespace ariadne::amazons
