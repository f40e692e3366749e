#include "catalog/portfolio.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <boost/json.hpp>

#include "catalog/json.h"
#include "catalog/sentences.h"
#include "cli/bench.h"
#include "cli/interrupt.h"
#include "cli/progress.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;
using catalog::Contest;
using catalog::Entrant;

double megabytes(const Entrant& entrant) {
    return static_cast<double>(entrant.bytes) / (1024.0 * 1024.0);
}

// The promise allows twice what the plain one takes, and something for the start; the ratios are of what is above that.
struct Ratios {
    double time = 0;
    double memory = 0;
};

Ratios ratios_of(const catalog::Standing& standing) {
    constexpr double free_seconds = 0.1;
    constexpr double free_megabytes = 200;
    constexpr double least_seconds = 1e-4;  // what the clock can tell
    constexpr double least_megabytes = 0.1;
    Ratios out;
    for (const Entrant& other : standing.others) {
        out.time = std::max(
            out.time, std::max(0.0, standing.first.seconds - free_seconds) / std::max(least_seconds, other.seconds));
        out.memory = std::max(out.memory, std::max(0.0, megabytes(standing.first) - free_megabytes) /
                                              std::max(least_megabytes, megabytes(other)));
    }
    return out;
}

const Entrant* quickest(const catalog::Standing& standing) {
    const auto best = std::ranges::min_element(standing.others, {}, &Entrant::seconds);
    return best == standing.others.end() ? nullptr : &*best;
}

Message answer_in_words(const catalog::Standing& standing) {
    const worlds::Report& report = standing.first.report;
    if (report.verdict != Verdict::solved) return catalog::verdict_in_words(catalog::to_string(report.verdict));
    const std::int64_t* const figure = worlds::best_figure(report, report.objective);
    const std::string value = figure == nullptr ? "?" : fmt::format("{}", *figure);
    if (standing.first.settled || !report.bound) return Message::plain(value);
    return Message::plain(
        fmt::format("{} {} {}", value, worlds::wants_most(report.objective) ? "<=" : ">=", *report.bound));
}

std::string line(std::size_t name_width, const std::array<std::string, 9>& cells) {
    constexpr std::array<std::size_t, 9> least = {0, 14, 9, 8, 16, 9, 8, 10, 12};
    std::string out;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::size_t width = i == 0 ? name_width : least[i];
        if (i > 0) out += "  ";
        out += i < 2 || i == 4 ? fmt::format("{:<{}}", cells[i], width) : fmt::format("{:>{}}", cells[i], width);
    }
    return out + "\n";
}

}  // namespace

int bench_portfolio(const LimitArguments& arguments, Console& console) {
    LimitArguments limits = arguments;
    if (!limits.seconds) limits.seconds = 10;
    const Interruptible interruptible;
    const Result<std::vector<Contest>> contests = catalog::contests(catalog::Scale::full);
    if (!contests) return console.refuse("bench", contests.error());
    const Language language = console.language();
    const bool as_json = console.settings().json;
    std::size_t width = 0;
    for (const Contest& contest : *contests) width = std::max(width, contest.name.size());
    if (!as_json) {
        std::array<std::string, 9> titles;
        std::ranges::transform(std::array{tr("question"), tr("answer"), tr("seconds"), tr("peak MB"), tr("best other"),
                                          tr("seconds"), tr("peak MB"), tr("time ratio"), tr("memory ratio")},
                               titles.begin(), [&](const Phrase& title) { return words(language, title); });
        console.result(line(width, titles));
    }

    std::optional<std::size_t> interrupted_after;
    Ratios worst;
    std::size_t lost = 0;  // settled by others and not by the first
    std::size_t wrong = 0;
    json::array rows;
    for (std::size_t i = 0; i < contests->size(); ++i) {
        const Contest& contest = (*contests)[i];
        ProgressLine progress(console.settings(), contest.name);
        const Result<catalog::Standing> held = catalog::hold(
            contest, limits.limits(), {.nodes = Limits{}.nodes, .seconds = 1}, &interruptible.flag(), progress.sink());
        if (!held) return console.refuse(contest.name, held.error());
        if (interruptible.raised()) {
            interrupted_after = i;
            break;
        }
        if (console.reader_gone()) return exit_stopped;
        wrong += held->agree ? 0U : 1U;
        const Entrant* const plain = quickest(*held);
        const Ratios ratios = held->first.settled ? ratios_of(*held) : Ratios{};
        if (plain != nullptr && !held->first.settled) ++lost;
        worst = {std::max(worst.time, ratios.time), std::max(worst.memory, ratios.memory)};
        if (as_json) {
            json::object row{{"question", contest.name},
                             {"settled", held->first.settled},
                             {"agree", held->agree},
                             {"seconds", held->first.seconds},
                             {"peak_bytes", held->first.bytes}};
            if (plain != nullptr) {
                row["other"] = json::object{
                    {"algorithm", plain->algorithm}, {"seconds", plain->seconds}, {"peak_bytes", plain->bytes}};
            }
            rows.push_back(std::move(row));
            continue;
        }
        const auto ratio = [](double value) { return value > 0 ? fmt::format("{:.2f}", value) : std::string(); };
        const auto of_plain = [&](const auto& say) { return plain == nullptr ? std::string("-") : say(*plain); };
        console.result(
            line(width,
                 {contest.name, answer_in_words(*held).in(language), fmt::format("{:.3f}", held->first.seconds),
                  fmt::format("{:.1f}", megabytes(held->first)), of_plain([](const Entrant& e) { return e.algorithm; }),
                  of_plain([](const Entrant& e) { return fmt::format("{:.3f}", e.seconds); }),
                  of_plain([](const Entrant& e) { return fmt::format("{:.1f}", megabytes(e)); }), ratio(ratios.time),
                  ratio(ratios.memory)}));
    }
    if (as_json) {
        console.result(catalog::json_text(json::object{{"time", worst.time},
                                                       {"memory", worst.memory},
                                                       {"lost", lost},
                                                       {"wrong", wrong},
                                                       {"rows", std::move(rows)}}) +
                       "\n");
    } else {
        const Message sum(
            tr("worst ratios: time {0:.2f} (not counting 0.1 s), memory {1:.2f} (not counting 200 MB); {2} settled "
               "only by others, {3} wrong"),
            worst.time, worst.memory, lost, wrong);
        console.result(fmt::format("\n{}\n", sum.in(language)));
    }
    if (interrupted_after)
        return console.stop("bench", {{tr("interrupted after {0} of {1}"), *interrupted_after, contests->size()}});
    return wrong > 0 ? exit_negative : exit_done;
}

}  // namespace ariadne::cli
