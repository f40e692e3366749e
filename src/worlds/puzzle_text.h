#pragma once

#include <string>

#include "words/message.h"

namespace ariadne::worlds {

// One puzzle of a file that may hold many.
struct PuzzleText {
    std::string text;     // a puzzle of its world by itself
    int line = 1;         // of the file, where the text begins: lines of errors count from there
    std::string title;    // as the file calls it; may be empty
    Message source = {};  // what it was made from, for print: "seed 7"

    friend bool operator==(const PuzzleText&, const PuzzleText&) = default;
};

}  // namespace ariadne::worlds
