#include "resource/need_table.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <new>
#include <queue>
#include <utility>

namespace ariadne::resource {

namespace {

// A cell without memory whose neighbours have none and hold no item: all that is needed to relax it, in one place.
// Most cells of a large map are such.
struct Plain {
    std::uint32_t at[4] = {};   // where the neighbours' values lie in a layer, those closer to the goal first
    std::int32_t cost[4] = {};  // scaled
    std::uint8_t closer = 0;
    std::uint8_t all = 0;  // 0: not a plain cell
};

template <class Value>
struct Kernel {
    const Terrain* terrain;
    const Memory* memory;
    const Prices* prices;
    std::vector<Value> bonus;  // by item: gain minus price, scaled
    std::vector<Plain> plain;  // by rank
    std::size_t stride;        // values a layer
    Value floor;
    Value arrival;
    Value ceiling;
};

// best[a] = min(best[a], source[a] + cost), for a whole cell at once. Fixed lengths become vector code.
template <class Value>
void lower_all(Value* best, const Value* source, Value cost, unsigned states) {
    const auto run = [&]<unsigned n>() {
        for (unsigned a = 0; a < n; ++a) best[a] = std::min(best[a], static_cast<Value>(source[a] + cost));
    };
    switch (states) {
        case 1:
            return run.template operator()<1>();
        case 2:
            return run.template operator()<2>();
        case 4:
            return run.template operator()<4>();
        case 8:
            return run.template operator()<8>();
        default:
            for (unsigned a = 0; a < states; a += 16) {
                for (unsigned b = a; b < a + 16; ++b) best[b] = std::min(best[b], static_cast<Value>(source[b] + cost));
            }
    }
}

// One cell of one layer: the best of its neighbours, for all memory states at once.
template <class Value>
void relax_cell(const Kernel<Value>& k, std::uint32_t rank, Value* layer, int index) {
    const Memory& memory = *k.memory;
    if (const Plain& plain = k.plain[rank]; plain.all > 0) {
        std::int32_t least = k.ceiling;
        for (std::size_t e = 0; e < plain.closer; ++e) least = std::min(least, layer[plain.at[e]] + plain.cost[e]);
        if (index >= k.prices->grain) {
            const Value* below = layer - static_cast<std::size_t>(k.prices->grain) * k.stride;
            for (std::size_t e = plain.closer; e < plain.all; ++e)
                least = std::min(least, below[plain.at[e]] + plain.cost[e]);
        }
        layer[memory.first[rank]] = std::max(static_cast<Value>(least), k.floor);
        return;
    }
    const unsigned states = memory.states(rank);
    Value best[1U << Memory::most_items];
    std::fill_n(best, states, k.ceiling);
    const auto& links = k.terrain->next[rank];
    for (std::size_t d = 0; d < 4; ++d) {
        const std::uint32_t link = links[d];
        if (link == Terrain::none) continue;
        const std::uint32_t there = link & Terrain::rank_bits;
        if (there == 0) {
            for (unsigned a = 0; a < states; ++a) best[a] = std::min(best[a], k.arrival);
            continue;
        }
        const int drop = (link & Terrain::farther) != 0 ? k.prices->grain : 0;
        if (drop > index) continue;
        const Value* source = layer - static_cast<std::size_t>(drop) * k.stride + memory.first[there];
        const auto cost = static_cast<Value>(k.terrain->cost[there] * k.prices->scale);
        const std::uint32_t offset = memory.map[rank][d];
        const std::int32_t item = k.terrain->item[there];
        if (item == Terrain::no_item && offset == Memory::same) {
            lower_all(best, source, cost, states);
        } else if (item == Terrain::no_item) {
            const std::uint8_t* map = memory.maps.data() + offset;
            for (unsigned a = 0; a < states; ++a) {
                best[a] = std::min(best[a], static_cast<Value>(source[map[a]] + cost));
            }
        } else {
            const auto i = static_cast<std::size_t>(item);
            const unsigned bit = memory.bit[there];
            const auto taking = static_cast<Value>(cost - k.bonus[i]);
            const int delay = k.prices->delay[i];
            const Value* later = source - static_cast<std::size_t>(delay) * k.stride;
            for (unsigned a = 0; a < states; ++a) {
                const unsigned b = offset == Memory::same ? a : memory.maps[offset + a];
                // With a price in steps, leaving the item may be the cheaper relaxation: it was taken and forgotten.
                if ((b & bit) != 0 || delay > 0) best[a] = std::min(best[a], static_cast<Value>(source[b] + cost));
                if ((b & bit) == 0 && drop + delay <= index) {
                    best[a] = std::min(best[a], static_cast<Value>(later[b | bit] + taking));
                }
            }
        }
    }
    Value* out = layer + memory.first[rank];
    for (unsigned a = 0; a < states; ++a) out[a] = std::max(best[a], k.floor);
}

template <class Value>
void relax_layer(const Kernel<Value>& k, std::int32_t most_excess, Value* layer, int index) {
    layer[0] = k.arrival;
    for (std::uint32_t rank = 1; rank < k.terrain->count(); ++rank) {
        if (k.terrain->excess[rank] <= most_excess) relax_cell(k, rank, layer, index);
    }
}

// Which cells differ from the layer below. Needs fall in few layers of many, so a cell keeps its value where nothing
// that it depends on has moved: neighbours closer to the goal in this layer, farther ones `grain` layers ago. Cells
// beside an item with a delay depend on still older layers and are always looked at.
class Moved {
  public:
    Moved(const Terrain& terrain, const Prices& prices)
        : flags_(static_cast<std::size_t>(prices.grain) + 1, std::vector<std::uint8_t>(terrain.count(), 1)),
          always_(terrain.count(), 0) {
        for (auto& flags : flags_) flags[0] = 0;
        for (std::size_t i = 0; i < terrain.items.size(); ++i) {
            if (prices.delay[i] == 0) continue;
            for (const std::uint32_t link : terrain.next[terrain.item_rank[i]]) {
                if (link != Terrain::none) always_[link & Terrain::rank_bits] = 1;
            }
        }
    }

