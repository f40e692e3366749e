#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "worlds/puzzle_text.h"
#include "worlds/rush/model.h"

namespace ariadne::rush {

// A board as a file has it, with what the file says about it.
struct Card {
    Board board;
    std::optional<std::uint64_t> moves;   // before the board: the fewest that solve it
    std::optional<std::uint64_t> states;  // after it: how many can be reached
    std::string title;

    friend bool operator==(const Card&, const Card&) = default;
};

bool recognises(std::string_view text);
bool recognises_line(std::string_view line);

// The boards of a text, unread.
std::vector<worlds::PuzzleText> puzzles_in(std::string_view text);

// One board; a second one is an error.
Result<Card> parse(std::string_view text);

// Names the red car of every board in a text, unless the text does.
Result<std::string> with_red(std::string text, std::string_view name);

Message cell_in_words(Cell cell);  // "row 2, column 5"

std::string write(const Board& board);       // a line a row
std::string write_rows(const Card& card);    // the same, with its title
std::string write_line(const Board& board);  // all on one line, rows one after another; for squares
std::string write_card(const Card& card);    // with its title; on one line if it is a square

}  // namespace ariadne::rush
