#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "render/scene.h"

namespace ariadne::worlds {

// One number that says what a puzzle is like.
struct Measure {
    std::string name;   // in JSON: "dead_ends"
    std::string title;  // for people: "dead ends"
    double value = 0;
    int decimals = 0;               // that mean something
    std::string unit = {};          // "%", "steps"; may be empty
    std::string meaning = {};       // what is measured, in a few words
    bool term = false;              // of another measure: left out of a table of many puzzles
    std::vector<double> cuts = {};  // where the level changes: at least so much is the next one

    friend bool operator==(const Measure&, const Measure&) = default;
};

// How many things have the value 0, 1, 2 and so on.
struct Histogram {
    std::string title;  // for people, what is counted by what
    std::vector<std::uint64_t> counts;

    friend bool operator==(const Histogram&, const Histogram&) = default;
};

// How hard a puzzle is, or at least what makes it so.
struct Rating {
    std::string level;  // in a word; empty where a world has none
    std::vector<Measure> measures;
    std::vector<std::string> remarks;  // sentences: what could not be measured, and why
    std::optional<Histogram> histogram = std::nullopt;
    bool impossible = false;  // proven: the puzzle has no solution

    friend bool operator==(const Rating&, const Rating&) = default;
};

const Measure* measure(const Rating& rating, std::string_view name);  // null: there is none

// A cell of a comparison: nothing, yes or no, a count, a number, a word.
using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string>;

struct Column {
    std::string name;   // in JSON
    std::string title;  // for people
    int decimals = 0;
    std::string meaning = {};
    bool timed = false;  // by a clock, and so never twice the same

    friend bool operator==(const Column&, const Column&) = default;
};

// Words that stand for themselves, with {0}, {1}, ... where the values belong: other languages have their own.
struct Sentence {
    std::string words;
    std::vector<std::string> values = {};

    friend bool operator==(const Sentence&, const Sentence&) = default;
};

std::string filled(std::string_view words, const std::vector<std::string>& values);

// Things of one kind side by side: builders on many labyrinths, algorithms on one board.
struct Comparison {
    Sentence what;  // of how much
    std::vector<Column> columns;
    std::vector<std::vector<Value>> rows;  // a value a column; the first is the name of the thing
    std::optional<render::Chart> chart;
    bool stopped = false;  // by the budget: rows are missing
    std::string bug = {};  // not empty: answers that contradict each other; nothing else may be shown

    friend bool operator==(const Comparison&, const Comparison&) = default;
};

}  // namespace ariadne::worlds
