#include "resource/label_search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace ariadne::resource {

namespace {

constexpr std::uint16_t too_far = std::numeric_limits<std::uint16_t>::max();

struct Label {
    static constexpr std::uint32_t none = 0xffffffffU;  // no number of a label

    std::int64_t life = 0;
    std::int64_t score = 0;  // worth minus need: what a beam keeps
    std::uint32_t rank = 0;
    std::uint32_t parent = none;
    std::array<std::int32_t, most_gauges> paid{};  // by gauge: prices of the items taken
    std::array<std::int32_t, most_gauges> late{};  // by gauge: their delays
    bool dead = false;
};

// The labels that reached one cell so far, most life first.
struct Shelf {
    std::vector<std::int64_t> life;
    std::vector<std::uint64_t> sets;
};

template <class Value>
class LabelSearch {
  public:
    LabelSearch(const Terrain& terrain, const ItemReach& reach, const Gauges<Value>& gauges, const LabelLimits& limits,
                const std::function<void(Cell)>& trace, Budget& budget)
        : terrain_(terrain),
          reach_(reach),
          gauges_(gauges),
          limits_(limits),
          trace_(trace),
          budget_(budget),
          charge_(budget),
          words_((terrain.items.size() + 63) / 64),
          scratch_(words_),
          longest_(terrain.shortest + 2 * limits.slack) {
        if (!terrain.items.empty()) {
            uniform_gain_ = terrain.items.front().gain;
            for (const Item& item : terrain.items) {
                if (item.gain != uniform_gain_) uniform_gain_ = 0;
            }
            if (terrain.harmful) uniform_gain_ = 0;
        }
        best_life_ = limits.beat.value_or(0);
    }

    LabelResult run() {
        if (!make_room()) return result(false);
        push_start();
        bool whole = true;
        std::uint32_t begin = 0;
        for (int t = 0; t < longest_; ++t) {
            const auto end = static_cast<std::uint32_t>(labels_.size());
            if (begin == end) break;
            if (limits_.width > 0) whole = cut_to_width(begin, end) && whole;
            for (std::uint32_t i = begin; i < end; ++i) {
                if (labels_[i].dead) continue;
                if (!expand(i, t)) return result(false);
            }
            if (goal_parent_ != Label::none && !limits_.beat) break;
            begin = end;
        }
        return result(whole);
    }

  private:
    std::uint64_t* set(std::uint32_t label) { return sets_.data() + static_cast<std::size_t>(label) * words_; }

    // What every cell takes before there is a label.
    bool make_room() {
        const std::size_t cells = terrain_.count();
        const std::size_t far = reach_.known() ? cells : 0;
        if (!charge_.add(cells * sizeof(Shelf) + far * (words_ * sizeof(std::uint64_t) + sizeof(std::int32_t))))
            return false;
        shelves_.resize(cells);
        out_of_reach_.resize(far * words_);
        reach_checked_.assign(far, -1);
        return true;
    }

    void push_start() {
        labels_.push_back({.life = terrain_.life, .rank = terrain_.start});
        sets_.resize(words_, 0);
        shelves_[terrain_.start].life.push_back(terrain_.life);
        shelves_[terrain_.start].sets.resize(words_, 0);
    }

    // False when the budget is exhausted.
    bool expand(std::uint32_t parent, int t) {
        if (!budget_.spend()) return false;
        if (trace_) trace_(terrain_.cell_of(labels_[parent].rank));
        for (const std::uint32_t link : terrain_.next[labels_[parent].rank]) {
            if (link == Terrain::none) continue;
            const std::uint32_t there = link & Terrain::rank_bits;
            if (there == 0) {
                arrive(parent);
            } else if (!enter(parent, there, t + 1)) {
                return false;
            }
        }
        return true;
    }

    void arrive(std::uint32_t parent) {
        if (labels_[parent].life < terrain_.arrival) return;
        const std::int64_t life = labels_[parent].life - terrain_.cost[0];
        if (limits_.beat ? life > best_life_ : (goal_parent_ == Label::none || life > best_life_)) {
            best_life_ = life;
            goal_parent_ = parent;
        }
    }

    bool enter(std::uint32_t parent, std::uint32_t rank, int t) {
        const int left = longest_ - t - terrain_.to_goal[rank];
        if (left < 0) return true;
        Label label{.life = labels_[parent].life - terrain_.cost[rank],
                    .rank = rank,
                    .parent = parent,
                    .paid = labels_[parent].paid,
                    .late = labels_[parent].late};
        std::copy_n(set(parent), words_, scratch_.data());
        const std::int32_t item = terrain_.item[rank];
        if (item != Terrain::no_item && !taken(static_cast<std::size_t>(item))) {
            label.life += terrain_.items[static_cast<std::size_t>(item)].gain;
            take(static_cast<std::size_t>(item), label);
        }
        if (label.life < 1) return true;
        if (reach_.known()) give_up_far_items(label, t);
        if (!promising(label, left / 2)) return true;
        if (dominated(label)) return true;
        return append(label);
    }

