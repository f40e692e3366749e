#include "worlds/amazons/engine/engine.h"

#include "worlds/amazons/bits/moves.h"

namespace ariadne::amazons {

namespace {

int mobility(const Board& board, Bits amazons) {
    int out = 0;
    while (amazons != 0) out += count(reach(board.empty, take_first(amazons)));
    return out;
}

}  // namespace

struct Engine::State {
    Position position;
};

Engine::Engine(const EngineOptions& /*options*/) : state_(std::make_unique<State>()) {}
Engine::~Engine() = default;

void Engine::set(const Position& position) {
    state_->position = position;
}

void Engine::forget() {}

Evaluation evaluate(const Position& position) {
    const Board board = to_board(position);
    return {0.5,
            0,
            {{"mobility", static_cast<double>(mobility(board, board.own())),
              static_cast<double>(mobility(board, board.theirs())), 1}}};
}

Answer Engine::think(const ThinkLimits& /*limits*/, Budget& budget, const ThoughtSink& sink) {
    Answer out;
    const Board board = to_board(state_->position);
    int best = -1000;
    each_turn(board, [&](Turn turn) {
        Board next = board;
        apply(next, turn);
        const int score = mobility(next, next.theirs()) - mobility(next, next.own());
        ++out.thought.nodes;
        if (score <= best) return;
        best = score;
        out.best = amazons::to_move(turn);
    });
    if (out.best) {
        out.thought.line = {*out.best};
        out.candidates = {{*out.best, 0.5, Proof::none, 1, {*out.best}}};
    }
    out.thought.seconds = budget.seconds();
    if (sink) sink(out.thought);
    return out;
}

}  // namespace ariadne::amazons
