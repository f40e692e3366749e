#include "cli/tables.h"

#include <algorithm>
#include <variant>

#include <fmt/format.h>

#include "catalog/play_words.h"
#include "catalog/sentences.h"

namespace ariadne::cli {

namespace {

std::string word_of(const worlds::Value& value, const worlds::Column& column, Language language) {
    struct Speak {
        const worlds::Column& column;
        Language language;
        std::string operator()(std::monostate /*nothing*/) const { return "-"; }
        std::string operator()(bool held) const { return say(language, held ? tr("yes") : tr("no")); }
        std::string operator()(const Message& held) const { return held.in(language); }
        std::string operator()(std::int64_t held) const { return fmt::format("{}", held); }
        std::string operator()(double held) const { return fmt::format("{:.{}f}", held, column.decimals); }
        std::string operator()(const std::string& held) const {
            return column.name == "verdict" ? catalog::verdict_in_words(held).in(language) : held;
        }
    };
    return std::visit(Speak{column, language}, value);
}

bool is_number(const worlds::Value& value) {
    return std::holds_alternative<std::int64_t>(value) || std::holds_alternative<double>(value);
}

// Whether a column is set to the right: it has a number somewhere.
bool numeric(const worlds::Comparison& comparison, std::size_t column) {
    return std::ranges::any_of(comparison.rows, [&](const auto& values) { return is_number(values[column]); });
}

}  // namespace

std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

std::string csv_field(const std::string& field) {
    if (field.find_first_of(",\"\n\r") == std::string::npos) return field;
    std::string out = "\"";
    for (const char c : field) out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + "\"";
}

std::string aligned(const Cells& words, const std::vector<bool>& right) {
    std::vector<std::size_t> widths(right.size());
    for (const auto& row : words)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
    std::string out;
    for (const auto& row : words) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) line += "  ";
            line += right[i] ? fmt::format("{:>{}}", row[i], widths[i]) : fmt::format("{:<{}}", row[i], widths[i]);
        }
        line.resize(line.find_last_not_of(' ') + 1);
        out += line + "\n";
    }
    return out;
}

namespace {

// Bars side by side, a column a value, and under every tenth its number. Many are taken together.
std::string bars(const std::vector<std::uint64_t>& counts) {
    constexpr std::size_t height = 8;
    constexpr std::size_t widest = 64;
    constexpr std::size_t tenth = 10;
    const std::size_t together = (counts.size() + widest - 1) / widest;
    std::vector<std::uint64_t> heights((counts.size() + together - 1) / together);
    for (std::size_t i = 0; i < counts.size(); ++i) heights[i / together] += counts[i];
    const std::uint64_t most = std::max<std::uint64_t>(1, std::ranges::max(heights));
    const std::string top = std::to_string(most);
    std::string out;
    for (std::size_t row = height; row > 0; --row) {
        std::string line = fmt::format("  {:>{}} |", row == height ? top : "", top.size());
        for (const std::uint64_t count : heights) {
            const double tall = static_cast<double>(count) * height / static_cast<double>(most);
            const auto above = static_cast<double>(row - 1);
            line += tall >= above + 0.5 ? '#' : tall > above && count > 0 ? '.' : ' ';
        }
        line.resize(line.find_last_not_of(' ') + 1);
        out += line + "\n";
    }
    out += fmt::format("  {:>{}} +{:-<{}}\n  {:>{}}  ", 0, top.size(), "", heights.size(), "", top.size());
    for (std::size_t i = 0; i < heights.size(); i += tenth) out += fmt::format("{:<{}}", i * together, tenth);
    out.resize(out.find_last_not_of(' ') + 1);
    return out + "\n";
}

}  // namespace

std::string rating_text(const worlds::Rating& rating, Language language) {
    Cells words;
    for (const worlds::Measure& measure : rating.measures)
        words.push_back({"  " + measure.title.in(language), fmt::format("{:.{}f}", measure.value, measure.decimals),
                         measure.unit.in(language), measure.meaning.in(language)});
    std::string out;
    if (!rating.level.empty())
        out +=
            fmt::format("  {}\n", say(language, tr("level: {0}"), catalog::level_in_words(rating.level).in(language)));
    out += aligned(words, {false, true, false, false});
    if (rating.histogram && !rating.histogram->counts.empty())
        out += fmt::format("  {}:\n{}", rating.histogram->title.in(language), bars(rating.histogram->counts));
    for (const Message& remark : rating.remarks) out += fmt::format("  {}\n", remark.in(language));
    return out;
}

std::string table_text(const worlds::Comparison& comparison, Language language) {
    Cells words(1);
    std::vector<bool> right;
    for (std::size_t i = 0; i < comparison.columns.size(); ++i) {
        words[0].push_back(comparison.columns[i].title.in(language));
        right.push_back(numeric(comparison, i));
    }
    for (const auto& values : comparison.rows) {
        words.emplace_back();
        for (std::size_t i = 0; i < values.size(); ++i)
            words.back().push_back(word_of(values[i], comparison.columns[i], language));
    }
    return aligned(words, right);
}

std::string markdown(const worlds::Comparison& comparison, Language language) {
    std::string heading = "|";
    std::string rule = "|";
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < comparison.columns.size(); ++i) {
        if (comparison.columns[i].timed) continue;
        shown.push_back(i);
        heading += fmt::format(" {} |", comparison.columns[i].title.in(language));
        rule += numeric(comparison, i) ? "---:|" : "---|";
    }
    std::string out = fmt::format("{}\n{}\n", heading, rule);
    for (const auto& values : comparison.rows) {
        out += "|";
        for (const std::size_t i : shown) {
            const std::string word = word_of(values[i], comparison.columns[i], language);
            out += i == 0 ? fmt::format(" `{}` |", word) : fmt::format(" {} |", word);
        }
        out += "\n";
    }
    return out;
}

}  // namespace ariadne::cli