    bool taken(std::size_t item) const { return (scratch_[item / 64] >> (item % 64) & 1U) != 0; }
    void take(std::size_t item, Label& label) {
        scratch_[item / 64] |= std::uint64_t{1} << (item % 64);
        charge(item, label);
    }
    void charge(std::size_t item, Label& label) const {
        for (std::size_t g = 0; g < gauges_.size(); ++g) {
            label.paid[g] += gauges_[g].prices->life[item];
            label.late[g] += gauges_[g].prices->delay[item];
        }
    }

    // An item that can no longer be fetched counts as taken: that makes more labels equal, and needs larger.
    void give_up_far_items(Label& label, int t) {
        std::uint64_t* mask = out_of_reach_.data() + label.rank * words_;
        if (reach_checked_[label.rank] != t) {
            reach_checked_[label.rank] = t;
            for (std::size_t i = 0; i < terrain_.items.size(); ++i) {
                const std::uint16_t steps = reach_.steps[i][label.rank];
                const bool far = steps == too_far || t + steps + terrain_.to_goal[terrain_.item_rank[i]] > longest_;
                if (far) mask[i / 64] |= std::uint64_t{1} << (i % 64);
            }
        }
        for (std::size_t w = 0; w < words_; ++w) {
            std::uint64_t fresh = mask[w] & ~scratch_[w];
            scratch_[w] |= fresh;
            for (; fresh != 0; fresh &= fresh - 1) {
                charge(w * 64 + static_cast<std::size_t>(std::countr_zero(fresh)), label);
            }
        }
    }

    bool promising(Label& label, int slack) const {
        for (std::size_t g = 0; g < gauges_.size(); ++g) {
            const Gauge<Value>& gauge = gauges_[g];
            const Prices& prices = *gauge.prices;
            const unsigned state = gauge.memory->state_of(label.rank, scratch_.data());
            const auto layer = static_cast<int>(std::int64_t{slack} * prices.grain + prices.delay_sum - label.late[g]);
            const std::int64_t worth = label.life * prices.scale + prices.life_sum - label.paid[g];
            const std::int64_t spare = worth - gauge.table->need(label.rank, state, layer);
            if (g == 0) label.score = spare;
            if (!gauge.arrival) {
                if (spare < 0) return false;
            } else if (floor_div(spare, prices.scale) + 1 - terrain_.cost[0] <= best_life_) {
                return false;  // what is left over, and the 1 to arrive with, less the goal's own cost
            }
        }
        return true;
    }

