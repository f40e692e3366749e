#include <algorithm>
#include <span>
#include <vector>

#include <fmt/format.h>

#include "catalog/scene_json.h"
#include "server/operations/answer_json.h"
#include "server/operations/board_text.h"
#include "server/operations/operations.h"
#include "server/operations/within.h"
#include "server/request_fields.h"

namespace ariadne::server {

namespace {

constexpr std::int64_t most_states_traced = 20'000;

// What a search looked at, in its order, as far as it is listed.
struct Watched {
    Size size;
    std::size_t most = 0;
    std::vector<Cell> cells;
    std::vector<std::vector<Cell>> states;
    bool cut = false;

    void write(catalog::JsonWriter& json, worlds::Traces kind) const {
        if (kind == worlds::Traces::cells) catalog::write_cells(json.key("cells"), cells, size);
        if (kind == worlds::Traces::pieces) {
            json.key("states").open_array();
            for (const std::vector<Cell>& state : states) catalog::write_cells(json, state, size);
            json.close_array();
        }
        json.key("cut").truth(cut);
    }
};

void watch(Watched& watched, const worlds::World& world, worlds::SolveRequest& request) {
    if (world.traces() == worlds::Traces::cells) {
        request.trace = [&watched, named = world.coordinates()](std::int64_t x, std::int64_t y) {
            if (watched.cells.size() < watched.most)
                watched.cells.push_back(named.cell(x, y, watched.size));
            else
                watched.cut = true;
        };
    } else {
        request.trace_pieces = [&watched](std::span<const Cell> pieces) {
            if (watched.states.size() < watched.most)
                watched.states.emplace_back(pieces.begin(), pieces.end());
            else
                watched.cut = true;
        };
    }
}

}  // namespace

Result<Reply> trace(const Call& call) {
    const worlds::Traces kind = call.world.traces();
    if (kind == worlds::Traces::nothing)
        return fail(fmt::format("searches of the world {} cannot be watched", call.world.name()));
    const std::int64_t most = kind == worlds::Traces::cells ? most_cells_traced : most_states_traced;
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    worlds::SolveRequest request;
    request.objective = fields.one_of("objective", call.world.objectives());
    request.algorithm = fields.one_of("algorithm", call.world.traced_algorithms());
    const std::optional<double> seconds = fields.number("seconds", 0, longest_seconds);
    Watched watched;
    watched.most = static_cast<std::size_t>(std::min(fields.whole_if("most", 0, 1'000'000'000).value_or(most), most));
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    if (request.algorithm.empty()) {
        const std::vector<std::string> known = call.world.traced_algorithms();
        if (!known.empty()) request.algorithm = known.front();
    }
    const Result<render::Scene> board = scene_of(call.world, text);
    if (!board) return std::unexpected(board.error());
    watched.size = board->board.size;
    watch(watched, call.world, request);
    Within within(call.budget, seconds);
    const Result<worlds::Report> report = call.world.solve(text, request, within.budget());
    if (!report) return std::unexpected(report.error());
    if (!report->bug.empty()) return bug(report->bug);
    std::string out;
    catalog::JsonWriter json(out);
    json.open_object();
    write_report(json.key("report"), *report);
    watched.write(json, kind);
    json.close_object();
    return out;
}

}  // namespace ariadne::server
