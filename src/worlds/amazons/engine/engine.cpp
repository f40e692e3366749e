#include "worlds/amazons/engine/engine.h"

#include <algorithm>
#include <new>
#include <system_error>
#include <thread>

#include "worlds/amazons/engine/level.h"
#include "worlds/amazons/engine/search.h"
#include "worlds/amazons/exact/regions.h"

namespace ariadne::amazons {

Engine::Engine(const EngineOptions& options) : options_(options), random_(options.seed) {}
Engine::~Engine() = default;

void Engine::set(const Position& position) {
    position_ = position;
    const Board board = to_board(position);
    if (!options_.keep_tree) tree_.reset();
    if (tree_ && tree_->board == board) return;
    if (tree_) tree_ = subtree(*tree_, board);
    if (!tree_) tree_ = std::make_unique<Tree>(board);
}

void Engine::forget() {
    tree_.reset();
}

namespace {

// The first report comes soon, for whoever must answer when the machine gives this thread no more time; later ones
// after twice the time of the one before.
constexpr double first_report = 0.001;
constexpr double report_every = 0.2;

// The hands beside the calling thread. However that ends, they are told to stop before they are waited for.
class Hands {
  public:
    // As many as are wanted, or as the machine gives.
    Hands(Search& search, unsigned wanted) {
        while (threads_.size() < wanted && start(search)) {
        }
    }
    ~Hands() { stop_ = true; }
    Hands(const Hands&) = delete;
    Hands& operator=(const Hands&) = delete;

    bool failed() const { return failed_; }  // the memory ran out, and the tree is not whole

  private:
    bool start(Search& search) {
        try {
            threads_.emplace_back([this, &search] { work(search); });
            return true;
        } catch (const std::system_error&) {
            return false;
        }
    }

    void work(Search& search) {
        try {
            while (!stop_.load(std::memory_order_relaxed) && !search.settled()) {
                if (!search.walk()) std::this_thread::yield();
            }
        } catch (const std::bad_alloc&) {
            failed_ = true;
        }
    }

    std::atomic<bool> stop_ = false;
    std::atomic<bool> failed_ = false;
    std::vector<std::jthread> threads_;  // last: they look at the others
};

// Once counting decides the game there is nothing to search: the winner goes on with turns that nobody can take away,
// the loser lasts as long as it can.
std::optional<Finding> count_out(const Board& board) {
    constexpr unsigned effort = 20000;
    const Proof proof = filling(board, effort);
    if (proof == Proof::none) return std::nullopt;
    const std::optional<Turn> turn = best_filling(board, effort);
    if (!turn) return std::nullopt;
    Board next = board;
    apply(next, *turn);
    if (proof == Proof::win && filling(next, effort) != Proof::loss) return std::nullopt;
    Finding out;
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

Finding Engine::think(const ThinkLimits& limits, Budget& budget, const ThoughtSink& sink) {
    if (!tree_) tree_ = std::make_unique<Tree>(to_board(position_));
    Tree& tree = *tree_;
    const double begun = budget.seconds();
    const double until = begun + limits.seconds;
    if (std::optional<Finding> counted = count_out(tree.board)) {
        counted->thought.seconds = budget.seconds() - begun;
        if (options_.slip > 0) slip_at_times(*counted, position_, options_.slip, random_);
        if (sink) sink(counted->thought);
        return *std::move(counted);
    }
    Search search(tree, Tuning{});
    search.begin();
    const auto finish = [&] { return finding_of(tree, search.evaluations(), budget.seconds() - begun); };
    if (tree.nodes[tree.root].count == 0) return finish();
    const std::size_t memory = std::min(options_.memory_mb << 20U, budget.limits().bytes);
    bool whole = true;
    {
        const Hands hands(search, std::max(1U, options_.threads) - 1);
        double next_report = begun + first_report;
        while (!search.settled() && search.evaluations() < limits.nodes && search.bytes() < memory) {
            if (!search.walk()) std::this_thread::yield();
            whole = !hands.failed();
            const double now = budget.seconds();
            if (now >= until || !whole || !budget.check()) break;
            if (now < next_report && limits.depth == std::numeric_limits<int>::max()) continue;
            const std::scoped_lock hold(search.lock());
            const Thought thought = think_aloud(tree, search.evaluations(), now - begun);
            if (thought.depth >= limits.depth) break;
            if (now < next_report) continue;
            next_report = now + std::clamp(now - begun, first_report, report_every);
            if (sink) sink(thought);
        }
    }
    // Counted once it is known; the tree stays for the turns to come.
    if (budget.fits(search.bytes()) && budget.allocate(search.bytes())) budget.release(search.bytes());
    Finding out = finish();
    if (!whole) tree_.reset();
    if (options_.temperature > 0) draw_lots(out, options_.temperature, random_);
    if (options_.slip > 0) slip_at_times(out, position_, options_.slip, random_);
    if (sink) sink(out.thought);
    return out;
}

}  // namespace ariadne::amazons
