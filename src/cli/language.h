#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "words/phrase.h"

namespace ariadne::cli {

// The same thing said of walkers who spend different things.
struct Wording {
    Phrase usual;
    Phrase of_energy = {};   // about a walker whose resource is energy rather than life; empty where it is the same
    Phrase of_nothing = {};  // about one who spends nothing; likewise

    operator const Phrase&() const { return usual; }
    // As it is said of who spends that; empty: nothing.
    const Phrase& about(std::string_view resource) const {
        const Phrase& own = resource == "energy" ? of_energy : resource.empty() ? of_nothing : usual;
        return own.empty() ? usual : own;
    }
};

// What solve and verify say, each with its values.
struct Say {
    static constexpr Wording shortest_richest = {  // steps in words, life
        tr("Solved. The shortest route has {0} and ends with life {1}, the most possible in so few steps."),
        tr("Solved. The shortest route has {0} and ends with energy {1}, the most possible in so few steps.")};
    static constexpr Wording resource = {  // {3} of those below that end with it
        tr("life"), tr("energy")};
    static constexpr Wording shortest = {  // steps in words, life
        tr("Solved. The shortest route has {0}; this one ends with {3} {1}, and whether another as short ends with "
           "more is open.")};
    static constexpr Wording short_so_far = {  // steps in words, life, bound
        tr("Solved, not proven best: a route of {0} that ends with {3} {1}; no route has fewer than {2} steps.")};
    static constexpr Wording richest = {  // steps in words, life
        tr("Solved. Nobody arrives with more life than {1}; this route does so in {0}."),
        tr("Solved. Nobody arrives with more energy than {1}; this route does so in {0}.")};
    static constexpr Wording rich_so_far = {  // steps in words, life, bound
        tr("Solved, not proven best: a route of {0} that ends with {3} {1}; nobody arrives with more than {2}.")};
    static constexpr Wording some_route = {  // steps in words, life
        tr("There is a way: a route of {0} that ends with {3} {1}. Shorter ones were not looked for.")};
    static constexpr Wording other_solved = {tr("Solved.")};
    static constexpr Wording walls = {tr("Impossible: walls cut S off from E."),
                                      tr("Impossible: walls and deadly bombs cut the start off from the goal."),
                                      tr("Impossible: walls cut the entrance off from the exit.")};
    static constexpr Wording no_life = {
        tr("Impossible: E can be reached, but every runner dies on the way."),
        tr("Impossible: the goal can be reached, but Pac-Man always runs out of energy on the way.")};
    static constexpr Wording attempt_dies =
        {  // last cell alive, steps from there to E in words, deadly cell, step, life
            tr("The best attempt gets to {0}, {1} from E, and dies on {2} at step {3} with life {4}."),
            tr("The best attempt gets to {0}, {1} from the goal, and dies on {2} at step {3} with energy {4}.")};
    static constexpr Wording attempt_ends = {  // last cell, steps to it and from there to E in words
        tr("The best attempt ends on {0} after {1}, {2} from E if there were no walls."),
        tr("The best attempt ends on {0} after {1}, {2} from the goal if nothing were in the way.")};
    static constexpr Wording nobody_nearer = {tr("No route gets closer.")};
    static constexpr Wording nearer_open = {tr("A closer route may exist.")};
    static constexpr Wording impossible = {tr("Impossible ({0}).")};  // reason
    static constexpr Wording unknown = {                              // why it stopped
        tr("Unknown: {0} before a route was found or ruled out.")};
    static constexpr Wording unknown_bound = {  // why it stopped, bound
        tr("Unknown: {0} before a route was found or ruled out. If there is one, it has at least {1} steps.")};
    static constexpr Wording undecided = {
        tr("Unknown: E can be reached, but this algorithm cannot tell whether a runner survives."),
        tr("Unknown: the goal can be reached, but this algorithm cannot tell whether Pac-Man survives."),
        tr("Unknown: this algorithm came round without the exit, and cannot tell whether a way leads there. Another "
           "one can.")};
    static constexpr Wording plain_dies = {  // steps in words, deadly step, its cell, life
        tr("Unknown: by the walls alone the shortest route has {0}; the runner dies on it at step {1}, on {2}, with "
           "life {3}. This algorithm cannot tell whether the runner survives another route."),
        tr("Unknown: by the walls alone the shortest route has {0}; Pac-Man dies on it at step {1}, on {2}, with "
           "energy {3}. This algorithm cannot tell whether Pac-Man survives another route.")};
    static constexpr Wording count = {  // number
        tr("Optimal routes: {0}.")};
    static constexpr Wording count_open = {tr("The optimal routes were not counted to the end.")};
    static constexpr Wording least = {  // value
        tr("The smallest P that wins is {0}."), tr("The smallest energy that wins is {0}.")};
    static constexpr Wording least_between = {  // low, high
        tr("The smallest P that wins lies between {0} and {1}."),
        tr("The smallest energy that wins lies between {0} and {1}.")};
    static constexpr Wording least_from = {  // low
        tr("The smallest P that wins is at least {0}."), tr("The smallest energy that wins is at least {0}.")};
    static constexpr Wording trade_off = {tr("Steps against life, complete: more steps bring no more life."),
                                          tr("Steps against energy, complete: more steps bring no more energy.")};
    static constexpr Wording trade_off_open = {
        tr("Steps against life, as far as it was found; rows where life is below the bound are open."),
        tr("Steps against energy, as far as it was found; rows where energy is below the bound are open.")};
    static constexpr Wording by_time = {tr("the time ran out")};
    static constexpr Wording by_memory = {tr("the memory ran out")};
    static constexpr Wording by_nodes = {tr("the states ran out")};
    static constexpr Wording by_interrupt = {tr("it was interrupted")};
    static constexpr Wording route = {tr("Route:")};
    static constexpr Wording attempt = {tr("Best attempt:")};
    static constexpr Wording routes_listed = {  // number
        tr("Some of them ({0}):")};
    static constexpr Wording routes_all = {tr("All of them:")};
    static constexpr Wording route_cut = {  // cells left out
        tr("... ({0} cells more; --full shows all) ...")};
    static constexpr Wording board_left_out = {
        tr("(The board is too large to draw here; `ariadne render` makes a picture.)")};
    static constexpr Wording effort = {  // states expanded, seconds, megabytes
        tr("{0} states expanded, {1:.3f} s, {2:.1f} MB")};
    static constexpr Wording valid = {  // steps in words, life, its name
        tr("Valid: {0}, {2} {1} on arrival.")};
    static constexpr Wording valid_plain = {tr("Valid.")};
    static constexpr Wording invalid = {tr("Wrong: {0}")};  // message
    static constexpr Wording ruled_yes = {tr("{0}: yes")};  // question
    static constexpr Wording ruled_cells = {                // question, cells
        tr("{0}: yes: {1}")};
    static constexpr Wording ruled_no = {tr("{0}: no: {1}")};  // question, why not
    static constexpr Wording along = {                         // values
        tr("Life along it:"), tr("Energy along it:")};
    static constexpr Wording gap = {tr("The gap is {0}.")};  // absolute
    static constexpr Wording gap_percent = {                 // absolute, percent
        tr("The gap is {0} ({1:.1f} %).")};
    // Of a way through rooms, on which nothing is spent.
    static constexpr Wording way_shortest = {  // steps in words
        tr("Solved. The shortest way has {0}.")};
    static constexpr Wording way_shortest_cost = {  // steps in words, cost
        tr("Solved. The shortest way has {0}; this one costs {1}.")};
    static constexpr Wording way_cheapest = {  // steps in words, cost
        tr("Solved. The cheapest way costs {1} and has {0}.")};
    static constexpr Wording way_so_far = {  // steps in words, cost, bound on the steps
        tr("Solved, not proven best: a way of {0}; no way has fewer than {2} steps.")};
    static constexpr Wording way_cheap_so_far = {  // steps in words, cost, bound on the cost
        tr("Solved, not proven best: a way of {0} that costs {1}; no way costs less than {2}.")};
    static constexpr Wording way_some = {  // steps in words
        tr("There is a way of {0}. Whether there is a shorter one is open.")};
    static constexpr Wording way_some_cost = {  // steps in words, cost
        tr("There is a way of {0} that costs {1}. Whether there is a cheaper one is open.")};
    static constexpr Wording way_valid = {tr("Valid: {0}.")};  // what was counted
    static constexpr Wording way_valid_cost = {                // steps in words, cost
        tr("Valid: {0}, cost {1}.")};
    static constexpr Wording scenarios = {  // how many, how many agree
        tr("Scenarios: {0}, all as the file says.")};
    static constexpr Wording scenarios_differ = {  // how many, how many agree, how many differ
        tr("Scenarios: {0}; {1} as the file says, {2} not. (Its lengths hold for eight directions; steps here go in "
           "four.)")};
    static constexpr Wording scenario_differs = {  // line, start, goal, expected, found
        tr("line {0}: {1} to {2}: expected {3}, found {4}")};
    static constexpr Wording scenario_without_way = {  // line, start, goal, expected
        tr("line {0}: {1} to {2}: expected {3}, found no way")};
    // Of vehicles that slide.
    static constexpr Wording slides_fewest = {  // moves and steps in words
        tr("Solved in {0}, proven to be the fewest.")};
    static constexpr Wording slides_so_far = {  // moves and steps in words, bound
        tr("Solved in {0}, not proven to be the fewest; at least {1} are needed.")};
    static constexpr Wording slides_some = {  // moves and steps in words
        tr("Solved in {0}. Whether fewer would do is open.")};
    static constexpr Wording slides_blocked = {tr("Impossible: the red car cannot leave, whatever is moved.")};
    static constexpr Wording slides_unknown = {  // why it stopped
        tr("Unknown: {0} before a solution was found or ruled out.")};
    static constexpr Wording slides_unknown_bound = {  // why it stopped, bound on the objective in words
        tr("Unknown: {0} before a solution was found or ruled out. If there is one, it takes at least {1}.")};
    static constexpr Wording slides = {tr("Moves:")};
    static constexpr Wording slides_count = {  // number
        tr("Optimal solutions: {0}.")};
    static constexpr Wording slides_count_open = {tr("The optimal solutions were not counted to the end.")};
    static constexpr Wording slides_unclaimed = {  // verdict
        tr("No solution to check ({0}).")};
    static constexpr Wording puzzle_number = {tr("puzzle {0}")};  // number
    // Of a game of two. A side stands at the beginning of a sentence in English and Czech, after the article in
    // Spanish.
    static constexpr Wording game_white = {tr("White")};
    static constexpr Wording game_black = {tr("Black")};
    static constexpr Wording game_both = {tr("both")};
    static constexpr Wording game_best = {  // side, turn, chance in per cent
        tr("{0} plays {1}, with a chance of {2:.1f} %; not proven.")};
    static constexpr Wording game_won = {  // side, turn
        tr("{0} wins with {1}: proven.")};
    static constexpr Wording game_lost = {  // side, turn
        tr("{0} loses against best play: proven. {1} resists longest of what was looked at.")};
    static constexpr Wording game_over = {  // side
        tr("{0} has no turn left and has lost.")};
    static constexpr Wording game_unknown = {  // side
        tr("Unknown: a limit came before it was proven whether {0} wins.")};
    static constexpr Wording game_nearer_by_queen = {  // cells of white, of black, of both
        tr("Cells nearer by queen moves: White {0}, Black {1}, both {2}.")};
    static constexpr Wording game_nearer_by_king = {  // likewise
        tr("Cells nearer by king steps: White {0}, Black {1}, both {2}.")};
    static constexpr Wording game_valid_won = {  // turns in words
        tr("Valid: {0}, and the side that begins wins.")};
    static constexpr Wording game_valid_lost = {  // turns in words
        tr("Valid: {0}, and the side that begins loses.")};
};

// What the rows say for this in English; what none of them has stands for itself.
std::string_view in_words(std::span<const Phrase> rows, Language language, std::string_view english);
// The kind of cell that a scene calls this in English.
std::string_view kind_in_words(Language language, std::string_view english);

// "1 step", "51 moves", "2 tahy": of "steps", "moves" or "turns".
std::string amount_in_words(Language language, std::string_view figure, std::int64_t amount);

}  // namespace ariadne::cli
