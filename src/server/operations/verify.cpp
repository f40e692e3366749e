#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/scene_json.h"
#include "server/operations/board_text.h"
#include "server/operations/operations.h"

namespace ariadne::server {

namespace {

constexpr std::size_t most_claims = 2'000;  // more than any answer of `solve` has

}  // namespace

Result<Reply> verify(const Call& call) {
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    const std::string_view solution = fields.text("solution");
    const PuzzleRead puzzle = read_board(call, fields, text);
    if (!puzzle) return std::unexpected(puzzle.error());
    const Result<std::vector<catalog::Claim>> claims = catalog::read_claims(call.world, **puzzle, solution);
    if (!claims) {
        // The place is one in the solution, not in the board.
        Error error = claims.error();
        error.message = "key solution: " + error.message;
        return std::unexpected(error);
    }
    if (claims->size() > most_claims)
        return fail(fmt::format("key solution: found {} of them, expected at most {}", claims->size(), most_claims));
    // The first that does not hold, or else the first.
    const catalog::Claim* shown = nullptr;
    worlds::Verification found;
    for (const catalog::Claim& claim : *claims) {
        if (!call.budget.check()) return fail("stopped before all solutions were checked");
        Result<worlds::Verification> checked = (*puzzle)->verify(claim.solution);
        if (!checked) return std::unexpected(checked.error());
        if (shown != nullptr && checked->valid) continue;
        shown = &claim;
        found = std::move(*checked);
        if (!found.valid) break;
    }
    std::string out;
    catalog::JsonWriter json(out);
    json.open_object();
    json.key("valid").truth(found.valid);
    json.key("message").text(shown->where.empty() ? found.message : shown->where + ": " + found.message);
    catalog::write(json.key("figures"), found.figures);
    if (found.valid) {
        const Result<render::Scene> still = scene_of(**puzzle, &shown->solution);
        if (!still) return std::unexpected(still.error());
        catalog::write(json.key("still"), *still);
    }
    json.close_object();
    return out;
}

}  // namespace ariadne::server
