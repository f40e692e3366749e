#include "worlds/rush/parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <limits>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "base/charge.h"
#include "base/hash.h"
#include "search/run.h"

namespace ariadne::rush {

namespace {

constexpr std::size_t shard_count = 64;
constexpr std::size_t slice = 64;  // states of a shard that are expanded at a time

// Calls work(i) for every shard, on so many threads. What is thrown in one of them is thrown here.
void for_each_shard(unsigned threads, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    std::exception_ptr thrown;
    const auto run = [&] {
        try {
            for (std::size_t i = next++; i < shard_count; i = next++) work(i);
        } catch (...) {
            const std::scoped_lock lock(mutex);
            if (!thrown) thrown = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        others.reserve(threads);
        // As many as there can be.
        for (bool more = true; more && others.size() + 1 < std::min<std::size_t>(threads, shard_count);) {
            try {
                others.emplace_back(run);
            } catch (const std::system_error&) {
                more = false;
            }
        }
        run();
    }
    if (thrown) std::rethrow_exception(thrown);
}

constexpr std::uint32_t nobody = std::numeric_limits<std::uint32_t>::max();

// A state by the shard it is in and its number there.
struct Place {
    std::uint32_t id = nobody;
    std::uint8_t shard = 0;
};

template <class State>
struct Met {
    State state;
    Place parent;
    Slide slide;
    std::uint16_t cost = 0;  // of the best way known
    bool expanded = false;   // at that cost
};

// The states of one shard in the order in which they came, and where to find each: open addressing, half full at most.
// Those to be expanded stand in a list for each sum of cost and bound.
template <class State>
class Shard {
  public:
    std::vector<Met<State>> states;
    std::vector<std::vector<std::uint32_t>> open;

    // The number of a state, new or known.
    std::pair<std::uint32_t, bool> find_or_add(const Met<State>& met, std::uint64_t hash) {
        if (2 * (states.size() + 1) > table_.size()) grow();
        const std::size_t mask = table_.size() - 1;
        for (std::size_t at = hash & mask;; at = (at + 1) & mask) {
            if (table_[at] == 0) {
                states.push_back(met);
                hashes_.push_back(static_cast<std::uint32_t>(hash));
                table_[at] = static_cast<std::uint32_t>(states.size());
                return {table_[at] - 1, true};
            }
            const std::uint32_t known = table_[at] - 1;
            if (hashes_[known] == static_cast<std::uint32_t>(hash) && states[known].state == met.state)
                return {known, false};
        }
    }

    std::size_t bytes() const {
        std::size_t out = states.capacity() * sizeof(Met<State>);
        for (const std::vector<std::uint32_t>& list : open) out += list.capacity() * sizeof(std::uint32_t);
        return out + (hashes_.capacity() + table_.capacity()) * sizeof(std::uint32_t);
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
class ParallelAstar {
  public:
    using State = typename R::State;

    ParallelAstar(const R& rules, unsigned threads, Budget& budget)
        : rules_(rules), threads_(threads), budget_(budget), charge_(budget), run_(budget) {}

    search::Outcome<Slide> run() {
        if (!run_.may_start()) return run_.unknown(0);
        if (rules_.is_goal(rules_.start())) return run_.solved({}, 0, 0);
        const std::int64_t first = rules_.bound(rules_.start());
        if (first == search::unreachable) return run_.impossible();
        const std::uint64_t root = mixed(rules_.start());
        take_in({{rules_.start(), {}, {}}, root}, shard_of(root), static_cast<std::size_t>(first));
        for (std::size_t sum = static_cast<std::size_t>(first); sum < last_sum(); ++sum) {
            const auto cost = static_cast<std::int64_t>(sum);
            budget_.bound(cost);
            // Nothing is left below this sum, so a goal of this cost is a best one.
            while (!goal(sum) && waiting(sum))
                if (!take_slice(sum)) return run_.unknown(cost);
            if (const std::optional<Place> found = goal(sum)) return run_.solved(way_to(*found), cost, cost);
        }
        return run_.impossible();
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

    std::size_t last_sum() const {
        std::size_t out = 0;
        for (const Shard<State>& shard : shards_) out = std::max(out, shard.open.size());
        return out;
    }

    bool waiting(std::size_t sum) const {
        return std::ranges::any_of(
            shards_, [&](const Shard<State>& shard) { return sum < shard.open.size() && !shard.open[sum].empty(); });
    }

    // The first goal of that cost in the order of shards.
    std::optional<Place> goal(std::size_t cost) const {
        for (std::size_t i = 0; i < shard_count; ++i)
            if (goals_[i] != nobody && shards_[i].states[goals_[i]].cost == cost)
                return Place{goals_[i], static_cast<std::uint8_t>(i)};
        return std::nullopt;
    }

    void take_in(const Child& child, std::size_t to, std::size_t sum) {
        Shard<State>& shard = shards_[to];
        const auto [id, fresh] = shard.find_or_add(child.met, child.hash);
        Met<State>& met = shard.states[id];
        if (!fresh) {
            if (met.cost <= child.met.cost) return;
            met = child.met;
        }
        if (rules_.is_goal(met.state)) {
            if (goals_[to] == nobody || met.cost < shard.states[goals_[to]].cost) goals_[to] = id;
            return;
        }
        const std::int64_t rest = rules_.bound(met.state);
        if (rest == search::unreachable) return;
        const std::size_t place = std::max(sum, met.cost + static_cast<std::size_t>(rest));
        if (shard.open.size() <= place) shard.open.resize(place + 1);
        shard.open[place].push_back(id);
    }

    // The last of each shard's list for this sum.
    void expand(std::size_t from, std::size_t sum, std::uint64_t& expanded) {
        Shard<State>& shard = shards_[from];
        Boxes& boxes = boxes_[from];
        for (std::vector<Child>& box : boxes) box.clear();
        if (sum >= shard.open.size()) return;
        std::vector<Slide> moves;
        for (std::size_t taken = 0; taken < slice && !shard.open[sum].empty(); ++taken) {
            const std::uint32_t id = shard.open[sum].back();
            shard.open[sum].pop_back();
            Met<State>& met = shard.states[id];
            if (std::exchange(met.expanded, true)) continue;
            ++expanded;
            moves.clear();
            rules_.moves(met.state, moves);
            const auto cost = static_cast<std::uint16_t>(met.cost + 1);
            for (const Slide slide : moves) {
                const State next = rules_.apply(met.state, slide);
                const std::uint64_t hash = mixed(next);
                boxes[shard_of(hash)].push_back({{next, {id, static_cast<std::uint8_t>(from)}, slide, cost}, hash});
            }
        }
    }

    bool take_slice(std::size_t sum) {
        std::array<std::uint64_t, shard_count> expanded = {};
        for_each_shard(threads_, [&](std::size_t from) { expand(from, sum, expanded[from]); });
        std::uint64_t all = 0;
        for (const std::uint64_t some : expanded) all += some;
        std::uint64_t generated = 0;
        for (const Boxes& boxes : boxes_)
            for (const std::vector<Child>& box : boxes) generated += box.size();
        run_.count(all, generated);
        if (!budget_.spend(all) || !budget_.check() || !charge_.raise_to(bytes())) return false;
        for_each_shard(threads_, [&](std::size_t to) {
            for (const Boxes& boxes : boxes_)
                for (const Child& child : boxes[to]) take_in(child, to, sum);
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
            if (met.parent.id == nobody) break;
            out.push_back(met.slide);
            place = met.parent;
        }
        std::ranges::reverse(out);
        return out;
    }

    const R& rules_;
    unsigned threads_;
    Budget& budget_;
    Charge charge_;
    search::Run<Slide> run_;
    std::vector<Shard<State>> shards_ = std::vector<Shard<State>>(shard_count);
    std::vector<Boxes> boxes_ = std::vector<Boxes>(shard_count);                          // by the shard they come from
    std::vector<std::uint32_t> goals_ = std::vector<std::uint32_t>(shard_count, nobody);  // the cheapest of each shard
};

}  // namespace

search::Outcome<Slide> parallel_astar(const Board& board, const Reach& reach, Objective objective, unsigned threads,
                                      Budget& budget) {
    return with_rules(board, reach, objective, Lookahead::chains, [&](const auto& rules) {
        return ParallelAstar<std::remove_cvref_t<decltype(rules)>>(rules, std::max(1U, threads), budget).run();
    });
}

}  // namespace ariadne::rush
