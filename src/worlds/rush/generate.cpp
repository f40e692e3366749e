#include "worlds/rush/generate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "base/random.h"
#include "worlds/option_values.h"
#include "worlds/rush/generate_change.h"
#include "worlds/rush/generate_depths.h"
#include "worlds/rush/solve.h"

namespace ariadne::rush {

namespace {

constexpr int most_moves = 200;

Result<void> set(Recipe& recipe, const std::string& name, const std::string& text) {
    const auto keep = [&](int low, int high, auto& out) { return worlds::set_number(name, text, low, high, out); };
    if (name == "rows") return keep(least_side, most_side, recipe.size.rows);
    if (name == "cols") return keep(least_side, most_side, recipe.size.cols);
    if (name == "moves") return keep(1, most_moves, recipe.moves);
    if (name == "vehicles") return keep(2, static_cast<int>(most_vehicles), recipe.vehicles);
    if (name == "walls") return keep(0, most_cells_made, recipe.walls);
    if (name == "boxed" || name == "minimal") {
        (name == "boxed" ? recipe.boxed : recipe.minimal) = true;
        return {};
    }
    if (name == "level") return worlds::set_choice(name, text, level_names, recipe.level.emplace());
    return fail({tr("unknown option --{0}"), name});
}

// Boards with more positions than this are loose, slow to explore and rarely hard for it.
constexpr std::size_t small_component = 6000;
constexpr std::size_t large_component = 60'000;  // of boards above 6 x 6, which have many positions even when full
// A climb that has found nothing better after so many changes begins anew.
constexpr int patience = 150;
// States explored, with some for each candidate: then it is not to be had. Half a minute or so.
constexpr std::uint64_t most_nodes = 100'000'000;
constexpr std::uint64_t nodes_a_candidate = 100;
// So many positions of a component are looked at more closely.
constexpr int positions_tried = 8;

// Moves of a level: what the other two terms add is 0 to 12.
struct Span {
    int low = 1;
    int high = 1;
};

double least_score(int moves) {
    return 0.7 * std::pow(moves, 1.4);
}

// The middle of each level, where most boards of these moves belong to it; a board is looked at again before it is
// given.
constexpr std::array<Span, 4> usual_moves{{{5, 13}, {16, 23}, {26, 33}, {36, 37}}};

bool can_be(Level level, int moves) {
    constexpr double most_of_other_terms = 12;
    return level_of(least_score(moves)) <= level && level <= level_of(least_score(moves) + most_of_other_terms);
}

std::optional<std::vector<Slide>> best_solution(const Board& board, Budget& budget) {
    Finding answer = solve(board, {}, budget);
    if (answer.verdict != Verdict::solved || !answer.proven) return std::nullopt;
    return std::move(answer.slides);
}

// Without a vehicle a board is never harder: those that can go, go one after another. Once is enough: what had to stay
// has to stay when others have gone, since without it the emptier board takes no more moves than the fuller one.
Board minimised(Board board, int moves, Budget& budget) {
    for (std::size_t i = 0; i < board.vehicles.size() && !budget.exhausted();) {
        if (i != board.red) {
            Board fewer = board;
            fewer.remove(i);
            const auto slides = best_solution(fewer, budget);
            if (slides && static_cast<int>(slides->size()) == moves) {
                board = std::move(fewer);
                continue;
            }
        }
        ++i;
    }
    return board;
}

class Climb {
  public:
    Climb(const Recipe& recipe, int moves, std::uint64_t seed, Budget& budget)
        : recipe_(recipe),
          moves_(moves),
          random_(seed),
          budget_(budget),
          depths_(recipe.size.area() > 36 ? large_component : small_component) {}

    std::optional<Card> run() {
        while (nodes_ < most_nodes && !budget_.exhausted()) {
            std::optional<Board> board = random_board(recipe_, random_);
            nodes_ += nodes_a_candidate;
            if (!board || !explore(*board)) continue;
            if (std::optional<Card> found = climb_from(std::move(*board))) return found;
        }
        return std::nullopt;
    }

    int best() const { return best_; }

    // The hardest position that was met, where all take fewer moves than asked for.
    std::optional<Card> hardest() const {
        if (!hardest_ || best_ >= moves_) return std::nullopt;
        Card out = *hardest_;
        if (recipe_.minimal) {
            Budget afterwards;  // for boards that were explored as a whole before
            out.board = minimised(std::move(out.board), best_, afterwards);
            out.states = rush::explore(out.board, Objective::moves, afterwards).value().states;
        }
        out.board = renamed(std::move(out.board));
        return out;
    }

  private:
    void keep_hardest() {
        best_ = depths_.farthest();
        budget_.best(best_);
        hardest_ =
            Card{depths_.board(depths_.level(best_).front()), static_cast<std::uint64_t>(best_), depths_.states(), ""};
    }

    bool explore(const Board& board) {
        const bool done = depths_.explore(board);
        nodes_ += depths_.states() + nodes_a_candidate;
        budget_.phase(tr("looking for a board"), static_cast<double>(nodes_) / static_cast<double>(most_nodes));
        budget_.spend(depths_.states() + 1);
        if (done && depths_.farthest() > best_) keep_hardest();
        return done;
    }

