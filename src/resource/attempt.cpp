#include "resource/attempt.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/charge.h"
#include "resource/terrain.h"

namespace ariadne::resource {

namespace {

constexpr std::uint32_t none = 0xffffffffU;

// A label.
struct Trial {
    std::uint32_t cell = 0;
    std::uint32_t from = none;   // the label one step before
    std::uint32_t older = none;  // the next one on the same cell
    bool dominated = false;
    std::int64_t life = 0;
};

class Attempts {
  public:
    Attempts(const Field& field, Budget& budget)
        : field_(field), budget_(budget), charge_(budget), labels_charge_(budget) {}

    std::optional<Attempt> run() {
        if (!prepare()) return std::nullopt;
        const bool finished = spread();
        if (won_) return std::nullopt;
        Attempt out;
        out.cells = cells_to(best_);
        out.life = labels_[best_].life;
        out.away = away_[labels_[best_].cell];
        out.proven = finished;
        if (way_) go_on(out);
        return out;
    }

  private:
    bool prepare() {
        const std::size_t area = field_.size.area();
        if (area >= none || !charge_.add(area * (sizeof(std::uint32_t) + sizeof(std::int32_t)))) return false;
        away_ = distances_to(field_, field_.goal, charge_, budget_);
        if (away_.empty()) return false;
        way_ = away_[field_.size.index(field_.start)] != unreachable;
        if (!way_)
            for (std::size_t i = 0; i < area; ++i) away_[i] = manhattan(field_.size.cell(i), field_.goal);
        item_at_.assign(area, none);
        for (std::uint32_t i = 0; i < field_.items.size(); ++i) item_at_[field_.size.index(field_.items[i].cell)] = i;
        newest_.assign(area, none);
        words_ = (field_.items.size() + 63) / 64;
        effort_ = std::clamp<std::uint64_t>(8 * area, 4'000'000, 16'000'000);
        labels_.push_back({.cell = static_cast<std::uint32_t>(field_.size.index(field_.start)), .life = field_.life});
        newest_[labels_[0].cell] = 0;
        taken_.assign(words_, 0);
        return true;
    }

    // Layer after layer, until no label is left (true), or effort or budget.
    bool spread() {
        std::size_t begin = 0;
        while (begin < labels_.size()) {
            const std::size_t end = labels_.size();
            ++steps_;
            for (std::size_t i = begin; i < end; ++i) {
                if (labels_[i].dominated) continue;
                for (const Direction d : all_directions) {
                    const Cell to = step(field_.size.cell(labels_[i].cell), d);
                    if (field_.open(to)) enter(static_cast<std::uint32_t>(i), to);
                }
                if (won_ || effort_ == 0) return false;
            }
            if (!budget_.check() || !labels_charge_.raise_to(labels_.capacity() * sizeof(Trial) +
                                                             taken_.capacity() * sizeof(std::uint64_t)))
                return false;
            begin = end;
        }
        return true;
    }

    void enter(std::uint32_t from, Cell to) {
        Trial label{.cell = static_cast<std::uint32_t>(field_.size.index(to)), .from = from};
        label.life = labels_[from].life - field_.cost_at(to);
        const auto before = static_cast<std::ptrdiff_t>(from * words_);
        now_.assign(taken_.begin() + before, taken_.begin() + before + static_cast<std::ptrdiff_t>(words_));
        label.life += take(label.cell, now_);
        if (to == field_.goal) won_ = true;
        if (label.life < 1 || to == field_.goal || !is_new(label)) return;
        const auto id = static_cast<std::uint32_t>(labels_.size());
        label.older = std::exchange(newest_[label.cell], id);
        labels_.push_back(label);
        taken_.insert(taken_.end(), now_.begin(), now_.end());
        pay();
        const std::int32_t nearest = away_[labels_[best_].cell];
        const std::int32_t away = away_[label.cell];
        if (away > nearest) return;
        if (away == nearest && (steps_ > best_steps_ || label.life <= labels_[best_].life)) return;
        best_ = id;
        best_steps_ = steps_;
    }

