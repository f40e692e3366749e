#include "worlds/labyrinth/rate.h"

#include "worlds/labyrinth/search/searcher.h"
#include "worlds/labyrinth/statistics.h"
#include "worlds/measures.h"

namespace ariadne::labyrinth {

namespace {

using worlds::Measures;

void write_rooms(const Labyrinth& labyrinth, const Statistics& all, Measures& out) {
    const std::uint64_t parts = pieces(labyrinth);
    out.count("rooms", "rooms", all.rooms, "that are there");
    out.count("passages", "passages", all.passages, "between two rooms; a perfect labyrinth has one less than rooms");
    out.count("pieces", "pieces", parts, "of rooms that can reach each other");
    out.count("loops", "loops", all.passages + parts - all.rooms,
              "passages that could be closed, and all stays joined");
    out.percent("dead_ends", "dead ends", all.percent(all.dead_ends), "of the rooms have one passage");
    out.percent("straights", "straights", all.percent(all.straights), "have two, opposite each other");
    out.percent("turns", "turns", all.percent(all.turns), "have two, around a corner");
    out.percent("junctions", "junctions", all.percent(all.junctions), "have three");
    out.percent("crossings", "crossings", all.percent(all.crossings), "have four");
    out.percent("isolated", "isolated", all.percent(all.isolated), "have none");
    out.percent("horizontal", "sideways", all.horizontal_percent(), "of the passages lead from side to side");
    out.number("river", "river", Statistics::share(dead_end_steps(labyrinth), all.dead_ends), 2, "steps",
               "from a dead end to the first choice, in the mean: long is winding, short is bushy");
    out.number("corridor", "corridor", all.corridor(), 2, "steps",
               "from one dead end, junction or crossing to the next, in the mean");
}

void write_way(const Labyrinth& labyrinth, const Statistics& all, const Finding& found, Measures& out) {
    const RouteStatistics way = statistics(labyrinth, found.route);
    out.count("solution_steps", "solution", way.steps, "steps from the entrance to the exit");
    if (!labyrinth.weights.empty())
        out.count("solution_cost", "its cost", static_cast<std::uint64_t>(found.cost),
                  "the weights along it, the least possible");
    out.percent("solution_share", "its share", all.percent(way.rooms()), "of the rooms lie on it");
    out.count("solution_turns", "its turns", way.turns, "steps in another direction than the one before");
    out.count("solution_decisions", "decisions", way.decisions, "rooms on it with more than one way on");
}

}  // namespace

worlds::Rating rate(const Labyrinth& labyrinth, Budget& budget) {
    worlds::Rating out;
    Measures measures(out.measures);
    budget.phase("counting rooms");
    const Statistics all = statistics(labyrinth);
    write_rooms(labyrinth, all, measures);
    budget.phase("looking for the way");
    const Finding found = all_searchers().front().search(labyrinth, budget, nullptr);
    if (found.verdict == Verdict::solved) write_way(labyrinth, all, found, measures);
    out.impossible = found.verdict == Verdict::impossible;
    if (out.impossible)
        out.remarks.emplace_back("No way leads from the entrance to the exit: nothing can be said of it.");
    if (found.verdict == Verdict::unknown)
        out.remarks.emplace_back("A limit ended the search for the way: nothing is said of it.");
    return out;
}

}  // namespace ariadne::labyrinth
