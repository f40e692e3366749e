#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "worlds/amazons/bits/board.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/engine/net.h"

namespace ariadne::amazons {

// The tree of a search. A turn is two steps in it: from a node of stage `turn` an edge is a movement (from, to) and
// leads to a node of stage `shot`, where an edge is a shot and leads to the other side's turn. Hence a node has some
// eighty edges, or thirty, where a tree of whole turns would have two thousand.

using NodeId = std::uint32_t;
inline constexpr NodeId no_node = 0;

struct Edge {
    std::uint8_t one = 0;     // from, or the arrow
    std::uint8_t two = 0;     // to
    std::uint16_t prior = 0;  // in 1/65535; a node's edges are sorted by it, the likeliest first
    NodeId node = no_node;    // none: never visited
};

// Values are chances of the side that acts at the node, also where it has moved and is about to shoot.
struct Node {
    double sum = 0;  // of the values of its visits
    std::uint32_t visits = 0;
    std::uint32_t edges = 0;  // where they begin
    std::uint16_t count = 0;  // how many
    std::uint16_t busy = 0;   // threads below it at the moment
    Stage stage = Stage::turn;
    Proof proof = Proof::none;
    bool open = false;  // its edges are there
};

static_assert(sizeof(Edge) == 8);
static_assert(sizeof(Node) == 24);

// Storage that grows without moving what is in it.
template <class Item, unsigned bits>
class Shelf {
  public:
    // Room for `count` items in a row, at most 2^bits.
    std::uint32_t take(std::size_t count) {
        constexpr std::size_t size = std::size_t{1} << bits;
        if (blocks_.empty() || used_ + count > size) {
            blocks_.push_back(std::make_unique<Item[]>(size));
            used_ = 0;
        }
        const auto at = static_cast<std::uint32_t>(((blocks_.size() - 1) << bits) + used_);
        used_ += count;
        return at;
    }
    Item& operator[](std::uint32_t at) { return blocks_[at >> bits][at & ((1U << bits) - 1)]; }
    const Item& operator[](std::uint32_t at) const { return blocks_[at >> bits][at & ((1U << bits) - 1)]; }
    std::size_t bytes() const { return (blocks_.size() << bits) * sizeof(Item); }

  private:
    std::vector<std::unique_ptr<Item[]>> blocks_;
    std::size_t used_ = 0;
};

struct Tree {
    Board board;  // at the root
    NodeId root = no_node;
    Shelf<Node, 12> nodes;
    Shelf<Edge, 14> edges;

    explicit Tree(const Board& start);

    NodeId add(Stage stage);
    std::size_t bytes() const { return nodes.bytes() + edges.bytes(); }
    const Edge& edge(const Node& node, std::size_t i) const {
        return edges[node.edges + static_cast<std::uint32_t>(i)];
    }
    Edge& edge(const Node& node, std::size_t i) { return edges[node.edges + static_cast<std::uint32_t>(i)]; }
};

// The part of the tree that begins with that position, when it lies at most two turns below the root; without what was
// visited very rarely there, so that the copy is made in no time however large the tree is.
std::unique_ptr<Tree> subtree(const Tree& tree, const Board& board);

// What a tree says about its root. Only while nobody walks in it.
Thought think_aloud(const Tree& tree, std::uint64_t nodes, double seconds);
Finding finding_of(const Tree& tree, std::uint64_t nodes, double seconds);

}  // namespace ariadne::amazons
