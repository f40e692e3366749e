#include "cli/report_text.h"

#include <algorithm>
#include <span>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/play_words.h"
#include "catalog/sentences.h"
#include "cli/game_text.h"
#include "cli/tables.h"

namespace ariadne::cli {

using catalog::Heading;
using worlds::Report;
using worlds::Solution;

namespace {

constexpr std::size_t longest_route = 400;  // cells shown
constexpr std::size_t shown_at_each_end = 100;

// Words after a heading, further lines set in so far.
std::string wrapped(const std::string& heading, std::size_t indent, const std::vector<std::string>& items, int width) {
    std::string out = heading;
    std::size_t column = indent;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0 && column + 1 + items[i].size() > static_cast<std::size_t>(std::max(width, 1))) {
            out += "\n" + std::string(indent, ' ');
            column = indent;
        } else if (i > 0) {
            out += ' ';
            ++column;
        }
        out += items[i];
        column += items[i].size();
    }
    return out + "\n";
}

std::string slides_text(const Solution& solution, Language language, int width) {
    if (solution.slides.empty()) return {};
    const std::string heading = std::string(words(language, Heading::moves)) + " ";
    return wrapped(heading, heading.size(), solution.slides, width);
}

// The verdict, and what there is to say about an attempt.
std::string opening(const Report& report, Language language) {
    std::string out = catalog::verdict_sentence(report).in(language);
    if (report.attempt && report.attempt->away) out += "\n" + catalog::attempt_sentence(report).in(language);
    return out + "\n";
}

std::string table_text(const worlds::Table& table, Language language) {
    Cells words(1);
    for (const std::string& column : table.columns)
        words.front().push_back(catalog::name_in_words(column).in(language));
    for (const auto& row : table.rows) {
        words.emplace_back();
        for (const std::int64_t value : row) words.back().push_back(std::to_string(value));
    }
    return aligned(words, std::vector<bool>(table.columns.size(), true));
}

// The slides or the route; nothing where there are no slides.
std::string solution_text(const Report& report, const Solution& solution, Language language, const TextForm& form) {
    if (catalog::of_slides(report)) return slides_text(solution, language, form.width);
    const Phrase& heading = report.verdict == Verdict::impossible ? Heading::attempt : Heading::route;
    return fmt::format("{} {}\n", words(language, heading),
                       route_text(solution, report.routes_by_row, language, form.full));
}

std::string count_text(const Report& report, Language language) {
    if (report.optimal_count.empty()) return {};
    return catalog::count_sentence(report).in(language) + "\n";
}

}  // namespace

std::string route_text(const Solution& solution, bool by_row, Language language, bool whole) {
    const std::span cells(solution.route);
    if (whole || cells.size() <= longest_route) return worlds::cells_in_words(cells, by_row);
    return fmt::format(
        "{}\n{}\n{}", worlds::cells_in_words(cells.first(shown_at_each_end), by_row),
        say(language, tr("... ({0} more cells; --full shows all) ..."), cells.size() - 2 * shown_at_each_end),
        worlds::cells_in_words(cells.last(shown_at_each_end), by_row));
}

Message effort(const Stats& stats) {
    return {tr("States explored: {0}, time: {1:.3f} s, memory: {2:.1f} MB"), stats.expanded, stats.seconds,
            static_cast<double>(stats.peak_bytes) / (1024.0 * 1024.0)};
}

std::string brief_text_of(const Report& report, Language language, const TextForm& form) {
    std::string out = opening(report, language);
    if (const Solution* solution = worlds::shown_of(report)) out += solution_text(report, *solution, language, form);
    return out + count_text(report, language);
}

std::string text_of(const Report& report, const std::string& board, Language language, const TextForm& form) {
    std::string out = opening(report, language);
    const auto add = [&](const std::string& part) {
        if (!part.empty()) out += "\n" + part;
    };
    add(board);
    const Solution* const solution = worlds::shown_of(report);
    if (catalog::of_game(report)) {
        if (solution != nullptr) add(slides_text(*solution, language, form.width));
        return out + game_details(report, language);
    }
    for (const worlds::Table& table : report.tables) add(table_text(table, language));
    if (solution != nullptr && report.tables.empty()) {
        add(solution_text(report, *solution, language, form));
        if (!solution->along.empty() && (form.full || solution->along.size() <= longest_route))
            out += fmt::format("{} {}\n",
                               words(language, report.resource == "energy" ? tr("Energy along the route:")
                                                                           : tr("Life along the route:")),
                               fmt::join(solution->along, " "));
    }
    add(count_text(report, language));
    if (!report.listed.empty() && report.tables.empty()) {
        const bool all = report.optimal_count == std::to_string(report.listed.size());
        out += say(language, all ? Heading::all : Heading::some, report.listed.size()) + "\n";
        for (const Solution& one : report.listed)
            out += catalog::of_slides(report)
                       ? wrapped("  ", 4, one.slides, form.width)
                       : "  " + route_text(one, report.routes_by_row, language, form.full) + "\n";
    }
    return out;
}

}  // namespace ariadne::cli
