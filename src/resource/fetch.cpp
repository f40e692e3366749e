#include "resource/fetch.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "base/charge.h"
#include "search/dijkstra.h"

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
  public:
    Fetch(const Field& field, const CheapestWays& ways, std::uint64_t effort, Budget& budget)
        : field_(field), ways_(ways), budget_(budget), effort_(effort) {}

    std::optional<Walk> run() {
        Charge charge(budget_);
        const std::size_t area = field_.size.area();
        const std::size_t bytes = area * (sizeof(detour_[0]) + sizeof(came_from_[0]) + sizeof(item_at_[0]));
        if (!budget_.fits(bytes) || !charge.add(bytes)) return std::nullopt;
        detour_.assign(area, CheapestWays::no_way);
        came_from_.resize(area);
        item_at_.assign(area, none);
        for (std::uint32_t i = 0; i < field_.items.size(); ++i) item_at_[field_.size.index(field_.items[i].cell)] = i;

        bool cut = true;  // some walkers had to stay behind
        for (std::size_t width = 4; cut && effort_ > 0 && !budget_.exhausted(); width *= 2)
            if (auto walk = by_beam(width, cut)) return walk;
        return std::nullopt;
    }

  private:
    std::optional<Walk> home(Walker walker) const {
        const std::vector<Cell> rest = ways_.from(field_, walker.cells.back());
        walker.cells.insert(walker.cells.end(), rest.begin() + 1, rest.end());
        return walk_along(field_, walker.cells);
    }

    std::optional<Walk> by_beam(std::size_t width, bool& cut) {
        cut = false;
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
            for (Walker& walker : next) {
                if (among(beam, walker)) continue;
                cut = cut || beam.size() == width;
                if (beam.size() < width) beam.push_back(std::move(walker));
            }
        }
        return std::nullopt;
    }

    static bool among(const std::vector<Walker>& beam, const Walker& walker) {
        return std::ranges::any_of(beam, [&](const Walker& other) {
            return other.cells.back() == walker.cells.back() && other.fetched == walker.fetched;
        });
    }

    bool fetched(const Walker& walker, std::uint32_t item) const {
        return (walker.fetched[item / 64] >> (item % 64) & 1U) != 0;
    }

    // To each of the items that can be reached alive with the least detour. False when the effort is spent.
    bool send_out(const Walker& walker, std::vector<Walker>& out) {
        constexpr std::size_t most_near = 8;
        std::vector<std::uint32_t> near;
        const auto from = static_cast<std::uint32_t>(field_.size.index(walker.cells.back()));
        const std::int32_t home = ways_.loss[from];
        search::dijkstra(detour_, from, [&](std::uint32_t here, std::int32_t detour, const auto& relax) {
            effort_ -= std::min<std::uint64_t>(effort_, 1);
            if (!budget_.spend() || effort_ == 0) return false;
            if (item_at_[here] != none && here != from && !fetched(walker, item_at_[here])) near.push_back(here);
            if (near.size() == most_near) return false;
            const std::int64_t left = walker.life - (std::int64_t{detour} - ways_.loss[here] + home);
            for (const Direction d : all_directions) {
                const Cell to = step(field_.size.cell(here), d);
                if (!field_.open(to) || to == field_.goal) continue;
                const auto there = static_cast<std::uint32_t>(field_.size.index(to));
                const std::int32_t gain = item_at_[there] == none ? 0 : field_.items[item_at_[there]].gain;
                if (gain < 0 || field_.cost[there] >= left + gain || ways_.loss[there] == CheapestWays::no_way)
                    continue;
                if (detour_[there] == CheapestWays::no_way) touched_.push_back(there);
                if (relax(there, detour + field_.cost[there] + ways_.loss[there] - ways_.loss[here]))
                    came_from_[there] = here;
            }
            return true;
        });
        for (const std::uint32_t item : near) out.push_back(sent(walker, from, item));
        for (const std::uint32_t cell : touched_) detour_[cell] = CheapestWays::no_way;
        detour_[from] = CheapestWays::no_way;
        touched_.clear();
        return effort_ > 0 && !budget_.exhausted();
    }

    // Whatever lies on the way is taken too.
    Walker sent(const Walker& walker, std::uint32_t from, std::uint32_t to) const {
        Walker out = walker;
        const std::ptrdiff_t before = std::ssize(out.cells);
        for (std::uint32_t cell = to; cell != from; cell = came_from_[cell]) {
            out.cells.push_back(field_.size.cell(cell));
            out.life -= field_.cost[cell];
            const std::uint32_t item = item_at_[cell];
            if (item == none || fetched(out, item)) continue;
            out.life += field_.items[item].gain;
            out.fetched[item / 64] |= std::uint64_t{1} << (item % 64);
        }
        std::reverse(out.cells.begin() + before, out.cells.end());
        out.spare = out.life - ways_.loss[to];
        return out;
    }

    const Field& field_;
    const CheapestWays& ways_;
    Budget& budget_;
    std::uint64_t effort_;
    std::vector<std::int32_t> detour_;      // scratch, by cell: what going home by it costs more
    std::vector<std::uint32_t> came_from_;  // scratch, by cell
    std::vector<std::uint32_t> touched_;    // cells of the scratch in use
    std::vector<std::uint32_t> item_at_;    // of each cell, or none
};

}  // namespace

std::optional<Walk> fetch_walk(const Field& field, const CheapestWays& ways, std::uint64_t effort, Budget& budget) {
    return Fetch(field, ways, effort, budget).run();
}

}  // namespace ariadne::resource