    static std::size_t bytes_a_cell(const Prices& prices) { return static_cast<std::size_t>(prices.grain) + 2; }

    template <class Value>
    void relax(const Kernel<Value>& k, std::int32_t most_excess, Value* layer, int index) {
        std::copy_n(layer - k.stride, k.stride, layer);
        std::vector<std::uint8_t>& now = flags_[static_cast<std::size_t>(index) % flags_.size()];
        const std::vector<std::uint8_t>& then = flags_[static_cast<std::size_t>(index + 1) % flags_.size()];
        const Terrain& terrain = *k.terrain;
        for (std::uint32_t rank = 1; rank < terrain.count(); ++rank) {
            now[rank] = 0;
            if (terrain.excess[rank] > most_excess) continue;
            unsigned reason = always_[rank];
            for (const std::uint32_t link : terrain.next[rank]) {
                if (link == Terrain::none) continue;
                reason |= ((link & Terrain::farther) != 0 ? then : now)[link & Terrain::rank_bits];
            }
            if (reason == 0) continue;
            relax_cell(k, rank, layer, index);
            const Value* value = layer + k.memory->first[rank];
            const unsigned states = k.memory->states(rank);
            unsigned differs = 0;
            for (unsigned a = 0; a < states && differs == 0; ++a) differs = value[a] != (value - k.stride)[a] ? 1 : 0;
            now[rank] = static_cast<std::uint8_t>(differs);
        }
    }

