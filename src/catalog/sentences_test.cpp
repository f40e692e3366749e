#include "catalog/sentences.h"

#include <utility>

#include <gtest/gtest.h>

#include "catalog/testing/reports.h"

namespace ariadne::catalog {

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

TEST(Amounts, AgreeWithTheirNouns) {
    EXPECT_EQ(amount_in_words("steps", 1), "1 step");
    EXPECT_EQ(amount_in_words("steps", 0), "0 steps");
    EXPECT_EQ(amount_in_words("moves", 1), "1 move");
    EXPECT_EQ(amount_in_words("moves", 2).in(Language::es), "2 movimientos");
    EXPECT_EQ(amount_in_words("moves", 4).in(Language::cs), "4 tahy");
    EXPECT_EQ(amount_in_words("moves", 51).in(Language::cs), "51 tahů");
    EXPECT_EQ(amount_in_words("steps", 2).in(Language::es), "2 pasos");
    EXPECT_EQ(amount_in_words("steps", 1).in(Language::cs), "1 krok");
    EXPECT_EQ(amount_in_words("steps", 3).in(Language::cs), "3 kroky");
    EXPECT_EQ(amount_in_words("steps", 5).in(Language::cs), "5 kroků");
}

TEST(Verdict, SaysWhatIsProvenAndNoMore) {
    EXPECT_EQ(verdict_sentence(solved(true)),
              "Solved. The shortest route takes 1 step and ends with life 7, the most possible at that length.");
    Report open_life = solved(true);
    open_life.life_proven = false;
    EXPECT_NE(verdict_sentence(open_life).english().find("might end with more"), std::string::npos);
    EXPECT_EQ(verdict_sentence(solved(false)),
              "Solved, not proven optimal: a route of 1 step that ends with life 7. Lower bound on steps: 1.");
    Report unknown;
    unknown.resource = "life";
    unknown.stopped = "time";
    EXPECT_EQ(verdict_sentence(unknown), "Unknown: the time limit was reached before a route was found or ruled out.");
    unknown.stopped.clear();
    EXPECT_EQ(verdict_sentence(unknown),
              "Unknown: the exit can be reached, but this algorithm cannot tell whether the runner survives.");
    Report least;
    least.verdict = Verdict::solved;
    least.least = worlds::Least{3, 5};
    EXPECT_EQ(verdict_sentence(least), "Minimum starting life: between 3 and 5.");
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
    EXPECT_EQ(verdict_sentence(report),
              "Solved. The shortest route takes 6 steps and ends with energy 10, the most possible at that length.");
    EXPECT_EQ(verdict_sentence(report).in(Language::cs),
              "Vyřešeno. Nejkratší cesta má 6 kroků; energie v cíli: 10 (maximum při této délce).");
    report.objective = "energy";
    EXPECT_EQ(verdict_sentence(report), "Solved. The most energy possible on arrival is 10; this route takes 6 steps.");
    Report dead;
    dead.resource = "energy";
    dead.verdict = Verdict::impossible;
    dead.reason = "energy";
    EXPECT_EQ(verdict_sentence(dead),
              "Impossible: the goal can be reached, but Pac-Man always runs out of energy on the way.");
    dead.reason = "walls";
    EXPECT_EQ(verdict_sentence(dead).in(Language::es),
              "Imposible: los muros y las bombas mortales separan el inicio de la meta.");
}

TEST(Verdict, TellsTheGapThatAProofWouldHaveClosed) {
    Report report = of_energy_report();
    report.objective = "energy";
    report.proven = false;
    report.bound = 12;
    EXPECT_EQ(
        verdict_sentence(report),
        "Solved, not proven optimal: a route of 6 steps that ends with energy 10. Upper bound: 12. Gap: 2 (20.0%).");
    report.optimal->figures[1].second = 0;
    EXPECT_TRUE(verdict_sentence(report).english().ends_with("Gap: 12."));
}

TEST(Verdict, OfAWayOnWhichNothingIsSpent) {
    Report report;
    report.objective = "steps";
    report.verdict = Verdict::solved;
    report.proven = true;
    report.optimal = Solution{{{"steps", 4}}, {}, {}};
    EXPECT_EQ(verdict_sentence(report), "Solved. The shortest route takes 4 steps.");
    EXPECT_EQ(verdict_sentence(report).in(Language::cs), "Vyřešeno. Nejkratší cesta má 4 kroky.");
    report.optimal->figures.emplace_back("cost", 9);
    EXPECT_EQ(verdict_sentence(report), "Solved. The shortest route takes 4 steps; this one costs 9.");
    report.objective = "cost";
    EXPECT_EQ(verdict_sentence(report).in(Language::es), "Resuelto. La ruta más barata cuesta 9 y tiene 4 pasos.");
    report.proven = false;
    report.bound = 7;
    EXPECT_EQ(
        verdict_sentence(report),
        "Solved, not proven optimal: a route of 4 steps that costs 9. Lower bound on the cost: 7. Gap: 2 (22.2%).");
    report.feasible = std::exchange(report.optimal, std::nullopt);
    EXPECT_EQ(verdict_sentence(report), "Solved: a route of 4 steps that costs 9. A cheaper one may exist.");
    report = Report{};
    report.verdict = Verdict::impossible;
    report.reason = "walls";
    EXPECT_EQ(verdict_sentence(report), "Impossible: walls separate the entrance from the exit.");
}

TEST(Verdict, OfVehiclesThatSlide) {
    Report report;
    report.world = "rush";
    report.objective = "moves";
    report.verdict = Verdict::solved;
    report.proven = true;
    report.bound = 2;
    report.optimal = Solution{{{"moves", 2}, {"steps", 7}}, {}, {"B+3", "A+4"}};
    EXPECT_EQ(verdict_sentence(report), "Solved in 2 moves (7 steps), proven optimal.");
    EXPECT_EQ(verdict_sentence(report).in(Language::cs), "Vyřešeno na 2 tahy (7 kroků), prokazatelně optimálně.");
    report.proven = false;
    report.bound = 1;
    EXPECT_EQ(verdict_sentence(report),
              "Solved in 2 moves (7 steps), not proven optimal. Lower bound: 1. Gap: 1 (50.0%).");
    report.objective = "steps";
    report.feasible = std::exchange(report.optimal, std::nullopt);
    EXPECT_EQ(verdict_sentence(report).in(Language::es),
              "Resuelto en 7 pasos (2 movimientos). Puede haber una solución más corta.");
    report.verdict = Verdict::unknown;
    report.stopped = "time";
    report.bound = 3;
    EXPECT_EQ(verdict_sentence(report),
              "Unknown: the time limit was reached before a solution was found or ruled out. Any solution takes at "
              "least 3 steps.");
    report.bound.reset();
    EXPECT_EQ(verdict_sentence(report),
              "Unknown: the time limit was reached before a solution was found or ruled out.");
    report.verdict = Verdict::impossible;
    report.reason = "blocked";
    EXPECT_EQ(verdict_sentence(report), "Impossible: the red car cannot get out.");
}

TEST(Verdict, OfAnAlgorithmThatCannotTell) {
    Report report;
    EXPECT_TRUE(verdict_sentence(report).english().starts_with("Unknown: this algorithm did not find the exit"));
    EXPECT_TRUE(verdict_sentence(report).in(Language::es).starts_with("Sin resolver: este algoritmo "));
    EXPECT_TRUE(verdict_sentence(report).in(Language::cs).starts_with("Nerozhodnuto: tento algoritmus "));
}

TEST(Verdict, OfThePlainShortestWaySaysWhoDiesOnIt) {
    Report report = of_seven_nines();
    report.verdict = Verdict::unknown;
    report.attempt->away.reset();
    EXPECT_EQ(verdict_sentence(report),
              "Unknown: ignoring life, the shortest route takes 2 steps; on it the runner dies at step 2, on (3,1), "
              "with life -8. This algorithm cannot tell whether another route is survivable.");
    report.resource = "energy";
    EXPECT_NE(verdict_sentence(report).in(Language::es).find("Pac-Man muere en el paso 2, en (3,1), con energía -8."),
              std::string::npos);
}

TEST(Verdict, OfAGameNamesTheSideAndTheTurn) {
    Report report = of_a_game(1);
    EXPECT_EQ(verdict_sentence(report), "Best move for White: d1-d7/g7 (winning chance 62.3%, not proven).");
    EXPECT_EQ(verdict_sentence(report).in(Language::es),
              "Mejor jugada de las blancas: d1-d7/g7 (probabilidad de ganar 62.3 %, sin demostrar).");
    report.proven = true;
    EXPECT_EQ(verdict_sentence(report).in(Language::cs), "Bílý vyhraje tahem d1-d7/g7 (dokázáno).");
    report = of_a_game(2);
    report.verdict = Verdict::impossible;
    report.reason = "lost";
    report.feasible = std::exchange(report.optimal, std::nullopt);
    EXPECT_EQ(verdict_sentence(report), "Black loses against best play (proven). Longest defence found: d1-d7/g7.");
    report.feasible.reset();
    EXPECT_EQ(verdict_sentence(report), "Black has no legal moves and loses.");
}

TEST(Verdict, GoesBeforeWhatTheAttemptCameTo) {
    const Report report = of_seven_nines();
    EXPECT_EQ(report_sentence(report),
              "Impossible: the exit can be reached, but the runner always dies on the way. The best attempt reaches "
              "(2,1), 7 steps from the exit, and dies on (3,1) at step 2 with life -8. No route gets closer.");
    EXPECT_EQ(report_sentence(solved(true)), verdict_sentence(solved(true)));
}

TEST(Verification, SaysWhatTheReplayFound) {
    worlds::Verification checked;
    checked.valid = true;
    checked.figures = {{"steps", 12}, {"life", 4}};
    EXPECT_EQ(verification_sentence(checked), "Valid: 12 steps, life 4 on arrival.");
    checked.figures = {{"moves", 1}, {"steps", 3}};
    EXPECT_EQ(verification_sentence(checked), "Valid: 1 move, 3 steps.");
    checked.figures = {{"turns", 2}, {"won", 1}};
    EXPECT_EQ(verification_sentence(checked), "Valid: 2 moves; the side to move wins.");
    checked = {false, tr("the route ends before the goal"), {}};
    EXPECT_EQ(verification_sentence(checked), "Invalid: the route ends before the goal");
}

TEST(Verdict, OfAComparisonIsSaidPartByPart) {
    EXPECT_EQ(verdict_in_words("unknown, stopped (time)"), "unknown, stopped (time)");
    EXPECT_EQ(verdict_in_words("unknown, stopped (time)").in(Language::es), "sin resolver, detenido (tiempo)");
    EXPECT_EQ(verdict_in_words("impossible (walls)").in(Language::cs), "neřešitelné (zdi)");
    EXPECT_EQ(verdict_in_words("something new").in(Language::cs), "something new");
}

}  // namespace
}  // namespace ariadne::catalog
