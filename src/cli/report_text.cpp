#include "cli/report_text.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/catalog.h"
#include "cli/game_text.h"
#include "cli/play/words.h"
#include "cli/tables.h"

namespace ariadne::cli {

using worlds::Report;
using worlds::Solution;

namespace {

constexpr std::size_t longest_route = 400;  // cells shown
constexpr std::size_t shown_at_each_end = 100;

std::string_view why_stopped(const Report& report, Language language) {
    if (report.stopped == "time") return words(language, Say::by_time);
    if (report.stopped == "memory") return words(language, Say::by_memory);
    if (report.stopped == "nodes") return words(language, Say::by_nodes);
    return words(language, Say::by_interrupt);
}

std::string gap_sentence(const Report& report, Language language) {
    const std::optional<worlds::Gap> gap = worlds::gap_of(report);
    if (!gap || gap->absolute == 0) return {};
    if (!gap->percent) return " " + say(language, Say::gap, gap->absolute);
    return " " + say(language, Say::gap_percent, gap->absolute, *gap->percent);
}

std::string reason_in_words(const Report& report, Language language) {
    const std::string name = "reason " + report.reason;
    return has_words(name) ? name_in_words(language, name) : report.reason;
}

// Pieces slide here, or turns are made, and nobody walks.
bool slides(const Report& report) {
    const Result<const worlds::World*> world = catalog::find_world(report.world);
    return world && (*world)->about().slides;
}

std::string slides_sentence(const Report& report, Language language) {
    const std::int64_t* moves = worlds::best_figure(report, "moves");
    const std::int64_t* steps = worlds::best_figure(report, "steps");
    if (moves == nullptr) return say(language, Say::other_solved);
    std::string asked = amount_in_words(language, "moves", *moves);
    if (steps != nullptr) {
        std::string other = amount_in_words(language, "steps", *steps);
        if (report.objective == "steps") std::swap(asked, other);
        asked += fmt::format(" ({})", other);
    }
    const Wording& sentence = !report.optimal ? Say::slides_some
                              : report.proven ? Say::slides_fewest
                                              : Say::slides_so_far;
    return say(language, sentence, asked, report.bound.value_or(0)) + gap_sentence(report, language);
}

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
    const std::string heading = std::string(words(language, Say::slides)) + " ";
    return wrapped(heading, heading.size(), solution.slides, width);
}

// Of a world in which nothing is spent: the shortest way, or the cheapest where ways have a cost.
std::string way_sentence(const Report& report, Language language) {
    const std::int64_t* steps = worlds::best_figure(report, "steps");
    const std::int64_t* cost = worlds::best_figure(report, "cost");
    if (steps == nullptr) return say(language, Say::other_solved);
    const bool cheap = report.objective == "cost";
    const Wording& some = cost == nullptr ? Say::way_some : Say::way_some_cost;
    const Wording& shortest = cost == nullptr ? Say::way_shortest : Say::way_shortest_cost;
    const Wording& proven = cheap ? Say::way_cheapest : shortest;
    const Wording& so_far = cheap ? Say::way_cheap_so_far : Say::way_so_far;
    const Wording& sentence = !report.optimal ? some : report.proven ? proven : so_far;
    return say(language, sentence, amount_in_words(language, "steps", *steps), cost == nullptr ? 0 : *cost,
               report.bound.value_or(0)) +
           gap_sentence(report, language);
}

std::string solved_sentence(const Report& report, Language language) {
    if (report.resource.empty()) return way_sentence(report, language);
    const std::int64_t* steps = worlds::best_figure(report, "steps");
    const std::int64_t* left = worlds::best_figure(report, report.resource);
    if (steps == nullptr || left == nullptr) return say(language, Say::other_solved);
    const std::string walk = amount_in_words(language, "steps", *steps);
    const auto told = [&](const Wording& sentence) {
        return say(language, sentence.about(report.resource), walk, *left, report.bound.value_or(0),
                   words(language, Say::resource.about(report.resource)));
    };
    if (report.objective == report.resource) {
        if (report.proven) return told(Say::richest);
        if (report.bound) return told(Say::rich_so_far) + gap_sentence(report, language);
    } else if (report.proven) {
        return told(report.life_proven.value_or(false) ? Say::shortest_richest : Say::shortest);
    } else if (report.bound && report.life_proven) {
        return told(Say::short_so_far) + gap_sentence(report, language);
    }
    return told(Say::some_route);
}

std::string cell_in_words(const Report& report, std::int64_t step) {
    return worlds::cells_in_words(std::span(report.attempt->solution.route).subspan(static_cast<std::size_t>(step), 1),
                                  report.routes_by_row);
}

// The verdict, and what there is to say about an attempt.
std::string opening(const Report& report, Language language) {
    std::string out = verdict_sentence(report, language);
    if (report.attempt && report.attempt->away) out += "\n" + attempt_sentence(report, language);
    return out + "\n";
}

// What becomes of a walker on the shortest way by the walls alone.
std::string plain_sentence(const Report& report, Language language) {
    const worlds::Attempt& attempt = *report.attempt;
    const std::int64_t death = attempt.death.value_or(0);
    const std::int64_t steps = static_cast<std::int64_t>(attempt.solution.route.size()) - 1;
    return say(language, Say::plain_dies.about(report.resource), amount_in_words(language, "steps", steps), death,
               cell_in_words(report, death), attempt.left);
}

std::string least_sentence(const Report& report, Language language) {
    const worlds::Least& least = *report.least;
    const Wording& sentence = !least.high                ? Say::least_from
                              : *least.high == least.low ? Say::least
                                                         : Say::least_between;
    return say(language, sentence.about(report.resource), least.low, least.high.value_or(0));
}

std::string table_text(const worlds::Table& table) {
    Cells words = {table.columns};
    for (const auto& row : table.rows) {
        words.emplace_back();
        for (const std::int64_t value : row) words.back().push_back(std::to_string(value));
    }
    return aligned(words, std::vector<bool>(table.columns.size(), true));
}

// The slides or the route; nothing where there are no slides.
std::string solution_text(const Report& report, const Solution& solution, Language language, const TextForm& form) {
    if (slides(report)) return slides_text(solution, language, form.width);
    const Wording& heading = report.verdict == Verdict::impossible ? Say::attempt : Say::route;
    return fmt::format("{} {}\n", words(language, heading),
                       route_text(solution, report.routes_by_row, language, form.full));
}

std::string count_text(const Report& report, Language language) {
    if (report.optimal_count.empty()) return {};
    return say(language, slides(report) ? Say::slides_count : Say::count, report.optimal_count) + "\n";
}

}  // namespace