  private:
    std::vector<std::vector<std::uint8_t>> flags_;  // by layer modulo grain + 1, by rank
    std::vector<std::uint8_t> always_;              // by rank
};

// One layer for walks of every length, from above: cells are looked at again whenever a neighbour's need has fallen,
// the least need first, which without items would be Dijkstra's order. Ends when nothing changes or the start can do
// with `enough`. False when the budget ran out, or when needs go on falling for so long that some cheating cycle must
// be feeding them.
template <class Value>
bool settle(const Kernel<Value>& k, std::vector<Value>& layer, std::int64_t enough, Budget& budget) {
    constexpr std::size_t most_looks_a_cell = 20;
    const Terrain& terrain = *k.terrain;
    layer.assign(k.stride, k.ceiling);
    layer[0] = k.arrival;
    using Entry = std::pair<Value, std::uint32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    queue.emplace(k.arrival, 0U);
    std::vector<std::uint8_t> waiting(terrain.count(), 0);
    std::vector<Value> before(std::size_t{1} << Memory::most_items);
    std::size_t looks = most_looks_a_cell * terrain.count();
    for (; !queue.empty() && looks > 0; --looks) {
        const std::uint32_t here = queue.top().second;
        queue.pop();
        waiting[here] = 0;
        if (!budget.spend()) return false;
        for (const std::uint32_t link : terrain.next[here]) {
            const std::uint32_t rank = link & Terrain::rank_bits;
            if (link == Terrain::none || rank == 0) continue;
            Value* value = layer.data() + k.memory->first[rank];
            const unsigned states = k.memory->states(rank);
            std::copy_n(value, states, before.begin());
            relax_cell(k, rank, layer.data(), 0);
            if (waiting[rank] != 0 || std::equal(value, value + states, before.begin())) continue;
            waiting[rank] = 1;
            queue.emplace(value[0], rank);
        }
        if (layer[k.memory->first[terrain.start]] <= enough) return true;
    }
    return queue.empty();
}

std::vector<Plain> find_plain(const Terrain& terrain, const Memory& memory, std::int32_t scale) {
    std::vector<Plain> cells(terrain.count());
    for (std::uint32_t rank = 1; rank < terrain.count(); ++rank) {
        if (memory.states(rank) != 1) continue;
        Plain cell;
        bool plain = true;
        for (const bool farther : {false, true}) {
            for (const std::uint32_t link : terrain.next[rank]) {
                if (link == Terrain::none || ((link & Terrain::farther) != 0) != farther) continue;
                const std::uint32_t there = link & Terrain::rank_bits;
                plain = plain && there != 0 && memory.states(there) == 1 && terrain.item[there] == Terrain::no_item;
                cell.at[cell.all] = memory.first[there];
                cell.cost[cell.all++] = terrain.cost[there] * scale;
            }
            if (!farther) cell.closer = cell.all;
        }
        if (plain) cells[rank] = cell;
    }
    return cells;
}

template <class Value>
Kernel<Value> make_kernel(const Terrain& terrain, const Memory& memory, const Prices& prices, Survival survival) {
    std::vector<Value> bonus;
    std::int64_t total = 0;
    for (std::size_t i = 0; i < terrain.items.size(); ++i) {
        const std::int32_t value = std::max(terrain.items[i].gain, 0) * prices.scale - prices.life[i];
        bonus.push_back(static_cast<Value>(value));
        total += value;
    }
    // Without survival on the way a need may fall below zero, but never further than every bonus together.
    const auto one = static_cast<Value>(prices.scale);
    const auto arrival = static_cast<Value>(terrain.arrival * prices.scale);
    const auto lowest = static_cast<Value>(arrival - total);
    return {.terrain = &terrain,
            .memory = &memory,
            .prices = &prices,
            .bonus = std::move(bonus),
            .plain = find_plain(terrain, memory, prices.scale),
            .stride = memory.first.back(),
            .floor = survival == Survival::everywhere ? one : lowest,
            .arrival = arrival,
            .ceiling = static_cast<Value>(NeedTable<Value>::ceiling(terrain, prices.scale) + 1)};
}

}  // namespace

Prices no_prices(const Terrain& terrain, std::int32_t scale) {
    Prices prices;
    prices.scale = scale;
    prices.life.assign(terrain.items.size(), 0);
    prices.delay.assign(terrain.items.size(), 0);
    return prices;
}

template <class Value>
bool NeedTable<Value>::fits(const Terrain& terrain, std::int32_t scale) {
    // A step costs or gains that much beyond the ceiling, or below the opposite of it.
    const std::int64_t step = (std::int64_t{terrain.largest_cost} + terrain.largest_gain) * scale;
    const std::int64_t headroom = std::max(step, std::int64_t{1200} * (sizeof(Value) == 2 ? 1 : scale));
    return ceiling(terrain, scale) + headroom < std::numeric_limits<Value>::max();
}

template <class Value>
std::optional<NeedTable<Value>> NeedTable<Value>::build(const Terrain& terrain, const Memory& memory,
                                                        const Prices& prices, int layers, Survival survival,
                                                        std::int64_t enough, Budget& budget, std::uint32_t untracked) {
    NeedTable table(budget);
    const std::size_t stride = memory.first.back();
    table.stride_ = stride;
    table.first_ = memory.first.data();
    table.price_sum_ = prices.life_sum;
    const std::size_t layer_bytes = stride * sizeof(Value);
    // Untouched pages cost nothing: only layers that are filled are charged.
    table.values_.reset(new (std::nothrow) Value[static_cast<std::size_t>(layers) * stride]);
    if (!table.values_) {
        budget.allocate(std::numeric_limits<std::size_t>::max());  // more than there is: the budget ends here
        return std::nullopt;
    }

    Charge scratch(budget);
    const bool tracked = terrain.count() > untracked;
    const std::size_t a_cell = sizeof(Plain) + (tracked ? Moved::bytes_a_cell(prices) : 0);
    if (!scratch.add(terrain.count() * a_cell)) return std::nullopt;
    const Kernel<Value> kernel = make_kernel<Value>(terrain, memory, prices, survival);
    std::optional<Moved> moved;
    if (tracked) moved.emplace(terrain, prices);
    for (int j = 0; j < layers; ++j) {
        if (!table.charge_.add(layer_bytes)) return std::nullopt;
        Value* layer = table.values_.get() + static_cast<std::size_t>(j) * stride;
        const std::int32_t most_excess = (layers - 1 - j) / prices.grain;
        if (moved && j > prices.grain) {
            moved->relax(kernel, most_excess, layer, j);
        } else {
            relax_layer(kernel, most_excess, layer, j);
        }
        table.layers_ = j + 1;
        if (!budget.spend(stride / 64 + 1)) return std::nullopt;
        if (enough >= 0 && table.least(terrain, j) <= enough * prices.scale) break;
    }
    return table;
}

template <class Value>
std::optional<std::int64_t> NeedTable<Value>::least_unlimited(const Terrain& terrain, const Memory& memory,
                                                              std::int64_t enough, Budget& budget) {
    Prices prices = no_prices(terrain, 1);
    prices.grain = 0;  // one layer for walks of every length
    std::vector<Value> layer;
    Charge scratch(budget);
    constexpr std::size_t queued = 16;
    if (!scratch.add(memory.first.back() * sizeof(Value) + terrain.count() * (sizeof(Plain) + queued)))
        return std::nullopt;
    if (!settle(make_kernel<Value>(terrain, memory, prices, Survival::everywhere), layer, enough, budget))
        return std::nullopt;
    return layer[memory.first[terrain.start]];
}

template class NeedTable<std::int16_t>;
template class NeedTable<std::int32_t>;

}  // namespace ariadne::resource
