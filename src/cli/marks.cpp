#include "cli/marks.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/json.h"
#include "cli/tables.h"
#include "text/characters.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

constexpr auto heading = std::to_array<const char*>(
    {"student", "map", "answer", "valid", "moves", "steps", "left", "best", "off", "seconds", "fault"});

template <class Number>
std::string shown(const std::optional<Number>& number) {
    return number ? fmt::format("{}", *number) : "";
}

// Of a walker, the figure besides steps that is no cost is what is left.
std::vector<std::string> cells_of(const GradedAnswer& mark) {
    const auto figure = [&](std::initializer_list<std::string_view> names) -> std::string {
        if (!mark.figures) return "";
        for (const std::string_view name : names)
            if (const std::int64_t* value = worlds::figure(*mark.figures, name)) return fmt::format("{}", *value);
        return "";
    };
    return {text::harmless(mark.student),
            text::harmless(mark.map),
            text::harmless(mark.answer),
            mark.missing    ? "missing"
            : mark.broken() ? "broken"
            : mark.valid    ? "yes"
                            : "no",
            figure({"moves"}),
            figure({"steps"}),
            figure({"life", "energy"}),
            mark.impossible ? "impossible" : shown(mark.best),
            shown(mark.off),
            mark.seconds ? fmt::format("{:.3f}", *mark.seconds) : "",
            text::harmless(mark.fault)};
}

json::object as_json(const GradedAnswer& mark) {
    json::object out{{"student", mark.student}, {"map", mark.map}, {"answer", mark.answer}, {"valid", mark.valid}};
    if (mark.figures)
        for (const auto& [name, value] : *mark.figures) out[name] = value;
    if (mark.best) out["best"] = *mark.best;
    if (mark.impossible) out["best"] = "impossible";
    if (mark.off) out["off"] = *mark.off;
    if (mark.off) out["optimal"] = *mark.off == 0;
    if (mark.seconds) out["seconds"] = *mark.seconds;
    if (mark.missing) out["missing"] = true;
    if (mark.broken()) out["broken"] = true;
    if (!mark.fault.empty()) out["fault"] = mark.fault;
    return out;
}

// How many maps each student has answered well, and of how many; the best of several answers counts.
std::string sums_of(const std::vector<GradedAnswer>& marks) {
    struct Sum {
        std::set<std::string_view> valid;
        std::set<std::string_view> optimal;
        std::set<std::string_view> maps;
    };
    std::map<std::string_view, Sum> sums;
    for (const GradedAnswer& mark : marks) {
        if (mark.student.empty() || mark.map.empty()) continue;
        Sum& sum = sums[mark.student];
        sum.maps.insert(mark.map);
        if (mark.valid) sum.valid.insert(mark.map);
        if (mark.off == 0) sum.optimal.insert(mark.map);
    }
    Cells cells = {{"student", "valid", "optimal", "of"}};
    for (const auto& [student, sum] : sums)
        cells.push_back({text::harmless(student), fmt::format("{}", sum.valid.size()),
                         fmt::format("{}", sum.optimal.size()), fmt::format("{}", sum.maps.size())});
    return sums.empty() ? "" : "\n" + aligned(cells, {false, true, true, true});
}

}  // namespace

std::string marks_text(const std::vector<GradedAnswer>& marks, bool csv) {
    Cells cells(1, {heading.begin(), heading.end()});
    for (const GradedAnswer& mark : marks) cells.push_back(cells_of(mark));
    if (!csv) {
        std::vector<bool> right(heading.size(), true);
        right[0] = right[1] = right[2] = right[3] = right.back() = false;
        return aligned(cells, right) + sums_of(marks);
    }
    std::string out;
    for (std::vector<std::string>& row : cells) {
        std::ranges::transform(row, row.begin(), csv_field);
        out += fmt::format("{}\n", fmt::join(row, ","));
    }
    return out;
}

std::string marks_json(const std::vector<GradedAnswer>& marks) {
    json::array all;
    for (const GradedAnswer& mark : marks) all.push_back(as_json(mark));
    return catalog::json_text(json::object{{"answers", std::move(all)}}) + "\n";
}

}  // namespace ariadne::cli
