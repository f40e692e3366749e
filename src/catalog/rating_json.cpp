#include <cmath>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <variant>

#include <boost/json/array.hpp>
#include <boost/json/value_from.hpp>

#include "catalog/json.h"

namespace ariadne::catalog {

namespace json = boost::json;

namespace {

json::value value_of(const worlds::Measure& measure) {
    if (measure.decimals == 0) return static_cast<std::int64_t>(std::llround(measure.value));
    return measure.value;
}

json::value value_of(const worlds::Value& value) {
    return std::visit(
        [](const auto& held) -> json::value {
            if constexpr (std::is_same_v<std::decay_t<decltype(held)>, std::monostate>)
                return nullptr;
            else
                return json::value_from(held);
        },
        value);
}

}  // namespace

json::object to_json(const worlds::Rating& rating) {
    json::object out;
    if (!rating.level.empty()) out["level"] = rating.level;
    json::object measures;
    for (const worlds::Measure& measure : rating.measures) measures[measure.name] = value_of(measure);
    out["measures"] = std::move(measures);
    if (!rating.remarks.empty()) out["remarks"] = json::array(rating.remarks.begin(), rating.remarks.end());
    return out;
}

json::object to_json(const worlds::Comparison& comparison) {
    json::array rows;
    json::object timed;
    for (const auto& values : comparison.rows) {
        json::object row;
        json::object clock;
        for (std::size_t i = 0; i < comparison.columns.size(); ++i)
            (comparison.columns[i].timed ? clock : row)[comparison.columns[i].name] = value_of(values[i]);
        rows.push_back(std::move(row));
        if (!clock.empty()) timed[std::get<std::string>(values[0])] = std::move(clock);
    }
    json::object out{{"what", worlds::filled(comparison.what.words, comparison.what.values)},
                     {"stopped", comparison.stopped},
                     {"rows", std::move(rows)}};
    if (!timed.empty()) out["timed"] = std::move(timed);
    return out;
}

}  // namespace ariadne::catalog
