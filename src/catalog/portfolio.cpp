#include "catalog/portfolio.h"

#include <algorithm>
#include <map>
#include <memory>
#include <span>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "base/random.h"
#include "catalog/catalog.h"
#include "catalog/solve.h"
#include "worlds/puzzle.h"

namespace ariadne::catalog {

namespace {

using worlds::Report;

// One that only names an objective asks for its best solution.
struct Asked {
    std::string_view objective;
    bool any = false;
};

std::string maze_text(const std::vector<std::string>& rows, std::int64_t life) {
    std::string text = fmt::format("N={}, M={}, P={}\n", rows.size(), rows[0].size(), life);
    for (const std::string& row : rows) text += row + "\n";
    return text;
}

// Walls on a fifth of the cells, and digits from those given.
std::string strewn(std::size_t side, std::size_t treasures, std::int64_t life, std::string_view digits,
                   std::uint64_t seed) {
    Random random(seed);
    std::vector<std::string> rows(side, std::string(side, '#'));
    for (std::string& row : rows)
        for (char& cell : row)
            if (!random.chance(1, 5)) cell = digits[random.below(digits.size())];
    for (std::size_t i = 0; i < treasures; ++i) rows[random.below(side)][random.below(side)] = 'T';
    rows.front().front() = 'S';
    rows.back().back() = 'E';
    return maze_text(rows, life);
}

// One corridor that winds through the map. The treasure lies behind the start, in the dead end.
std::string snake(std::size_t side) {
    std::vector<std::string> rows(side, std::string(side, '0'));
    for (std::size_t row = 1; row < side; row += 2) {
        rows[row].assign(side, '#');
        (row % 4 == 1 ? rows[row].back() : rows[row].front()) = '0';
    }
    const std::size_t middle = side / 4 * 2;
    rows[0][0] = 'T';
    rows[side / 8 * 2][0] = 'S';
    for (std::size_t col = 0; col < 4; ++col) rows[middle][side / 2 + col] = '1';
    rows[side / 8 * 6][0] = 'E';
    return maze_text(rows, 3);
}

// Vehicles wherever the dice put them, the red car at the left end of its row.
std::string car_park(std::size_t side, std::size_t vehicles, std::uint64_t seed) {
    constexpr std::string_view names = "BCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnpqrstuvwyz";
    Random random(seed);
    std::vector<std::string> rows(side, std::string(side, '.'));
    const std::size_t red = (side - 1) / 2;
    rows[red].replace(0, 2, "AA");
    std::size_t placed = 1;
    for (int tries = 0; placed < vehicles && tries < 10'000; ++tries) {
        const std::size_t length = random.chance(1, 3) ? 3 : 2;
        const bool across = random.chance(1, 2);
        const std::size_t row = random.below(across ? side : side - length + 1);
        const std::size_t col = random.below(across ? side - length + 1 : side);
        if (across && row == red) continue;
        std::vector<char*> cells;
        for (std::size_t i = 0; i < length; ++i) cells.push_back(&rows[row + (across ? 0 : i)][col + (across ? i : 0)]);
        if (!std::ranges::all_of(cells, [](const char* cell) { return *cell == '.'; })) continue;
        for (char* cell : cells) *cell = names[placed - 1];
        ++placed;
    }
    std::string text;
    for (const std::string& row : rows) text += row + "\n";
    return text;
}

class Maker {
  public:
    void add(std::string_view world, const std::string& name, const std::string& text, std::span<const Asked> asked) {
        const worlds::World& known = **find_world(world);
        for (const Asked& one : asked) {
            worlds::SolveRequest request;
            request.objective = one.objective;
            request.any = one.any;
            out_.push_back({fmt::format("{} {}", name, one.any ? "any" : one.objective), &known, text, request});
        }
    }

    Result<void> generate(std::string_view world, const std::string& name, std::uint64_t seed,
                          const std::map<std::string, std::string>& options, std::span<const Asked> asked) {
        Budget budget;
        std::vector<Message> warnings;
        const Result<std::string> text = (**find_world(world)).generate(options, seed, budget, warnings);
        if (!text) return std::unexpected(text.error());
        add(world, name, *text, asked);
        return {};
    }

    std::vector<Contest> take() && { return std::move(out_); }