    // Whether a lead in life makes up for what the set `a` has taken and `b` has not, and for harm that only `b` is rid
    // of.
    bool outweighs(std::int64_t lead, const std::uint64_t* a, const std::uint64_t* b) const {
        for (std::size_t w = 0; w < words_; ++w) {
            for (std::uint64_t more = a[w] & ~b[w]; more != 0; more &= more - 1) {
                lead -= uniform_gain_ > 0 ? uniform_gain_ : std::max(gain(w, more), 0);
                if (lead < 0) return false;
            }
            if (!terrain_.harmful) continue;
            for (std::uint64_t less = b[w] & ~a[w]; less != 0; less &= less - 1) lead -= std::max(-gain(w, less), 0);
            if (lead < 0) return false;
        }
        return true;
    }
    std::int32_t gain(std::size_t word, std::uint64_t bits) const {
        return terrain_.items[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))].gain;
    }

    bool dominated(const Label& label) {
        const Shelf& shelf = shelves_[label.rank];
        const std::uint64_t* other = shelf.sets.data();
        for (const std::int64_t life : shelf.life) {
            if (life < label.life) return false;
            if (outweighs(life - label.life, other, scratch_.data())) return true;
            other += words_;
        }
        return false;
    }

    bool append(const Label& label) {
        if (limits_.most > 0 && labels_.size() >= limits_.most) return false;
        if (labels_.size() == labels_.capacity()) {
            const std::size_t more = std::max<std::size_t>(labels_.size(), 1024);
            const std::size_t bytes = more * (sizeof(Label) + 2 * words_ * 8 + 8);
            if (!charge_.add(bytes)) return false;
            labels_.reserve(labels_.size() + more);
            sets_.reserve((labels_.size() + more) * words_);
        }
        labels_.push_back(label);
        sets_.insert(sets_.end(), scratch_.begin(), scratch_.end());
        Shelf& shelf = shelves_[label.rank];
        const auto at =
            std::upper_bound(shelf.life.begin(), shelf.life.end(), label.life, std::greater<>()) - shelf.life.begin();
        shelf.life.insert(shelf.life.begin() + at, label.life);
        shelf.sets.insert(shelf.sets.begin() + at * static_cast<std::ptrdiff_t>(words_), scratch_.begin(),
                          scratch_.end());
        return true;
    }

    // True when nothing had to be cut.
    bool cut_to_width(std::uint32_t begin, std::uint32_t end) {
        if (end - begin <= limits_.width) return true;
        order_.clear();
        for (std::uint32_t i = begin; i < end; ++i) order_.push_back(i);
        const auto middle = order_.begin() + static_cast<std::ptrdiff_t>(limits_.width);
        std::nth_element(order_.begin(), middle, order_.end(), [&](std::uint32_t a, std::uint32_t b) {
            return labels_[a].score != labels_[b].score ? labels_[a].score > labels_[b].score : a < b;
        });
        for (auto it = middle; it != order_.end(); ++it) labels_[*it].dead = true;
        return false;
    }

    LabelResult result(bool complete) {
        LabelResult out;
        out.complete = complete;
        out.labels = labels_.size();
        if (goal_parent_ != Label::none) {
            Walk walk;
            walk.life = best_life_;
            walk.cells.push_back(terrain_.cell_of(0));
            for (std::uint32_t i = goal_parent_; i != Label::none; i = labels_[i].parent) {
                walk.cells.push_back(terrain_.cell_of(labels_[i].rank));
            }
            std::ranges::reverse(walk.cells);
            out.walk = std::move(walk);
        }
        return out;
    }

    const Terrain& terrain_;
    const ItemReach& reach_;
    const Gauges<Value>& gauges_;
    const LabelLimits& limits_;
    const std::function<void(Cell)>& trace_;
    Budget& budget_;
    Charge charge_;
    std::size_t words_;
    std::vector<Label> labels_;
    std::vector<std::uint64_t> sets_;  // words_ words a label
    std::vector<Shelf> shelves_;       // by rank
    std::vector<std::uint64_t> out_of_reach_;
    std::vector<std::int32_t> reach_checked_;
    std::vector<std::uint64_t> scratch_;  // the set of the label being made
    std::vector<std::uint32_t> order_;
    std::int32_t uniform_gain_ = 0;  // of all items, 0 when they differ or harm
    int longest_;
    std::int64_t best_life_ = 0;
    std::uint32_t goal_parent_ = Label::none;
};

}  // namespace

ItemReach make_item_reach(const Terrain& terrain, Budget& budget) {
    constexpr std::size_t most_entries = 8'000'000;
    ItemReach reach;
    const std::size_t entries = terrain.items.size() * terrain.count();
    if (entries > most_entries || !budget.fits(entries * sizeof(std::uint16_t))) return reach;
    reach.charge.emplace(budget);
    reach.charge->add(entries * sizeof(std::uint16_t));
    std::vector<std::uint32_t> queue;
    for (const std::uint32_t source : terrain.item_rank) {
        std::vector<std::uint16_t> steps(terrain.count(), too_far);
        queue.assign(1, source);
        steps[source] = 0;
        for (std::size_t at = 0; at < queue.size(); ++at) {
            for (const std::uint32_t link : terrain.next[queue[at]]) {
                if (link == Terrain::none) continue;
                const std::uint32_t there = link & Terrain::rank_bits;
                if (there == 0 || steps[there] != too_far) continue;
                if (steps[queue[at]] + 1 == too_far) return {};
                steps[there] = static_cast<std::uint16_t>(steps[queue[at]] + 1);
                queue.push_back(there);
            }
        }
        reach.steps.push_back(std::move(steps));
        if (!budget.spend(terrain.count() / 16 + 1)) return {};
    }
    return reach;
}

template <class Value>
LabelResult search_labels(const Terrain& terrain, const ItemReach& reach, const Gauges<Value>& gauges,
                          const LabelLimits& limits, const std::function<void(Cell)>& trace, Budget& budget) {
    return LabelSearch<Value>(terrain, reach, gauges, limits, trace, budget).run();
}

template LabelResult search_labels(const Terrain&, const ItemReach&, const Gauges<std::int16_t>&, const LabelLimits&,
                                   const std::function<void(Cell)>&, Budget&);
template LabelResult search_labels(const Terrain&, const ItemReach&, const Gauges<std::int32_t>&, const LabelLimits&,
                                   const std::function<void(Cell)>&, Budget&);

}  // namespace ariadne::resource
