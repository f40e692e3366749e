#include <algorithm>
#include <iterator>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "catalog/json_writer.h"
#include "catalog/scene_json.h"
#include "catalog/sentences.h"
#include "catalog/solve.h"
#include "server/operations/board_text.h"
#include "server/operations/operations.h"
#include "server/operations/within.h"

namespace ariadne::server {

namespace {

constexpr std::int64_t most_listed = 1'000;
constexpr std::uint64_t most_cells_listed = 20'000'000;  // of all solutions together

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

// As its people write it: "(1,2) (1,1)", "[0, 0] [0, 1]", "A>2 B<1", "d1-d7/g7".
std::string in_words(const worlds::World& world, const worlds::Solution& solution) {
    std::string out = worlds::cells_in_words(solution.route, world.about().coordinates.by_row);
    for (const std::string& slide : solution.slides) {
        if (!out.empty()) out += ' ';
        out += slide;
    }
    return out;
}

// The members motion, still and words, into an object that is open. Without the motion where it is too long to be
// watched.
void write_shown(catalog::JsonWriter& json, const worlds::World& world, const worlds::Puzzle& puzzle,
                 const worlds::Solution& solution) {
    const render::Scene still = scene_of(puzzle, &solution);
    if (std::max(solution.route.size(), solution.slides.size()) <= most_frames_in_answer) {
        const render::Animation steps = steps_of(ok(puzzle.animation(&solution)));
        if (!steps.frames.empty() && steps.frames.size() <= most_frames_in_answer) write(json.key("motion"), steps);
    }
    write(json.key("still"), still);
    json.key("words").text(in_words(world, solution));
}

struct SolveFields {
    std::unique_ptr<worlds::Puzzle> puzzle;
    std::size_t bytes = 0;  // of its text
    worlds::SolveRequest request;
    bool count = false;
    std::uint64_t list = 0;  // so many of those counted
    bool least = false;
    bool trade_off = false;
    std::optional<double> seconds;
};

SolveFields read_solve_fields(const Call& call) {
    Fields fields(call.request);
    SolveFields out;
    const std::string_view text = fields.text("text");
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    out.request.objective = fields.one_of("objective", call.world.about().objectives);
    out.request.algorithm = fields.one_of("algorithm", call.world.about().algorithms);
    out.request.any = fields.flag("any");
    out.count = fields.flag("count");
    out.list = static_cast<std::uint64_t>(fields.whole_if("list", 0, most_listed).value_or(0));
    out.count = out.count || out.list > 0;
    out.least = fields.flag("least");
    out.trade_off = fields.flag("trade_off");
    out.seconds = fields.number("seconds", 0, longest_seconds);
    fields.end();
    if ((out.request.any ? 1 : 0) + (out.count ? 1 : 0) + (out.least ? 1 : 0) + (out.trade_off ? 1 : 0) > 1)
        refuse(tr("the keys any, count (or list), least and trade_off cannot be combined"));
    out.bytes = text.size();
    out.puzzle = read_board(call, fields, text, moves);
    return out;
}

Result<worlds::Report> answer(const SolveFields& asked, Budget& budget) {
    if (asked.count) return catalog::count(*asked.puzzle, asked.request, asked.list, budget);
    if (asked.least) return catalog::least(*asked.puzzle, asked.request, budget);
    if (asked.trade_off) return catalog::trade_off(*asked.puzzle, asked.request, budget);
    return catalog::solve(*asked.puzzle, asked.request, budget);
}

// Leaves routes out, the last ones first, until the others are few enough cells to be sent.
void keep_sendable(std::vector<worlds::Solution>& listed) {
    std::uint64_t cells = 0;
    const auto past = std::ranges::find_if(listed, [&](const worlds::Solution& solution) {
        cells += solution.route.size();
        return cells > most_cells_listed;
    });
    listed.erase(past, listed.end());
}

}  // namespace

Reply solve(const Call& call) {
    SolveFields asked = read_solve_fields(call);
    // What could not be shown is not solved first. No format has more than a few cells in a byte.
    if (asked.list > 0 || asked.trade_off || asked.bytes > most_cells / 8) {
        const Size size = asked.puzzle->size();
        must_fit(size);
        // Long routes on a large board: a few of them say as much.
        const std::uint64_t area = std::max<std::uint64_t>(size.area(), 1);
        asked.list = std::min(asked.list, most_cells_listed / area);
    }
    Within within(call.budget, asked.seconds);
    worlds::Report report = sound(ok(answer(asked, within.budget())));
    keep_sendable(report.listed);
    return object_text(call.language, [&](catalog::JsonWriter& json) {
        write_report(json.key("report"), report);
        json.key("sentence").text(catalog::report_sentence(report));
        if (const worlds::Solution* shown = worlds::shown_of(report))
            write_shown(json, call.world, *asked.puzzle, *shown);
    });
}

Reply motion(const Call& call) {
    Fields fields(call.request);
    const std::string_view given = fields.text("text");
    const boost::json::value& value = fields.any("solution");
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    const std::unique_ptr<worlds::Puzzle> puzzle = read_board(call, fields, given, moves);
    const worlds::Solution solution = read_solution(call.world, *puzzle, value);
    return object_text(call.language,
                       [&](catalog::JsonWriter& json) { write_shown(json, call.world, *puzzle, solution); });
}

}  // namespace ariadne::server
