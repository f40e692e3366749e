#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "base/interface.h"
#include "grid/grid.h"
#include "render/animation.h"
#include "render/scene.h"
#include "render/sink.h"
#include "worlds/edit.h"
#include "worlds/picture.h"
#include "worlds/play.h"
#include "worlds/rating.h"
#include "worlds/report.h"
#include "worlds/scenarios.h"

namespace ariadne::worlds {

// What only some puzzles can do: small interfaces that a puzzle may have besides its own.

// How many optimal solutions there are, exactly, and up to `list` of them.
class Counter {
  public:
    virtual Result<Report> count(const SolveRequest& request, std::uint64_t list, Budget& budget) const = 0;

  protected:
    ~Counter() = default;
};

// Of a walker who spends something.
class Saver {
  public:
    // The smallest start that still wins.
    virtual Result<Report> least(const SolveRequest& request, Budget& budget) const = 0;
    // The most that can be left for every number of steps.
    virtual Result<Report> trade_off(const SolveRequest& request, Budget& budget) const = 0;
    // The fewest steps, whatever is left after them.
    virtual Result<Report> fewest_steps(const SolveRequest& request, Budget& budget) const = 0;
    // Replays a solution from the start that it claims, also where that is more than the map gives.
    virtual Verification replay(const Solution& solution) const = 0;

  protected:
    ~Saver() = default;
};

// What is shown of a game of two.
struct PositionView {
    std::optional<std::size_t> ply = std::nullopt;  // the position after so many turns; nothing: the last one
    bool territory = false;                         // tints and signs: who is nearer to each cell

    friend bool operator==(const PositionView&, const PositionView&) = default;
};

// What the rules say to a question about a position.
struct Ruling {
    std::string question;  // as the world writes it
    bool yes = false;
    Message why_not;
    std::vector<std::string> cells;  // that the answer is about: where to, or which pieces can move
};

class GameRecord {
  public:
    // What the rules allow either side on the last position, whoever is to move; docs/amazons.md has the questions. An
    // empty one: who can move, the side to move first, after each side its pieces.
    virtual Result<std::vector<Ruling>> rule(std::string_view question) const = 0;
    virtual Result<void> draw_position(const PositionView& view, const Solution* solution,
                                       const PictureRequest& request, Budget& budget,
                                       const render::Sink& sink) const = 0;

  protected:
    ~GameRecord() = default;
};

// A file of tasks on one map, in the place of a solution.
class ScenarioRunner {
  public:
    virtual bool recognises(std::string_view scenarios) const = 0;
    virtual Result<ScenarioRun> run(std::string_view scenarios, Budget& budget) const = 0;

  protected:
    ~ScenarioRunner() = default;
};

// How hard it is.
class Rater {
  public:
    virtual Result<Rating> rate(Budget& budget) const = 0;

  protected:
    ~Rater() = default;
};

// What A* knows of a cell that it has touched: what it costs to come there, and the least that may be left.
struct Estimate {
    Cell cell;
    std::int64_t g = 0;
    std::int64_t h = 0;

    std::int64_t f() const { return g + h; }
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

// Goes along with A*, told of the cells that it expands.
class Follower : public Interface {
  public:
    virtual Estimate expand(Cell cell) = 0;
    virtual std::size_t waiting() const = 0;         // how many are on the open list
    virtual std::vector<Estimate> open() const = 0;  // the one to be expanded next first
};

class Estimator {
  public:
    // Of the algorithm "astar".
    virtual std::unique_ptr<Follower> follow(const SolveRequest& request) const = 0;

  protected:
    ~Estimator() = default;
};

// A part of a lower bound: what one piece of the scene's board adds to it.
struct BoundPart {
    std::size_t piece = 0;
    std::int64_t value = 0;
    Message why;
};

class BoundTeller {
  public:
    // Of the bound that the request's algorithm puts on what is left where the pieces stand so. No parts: it is 0. An
    // error where nothing leads to the goal from there.
    virtual Result<std::vector<BoundPart>> bound_parts(const SolveRequest& request,
                                                       std::span<const Cell> pieces) const = 0;

  protected:
    ~BoundTeller() = default;
};

// A board that has been read. Immutable: every call may run on its own thread.
class Puzzle : public Interface {
  public:
    virtual Size size() const = 0;
    virtual std::vector<Message> warnings() const { return {}; }
    virtual std::vector<Fact> facts() const { return {}; }  // see worlds/edit.h

    // Not to be shown as it is: catalog/solve.h verifies it first.
    virtual Result<Report> solve(const SolveRequest& request, Budget& budget) const = 0;

    // A solution as people write it; JSON is read by the catalog.
    virtual Result<Solution> read_solution(std::string_view text) const = 0;
    // Replays the solution. Figures that it claims must be those of the replay.
    virtual Result<Verification> verify(const Solution& solution) const = 0;

    virtual Result<render::Scene> scene(const Solution* solution) const = 0;
    // The scene in motion. Unless a world says what changes on the way, its walker goes along the thread.
    virtual Result<render::Animation> animation(const Solution* solution) const;
    virtual Pace pace() const { return {}; }  // of the motion
    // A picture of it. Unless a world knows better, by way of its scene.
    virtual Result<void> draw(const Solution* solution, const PictureRequest& request, Budget& budget,
                              const render::Sink& sink) const;

    virtual Result<std::unique_ptr<Game>> play() const = 0;  // at its beginning

    // Into one of the world's formats, which may have no form for this puzzle.
    virtual Result<void> convert(std::string_view format, Budget& budget, const render::Sink& sink) const = 0;
    virtual bool converts_to(std::string_view format) const = 0;

    // Nothing: it cannot.
    virtual const Counter* counter() const { return nullptr; }
    virtual const Saver* saver() const { return nullptr; }
    virtual const GameRecord* game_record() const { return nullptr; }
    virtual const ScenarioRunner* scenario_runner() const { return nullptr; }
    virtual const Rater* rater() const { return nullptr; }
    virtual const Estimator* estimator() const { return nullptr; }
    virtual const BoundTeller* bound_teller() const { return nullptr; }
};

}  // namespace ariadne::worlds
