#include "server/operations/answer_json.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "catalog/json.h"
#include "catalog/scene_json.h"
#include "server/operations/board_text.h"

namespace ariadne::server {

namespace {

bool only_rests(const render::Frame& frame) {
    return frame.changes.empty() && frame.digs.empty() && frame.shifts.empty() && !frame.arrows && !frame.walked;
}

// One frame a slide or a turn, where a world says which frames those are: the page moves what is between them itself.
// Before the first of them it shows the scene, however long that takes; a frame for it would be a step that does
// nothing.
render::Animation steps_of(render::Animation motion) {
    if (std::ranges::none_of(motion.frames, &render::Frame::kept)) return motion;
    motion = render::every(std::move(motion), std::numeric_limits<std::size_t>::max());
    for (render::Frame& frame : motion.frames) frame.lasts = 1;
    if (!motion.frames.empty() && only_rests(motion.frames.front())) motion.frames.erase(motion.frames.begin());
    return motion;
}

}  // namespace

const worlds::Solution* best_of(const worlds::Report& report) {
    if (report.optimal) return &*report.optimal;
    return report.feasible ? &*report.feasible : nullptr;
}

std::string in_words(const worlds::World& world, const worlds::Solution& solution) {
    std::string out;
    const bool by_row = world.about().coordinates.by_row;
    for (const auto& [x, y] : solution.route) {
        if (!out.empty()) out += ' ';
        if (by_row)
            fmt::format_to(std::back_inserter(out), "[{}, {}]", x, y);
        else
            fmt::format_to(std::back_inserter(out), "({},{})", x, y);
    }
    for (const std::string& slide : solution.slides) {
        if (!out.empty()) out += ' ';
        out += slide;
    }
    return out;
}

Result<worlds::Solution> read_solution(const worlds::World& world, const worlds::Puzzle& puzzle,
                                       const boost::json::value& value) {
    Result<worlds::Solution> solution = catalog::solution_from_json(value, "solution");
    if (!solution) return solution;
    if (world.two_player() != nullptr && !solution->route.empty())
        return fail("key solution: found a route, expected turns of a game");
    const Result<worlds::Verification> checked = puzzle.verify(*solution);
    if (!checked) return std::unexpected(checked.error());
    if (!checked->valid) return fail("key solution: " + checked->message);
    return solution;
}

Result<void> write_shown(catalog::JsonWriter& json, const worlds::World& world, const worlds::Puzzle& puzzle,
                         const worlds::Solution& solution) {
    const Result<render::Scene> still = scene_of(puzzle, &solution);
    if (!still) return std::unexpected(still.error());
    if (std::max(solution.route.size(), solution.slides.size()) <= most_frames_in_answer) {
        Result<render::Animation> motion = puzzle.animation(&solution);
        if (!motion) return std::unexpected(motion.error());
        const render::Animation steps = steps_of(std::move(*motion));
        if (!steps.frames.empty() && steps.frames.size() <= most_frames_in_answer) write(json.key("motion"), steps);
    }
    write(json.key("still"), *still);
    json.key("words").text(in_words(world, solution));
    return {};
}

void write_report(catalog::JsonWriter& json, const worlds::Report& report) {
    json.open_object();
    write_members(json, report);
    // Besides least_life and least_energy: who reads this need not know what the world calls it.
    if (report.least) {
        json.key("least").open_object();
        json.key("low").number(report.least->low);
        if (report.least->high) json.key("high").number(*report.least->high);
        json.close_object();
    }
    json.close_object();
}

}  // namespace ariadne::server
