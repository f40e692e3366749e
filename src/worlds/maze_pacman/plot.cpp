#include "worlds/maze_pacman/plot.h"

#include <cstddef>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "worlds/maze_pacman/resource_words.h"

namespace ariadne::maze_pacman {

namespace {

constexpr std::size_t most_labels = 12;

}  // namespace

render::Chart plot(const resource::TradeOff& trade_off, std::string_view resource) {
    render::Chart chart;
    chart.title = about(resource, tr("Steps and life"), tr("Steps and energy"));
    chart.x_name = tr("steps");
    chart.y_name = about(resource, tr("most life on arrival"), tr("most energy on arrival"));
    if (trade_off.points.empty()) {
        chart.captions.emplace_back(trade_off.verdict == Verdict::impossible ? tr("There is no route.")
                                                                             : tr("No route was found."));
        return chart;
    }
    render::Series left{tr("best known"), {}, true};
    render::Series bound{tr("upper bound"), {}, false, true, {render::Role::quiet, 1}};
    bool open = false;
    for (const resource::TradeOffPoint& point : trade_off.points) {
        const auto steps = static_cast<double>(point.steps);
        left.points.push_back({steps, static_cast<double>(point.life)});
        bound.points.push_back({steps, static_cast<double>(point.bound)});
        open = open || point.bound != point.life;
        if (trade_off.points.size() <= most_labels)
            chart.notes.push_back(
                {left.points.back(), Message::plain(std::to_string(point.life)), {render::Role::thread, 1}});
    }
    if (open)
        chart.series.push_back(std::move(bound));
    else
        left.name = {};
    chart.series.push_back(std::move(left));
    if (trade_off.complete)
        chart.captions.emplace_back(about(resource, tr("Complete: longer routes gain no more life."),
                                          tr("Complete: longer routes gain no more energy.")));
    else
        chart.captions.emplace_back(about(resource, tr("Incomplete: a longer route may end with more life."),
                                          tr("Incomplete: a longer route may end with more energy.")));
    return chart;
}

render::Chart chart_along(const Phrase& title, const std::vector<std::int64_t>& left, const std::vector<Find>& finds) {
    render::Chart chart;
    chart.title = title;
    chart.x_name = tr("steps");
    render::Series series;
    for (std::size_t step = 0; step < left.size(); ++step)
        series.points.push_back({static_cast<double>(step), static_cast<double>(left[step])});
    for (const Find& find : finds)
        chart.notes.push_back({series.points[find.step],
                               Message::plain(fmt::format("{:+}", find.gain)),
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
    scene.legend.push_back({kind, tr("dies here")});
}

void mark_death_last(render::Animation& motion, std::vector<std::uint8_t> cells) {
    render::Board& board = motion.scene.board;
    const Cell last = motion.scene.thread.back();
    motion.frames.back().changes.push_back({last, board.cells[board.size.index(last)]});
    board.cells = std::move(cells);
}

}  // namespace ariadne::maze_pacman
