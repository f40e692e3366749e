#include <algorithm>

#include "catalog/json_writer.h"
#include "server/operations/answer_json.h"
#include "server/operations/board_text.h"
#include "server/operations/operations.h"
#include "server/operations/within.h"
#include "server/request_fields.h"

namespace ariadne::server {

namespace {

constexpr std::int64_t most_listed = 1'000;
constexpr std::uint64_t most_cells_listed = 20'000'000;  // of all solutions together

struct SolveOrder {
    std::string text;
    worlds::SolveRequest request;
    std::optional<double> seconds;
};

Result<SolveOrder> read_solve_order(const Call& call) {
    Fields fields(call.request);
    SolveOrder out;
    const std::string_view text = fields.text("text");
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    out.request.objective = fields.one_of("objective", call.world.objectives());
    out.request.algorithm = fields.one_of("algorithm", call.world.algorithms());
    out.request.any = fields.flag("any");
    out.request.count = fields.flag("count");
    out.request.list = static_cast<std::uint64_t>(fields.whole_if("list", 0, most_listed).value_or(0));
    out.request.count = out.request.count || out.request.list > 0;
    out.request.least = fields.flag("least");
    out.request.threads = call.threads;
    out.seconds = fields.number("seconds", 0, longest_seconds);
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    if ((out.request.any ? 1 : 0) + (out.request.count ? 1 : 0) + (out.request.least ? 1 : 0) > 1)
        return fail("found more than one of the keys any, count (or list) and least, expected one");
    Result<std::string> after = text_after(call.world, text, moves);
    if (!after) return std::unexpected(after.error());
    out.text = std::move(*after);
    return out;
}

}  // namespace

Result<Reply> solve(const Call& call) {
    Result<SolveOrder> order = read_solve_order(call);
    if (!order) return std::unexpected(order.error());
    // What could not be shown is not solved first. No format has more than a few cells in a byte.
    if (order->request.list > 0 || order->text.size() > most_cells / 8) {
        const Result<render::Scene> board = scene_of(call.world, order->text);
        if (!board) return std::unexpected(board.error());
        // Long routes on a large board: a few of them say as much.
        const std::uint64_t area = std::max<std::uint64_t>(board->board.size.area(), 1);
        order->request.list = std::min(order->request.list, most_cells_listed / area);
    }
    Within within(call.budget, order->seconds);
    const Result<worlds::Report> report = call.world.solve(order->text, order->request, within.budget());
    if (!report) return std::unexpected(report.error());
    if (!report->bug.empty()) return bug(report->bug);
    std::string out;
    catalog::JsonWriter json(out);
    json.open_object();
    write_report(json.key("report"), *report);
    if (const worlds::Solution* best = best_of(*report)) {
        if (const Result<void> shown = write_shown(json, call.world, order->text, *best); !shown)
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
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    const Result<std::string> text = text_after(call.world, given, moves);
    if (!text) return std::unexpected(text.error());
    const Result<worlds::Solution> solution = read_solution(call.world, *text, *value);
    if (!solution) return std::unexpected(solution.error());
    std::string out;
    catalog::JsonWriter json(out);
    json.open_object();
    if (const Result<void> shown = write_shown(json, call.world, *text, *solution); !shown)
        return std::unexpected(shown.error());
    json.close_object();
    return out;
}

}  // namespace ariadne::server
