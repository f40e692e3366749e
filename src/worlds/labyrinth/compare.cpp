#include "worlds/labyrinth/compare.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/characters.h"
#include "worlds/labyrinth/search/searcher.h"
#include "worlds/labyrinth/statistics.h"
#include "worlds/names.h"
#include "worlds/option_values.h"

namespace ariadne::labyrinth {

namespace {

constexpr int most_labyrinths = 1'000'000;

// All labyrinths of one builder together.
struct Sums {
    Statistics rooms;
    RouteStatistics way;
    std::uint64_t way_rooms = 0;
    std::uint64_t dead_end_steps = 0;
    double seconds = 0;  // of building alone

    void add(const Labyrinth& labyrinth, const Route& route) {
        const Statistics one = statistics(labyrinth);
        rooms.rooms += one.rooms;
        rooms.dead_ends += one.dead_ends;
        rooms.straights += one.straights;
        rooms.turns += one.turns;
        rooms.junctions += one.junctions;
        rooms.crossings += one.crossings;
        dead_end_steps += labyrinth::dead_end_steps(labyrinth);
        const RouteStatistics found = statistics(labyrinth, route);
        way_rooms += found.rooms();
        way.steps += found.steps;
        way.turns += found.turns;
        way.decisions += found.decisions;
    }
};

// Nothing: the budget ended it.
std::optional<Sums> measure(const Builder& builder, const CompareRequest& request, std::uint64_t seed, Budget& budget) {
    Sums sums;
    for (int i = 0; i < request.count; ++i) {
        const double begin = budget.seconds();
        const std::optional<Labyrinth> made =
            build(builder, {.size = request.size}, seed + static_cast<std::uint64_t>(i), budget);
        if (!made) return std::nullopt;
        sums.seconds += budget.seconds() - begin;
        const Finding found = all_searchers().front().search(*made, budget, nullptr);
        if (found.verdict != Verdict::solved) return std::nullopt;
        sums.add(*made, found.route);
    }
    return sums;
}

std::vector<worlds::Column> columns() {
    return {{"builder", "builder", 0, "how it is built", false},
            {"dead_ends", "dead ends %", 1, "rooms with one passage", false},
            {"straights", "straights %", 1, "rooms with two, opposite each other", false},
            {"turns", "turns %", 1, "rooms with two, around a corner", false},
            {"junctions", "junctions %", 1, "rooms with three", false},
            {"crossings", "crossings %", 1, "rooms with four", false},
            {"river", "river", 2, "steps from a dead end to the first choice, in the mean", false},
            {"solution", "solution %", 2, "rooms on the way from corner to corner", false},
            {"solution_turns", "its turns %", 1, "steps of the way in another direction than the one before", false},
            {"decisions", "decisions", 1, "rooms on the way with more than one way on, in the mean", false},
            {"million_rooms_per_second", "M rooms/s", 1, "built, on this machine", true}};
}

// To four decimals, which is more than any mean here can mean.
double rounded(double value) {
    return std::round(value * 10'000) / 10'000;
}

std::vector<worlds::Value> row(const Builder& builder, const Sums& sums, int count) {
    const Statistics& rooms = sums.rooms;
    const auto million = static_cast<double>(rooms.rooms) / 1e6;
    return {std::string(builder.name),
            rounded(rooms.percent(rooms.dead_ends)),
            rounded(rooms.percent(rooms.straights)),
            rounded(rooms.percent(rooms.turns)),
            rounded(rooms.percent(rooms.junctions)),
            rounded(rooms.percent(rooms.crossings)),
            rounded(Statistics::share(sums.dead_end_steps, rooms.dead_ends)),
            rounded(rooms.percent(sums.way_rooms)),
            rounded(100 * Statistics::share(sums.way.turns, sums.way.steps)),
            rounded(static_cast<double>(sums.way.decisions) / count),
            sums.seconds > 0 ? worlds::Value(million / sums.seconds) : worlds::Value()};
}

render::Chart chart_of(const worlds::Comparison& comparison, const CompareRequest& request) {
    render::Chart chart;
    chart.title = "Dead ends and the length of the solution, by builder";
    chart.x_name = "dead ends, % of the rooms";
    chart.y_name = "solution, % of the rooms";
    chart.every_word = true;
    for (const auto& values : comparison.rows) {
        const render::Point at = {std::get<double>(values[1]), std::get<double>(values[7])};
        const std::string& name = std::get<std::string>(values[0]);
        // Builders that dig the same labyrinths share a point.
        const auto same = std::ranges::find(chart.notes, at, &render::Note::at);
        if (same == chart.notes.end())
            chart.notes.push_back({at, name});
        else
            same->text += ", " + name;
    }
    chart.captions.push_back(fmt::format("{} x {} rooms, corner to corner; the mean of {} labyrinths each.",
                                         request.size.rows, request.size.cols, request.count));
    return chart;
}

Result<std::vector<const Builder*>> builders_named(std::string_view text) {
    std::vector<const Builder*> out;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string_view name = text.substr(begin, end - begin);
        const Builder* builder = find_builder(name);
        if (builder == nullptr)
            return fail(fmt::format("--builder: found '{}', expected one or more of, with commas: {}",
                                    text::clipped(name), fmt::join(worlds::names_of(all_builders()), ", ")));
        out.push_back(builder);
        begin = end + 1;
    }
    return out;
}

}  // namespace

std::vector<worlds::OptionSpec> compare_options() {
    const CompareRequest usual;
    return {{"rows", "Rows of rooms", fmt::format("{}", usual.size.rows), {}},
            {"cols", "Columns of rooms", fmt::format("{}", usual.size.cols), {}},
            {"count", "Labyrinths a builder, from seeds N, N+1, ...", fmt::format("{}", usual.count), {}},
            {"builder", "Builders, with commas between them", "all", {}}};
}

Result<CompareRequest> compare_request_from(const std::map<std::string, std::string>& options) {
    CompareRequest request;
    for (const Builder& builder : all_builders()) request.builders.push_back(&builder);
    for (const auto& [name, text] : options) {
        if (name == "builder") {
            auto builders = builders_named(text);
            if (!builders) return std::unexpected(builders.error());
            request.builders = std::move(*builders);
            continue;
        }
        Result<void> set = fail(fmt::format("no option is called --{}", name));
        if (name == "rows") set = worlds::set_number(name, text, 1, longest_side, request.size.rows);
        if (name == "cols") set = worlds::set_number(name, text, 1, longest_side, request.size.cols);
        if (name == "count") set = worlds::set_number(name, text, 1, most_labyrinths, request.count);
        if (!set) return std::unexpected(set.error());
    }
    if (request.size.area() > most_rooms)
        return fail(fmt::format("found {} x {} rooms, expected at most {} in all", request.size.rows, request.size.cols,
                                most_rooms));
    return request;
}

worlds::Comparison compare(const CompareRequest& request, std::uint64_t seed, Budget& budget) {
    worlds::Comparison out;
    out.what = {"Builders on {0} x {1} rooms, corner to corner; the mean of {2} labyrinths each, seeds from {3}.",
                {std::to_string(request.size.rows), std::to_string(request.size.cols), std::to_string(request.count),
                 std::to_string(seed)}};
    out.columns = columns();
    for (const Builder* builder : request.builders) {
        const std::optional<Sums> sums = measure(*builder, request, seed, budget);
        if (!sums) {
            out.stopped = true;
            break;
        }
        out.rows.push_back(row(*builder, *sums, request.count));
    }
    if (!out.rows.empty()) out.chart = chart_of(out, request);
    return out;
}

}  // namespace ariadne::labyrinth
