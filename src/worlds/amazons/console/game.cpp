#include "worlds/amazons/console/game.h"

#include <utility>

#include <fmt/format.h>

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
    return fmt::format("{} ({})", seat(side).name, symbol(amazon_of(side), talk_.colour()));
}

std::string Game::cell(Cell where) const {
    return write_cell(where, position_.size);
}

Position Game::in_hand() const {
    return to_ ? moved(position_, *from_, *to_) : position_;
}

void Game::play() {
    talk_.say(Phrase::begins, who(side()));
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
}

void Game::begin_turn() {
    from_.reset();
    to_.reset();
    turn_over_ = false;
    before_ = clock_.times();
    talk_.line("");
    talk_.heading(talk_.text(Phrase::turn_of, turns().size() + 1, who(side())));
    // While the computer thinks about its answer to a person, the board that counts is the next one.
    if (seat(side()).computer && has_person() && !has_lost(position_) && !turns().empty()) return;
    if (!turns().empty()) talk_.say(Phrase::last_turn, who(other(side())), write_move(turns().back(), position_.size));
    for (const Side each : {Side::white, Side::black}) {
        if (clock_.runs() && !seat(each).computer)
            talk_.say(Phrase::time_left, who(each), time_in_digits(clock_.left(each, talk_.now())));
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
    talk_.say(Phrase::thinking, who(side()));
    Budget budget({}, talk_.behind().cancel);
    Engine& engine = engine_of(side());
    engine.set(position_);
    const double begin = talk_.now();
    const Finding found = engine.think(seat(side()).computer->limits, budget);
    if (talk_.cancelled()) return;
    const std::string seconds = fmt::format("{:.1f}", talk_.now() - begin);
    const std::string move = write_move(*found.best, position_.size);
    if (found.thought.proof != Proof::none) {
        talk_.say(found.thought.proof == Proof::win ? Phrase::plays_winning : Phrase::plays_losing, who(side()), move,
                  seconds);
    } else {
        talk_.say(Phrase::plays, who(side()), move, found.thought.win * 100, seconds);
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
        const std::optional<std::string> line = talk_.ask_for(prompt(), patience);
        if (!talk_.cancelled() && clock_.fallen(mover, talk_.now())) {
            end_ = End::out_of_time;
        } else if (!line) {
            end_ = End::cut_off;
        } else if (const std::optional<Order> order = read_order(*line)) {
            obey(*order);
            if (talk_.gave_up()) end_ = End::resigned;
        } else {
            answer(*line);
        }
    }
}

}  // namespace ariadne::amazons
