#include "worlds/labyrinth/solve.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "base/charge.h"
#include "search/count_routes.h"
#include "search/dijkstra.h"
#include "worlds/labyrinth/openings.h"
#include "worlds/names.h"

namespace ariadne::labyrinth {

namespace {

using boost::multiprecision::cpp_int;

// The cost from every room to the exit, as far as the entrance; then the cheapest routes are those on which every step
// brings as much nearer as it costs. The rooms on them, farthest first, are an order in which the numbers of routes
// into them add up.
template <class Distance>
class Counter {
  public:
    Counter(const Labyrinth& labyrinth, Budget& budget) : labyrinth_(labyrinth), budget_(budget), charge_(budget) {}

    std::optional<Census> count(std::uint64_t list) {
        if (!charge_.add(labyrinth_.size.area() * sizeof(Distance))) return std::nullopt;
        distance_.assign(labyrinth_.size.area(), far);
        budget_.phase(tr("computing distances"));
        if (!(labyrinth_.weights.empty() ? spread() : spread_by_weight())) return std::nullopt;
        Census census;
        if (at(labyrinth_.entrance) == far) return census;
        census.cost = static_cast<std::int64_t>(at(labyrinth_.entrance));
        budget_.phase(tr("counting routes"));
        std::optional<cpp_int> count = add_up();
        if (!count || !list_routes(list, census.listed)) return std::nullopt;
        census.count = *std::move(count);
        return census;
    }

  private:
    static constexpr Distance far = std::numeric_limits<Distance>::max();

    Distance& at(Cell c) { return distance_[labyrinth_.size.index(c)]; }

    bool spread() {
        std::vector<Cell> front{labyrinth_.exit};
        std::vector<Cell> next;
        at(labyrinth_.exit) = 0;
        for (Distance distance = 1; !front.empty() && at(labyrinth_.entrance) == far; ++distance) {
            next.clear();
            for (const Cell c : front) {
                if (!budget_.spend()) return false;
                for (const Direction d : all_directions) {
                    if (!labyrinth_.open(c, d) || at(step(c, d)) != far) continue;
                    at(step(c, d)) = distance;
                    next.push_back(step(c, d));
                }
            }
            std::swap(front, next);
        }
        return true;
    }

    bool spread_by_weight() {
        const auto expand = [&](std::size_t index, Distance distance, const auto& relax) {
            const Cell c = labyrinth_.size.cell(index);
            if (!budget_.spend() || c == labyrinth_.entrance) return false;
            for (const Direction d : all_directions)
                if (labyrinth_.open(c, d)) relax(labyrinth_.size.index(step(c, d)), distance + labyrinth_.weight(c, d));
            return true;
        };
        search::dijkstra(distance_, labyrinth_.size.index(labyrinth_.exit), expand);
        return !budget_.exhausted();
    }

    bool nearer(Cell c, Direction d) {
        if (!labyrinth_.open(c, d)) return false;
        const Distance there = at(step(c, d));
        return there != far && there + labyrinth_.weight(c, d) == at(c);
    }

    // Rooms are taken farthest first.
    std::optional<cpp_int> add_up() {
        using Far = std::pair<Distance, std::size_t>;
        const auto far_room = [&](Cell c) { return Far(at(c), labyrinth_.size.index(c)); };
        const auto onward = [&](const Far& room, const auto& reach) {
            const Cell c = labyrinth_.size.cell(room.second);
            for (const Direction d : all_directions)
                if (nearer(c, d)) reach(far_room(step(c, d)));
        };
        return search::count_routes<cpp_int>(std::vector{far_room(labyrinth_.entrance)}, far_room(labyrinth_.exit),
                                             onward, [&] { return budget_.spend(); });
    }

    // Every step that brings nearer leads on to the exit, so no route is begun in vain.
    bool list_routes(std::uint64_t list, std::vector<Route>& out) {
        std::vector<Direction> moves;
        Cell c = labyrinth_.entrance;
        unsigned from = 0;  // the first direction still to be tried here
        while (out.size() < list) {
            if (c == labyrinth_.exit) out.push_back({labyrinth_.entrance, moves});
            while (from < 4 && (c == labyrinth_.exit || !nearer(c, all_directions[from]))) ++from;
            if (!budget_.spend()) return false;
            if (from < 4) {
                moves.push_back(all_directions[from]);
                c = step(c, moves.back());
                from = 0;
            } else {
                if (moves.empty()) return true;
                c = step(c, opposite(moves.back()));
                from = static_cast<unsigned>(moves.back()) + 1;
                moves.pop_back();
            }
        }
        return true;
    }

    const Labyrinth& labyrinth_;
    Budget& budget_;
    Charge charge_;
    std::vector<Distance> distance_;
};

}  // namespace

std::optional<Census> count_cheapest(const Labyrinth& labyrinth, std::uint64_t list, Budget& budget) {
    // Fewer than 2^32 rooms: without weights no route is longer.
    if (labyrinth.weights.empty()) return Counter<std::uint32_t>(labyrinth, budget).count(list);
    return Counter<std::uint64_t>(labyrinth, budget).count(list);
}

std::vector<std::string> algorithm_names() {
    return worlds::names_of(all_searchers());
}

Result<Question> question_from(const worlds::SolveRequest& request, const Labyrinth& labyrinth) {
    Question question;
    question.by_steps = request.objective.empty() ? labyrinth.weights.empty() : request.objective == "steps";
    if (!request.objective.empty() && request.objective != "steps" && request.objective != "cost")
        return worlds::unknown_name(tr("unknown objective '{0}'; the objectives are {1}"), request.objective,
                                    std::array{"steps", "cost"});
    question.searcher = &all_searchers().front();
    if (!request.algorithm.empty()) {
        question.searcher = find_searcher(request.algorithm);
        if (question.searcher == nullptr)
            return worlds::unknown_name(tr("unknown algorithm '{0}'; the algorithms are {1}"), request.algorithm,
                                        algorithm_names());
    }
    if (request.any && question.searcher == &all_searchers().front()) question.searcher = &any_searcher();
    question.any = request.any;
    if (request.trace) question.visit = [trace = request.trace](Cell c) { trace({&c, 1}); };
    question.open_list = request.open_list;
    return question;
}

namespace {

// Who watches, told of the open list as well.
Visit with_openings(const Labyrinth& labyrinth, const Question& question) {
    if (!question.visit || question.open_list == nullptr) return question.visit;
    return [openings = Openings(labyrinth, question.searcher->name, *question.open_list), &question,
            told = true](Cell room) mutable {
        told = told && openings.expand(room);
        question.visit(room);
    };
}

}  // namespace

Answer solve(const Labyrinth& labyrinth, const Question& question, Budget& budget) {
    Answer answer;
    budget.phase(tr("looking for a route"));
    const Visit visit = with_openings(labyrinth, question);
    answer.finding = question.searcher->search(labyrinth, budget, visit ? &visit : nullptr);
    if (question.count && answer.finding.verdict == Verdict::solved) {
        answer.census = count_cheapest(labyrinth, question.list, budget);
        Stats& stats = answer.finding.stats;
        stats.seconds = budget.seconds();
        stats.peak_bytes = std::max(stats.peak_bytes, budget.peak_bytes());
    }
    return answer;
}

}  // namespace ariadne::labyrinth
