#include "resource/need_table.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace ariadne::resource {

namespace {

template <class Value>
struct Kernel {
    const Terrain* terrain;
    const Memory* memory;
    const Prices* prices;
    std::vector<Value> bonus;  // by item: gain minus price, scaled
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
        case 1: return run.template operator()<1>();
        case 2: return run.template operator()<2>();
        case 4: return run.template operator()<4>();
        case 8: return run.template operator()<8>();
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
    constexpr std::int64_t headroom = 1200;  // one step's cost and gain
    return ceiling(terrain, scale) + headroom * (sizeof(Value) == 2 ? 1 : scale) < std::numeric_limits<Value>::max();
}

template <class Value>
std::optional<NeedTable<Value>> NeedTable<Value>::build(const Terrain& terrain, const Memory& memory,
                                                        const Prices& prices, int layers, Survival survival,
                                                        std::int64_t enough, Budget& budget) {
    NeedTable table;
    const std::size_t stride = memory.first.back();
    table.stride_ = stride;
    table.first_ = memory.first.data();
    table.price_sum_ = prices.life_sum;
    const std::size_t layer_bytes = stride * sizeof(Value);
    table.budget_ = &budget;
    // Untouched pages cost nothing: only layers that are filled are charged.
    table.values_ = std::make_unique_for_overwrite<Value[]>(static_cast<std::size_t>(layers) * stride);

    std::vector<Value> bonus;
    std::int64_t total = 0;
    for (std::size_t i = 0; i < terrain.items.size(); ++i) {
        const std::int32_t value = std::max(terrain.items[i].gain, 0) * prices.scale - prices.life[i];
        bonus.push_back(static_cast<Value>(value));
        total += value;
    }
    // Without survival on the way a need may fall below zero, but never further than every bonus together.
    const auto one = static_cast<Value>(prices.scale);
    const auto lowest = static_cast<Value>(prices.scale - total);
    const Kernel<Value> kernel{.terrain = &terrain,
                               .memory = &memory,
                               .prices = &prices,
                               .bonus = std::move(bonus),
                               .stride = stride,
                               .floor = survival == Survival::everywhere ? one : lowest,
                               .arrival = one,
                               .ceiling = static_cast<Value>(ceiling(terrain, prices.scale) + 1)};
    for (int j = 0; j < layers; ++j) {
        if (!budget.allocate(layer_bytes)) return std::nullopt;
        table.bytes_ += layer_bytes;
        relax_layer<Value>(kernel, (layers - 1 - j) / prices.grain, table.values_.get() + static_cast<std::size_t>(j) * stride, j);
        table.layers_ = j + 1;
        if (!budget.spend(stride / 64 + 1)) return std::nullopt;
        if (enough >= 0 && table.least(terrain, j) <= enough * prices.scale) break;
    }
    return table;
}

template <class Value>
NeedTable<Value>::~NeedTable() {
    if (budget_ != nullptr) budget_->release(bytes_);
}

template <class Value>
NeedTable<Value>::NeedTable(NeedTable&& other) noexcept {
    *this = std::move(other);
}

template <class Value>
NeedTable<Value>& NeedTable<Value>::operator=(NeedTable&& other) noexcept {
    std::swap(values_, other.values_);
    std::swap(bytes_, other.bytes_);
    std::swap(budget_, other.budget_);
    first_ = other.first_;
    stride_ = other.stride_;
    layers_ = other.layers_;
    price_sum_ = other.price_sum_;
    return *this;
}

template class NeedTable<std::int16_t>;
template class NeedTable<std::int32_t>;

}  // namespace ariadne::resource