std::string route_text(const Solution& solution, bool by_row, Language language, bool whole) {
    const std::span cells(solution.route);
    if (whole || cells.size() <= longest_route) return worlds::cells_in_words(cells, by_row);
    return fmt::format("{}\n{}\n{}", worlds::cells_in_words(cells.first(shown_at_each_end), by_row),
                       say(language, Say::route_cut, cells.size() - 2 * shown_at_each_end),
                       worlds::cells_in_words(cells.last(shown_at_each_end), by_row));
}

std::string attempt_sentence(const Report& report, Language language) {
    const worlds::Attempt& attempt = *report.attempt;
    const auto last = static_cast<std::int64_t>(attempt.last_alive());
    const std::string end = cell_in_words(report, last);
    const std::string away = amount_in_words(language, "steps", attempt.away.value_or(0));
    const std::string ends = attempt.death ? say(language, Say::attempt_dies.about(report.resource), end, away,
                                                 cell_in_words(report, *attempt.death), *attempt.death, attempt.left)
                                           : say(language, Say::attempt_ends.about(report.resource), end,
                                                 amount_in_words(language, "steps", last), away);
    return ends + " " + say(language, attempt.proven ? Say::nobody_nearer : Say::nearer_open);
}

std::string verdict_sentence(const Report& report, Language language) {
    if (of_game(report)) return game_sentence(report, language);
    const bool pieces = slides(report);
    if (report.verdict == Verdict::impossible) {
        if (report.reason == "blocked") return say(language, Say::slides_blocked);
        if (report.reason == "walls") return say(language, Say::walls.about(report.resource));
        if (report.reason == report.resource) return say(language, Say::no_life.about(report.resource));
        return say(language, Say::impossible, reason_in_words(report, language));
    }
    if (report.least) return least_sentence(report, language);
    if (report.verdict == Verdict::solved) {
        if (pieces) return slides_sentence(report, language);
        if (report.tables.empty()) return solved_sentence(report, language);
        return say(language, (report.proven ? Say::trade_off : Say::trade_off_open).about(report.resource));
    }
    if (report.attempt) return plain_sentence(report, language);
    if (!pieces && report.stopped.empty()) return say(language, Say::undecided.about(report.resource));
    const std::string_view why = why_stopped(report, language);
    if (!report.bound || report.objective == "cost")
        return say(language, pieces ? Say::slides_unknown : Say::unknown, why);
    if (!pieces) return say(language, Say::unknown_bound, why, *report.bound);
    return say(language, Say::slides_unknown_bound, why,
               amount_in_words(language, report.objective == "steps" ? "steps" : "moves", *report.bound));
}

std::string effort(const Stats& stats, Language language) {
    return say(language, Say::effort, stats.expanded, stats.seconds,
               static_cast<double>(stats.peak_bytes) / (1024.0 * 1024.0));
}

std::string count_open(const Report& report, Language language) {
    return say(language, slides(report) ? Say::slides_count_open : Say::count_open);
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
    if (of_game(report)) {
        if (solution != nullptr) add(slides_text(*solution, language, form.width));
        return out + game_details(report, language);
    }
    for (const worlds::Table& table : report.tables) add(table_text(table));
    if (solution != nullptr && report.tables.empty()) {
        add(solution_text(report, *solution, language, form));
        if (!solution->along.empty() && (form.full || solution->along.size() <= longest_route))
            out += fmt::format("{} {}\n", words(language, Say::along.about(report.resource)),
                               fmt::join(solution->along, " "));
    }
    add(count_text(report, language));
    if (!report.listed.empty() && report.tables.empty()) {
        const bool all = report.optimal_count == std::to_string(report.listed.size());
        out += say(language, all ? Say::routes_all : Say::routes_listed, report.listed.size()) + "\n";
        for (const Solution& one : report.listed)
            out += slides(report) ? wrapped("  ", 4, one.slides, form.width)
                                  : "  " + route_text(one, report.routes_by_row, language, form.full) + "\n";
    }
    return out;
}

}  // namespace ariadne::cli
