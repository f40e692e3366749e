#include "resource/detours.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

#include "base/charge.h"
#include "search/open_list.h"

namespace ariadne::resource {

namespace {

// Detours hang on the way as trees: each of their cells is entered from one other, its parent, and left to it.
class Detours {
  public:
    Detours(const Field& field, const std::vector<Cell>& way, Budget& budget)
        : field_(field),
          way_(way),
          budget_(budget),
          goal_(field.size.index(field.goal)),
          gain_(field.gains()),
          debt_(gain_.size(), unseen),
          came_by_(gain_.size()),
          kind_(gain_.size(), Kind::aside) {
        for (const Cell cell : way) use(field.size.index(cell), Kind::way);
    }

    // The walk enters no cell of a detour more often than it has neighbours, most of them twice.
    static constexpr std::size_t bytes_a_cell = [] {
        constexpr std::size_t own = 2 * sizeof(std::int32_t) + 2;
        constexpr std::size_t waiting = 12 + 2 * sizeof(std::uint32_t);
        constexpr std::size_t walked = 2 * sizeof(Cell);
        return own + waiting + walked;
    }();

    std::optional<Walk> run() {
        std::int64_t beside = 0;  // to be had there
        std::int64_t limit = 1;
        for (const Item& item : field_.items) {
            if (used(field_.size.index(item.cell))) continue;
            beside += std::max(item.gain, 0);
            limit = std::max<std::int64_t>(limit, item.gain);
        }
        // Near the way first, where most of what pays is.
        effort_ = std::min(3 * gain_.size(), 300 * field_.items.size() + 4 * way_.size());
        while (effort_ > 0 && limit < unseen / 4 && !budget_.exhausted()) {
            if (plan(limit)) continue;
            if (limit >= beside) break;
            limit *= 4;
        }
        return walk();
    }

  private:
    enum class Kind : std::uint8_t { aside, way, detour };

    bool used(std::size_t cell) const { return kind_[cell] != Kind::aside; }
    void use(std::size_t cell, Kind kind) {
        kind_[cell] = kind;
        used_.push_back(static_cast<std::uint32_t>(cell));
    }

    std::size_t parent(std::size_t cell) const {
        return field_.size.index(step(field_.size.cell(cell), opposite(static_cast<Direction>(came_by_[cell]))));
    }

    // Dijkstra's algorithm from whatever is used: what it costs to go there and back, less what it has brought so far.
    // Where that is below zero the way there becomes a detour, on which others may hang. Nobody goes on who owes more
    // than the limit. True: some were added.
    bool plan(std::int64_t limit) {
        for (const std::uint32_t cell : seen_) debt_[cell] = unseen;
        seen_.clear();
        search::OpenList<std::uint32_t> open;
        const auto leave_from = [&](std::size_t cell) {
            debt_[cell] = 0;
            open.push(0, static_cast<std::uint32_t>(cell));
        };
        for (const std::uint32_t cell : used_)
            if (cell != goal_) leave_from(cell);
        bool added = false;
        for (; effort_ > 0 && !open.empty() && budget_.spend(); --effort_) {
            const std::size_t cell = open.pop();
            if (debt_[cell] == done) continue;
            const std::int64_t left = used(cell) ? 0 : std::int64_t{debt_[cell]} - gain_[cell];
            debt_[cell] = done;
            if (left < 0) {
                added = true;
                for (std::size_t at = cell; !used(at); at = parent(at)) {
                    use(at, Kind::detour);
                    leave_from(at);
                }
                continue;
            }
            for (const Direction d : all_directions) {
                const Cell to = step(field_.size.cell(cell), d);
                if (!field_.open(to)) continue;
                const std::size_t next = field_.size.index(to);
                const std::int64_t owed = left + field_.cost[cell] + field_.cost[next];
                if (used(next) || owed > limit || owed >= debt_[next]) continue;
                if (debt_[next] == unseen) seen_.push_back(static_cast<std::uint32_t>(next));
                debt_[next] = static_cast<std::int32_t>(owed);
                came_by_[next] = static_cast<std::uint8_t>(d);
                open.push(owed, static_cast<std::uint32_t>(next));
            }
        }
        return added;
    }

    std::optional<Walk> walk() {
        out_ = {.cells = {field_.start}, .life = field_.life};
        make_detours(field_.size.index(field_.start));
        for (std::size_t i = 1; i < way_.size() && budget_.spend(); ++i) {
            const std::size_t cell = field_.size.index(way_[i]);
            enter(cell);
            if (cell == goal_) return std::move(out_);
            if (out_.life < 1) break;
            make_detours(cell);
        }
        return std::nullopt;
    }

    // A cell whose own detours are being made, and what there was before it was entered.
    struct Visit {
        std::size_t cell = 0;
        std::int64_t life = 0;
        std::size_t cells = 0;
        std::size_t taken = 0;
        std::size_t tried = 0;  // directions
    };

    // Whoever would die on a detour, or come back with no more than before, leaves it out.
    void make_detours(std::size_t from) {
        std::vector<Visit> visits = {{.cell = from}};
        while (true) {
            Visit& here = visits.back();
            if (here.tried < all_directions.size()) {
                const Direction d = all_directions[here.tried++];
                const Cell to = step(field_.size.cell(here.cell), d);
                if (!field_.size.contains(to)) continue;
                const std::size_t next = field_.size.index(to);
                const bool leads_there = kind_[next] == Kind::detour && came_by_[next] == static_cast<std::uint8_t>(d);
                if (!leads_there || out_.life - field_.cost[next] + gain_[next] < 1) continue;
                visits.push_back({next, out_.life, out_.cells.size(), taken_.size(), 0});
                enter(next);
                if (!budget_.spend()) return;
                continue;
            }
            const Visit made = here;
            visits.pop_back();
            if (visits.empty()) return;
            enter(visits.back().cell);
            if (out_.life <= made.life) take_back(made);
        }
    }

    void enter(std::size_t cell) {
        out_.cells.push_back(field_.size.cell(cell));
        out_.life += gain_[cell] - field_.cost[cell];
        if (gain_[cell] != 0) taken_.emplace_back(cell, std::exchange(gain_[cell], 0));
    }

    void take_back(const Visit& visit) {
        for (; taken_.size() > visit.taken; taken_.pop_back()) gain_[taken_.back().first] = taken_.back().second;
        out_.cells.resize(visit.cells);
        out_.life = visit.life;
    }

    static constexpr std::int32_t unseen = std::numeric_limits<std::int32_t>::max();
    static constexpr std::int32_t done = -1;

    const Field& field_;
    const std::vector<Cell>& way_;
    Budget& budget_;
    std::uint64_t effort_ = 0;  // cells that may still be looked at
    std::size_t goal_;
    std::vector<std::int32_t> gain_;  // by cell; none of what was taken
    std::vector<std::int32_t> debt_;
    std::vector<std::uint8_t> came_by_;
    std::vector<Kind> kind_;
    std::vector<std::uint32_t> used_;  // cells
    std::vector<std::uint32_t> seen_;  // since the flood began, cells that are not used
    Walk out_;
    std::vector<std::pair<std::size_t, std::int32_t>> taken_;  // gains, by cell
};

}  // namespace

std::optional<Walk> walk_with_detours(const Field& field, const std::vector<Cell>& cells, Budget& budget) {
    Charge charge(budget);
    const std::size_t bytes = field.size.area() * Detours::bytes_a_cell;
    if (!budget.fits(bytes) || !charge.add(bytes)) return std::nullopt;
    return Detours(field, cells, budget).run();
}

}  // namespace ariadne::resource
