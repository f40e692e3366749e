#include "worlds/maze_pacman/plot.h"

#include <cstddef>
#include <utility>

#include <fmt/format.h>

namespace ariadne::maze_pacman {

namespace {

constexpr std::size_t most_labels = 12;

}  // namespace

render::Chart plot(const resource::TradeOff& trade_off, std::string_view resource) {
    render::Chart chart;
    chart.title = "What more steps bring";
    chart.x_name = "steps";
    chart.y_name = fmt::format("most {} at the end", resource);
    if (trade_off.points.empty()) {
        chart.captions.emplace_back(trade_off.verdict == Verdict::impossible ? "There is no route."
                                                                             : "No route is known.");
        return chart;
    }
    render::Series left{"best known", {}, true};
    render::Series bound{"cannot be more", {}, false, true, {render::Role::quiet, 1}};
    bool open = false;
    for (const resource::TradeOffPoint& point : trade_off.points) {
        const auto steps = static_cast<double>(point.steps);
        left.points.push_back({steps, static_cast<double>(point.life)});
        bound.points.push_back({steps, static_cast<double>(point.bound)});
        open = open || point.bound != point.life;
        if (trade_off.points.size() <= most_labels)
            chart.notes.push_back({left.points.back(), fmt::format("{}", point.life), {render::Role::thread, 1}});
    }
    if (open)
        chart.series.push_back(std::move(bound));
    else
        left.name.clear();
    chart.series.push_back(std::move(left));
    if (trade_off.complete)
        chart.captions.emplace_back(fmt::format("Proven: no route ends with more {}, however long.", resource));
    else
        chart.captions.emplace_back(fmt::format("Not complete: a longer route may end with more {}.", resource));
    return chart;
}

render::Chart chart_along(std::string_view title, const std::vector<std::int64_t>& left,
                          const std::vector<Find>& finds) {
    render::Chart chart;
    chart.title = title;
    chart.x_name = "step";
    render::Series series;
    for (std::size_t step = 0; step < left.size(); ++step)
        series.points.push_back({static_cast<double>(step), static_cast<double>(left[step])});
    for (const Find& find : finds)
        chart.notes.push_back({series.points[find.step],
                               fmt::format("{:+}", find.gain),
                               {find.gain > 0 ? render::Role::gain : render::Role::danger}});
    chart.series.push_back(std::move(series));
    return chart;
}

void mark_death(render::Scene& scene) {
    render::Board& board = scene.board;
    std::uint8_t& kind = board.cells[board.size.index(scene.thread.back())];
    render::Style style = board.styles[kind];
    style.fill = {render::Role::danger};
    kind = static_cast<std::uint8_t>(board.styles.size());
    board.styles.push_back(std::move(style));
    scene.legend.push_back({kind, "dies here"});
}

void mark_death_last(render::Animation& motion, std::vector<std::uint8_t> cells) {
    render::Board& board = motion.scene.board;
    const Cell last = motion.scene.thread.back();
    motion.frames.back().changes.push_back({last, board.cells[board.size.index(last)]});
    board.cells = std::move(cells);
}

}  // namespace ariadne::maze_pacman