    // What the item on the cell gives, the first time.
    std::int64_t take(std::uint32_t cell, std::vector<std::uint64_t>& taken) const {
        const std::uint32_t item = item_at_[cell];
        if (item == none) return 0;
        std::uint64_t& word = taken[item / 64];
        const std::uint64_t bit = std::uint64_t{1} << (item % 64);
        if ((word & bit) != 0) return 0;
        word |= bit;
        return field_.items[item].gain;
    }

    // No label on its cell dominates it; those that it dominates are out.
    bool is_new(const Trial& label) {
        for (std::uint32_t* link = &newest_[label.cell]; *link != none;) {
            Trial& other = labels_[*link];
            const std::uint64_t* const taken = taken_.data() + *link * words_;
            pay();
            if (dominates(other.life, taken, label.life, now_.data())) return false;
            if (dominates(label.life, now_.data(), other.life, taken)) {
                other.dominated = true;
                *link = other.older;
            } else {
                link = &other.older;
            }
        }
        return true;
    }

    // Whatever the other does from here, this one can do too: even if all that it alone has taken would be missed, and
    // all the harm that only the other has behind it were still ahead.
    bool dominates(std::int64_t life, const std::uint64_t* taken, std::int64_t other,
                   const std::uint64_t* other_taken) const {
        std::int64_t ahead = life - other;
        for (std::size_t w = 0; w < words_ && ahead >= 0; ++w) {
            for (std::uint64_t bits = taken[w] ^ other_taken[w]; bits != 0; bits &= bits - 1) {
                const std::int64_t gain = field_.items[64 * w + static_cast<std::size_t>(std::countr_zero(bits))].gain;
                const bool mine = (taken[w] & bits & -bits) != 0;
                ahead -= std::max<std::int64_t>(mine ? gain : -gain, 0);
            }
        }
        return ahead >= 0;
    }

    // One step more, or as many as the walker survives where the search was cut short.
    void go_on(Attempt& out) const {
        const auto first = taken_.begin() + static_cast<std::ptrdiff_t>(best_ * words_);
        std::vector<std::uint64_t> taken(first, first + static_cast<std::ptrdiff_t>(words_));
        while (!out.death && *out.away > 0) {
            for (const Direction d : all_directions) {
                const Cell to = step(out.cells.back(), d);
                if (!field_.open(to) || away_[field_.size.index(to)] != *out.away - 1) continue;
                out.life += take(static_cast<std::uint32_t>(field_.size.index(to)), taken) - field_.cost_at(to);
                out.cells.push_back(to);
                break;
            }
            if (out.life < 1)
                out.death = static_cast<std::int64_t>(out.cells.size()) - 1;
            else
                --*out.away;
        }
    }

    std::vector<Cell> cells_to(std::uint32_t id) const {
        std::vector<Cell> out;
        for (; id != none; id = labels_[id].from) out.push_back(field_.size.cell(labels_[id].cell));
        std::ranges::reverse(out);
        return out;
    }

    void pay() { effort_ -= std::min<std::uint64_t>(effort_, 1 + words_); }

    const Field& field_;
    Budget& budget_;
    Charge charge_;
    Charge labels_charge_;
    bool way_ = false;
    bool won_ = false;
    std::uint64_t effort_ = 0;
    std::size_t words_ = 0;               // of a set of items
    std::vector<std::int32_t> away_;      // steps to the goal
    std::vector<std::uint32_t> item_at_;  // of each cell, or none
    std::vector<std::uint32_t> newest_;   // label on each cell, or none
    std::vector<Trial> labels_;
    std::vector<std::uint64_t> taken_;  // `words_` for each label
    std::vector<std::uint64_t> now_;    // of the label that is being made
    std::int64_t steps_ = 0;            // to the labels that are being made
    std::uint32_t best_ = 0;
    std::int64_t best_steps_ = 0;
};

}  // namespace

std::optional<Attempt> best_attempt(const Field& field, Budget& budget) {
    return Attempts(field, budget).run();
}

}  // namespace ariadne::resource
