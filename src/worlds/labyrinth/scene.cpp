#include "worlds/labyrinth/scene.h"

#include "render/animation.h"
#include "worlds/labyrinth/verify.h"

namespace ariadne::labyrinth {

namespace {

using render::Mark;
using render::Role;
using render::Style;

constexpr float faintest = 0.16F;
constexpr float latest = 0.7F;

std::vector<Style> styles() {
    std::vector<Style> result = {{{Role::surface}, {Role::ink}, ""},
                                 {{Role::surface}, {Role::danger}, "S", Mark::patch},
                                 {{Role::surface}, {Role::danger, 0.35F}, "E", Mark::patch},
                                 {{Role::search, faintest}, {Role::danger}, "S", Mark::patch},
                                 {{Role::search, latest}, {Role::danger, 0.35F}, "E", Mark::patch},
                                 {{Role::line}, {Role::ink}, ""},
                                 {{Role::rival, 0.3F}, {Role::ink}, "", Mark::none, false, "?"}};
    for (std::size_t i = 0; i < visited_kinds; ++i) {
        const float share = static_cast<float>(i) / static_cast<float>(visited_kinds - 1);
        Style& style = result.emplace_back();
        style.fill = {Role::search, faintest + (latest - faintest) * share};
        style.tag = "·";
    }
    return result;
}

}  // namespace

std::uint8_t visited_style(const Labyrinth& labyrinth, Cell room, std::size_t i, std::size_t visits) {
    if (room == labyrinth.entrance) return lit_entrance_kind;
    if (room == labyrinth.exit) return lit_exit_kind;
    return static_cast<std::uint8_t>(visited_kind + i * visited_kinds / std::max<std::size_t>(visits, 1));
}

Message rooms_explored(std::size_t rooms) {
    return {tr_n("room explored", "rooms explored"), rooms};
}

render::Scene scene(const Labyrinth& labyrinth, const Exhibit& exhibit) {
    render::Scene result;
    result.title = exhibit.title;
    if (result.title.empty()) result.title = {tr("Labyrinth, {0} x {1}"), labyrinth.size.rows, labyrinth.size.cols};
    render::Board& board = result.board;
    board.size = labyrinth.size;
    board.styles = styles();
    board.cells.assign(labyrinth.size.area(), floor_kind);
    board.walls = render::Walls{labyrinth.right, labyrinth.down, labyrinth.rooms};
    board.cells[board.size.index(labyrinth.exit)] = exit_kind;
    board.cells[board.size.index(labyrinth.entrance)] = entrance_kind;
    for (const std::vector<render::Sum>& sums : exhibit.touched) {
        for (const render::Sum& sum : sums)
            if (std::uint8_t& kind = board.cells[board.size.index(sum.at)]; kind == floor_kind) kind = waiting_kind;
        render::show(result, {.walked = {}, .changes = {}, .figures = {}, .sums = sums});
    }
    const std::span<const Cell> visits = exhibit.visits;
    for (std::size_t i = 0; i < visits.size(); ++i)
        board.cells[board.size.index(visits[i])] = visited_style(labyrinth, visits[i], i, visits.size());
    result.legend = {{entrance_kind, tr("entrance"), tr("entrance")}, {exit_kind, tr("exit"), tr("exit")}};
    if (!visits.empty())
        result.legend.push_back(
            {visited_kind + visited_kinds - 1, tr("explored, older ones fainter"), tr_c("cell", "explored")});
    if (!exhibit.touched.empty()) result.legend.push_back({waiting_kind, tr("on the open list"), tr_c("cell", "open")});

    if (!exhibit.route.empty()) {
        const Replay walked = replay(labyrinth, exhibit.route);
        const auto shown = walked.valid ? exhibit.route.size() : static_cast<std::size_t>(walked.steps) + 1;
        result.thread.assign(exhibit.route.begin(), exhibit.route.begin() + static_cast<std::ptrdiff_t>(
                                                                                std::min(shown, exhibit.route.size())));
        result.figures = {{{tr_n("step", "steps"), walked.steps}, std::to_string(walked.steps)}};
        if (!labyrinth.weights.empty()) result.figures.push_back({tr("cost"), std::to_string(walked.cost)});
        if (!walked.valid) result.captions.push_back(walked.message);
    }
    if (!visits.empty()) result.figures.push_back({rooms_explored(visits.size()), std::to_string(visits.size())});
    return result;
}

}  // namespace ariadne::labyrinth
