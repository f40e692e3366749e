#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "base/budget.h"
#include "base/random.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

struct EngineOptions {
    unsigned threads = 1;
    std::size_t memory_mb = 512;  // of the tree; when it is full the search ends
    // Above 0 the engine does not always play its best move: it draws among the candidates, each with its share of the
    // visits to the power of 1 / temperature. For weaker levels and varied games.
    double temperature = 0;
    std::uint64_t seed = 1;
    double slip = 0;        // 0..1: how often a turn is drawn blindly instead
    bool keep_tree = true;  // what was thought about the position is used again when the game goes on from it
};

// The search ends with whichever comes first; at least one move is always found.
struct ThinkLimits {
    double seconds = std::numeric_limits<double>::infinity();
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  // evaluations
    int depth = std::numeric_limits<int>::max();                      // turns in the principal line
};

enum class Proof : std::uint8_t { none, win, loss };  // for the side to move

struct Thought {
    double win = 0.5;  // the chance of the side to move, 0..1; exactly 0 or 1 where proven
    Proof proof = Proof::none;
    int depth = 0;            // turns in the principal line
    std::uint64_t nodes = 0;  // evaluations
    double seconds = 0;
    std::vector<Move> line;  // begins with the best move
};

struct Candidate {
    Move move;
    double win = 0.5;  // for the side that makes it
    Proof proof = Proof::none;
    double share = 0;  // of the visits, 0..1
    std::vector<Move> line;
};

// What a search comes to.
struct Finding {
    std::optional<Move> best;  // nothing: the side to move has no turn left
    Thought thought;
    std::vector<Candidate> candidates;  // best first, at most eight, no two with the same movement
};

// What people count, for each side: cells nearer by queen moves ("queen") and by king steps ("king"), cells that only
// that side can reach ("private"), cells its amazons can go to ("mobility"), amazons with two of them or fewer
// ("trapped"). They explain the score; the network that makes it weighs far finer counts together.
struct Term {
    const char* name;
    double own;
    double theirs;
};

struct Evaluation {
    double win = 0.5;           // for the side to move; exactly 0 or 1 where proven
    Proof proof = Proof::none;  // by counting, or because there is no turn
    double score = 0;           // log odds, by the network alone
    std::vector<Term> terms;
};

// What a position is worth without a search. `effort` is what may be spent on counting (exact/regions.h), 0 for none:
// then only a side without a turn has lost.
inline constexpr unsigned glance_effort = 20'000;
Evaluation evaluate(const Position& position, unsigned effort = glance_effort);

using ThoughtSink = std::function<void(const Thought&)>;

struct Tree;

// A player that thinks. One position at a time; `think` may be called again to think on, and after `set` with a
// position that follows from the last one the tree is kept. Not for several threads at once, but `cancel` in the budget
// may be raised from any of them.
class Engine {
  public:
    explicit Engine(const EngineOptions& options);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    void set(const Position& position);
    // The budget adds its own limits: its time is looked at, and its cancel flag. The sink hears a few times a second.
    Finding think(const ThinkLimits& limits, Budget& budget, const ThoughtSink& sink = {});
    void forget();  // the tree

  private:
    EngineOptions options_;
    Random random_;
    Position position_;
    std::unique_ptr<Tree> tree_;
};

}  // namespace ariadne::amazons
