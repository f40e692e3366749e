#include "catalog/catalog.h"
#include "catalog/scene_json.h"
#include "server/operations/board_text.h"
#include "server/operations/operations.h"

namespace ariadne::server {

namespace {

constexpr std::size_t most_claims = 2'000;  // more than any answer of `solve` has

}  // namespace

Reply verify(const Call& call) {
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    const std::string_view solution = fields.text("solution");
    const std::unique_ptr<worlds::Puzzle> puzzle = read_board(call, fields, text);
    // The place of what is wrong is one in the solution, not in the board.
    const std::vector<catalog::Claim> claims = ok(catalog::read_claims(call.world, *puzzle, solution), "solution");
    if (claims.size() > most_claims)
        refuse(text::of_key("solution", {tr("found {0} solutions, expected at most {1}"), claims.size(), most_claims}));
    // The first that does not hold, or else the first.
    const catalog::Claim* shown = nullptr;
    worlds::Verification found;
    for (const catalog::Claim& claim : claims) {
        if (!call.budget.check()) refuse(stopped(call.budget, tr("before all solutions were checked")).error().message);
        worlds::Verification checked = ok(puzzle->verify(claim.solution));
        if (shown != nullptr && checked.valid) continue;
        shown = &claim;
        found = std::move(checked);
        if (!found.valid) break;
    }
    return object_text(call.language, [&](catalog::JsonWriter& json) {
        json.key("valid").truth(found.valid);
        json.key("message").text(shown->where.empty() ? found.message
                                                      : Message(after_colon, shown->where, found.message));
        catalog::write(json.key("figures"), found.figures);
        if (found.valid) catalog::write(json.key("still"), scene_of(*puzzle, &shown->solution));
    });
}

}  // namespace ariadne::server
