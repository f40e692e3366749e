#include "resource/memory.h"

#include <algorithm>

#include <boost/unordered/unordered_flat_map.hpp>

#include "base/hash.h"

namespace ariadne::resource {

namespace {

using List = Memory::List;

bool holds(const List& list, std::int32_t item) {
    return std::find(list.items.begin(), list.items.begin() + list.size, item) != list.items.begin() + list.size;
}

void add(List& list, std::int32_t item, std::size_t cap) {
    if (list.size < cap && !holds(list, item)) list.items[list.size++] = item;
}

// The nearest few items of every cell within the radius, by one breadth-first search from all items at once.
void add_nearest(const Terrain& terrain, const MemoryPlan& plan, std::vector<List>& lists) {
    struct Front {
        std::uint32_t rank;
        std::int32_t item;
    };
    std::vector<Front> front;
    std::vector<Front> next;
    for (std::size_t i = 0; i < terrain.items.size(); ++i) {
        front.push_back({terrain.item_rank[i], static_cast<std::int32_t>(i)});
        add(lists[terrain.item_rank[i]], static_cast<std::int32_t>(i), Memory::most_items);
    }
    for (int distance = 0; distance < plan.radius && !front.empty(); ++distance) {
        next.clear();
        for (const Front& f : front) {
            for (const std::uint32_t link : terrain.next[f.rank]) {
                if (link == Terrain::none) continue;
                const std::uint32_t there = link & Terrain::rank_bits;
                if (there == 0 || lists[there].size >= plan.most || holds(lists[there], f.item)) continue;
                add(lists[there], f.item, plan.most);
                next.push_back({there, f.item});
            }
        }
        front.swap(next);
    }
}

struct ListHash {
    std::size_t operator()(const List& list) const {
        std::uint64_t hash = list.size;
        for (std::size_t i = 0; i < list.size; ++i) hash = hash_mix(hash, static_cast<std::uint64_t>(list.items[i]));
        return hash;
    }
};

void intern_lists(Memory& memory, std::vector<List>& lists) {
    boost::unordered_flat_map<List, std::uint32_t, ListHash> ids;
    std::uint32_t total = 0;
    for (List& list : lists) {
        std::fill(list.items.begin() + list.size, list.items.end(), 0);
        std::sort(list.items.begin(), list.items.begin() + list.size);
        const auto [at, fresh] = ids.try_emplace(list, static_cast<std::uint32_t>(memory.lists.size()));
        if (fresh) memory.lists.push_back(list);
        memory.list_of.push_back(at->second);
        memory.first.push_back(total);
        total += 1U << list.size;
    }
    memory.first.push_back(total);
}

std::uint32_t add_map(Memory& memory, const List& from, const List& to) {
    const auto offset = static_cast<std::uint32_t>(memory.maps.size());
    for (unsigned state = 0; state < 1U << from.size; ++state) {
        unsigned there = 0;
        for (std::size_t b = 0; b < to.size; ++b) {
            for (std::size_t a = 0; a < from.size; ++a) {
                if (from.items[a] == to.items[b] && (state >> a & 1U) != 0) there |= 1U << b;
            }
        }
        memory.maps.push_back(static_cast<std::uint8_t>(there));
    }
    return offset;
}

}  // namespace

Memory make_memory(const Terrain& terrain, const MemoryPlan& plan) {
    Memory memory;
    std::vector<List> lists(terrain.count());
    add_nearest(terrain, plan, lists);
    for (std::size_t i = 0; i < plan.demands.size(); ++i) {
        for (const std::uint32_t rank : plan.demands[i]) add(lists[rank], static_cast<std::int32_t>(i), plan.cap);
    }
    intern_lists(memory, lists);

    boost::unordered_flat_map<std::uint64_t, std::uint32_t> offsets;
    memory.map.resize(terrain.count());
    memory.bit.assign(terrain.count(), 0);
    for (std::uint32_t rank = 0; rank < terrain.count(); ++rank) {
        const std::uint32_t from = memory.list_of[rank];
        for (std::size_t d = 0; d < 4; ++d) {
            const std::uint32_t link = terrain.next[rank][d];
            memory.map[rank][d] = Memory::same;
            if (link == Terrain::none) continue;
            const std::uint32_t to = memory.list_of[link & Terrain::rank_bits];
            if (to == from) continue;
            const std::uint64_t key = (std::uint64_t{from} << 32U) | to;
            const auto found = offsets.find(key);
            memory.map[rank][d] =
                found != offsets.end() ? found->second : add_map(memory, memory.lists[from], memory.lists[to]);
            if (found == offsets.end()) offsets.emplace(key, memory.map[rank][d]);
        }
        const std::int32_t item = terrain.item[rank];
        if (item == Terrain::no_item) continue;
        const List& list = memory.lists[from];
        const auto at = std::find(list.items.begin(), list.items.begin() + list.size, item) - list.items.begin();
        memory.bit[rank] = static_cast<std::uint8_t>(1U << static_cast<unsigned>(at));
    }
    return memory;
}

}  // namespace ariadne::resource
