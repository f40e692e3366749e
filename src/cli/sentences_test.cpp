#include <utility>

#include <gtest/gtest.h>

#include "cli/language.h"
#include "cli/progress.h"
#include "cli/report_text.h"

namespace ariadne::cli {

using worlds::Report;
using worlds::Solution;

namespace {

Report solved(bool proven) {
    Report report;
    report.resource = "life";
    report.objective = "steps";
    report.verdict = Verdict::solved;
    report.proven = proven;
    report.life_proven = proven;
    report.optimal = Solution{{{"steps", 1}, {"life", 7}}, {{0, 0}, {1, 0}}, {}};
    report.bound = 1;
    return report;
}

TEST(Language, CountsSteps) {
    EXPECT_EQ(amount_in_words(Language::en, "steps", 1), "1 step");
    EXPECT_EQ(amount_in_words(Language::en, "steps", 0), "0 steps");
    EXPECT_EQ(amount_in_words(Language::es, "steps", 2), "2 pasos");
    EXPECT_EQ(amount_in_words(Language::cs, "steps", 1), "1 krok");
    EXPECT_EQ(amount_in_words(Language::cs, "steps", 3), "3 kroky");
    EXPECT_EQ(amount_in_words(Language::cs, "steps", 5), "5 kroků");
}

TEST(Verdict, SaysWhatIsProvenAndNoMore) {
    EXPECT_EQ(verdict_sentence(solved(true), Language::en),
              "Solved. The shortest route takes 1 step and ends with life 7, the most possible at that length.");
    Report open_life = solved(true);
    open_life.life_proven = false;
    EXPECT_NE(verdict_sentence(open_life, Language::en).find("might end with more"), std::string::npos);
    EXPECT_EQ(verdict_sentence(solved(false), Language::en),
              "Solved, not proven optimal: a route of 1 step that ends with life 7. Lower bound on steps: 1.");
    Report unknown;
    unknown.resource = "life";
    unknown.stopped = "time";
    EXPECT_EQ(verdict_sentence(unknown, Language::en),
              "Unknown: the time limit was reached before a route was found or ruled out.");
    unknown.stopped.clear();
    EXPECT_EQ(verdict_sentence(unknown, Language::en),
              "Unknown: the exit can be reached, but this algorithm cannot tell whether the runner survives.");
    Report least;
    least.verdict = Verdict::solved;
    least.least = worlds::Least{3, 5};
    EXPECT_EQ(verdict_sentence(least, Language::en), "Minimum starting life: between 3 and 5.");
}

Report of_energy_report() {
    Report report = solved(true);
    report.world = "pacman";
    report.resource = "energy";
    report.optimal->figures = {{"steps", 6}, {"energy", 10}};
    report.bound = 6;
    return report;
}

TEST(Verdict, SpeaksOfEnergyWhereThatIsSpent) {
    Report report = of_energy_report();
    EXPECT_EQ(verdict_sentence(report, Language::en),
              "Solved. The shortest route takes 6 steps and ends with energy 10, the most possible at that length.");
    EXPECT_EQ(verdict_sentence(report, Language::cs),
              "Vyřešeno. Nejkratší cesta má 6 kroků; energie v cíli: 10 (maximum při této délce).");
    report.objective = "energy";
    EXPECT_EQ(verdict_sentence(report, Language::en),
              "Solved. The most energy possible on arrival is 10; this route takes 6 steps.");
    Report dead;
    dead.resource = "energy";
    dead.verdict = Verdict::impossible;
    dead.reason = "energy";
    EXPECT_EQ(verdict_sentence(dead, Language::en),
              "Impossible: the goal can be reached, but Pac-Man always runs out of energy on the way.");
    dead.reason = "walls";
    EXPECT_EQ(verdict_sentence(dead, Language::es),
              "Imposible: los muros y las bombas mortales separan el inicio de la meta.");
}

TEST(Verdict, TellsTheGapThatAProofWouldHaveClosed) {
    Report report = of_energy_report();
    report.objective = "energy";
    report.proven = false;
    report.bound = 12;
    EXPECT_EQ(
        verdict_sentence(report, Language::en),
        "Solved, not proven optimal: a route of 6 steps that ends with energy 10. Upper bound: 12. Gap: 2 (20.0%).");
    report.optimal->figures[1].second = 0;
    EXPECT_TRUE(verdict_sentence(report, Language::en).ends_with("Gap: 12."));
}

TEST(Language, SpeaksOfEnergyOnlyWhereThatDiffers) {
    EXPECT_EQ(words(Language::es, Say::along.about("energy")), "Energía a lo largo de la ruta:");
    EXPECT_EQ(words(Language::es, Say::route.about("energy")), words(Language::es, Say::route));
}

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

TEST(Verdict, OfAWayOnWhichNothingIsSpent) {
    Report report;
    report.objective = "steps";
    report.verdict = Verdict::solved;
    report.proven = true;
    report.optimal = Solution{{{"steps", 4}}, {}, {}};
    EXPECT_EQ(verdict_sentence(report, Language::en), "Solved. The shortest route takes 4 steps.");
    EXPECT_EQ(verdict_sentence(report, Language::cs), "Vyřešeno. Nejkratší cesta má 4 kroky.");
    report.optimal->figures.emplace_back("cost", 9);
    EXPECT_EQ(verdict_sentence(report, Language::en), "Solved. The shortest route takes 4 steps; this one costs 9.");
    report.objective = "cost";
    EXPECT_EQ(verdict_sentence(report, Language::es), "Resuelto. La ruta más barata cuesta 9 y tiene 4 pasos.");
    report.proven = false;
    report.bound = 7;
    EXPECT_EQ(
        verdict_sentence(report, Language::en),
        "Solved, not proven optimal: a route of 4 steps that costs 9. Lower bound on the cost: 7. Gap: 2 (22.2%).");
    report.feasible = std::exchange(report.optimal, std::nullopt);
    EXPECT_EQ(verdict_sentence(report, Language::en),
              "Solved: a route of 4 steps that costs 9. A cheaper one may exist.");
    report = Report{};
    report.verdict = Verdict::impossible;
    report.reason = "walls";
    EXPECT_EQ(verdict_sentence(report, Language::en), "Impossible: walls separate the entrance from the exit.");
}

TEST(Verdict, OfVehiclesThatSlide) {
    Report report;
    report.world = "rush";
    report.objective = "moves";
    report.verdict = Verdict::solved;
    report.proven = true;
    report.bound = 2;
    report.optimal = Solution{{{"moves", 2}, {"steps", 7}}, {}, {"B+3", "A+4"}};
    EXPECT_EQ(verdict_sentence(report, Language::en), "Solved in 2 moves (7 steps), proven optimal.");
    EXPECT_EQ(verdict_sentence(report, Language::cs), "Vyřešeno na 2 tahy (7 kroků), prokazatelně optimálně.");
    report.proven = false;
    report.bound = 1;
    EXPECT_EQ(verdict_sentence(report, Language::en),
              "Solved in 2 moves (7 steps), not proven optimal. Lower bound: 1. Gap: 1 (50.0%).");
    report.objective = "steps";
    report.feasible = std::exchange(report.optimal, std::nullopt);
    EXPECT_EQ(verdict_sentence(report, Language::es),
              "Resuelto en 7 pasos (2 movimientos). Puede haber una solución más corta.");
    report.verdict = Verdict::unknown;
    report.stopped = "time";
    report.bound = 3;
    EXPECT_EQ(verdict_sentence(report, Language::en),
              "Unknown: the time limit was reached before a solution was found or ruled out. Any solution takes at "
              "least 3 steps.");
    report.bound.reset();
    EXPECT_EQ(verdict_sentence(report, Language::en),
              "Unknown: the time limit was reached before a solution was found or ruled out.");
    report.verdict = Verdict::impossible;
    report.reason = "blocked";
    EXPECT_EQ(verdict_sentence(report, Language::en), "Impossible: the red car cannot get out.");
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

TEST(Verdict, OfAnAlgorithmThatCannotTell) {
    Report report;
    EXPECT_TRUE(verdict_sentence(report, Language::en).starts_with("Unknown: this algorithm did not find the exit"));
    EXPECT_TRUE(verdict_sentence(report, Language::es).starts_with("Sin respuesta: este algoritmo "));
    EXPECT_TRUE(verdict_sentence(report, Language::cs).starts_with("Nerozhodnuto: tento algoritmus "));
}

// The second example of the course.
Report of_seven_nines() {
    Report report;
    report.world = "maze";
    report.resource = "life";
    report.objective = "steps";
    report.verdict = Verdict::impossible;
    report.reason = "life";
    report.attempt = {.solution = {{{"steps", 2}}, {{1, 1}, {2, 1}, {3, 1}}, {}, {10, 1, -8}},
                      .death = 2,
                      .left = -8,
                      .away = 7,
                      .proven = true};
    return report;
}

TEST(ReportText, OfTheImpossibleSaysWhereTheBestAttemptEnds) {
    Report report = of_seven_nines();
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

TEST(Verdict, OfThePlainShortestWaySaysWhoDiesOnIt) {
    Report report = of_seven_nines();
    report.verdict = Verdict::unknown;
    report.attempt->away.reset();
    EXPECT_EQ(verdict_sentence(report, Language::en),
              "Unknown: ignoring life, the shortest route takes 2 steps; on it the runner dies at step 2, on (3,1), "
              "with life -8. This algorithm cannot tell whether another route is survivable.");
    report.resource = "energy";
    EXPECT_NE(verdict_sentence(report, Language::es).find("Pac-Man muere en el paso 2, en (3,1), con energía -8."),
              std::string::npos);
    EXPECT_NE(text_of(report, "", Language::cs).find("\nCesta: (1,1) (2,1) (3,1)\n"), std::string::npos);
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

Report of_a_game(std::int64_t player) {
    Report report;
    report.world = "amazons";
    report.objective = "win";
    report.verdict = Verdict::solved;
    report.optimal = Solution{{{"turns", 2}, {"chance_permille", 623}}, {}, {"d1-d7/g7", "a7-a6/a5"}};
    report.listed = {*report.optimal};
    report.listed.front().figures.emplace_back("share_permille", 512);
    report.tables = {
        {"position", {"player", "turns_played"}, {{player, 0}}},
        {"territory", {"stride", "white", "black", "both"}, {{0, 12, 8, 30}, {1, 10, 9, 3}}},
        {"regions", {"x", "y", "cells", "player", "least", "most"}, {{1, 10, 5, 2, 3, 4}, {4, 9, 7, 0, 0, 7}}}};
    return report;
}

TEST(Verdict, OfAGameNamesTheSideAndTheTurn) {
    Report report = of_a_game(1);
    EXPECT_EQ(verdict_sentence(report, Language::en),
              "Best move for White: d1-d7/g7 (winning chance 62.3%, not proven).");
    EXPECT_EQ(verdict_sentence(report, Language::es),
              "Mejor jugada de las blancas: d1-d7/g7 (probabilidad de ganar 62.3 %, sin demostrar).");
    report.proven = true;
    EXPECT_EQ(verdict_sentence(report, Language::cs), "Bílý vyhraje tahem d1-d7/g7 (dokázáno).");
    report = of_a_game(2);
    report.verdict = Verdict::impossible;
    report.reason = "lost";
    report.feasible = std::exchange(report.optimal, std::nullopt);
    EXPECT_EQ(verdict_sentence(report, Language::en),
              "Black loses against best play (proven). Longest defence found: d1-d7/g7.");
    report.feasible.reset();
    EXPECT_EQ(verdict_sentence(report, Language::en), "Black has no legal moves and loses.");
}

TEST(ReportText, OfAGameHasItsCandidatesTerritoryAndRegions) {
    EXPECT_EQ(
        text_of(of_a_game(1), "(board)\n", Language::en),
        "Best move for White: d1-d7/g7 (winning chance 62.3%, not proven).\n\n(board)\n\nMoves: d1-d7/g7 "
        "a7-a6/a5\n\nmove      chance %  looked at %  then\nd1-d7/g7      62.3         51.2  a7-a6/a5\n\nTerritory by "
        "queen moves: White 12, Black 8, contested 30.\nTerritory by king moves: White 10, Black 9, contested "
        "3.\n\nregion  side   cells  own turns\na10     Black      5  3-4\nd9      both       7  -\n");
}

TEST(Language, NamesTheKindsOfCellsInLegends) {
    EXPECT_EQ(kind_in_words(Language::es, "nearer to White"), "más cerca de las blancas");
    EXPECT_EQ(kind_in_words(Language::en, "entrance"), "entrance");
    EXPECT_EQ(kind_in_words(Language::es, "entrance"), "entrada");
    EXPECT_EQ(kind_in_words(Language::cs, "exit"), "východ");
    EXPECT_EQ(kind_in_words(Language::cs, "what nobody named"), "what nobody named");
}

TEST(ProgressText, SaysWhatHowFarAndHowFast) {
    Progress progress;
    progress.phase = "tuning prices";
    progress.fraction = 0.41;
    progress.nodes = 1'200'000;
    progress.seconds = 4;
    progress.best = 120;
    progress.bound = 118;
    EXPECT_EQ(describe(progress), "tuning prices  [####......]  41%  1.2M states, 300k/s  best 120, bound 118  4.0 s");
}

}  // namespace
}  // namespace ariadne::cli
