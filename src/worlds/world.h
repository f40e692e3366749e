#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "render/animation.h"
#include "render/scene.h"
#include "search/outcome.h"
#include "worlds/coordinates.h"
#include "worlds/edit.h"
#include "worlds/instance.h"
#include "worlds/picture.h"
#include "worlds/play.h"
#include "worlds/rating.h"
#include "worlds/scenarios.h"
#include "worlds/survey.h"

namespace ariadne::worlds {

// One solution in words and numbers that no world has to itself.
struct Solution {
    Figures figures;                                 // "steps", "life", ... in this order; "start" when not the map's
    std::vector<std::array<std::int64_t, 2>> route;  // [x, y] in the world's own coordinates
    std::vector<std::string> slides;                 // worlds whose moves are words
    std::vector<std::int64_t> along = {};            // what is left of the resource on each cell of the route

    friend bool operator==(const Solution&, const Solution&) = default;
};

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

struct Report {
    std::string world;
    std::string resource = "life";  // what the walker spends, as its figure is called; empty: nothing
    bool routes_by_row = false;     // a cell of a route is [row, column], not (x,y)
    std::string objective;
    Verdict verdict = Verdict::unknown;
    bool proven = false;
    std::optional<bool> life_proven;  // fewest steps: nobody ends with more of the resource after as few
    std::string reason;               // for impossible
    std::string stopped;              // the limit that cut the work short: "time", "memory", "nodes", "cancelled"
    std::optional<Solution> feasible;
    std::optional<Solution> optimal;
    std::optional<std::int64_t> bound;
    std::string optimal_count;  // decimal; empty when not asked or not finished
    std::vector<Solution> listed;
    std::optional<Least> least;
    std::vector<Table> tables;
    std::optional<render::Chart> chart;  // of a table, for --plot
    std::vector<std::string> warnings;
    Stats stats;
    // Not empty: a solution failed the world's own verifier. Nothing else in the report may be shown.
    std::string bug;
};

struct SolveRequest {
    std::string objective;  // empty: the world's first
    std::string algorithm;  // empty: the world's first
    bool any = false;
    bool most_life = true;  // fewest steps: go on until the most life among those is known
    bool count = false;
    std::uint64_t list = 0;
    bool least = false;      // the smallest budget that wins
    bool trade_off = false;  // the table of steps against the resource left
    bool strict = false;     // warnings are errors
    unsigned threads = 1;
    std::function<void(std::int64_t x, std::int64_t y)> trace;
    // Where the pieces of the scene's board stand in a state that is being expanded; see World::traces.
    std::function<void(std::span<const Cell> pieces)> trace_pieces = {};
};

// What a search can be watched by, state after state.
enum class Traces : std::uint8_t { nothing, cells, pieces };

struct OptionSpec {
    std::string name;  // without dashes
    std::string help;
    std::string fallback;              // the value taken when it is not given, as text
    std::vector<std::string> choices;  // empty: a number or free text
    bool file = false;                 // its value is the name of a file; the world gets what is in it
    bool flag = false;                 // has no value; the world gets "yes" when it is there
};

struct Verification {
    bool valid = false;
    std::string message;  // what holds, or the first thing that does not and where
    Figures figures;      // what the replay found, as far as it came
};

// A text made from a map, and the name people know its format by.
struct Format {
    std::string name;
    std::string help;
};

class TwoPlayer;

// The one door between the worlds and everything above them: text in, report out. Stateless; every call may run
// on its own thread.
class World {
  public:
    World() = default;
    World(const World&) = delete;
    World& operator=(const World&) = delete;
    virtual ~World() = default;

    virtual std::string_view name() const = 0;
    virtual std::string_view summary() const = 0;
    virtual std::string_view form() const = 0;                // how its files begin, for people
    virtual std::vector<std::string> objectives() const = 0;  // the default first
    virtual std::vector<std::string> algorithms() const = 0;  // the default first
    virtual bool recognises(std::string_view text) const = 0;
    virtual Coordinates coordinates() const { return {}; }  // of routes and traces

    // The puzzles in a text, in its order: most worlds have one a text. What is no puzzle is one too, and reading it
    // says what is wrong with it.
    virtual std::vector<Instance> instances(std::string_view text) const { return {{std::string(text), 1, ""}}; }
    // Whether a line by itself is one of its puzzles, rather than the name of a file.
    virtual bool recognises_line(std::string_view /*line*/) const { return false; }

    // What can be said about a text besides what stands in it: how it names things.
    virtual std::vector<OptionSpec> reading_options() const { return {}; }
    // The text as if it had said so itself; nothing in it changes its place.
    virtual Result<std::string> prepare(std::string text, const std::map<std::string, std::string>& /*options*/) const {
        return text;
    }

