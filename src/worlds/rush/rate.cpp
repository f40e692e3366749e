#include "worlds/rush/rate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

#include "worlds/measures.h"
#include "worlds/rush/reach.h"
#include "worlds/rush/rules.h"

namespace ariadne::rush {

namespace {

using worlds::Measure;
using worlds::Measures;
using worlds::Rating;
using worlds::rounded;

// A score of at least so much is the next level.
constexpr std::array<double, 3> cuts{35.8, 66.4, 104.0};

double percent(std::size_t part, std::size_t whole) {
    return whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

std::size_t moved_vehicles(const Board& board, const std::vector<Slide>& solution) {
    std::vector<bool> moved(board.vehicles.size());
    for (const Slide slide : solution) moved[slide.vehicle] = true;
    return static_cast<std::size_t>(std::ranges::count(moved, true));
}

struct Terms {
    double moves = 0;
    double moved = 0;
    double symmetry = 0;
};

Terms terms_of(const Difficulty& of) {
    return {0.7 * std::pow(static_cast<double>(of.moves), 1.4), 0.2 * std::sqrt(of.moved_percent),
            0.1 * of.symmetry_percent};
}

// log(seconds) = constant + moves * log(moves) + farthest * log(farthest) + plain * plain moves
struct TimeModel {
    double constant = 0;
    double moves = 0;
    double farthest = 0;
    double plain = 0;
};

// Fitted by scripts/rush-calibrate.py on the times of 86 people on 70 boards of 6 x 6 with nine vehicles, of 6, 10, 13
// and 15 moves. Beyond these it is a guess.
constexpr TimeModel with_component{0.0100, 1.0658, 0.5837, -0.0749};
constexpr TimeModel without_component{0.4837, 1.5122, 0, -0.0735};

Cell upside_down(Size size, const Vehicle& vehicle) {
    return {size.rows - vehicle.at.row - (vehicle.across ? 1 : vehicle.length), vehicle.at.col};
}

Cell left_to_right(Size size, const Vehicle& vehicle) {
    return {vehicle.at.row, size.cols - vehicle.at.col - (vehicle.across ? vehicle.length : 1)};
}

std::size_t count_images(const Board& board, Cell (*image)(Size size, const Vehicle& vehicle)) {
    const auto has_image = [&](const Vehicle& vehicle) {
        const Cell at = image(board.size, vehicle);
        return std::ranges::any_of(board.vehicles, [&](const Vehicle& other) {
            return other.at == at && other.across == vehicle.across && other.length == vehicle.length;
        });
    };
    return static_cast<std::size_t>(std::ranges::count_if(board.vehicles, has_image));
}

// Moves that can be seen to be needed: of the red car, of what stands in its way, of what stands in the way of that.
std::int64_t plain_moves(const Board& board) {
    return with_rules(board, reach(board), Objective::moves, Lookahead::blockers_two,
                      [](const auto& rules) { return rules.bound(rules.start()); });
}

}  // namespace

std::size_t symmetric_vehicles(const Board& board) {
    return std::max(count_images(board, upside_down), count_images(board, left_to_right));
}

double predicted_seconds(const Board& board, std::int64_t moves, const Component* component) {
    if (moves <= 0) return 0;
    const TimeModel& model = component == nullptr ? without_component : with_component;
    const int farthest = component == nullptr ? 1 : std::max(1, component->farthest());
    const double log_seconds = model.constant + model.moves * std::log(static_cast<double>(moves)) +
                               model.farthest * std::log(static_cast<double>(farthest)) +
                               model.plain * static_cast<double>(plain_moves(board));
    return std::max(1.0, std::round(std::exp(log_seconds)));
}

Level level_of(double score) {
    return worlds::level_of(score, cuts);
}

Difficulty difficulty(const Board& board, const std::vector<Slide>& solution, const Component* component) {
    Difficulty out;
    out.moves = static_cast<std::int64_t>(solution.size());
    out.moved_percent = percent(moved_vehicles(board, solution), board.vehicles.size());
    out.symmetry_percent = percent(symmetric_vehicles(board), board.vehicles.size());
    const Terms terms = terms_of(out);
    out.score = rounded(terms.moves + terms.moved + terms.symmetry, 2);
    out.level = level_of(out.score);
    out.seconds = predicted_seconds(board, out.moves, component);
    return out;
}

namespace {

// What the score and the seconds are made of.
constexpr auto term_names =
    std::to_array<std::string_view>({"moves_term", "moved_term", "symmetry_term", "plain_moves"});

void write_formula(const Difficulty& of, std::size_t vehicles, Measures& out) {
    const Terms terms = terms_of(of);
    out.count("moves", tr("moves"), static_cast<std::uint64_t>(of.moves), tr("fewest moves that solve the board"));
    out.count("vehicles", tr("vehicles"), vehicles, tr("including the red car"));
    out.percent("moved_percent", tr("moved"), of.moved_percent,
                tr("share of vehicles that move in the solution shown"));
    out.percent("symmetry_percent", tr("symmetric"), of.symmetry_percent,
                tr("share of vehicles with a mirror image on the board"));
    out.number("moves_term", tr("points for moves"), terms.moves, 2, {}, tr("0.7 * moves^1.4"));
    out.number("moved_term", tr("points for moved vehicles"), terms.moved, 2, {}, tr("0.2 * sqrt(moved)"));
    out.number("symmetry_term", tr("points for symmetry"), terms.symmetry, 2, {}, tr("0.1 * symmetric"));
    out.number("score", tr("score"), of.score, 2, {},
               {tr("total; the level changes at {0:.1f}, {1:.1f} and {2:.1f}"), cuts[0], cuts[1], cuts[2]});
}

void count_states(const Component& component, Measures& out) {
    out.count("states", tr("positions"), component.states, tr("number that can be reached"));
}

void write_component(const Component& component, Measures& out) {
    count_states(component, out);
    out.count("solved_states", tr("solved positions"), component.solved(),
              tr("positions with the red car at the exit"));
    out.count("farthest", tr("hardest position"), static_cast<std::uint64_t>(component.farthest()),
              tr("moves that the hardest position needs"));
}

Message hardest_text(const Component& component) {
    const Board& board = component.hardest;
    const bool square = board.size.rows == board.size.cols;
    std::string text = square ? write_line(board) : write(board);
    std::ranges::replace(text, '\n', ' ');
    return {tr("Hardest reachable position: {0}"), std::move(text)};
}

}  // namespace

Message false_claim(const Card& card, const Finding& answer, bool sentence) {
    if (!card.moves || !answer.proven) return {};
    if (answer.verdict == Verdict::impossible)
        return {sentence ? tr_n("The file claims {0} move, but the board cannot be solved.",
                                "The file claims {0} moves, but the board cannot be solved.")
                         : tr_n("the file claims {0} move, but the board cannot be solved",
                                "the file claims {0} moves, but the board cannot be solved"),
                *card.moves};
    if (std::cmp_equal(*card.moves, answer.bound)) return {};
    return {sentence ? tr_n("The file claims {0} move, but the minimum is {1}.",
                            "The file claims {0} moves, but the minimum is {1}.")
                     : tr_n("the file claims {0} move, but the minimum is {1}",
                            "the file claims {0} moves, but the minimum is {1}"),
            *card.moves, answer.bound};
}

Rating rate(const Card& card, Budget& budget) {
    Rating out;
    Measures measures(out.measures);
    budget.phase(tr("solving the board"));
    const Finding answer = solve(card.board, {}, budget);
    const bool solved = answer.verdict == Verdict::solved && answer.proven;
    out.impossible = answer.verdict == Verdict::impossible;
    std::optional<Component> component;
    if (answer.verdict != Verdict::unknown && !budget.exhausted()) {
        budget.phase(tr("exploring positions"));
        component = explore(card.board, Objective::moves, budget);
    }
    if (solved) {
        const Difficulty of = difficulty(card.board, answer.slides, component ? &*component : nullptr);
        out.level = to_string(of.level);
        write_formula(of, card.board.vehicles.size(), measures);
        measures.count("plain_moves", tr("obvious moves"), static_cast<std::uint64_t>(plain_moves(card.board)),
                       tr("moves clearly needed: of the red car, of what blocks it, and of what blocks that"));
        measures.number("seconds", tr("typical time"), of.seconds, 0, Message::plain("s"),
                        tr("predicted median solving time, based on moves, obvious moves and the hardest position"));
    } else if (out.impossible) {
        out.remarks.emplace_back(tr("The red car cannot get out, so there is no rating."));
    } else {
        out.remarks.emplace_back(tr("No rating: the search for an optimal solution reached a limit."));
    }
    if (component && solved) {
        write_component(*component, measures);
        out.histogram = {tr("positions by moves needed"), {component->histogram.begin(), component->histogram.end()}};
        out.remarks.push_back(hardest_text(*component));
    } else if (component) {
        count_states(*component, measures);
    } else if (solved) {
        out.remarks.emplace_back(
            tr("A limit was reached before all positions were explored, so the predicted time does not take the "
               "hardest position into account."));
    }
    if (Message what = false_claim(card, answer, true); !what.empty()) out.remarks.push_back(std::move(what));
    if (card.states && component && *card.states != component->states)
        out.remarks.push_back({tr_n("The file claims {0} state, but {1} can be reached.",
                                    "The file claims {0} states, but {1} can be reached."),
                               *card.states, component->states});
    for (Measure& measure : out.measures) {
        measure.term = std::ranges::find(term_names, measure.name) != term_names.end();
        if (measure.name == "score") measure.cuts.assign(cuts.begin(), cuts.end());
    }
    return out;
}

}  // namespace ariadne::rush
