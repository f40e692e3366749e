#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "resource/terrain.h"

namespace ariadne::resource {

// Which items a relaxed walk remembers having taken, and where.
//
// A bound may let a walk take an item again; the less it can, the stronger the bound. Each cell remembers a short
// list of items, and a state of the relaxed walk is a cell with one bit for each item of its list: "taken". A step
// keeps the bits of the items that both cells remember and forgets the rest. (Vehicle routing knows this as
// ng-routes.) Lists may differ in length from cell to cell, so memory can grow just where a walk would cheat.
struct Memory {
    static constexpr std::size_t most_items = 8;  // a cell's list
    static constexpr std::uint32_t same = 0xffffffffU;

    struct List {
        std::array<std::int32_t, most_items> items{};
        std::uint32_t size = 0;
        friend bool operator==(const List&, const List&) = default;
    };

    std::vector<List> lists;                        // each different list once
    std::vector<std::uint32_t> list_of;             // by rank
    std::vector<std::uint32_t> first;               // by rank: where its states begin in a layer; one past the end
    std::vector<std::array<std::uint32_t, 4>> map;  // by rank and direction: offset into maps, or `same`
    std::vector<std::uint8_t> maps;                 // state here -> state there, before that cell's own item
    std::vector<std::uint8_t> bit;                  // by rank: the bit of the item that lies there, or 0

    // About what the memory of a terrain takes while it is made: so much for each cell, and more for each different
    // list. Where cells remember the items nearest to them, lists are the parts of a plane, no more than six an item.
    static std::size_t bytes(const Terrain& terrain) {
        constexpr std::size_t bytes_a_cell = 64;
        constexpr std::size_t bytes_a_list = 128;
        return terrain.count() * bytes_a_cell +
               std::min<std::size_t>(terrain.count(), 6 * terrain.items.size()) * bytes_a_list;
    }

    unsigned states(std::uint32_t rank) const { return first[rank + 1] - first[rank]; }
    // Of somebody there who has taken this set of items.
    unsigned state_of(std::uint32_t rank, const std::uint64_t* taken) const {
        unsigned state = 0;
        const List& list = lists[list_of[rank]];
        for (std::size_t b = 0; b < list.size; ++b) {
            const auto item = static_cast<std::size_t>(list.items[b]);
            if ((taken[item / 64] >> (item % 64) & 1U) != 0) state |= 1U << b;
        }
        return state;
    }
    unsigned step(std::uint32_t rank, std::size_t direction, unsigned state) const {
        const std::uint32_t offset = map[rank][direction];
        return offset == same ? state : maps[offset + state];
    }
};

// How far around itself each item is remembered, and extra cells for each.
struct MemoryPlan {
    int radius = 0;
    std::size_t most = 2;                             // items a cell remembers by nearness
    std::size_t cap = Memory::most_items;             // and in all
    std::vector<std::vector<std::uint32_t>> demands;  // by item: ranks that should remember it
};

Memory make_memory(const Terrain& terrain, const MemoryPlan& plan);

}  // namespace ariadne::resource
