#include <algorithm>
#include <memory>
#include <utility>

#include "catalog/json_writer.h"
#include "catalog/solve.h"
#include "server/operations/answer_json.h"
#include "server/operations/board_text.h"
#include "server/operations/operations.h"
#include "server/operations/within.h"
#include "server/request_fields.h"

namespace ariadne::server {

namespace {

constexpr std::int64_t most_listed = 1'000;
constexpr std::uint64_t most_cells_listed = 20'000'000;  // of all solutions together

enum class Aim : std::uint8_t { best, count, least };

struct SolveFields {
    std::unique_ptr<worlds::Puzzle> puzzle;
    std::size_t bytes = 0;  // of its text
    worlds::SolveRequest request;
    Aim aim = Aim::best;
    std::uint64_t list = 0;
    std::optional<double> seconds;
};

Result<SolveFields> read_solve_fields(const Call& call) {
    Fields fields(call.request);
    SolveFields out;
    const std::string_view text = fields.text("text");
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    out.request.objective = fields.one_of("objective", call.world.about().objectives);
    out.request.algorithm = fields.one_of("algorithm", call.world.about().algorithms);
    out.request.any = fields.flag("any");
    bool count = fields.flag("count");
    out.list = static_cast<std::uint64_t>(fields.whole_if("list", 0, most_listed).value_or(0));
    count = count || out.list > 0;
    const bool least = fields.flag("least");
    out.seconds = fields.number("seconds", 0, longest_seconds);
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    if ((out.request.any ? 1 : 0) + (count ? 1 : 0) + (least ? 1 : 0) > 1)
        return fail("found more than one of the keys any, count (or list) and least, expected one");
    out.aim = count ? Aim::count : least ? Aim::least : Aim::best;
    out.bytes = text.size();
    PuzzleRead puzzle = read_board(call, fields, text, moves);
    if (!puzzle) return std::unexpected(puzzle.error());
    out.puzzle = std::move(*puzzle);
    return out;
}

Result<worlds::Report> answer(const SolveFields& asked, Budget& budget) {
    switch (asked.aim) {
        case Aim::count:
            return catalog::count(*asked.puzzle, asked.request, asked.list, budget);
        case Aim::least:
            return catalog::least(*asked.puzzle, asked.request, budget);
        case Aim::best:
            break;
    }
    return catalog::solve(*asked.puzzle, asked.request, budget);
}

}  // namespace

Result<Reply> solve(const Call& call) {
    Result<SolveFields> asked = read_solve_fields(call);
    if (!asked) return std::unexpected(asked.error());
    // What could not be shown is not solved first. No format has more than a few cells in a byte.
    if (asked->list > 0 || asked->bytes > most_cells / 8) {
        const Size size = asked->puzzle->size();
        if (const Result<void> small = fits(size); !small) return std::unexpected(small.error());
        // Long routes on a large board: a few of them say as much.
        const std::uint64_t area = std::max<std::uint64_t>(size.area(), 1);
        asked->list = std::min(asked->list, most_cells_listed / area);
    }
    Within within(call.budget, asked->seconds);
    const Result<worlds::Report> report = answer(*asked, within.budget());
    if (!report) return std::unexpected(report.error());
    if (!report->bug.empty()) return bug(report->bug);
    std::string out;
    catalog::JsonWriter json(out);
    json.open_object();
    write_report(json.key("report"), *report);
    if (const worlds::Solution* best = best_of(*report)) {
        if (const Result<void> shown = write_shown(json, call.world, *asked->puzzle, *best); !shown)
            return std::unexpected(shown.error());
    }
    json.close_object();
    return out;
}

Result<Reply> motion(const Call& call) {
    Fields fields(call.request);
    const std::string_view given = fields.text("text");
    const boost::json::value* value = fields.any("solution");
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    const PuzzleRead puzzle = read_board(call, fields, given, moves);
    if (!puzzle) return std::unexpected(puzzle.error());
    const Result<worlds::Solution> solution = read_solution(call.world, **puzzle, *value);
    if (!solution) return std::unexpected(solution.error());
    std::string out;
    catalog::JsonWriter json(out);
    json.open_object();
    if (const Result<void> shown = write_shown(json, call.world, **puzzle, *solution); !shown)
        return std::unexpected(shown.error());
    json.close_object();
    return out;
}

}  // namespace ariadne::server
