#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "worlds/rush/entry.h"
#include "worlds/rush/scene.h"
#include "worlds/rush/solve.h"
#include "worlds/rush/text.h"
#include "worlds/world.h"

namespace ariadne::rush {
namespace {

// With a wall: it is a cell, no piece.
constexpr std::string_view park =
    "BBoIKo\n"
    "ooHIKL\n"
    "AAHoJL\n"
    "oGDDJM\n"
    "xGoooM\n"
    "EEFFoo\n";

using Places = std::vector<Cell>;

struct Watched {
    worlds::Report report;
    std::vector<Places> states;
};

worlds::SolveRequest ask(const std::string& objective, const std::string& algorithm) {
    worlds::SolveRequest out;
    out.objective = objective;
    out.algorithm = algorithm;
    return out;
}

Watched watch(const std::string& objective, const std::string& algorithm) {
    Watched out;
    worlds::SolveRequest request = ask(objective, algorithm);
    request.trace = [&](std::span<const Cell> pieces) { out.states.emplace_back(pieces.begin(), pieces.end()); };
    Budget budget;
    Result<worlds::Report> report = entry().read(park).value()->solve(request, budget);
    EXPECT_TRUE(report);
    if (report) out.report = std::move(*report);
    return out;
}

// Every piece on the board, in its own line, and no two of them or a wall on one cell.
void expect_possible(const render::Board& board, const Places& state) {
    ASSERT_EQ(state.size(), board.pieces.size());
    std::set<Cell> taken;
    for (std::size_t i = 0; i < board.cells.size(); ++i)
        if (board.styles[board.cells[i]].solid) taken.insert(board.size.cell(i));
    for (std::size_t i = 0; i < state.size(); ++i) {
        const render::Piece& piece = board.pieces[i];
        EXPECT_TRUE(piece.extent.rows == 1 ? state[i].row == piece.at.row : state[i].col == piece.at.col);
        for (int row = 0; row < piece.extent.rows; ++row) {
            for (int col = 0; col < piece.extent.cols; ++col) {
                const Cell cell{state[i].row + row, state[i].col + col};
                EXPECT_TRUE(board.size.contains(cell));
                EXPECT_TRUE(taken.insert(cell).second);
            }
        }
    }
}

TEST(RushTrace, ShowsEveryStateThatIsExpanded) {
    EXPECT_EQ(entry().about().traces, worlds::Traces::pieces);
    const Result<render::Scene> scene = entry().read(park).value()->scene(nullptr);
    ASSERT_TRUE(scene);
    Places begin;
    for (const render::Piece& piece : scene->board.pieces) begin.push_back(piece.at);
    for (const std::string& algorithm : entry().about().traced_algorithms) {
        for (const std::string& objective : entry().about().objectives) {
            SCOPED_TRACE(::testing::Message() << algorithm << " " << objective);
            const Watched watched = watch(objective, algorithm);
            EXPECT_EQ(watched.states.size(), watched.report.stats.expanded);
            ASSERT_GT(watched.states.size(), 1U);
            EXPECT_EQ(watched.states.front(), begin);
            for (const Places& state : watched.states) expect_possible(scene->board, state);
            if (algorithm != "bfs") continue;
            EXPECT_EQ(std::set<Places>(watched.states.begin(), watched.states.end()).size(), watched.states.size());
        }
    }
}

TEST(RushTrace, TheAnswerIsThatOfTheSearchThatNobodyWatches) {
    for (const std::string& algorithm : entry().about().traced_algorithms) {
        for (const std::string& objective : entry().about().objectives) {
            SCOPED_TRACE(::testing::Message() << algorithm << " " << objective);
            const Watched watched = watch(objective, algorithm);
            Budget budget;
            const Result<worlds::Report> alone = entry().read(park).value()->solve(ask(objective, algorithm), budget);
            ASSERT_TRUE(alone);
            EXPECT_EQ(watched.report.verdict, alone->verdict);
            EXPECT_TRUE(watched.report.proven);
            EXPECT_EQ(watched.report.optimal, alone->optimal);
            EXPECT_EQ(watched.report.stats.expanded, alone->stats.expanded);
            EXPECT_EQ(watched.report.stats.generated, alone->stats.generated);
        }
    }
}

TEST(RushTrace, SearchesWithoutAnOrderCannotBeWatched) {
    const std::vector<std::string> traced = entry().about().traced_algorithms;
    EXPECT_FALSE(traced.empty());
    std::vector<std::string> names = entry().about().algorithms;
    names.emplace_back();  // the usual one
    for (const std::string& name : names) {
        worlds::SolveRequest request = ask("", name);
        request.trace = [](std::span<const Cell>) {};
        Budget budget;
        const bool named = std::ranges::find(traced, name) != traced.end();
        EXPECT_EQ(entry().read(park).value()->solve(request, budget).has_value(), named) << name;
    }
}

}  // namespace
}  // namespace ariadne::rush
