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
        tr("Solved. The shortest route takes {0} and ends with life {1}, the most possible at that length."),
        tr("Solved. The shortest route takes {0} and ends with energy {1}, the most possible at that length.")};
    static constexpr Wording resource = {  // {3} of those below that end with it
        tr("life"), tr("energy")};
    static constexpr Wording shortest = {  // steps in words, life
        tr("Solved. The shortest route takes {0}; this one ends with {3} {1}, and another of the same length might end "
           "with more.")};
    static constexpr Wording short_so_far = {  // steps in words, life, bound
        tr("Solved, not proven optimal: a route of {0} that ends with {3} {1}. Lower bound on steps: {2}.")};
    static constexpr Wording richest = {  // steps in words, life
        tr("Solved. The most life possible on arrival is {1}; this route takes {0}."),
        tr("Solved. The most energy possible on arrival is {1}; this route takes {0}.")};
    static constexpr Wording rich_so_far = {  // steps in words, life, bound
        tr("Solved, not proven optimal: a route of {0} that ends with {3} {1}. Upper bound: {2}.")};
    static constexpr Wording some_route = {  // steps in words, life
        tr("Solved: a route of {0} that ends with {3} {1}, not necessarily the best.")};
    static constexpr Wording other_solved = {tr("Solved.")};
    static constexpr Wording walls = {tr("Impossible: walls separate the start from the exit."),
                                      tr("Impossible: walls and deadly bombs separate the start from the goal."),
                                      tr("Impossible: walls separate the entrance from the exit.")};
    static constexpr Wording no_life = {
        tr("Impossible: the exit can be reached, but the runner always dies on the way."),
        tr("Impossible: the goal can be reached, but Pac-Man always runs out of energy on the way.")};
    static constexpr Wording attempt_dies =
        {  // last cell alive, steps from there to E in words, deadly cell, step, life
            tr("The best attempt reaches {0}, {1} from the exit, and dies on {2} at step {3} with life {4}."),
            tr("The best attempt reaches {0}, {1} from the goal, and dies on {2} at step {3} with energy {4}.")};
    static constexpr Wording attempt_ends = {  // last cell, steps to it and from there to E in words
        tr("The best attempt ends on {0} after {1}, {2} from the exit (ignoring walls)."),
        tr("The best attempt ends on {0} after {1}, {2} from the goal (ignoring obstacles).")};
    static constexpr Wording nobody_nearer = {tr("No route gets closer.")};
    static constexpr Wording nearer_open = {tr("A closer route may exist.")};
    static constexpr Wording impossible = {tr("Impossible ({0}).")};  // reason
    static constexpr Wording unknown = {                              // why it stopped
        tr("Unknown: {0} before a route was found or ruled out.")};
    static constexpr Wording unknown_bound = {  // why it stopped, bound
        tr("Unknown: {0} before a route was found or ruled out. Lower bound on steps: {1}.")};
    static constexpr Wording undecided = {
        tr("Unknown: the exit can be reached, but this algorithm cannot tell whether the runner survives."),
        tr("Unknown: the goal can be reached, but this algorithm cannot tell whether Pac-Man survives."),
        tr("Unknown: this algorithm did not find the exit, but that does not rule out a route. Try another "
           "algorithm.")};
    static constexpr Wording plain_dies = {  // steps in words, deadly step, its cell, life
        tr("Unknown: ignoring life, the shortest route takes {0}; on it the runner dies at step {1}, on {2}, with life "
           "{3}. This algorithm cannot tell whether another route is survivable."),
        tr("Unknown: ignoring energy, the shortest route takes {0}; on it Pac-Man dies at step {1}, on {2}, with "
           "energy {3}. This algorithm cannot tell whether another route is survivable.")};
    static constexpr Wording count = {  // number
        tr("Optimal routes: {0}.")};
    static constexpr Wording count_open = {tr("Not all optimal routes could be counted.")};
    static constexpr Wording least = {  // value
        tr("Minimum starting life: {0}."), tr("Minimum starting energy: {0}.")};
    static constexpr Wording least_between = {  // low, high
        tr("Minimum starting life: between {0} and {1}."), tr("Minimum starting energy: between {0} and {1}.")};
    static constexpr Wording least_from = {  // low
        tr("Minimum starting life: at least {0}."), tr("Minimum starting energy: at least {0}.")};
    static constexpr Wording trade_off = {tr("Steps vs. life (complete): longer routes gain no more life."),
                                          tr("Steps vs. energy (complete): longer routes gain no more energy.")};
    static constexpr Wording trade_off_open = {
        tr("Steps vs. life (incomplete): rows with life below the bound are not proven."),
        tr("Steps vs. energy (incomplete): rows with energy below the bound are not proven.")};
    static constexpr Wording by_time = {tr("the time limit was reached")};
    static constexpr Wording by_memory = {tr("the memory limit was reached")};
    static constexpr Wording by_nodes = {tr("the node limit was reached")};
    static constexpr Wording by_interrupt = {tr("the search was interrupted")};
    static constexpr Wording route = {tr("Route:")};
    static constexpr Wording attempt = {tr("Best attempt:")};
    static constexpr Wording routes_listed = {  // number
        tr("Some of them ({0}):")};
    static constexpr Wording routes_all = {tr("All of them:")};
    static constexpr Wording route_cut = {  // cells left out
        tr("... ({0} more cells; --full shows all) ...")};
    static constexpr Wording board_left_out = {
        tr("(The board is too large to draw here; use `ariadne render` for a picture.)")};
    static constexpr Wording effort = {  // states expanded, seconds, megabytes
        tr("States explored: {0}, time: {1:.3f} s, memory: {2:.1f} MB")};
    static constexpr Wording valid = {  // steps in words, life, its name
        tr("Valid: {0}, {2} {1} on arrival.")};
    static constexpr Wording valid_plain = {tr("Valid.")};
    static constexpr Wording invalid = {tr("Invalid: {0}")};  // message
    static constexpr Wording ruled_yes = {tr("{0}: yes")};    // question
    static constexpr Wording ruled_cells = {                  // question, cells
        tr("{0}: yes: {1}")};
    static constexpr Wording ruled_no = {tr("{0}: no: {1}")};  // question, why not
    static constexpr Wording along = {                         // values
        tr("Life along the route:"), tr("Energy along the route:")};
    static constexpr Wording gap = {tr("Gap: {0}.")};  // absolute
    static constexpr Wording gap_percent = {           // absolute, percent
        tr("Gap: {0} ({1:.1f}%).")};
    // Of a way through rooms, on which nothing is spent.
    static constexpr Wording way_shortest = {  // steps in words
        tr("Solved. The shortest route takes {0}.")};
    static constexpr Wording way_shortest_cost = {  // steps in words, cost
        tr("Solved. The shortest route takes {0}; this one costs {1}.")};
    static constexpr Wording way_cheapest = {  // steps in words, cost
        tr("Solved. The cheapest route costs {1} and takes {0}.")};
    static constexpr Wording way_so_far = {  // steps in words, cost, bound on the steps
        tr("Solved, not proven optimal: a route of {0}. Lower bound on steps: {2}.")};
    static constexpr Wording way_cheap_so_far = {  // steps in words, cost, bound on the cost
        tr("Solved, not proven optimal: a route of {0} that costs {1}. Lower bound on the cost: {2}.")};
    static constexpr Wording way_some = {  // steps in words
        tr("Solved: a route of {0}. A shorter one may exist.")};
    static constexpr Wording way_some_cost = {  // steps in words, cost
        tr("Solved: a route of {0} that costs {1}. A cheaper one may exist.")};
    static constexpr Wording way_valid = {tr("Valid: {0}.")};  // what was counted
    static constexpr Wording way_valid_cost = {                // steps in words, cost
        tr("Valid: {0}, cost {1}.")};
    static constexpr Wording scenarios = {  // how many, how many agree
        tr("Scenarios: {0}, all match the file.")};
    static constexpr Wording scenarios_differ = {  // how many, how many agree, how many differ
        tr("Scenarios: {0}; {1} match the file, {2} do not. (The file's lengths assume eight directions; routes here "
           "use four.)")};
    static constexpr Wording scenario_differs = {  // line, start, goal, expected, found
        tr("line {0}: {1} to {2}: expected {3}, found {4}")};
    static constexpr Wording scenario_without_way = {  // line, start, goal, expected
        tr("line {0}: {1} to {2}: expected {3}, no route found")};
    // Of vehicles that slide.
    static constexpr Wording slides_fewest = {  // moves and steps in words
        tr("Solved in {0}, proven optimal.")};
    static constexpr Wording slides_so_far = {  // moves and steps in words, bound
        tr("Solved in {0}, not proven optimal. Lower bound: {1}.")};
    static constexpr Wording slides_some = {  // moves and steps in words
        tr("Solved in {0}. A shorter solution may exist.")};
    static constexpr Wording slides_blocked = {tr("Impossible: the red car cannot get out.")};
    static constexpr Wording slides_unknown = {  // why it stopped
        tr("Unknown: {0} before a solution was found or ruled out.")};
    static constexpr Wording slides_unknown_bound = {  // why it stopped, bound on the objective in words
        tr("Unknown: {0} before a solution was found or ruled out. Any solution takes at least {1}.")};
    static constexpr Wording slides = {tr("Moves:")};
    static constexpr Wording slides_count = {  // number
        tr("Optimal solutions: {0}.")};
    static constexpr Wording slides_count_open = {tr("Not all optimal solutions could be counted.")};
    static constexpr Wording slides_unclaimed = {  // verdict
        tr("No solution to check ({0}).")};
    static constexpr Wording puzzle_number = {tr("puzzle {0}")};  // number
    // Of a game of two. A side stands at the beginning of a sentence in English and Czech, after the article in
    // Spanish.
    static constexpr Wording game_white = {tr("White")};
    static constexpr Wording game_black = {tr("Black")};
    static constexpr Wording game_both = {tr("both")};
    static constexpr Wording game_best = {  // side, turn, chance in per cent
        tr("Best move for {0}: {1} (winning chance {2:.1f}%, not proven).")};
    static constexpr Wording game_won = {  // side, turn
        tr("{0} wins with {1} (proven).")};
    static constexpr Wording game_lost = {  // side, turn
        tr("{0} loses against best play (proven). Longest defence found: {1}.")};
    static constexpr Wording game_over = {  // side
        tr("{0} has no legal moves and loses.")};
    static constexpr Wording game_unknown = {  // side
        tr("Unknown: a limit was reached before a win or loss for {0} was proven.")};
    static constexpr Wording game_nearer_by_queen = {  // cells of white, of black, of both
        tr("Territory by queen moves: White {0}, Black {1}, contested {2}.")};
    static constexpr Wording game_nearer_by_king = {  // likewise
        tr("Territory by king moves: White {0}, Black {1}, contested {2}.")};
    static constexpr Wording game_valid_won = {  // turns in words
        tr("Valid: {0}; the side to move wins.")};
    static constexpr Wording game_valid_lost = {  // turns in words
        tr("Valid: {0}; the side to move loses.")};
};

// What the rows say for this in English; what none of them has stands for itself.
std::string_view in_words(std::span<const Phrase> rows, Language language, std::string_view english);
// The kind of cell that a scene calls this in English.
std::string_view kind_in_words(Language language, std::string_view english);

// "1 step", "51 moves", "2 tahy": of "steps", "moves" or "turns".
std::string amount_in_words(Language language, std::string_view figure, std::int64_t amount);

}  // namespace ariadne::cli
