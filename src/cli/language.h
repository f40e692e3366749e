#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace ariadne::cli {

enum class Language : std::uint8_t { en, es, cs };

// The same in every language, in the order of Language.
using Phrasing = std::array<std::string_view, 3>;

Language language_of(std::string_view code);  // "en", "es", "cs"

// The sentences of solve and verify. The table in language.cpp holds each in every language, in this order;
// {0}, {1}, ... are the values, which a language may take in its own order.
enum class Say : std::uint8_t {
    shortest_richest,  // steps in words, life
    shortest,          // steps in words, life
    short_so_far,      // steps in words, life, bound
    richest,           // steps in words, life
    rich_so_far,       // steps in words, life, bound
    some_route,        // steps in words, life
    other_solved,      // nothing
    walls,             // nothing
    no_life,           // nothing
    impossible,        // reason
    unknown,           // why it stopped
    unknown_bound,     // why it stopped, bound
    undecided,         // nothing
    count,             // number
    count_open,        // nothing
    least,             // value
    least_between,     // low, high
    least_from,        // low
    trade_off,         // nothing
    trade_off_open,    // nothing
    by_time,
    by_memory,
    by_nodes,
    by_interrupt,
    route,
    routes_listed,  // number
    routes_all,
    route_cut,  // cells left out
    board_left_out,
    effort,  // states expanded, seconds, megabytes
    valid,   // steps in words, life
    valid_plain,
    invalid,      // message
    along,        // values
    gap,          // absolute
    gap_percent,  // absolute, percent
    // The kinds of cells in the legend of a board; see kind_in_words.
    kind_food,
    kind_wall,
    kind_bomb,
    kind_endless_wall,
    kind_deadly_bomb,
    kind_entrance,
    kind_exit,
    kind_expanded,
    // Of a way through rooms, on which nothing is spent.
    way_shortest,          // steps in words
    way_shortest_cost,     // steps in words, cost
    way_cheapest,          // steps in words, cost
    way_so_far,            // steps in words, cost, bound on the steps
    way_cheap_so_far,      // steps in words, cost, bound on the cost
    way_some,              // steps in words
    way_some_cost,         // steps in words, cost
    way_walls,             // nothing
    way_undecided,         // nothing
    way_valid,             // steps or moves in words
    way_valid_cost,        // steps in words, cost
    scenarios,             // how many, how many agree
    scenarios_differ,      // how many, how many agree, how many differ
    scenario_differs,      // line, start, goal, expected, found
    scenario_without_way,  // line, start, goal, expected
    // Of vehicles that slide.
    slides_fewest,         // moves and steps in words
    slides_so_far,         // moves and steps in words, bound
    slides_some,           // moves and steps in words
    slides_blocked,        // nothing
    slides_unknown,        // why it stopped
    slides_unknown_bound,  // why it stopped, bound on the objective in words
    slides,
    slides_count,       // number
    slides_count_open,  // nothing
    slides_unclaimed,   // verdict
    puzzle_number,      // number
    // Of a game of two. A side stands at the beginning of a sentence in English and Czech, after the article in
    // Spanish.
    game_white,
    game_black,
    game_both,
    game_best,             // side, turn, chance in per cent
    game_won,              // side, turn
    game_lost,             // side, turn
    game_over,             // side
    game_unknown,          // side
    game_nearer_by_queen,  // cells of white, of black, of both
    game_nearer_by_king,   // likewise
    game_valid,            // turns in words
    game_valid_won,        // turns in words
    game_valid_lost,       // turns in words
    kind_white,
    kind_black,
    kind_arrow,
    kind_nearer_white,
    kind_nearer_black,
    // The same of energy, in the same order; see of_energy.
    energy_shortest_richest,
    energy_shortest,
    energy_short_so_far,
    energy_richest,
    energy_rich_so_far,
    energy_some_route,
    energy_walls,
    energy_none,
    energy_undecided,
    energy_least,
    energy_least_between,
    energy_least_from,
    energy_trade_off,
    energy_trade_off_open,
    energy_valid,
    energy_along,
    how_many  // not a sentence: how many there are
};

// The sentence about a walker whose resource is energy, where it differs from the one about life.
Say of_energy(Say sentence);

// The sentence about a way on which nothing is spent, where it differs from the one about life.
Say of_nothing(Say sentence);

std::string_view words(Language language, Say sentence);

// The kind of cell that a scene calls this in English.
std::string_view kind_in_words(Language language, std::string_view english);

template <class... Values>
std::string say(Language language, Say sentence, const Values&... values) {
    return fmt::format(fmt::runtime(words(language, sentence)), values...);
}

// "1 step", "10 steps", "2 kroky".
std::string steps_in_words(Language language, std::int64_t steps);
// "1 move", "51 moves", "2 tahy".
std::string moves_in_words(Language language, std::int64_t moves);
// "1 turn", "12 turns", "2 tahy".
std::string turns_in_words(Language language, std::int64_t turns);

}  // namespace ariadne::cli
