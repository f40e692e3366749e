#include "cli/measure_words.h"

#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "catalog/compare.h"
#include "cli/tables.h"

namespace ariadne::cli {

namespace {

constexpr const char* bend = "LABYRINTH 2 3\nentrance 0 0\nexit 1 0\n _ _ _ \n|_ _  |\n|_ _ _|\n";
constexpr const char* parted = "LABYRINTH 1 2\nentrance 0 0\nexit 0 1\n _ _ \n|_|_|\n";

const worlds::World& labyrinth() {
    return **catalog::find_world("labyrinth");
}

void expect_words(const std::string& english) {
    // Units are the same in every language; nothing else is.
    if (english.empty() || english == "%" || english == "s") return;
    EXPECT_TRUE(measure_in_words(Language::es, english) != english ||
                measure_in_words(Language::cs, english) != english)
        << english;
}

void expect_words(const worlds::Rating& rating) {
    for (const worlds::Measure& measure : rating.measures) {
        expect_words(measure.title);
        expect_words(measure.unit);
        expect_words(measure.meaning);
    }
    for (const std::string& remark : rating.remarks) expect_words(remark);
}

void expect_words(const worlds::Comparison& comparison) {
    expect_words(comparison.what.words);
    for (const worlds::Column& column : comparison.columns) expect_words(column.title);
}

TEST(MeasureWords, AreThereForRushHour) {
    Budget free;
    const worlds::Rating rating = (*catalog::find_world("rush"))
                                      ->read("GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo")
                                      .value()
                                      ->rater()
                                      ->rate(free)
                                      .value();
    expect_words(rating.level);
    for (const worlds::Measure& measure : rating.measures) {
        expect_words(measure.title);
        expect_words(measure.unit);
        // Formulas are the same in every language.
        if (measure.meaning.find('*') == std::string::npos) expect_words(measure.meaning);
    }
}

TEST(MeasureWords, AreThereForAmazons) {
    Budget free;
    const worlds::World& amazons = **catalog::find_world("amazons");
    for (const auto& [position, level] : std::initializer_list<std::pair<const char*, const char*>>{
             {"3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", "opening"},
             {"1qq1/q2q/Q2Q/1QQ1 w", "middle game"},
             {"Q1q******* w", "ending"},
             {"Q3*3q/4*4 w", "filling"},
             {"Q* w", "over"}}) {
        const worlds::Rating rating = amazons.read(position).value()->rater()->rate(free).value();
        EXPECT_EQ(rating.level, level) << position;
        expect_words(rating.level);
        expect_words(rating);
    }
}

TEST(MeasureWords, AreThereForMaps) {
    for (const auto& [world, map] :
         std::initializer_list<std::pair<const char*, const char*>>{{"maze", "N=2, M=5, P=1\nST9TE\n#T###\n"},
                                                                    {"maze", "N=1, M=3, P=1\nS9E\n"},
                                                                    {"pacman", "2,1\n1,1,5\n2,1\nV,V\n"}}) {
        const auto puzzle = (*catalog::find_world(world))->read(map);
        Budget free;
        const worlds::Rating rating = (*puzzle)->rater()->rate(free).value();
        EXPECT_EQ(rating.level.empty(), rating.impossible);
        expect_words(rating.level);
        for (const worlds::Measure& measure : rating.measures) {
            expect_words(measure.title);
            if (measure.meaning.find("(") == std::string::npos) expect_words(measure.meaning);
        }
        for (const std::string& remark : rating.remarks) expect_words(remark);
        Budget spent(Limits{.nodes = 0});
        const worlds::Rating cut_short = (*puzzle)->rater()->rate(spent).value();
        for (const std::string& remark : cut_short.remarks) expect_words(remark);
    }
    expect_words("The best routes are too many to count: they add nothing.");
}

TEST(MeasureWords, AreThereForAllThatIsMeasured) {
    Budget free;
    expect_words(labyrinth().read(bend).value()->rater()->rate(free).value());
    expect_words(labyrinth().read(parted).value()->rater()->rate(free).value());
    Budget spent(Limits{.nodes = 0});
    expect_words(labyrinth().read(bend).value()->rater()->rate(spent).value());
    std::vector<std::string> warnings;
    const std::string weighed = labyrinth().generate({{"weights", "9"}}, 1, free, warnings).value();
    expect_words(labyrinth().read(weighed).value()->rater()->rate(free).value());
    expect_words(labyrinth().comparer()->compare({{"count", "1"}, {"rows", "3"}, {"cols", "3"}}, 1, free).value());
    for (const std::string& objective : labyrinth().about().objectives) {
        catalog::AlgorithmsOrder order;
        order.objective = objective;
        expect_words(
            catalog::compare_algorithms(labyrinth(), *labyrinth().read(weighed).value(), order, nullptr, {}).value());
    }
}

TEST(MeasureWords, OfSentencesAndVerdicts) {
    const worlds::Sentence sentence{"Algorithms on one board of {0}, objective {1}.", {"labyrinth", "steps"}};
    EXPECT_EQ(sentence_in_words(Language::en, sentence), "Algorithms on one board of labyrinth, objective steps.");
    EXPECT_EQ(sentence_in_words(Language::es, sentence), "Comparación de algoritmos: labyrinth, objetivo steps.");
    EXPECT_EQ(sentence_in_words(Language::cs, sentence), "Porovnání algoritmů: labyrinth, cíl hledání steps.");
    EXPECT_EQ(verdict_in_words(Language::es, "unknown, stopped (time)"), "sin resolver, detenido (tiempo)");
    EXPECT_EQ(verdict_in_words(Language::cs, "impossible (walls)"), "neřešitelné (zdi)");
    EXPECT_EQ(verdict_in_words(Language::cs, "what nobody foresaw"), "what nobody foresaw");
    EXPECT_EQ(measure_in_words(Language::es, "yes"), "sí");
}

TEST(Tables, AHistogramIsDrawn) {
    worlds::Rating counted;
    counted.histogram = {"positions by the moves that they need", {16, 32, 1, 0, 8}};
    EXPECT_EQ(rating_text(counted, Language::en), R"(  positions by the moves that they need:
  32 | #
     | #
     | #
     | #
     |##
     |##
     |##  #
     |##. #
   0 +-----
      0
)");
}

TEST(Tables, ColumnsAreAlignedWhateverTheLetters) {
    worlds::Rating rating;
    rating.measures = {{"river", "river", 2.5, 2, "steps", "have none"}, {"loops", "loops", 12, 0, "", "have four"}};
    EXPECT_EQ(rating_text(rating, Language::en), "  river  2.50  steps  have none\n  loops    12         have four\n");
    EXPECT_EQ(rating_text(rating, Language::cs), "  řeka   2.50  kroků  nemá žádný\n  cykly    12         má čtyři\n");
}

}  // namespace
}  // namespace ariadne::cli
