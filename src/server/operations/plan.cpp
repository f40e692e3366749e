#include "catalog/json.h"
#include "catalog/scene_json.h"
#include "server/operations/board_text.h"
#include "server/operations/game_json.h"
#include "server/operations/operations.h"
#include "server/operations/within.h"

namespace ariadne::server {

namespace {

// The cells that a walker comes over.
std::vector<Cell> walk(Cell at, const std::vector<std::string>& moves) {
    std::vector<Cell> out = {at};
    for (const std::string& move : moves)
        if (const std::optional<Direction> way = worlds::direction_of(move)) out.push_back(step(out.back(), *way));
    return out;
}

std::string as_json(const worlds::Plan& plan, const worlds::Game& game) {
    std::string out;
    catalog::JsonWriter json(out);
    json.open_object();
    json.key("verdict").text(catalog::to_string(plan.verdict));
    json.key("proven").truth(plan.proven);
    if (!plan.reason.empty()) json.key("reason").text(plan.reason);
    json.key("moves").open_array();
    for (const std::string& move : plan.moves) json.text(move);
    json.close_array();
    catalog::write(json.key("figures"), plan.figures);
    if (plan.bound) json.key("bound").number(*plan.bound);
    const worlds::View view = game.view();
    const bool walks = view.walker && !plan.moves.empty();
    catalog::write_cells(json.key("way"), walks ? walk(*view.walker, plan.moves) : std::vector<Cell>(),
                         view.board.size);
    catalog::write_cells(json.key("first"), plan.moves.empty() ? std::vector<Cell>() : game.way(plan.moves.front()),
                         view.board.size);
    json.close_object();
    return out;
}

}  // namespace

Result<Reply> plan(const Call& call) {
    Fields fields(call.request);
    const std::string_view objective = fields.one_of("objective", call.world.about().objectives);
    const std::optional<double> seconds = fields.number("seconds", 0, longest_seconds);
    const Result<Table> table = sit_down(call, fields, false);
    if (!table) return std::unexpected(table.error());
    const worlds::Planner planner =
        table->game->planner(objective.empty() ? call.world.about().objectives.front() : std::string(objective));
    if (!planner) return fail("the computer has no plan for this game");
    Within within(call.budget, seconds);
    const worlds::Plan plan = planner(within.budget());
    if (!plan.bug.empty()) return bug(plan.bug);
    return as_json(plan, *table->game);
}

Result<Reply> forecast(const Call& call) {
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    const PuzzleRead puzzle = call.world.read(text);
    if (!puzzle) return std::unexpected(puzzle.error());
    const Result<std::unique_ptr<worlds::Game>> game = (*puzzle)->play();
    if (!game) return std::unexpected(game.error());
    boost::json::object out;
    if (const worlds::Planner planner = (*game)->forecast()) {
        for (const auto& [name, value] : planner(call.budget).figures)
            if (name == "seconds") out["seconds"] = value;
    }
    return out;
}

}  // namespace ariadne::server
