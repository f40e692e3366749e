#include <fmt/format.h>

#include "worlds/amazons/console/game.h"
#include "worlds/amazons/console/reading.h"
#include "worlds/amazons/notation.h"

// What a person answers at the three prompts of a turn.
namespace ariadne::amazons {

std::string Game::prompt() const {
    if (to_) return talk_.text(Phrase::ask_arrow, cell(*to_));
    if (from_) return talk_.text(Phrase::ask_destination, cell(*from_));
    return talk_.text(Phrase::ask_amazon);
}

// What is on a cell, for a refusal.
std::string Game::thing_on(Cell where) const {
    const Square square = in_hand().at(where);
    if (square == Square::arrow) return talk_.text(Phrase::thing_arrow);
    return talk_.text(Phrase::thing_amazon, who(square == Square::white ? Side::white : Side::black));
}

// An answer may run ahead of its prompt: a movement, or a whole turn. Each part counts as if it had been asked for.
void Game::answer(const std::string& line) {
    if (line.empty()) return talk_.say(Phrase::nothing_said);
    const std::expected<std::vector<Cell>, NoCell> read = read_cells(line, position_.size);
    if (!read) {
        const std::string last = cell({0, position_.size.cols - 1});
        return read.error().off_board ? talk_.say(Phrase::off_board, read.error().text, last)
                                      : talk_.say(Phrase::no_cell, line);
    }
    std::vector<Cell> cells = *read;
    // Whoever repeats the amazon that is already chosen means the same turn.
    if (from_ && !to_ && cells.size() > 1 && cells.front() == *from_) cells.erase(cells.begin());
    const std::size_t most = to_ ? 1 : from_ ? 2 : 3;
    if (cells.size() > most) return talk_.say(Phrase::too_many_cells);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool ahead = i + 1 < cells.size();
        if (to_) {
            if (!shoot_at(cells[i])) return;
        } else if (from_) {
            if (!move_to(cells[i])) return;
            if (!ahead) {
                show_board(false);
                talk_.say(Phrase::movement_valid, cell(*from_), cell(*to_));
            }
        } else {
            if (!choose(cells[i])) return;
            if (!ahead) talk_.say(Phrase::amazon_valid, cell(*from_));
        }
    }
}

bool Game::choose(Cell amazon) {
    const Square square = position_.at(amazon);
    if (square == amazon_of(other(side()))) {
        talk_.say(Phrase::amazon_not_yours, cell(amazon), who(other(side())));
    } else if (square != amazon_of(side())) {
        talk_.say(Phrase::amazon_none, cell(amazon));
    } else if (!has_moves(position_, amazon)) {
        talk_.say(Phrase::amazon_stuck, cell(amazon));
    } else {
        from_ = amazon;
        return true;
    }
    return false;
}

bool Game::move_to(Cell to) {
    if (const std::optional<Refused> refused = why_not_move(position_, *from_, to)) {
        refuse(Phrase::movement_refused, *from_, to, *refused);
        return false;
    }
    to_ = to;
    return true;
}

bool Game::shoot_at(Cell target) {
    const Position position = in_hand();
    if (const std::optional<Refused> refused = why_not_shoot(position, *to_, target)) {
        refuse(Phrase::shot_refused, *to_, target, *refused);
        return false;
    }
    clock_.stop(talk_.now());
    talk_.say(Phrase::shot_valid, who(side()), write_move({*from_, *to_, target}, position_.size));
    complete({*from_, *to_, target});
    return true;
}

void Game::refuse(Phrase head, Cell from, Cell target, const Refused& refused) const {
    std::string why;
    switch (refused.reason) {
        case Refusal::same_cell:
            why = talk_.text(Phrase::why_same_cell, cell(from));
            break;
        case Refusal::not_in_line:
            why = talk_.text(Phrase::why_not_in_line, cell(from), cell(target));
            break;
        case Refusal::occupied:
            why = talk_.text(Phrase::why_occupied, cell(refused.cell), thing_on(refused.cell));
            break;
        case Refusal::in_the_way:
            why = talk_.text(Phrase::why_in_the_way, cell(refused.cell), thing_on(refused.cell));
            break;
        case Refusal::outside:
        case Refusal::no_amazon:
        case Refusal::not_yours:
            why = talk_.text(Phrase::why_other);  // a cell was read and an amazon chosen before
            break;
    }
    talk_.say(head, cell(target), why);
}

}  // namespace ariadne::amazons
