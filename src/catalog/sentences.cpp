#include "catalog/sentences.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.h"
#include "catalog/play_words.h"

namespace ariadne::catalog {

using worlds::Report;
using worlds::Solution;

namespace {

constexpr Phrase bracketed{"{0} ({1})"};

// The same thing said of walkers who spend different things.
struct Wording {
    Phrase of_life;
    Phrase of_energy;
    Phrase of_nothing = {};  // empty where there is no difference

    const Phrase& about(const Report& report) const {
        if (report.resource == "energy") return of_energy;
        return report.resource.empty() && !of_nothing.empty() ? of_nothing : of_life;
    }
};

constexpr Wording shortest_richest = {
    tr("Solved. The shortest route takes {0} and ends with life {1}, the most possible at that length."),
    tr("Solved. The shortest route takes {0} and ends with energy {1}, the most possible at that length.")};
constexpr Wording richest = {tr("Solved. The most life possible on arrival is {1}; this route takes {0}."),
                             tr("Solved. The most energy possible on arrival is {1}; this route takes {0}.")};
constexpr Wording walls = {tr("Impossible: walls separate the start from the exit."),
                           tr("Impossible: walls and deadly bombs separate the start from the goal."),
                           tr("Impossible: walls separate the entrance from the exit.")};
constexpr Wording not_enough = {
    tr("Impossible: the exit can be reached, but the runner always dies on the way."),
    tr("Impossible: the goal can be reached, but Pac-Man always runs out of energy on the way.")};
constexpr Wording attempt_dies = {  // last cell alive, steps from there to the goal, deadly cell, step, what is left
    tr("The best attempt reaches {0}, {1} from the exit, and dies on {2} at step {3} with life {4}."),
    tr("The best attempt reaches {0}, {1} from the goal, and dies on {2} at step {3} with energy {4}.")};
constexpr Wording attempt_ends = {  // last cell, steps to it, steps from there to the goal
    tr("The best attempt ends on {0} after {1}, {2} from the exit (ignoring walls)."),
    tr("The best attempt ends on {0} after {1}, {2} from the goal (ignoring obstacles).")};
constexpr Wording plain_dies = {  // steps, deadly step, its cell, what is left
    tr("Unknown: ignoring life, the shortest route takes {0}; on it the runner dies at step {1}, on {2}, with life "
       "{3}. This algorithm cannot tell whether another route is survivable."),
    tr("Unknown: ignoring energy, the shortest route takes {0}; on it Pac-Man dies at step {1}, on {2}, with energy "
       "{3}. This algorithm cannot tell whether another route is survivable.")};
constexpr Wording undecided = {
    tr("Unknown: the exit can be reached, but this algorithm cannot tell whether the runner survives."),
    tr("Unknown: the goal can be reached, but this algorithm cannot tell whether Pac-Man survives."),
    tr("Unknown: this algorithm did not find the exit, but that does not rule out a route. Try another algorithm.")};
constexpr Wording least_is = {tr("Minimum starting life: {0}."), tr("Minimum starting energy: {0}.")};
constexpr Wording least_between = {tr("Minimum starting life: between {0} and {1}."),
                                   tr("Minimum starting energy: between {0} and {1}.")};
constexpr Wording least_from = {tr("Minimum starting life: at least {0}."),
                                tr("Minimum starting energy: at least {0}.")};
constexpr Wording trade_off_whole = {tr("Steps vs. life (complete): longer routes gain no more life."),
                                     tr("Steps vs. energy (complete): longer routes gain no more energy.")};
constexpr Wording trade_off_cut = {
    tr("Steps vs. life (incomplete): rows with life below the bound are not proven."),
    tr("Steps vs. energy (incomplete): rows with energy below the bound are not proven.")};

Phrase why_stopped(const Report& report) {
    if (report.stopped == "time") return tr("the time limit was reached");
    if (report.stopped == "memory") return tr("the memory limit was reached");
    if (report.stopped == "nodes") return tr("the node limit was reached");
    return tr("the search was interrupted");
}

Message with_gap(Message sentence, const Report& report) {
    const std::optional<worlds::Gap> gap = worlds::gap_of(report);
    if (!gap || gap->absolute == 0) return sentence;
    return {after_space, std::move(sentence),
            gap->percent ? Message(tr("Gap: {0} ({1:.1f}%)."), gap->absolute, *gap->percent)
                         : Message(tr("Gap: {0}."), gap->absolute)};
}

Message slides_sentence(const Report& report) {
    const std::int64_t* const moves = worlds::best_figure(report, "moves");
    const std::int64_t* const steps = worlds::best_figure(report, "steps");
    if (moves == nullptr) return tr("Solved.");
    Message asked = amount_in_words("moves", *moves);
    if (steps != nullptr) {
        Message other = amount_in_words("steps", *steps);
        if (report.objective == "steps") std::swap(asked, other);
        asked = {bracketed, std::move(asked), std::move(other)};
    }
    const Phrase sentence = !report.optimal ? tr("Solved in {0}. A shorter solution may exist.")
                            : report.proven ? tr("Solved in {0}, proven optimal.")
                                            : tr("Solved in {0}, not proven optimal. Lower bound: {1}.");
    return with_gap({sentence, std::move(asked), report.bound.value_or(0)}, report);
}

// Steps, cost, bound.
Phrase way_phrase(const Report& report, bool has_cost) {
    const bool cheap = report.objective == "cost";
    if (!report.optimal)
        return has_cost ? tr("Solved: a route of {0} that costs {1}. A cheaper one may exist.")
                        : tr("Solved: a route of {0}. A shorter one may exist.");
    if (!report.proven)
        return cheap ? tr("Solved, not proven optimal: a route of {0} that costs {1}. Lower bound on the cost: {2}.")
                     : tr("Solved, not proven optimal: a route of {0}. Lower bound on steps: {2}.");
    if (cheap) return tr("Solved. The cheapest route costs {1} and takes {0}.");
    return has_cost ? tr("Solved. The shortest route takes {0}; this one costs {1}.")
                    : tr("Solved. The shortest route takes {0}.");
}

// Of a world in which nothing is spent: the shortest route, or the cheapest where routes have a cost.
Message way_sentence(const Report& report) {
    const std::int64_t* const steps = worlds::best_figure(report, "steps");
    const std::int64_t* const cost = worlds::best_figure(report, "cost");
    if (steps == nullptr) return tr("Solved.");
    return with_gap({way_phrase(report, cost != nullptr), amount_in_words("steps", *steps), cost == nullptr ? 0 : *cost,
                     report.bound.value_or(0)},
                    report);
}

Message solved_sentence(const Report& report) {
    if (report.resource.empty()) return way_sentence(report);
    const std::int64_t* const steps = worlds::best_figure(report, "steps");
    const std::int64_t* const left = worlds::best_figure(report, report.resource);
    if (steps == nullptr || left == nullptr) return tr("Solved.");
    const auto said = [&](const Phrase& phrase) {
        return Message(phrase, amount_in_words("steps", *steps), *left, report.bound.value_or(0),
                       name_in_words(report.resource));
    };
    if (report.objective == report.resource) {
        if (report.proven) return said(richest.about(report));
        if (report.bound)
            return with_gap(
                said(tr("Solved, not proven optimal: a route of {0} that ends with {3} {1}. Upper bound: {2}.")),
                report);
    } else if (report.proven) {
        if (report.life_proven.value_or(false)) return said(shortest_richest.about(report));
        return said(
            tr("Solved. The shortest route takes {0}; this one ends with {3} {1}, and another of the same "
               "length might end with more."));
    } else if (report.bound && report.life_proven) {
        return with_gap(
            said(tr("Solved, not proven optimal: a route of {0} that ends with {3} {1}. Lower bound on steps: {2}.")),
            report);
    }
    return said(tr("Solved: a route of {0} that ends with {3} {1}, not necessarily the best."));
}

std::string cell_in_words(const Report& report, std::int64_t step) {
    return worlds::cells_in_words(std::span(report.attempt->solution.route).subspan(static_cast<std::size_t>(step), 1),
                                  report.routes_by_row);
}

// What becomes of a walker on the shortest route by the walls alone.
Message plain_sentence(const Report& report) {
    const worlds::Attempt& attempt = *report.attempt;
    const std::int64_t death = attempt.death.value_or(0);
    const std::int64_t steps = static_cast<std::int64_t>(attempt.solution.route.size()) - 1;
    return {plain_dies.about(report), amount_in_words("steps", steps), death, cell_in_words(report, death),
            attempt.left};
}

Message least_sentence(const Report& report) {
    const auto& [low, high] = *report.least;
    const Wording& sentence = !high ? least_from : *high == low ? least_is : least_between;
    return {sentence.about(report), low, high.value_or(0)};
}

Message impossible_sentence(const Report& report) {
    if (report.reason == "blocked") return tr("Impossible: the red car cannot get out.");
    if (report.reason == "walls") return walls.about(report);
    if (report.reason == report.resource) return not_enough.about(report);
    return {tr("Impossible ({0})."), reason_in_words(report.reason)};
}

Message unknown_sentence(const Report& report) {
    const bool pieces = of_slides(report);
    if (report.attempt) return plain_sentence(report);
    if (!pieces && report.stopped.empty()) return undecided.about(report);
    const Phrase why = why_stopped(report);
    if (!report.bound || report.objective == "cost")
        return {pieces ? tr("Unknown: {0} before a solution was found or ruled out.")
                       : tr("Unknown: {0} before a route was found or ruled out."),
                why};
    if (!pieces)
        return {tr("Unknown: {0} before a route was found or ruled out. Lower bound on steps: {1}."), why,
                *report.bound};
    return {tr("Unknown: {0} before a solution was found or ruled out. Any solution takes at least {1}."), why,
            amount_in_words(report.objective == "steps" ? "steps" : "moves", *report.bound)};
}

std::int64_t player_to_move(const Report& report) {
    const auto position = std::ranges::find(report.tables, "position", &worlds::Table::name);
    return position == report.tables.end() || position->rows.empty() ? 1 : position->rows.front().front();
}

// The best turn and the chances, or what is proven.
Message game_sentence(const Report& report) {
    const Message mover = side_in_words(player_to_move(report));
    const Solution* const line = worlds::best_of(report);
    if (report.verdict == Verdict::unknown)
        return {tr("Unknown: a limit was reached before a win or loss for {0} was proven."), mover};
    if (line == nullptr || line->slides.empty()) return {tr("{0} has no legal moves and loses."), mover};
    const std::string& turn = line->slides.front();
    if (report.verdict == Verdict::impossible)
        return {tr("{0} loses against best play (proven). Longest defence found: {1}."), mover, turn};
    if (report.proven) return {tr("{0} wins with {1} (proven)."), mover, turn};
    const std::int64_t* const chance = worlds::figure(line->figures, "chance_permille");
    return {tr("Best move for {0}: {1} (winning chance {2:.1f}%, not proven)."), mover, turn,
            chance == nullptr ? 0.0 : static_cast<double>(*chance) / 10};
}

}  // namespace

Message amount_in_words(std::string_view figure, std::int64_t amount) {
    if (figure == "steps") return {tr_n("{0} step", "{0} steps"), amount};
    if (figure == "moves") return {tr_n("{0} move", "{0} moves"), amount};
    if (figure == "turns") return {tr_nc("amazons", "{0} move", "{0} moves"), amount};
    return {after_space, amount, figure};
}

bool of_slides(const Report& report) {
    const Result<const worlds::World*> world = find_world(report.world);
    return world && (*world)->about().slides;
}

bool of_game(const Report& report) {
    return report.objective == "win";
}

Message side_in_words(std::int64_t player) {
    return player == 1 ? tr("White") : tr("Black");
}

Message verdict_sentence(const Report& report) {
    if (of_game(report)) return game_sentence(report);
    if (report.verdict == Verdict::impossible) return impossible_sentence(report);
    if (report.least) return least_sentence(report);
    if (report.verdict == Verdict::unknown) return unknown_sentence(report);
    if (of_slides(report)) return slides_sentence(report);
    if (report.tables.empty()) return solved_sentence(report);
    return (report.proven ? trade_off_whole : trade_off_cut).about(report);
}

Message attempt_sentence(const Report& report) {
    const worlds::Attempt& attempt = *report.attempt;
    const auto last = static_cast<std::int64_t>(attempt.last_alive());
    const std::string end = cell_in_words(report, last);
    const Message away = amount_in_words("steps", attempt.away.value_or(0));
    return {after_space,
            attempt.death ? Message(attempt_dies.about(report), end, away, cell_in_words(report, *attempt.death),
                                    *attempt.death, attempt.left)
                          : Message(attempt_ends.about(report), end, amount_in_words("steps", last), away),
            attempt.proven ? tr("No route gets closer.") : tr("A closer route may exist.")};
}

Message report_sentence(const Report& report) {
    Message verdict = verdict_sentence(report);
    if (!report.attempt || !report.attempt->away) return verdict;
    return {after_space, std::move(verdict), attempt_sentence(report)};
}

Message count_sentence(const Report& report) {
    return {of_slides(report) ? tr("Optimal solutions: {0}.") : tr("Optimal routes: {0}."), report.optimal_count};
}

Message count_open(const Report& report) {
    return of_slides(report) ? tr("Not all optimal solutions could be counted.")
                             : tr("Not all optimal routes could be counted.");
}

Message verification_sentence(const worlds::Verification& verification) {
    if (!verification.valid) return {tr("Invalid: {0}"), verification.message};
    const worlds::Figures& figures = verification.figures;
    if (figures.empty()) return tr("Valid.");
    const auto& [counted, count] = figures[0];
    Message found = amount_in_words(counted, count);
    if (figures.size() < 2) return {tr("Valid: {0}."), std::move(found)};
    const auto& [name, value] = figures[1];
    if (counted == "moves")
        return {tr("Valid: {0}."), Message(after_comma, std::move(found), amount_in_words(name, value))};
    if (counted == "turns")
        return {value != 0 ? tr("Valid: {0}; the side to move wins.") : tr("Valid: {0}; the side to move loses."),
                std::move(found)};
    if (name == "cost") return {tr("Valid: {0}, cost {1}."), std::move(found), value};
    return {tr("Valid: {0}, {2} {1} on arrival."), std::move(found), value, name_in_words(name)};
}

Message verdict_in_words(std::string_view verdict) {
    constexpr auto known = std::to_array<Phrase>({
        tr("solved"),
        tr("impossible"),
        tr("impossible (walls)"),
        tr("impossible (life)"),
        tr("impossible (energy)"),
        tr("impossible (blocked)"),
        tr("unknown"),
        tr("stopped (time)"),
        tr("stopped (memory)"),
        tr("stopped (nodes)"),
        tr("stopped (cancelled)"),
    });
    std::vector<Message> parts;
    for (std::size_t begin = 0; begin <= verdict.size();) {
        const std::size_t end = std::min(verdict.find(", ", begin), verdict.size());
        const std::string_view part = verdict.substr(begin, end - begin);
        const auto* const found = std::ranges::find(known, part, &Phrase::english);
        parts.push_back(found == known.end() ? Message::plain(std::string(part)) : Message(*found));
        begin = end + 2;
    }
    return joined(std::move(parts));
}

}  // namespace ariadne::catalog
