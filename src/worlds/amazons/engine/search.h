#pragma once

#include <atomic>
#include <mutex>
#include <optional>

#include "worlds/amazons/engine/tree.h"

namespace ariadne::amazons {

// The numbers that steer the search, chosen by matches: train/amazons/README.md.
struct Tuning {
    // Of the less visited: larger looks wider. The best shot after a movement is mostly plain to see.
    double movement_curiosity = 0.8;
    double shot_curiosity = 0.1;
    // An edge never visited is worth its node's value, minus caution, minus doubt * sqrt(sum of the visited priors):
    // the more of the likely ones have been tried, the less is hoped for from the others.
    double caution = 0.01;
    double doubt = 0.05;
    int movement_spread = 512;   // log odds (1/1024) by which a movement is e times likelier than another
    int shot_spread = 512;       // the same for shots
    unsigned fill_effort = 64;   // states looked at to decide a position by counting (regions.h)
    const Nets* nets = nullptr;  // nothing: those built in
};

// One tree, many hands. Under the lock a hand walks from the root to a place not seen before, opens it without the lock
// (that is where the time goes: some hundred evaluations), and brings its value back to the root, again under the lock.
// While it is away, its way down counts as lost, so that the next hand takes another.
class Search {
  public:
    Search(Tree& tree, const Tuning& tuning)
        : tree_(tree), tuning_(tuning), nets_(tuning.nets ? *tuning.nets : built_in_nets()) {}

    // Opens the root, if nobody has yet.
    void begin();
    // One walk. False: it came to a place that another hand is just opening, and did nothing.
    bool walk();
    bool settled() const { return settled_.load(std::memory_order_relaxed); }  // the root is proven
    std::size_t bytes() const { return bytes_.load(std::memory_order_relaxed); }
    std::uint64_t evaluations() const { return evaluations_.load(std::memory_order_relaxed); }

    // Who looks at the tree while hands walk must hold it.
    std::mutex& lock() { return lock_; }

  private:
    struct Opened {
        std::vector<Edge> edges;
        double value = 0;  // of the best, for the side that acts
        Proof proof = Proof::none;
    };

    // All movements or shots of a place, with their priors, the likeliest first. `counted`: where counting decides the
    // game there are none, but a proof.
    Opened open_turn(const Board& board, bool counted);
    Opened open_shot(const Board& board, int from);
    void put(NodeId at, const Opened& opened);
    std::optional<std::size_t> choose(const Node& node) const;
    void prove(const std::vector<NodeId>& path);
    void note();  // what those without the lock may know

    Tree& tree_;
    Tuning tuning_;
    const Nets& nets_;
    std::mutex lock_;
    std::atomic<std::uint64_t> evaluations_ = 0;
    std::atomic<std::size_t> bytes_ = 0;
    std::atomic<bool> settled_ = false;
};

}  // namespace ariadne::amazons
