#include "worlds/rush/parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <thread>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "search/charge.h"

namespace ariadne::rush {

namespace {

constexpr std::size_t shard_count = 64;
constexpr std::size_t slice = 2'048;  // states of a shard that are expanded at a time

// Calls work(i) for every shard, on so many threads.
void for_each_shard(unsigned threads, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next = 0;
    const auto run = [&] {
        for (std::size_t i = next++; i < shard_count; i = next++) work(i);
    };
    std::vector<std::jthread> helpers;
    for (unsigned i = 1; i < std::min<unsigned>(threads, shard_count); ++i) helpers.emplace_back(run);
    run();
}

// A state by the shard it is in and its number there.
struct Place {
    std::uint32_t id = std::numeric_limits<std::uint32_t>::max();
    std::uint8_t shard = 0;
};

template <class State>
struct Met {
    State state;
    Place parent;
    Slide slide;
};

// The states of one shard in the order in which they came, and where to find each: open addressing, half full at most.
template <class State>
class Shard {
  public:
    std::vector<Met<State>> states;
    std::size_t level_begin = 0;

    bool insert(const Met<State>& met, std::uint64_t hash) {
        if (2 * (states.size() + 1) > table_.size()) grow();
        const std::size_t mask = table_.size() - 1;
        for (std::size_t at = hash & mask;; at = (at + 1) & mask) {
            if (table_[at] == 0) {
                states.push_back(met);
                hashes_.push_back(static_cast<std::uint32_t>(hash));
                table_[at] = static_cast<std::uint32_t>(states.size());
                return true;
            }
            const std::size_t known = table_[at] - 1;
            if (hashes_[known] == static_cast<std::uint32_t>(hash) && states[known].state == met.state) return false;
        }
    }

    std::size_t bytes() const {
        return states.capacity() * sizeof(Met<State>) +
               (hashes_.capacity() + table_.capacity()) * sizeof(std::uint32_t);
    }

  private:
    void grow() {
        table_.assign(std::max<std::size_t>(64, 2 * table_.size()), 0);
        const std::size_t mask = table_.size() - 1;
        for (std::size_t i = 0; i < states.size(); ++i) {
            std::size_t at = hashes_[i] & mask;
            while (table_[at] != 0) at = (at + 1) & mask;
            table_[at] = static_cast<std::uint32_t>(i + 1);
        }
    }

    std::vector<std::uint32_t> hashes_;
    std::vector<std::uint32_t> table_;  // a number and 1; 0: free
};

template <class R>
class ParallelBfs {
  public:
    using State = typename R::State;

    ParallelBfs(const R& rules, unsigned threads, Budget& budget)
        : rules_(rules), threads_(threads), budget_(budget), charge_(budget), began_(budget.seconds()) {}

    search::Outcome<Slide> run() {
        if (!budget_.check()) return close(Verdict::unknown, {}, 0);
        if (rules_.is_goal(rules_.start())) return close(Verdict::solved, {}, 0);
        const std::uint64_t root = mixed(rules_.start());
        shards_[shard_of(root)].insert({rules_.start(), {}, {}}, root);
        for (std::int64_t depth = 0;; ++depth) {
            budget_.bound(depth + 1);
            const std::optional<Place> goal = level();
            if (stopped_) return close(Verdict::unknown, {}, depth + 1);
            if (goal) return close(Verdict::solved, way_to(*goal), depth + 1);
            if (!grown_) return close(Verdict::impossible, {}, 0);
        }
    }

  private:
    struct Child {
        Met<State> met;
        std::uint64_t hash;
    };
    using Boxes = std::array<std::vector<Child>, shard_count>;  // by the shard they are meant for

    std::uint64_t mixed(const State& state) const { return hash_mix(rules_.hash(state), 0); }
    static std::size_t shard_of(std::uint64_t hash) { return hash >> 58U; }
    static_assert(shard_count == 64);

    // Expands what was met last. A goal, the first in the order of shards.
    std::optional<Place> level() {
        std::array<std::size_t, shard_count> end = {};
        std::size_t longest = 0;
        for (std::size_t i = 0; i < shard_count; ++i) {
            end[i] = shards_[i].states.size();
            longest = std::max(longest, end[i] - shards_[i].level_begin);
        }
        std::array<std::uint32_t, shard_count> goals = {};
        goals.fill(no_goal);
        for (std::size_t done = 0; done < longest; done += slice) {
            if (!take_slice(done, end, goals)) {
                stopped_ = true;
                return std::nullopt;
            }
        }
        grown_ = false;
        for (std::size_t i = 0; i < shard_count; ++i) {
            shards_[i].level_begin = end[i];
            grown_ = grown_ || shards_[i].states.size() > end[i];
        }
        for (std::size_t i = 0; i < shard_count; ++i)
            if (goals[i] != no_goal) return Place{goals[i], static_cast<std::uint8_t>(i)};
        return std::nullopt;
    }

