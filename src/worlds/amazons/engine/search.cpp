#include "worlds/amazons/engine/search.h"

#include <algorithm>
#include <cmath>

#include "worlds/amazons/bits/moves.h"
#include "worlds/amazons/engine/kernel.h"
#include "worlds/amazons/engine/odds.h"
#include "worlds/amazons/exact/regions.h"

namespace ariadne::amazons {

namespace {

struct Weighed {
    Edge edge;
    int odds = 0;
};

// Priors in proportion to e^(odds / spread).
void rank(std::vector<Weighed>& found, int spread, std::vector<Edge>& out) {
    std::stable_sort(found.begin(), found.end(), [](const Weighed& a, const Weighed& b) { return a.odds > b.odds; });
    const OddsTable& table = OddsTable::get();
    const int best = found.front().odds;
    const auto weight = [&](int odds) { return table.weight((best - odds) * 1024 / spread); };
    double all = 0;
    for (const Weighed& one : found) all += weight(one.odds);
    out.clear();
    out.reserve(found.size());
    for (Weighed& one : found) {
        one.edge.prior = static_cast<std::uint16_t>(weight(one.odds) / all * 65535);
        out.push_back(one.edge);
    }
}

std::uint8_t byte(int index) {
    return static_cast<std::uint8_t>(index);
}

}  // namespace

Search::Opened Search::open_turn(const Board& board, bool counted) {
    Opened out;
    out.proof = counted ? filling(board, tuning_.fill_effort) : Proof::none;
    if (out.proof != Proof::none) return out;
    const Net& net = nets_.by_stage[static_cast<std::size_t>(Stage::shot)];
    const auto evaluate = kernel().evaluate;
    thread_local std::vector<Weighed> found;
    found.clear();
    const Bits own = board.own();
    const Bits theirs = board.theirs();
    for (Bits left = own; left != 0;) {
        const int from = take_first(left);
        for (Bits targets = reach(board.empty, from); targets != 0;) {
            const int to = take_first(targets);
            const Bits change = bit(from) | bit(to);
            found.push_back({{byte(from), byte(to)}, evaluate(net, board.empty ^ change, own ^ change, theirs)});
        }
    }
    evaluations_.fetch_add(found.size(), std::memory_order_relaxed);
    if (found.empty()) {
        out.proof = Proof::loss;
        return out;
    }
    rank(found, tuning_.movement_spread, out.edges);
    out.value = OddsTable::get().chance(found.front().odds);
    return out;
}

Search::Opened Search::open_shot(const Board& board, int from) {
    Opened out;
    const Net& net = nets_.by_stage[static_cast<std::size_t>(Stage::turn)];
    const auto evaluate = kernel().evaluate;
    thread_local std::vector<Weighed> found;
    found.clear();
    const Bits own = board.own();
    const Bits theirs = board.theirs();
    const Bits beside = neighbours(theirs);
    for (Bits arrows = reach(board.empty, from); arrows != 0;) {
        const int arrow = take_first(arrows);
        const Bits empty = board.empty ^ bit(arrow);
        if ((beside & empty) == 0) {  // the other side has no turn left
            out.edges = {{byte(arrow), 0, 65535}};
            out.value = 1;
            out.proof = Proof::win;
            return out;
        }
        found.push_back({{byte(arrow), 0}, -evaluate(net, empty, theirs, own)});
    }
    evaluations_.fetch_add(found.size(), std::memory_order_relaxed);
    rank(found, tuning_.shot_spread, out.edges);
    out.value = OddsTable::get().chance(found.front().odds);
    return out;
}

void Search::put(NodeId at, const Opened& opened) {
    Node& node = tree_.nodes[at];
    node.count = static_cast<std::uint16_t>(opened.edges.size());
    if (node.count > 0) {
        node.edges = tree_.edges.take(node.count);
        for (std::size_t i = 0; i < opened.edges.size(); ++i) tree_.edge(node, i) = opened.edges[i];
    }
    node.proof = opened.proof;
    node.open = true;
}

void Search::begin() {
    Node& root = tree_.nodes[tree_.root];
    // A place that counting has settled has no edges; as a root it needs them.
    if (!root.open || (root.count == 0 && can_turn(tree_.board))) {
        const Opened opened = open_turn(tree_.board, false);
        put(tree_.root, opened);
        root.visits = 1;
        root.sum = opened.value;
    }
    note();
}

void Search::note() {
    bytes_.store(tree_.bytes(), std::memory_order_relaxed);
    settled_.store(tree_.nodes[tree_.root].proof != Proof::none, std::memory_order_relaxed);
}

std::optional<std::size_t> Search::choose(const Node& node) const {
    const bool same_side = node.stage == Stage::turn;
    const double visits = node.visits + node.busy;
    const double curiosity = same_side ? tuning_.movement_curiosity : tuning_.shot_curiosity;
    const double reach = curiosity * std::sqrt(visits) / 65535;
    double best = -1;
    std::optional<std::size_t> out;
    std::optional<std::size_t> unseen;  // of those never visited the first is the likeliest
    double tried = 0;                   // priors of those visited
    for (std::size_t i = 0; i < node.count; ++i) {
        const Edge& edge = tree_.edge(node, i);
        if (edge.node == no_node) {
            if (!unseen) unseen = i;
            continue;
        }
        tried += edge.prior;
        const Node& below = tree_.nodes[edge.node];
        if (below.proof == (same_side ? Proof::loss : Proof::win)) continue;
        const double times = below.visits + below.busy;
        const double value = (same_side ? below.sum : below.visits - below.sum) / times;
        const double score = value + reach * edge.prior / (1 + times);
        if (score <= best) continue;
        best = score;
        out = i;
    }
    if (unseen) {
        const double mean = node.sum / std::max(1U, node.visits);
        const double value = mean - tuning_.caution - tuning_.doubt * std::sqrt(tried / 65535);
        if (value + reach * tree_.edge(node, *unseen).prior > best) out = unseen;
    }
    return out;
}

void Search::prove(const std::vector<NodeId>& path) {
    for (std::size_t i = path.size() - 1; i-- > 0;) {
        Node& node = tree_.nodes[path[i]];
        const bool same_side = node.stage == Stage::turn;
        const Proof good = same_side ? Proof::win : Proof::loss;  // of a node below, for whoever acts here
        const Proof below = tree_.nodes[path[i + 1]].proof;
        if (below == Proof::none || node.proof != Proof::none) return;
        if (below == good) {
            node.proof = Proof::win;
            continue;
        }
        for (std::size_t j = 0; j < node.count; ++j) {
            const NodeId id = tree_.edge(node, j).node;
            if (id == no_node || tree_.nodes[id].proof == Proof::none || tree_.nodes[id].proof == good) return;
        }
        node.proof = Proof::loss;
    }
}

bool Search::walk() {
    thread_local std::vector<NodeId> path;
    path.clear();
    Board board = tree_.board;
    int from = 0;  // where the arrow is shot from, at a shot
    bool fresh = false;
    Stage stage = Stage::turn;
    {
        const std::scoped_lock hold(lock_);
        NodeId at = tree_.root;
        path.push_back(at);
        while (!fresh) {
            const Node& node = tree_.nodes[at];
            if (!node.open) return false;
            if (node.proof != Proof::none) break;
            const std::optional<std::size_t> chosen = choose(node);
            if (!chosen) return false;
            Edge& edge = tree_.edge(node, *chosen);
            const bool moves = node.stage == Stage::turn;
            if (moves) {
                go(board, edge.one, edge.two);
                from = edge.two;
            } else {
                shoot(board, edge.one);
            }
            fresh = edge.node == no_node;
            if (fresh) edge.node = tree_.add(moves ? Stage::shot : Stage::turn);
            at = edge.node;
            path.push_back(at);
        }
        stage = tree_.nodes[at].stage;
        for (const NodeId id : path) ++tree_.nodes[id].busy;
    }
    const NodeId last = path.back();
    Opened opened;
    Opened shot;
    bool deeper = false;
    if (fresh && stage == Stage::shot) {
        opened = open_shot(board, from);
    } else if (fresh) {
        opened = open_turn(board, true);
        deeper = opened.proof == Proof::none;
        if (deeper) {
            Board next = board;
            go(next, opened.edges.front().one, opened.edges.front().two);
            shot = open_shot(next, opened.edges.front().two);
        }
    }
    const std::scoped_lock hold(lock_);
    if (fresh) {
        put(last, opened);
        if (deeper) {
            const NodeId below = tree_.add(Stage::shot);
            put(below, shot);
            tree_.nodes[below].visits = 1;
            tree_.nodes[below].sum = shot.value;
            tree_.edge(tree_.nodes[last], 0).node = below;
            if (shot.proof == Proof::win) tree_.nodes[last].proof = Proof::win;
        }
    }
    const Proof proof = tree_.nodes[last].proof;
    double value = deeper ? shot.value : opened.value;
    if (proof != Proof::none) value = proof == Proof::win ? 1 : 0;
    for (std::size_t i = path.size(); i-- > 0;) {
        Node& node = tree_.nodes[path[i]];
        --node.busy;
        ++node.visits;
        node.sum += value;
        // Above a turn stands the other side's shot.
        if (node.stage == Stage::turn) value = 1 - value;
    }
    if (proof != Proof::none) prove(path);
    note();
    return true;
}

}  // namespace ariadne::amazons
