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
    report.objective = "steps";
    report.verdict = Verdict::solved;
    report.proven = proven;
    report.life_proven = proven;
    report.optimal = Solution{{{"steps", 1}, {"life", 7}}, {{0, 0}, {1, 0}}, {}};
    report.bound = 1;
    return report;
}

TEST(Language, EverySentenceIsThereInEveryLanguage) {
    for (int row = 0; row < static_cast<int>(Say::how_many); ++row) {
        for (const Language language : {Language::en, Language::es, Language::cs}) {
            const auto sentence = static_cast<Say>(row);
            EXPECT_FALSE(words(language, sentence).empty()) << row;
            // The same values in every language: as many braces as in English.
            for (const char* value : {"{0", "{1", "{2"}) {
                EXPECT_EQ(words(language, sentence).find(value) == std::string_view::npos,
                          words(Language::en, sentence).find(value) == std::string_view::npos)
                    << row << " " << value;
            }
        }
    }
}

TEST(Language, CountsSteps) {
    EXPECT_EQ(steps_in_words(Language::en, 1), "1 step");
    EXPECT_EQ(steps_in_words(Language::en, 0), "0 steps");
    EXPECT_EQ(steps_in_words(Language::es, 2), "2 pasos");
    EXPECT_EQ(steps_in_words(Language::cs, 1), "1 krok");
    EXPECT_EQ(steps_in_words(Language::cs, 3), "3 kroky");
    EXPECT_EQ(steps_in_words(Language::cs, 5), "5 kroků");
}

TEST(Verdict, SaysWhatIsProvenAndNoMore) {
    EXPECT_EQ(verdict_sentence(solved(true), Language::en),
              "Solved. The shortest route has 1 step and ends with life 7, the most possible in so few steps.");
    Report open_life = solved(true);
    open_life.life_proven = false;
    EXPECT_NE(verdict_sentence(open_life, Language::en).find("is open"), std::string::npos);
    EXPECT_EQ(verdict_sentence(solved(false), Language::en),
              "Solved, not proven best: a route of 1 step that ends with life 7; no route has fewer than 1 steps.");
    Report unknown;
    unknown.stopped = "time";
    EXPECT_EQ(verdict_sentence(unknown, Language::en),
              "Unknown: the time ran out before a route was found or ruled out.");
    unknown.stopped.clear();
    EXPECT_EQ(verdict_sentence(unknown, Language::en),
              "Unknown: E can be reached, but this algorithm cannot tell whether a runner survives.");
    Report least;
    least.verdict = Verdict::solved;
    least.least = worlds::Least{3, 5};
    EXPECT_EQ(verdict_sentence(least, Language::en), "The smallest P that wins lies between 3 and 5.");
}

TEST(RouteText, LeavesOutTheMiddleOfLongRoutes) {
    Solution solution;
    for (int i = 0; i < 1000; ++i) solution.route.push_back({i, 0});
    const std::string text = route_text(solution, Language::en);
    EXPECT_TRUE(text.starts_with("(0,0) (1,0) "));
    EXPECT_TRUE(text.ends_with(" (999,0)"));
    EXPECT_NE(text.find("800 cells more"), std::string::npos) << text;
    EXPECT_EQ(text.find("(500,0)"), std::string::npos);
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
