#include "worlds/amazons/report.h"

#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "worlds/amazons/solve.h"
#include "worlds/amazons/text.h"
#include "worlds/amazons/verify.h"

namespace ariadne::amazons {
namespace {

constexpr std::uint64_t some_nodes = 3'000;

worlds::Report ask(std::string_view text, const std::string& algorithm = "") {
    worlds::SolveRequest request;
    request.algorithm = algorithm;
    Budget budget(Limits{.nodes = some_nodes, .seconds = 60});
    return report(parse(text).value(), request, budget).value();
}

worlds::Report ask_freely(std::string_view text, const std::string& algorithm) {
    worlds::SolveRequest request;
    request.algorithm = algorithm;
    Budget budget;
    return report(parse(text).value(), request, budget).value();
}

const worlds::Table& table(const worlds::Report& report, std::string_view name) {
    return *std::ranges::find(report.tables, name, &worlds::Table::name);
}

// White fills two cells of its own, black one: white, to move, has the last word.
TEST(AmazonsReport, ProvesAWinByCounting) {
    const worlds::Report won = ask("Q2*1q w");
    EXPECT_EQ(won.bug, "");
    EXPECT_EQ(won.verdict, Verdict::solved);
    EXPECT_TRUE(won.proven);
    ASSERT_TRUE(won.optimal);
    EXPECT_EQ(won.optimal->figures[1], (std::pair<std::string, std::int64_t>{"chance_permille", 1000}));
    EXPECT_TRUE(won.stopped.empty());
    EXPECT_TRUE(verify(parse("Q2*1q w").value().start, *won.optimal).value().valid);
}

TEST(AmazonsReport, ProvesALossAndStillHasALine) {
    const worlds::Report lost = ask("Q2*1q b");
    EXPECT_EQ(lost.bug, "");
    EXPECT_EQ(lost.verdict, Verdict::impossible);
    EXPECT_EQ(lost.reason, "lost");
    EXPECT_TRUE(lost.proven);
    EXPECT_FALSE(lost.optimal);
    ASSERT_TRUE(lost.feasible);
    EXPECT_EQ(lost.feasible->slides.front(), "f1-e1/f1");
    EXPECT_EQ(table(lost, "position").rows.front().front(), 2);
}

TEST(AmazonsReport, SaysThatAGameIsOver) {
    const worlds::Report over = ask("Qq w");
    EXPECT_EQ(over.verdict, Verdict::impossible);
    EXPECT_EQ(over.reason, "lost");
    EXPECT_FALSE(over.feasible);
}

TEST(AmazonsReport, ListsCandidatesThatHold) {
    const std::string start = "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w";
    for (const std::string algorithm : {"tree", "one-ply"}) {
        const worlds::Report open = ask(start, algorithm);
        EXPECT_EQ(open.bug, "");
        EXPECT_EQ(open.verdict, Verdict::solved) << algorithm;
        EXPECT_FALSE(open.proven);
        ASSERT_TRUE(open.optimal);
        ASSERT_GT(open.listed.size(), 1U);
        EXPECT_EQ(open.listed.front().slides.front(), open.optimal->slides.front()) << algorithm;
        std::set<std::string> movements;
        for (const worlds::Solution& candidate : open.listed) {
            const std::string& move = candidate.slides.front();
            EXPECT_TRUE(movements.insert(move.substr(0, move.find('/'))).second) << move;
            EXPECT_TRUE(verify(parse(start).value().start, candidate).value().valid);
            const std::int64_t chance = candidate.figures[1].second;
            EXPECT_TRUE(chance > 0 && chance < 1000) << chance;
        }
        EXPECT_GT(open.stats.expanded, 0U);
    }
}

TEST(AmazonsReport, SolvesFourByFour) {
    const worlds::Report solved = ask_freely("1qq1/q2q/Q2Q/1QQ1 w", "exact");
    EXPECT_EQ(solved.bug, "");
    EXPECT_EQ(solved.verdict, Verdict::impossible);
    EXPECT_TRUE(solved.proven);
    ASSERT_TRUE(solved.feasible);
    EXPECT_FALSE(solved.feasible->slides.empty());
}

TEST(AmazonsReport, AProofThatRunsOutIsUnknown) {
    const worlds::Report open = ask("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", "exact");
    EXPECT_EQ(open.verdict, Verdict::unknown);
    EXPECT_FALSE(open.proven);
    EXPECT_EQ(open.stopped, "nodes");
    EXPECT_FALSE(open.feasible);
}

// Near the end a proof comes first. It heeds whoever wants to stop, and its table is counted.
TEST(AmazonsReport, TheShortProofIsPartOfTheBudget) {
    const Record record = parse("1qq1/q2q/Q2Q/1QQ1 w").value();
    const auto asked = [&](bool stop) {
        const CancelFlag flag = stop;
        Budget budget(Limits{.seconds = 60}, &flag);
        return report(record, {}, budget).value();
    };
    const worlds::Report proven = asked(false);
    EXPECT_TRUE(proven.proven);
    EXPECT_GT(proven.stats.peak_bytes, 0U);
    const worlds::Report stopped = asked(true);
    EXPECT_FALSE(stopped.proven);
    EXPECT_EQ(stopped.stopped, "cancelled");
}

TEST(AmazonsReport, CountsClosedRegions) {
    const worlds::Report found = ask("Q2*1q w");
    const worlds::Table& regions = table(found, "regions");
    ASSERT_EQ(regions.rows.size(), 2U);
    EXPECT_EQ(regions.rows[0], (std::vector<std::int64_t>{1, 1, 3, 1, 2, 2}));
    EXPECT_EQ(regions.rows[1], (std::vector<std::int64_t>{5, 1, 2, 2, 1, 1}));
    const worlds::Table& territory = table(found, "territory");
    EXPECT_EQ(territory.rows[0], (std::vector<std::int64_t>{0, 2, 1, 0}));
}

TEST(AmazonsReport, AsksForTheGamesLastPosition) {
    const worlds::Report found = ask("Q2*2q w\n1. a1-b1/a1\n");
    EXPECT_EQ(table(found, "position").rows.front(), (std::vector<std::int64_t>{2, 1}));
}

TEST(AmazonsReport, OneThreadAndSoManyNodesGiveTheSameTwice) {
    const std::string text = "1q2q1/q4q/6/6/Q4Q/1Q2Q1 w";
    worlds::Report one = ask(text);
    worlds::Report two = ask(text);
    EXPECT_EQ(one.optimal, two.optimal);
    EXPECT_EQ(one.listed, two.listed);
}

TEST(AmazonsReport, RefusesWhatNoGameHas) {
    const Record record = parse("Q2*1q w").value();
    const auto refused = [&](auto&& change) {
        worlds::SolveRequest request;
        change(request);
        Budget budget;
        return !report(record, request, budget).has_value();
    };
    EXPECT_TRUE(refused([](worlds::SolveRequest& r) { r.objective = "steps"; }));
    EXPECT_TRUE(refused([](worlds::SolveRequest& r) { r.algorithm = "astar"; }));
    EXPECT_FALSE(refused([](worlds::SolveRequest& r) { r.objective = "win"; }));
}

TEST(AmazonsOnePly, TakesTheLastWordWhenItIsThere) {
    const auto one_ply = [](std::string_view text) {
        worlds::SolveRequest request;
        request.algorithm = "one-ply";
        Budget budget;
        return solve(parse(text).value().start, request, budget);
    };
    const Finding found = one_ply("Q1q w");
    ASSERT_TRUE(found.best);
    EXPECT_EQ(found.thought.proof, Proof::win);
    EXPECT_EQ(one_ply("Qq w").best, std::nullopt);
}

}  // namespace
}  // namespace ariadne::amazons
