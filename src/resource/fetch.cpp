#include "resource/fetch.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include <boost/unordered/unordered_flat_set.hpp>

#include "base/charge.h"
#include "base/hash.h"
#include "resource/cheapest.h"
#include "resource/field_spread.h"

namespace ariadne::resource {

namespace {

constexpr std::uint32_t none = 0xffffffffU;

// Somebody who has fetched some items.
struct Walker {
    std::vector<Cell> cells;             // from the start
    std::vector<std::uint64_t> fetched;  // a bit an item
    std::int64_t life = 0;
    std::int64_t spare = 0;  // after the cheapest way home
};

class Fetch {
    // The detour, which is what going home by a cell costs more, and below it the steps: of equals the nearest first.
    using Keys = FieldSpread<std::int64_t>;
    static constexpr int step_bits = 32;

  public:
    Fetch(const Field& field, const std::vector<std::int32_t>& losses, std::uint64_t effort, Budget& budget)
        : field_(field),
          losses_(losses),
          budget_(budget),
          charge_(budget),
          effort_(effort),
          spread_(field),
          item_at_(field.size.area(), none) {
        for (std::uint32_t i = 0; i < field.items.size(); ++i) item_at_[field.size.index(field.items[i].cell)] = i;
    }

    static constexpr std::size_t bytes_a_cell = Keys::bytes_a_cell + sizeof(std::uint32_t);

    std::optional<Walk> run() {
        bool cut = true;  // some walkers had to stay behind
        for (std::size_t width = 4; cut && effort_ > 0 && !budget_.exhausted(); width *= 2)
            if (auto walk = by_beam(width, cut)) return walk;
        return std::nullopt;
    }

  private:
    std::optional<Walk> home(Walker walker) const {
        const std::vector<Cell> rest = cheapest_way(field_, losses_, walker.cells.back());
        walker.cells.insert(walker.cells.end(), rest.begin() + 1, rest.end());
        return walk_along(field_, walker.cells);
    }

    std::optional<Walk> by_beam(std::size_t width, bool& cut) {
        cut = false;
        let_go();
        std::vector<Walker> beam = {{.cells = {field_.start},
                                     .fetched = std::vector<std::uint64_t>((field_.items.size() + 63) / 64),
                                     .life = field_.life}};
        for (std::size_t round = 0; round < field_.items.size() && !beam.empty(); ++round) {
            std::vector<Walker> next;
            for (const Walker& walker : beam)
                if (!send_out(walker, next)) return std::nullopt;
            std::ranges::stable_sort(next, std::greater<>(), &Walker::spare);
            if (!next.empty() && next.front().spare > 0) return home(std::move(next.front()));
            beam.clear();
            boost::unordered_flat_set<std::uint64_t> met;
            for (Walker& walker : next) {
                if (!met.insert(hash_of(walker)).second) continue;
                cut = cut || beam.size() == width;
                if (beam.size() < width) beam.push_back(std::move(walker));
            }
            next.clear();
            let_go();
            for (const Walker& walker : beam)
                if (!hold(walker)) return std::nullopt;
        }
        return std::nullopt;
    }

    // Of two with the same hash one goes: nothing is proven here.
    std::uint64_t hash_of(const Walker& walker) const {
        std::uint64_t hash = field_.size.index(walker.cells.back());
        for (const std::uint64_t word : walker.fetched) hash = hash_mix(hash, word);
        return hash;
    }

    bool fetched(const Walker& walker, std::uint32_t item) const {
        return (walker.fetched[item / 64] >> (item % 64) & 1U) != 0;
    }

    // To each of the items that can be reached alive with the least detour. False when the effort is spent.
    bool send_out(const Walker& walker, std::vector<Walker>& out) {
        constexpr std::size_t most_near = 8;
        std::vector<std::uint32_t> near;
        const auto from = static_cast<std::uint32_t>(field_.size.index(walker.cells.back()));
        const auto meet = [&](std::uint32_t cell, std::int64_t /*key*/) {
            effort_ -= std::min<std::uint64_t>(effort_, 1);
            if (!budget_.spend() || effort_ == 0) return false;
            if (item_at_[cell] != none && cell != from && !fetched(walker, item_at_[cell])) near.push_back(cell);
            return near.size() < most_near;
        };
        const auto weigh = [&](std::uint32_t here, std::int64_t key, std::uint32_t there) {
            const std::int32_t gain = item_at_[there] == none ? 0 : field_.items[item_at_[there]].gain;
            const std::int64_t life = walker.life - ((key >> step_bits) - losses_[here] + losses_[from]);
            if (gain < 0 || field_.cost[there] >= life + gain || losses_[there] == no_way) return Keys::never;
            const std::int64_t farther = std::int64_t{field_.cost[there]} + losses_[there] - losses_[here];
            return key + (farther << step_bits) + 1;
        };
        spread_.from(from, meet, weigh);
        for (const std::uint32_t item : near) {
            out.push_back(sent(walker, item));
            if (!hold(out.back())) return false;
        }
        return effort_ > 0 && !budget_.exhausted();
    }

    // False when there is no room, or the effort is spent: copies of long walks and large sets take time too.
    bool hold(const Walker& walker) {
        const std::size_t bytes = sizeof walker + walker.cells.capacity() * sizeof(Cell) + walker.fetched.size() * 8;
        effort_ -= std::min<std::uint64_t>(effort_, bytes / 64);
        return effort_ > 0 && budget_.fits(bytes) && charge_.add(bytes);
    }

    void let_go() { charge_ = Charge(budget_); }

    // Whatever lies on the way is taken too.
    Walker sent(const Walker& walker, std::uint32_t to) const {
        Walker out = walker;
        spread_.append_way(to, out.cells);
        for (std::size_t i = walker.cells.size(); i < out.cells.size(); ++i) {
            const std::size_t cell = field_.size.index(out.cells[i]);
            out.life -= field_.cost[cell];
            const std::uint32_t item = item_at_[cell];
            if (item == none || fetched(out, item)) continue;
            out.life += field_.items[item].gain;
            out.fetched[item / 64] |= std::uint64_t{1} << (item % 64);
        }
        out.spare = out.life - losses_[to];
        return out;
    }

    const Field& field_;
    const std::vector<std::int32_t>& losses_;
    Budget& budget_;
    Charge charge_;  // for the walkers
    std::uint64_t effort_;
    Keys spread_;
    std::vector<std::uint32_t> item_at_;  // of each cell, or none
};

}  // namespace

std::optional<Walk> fetch_walk(const Field& field, const std::vector<std::int32_t>& losses, std::uint64_t effort,
                               Budget& budget) {
    Charge charge(budget);
    const std::size_t bytes = field.size.area() * Fetch::bytes_a_cell;
    if (!budget.fits(bytes) || !charge.add(bytes)) return std::nullopt;
    return Fetch(field, losses, effort, budget).run();
}

}  // namespace ariadne::resource
