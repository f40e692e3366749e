#include "cli/marks.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <set>
#include <span>
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

constexpr auto heading =
    std::to_array<Phrase>({tr("student"), tr("map"), tr("answer"), tr("valid"), tr("moves"), tr("steps"),
                           tr_c("grade", "left"), tr("best"), tr_c("grade", "off"), tr("seconds"), tr("fault")});

std::vector<std::string> row_of(std::span<const Phrase> names, Language language) {
    std::vector<std::string> out;
    for (const Phrase& name : names) out.emplace_back(words(language, name));
    return out;
}

template <class Number>
std::string shown(const std::optional<Number>& number) {
    return number ? fmt::format("{}", *number) : "";
}

Phrase verdict_of(const GradedAnswer& mark) {
    if (mark.missing) return tr("missing");
    if (mark.broken()) return tr("broken");
    return mark.valid ? tr("yes") : tr("no");
}

// Of a walker, the figure besides steps that is no cost is what is left.
std::vector<std::string> cells_of(const GradedAnswer& mark, Language codes, Language language) {
    const auto figure = [&](std::initializer_list<std::string_view> names) -> std::string {
        if (!mark.figures) return "";
        for (const std::string_view name : names)
            if (const std::int64_t* value = worlds::figure(*mark.figures, name)) return fmt::format("{}", *value);
        return "";
    };
    return {text::harmless(mark.student),
            text::harmless(mark.map),
            text::harmless(mark.answer),
            std::string(words(codes, verdict_of(mark))),
            figure({"moves"}),
            figure({"steps"}),
            figure({"life", "energy"}),
            mark.impossible ? std::string(words(codes, tr("impossible"))) : shown(mark.best),
            shown(mark.off),
            mark.seconds ? fmt::format("{:.3f}", *mark.seconds) : "",
            text::harmless(mark.fault.in(language))};
}

json::object as_json(const GradedAnswer& mark, Language language) {
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
    if (!mark.fault.empty()) out["fault"] = mark.fault.in(language);
    return out;
}

// How many maps each student has answered well, and of how many; the best of several answers counts.
std::string sums_of(const std::vector<GradedAnswer>& marks, Language language) {
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
    constexpr auto names = std::to_array<Phrase>({tr("student"), tr("valid"), tr("optimal"), tr_c("column", "maps")});
    Cells cells = {row_of(names, language)};
    for (const auto& [student, sum] : sums)
        cells.push_back({text::harmless(student), fmt::format("{}", sum.valid.size()),
                         fmt::format("{}", sum.optimal.size()), fmt::format("{}", sum.maps.size())});
    return sums.empty() ? "" : "\n" + aligned(cells, {false, true, true, true});
}

}  // namespace

std::string marks_text(const std::vector<GradedAnswer>& marks, bool csv, Language language) {
    const Language codes = csv ? Language::en : language;  // programs know them
    Cells cells = {row_of(heading, codes)};
    for (const GradedAnswer& mark : marks) cells.push_back(cells_of(mark, codes, language));
    if (!csv) {
        std::vector<bool> right(heading.size(), true);
        right[0] = right[1] = right[2] = right[3] = right.back() = false;
        return aligned(cells, right) + sums_of(marks, language);
    }
    std::string out;
    for (std::vector<std::string>& row : cells) {
        std::ranges::transform(row, row.begin(), csv_field);
        out += fmt::format("{}\n", fmt::join(row, ","));
    }
    return out;
}

std::string marks_json(const std::vector<GradedAnswer>& marks, Language language) {
    json::array all;
    for (const GradedAnswer& mark : marks) all.push_back(as_json(mark, language));
    return catalog::json_text(json::object{{"answers", std::move(all)}}) + "\n";
}

}  // namespace ariadne::cli
