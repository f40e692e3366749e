#include "worlds/amazons/engine/tree.h"

#include <algorithm>
#include <utility>

namespace ariadne::amazons {

namespace {

constexpr std::size_t most_candidates = 8;

// Whether the game can still come to `wanted` as far as arrows are concerned: they never go away.
bool may_lead_to(const Board& board, const Board& wanted) {
    const Bits taken = ~(board.empty | board.amazons[0] | board.amazons[1]);
    return (taken & (wanted.empty | wanted.amazons[0] | wanted.amazons[1])) == 0;
}

NodeId find(const Tree& tree, NodeId from, const Board& board, const Board& wanted, int turns) {
    if (board == wanted) return from;
    if (turns == 0 || !may_lead_to(board, wanted)) return no_node;
    const Node& node = tree.nodes[from];
    for (std::size_t i = 0; i < node.count; ++i) {
        const Edge& movement = tree.edge(node, i);
        if (movement.node == no_node) continue;
        const Node& middle = tree.nodes[movement.node];
        for (std::size_t j = 0; j < middle.count; ++j) {
            const Edge& shot = tree.edge(middle, j);
            if (shot.node == no_node) continue;
            Board next = board;
            apply(next, {movement.one, movement.two, shot.one});
            if (const NodeId found = find(tree, shot.node, next, wanted, turns - 1); found != no_node) return found;
        }
    }
    return no_node;
}

void copy(const Tree& from, NodeId source, Tree& to, NodeId target, std::uint32_t least_visits) {
    const Node node = from.nodes[source];
    Node made = node;
    made.edges = node.count == 0 ? 0 : to.edges.take(node.count);
    to.nodes[target] = made;
    for (std::size_t i = 0; i < node.count; ++i) {
        Edge edge = from.edge(node, i);
        // What is proven is kept too: it counts however seldom it was visited.
        if (edge.node != no_node && from.nodes[edge.node].visits < least_visits &&
            from.nodes[edge.node].proof == Proof::none) {
            edge.node = no_node;
        }
        if (edge.node != no_node) {
            const NodeId below = to.add(Stage::turn);
            copy(from, edge.node, to, below, least_visits);
            edge.node = below;
        }
        to.edge(made, i) = edge;
    }
}

// From the worst to the best for whoever acts at the node above.
struct Rank {
    int proof = 0;  // -1 lost, 0 open, 1 won
    std::uint32_t visits = 0;
    double value = 0;

    friend auto operator<=>(const Rank&, const Rank&) = default;
};

Rank rank(const Tree& tree, const Node& above, const Edge& edge) {
    if (edge.node == no_node) return {above.proof == Proof::win && above.count == 1 ? 1 : 0, 0, 0};
    const Node& node = tree.nodes[edge.node];
    const bool same_side = above.stage == Stage::turn;
    Rank out{0, node.visits, 0};
    if (node.proof != Proof::none) out.proof = (node.proof == Proof::win) == same_side ? 1 : -1;
    if (node.visits > 0) out.value = (same_side ? node.sum : node.visits - node.sum) / node.visits;
    return out;
}

// The edges of a node, the best first.
std::vector<std::size_t> ranking(const Tree& tree, const Node& node) {
    std::vector<std::size_t> out(node.count);
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = i;
    std::stable_sort(out.begin(), out.end(), [&](std::size_t a, std::size_t b) {
        return rank(tree, node, tree.edge(node, a)) > rank(tree, node, tree.edge(node, b));
    });
    return out;
}

std::size_t best_edge(const Tree& tree, const Node& node) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < node.count; ++i) {
        if (rank(tree, node, tree.edge(node, i)) > rank(tree, node, tree.edge(node, best))) best = i;
    }
    return best;
}

// Turns that follow from a node whose side is to move, as far as the tree goes.
void follow(const Tree& tree, NodeId at, std::vector<Move>& line) {
    while (at != no_node) {
        const Node& node = tree.nodes[at];
        if (!node.open || node.count == 0) return;
        const Edge& movement = tree.edge(node, best_edge(tree, node));
        if (movement.node == no_node) return;
        const Node& middle = tree.nodes[movement.node];
        if (!middle.open || middle.count == 0) return;
        const Edge& shot = tree.edge(middle, best_edge(tree, middle));
        line.push_back(to_move(Turn{movement.one, movement.two, shot.one}));
        at = shot.node;
    }
}

double chance(const Node& node) {
    if (node.proof != Proof::none) return node.proof == Proof::win ? 1 : 0;
    return node.visits == 0 ? 0.5 : node.sum / node.visits;
}

// A movement with its best shot, and what that is worth: the mean over all shots looked at is always a little less.
// Where the shots are not known yet, the arrow goes back to where the amazon came from.
Candidate candidate(const Tree& tree, const Node& root, const Edge& movement) {
    const Node* middle = movement.node == no_node ? nullptr : &tree.nodes[movement.node];
    if (middle == nullptr || middle->count == 0) {
        const Move back = to_move(Turn{movement.one, movement.two, movement.one});
        return {back, chance(root), Proof::none, 0, {back}};
    }
    const Edge& shot = tree.edge(*middle, best_edge(tree, *middle));
    Candidate out;
    out.move = to_move(Turn{movement.one, movement.two, shot.one});
    out.proof = middle->proof;
    const bool visited = shot.node != no_node && tree.nodes[shot.node].visits > 0;
    out.win = out.proof == Proof::none && visited ? 1 - chance(tree.nodes[shot.node]) : chance(*middle);
    out.share = static_cast<double>(middle->visits) / std::max(1U, root.visits);
    out.line = {out.move};
    follow(tree, shot.node, out.line);
    return out;
}

}  // namespace

Tree::Tree(const Board& start) : board(start) {
    nodes.take(1);  // no_node
    root = add(Stage::turn);
}

NodeId Tree::add(Stage stage) {
    const NodeId id = nodes.take(1);
    nodes[id] = Node{};
    nodes[id].stage = stage;
    return id;
}

std::unique_ptr<Tree> subtree(const Tree& tree, const Board& board) {
    const NodeId found = find(tree, tree.root, tree.board, board, 2);
    if (found == no_node) return nullptr;
    auto out = std::make_unique<Tree>(board);
    constexpr std::uint32_t parts = 20000;
    copy(tree, found, *out, out->root, tree.nodes[found].visits / parts);
    return out;
}

Thought think_aloud(const Tree& tree, std::uint64_t nodes, double seconds) {
    const Node& root = tree.nodes[tree.root];
    Thought out{.win = chance(root), .proof = root.proof, .nodes = nodes, .seconds = seconds, .line = {}};
    if (root.count == 0) return out;
    Candidate best = candidate(tree, root, tree.edge(root, best_edge(tree, root)));
    if (root.proof == Proof::none) out.win = best.win;
    out.line = std::move(best.line);
    out.depth = static_cast<int>(out.line.size());
    return out;
}

Finding finding_of(const Tree& tree, std::uint64_t nodes, double seconds) {
    Finding out;
    out.thought = think_aloud(tree, nodes, seconds);
    const Node& root = tree.nodes[tree.root];
    for (const std::size_t i : ranking(tree, root)) {
        const Edge& movement = tree.edge(root, i);
        if (out.candidates.size() == most_candidates) break;
        if (movement.node == no_node && !out.candidates.empty()) break;
        out.candidates.push_back(candidate(tree, root, movement));
    }
    if (!out.candidates.empty()) out.best = out.candidates.front().move;
    return out;
}

}  // namespace ariadne::amazons