  private:
    std::vector<Contest> out_;
};

Result<Entrant> enter(const worlds::Puzzle& puzzle, const worlds::SolveRequest& request, Budget& budget) {
    Result<Report> report = solve(puzzle, request, budget);
    if (!report) return std::unexpected(report.error());
    const bool settled = report->proven || (request.any && report->verdict == Verdict::solved);
    return Entrant{request.algorithm, std::move(*report), settled,
                   budget.seconds(),  budget.nodes(),     budget.peak_bytes()};
}

}  // namespace

Result<std::vector<Contest>> contests(Scale scale) {
    const bool full = scale == Scale::full;
    const auto size = [&](std::size_t large, std::size_t small) { return full ? large : small; };
    constexpr Asked steps{"steps"};
    constexpr Asked any_steps{"steps", true};
    constexpr Asked life{"life"};
    constexpr Asked energy{"energy"};
    constexpr Asked moves{"moves"};
    constexpr Asked any_moves{"moves", true};
    constexpr Asked cost{"cost"};
    const std::vector<Asked> of_maze = {steps, life, any_steps};

    Maker maker;
    maker.add("maze", "dies-early", strewn(size(1000, 250), size(400, 100), 12, "0123456789", 1), of_maze);
    maker.add("maze", "short-of-life", strewn(size(500, 150), size(100, 30), full ? 100 : 30, "0001112", 4), of_maze);
    maker.add("maze", "snake", snake(size(256, 128)), of_maze);
    for (const std::string style : {"open", "corridors", "caves", "vault"}) {
        const std::size_t side = size(400, 40);
        for (const std::size_t treasures : {std::size_t{10}, side / 2}) {
            std::map<std::string, std::string> options = {{"rows", fmt::format("{}", side)},
                                                          {"cols", fmt::format("{}", side)},
                                                          {"style", style},
                                                          {"treasures", fmt::format("{}", treasures)}};
            const auto made = maker.generate("maze", fmt::format("{}-{}", style, treasures), 5, options, of_maze);
            if (!made) return std::unexpected(made.error());
        }
    }
    for (const std::string food : {"10", "40"}) {
        const auto made =
            maker.generate("pacman", "pacman-" + food, 3, {{"rows", "16"}, {"cols", "16"}, {"food", food}},
                           std::vector<Asked>{steps, energy, any_steps});
        if (!made) return std::unexpected(made.error());
    }
    for (const std::string braid : {"0", "0.5"}) {
        const std::string side = full ? "1000" : "150";
        const std::map<std::string, std::string> options = {
            {"rows", side}, {"cols", side}, {"braid", braid}, {"weights", "9"}};
        const auto made =
            maker.generate("labyrinth", "labyrinth-" + braid, 1, options, std::vector<Asked>{steps, cost});
        if (!made) return std::unexpected(made.error());
    }
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto park = [&](std::size_t side, std::size_t vehicles, std::span<const Asked> asked) {
            maker.add("rush", fmt::format("rush-{0}x{0}-{1}-{2}", side, vehicles, seed), car_park(side, vehicles, seed),
                      asked);
        };
        park(6, 11, std::vector<Asked>{moves, steps, any_moves});
        park(8, 18, std::vector<Asked>{moves, any_moves});
        if (!full) continue;
        park(9, 24, std::vector<Asked>{moves, any_moves});
        park(10, 30, std::vector<Asked>{moves, any_moves});
        park(12, 30, std::vector<Asked>{moves, any_moves});
    }
    return std::move(maker).take();
}

Result<Standing> hold(const Contest& contest, const Limits& limits, const Limits& least, const CancelFlag* cancel,
                      const ProgressSink& sink) {
    const Result<std::unique_ptr<worlds::Puzzle>> puzzle = contest.world->read(contest.text);
    if (!puzzle) return std::unexpected(puzzle.error());
    Budget own(limits, cancel, sink);
    Result<Entrant> first = enter(**puzzle, contest.request, own);
    if (!first) return std::unexpected(first.error());
    Limits theirs = limits;
    if (first->settled) {
        theirs.nodes = std::max(least.nodes, first->nodes);
        theirs.seconds = std::max(least.seconds, first->seconds);
    }
    Standing out;
    out.agree = first->report.bug.empty();
    for (const std::string& algorithm : std::span(contest.world->about().algorithms).subspan(1)) {
        worlds::SolveRequest request = contest.request;
        request.algorithm = algorithm;
        Budget budget(theirs, cancel, sink);
        Result<Entrant> other = enter(**puzzle, request, budget);
        if (!other) continue;  // an objective that it does not know
        out.agree = out.agree && other->report.bug.empty() && !contradict(first->report, other->report);
        if (other->settled) out.others.push_back(std::move(*other));
    }
    out.first = std::move(*first);
    return out;
}

}  // namespace ariadne::catalog
