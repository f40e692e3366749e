#include "worlds/maze/plot.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <fmt/format.h>

namespace ariadne::maze {

namespace {

constexpr std::size_t most_labels = 12;

}  // namespace

render::Chart plot(const resource::TradeOff& trade_off) {
    render::Chart chart;
    chart.title = "What more steps bring";
    chart.x_name = "steps";
    chart.y_name = "most life at the end";
    if (trade_off.points.empty()) {
        chart.captions.emplace_back(trade_off.verdict == Verdict::impossible ? "There is no route."
                                                                             : "No route is known.");
        return chart;
    }
    render::Series life{"best known", {}, render::Join::steps, true};
    render::Series bound{"cannot be more", {}, render::Join::steps, false, true, {render::Role::quiet, 1}};
    bool open = false;
    for (const resource::TradeOffPoint& point : trade_off.points) {
        const auto steps = static_cast<double>(point.steps);
        life.points.push_back({steps, static_cast<double>(point.life)});
        bound.points.push_back({steps, static_cast<double>(point.bound)});
        open = open || point.bound != point.life;
        if (trade_off.points.size() <= most_labels)
            chart.notes.push_back({life.points.back(), fmt::format("{}", point.life), {render::Role::thread, 1}});
    }
    if (open)
        chart.series.push_back(std::move(bound));
    else
        life.name.clear();
    chart.series.push_back(std::move(life));
    if (trade_off.complete)
        chart.captions.emplace_back("Proven: no route ends with more life, however long.");
    else
        chart.captions.emplace_back("Not complete: a longer route may end with more life.");
    return chart;
}

}  // namespace ariadne::maze
