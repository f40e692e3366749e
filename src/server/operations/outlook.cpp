#include "server/operations/board_text.h"
#include "server/operations/operations.h"
#include "server/operations/two_sides.h"
#include "server/operations/within.h"
#include "server/request_fields.h"
#include "worlds/two_player.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

json::object to_json(const worlds::Outlook& outlook) {
    json::array nearer;
    nearer.reserve(outlook.nearer.size());
    for (const std::int8_t side : outlook.nearer) nearer.push_back(std::int64_t{side});
    json::array terms;
    for (const worlds::Outlook::Term& term : outlook.terms)
        terms.push_back({{"name", term.name}, {"first", term.first}, {"second", term.second}});
    return {{"first", outlook.first},
            {"proven", outlook.proven},
            {"nearer", std::move(nearer)},
            {"terms", std::move(terms)}};
}

json::object to_json(const worlds::Review& review) {
    json::array first;
    for (const std::optional<double>& chance : review.first) first.push_back(chance ? json::value(*chance) : nullptr);
    json::array slips;
    for (const worlds::Review::Slip& slip : review.slips) {
        json::object row{{"turn", slip.turn}, {"before", slip.before}, {"after", slip.after}};
        if (!slip.better.empty()) row["better"] = slip.better;
        slips.push_back(std::move(row));
    }
    json::object out;
    out["first"] = std::move(first);
    out["slips"] = std::move(slips);
    if (review.turning) out["turning"] = *review.turning;
    if (review.decided) out["decided"] = *review.decided;
    return out;
}

}  // namespace

Result<Reply> outlook(const Call& call) {
    const Result<const worlds::TwoPlayer*> game = game_of_two(call.world);
    if (!game) return std::unexpected(game.error());
    Fields fields(call.request);
    const std::string_view given = fields.text("text");
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    const Result<std::string> text = text_after(call.world, given, moves);
    if (!text) return std::unexpected(text.error());
    const Result<worlds::Outlook> found = (*game)->outlook(*text);
    if (!found) return std::unexpected(found.error());
    return to_json(*found);
}

Result<Reply> review(const Call& call) {
    const Result<const worlds::TwoPlayer*> game = game_of_two(call.world);
    if (!game) return std::unexpected(game.error());
    Fields fields(call.request);
    const std::string_view given = fields.text("text");
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    const std::optional<double> seconds = fields.number("seconds", 0, longest_seconds);
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    const Result<std::string> text = text_after(call.world, given, moves);
    if (!text) return std::unexpected(text.error());
    Within within(call.budget, seconds);
    const Result<worlds::Review> found = (*game)->review(*text, within.budget());
    if (!found) return std::unexpected(found.error());
    return to_json(*found);
}

}  // namespace ariadne::server
