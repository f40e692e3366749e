#include "cli/report_text.h"

#include <gtest/gtest.h>

#include "catalog/testing/reports.h"
#include "cli/progress.h"

namespace ariadne::cli {

using worlds::Report;
using worlds::Solution;

namespace {

TEST(RouteText, LeavesOutTheMiddleOfLongRoutes) {
    Solution solution;
    for (int i = 0; i < 1000; ++i) solution.route.push_back({i, 0});
    const std::string text = route_text(solution, false, Language::en);
    EXPECT_TRUE(text.starts_with("(0,0) (1,0) "));
    EXPECT_TRUE(text.ends_with(" (999,0)"));
    EXPECT_NE(text.find("800 more cells"), std::string::npos) << text;
    EXPECT_EQ(text.find("(500,0)"), std::string::npos);
    EXPECT_TRUE(route_text(solution, true, Language::en).starts_with("[0, 0] [1, 0] "));
}

TEST(ReportText, SlidesGoOnOnTheNextLine) {
    Report report;
    report.world = "rush";
    report.objective = "moves";
    report.verdict = Verdict::solved;
    report.proven = true;
    report.optimal = Solution{{{"moves", 4}, {"steps", 9}}, {}, {"B+3", "A+1", "C-2", "A+3"}};
    report.listed = {*report.optimal};
    report.optimal_count = "1";
    EXPECT_EQ(text_of(report, "", Language::en, {.width = 15}),
              "Solved in 4 moves (9 steps), proven optimal.\n\nMoves: B+3 A+1\n       C-2 A+3\n\nOptimal solutions: "
              "1.\nAll of them:\n  B+3 A+1 C-2\n    A+3\n");
    EXPECT_EQ(brief_text_of(report, Language::en),
              "Solved in 4 moves (9 steps), proven optimal.\nMoves: B+3 A+1 C-2 A+3\nOptimal solutions: 1.\n");
}

TEST(ReportText, OfTheImpossibleSaysWhereTheBestAttemptEnds) {
    Report report = catalog::of_seven_nines();
    EXPECT_EQ(text_of(report, "", Language::en),
              "Impossible: the exit can be reached, but the runner always dies on the way.\nThe best attempt reaches "
              "(2,1), 7 "
              "steps from the exit, and dies on (3,1) at step 2 with life -8. No route gets closer.\n\nBest attempt: "
              "(1,1) (2,1) (3,1)\nLife along the route: 10 1 -8\n");
    EXPECT_NE(brief_text_of(report, Language::cs).find("v kroku 2 zemře na (3,1), životy: -8. Blíž se dostat nelze."),
              std::string::npos);
    report.attempt->proven = false;
    EXPECT_NE(brief_text_of(report, Language::es).find("Es posible que otra ruta llegue más cerca."),
              std::string::npos);
    report.reason = "walls";
    report.attempt->death.reset();
    EXPECT_NE(brief_text_of(report, Language::en)
                  .find("ends on (3,1) after 2 steps, 7 steps from the exit (ignoring walls)."),
              std::string::npos);
}

TEST(ReportText, LongRoutesAreCutUnlessTheyAreToBeWhole) {
    Report report;
    report.world = "maze";
    report.resource = "life";
    report.objective = "steps";
    report.verdict = Verdict::solved;
    report.optimal = Solution{{{"steps", 500}, {"life", 1}}, {}, {}, std::vector<std::int64_t>(501, 1)};
    for (std::int64_t x = 0; x <= 500; ++x) report.optimal->route.push_back({x, 0});
    const std::string cut = text_of(report, "", Language::en);
    EXPECT_NE(cut.find("\n... (301 more cells; --full shows all) ...\n"), std::string::npos);
    EXPECT_EQ(cut.find("Life along it"), std::string::npos);
    const std::string whole = text_of(report, "", Language::en, {.full = true});
    EXPECT_NE(whole.find(" (249,0) (250,0) (251,0) "), std::string::npos);
    EXPECT_NE(whole.find("Life along the route: 1 1 "), std::string::npos);
    EXPECT_NE(brief_text_of(report, Language::en, {.full = true}).find("(250,0)"), std::string::npos);
}

TEST(ReportText, OfAGameHasItsCandidatesTerritoryAndRegions) {
    EXPECT_EQ(text_of(catalog::of_a_game(1), "(board)\n", Language::en),
              "Best move for White: d1-d7/g7 (winning chance 62.3%, not proven).\n\n(board)\n\nMoves: d1-d7/g7 "
              "a7-a6/a5\n\nmove      chance %  explored %  continuation\nd1-d7/g7      62.3        51.2  "
              "a7-a6/a5\n\nTerritory by "
              "queen moves: White 12, Black 8, contested 30.\nTerritory by king moves: White 10, Black 9, contested "
              "3.\n\nregion  side   cells  own moves\na10     Black      5  3-4\nd9      both       7  -\n");
}

TEST(ProgressText, SaysWhatHowFarAndHowFast) {
    Progress progress;
    progress.phase = tr("tuning prices");
    progress.fraction = 0.41;
    progress.nodes = 1'200'000;
    progress.seconds = 4;
    progress.best = 120;
    progress.bound = 118;
    EXPECT_EQ(describe(progress, Language::en),
              "tuning prices  [####......]  41%  1.2M states, 300k/s  best 120, bound 118  4.0 s");
}

}  // namespace
}  // namespace ariadne::cli
