#include "resource/tour.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <limits>
#include <queue>
#include <tuple>

namespace ariadne::resource {

namespace {

constexpr std::uint32_t no_label = 0xffffffffU;

struct Label {
    std::int64_t life = 0;
    std::int64_t promise = 0;  // what items not yet taken may still bring
    std::uint32_t place = 0;
    std::uint32_t parent = no_label;
};

class TourSearch {
  public:
    TourSearch(const Terrain& terrain, Legs& legs, const TourLimits& limits, Budget& budget)
        : terrain_(terrain), legs_(legs), limits_(limits), budget_(budget), words_((terrain.items.size() + 63) / 64),
          shelves_(legs.places()), scratch_(words_), best_life_(limits.at_least - 1) {}

    TourResult run() {
        TourResult result;
        if (!prepare()) return finish(result, false);
        labels_.push_back({.life = limits_.life, .promise = total_promise_, .place = Legs::start});
        sets_.resize(words_, 0);
        open_.emplace(limits_.life + total_promise_, 0U, 0U);
        while (!open_.empty()) {
            const auto [hope, order, index] = open_.top();
            if (hope - exit_cost_ <= best_life_) break;
            if (!budget_.spend() || (limits_.most > 0 && labels_.size() > limits_.most)) return finish(result, false);
            open_.pop();
            if (!expand(index)) return finish(result, false);
            if (limits_.first && best_ != no_label) break;
        }
        return finish(result, true);
    }

  private:
    // For each item what it can bring at most: its gain less the cheapest leg into it.
    bool prepare() {
        if (!legs_.ready(Legs::start)) return false;
        brings_.assign(terrain_.items.size(), 0);
        std::vector<std::int64_t> cheapest(legs_.places(), std::numeric_limits<std::int64_t>::max());
        for (std::uint32_t from = 0; from < legs_.places(); ++from) {
            if (from == Legs::goal) continue;
            if (legs_.cost(Legs::start, from) == Legs::no_way) continue;
            if (!legs_.ready(from)) return false;
            for (std::uint32_t to = 0; to < legs_.places(); ++to) {
                const std::int64_t cost = legs_.cost(from, to);
                if (to != from && cost != Legs::no_way) cheapest[to] = std::min(cheapest[to], cost);
            }
        }
        exit_cost_ = cheapest[Legs::goal] == std::numeric_limits<std::int64_t>::max() ? 0 : cheapest[Legs::goal] - terrain_.cost[0];
        for (std::size_t i = 0; i < brings_.size(); ++i) {
            const std::int64_t into = cheapest[Legs::place_of(i)];
            if (into < terrain_.items[i].gain) brings_[i] = terrain_.items[i].gain - into;
            total_promise_ += brings_[i];
        }
        return true;
    }

    std::uint64_t* set(std::uint32_t label) { return sets_.data() + static_cast<std::size_t>(label) * words_; }

    bool expand(std::uint32_t index) {
        const Label label = labels_[index];
        const std::int64_t way_out = legs_.cost(label.place, Legs::goal);
        if (way_out != Legs::no_way) {
            const std::int64_t life = label.life - way_out + terrain_.cost[0];
            if (life > best_life_) {
                best_life_ = life;
                best_ = index;
            }
        }
        for (std::size_t i = 0; i < terrain_.items.size(); ++i) {
            if ((set(index)[i / 64] >> (i % 64) & 1U) != 0) continue;
            const std::uint32_t to = Legs::place_of(i);
            const std::int64_t cost = legs_.cost(label.place, to);
            if (cost == Legs::no_way || cost >= label.life) continue;
            Label next{.life = label.life - cost + terrain_.items[i].gain,
                       .promise = label.promise - brings_[i],
                       .place = to,
                       .parent = index};
            if (next.life + next.promise - exit_cost_ <= best_life_) continue;
            std::copy_n(set(index), words_, scratch_.data());
            scratch_[i / 64] |= std::uint64_t{1} << (i % 64);
            if (dominated(next)) continue;
            if (!append(next)) return false;
        }
        return true;
    }

    bool dominated(const Label& label) {
        const Shelf& shelf = shelves_[label.place];
        const std::uint64_t* other = shelf.sets.data();
        for (const std::int64_t life : shelf.life) {
            if (life < label.life) return false;
            std::int64_t lead = life - label.life;
            for (std::size_t w = 0; w < words_ && lead >= 0; ++w) {
                for (std::uint64_t more = other[w] & ~scratch_[w]; more != 0 && lead >= 0; more &= more - 1) {
                    lead -= terrain_.items[w * 64 + static_cast<std::size_t>(std::countr_zero(more))].gain;
                }
            }
            if (lead >= 0) return true;
            other += words_;
        }
        return false;
    }

    bool append(const Label& label) {
        const std::size_t bytes = sizeof(Label) + 16 * words_ + 32;
        if (!budget_.allocate(bytes)) return false;
        charged_ += bytes;
        const auto index = static_cast<std::uint32_t>(labels_.size());
        labels_.push_back(label);
        sets_.insert(sets_.end(), scratch_.begin(), scratch_.end());
        Shelf& shelf = shelves_[label.place];
        const auto at = std::upper_bound(shelf.life.begin(), shelf.life.end(), label.life, std::greater<>()) - shelf.life.begin();
        shelf.life.insert(shelf.life.begin() + at, label.life);
        shelf.sets.insert(shelf.sets.begin() + at * static_cast<std::ptrdiff_t>(words_), scratch_.begin(), scratch_.end());
        // Equal hopes: the youngest first, which runs towards the goal.
        open_.emplace(label.life + label.promise, index, index);
        return true;
    }

    TourResult finish(TourResult& result, bool complete) {
        result.complete = complete;
        result.life = best_life_;
        result.bound = complete || open_.empty() ? best_life_ : std::max(best_life_, std::get<0>(open_.top()) - exit_cost_);
        if (best_ != no_label) {
            std::vector<std::uint32_t> places = {Legs::goal};
            for (std::uint32_t i = best_; i != no_label; i = labels_[i].parent) places.push_back(labels_[i].place);
            std::ranges::reverse(places);
            std::vector<std::uint32_t> ranks = {terrain_.start};
            for (std::size_t i = 1; i < places.size(); ++i) {
                const std::vector<std::uint32_t> leg = legs_.path(places[i - 1], places[i]);
                ranks.insert(ranks.end(), leg.begin(), leg.end());
            }
            result.ranks = std::move(ranks);
        }
        budget_.release(charged_);
        return result;
    }

    struct Shelf {
        std::vector<std::int64_t> life;  // most first
        std::vector<std::uint64_t> sets;
    };

    const Terrain& terrain_;
    Legs& legs_;
    const TourLimits& limits_;
    Budget& budget_;
    std::size_t words_;
    std::vector<Label> labels_;
    std::vector<std::uint64_t> sets_;
    std::vector<Shelf> shelves_;  // by place
    std::vector<std::uint64_t> scratch_;
    std::vector<std::int64_t> brings_;  // by item
    std::int64_t total_promise_ = 0;
    std::int64_t exit_cost_ = 0;
    std::priority_queue<std::tuple<std::int64_t, std::uint32_t, std::uint32_t>> open_;  // hope, age, label
    std::int64_t best_life_;
    std::uint32_t best_ = no_label;
    std::size_t charged_ = 0;
};

}  // namespace

TourResult search_tours(const Terrain& terrain, Legs& legs, const TourLimits& limits, Budget& budget) {
    return TourSearch(terrain, legs, limits, budget).run();
}

}  // namespace ariadne::resource