    bool take_slice(std::size_t done, const std::array<std::size_t, shard_count>& end,
                    std::array<std::uint32_t, shard_count>& goals) {
        std::array<std::uint64_t, shard_count> expanded = {};
        for_each_shard(threads_, [&](std::size_t from) {
            std::vector<Slide> moves;
            Boxes& boxes = boxes_[from];
            for (std::vector<Child>& box : boxes) box.clear();
            const std::size_t begin = shards_[from].level_begin + done;
            for (std::size_t i = begin; i < std::min(begin + slice, end[from]); ++i) {
                const State state = shards_[from].states[i].state;
                moves.clear();
                rules_.moves(state, moves);
                ++expanded[from];
                for (const Slide slide : moves) {
                    const State next = rules_.apply(state, slide);
                    const std::uint64_t hash = mixed(next);
                    const Place parent = {static_cast<std::uint32_t>(i), static_cast<std::uint8_t>(from)};
                    boxes[shard_of(hash)].push_back({{next, parent, slide}, hash});
                }
            }
        });
        std::uint64_t sum = 0;
        for (const std::uint64_t some : expanded) sum += some;
        for (const Boxes& boxes : boxes_)
            for (const std::vector<Child>& box : boxes) stats_.generated += box.size();
        stats_.expanded += sum;
        if (!budget_.spend(sum) || !budget_.check() || !charge_.raise_to(bytes())) return false;
        for_each_shard(threads_, [&](std::size_t to) {
            Shard<State>& shard = shards_[to];
            for (const Boxes& boxes : boxes_)
                for (const Child& child : boxes[to]) {
                    if (!shard.insert(child.met, child.hash)) continue;
                    if (goals[to] == no_goal && rules_.is_goal(child.met.state))
                        goals[to] = static_cast<std::uint32_t>(shard.states.size() - 1);
                }
        });
        return charge_.raise_to(bytes());
    }

    std::size_t bytes() const {
        std::size_t out = 0;
        for (const Shard<State>& shard : shards_) out += shard.bytes();
        for (const Boxes& boxes : boxes_)
            for (const std::vector<Child>& box : boxes) out += box.capacity() * sizeof(Child);
        return out;
    }

    std::vector<Slide> way_to(Place place) const {
        std::vector<Slide> out;
        for (;;) {
            const Met<State>& met = shards_[place.shard].states[place.id];
            if (met.parent.id == no_goal) break;
            out.push_back(met.slide);
            place = met.parent;
        }
        std::ranges::reverse(out);
        return out;
    }

    search::Outcome<Slide> close(Verdict verdict, std::vector<Slide> moves, std::int64_t bound) {
        search::Outcome<Slide> out{verdict, std::move(moves), 0, verdict != Verdict::unknown, bound, stats_};
        if (verdict == Verdict::solved) out.cost = bound;
        out.stats.seconds = budget_.seconds() - began_;
        out.stats.peak_bytes = budget_.peak_bytes();
        return out;
    }

    static constexpr std::uint32_t no_goal = std::numeric_limits<std::uint32_t>::max();

    const R& rules_;
    unsigned threads_;
    Budget& budget_;
    search::Charge charge_;
    double began_;
    std::vector<Shard<State>> shards_ = std::vector<Shard<State>>(shard_count);
    std::vector<Boxes> boxes_ = std::vector<Boxes>(shard_count);  // by the shard they come from
    Stats stats_;
    bool grown_ = true;
    bool stopped_ = false;
};

}  // namespace

search::Outcome<Slide> parallel_bfs(const Board& board, const Reach& reach, Objective objective, unsigned threads,
                                    Budget& budget) {
    return with_rules(board, reach, objective, Outlook::none, [&](const auto& rules) {
        return ParallelBfs<std::remove_cvref_t<decltype(rules)>>(rules, std::max(1U, threads), budget).run();
    });
}

}  // namespace ariadne::rush
