#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "render/scene.h"
#include "words/message.h"

namespace ariadne::worlds {

// One number that says what a puzzle is like.
struct Measure {
    std::string name;  // in JSON: "dead_ends"
    Message title;     // "dead ends"
    double value = 0;
    int decimals = 0;               // that mean something
    Message unit = {};              // "%", "steps"; may be empty
    Message meaning = {};           // what is measured, in a few words
    bool term = false;              // of another measure: left out of a table of many puzzles
    std::vector<double> cuts = {};  // where the level changes: at least so much is the next one

    friend bool operator==(const Measure&, const Measure&) = default;
};

// How many things have the value 0, 1, 2 and so on.
struct Histogram {
    Message title;  // what is counted by what
    std::vector<std::uint64_t> counts;

    friend bool operator==(const Histogram&, const Histogram&) = default;
};

// How hard a puzzle is, or at least what makes it so.
struct Rating {
    std::string level;  // in a word; empty where a world has none
    std::vector<Measure> measures;
    std::vector<Message> remarks;  // sentences: what could not be measured, and why
    std::optional<Histogram> histogram = std::nullopt;
    bool impossible = false;  // proven: the puzzle has no solution

    friend bool operator==(const Rating&, const Rating&) = default;
};

const Measure* measure(const Rating& rating, std::string_view name);  // null: there is none

// A cell of a comparison: nothing, yes or no, a count, a number, a name, something said.
using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string, Message>;

struct Column {
    std::string name;  // in JSON
    Message title;
    int decimals = 0;
    Message meaning = {};
    bool timed = false;  // by a clock, and so never twice the same

    friend bool operator==(const Column&, const Column&) = default;
};

// Things of one kind side by side: builders on many labyrinths, algorithms on one board.
struct Comparison {
    Message what;  // of how much
    std::vector<Column> columns;
    std::vector<std::vector<Value>> rows;  // a value a column; the first is the name of the thing
    std::optional<render::Chart> chart;
    bool stopped = false;  // by the budget: rows are missing
    std::string bug = {};  // not empty: answers that contradict each other; nothing else may be shown

    friend bool operator==(const Comparison&, const Comparison&) = default;
};

}  // namespace ariadne::worlds
