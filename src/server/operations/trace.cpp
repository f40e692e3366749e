#include <algorithm>
#include <span>
#include <vector>

#include <fmt/format.h>

#include "catalog/scene_json.h"
#include "catalog/solve.h"
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
    std::size_t most = 0;
    std::size_t states = 0;
    std::vector<Cell> cells;  // of one state after another, as many for each
    bool cut = false;

    void add(std::span<const Cell> state) {
        cut = cut || states >= most;
        if (cut) return;
        ++states;
        cells.insert(cells.end(), state.begin(), state.end());
    }

    void write(catalog::JsonWriter& json, worlds::Traces kind, Size size) const {
        if (kind == worlds::Traces::cells) {
            catalog::write_cells(json.key("cells"), cells, size);
        } else {
            json.key("states").open_array();
            const std::size_t pieces = states == 0 ? 0 : cells.size() / states;
            for (std::size_t i = 0; i < states; ++i)
                catalog::write_cells(json, std::span(cells).subspan(i * pieces, pieces), size);
            json.close_array();
        }
        json.key("cut").truth(cut);
    }
};

}  // namespace

Result<Reply> trace(const Call& call) {
    const worlds::About& about = call.world.about();
    const worlds::Traces kind = about.traces;
    if (kind == worlds::Traces::nothing)
        return fail(fmt::format("searches of the world {} cannot be watched", call.world.name()));
    const std::int64_t most = kind == worlds::Traces::cells ? most_cells_traced : most_states_traced;
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    worlds::SolveRequest request;
    request.objective = fields.one_of("objective", about.objectives);
    request.algorithm = fields.one_of("algorithm", about.traced_algorithms);
    const std::optional<double> seconds = fields.number("seconds", 0, longest_seconds);
    Watched watched;
    watched.most = static_cast<std::size_t>(std::min(fields.whole_if("most", 0, 1'000'000'000).value_or(most), most));
    if (request.algorithm.empty() && !about.traced_algorithms.empty())
        request.algorithm = about.traced_algorithms.front();
    const PuzzleRead puzzle = read_board(call, fields, text);
    if (!puzzle) return std::unexpected(puzzle.error());
    const Size size = (*puzzle)->size();
    if (const Result<void> small = fits(size); !small) return std::unexpected(small.error());
    request.trace = [&watched](std::span<const Cell> state) { watched.add(state); };
    Within within(call.budget, seconds);
    const Result<worlds::Report> report = catalog::solve(**puzzle, request, within.budget());
    if (!report) return std::unexpected(report.error());
    if (!report->bug.empty()) return bug(report->bug);
    std::string out;
    catalog::JsonWriter json(out);
    json.open_object();
    write_report(json.key("report"), *report);
    watched.write(json, kind, size);
    json.close_object();
    return out;
}

}  // namespace ariadne::server