    // Small changes, from the hardest position or from any: a harder component is kept, and now and then one that is
    // a little easier.
    std::optional<Card> climb_from(Board board) {
        if (std::optional<Card> found = pick()) return found;
        int height = depths_.farthest();
        int top = height;
        for (int idle = 0; idle < patience && nodes_ < most_nodes && !budget_.exhausted(); ++idle) {
            const std::optional<Board> next = changed(board, recipe_, random_);
            if (!next || !explore(*next)) continue;
            if (std::optional<Card> found = pick()) return found;
            const int reached = depths_.farthest();
            if (!keeps(height, reached)) continue;
            height = reached;
            if (height > top) {
                top = height;
                idle = 0;
            }
            const auto hardest = depths_.level(height);
            board = depths_.board(random_.chance(1, 2) ? hardest[random_.below(hardest.size())]
                                                       : random_.below(depths_.states()));
        }
        return std::nullopt;
    }

    // One move less in one of two cases, two less in one of four, and so on.
    bool keeps(int height, int reached) {
        constexpr int deepest = 4;
        if (reached >= height) return true;
        if (height - reached > deepest) return false;
        return random_.chance(1, std::uint64_t{1} << static_cast<unsigned>(height - reached));
    }

    // A position of the component just explored that is all that was asked for.
    std::optional<Card> pick() {
        if (depths_.farthest() < moves_) return std::nullopt;
        const auto level = depths_.level(moves_);
        for (int i = 0; i < positions_tried && !budget_.exhausted(); ++i) {
            Board board = depths_.board(level[random_.below(level.size())]);
            if (recipe_.minimal) board = minimised(std::move(board), moves_, budget_);
            if (recipe_.vehicles && board.vehicles.size() != static_cast<std::size_t>(*recipe_.vehicles)) continue;
            board = renamed(std::move(board));
            const auto solution = best_solution(board, budget_);
            nodes_ += depths_.states();
            if (!solution || static_cast<int>(solution->size()) != moves_) continue;
            if (recipe_.level && difficulty(board, *solution).level != *recipe_.level) continue;
            const std::optional<Component> component = rush::explore(board, Objective::moves, budget_);
            if (!component) return std::nullopt;
            return Card{std::move(board), static_cast<std::uint64_t>(moves_), component->states, ""};
        }
        return std::nullopt;
    }

    const Recipe& recipe_;
    int moves_;
    Random random_;
    Budget& budget_;
    Depths depths_;
    std::uint64_t nodes_ = 0;
    int best_ = -1;
    std::optional<Card> hardest_;
};

Result<void> check(const Recipe& recipe) {
    const auto area = static_cast<int>(recipe.size.area());
    if (area > most_cells_made)
        return fail({tr("--rows and --cols: found {0} x {1} cells, expected at most {2} cells"), recipe.size.rows,
                     recipe.size.cols, most_cells_made});
    if (recipe.walls > area / 4)
        return fail({tr("--walls: found {0}, expected at most {1} on this board"), recipe.walls, area / 4});
    if (recipe.vehicles && *recipe.vehicles > (area - recipe.walls) / 2)
        return fail({tr("--vehicles: found {0}, expected at most {1} on this board"), *recipe.vehicles,
                     (area - recipe.walls) / 2});
    if (recipe.boxed && recipe.vehicles.value_or(0) > 16)
        return fail({tr("--vehicles: found {0}, expected at most 16 with --boxed"), *recipe.vehicles});
    if (recipe.moves && recipe.level && !can_be(*recipe.level, *recipe.moves))
        return fail({tr("--moves {0} and --level {1} contradict each other; use one of them alone"), *recipe.moves,
                     to_string(*recipe.level)});
    return {};
}

}  // namespace

std::vector<worlds::OptionSpec> recipe_options() {
    const Recipe usual;
    const auto number = [](int value) { return fmt::format("{}", value); };
    return {{"rows", tr("Rows of the board"), number(usual.size.rows), {}},
            {"cols", tr("Columns of the board"), number(usual.size.cols), {}},
            {"moves", tr("Exact number of moves in the best solution (default: chosen by the level)"), "", {}},
            {"level", tr("Difficulty level (default: intermediate, or what fits --moves)"), "",
             worlds::strings(level_names)},
            {"vehicles", tr("Exact number of vehicles, including the red car (default: as many as needed)"), "", {}},
            {"walls", tr("Exact number of walls"), number(usual.walls), {}},
            {"boxed", tr("Only vehicles of the original game: 11 cars, 4 trucks and the red car"), "", {}, false, true},
            {"minimal",
             tr("No redundant vehicles: removing any one of them would shorten the solution"),
             "",
             {},
             false,
             true}};
}

Result<Recipe> recipe_from(const std::map<std::string, std::string>& options) {
    Recipe recipe;
    for (const auto& [name, text] : options)
        if (const Result<void> done = set(recipe, name, text); !done) return std::unexpected(done.error());
    return recipe;
}

Result<Card> generate(const Recipe& recipe, std::uint64_t seed, Budget& budget, std::vector<Message>& warnings) {
    if (const Result<void> fine = check(recipe); !fine) return std::unexpected(fine.error());
    const Span span = usual_moves[static_cast<std::size_t>(recipe.level.value_or(Level::intermediate))];
    const int moves = recipe.moves ? *recipe.moves : static_cast<int>(Random(~seed).between(span.low, span.high));
    budget.phase(tr("looking for a board"));
    Climb climb(recipe, moves, seed, budget);
    if (std::optional<Card> found = climb.run()) return std::move(*found);
    const Message missed = {tr_n("no such board with {0} move was found; the hardest position found takes {1}",
                                 "no such board with {0} moves was found; the hardest position found takes {1}"),
                            moves, std::max(0, climb.best())};
    if (std::optional<Card> hardest = climb.hardest(); hardest && budget.stopped_by() != Stop::cancelled) {
        warnings.push_back(missed);
        return std::move(*hardest);
    }
    if (budget.exhausted()) return stopped(budget, tr("before a board was found"));
    return fail(missed);
}

}  // namespace ariadne::rush
