#include <algorithm>
#include <utility>

#include "catalog/compare.h"
#include "catalog/json.h"
#include "server/operations/board_text.h"
#include "server/operations/operations.h"
#include "server/operations/within.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

constexpr std::size_t most_algorithms = 100;

json::object to_json(const worlds::Measure& measure, Language language) {
    json::object out{{"name", measure.name},
                     {"title", measure.title.in(language)},
                     {"value", measure.value},
                     {"decimals", measure.decimals}};
    if (!measure.unit.empty()) out["unit"] = measure.unit.in(language);
    if (!measure.meaning.empty()) out["meaning"] = measure.meaning.in(language);
    if (measure.term) out["term"] = true;
    if (!measure.cuts.empty()) out["cuts"] = json::array(measure.cuts.begin(), measure.cuts.end());
    return out;
}

}  // namespace

Reply rate(const Call& call) {
    Fields fields(call.request);
    const std::string_view given = fields.text("text");
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    const std::optional<double> seconds = fields.number("seconds", 0, longest_seconds);
    const std::unique_ptr<worlds::Puzzle> puzzle = read_board(call, fields, given, moves);
    const worlds::Rater* rater = puzzle->rater();
    if (rater == nullptr) refuse({tr("puzzles of the {0} world cannot be rated"), call.world.name()});
    Within within(call.budget, seconds);
    const worlds::Rating rating = ok(rater->rate(within.budget()));
    json::object out;
    if (!rating.level.empty()) out["level"] = rating.level;
    json::array measures;
    for (const worlds::Measure& measure : rating.measures) measures.push_back(to_json(measure, call.language));
    out["measures"] = std::move(measures);
    json::array& remarks = (out["remarks"] = json::array()).get_array();
    for (const Message& remark : rating.remarks) remarks.emplace_back(remark.in(call.language));
    if (rating.impossible) out["impossible"] = true;
    if (rating.histogram) out["histogram"] = catalog::to_json(*rating.histogram, call.language);
    return out;
}

Reply compare(const Call& call) {
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    catalog::AlgorithmsOrder order;
    order.objective = fields.one_of("objective", call.world.about().objectives);
    order.algorithms = fields.texts("algorithms", most_algorithms);
    const std::optional<double> seconds = fields.number("seconds", 0, longest_seconds);
    const std::unique_ptr<worlds::Puzzle> puzzle = read_board(call, fields, text);
    const std::size_t many = order.algorithms.empty() ? call.world.about().algorithms.size() : order.algorithms.size();
    // Each has its share of the job's time.
    Within within(call.budget, seconds);
    order.limits = within.limits();
    order.limits.seconds = std::min(order.limits.seconds,
                                    call.budget.seconds_left() / static_cast<double>(std::max<std::size_t>(many, 1)));
    const worlds::Comparison made =
        sound(ok(catalog::compare_algorithms(call.world, *puzzle, order, &within.cancel(), within.sink())));
    json::object out{{"world", call.world.name()}};
    for (const auto& member : catalog::to_json(made, call.language)) out[member.key()] = member.value();
    return out;
}

}  // namespace ariadne::server
