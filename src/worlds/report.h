#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "grid/grid.h"
#include "render/scene.h"
#include "search/outcome.h"
#include "words/message.h"
#include "worlds/play.h"

namespace ariadne::worlds {

// One solution in words and numbers that no world has to itself.
struct Solution {
    Figures figures;                                 // "steps", "life", ... in this order; "start" when not the map's
    std::vector<std::array<std::int64_t, 2>> route;  // [x, y] in the world's own coordinates
    std::vector<std::string> slides;                 // worlds whose moves are words
    std::vector<std::int64_t> along = {};            // what is left of the resource on each cell of the route

    friend bool operator==(const Solution&, const Solution&) = default;
};

// The seconds and the memory that a search took, which differ from run to run.
enum class Timings : bool { left_out, shown };

// Numbers that a world adds to its answer, such as steps against life.
struct Table {
    std::string name;
    std::vector<std::string> columns;
    std::vector<std::vector<std::int64_t>> rows;

    friend bool operator==(const Table&, const Table&) = default;
};

// The smallest start that still wins lies in low..high; known exactly when they are equal.
struct Least {
    std::int64_t low = 0;
    std::optional<std::int64_t> high;

    friend bool operator==(const Least&, const Least&) = default;
};

// A route that does not win, and how it ends: the shortest one by the walls alone, or of an impossible puzzle the one
// that comes nearest to the goal.
struct Attempt {
    Solution solution;                  // with its steps; it may go on after the deadly one
    std::optional<std::int64_t> death;  // the step that kills; nothing: the walker is alive at the end
    std::int64_t left = 0;              // of the resource, after that step or at the end
    // Of an impossible puzzle: from the last cell stood on alive to the goal, in steps by the walls alone, or as if
    // there were none where they cut it off.
    std::optional<std::int64_t> away;
    bool proven = false;  // nobody gets nearer

    friend bool operator==(const Attempt&, const Attempt&) = default;
    std::size_t last_alive() const { return death ? static_cast<std::size_t>(*death) - 1 : solution.route.size() - 1; }
};

// What a world answers. Whoever wants to show one gets it from catalog/solve.h, where it is verified.
struct Report {
    std::string world;
    std::string resource;        // what the walker spends, as its figure is called; empty: nothing
    bool routes_by_row = false;  // a cell of a route is [row, column], not (x,y)
    std::string objective;
    Verdict verdict = Verdict::unknown;
    bool proven = false;
    std::optional<bool> life_proven;   // fewest steps: nobody ends with more of the resource after as few
    std::string reason;                // for impossible
    std::string stopped;               // the limit that cut the work short: "time", "memory", "nodes", "cancelled"
    std::optional<Solution> feasible;  // the first one found; nothing if that is the optimal one
    std::optional<Solution> optimal;
    std::optional<Attempt> attempt;  // where no solution is known
    std::optional<std::int64_t> bound;
    std::string optimal_count;  // decimal; empty when not asked or not finished
    std::vector<Solution> listed;
    std::optional<Least> least;
    std::vector<Table> tables;
    std::optional<render::Chart> chart;  // of a table, for --plot
    std::vector<Message> warnings;
    Stats stats;
    // Not empty: the report contradicts itself, or a solution failed the verifier. Nothing else in it may be shown.
    std::string bug;
};

// Of a walker's resource people want the most, of everything else the least.
constexpr bool wants_most(std::string_view objective) {
    return objective == "life" || objective == "energy";
}

class OpenListWatcher;

// Told where the pieces of the scene's board stand in a state, or the walker alone.
using Trace = std::function<void(std::span<const Cell> pieces)>;

// What every puzzle can be asked. Questions that only some know are in worlds/puzzle.h.
struct SolveRequest {
    std::string objective = {};  // empty: the world's first
    std::string algorithm = {};  // empty: the world's first
    bool any = false;
    bool strict = false;  // a warning about the answer is an error, once the answer is verified
    unsigned threads = 1;
    // Told of each state that is expanded. For worlds whose searches can be watched.
    Trace trace = {};
    // With a trace: told what waits, and why.
    OpenListWatcher* open_list = nullptr;
};

// How far the best answer known is from what the bound allows.
struct Gap {
    std::int64_t absolute = 0;
    std::optional<double> percent;  // of the best known; nothing when that is not above 0
};

struct Verification {
    bool valid = false;
    Message message;                       // what holds, or the first thing that does not and where
    Figures figures;                       // what the replay found, as far as it came
    std::vector<std::int64_t> along = {};  // what was left of the resource on each cell stood on, if there is one
    bool died = false;                     // what does not hold is that the walker dies
};

const std::int64_t* figure(const Figures& figures, std::string_view name);  // nothing: it is not there

const Solution* best_of(const Report& report);                                 // the best solution known, or nothing
const Solution* shown_of(const Report& report);                                // that, or the attempt, or nothing
const std::int64_t* best_figure(const Report& report, std::string_view name);  // of that solution

// Of an answer that is not proven: in the figure that its objective names.
std::optional<Gap> gap_of(const Report& report);

// The first figure of a solution that is not what the replay found makes it invalid: "HOLDS, but the claimed steps=2
// is wrong: the replay gives steps=3".
void check_claims(const Solution& solution, const Figures& found, const Message& holds, Verification& out);

// "(1,2) (1,1) (2,1)", or "[2, 1] [1, 1]" by row.
std::string cells_in_words(std::span<const std::array<std::int64_t, 2>> cells, bool by_row);

}  // namespace ariadne::worlds
