#include "worlds/labyrinth/rate.h"

#include "worlds/labyrinth/search/searcher.h"
#include "worlds/labyrinth/statistics.h"
#include "worlds/measures.h"

namespace ariadne::labyrinth {

namespace {

using worlds::Measures;

void write_rooms(const Labyrinth& labyrinth, const Statistics& all, Budget& budget, Measures& out) {
    const std::uint64_t parts = pieces(labyrinth, &budget);
    out.count("rooms", tr("rooms"), all.rooms, tr("number of rooms"));
    out.count("passages", tr("passages"), all.passages,
              tr("number of passages; a perfect labyrinth has one fewer than it has rooms"));
    out.count("pieces", tr("parts"), parts, tr("groups of rooms that can reach each other"));
    out.count("loops", tr("loops"), all.passages + parts - all.rooms,
              tr("passages that could be closed without separating anything"));
    out.percent("dead_ends", tr("dead ends"), all.percent(all.dead_ends), tr("rooms with one passage"));
    out.percent("straights", tr("straights"), all.percent(all.straights),
                tr("rooms with two passages opposite each other"));
    out.percent("turns", tr("turns"), all.percent(all.turns), tr("rooms with two passages around a corner"));
    out.percent("junctions", tr("junctions"), all.percent(all.junctions), tr("rooms with three passages"));
    out.percent("crossings", tr("crossings"), all.percent(all.crossings), tr("rooms with four passages"));
    out.percent("isolated", tr("isolated"), all.percent(all.isolated), tr("rooms without a passage"));
    out.percent("horizontal", tr("horizontal"), all.horizontal_percent(),
                tr("share of passages that run horizontally"));
    out.number("river", tr("river"), Statistics::share(dead_end_steps(labyrinth, &budget), all.dead_ends), 2,
               tr_c("unit", "steps"),
               tr("mean distance from a dead end to the first choice: high is winding, low is bushy"));
    out.number("corridor", tr("corridor length"), all.corridor(), 2, tr_c("unit", "steps"),
               tr("mean distance between dead ends, junctions and crossings"));
}

void write_way(const Labyrinth& labyrinth, const Statistics& all, const Finding& found, Measures& out) {
    const RouteStatistics way = statistics(labyrinth, found.route);
    out.count("solution_steps", tr("solution"), way.steps, tr("steps from the entrance to the exit"));
    if (!labyrinth.weights.empty())
        out.count("solution_cost", tr("solution cost"), static_cast<std::uint64_t>(found.cost),
                  tr("lowest total weight of a route"));
    out.percent("solution_share", tr("solution share"), all.percent(way.rooms()), tr("share of rooms on the route"));
    out.count("solution_turns", tr("solution turns"), way.turns, tr("changes of direction along the route"));
    out.count("solution_decisions", tr("decisions"), way.decisions, tr("rooms on the route with more than one way on"));
}

}  // namespace

worlds::Rating rate(const Labyrinth& labyrinth, Budget& budget) {
    worlds::Rating out;
    Measures measures(out.measures);
    budget.phase(tr("counting rooms"));
    const Statistics all = statistics(labyrinth, &budget);
    write_rooms(labyrinth, all, budget, measures);
    if (budget.exhausted()) {
        out.measures.clear();
        out.remarks.emplace_back(tr("A limit was reached, so nothing is measured."));
        return out;
    }
    budget.phase(tr("looking for a route"));
    const Finding found = all_searchers().front().search(labyrinth, budget, nullptr);
    if (found.verdict == Verdict::solved) write_way(labyrinth, all, found, measures);
    out.impossible = found.verdict == Verdict::impossible;
    if (out.impossible)
        out.remarks.emplace_back(tr("There is no route from the entrance to the exit, so no solution is measured."));
    if (found.verdict == Verdict::unknown)
        out.remarks.emplace_back(tr("The search for a route reached a limit, so no solution is measured."));
    return out;
}

}  // namespace ariadne::labyrinth