    // Reads a text and keeps nothing: the warnings, which are errors when strict.
    virtual Result<std::vector<std::string>> check(std::string_view text, bool strict) const = 0;

    virtual Result<Report> solve(std::string_view text, const SolveRequest& request, Budget& budget) const = 0;

    virtual Traces traces() const { return Traces::cells; }
    // The algorithms whose searches can be watched.
    virtual std::vector<std::string> traced_algorithms() const { return algorithms(); }

    // A solution as people write it; JSON is read by the catalog.
    virtual Result<Solution> read_solution(std::string_view text, std::string_view solution) const = 0;
    // Replays the solution. Figures that it claims must be those of the replay.
    virtual Result<Verification> verify(std::string_view text, const Solution& solution) const = 0;

    // A file of scenarios in the place of a solution.
    virtual bool recognises_scenarios(std::string_view /*scenarios*/) const { return false; }
    virtual Result<ScenarioRun> run_scenarios(std::string_view /*text*/, std::string_view /*scenarios*/,
                                              Budget& /*budget*/) const {
        return fail("the world " + std::string(name()) + " knows no scenarios");
    }

    virtual std::vector<OptionSpec> generate_options() const = 0;
    // Where the puzzle is not quite what was asked for, the warnings get to hear it.
    virtual Result<std::string> generate(const std::map<std::string, std::string>& options, std::uint64_t seed,
                                         Budget& budget, std::vector<std::string>& warnings) const = 0;

    virtual Result<render::Scene> scene(std::string_view text, const Solution* solution) const = 0;

    // The scene in motion. Unless a world says what changes on the way, its walker goes along the thread.
    virtual Result<render::Animation> animation(std::string_view text, const Solution* solution) const {
        Result<render::Scene> still = scene(text, solution);
        if (!still) return std::unexpected(still.error());
        return render::walk(std::move(*still));
    }

    // A picture of it. Unless a world knows better, by way of its scene.
    virtual Result<void> draw(std::string_view text, const Solution* solution, const PictureRequest& request,
                              Budget& budget, const render::Sink& sink) const;
    // Many puzzles for print: cards on pages, with their answers at the end.
    virtual Result<void> draw_sheet(const std::vector<Instance>& /*puzzles*/, const PictureRequest& /*request*/,
                                    Budget& /*budget*/, const render::Sink& /*sink*/) const {
        return fail("puzzles of the world " + std::string(name()) + " are drawn one by one, expected one of them");
    }
    // A picture of what `generate` would make, without the way through its text.
    virtual bool draws_new() const { return false; }
    virtual Result<void> draw_new(const std::map<std::string, std::string>& options, std::uint64_t seed,
                                  const PictureRequest& request, Budget& budget, const render::Sink& sink,
                                  std::vector<std::string>& warnings) const;

    // What `generate` makes, in the making, step after step; nothing but the end of it is in the text.
    virtual bool shows_making() const { return false; }
    virtual Result<render::Animation> making(const std::map<std::string, std::string>& /*options*/,
                                             std::uint64_t /*seed*/, Budget& /*budget*/) const {
        return fail("the world " + std::string(name()) + " does not show how its puzzles are made");
    }

    // Boards made by hand; nothing: they are not.
    virtual const Editor* editor() const { return nullptr; }

    // A game on the puzzle, at its beginning.
    virtual Result<std::unique_ptr<Game>> play(std::string_view /*text*/, bool /*strict*/) const {
        return fail("the world " + std::string(name()) + " cannot be played");
    }

    // The world as a game of two (worlds/two_player.h); nothing: it is none.
    virtual const TwoPlayer* two_player() const { return nullptr; }

    virtual Result<Rating> rate(std::string_view /*text*/, Budget& /*budget*/) const {
        return fail("puzzles of the world " + std::string(name()) + " cannot be rated");
    }

    // Every puzzle of a kind.
    virtual std::vector<OptionSpec> survey_options() const { return {}; }
    virtual Result<std::unique_ptr<Survey>> survey(const std::map<std::string, std::string>& /*options*/) const {
        return fail("the puzzles of the world " + std::string(name()) + " cannot be enumerated");
    }

    // Ways to make its puzzles, side by side.
    virtual std::vector<OptionSpec> compare_options() const { return {}; }
    virtual Result<Comparison> compare(const std::map<std::string, std::string>& /*options*/, std::uint64_t /*seed*/,
                                       Budget& /*budget*/) const {
        return fail("the world " + std::string(name()) + " has nothing to compare; give a file to compare algorithms");
    }

    virtual std::vector<Format> formats() const = 0;  // what `convert` can write
    virtual Result<std::string> convert(std::string_view text, std::string_view format) const = 0;
};

}  // namespace ariadne::worlds
