#include "worlds/amazons/engine/tree.h"

namespace ariadne::amazons {

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

namespace {

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

}  // namespace

std::unique_ptr<Tree> subtree(const Tree& tree, const Board& board) {
    const NodeId found = find(tree, tree.root, tree.board, board, 2);
    if (found == no_node) return nullptr;
    auto out = std::make_unique<Tree>(board);
    constexpr std::uint32_t parts = 20000;
    copy(tree, found, *out, out->root, tree.nodes[found].visits / parts);
    return out;
}

}  // namespace ariadne::amazons
