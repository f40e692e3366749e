#include "worlds/maze_pacman/along.h"

#include <utility>

#include <fmt/format.h>

namespace ariadne::maze_pacman {

render::Chart chart_along(std::string_view title, const std::vector<std::int64_t>& left,
                          const std::vector<Find>& finds) {
    render::Chart chart;
    chart.title = title;
    chart.x_name = "step";
    render::Series series;
    series.join = render::Join::steps;
    for (std::size_t step = 0; step < left.size(); ++step)
        series.points.push_back({static_cast<double>(step), static_cast<double>(left[step])});
    for (const Find& find : finds)
        chart.notes.push_back({series.points[find.step],
                               fmt::format("{:+}", find.gain),
                               {find.gain > 0 ? render::Role::gain : render::Role::danger}});
    chart.series.push_back(std::move(series));
    return chart;
}

}  // namespace ariadne::maze_pacman
