#include "resource/tour.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <queue>
#include <tuple>

#include "base/charge.h"

namespace ariadne::resource {

namespace {

struct TourLabel {
    static constexpr std::uint32_t none = 0xffffffffU;  // no number of a label

    std::int64_t life = 0;
    std::int64_t paid = 0;  // prices of the items taken
    std::uint32_t place = 0;
    std::uint32_t parent = none;
};

class TourSearch {
  public:
    TourSearch(const Terrain& terrain, const Legs& legs, const TourBound& bound, const TourLimits& limits,
               Budget& budget)
        : terrain_(terrain),
          legs_(legs),
          bound_(bound),
          limits_(limits),
          budget_(budget),
          charge_(budget),
          words_((terrain.items.size() + 63) / 64),
          shelves_(legs.places()),
          scratch_(words_),
          best_life_(limits.at_least - 1) {}

    TourResult run() {
        labels_.push_back({.life = limits_.life, .place = Legs::start});
        sets_.resize(words_, 0);
        open_.emplace(limits_.life + hope(labels_.back(), sets_.data()), 0U, 0U);
        while (!open_.empty()) {
            const auto [most, order, index] = open_.top();
            if (most <= best_life_) break;
            if (!budget_.spend() || (limits_.most > 0 && labels_.size() > limits_.most)) return cut_short(most);
            open_.pop();
            if (!expand(index) || (limits_.first && best_ != TourLabel::none)) return cut_short(most);
        }
        return {.places = best_tour(), .life = best_life_, .bound = best_life_, .complete = true};
    }

  private:
    // In whole lives, rounded down: life is whole, so nothing is lost.
    std::int64_t hope(const TourLabel& label, const std::uint64_t* set) const {
        const std::int64_t hope = bound_.hope(label.place, set, label.paid);
        return hope >= 0 ? hope / TourBound::scale : -((TourBound::scale - 1 - hope) / TourBound::scale);
    }

    std::uint64_t* set(std::uint32_t label) { return sets_.data() + static_cast<std::size_t>(label) * words_; }

    bool expand(std::uint32_t index) {
        const TourLabel label = labels_[index];
        const std::int64_t arriving = label.life - legs_.cost(label.place, Legs::goal) + terrain_.cost[0];
        if (arriving > best_life_) {
            best_life_ = arriving;
            best_ = index;
        }
        for (std::size_t i = 0; i < terrain_.items.size(); ++i) {
            if ((set(index)[i / 64] >> (i % 64) & 1U) != 0) continue;
            const std::uint32_t to = Legs::place_of(i);
            const std::int64_t cost = legs_.cost(label.place, to);
            const std::int64_t life = label.life - cost + terrain_.items[i].gain;
            if (life < 1 || label.life - cost + terrain_.cost[terrain_.item_rank[i]] < 1) continue;
            TourLabel next{.life = life, .paid = label.paid + bound_.price(i), .place = to, .parent = index};
            std::copy_n(set(index), words_, scratch_.data());
            scratch_[i / 64] |= std::uint64_t{1} << (i % 64);
            const std::int64_t most = next.life + hope(next, scratch_.data());
            if (most <= best_life_ || dominated(next)) continue;
            if (!append(next, most)) return false;
        }
        return true;
    }

    bool dominated(const TourLabel& label) {
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

    bool append(const TourLabel& label, std::int64_t most) {
        if (!charge_.add(sizeof(TourLabel) + 16 * words_ + 32)) return false;
        const auto index = static_cast<std::uint32_t>(labels_.size());
        labels_.push_back(label);
        sets_.insert(sets_.end(), scratch_.begin(), scratch_.end());
        Shelf& shelf = shelves_[label.place];
        const auto at =
            std::upper_bound(shelf.life.begin(), shelf.life.end(), label.life, std::greater<>()) - shelf.life.begin();
        shelf.life.insert(shelf.life.begin() + at, label.life);
        shelf.sets.insert(shelf.sets.begin() + at * static_cast<std::ptrdiff_t>(words_), scratch_.begin(),
                          scratch_.end());
        // Equal hopes: the youngest first, which runs towards the goal.
        open_.emplace(most, index, index);
        return true;
    }

    // Nothing open hopes for more than what was looked at last.
    TourResult cut_short(std::int64_t most) const {
        return {.places = best_tour(), .life = best_life_, .bound = std::max(best_life_, most), .complete = false};
    }

    std::optional<std::vector<std::uint32_t>> best_tour() const {
        if (best_ == TourLabel::none) return std::nullopt;
        std::vector<std::uint32_t> places = {Legs::goal};
        for (std::uint32_t i = best_; i != TourLabel::none; i = labels_[i].parent) places.push_back(labels_[i].place);
        std::ranges::reverse(places);
        return places;
    }

    struct Shelf {
        std::vector<std::int64_t> life;  // most first
        std::vector<std::uint64_t> sets;
    };

    const Terrain& terrain_;
    const Legs& legs_;
    const TourBound& bound_;
    const TourLimits& limits_;
    Budget& budget_;
    Charge charge_;
    std::size_t words_;
    std::vector<TourLabel> labels_;
    std::vector<std::uint64_t> sets_;
    std::vector<Shelf> shelves_;  // by place
    std::vector<std::uint64_t> scratch_;
    std::priority_queue<std::tuple<std::int64_t, std::uint32_t, std::uint32_t>> open_;  // hope, age, label
    std::int64_t best_life_;
    std::uint32_t best_ = TourLabel::none;
};

}  // namespace

TourResult search_tours(const Terrain& terrain, const Legs& legs, const TourBound& bound, const TourLimits& limits,
                        Budget& budget) {
    return TourSearch(terrain, legs, bound, limits, budget).run();
}

bool TourGround::prepare(const Terrain& terrain, int rounds, Budget& budget) {
    if (!legs.ready(Legs::start)) return false;
    for (std::size_t i = 0; i < terrain.items.size(); ++i)
        if (!legs.ready(Legs::place_of(i))) return false;
    return bound.prepare(rounds, budget);
}

}  // namespace ariadne::resource
