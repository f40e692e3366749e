#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <fmt/format.h>

#include "bench/processor_time.h"
#include "bench/references.h"
#include "worlds/labyrinth/builders/builder.h"
#include "worlds/labyrinth/search/searcher.h"

// Rooms a second of every builder and every search, one thread, against Boost Graph and a textbook in the same run.
//   labyrinth_bench [SIDE...]      1000 and 4000 if none is given

namespace ariadne::bench {
namespace {

using labyrinth::Builder;
using labyrinth::Finding;
using labyrinth::Labyrinth;

constexpr double long_enough = 1.0;  // seconds; what takes longer is measured once

// The least time of several runs.
template <class Work>
double least_seconds(Work&& work) {
    double least = 1e300;
    double all = 0;
    for (int run = 0; run < 12 && (run == 0 || all < long_enough); ++run) {
        const double begin = processor_seconds();
        work(run);
        const double took = processor_seconds() - begin;
        least = std::min(least, took);
        all += took;
    }
    return least;
}

void line(const std::string& name, double rooms, double seconds, const std::string& rest) {
    fmt::print("{:<34} {:>10.2f} {}\n", name, rooms / seconds / 1e6, rest);
    std::fflush(stdout);
}

void measure_builders(Size size) {
    const auto rooms = static_cast<double>(size.area());
    fmt::print("\nbuilders, {} x {} rooms          M rooms/s  bytes a room beyond the labyrinth\n", size.rows,
               size.cols);
    double aldous_broder = 0;
    double wilson = 0;
    for (const Builder& builder : labyrinth::all_builders()) {
        std::size_t bytes = 0;
        bool perfect = true;
        const double seconds = least_seconds([&](int run) {
            Budget budget;
            const auto out = build(builder, {.size = size}, static_cast<std::uint64_t>(run) + 1, budget);
            bytes = budget.peak_bytes();
            perfect = perfect && out && out->passage_count() + 1 == size.area();
        });
        if (builder.name == "aldous-broder") aldous_broder = seconds;
        if (builder.name == "wilson") wilson = seconds;
        line(std::string(builder.name), rooms, seconds,
             fmt::format("{:.2f}{}", static_cast<double>(bytes) / rooms, perfect ? "" : "  NOT PERFECT"));
    }
    if (size.area() > 2'000'000) return;
    const double textbook =
        least_seconds([&](int run) { textbook_aldous_broder(size, static_cast<std::uint64_t>(run)); });
    line("textbook Aldous-Broder", rooms, textbook, fmt::format("ours {:.1f} times", textbook / aldous_broder));
    const double boost = least_seconds([&](int run) { boost_spanning_tree(size, static_cast<std::uint64_t>(run)); });
    line("Boost random_spanning_tree", rooms, boost, fmt::format("Wilson here {:.1f} times", boost / wilson));
}

// Exit: the room that a breadth-first search from the entrance reaches last, so that all do all of the work.
void put_exit_last(Labyrinth& labyrinth) {
    std::vector<bool> seen(labyrinth.size.area());
    std::vector<std::uint32_t> queue = {0};
    seen[0] = true;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const Cell c = labyrinth.size.cell(queue[i]);
        for (const Direction d : all_directions) {
            if (!labyrinth.open(c, d)) continue;
            const std::size_t next = labyrinth.size.index(step(c, d));
            if (seen[next]) continue;
            seen[next] = true;
            queue.push_back(static_cast<std::uint32_t>(next));
        }
    }
    labyrinth.exit = labyrinth.size.cell(queue.back());
}

void measure_searches(const std::string& builder, Size size) {
    Budget building;
    Labyrinth labyrinth = *build(*labyrinth::find_builder(builder), {.size = size}, 1, building);
    put_exit_last(labyrinth);
    const auto rooms = static_cast<double>(size.area());
    fmt::print("\nsearches, {} x {} rooms by {}   M rooms/s  Boost's time / this one\n", size.rows, size.cols, builder);
    double boost = 1e300;
    std::size_t steps = 0;
    for (int run = 0; run < 3; ++run) {
        double seconds = 0;
        steps = boost_breadth_first(labyrinth, seconds);
        boost = std::min(boost, seconds);
    }
    line("Boost breadth_first_search", rooms, boost, "1.0");
    for (const labyrinth::Searcher& searcher : labyrinth::all_searchers()) {
        Finding finding;
        std::size_t bytes = 0;
        const double seconds = least_seconds([&](int) {
            Budget budget;
            finding = searcher.search(labyrinth, budget, nullptr);
            bytes = budget.peak_bytes();
        });
        const bool right = !finding.proven || finding.route.moves.size() == steps;
        line(std::string(searcher.name), rooms, seconds,
             fmt::format("{:.1f}   {:.2f} bytes a room{}", boost / seconds, static_cast<double>(bytes) / rooms,
                         right ? "" : "  WRONG"));
    }
}

}  // namespace
}  // namespace ariadne::bench

int main(int argc, char** argv) {
    std::vector<int> sides;
    for (int i = 1; i < argc; ++i) sides.push_back(std::atoi(argv[i]));
    if (sides.empty()) sides = {1000, 4000};
    for (const int side : sides) {
        if (side < 2 || side > 30'000) {
            std::fputs("expected sides from 2 to 30000\n", stderr);
            return 2;
        }
        ariadne::bench::measure_builders({side, side});
        ariadne::bench::measure_searches("backtracker", {side, side});
        ariadne::bench::measure_searches("wilson", {side, side});
    }
    return 0;
}
