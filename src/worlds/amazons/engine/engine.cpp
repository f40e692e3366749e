#include "worlds/amazons/engine/engine.h"

#include <algorithm>
#include <cmath>
#include <thread>

#include "worlds/amazons/bits/moves.h"
#include "worlds/amazons/engine/kernel.h"
#include "worlds/amazons/engine/lookout.h"
#include "worlds/amazons/engine/odds.h"
#include "worlds/amazons/engine/search.h"
#include "worlds/amazons/engine/slip.h"
#include "worlds/amazons/regions.h"

namespace ariadne::amazons {

struct Engine::State {
    explicit State(const EngineOptions& chosen) : options(chosen), random(chosen.seed) {}

    EngineOptions options;
    Random random;
    Position position;
    std::unique_ptr<Tree> tree;
};

Engine::Engine(const EngineOptions& options) : state_(std::make_unique<State>(options)) {}
Engine::~Engine() = default;

void Engine::set(const Position& position) {
    state_->position = position;
    const Board board = to_board(position);
    std::unique_ptr<Tree>& tree = state_->tree;
    if (tree && tree->board == board && state_->options.keep_tree) return;
    if (tree && state_->options.keep_tree) tree = subtree(*tree, board);
    if (!tree || !state_->options.keep_tree) tree = std::make_unique<Tree>(board);
}

void Engine::forget() {
    state_->tree.reset();
}

namespace {

// The first report comes soon, for whoever must answer when the machine gives this thread no more time; later ones
// after twice the time of the one before.
constexpr double first_report = 0.001;
constexpr double report_every = 0.2;

// A hand that walks until it is told to stop.
void work(Search& search, const std::atomic<bool>& stop) {
    while (!stop.load(std::memory_order_relaxed) && !search.settled()) {
        if (!search.walk()) std::this_thread::yield();
    }
}

// Once counting decides the game there is nothing to search: the winner goes on with turns that nobody can take away,
// the loser lasts as long as it can.
std::optional<Answer> count_out(const Board& board) {
    constexpr unsigned effort = 20000;
    const Proof proof = filling(board, effort);
    if (proof == Proof::none) return std::nullopt;
    const std::optional<Turn> turn = best_filling(board, effort);
    if (!turn) return std::nullopt;
    Answer out;
    out.best = amazons::to_move(*turn);
    out.thought = {.win = proof == Proof::win ? 1.0 : 0.0,
                   .proof = proof,
                   .depth = 1,
                   .nodes = 0,
                   .seconds = 0,
                   .line = {*out.best}};
    out.candidates = {{*out.best, out.thought.win, proof, 1, {*out.best}}};
    return out;
}

}  // namespace

Answer Engine::think(const ThinkLimits& limits, Budget& budget, const ThoughtSink& sink) {
    State& state = *state_;
    if (!state.tree) state.tree = std::make_unique<Tree>(to_board(state.position));
    Tree& tree = *state.tree;
    const double begun = budget.seconds();
    const double until = begun + limits.seconds;
    Answer out;
    if (const std::optional<Answer> counted = count_out(tree.board)) {
        out = *counted;
        out.thought.seconds = budget.seconds() - begun;
        if (sink) sink(out.thought);
        return out;
    }
    Search search(tree, Tuning{});
    search.begin();
    const auto finish = [&] {
        out = answer(tree, search.evaluations(), budget.seconds() - begun);
        return out;
    };
    if (tree.nodes[tree.root].count == 0) return finish();
    const std::size_t memory = std::min(state.options.memory_mb << 20U, budget.limits().bytes);
    std::atomic<bool> stop = false;
    std::vector<std::jthread> hands;
    for (unsigned i = 1; i < std::max(1U, state.options.threads); ++i) {
        hands.emplace_back([&] { work(search, stop); });
    }
    double next_report = begun + first_report;
    while (!search.settled() && search.evaluations() < limits.nodes && search.bytes() < memory) {
        if (!search.walk()) std::this_thread::yield();
        const double now = budget.seconds();
        if (now >= until || !budget.check()) break;
        if (now < next_report && limits.depth == std::numeric_limits<int>::max()) continue;
        const std::scoped_lock hold(search.lock());
        const Thought thought = think_aloud(tree, search.evaluations(), now - begun);
        if (thought.depth >= limits.depth) break;
        if (now < next_report) continue;
        next_report = now + std::clamp(now - begun, first_report, report_every);
        if (sink) sink(thought);
    }
    stop = true;
    hands.clear();
    // Counted once it is known; the tree stays for the turns to come.
    if (budget.fits(search.bytes()) && budget.allocate(search.bytes())) budget.release(search.bytes());
    finish();
    if (state.options.temperature > 0) draw_lots(out, state.options.temperature, state.random);
    if (state.options.slip > 0) slip_at_times(out, state.position, state.options.slip, state.random);
    if (sink) sink(out.thought);
    return out;
}

}  // namespace ariadne::amazons
