#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

// What can be asked of a position about either side, whoever is to move:
//   white, black   has that side a turn left?
//   b1             has the amazon there a movement left, and where to?
//   b1-a1          can the amazon there go to that cell?
//   c1/            can an arrow be shot from there on the board as it stands, and where to?
//   c1/d1          can one from there hit that cell?
//   b1-a1/b1       is that turn possible? Also in the other ways to write one.
struct Question {
    std::optional<Side> side;
    Cell from;  // if it is not about a side
    std::optional<Cell> to;
    std::optional<Cell> arrow;
    bool shot = false;  // c1/ or c1/d1

    friend bool operator==(const Question&, const Question&) = default;
};

struct Ruling {
    Message why_not;          // "an arrow on h4 is in the way"; empty: the answer is yes
    std::vector<Cell> cells;  // amazons of the side that can move, or where to; none where the question names the cell
};

// Errors have the column within the text and line 0.
Result<Question> parse_question(std::string_view text, Size size);
std::string write_question(const Question& question, Size size);

Ruling rule(const Position& position, const Question& question);

// All there is to ask about who can move: the side to move first, after each its amazons.
std::vector<Question> questions_of(const Position& position);

}  // namespace ariadne::amazons
