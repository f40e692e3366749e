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
#include "worlds/labyrinth/text.h"
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
    return {{"builder", tr("builder"), 0, tr("algorithm that builds the labyrinths"), false},
            {"dead_ends", tr("dead ends %"), 1, tr("rooms with one passage"), false},
            {"straights", tr("straights %"), 1, tr("rooms with two passages opposite each other"), false},
            {"turns", tr("turns %"), 1, tr("rooms with two passages around a corner"), false},
            {"junctions", tr("junctions %"), 1, tr("rooms with three passages"), false},
            {"crossings", tr("crossings %"), 1, tr("rooms with four passages"), false},
            {"river", tr("river"), 2,
             tr("mean distance from a dead end to the first choice: high is winding, low is bushy"), false},
            {"solution", tr("solution %"), 2, tr("share of rooms on the route"), false},
            {"solution_turns", tr("solution turns %"), 1, tr("share of steps that change direction"), false},
            {"decisions", tr("decisions"), 1, tr("rooms on the route with more than one way on"), false},
            {"million_rooms_per_second", tr("M rooms/s"), 1, tr("millions of rooms built per second on this machine"),
             true}};
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
    chart.title = tr("Dead ends and solution length, by builder");
    chart.x_name = tr("dead ends, % of rooms");
    chart.y_name = tr("solution, % of rooms");
    chart.every_word = true;
    for (const auto& values : comparison.rows) {
        const render::Point at = {std::get<double>(values[1]), std::get<double>(values[7])};
        const Message name = Message::plain(std::get<std::string>(values[0]));
        // Builders that dig the same labyrinths share a point.
        const auto same = std::ranges::find(chart.notes, at, &render::Note::at);
        if (same == chart.notes.end())
            chart.notes.push_back({at, name});
        else
            same->text = {after_comma, same->text, name};
    }
    chart.captions.push_back({tr_n("{1} x {2} rooms, from corner to corner; {0} labyrinth per builder.",
                                   "{1} x {2} rooms, from corner to corner; means of {0} labyrinths per builder."),
                              request.count, request.size.rows, request.size.cols});
    return chart;
}

Result<std::vector<const Builder*>> builders_named(std::string_view text) {
    std::vector<const Builder*> out;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const std::string_view name = text.substr(begin, end - begin);
        const Builder* builder = find_builder(name);
        if (builder == nullptr)
            return fail({tr("--builder: found '{0}', expected one or more of these, separated by commas: {1}"),
                         text::clipped(name), fmt::format("{}", fmt::join(worlds::names_of(all_builders()), ", "))});
        out.push_back(builder);
        begin = end + 1;
    }
    return out;
}

}  // namespace

std::vector<worlds::OptionSpec> compare_options() {
    const CompareRequest usual;
    return {{"rows", tr("Rows of rooms"), fmt::format("{}", usual.size.rows), {}},
            {"cols", tr("Columns of rooms"), fmt::format("{}", usual.size.cols), {}},
            {"count", tr("Labyrinths per builder, from seeds N, N+1, ..."), fmt::format("{}", usual.count), {}},
            {"builder", tr("Builders to compare, separated by commas (default: all)"), "", {}}};
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
        Result<void> set = fail({tr("unknown option --{0}"), name});
        if (name == "rows") set = worlds::set_number(name, text, 1, longest_side, request.size.rows);
        if (name == "cols") set = worlds::set_number(name, text, 1, longest_side, request.size.cols);
        if (name == "count") set = worlds::set_number(name, text, 1, most_labyrinths, request.count);
        if (!set) return std::unexpected(set.error());
    }
    if (Message bad = limit_error(request.size); !bad.empty())
        return fail({after_colon, "--rows, --cols", std::move(bad)});
    return request;
}

worlds::Comparison compare(const CompareRequest& request, std::uint64_t seed, Budget& budget) {
    worlds::Comparison out;
    out.what = {
        tr_n(
            "Builders on {1} x {2} rooms, from corner to corner; {0} labyrinth per builder, seed {3}.",
            "Builders on {1} x {2} rooms, from corner to corner; means of {0} labyrinths per builder, seeds from {3}."),
        request.count, request.size.rows, request.size.cols, seed};
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
