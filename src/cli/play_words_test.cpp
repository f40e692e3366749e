#include <gtest/gtest.h>

#include <array>
#include <set>

#include "base/random.h"
#include "catalog/catalog.h"
#include "cli/play_keys.h"
#include "cli/play_words.h"

namespace ariadne::cli {

namespace {

TEST(PlayWords, EverySentenceIsThereInEveryLanguage) {
    for (int row = 0; row < static_cast<int>(Tell::how_many); ++row) {
        for (const Language language : {Language::en, Language::es, Language::cs}) {
            const auto sentence = static_cast<Tell>(row);
            EXPECT_FALSE(words(language, sentence).empty()) << row;
            for (const char* value : {"{0", "{1", "{2"}) {
                EXPECT_EQ(words(language, sentence).find(value) == std::string_view::npos,
                          words(Language::en, sentence).find(value) == std::string_view::npos)
                    << row << " " << value;
            }
        }
    }
}

// Whatever a world calls something, there are words for it: random games meet every name.
TEST(PlayWords, NothingThatWorldsSayIsLeftWithoutWords) {
    const std::vector<std::string> texts = {
        "N=3, M=5, P=4\n#S2E#\n#T0##\n#9###\n",
        "4,3\n1,2,10\n4,3\nB2,J3,Z,V\nV,B,Z7,J1\nV,V,Z4,V\n",
        "LABYRINTH 2 3\n _ _ _\n|  _  |\n|_ _|_|\nweights\n3/2 4/- -/1\n1/- -/- -/-\n",
    };
    std::set<std::string> met;
    Random random(5);
    for (const std::string& text : texts) {
        const auto world = catalog::recognise(text);
        ASSERT_TRUE(world);
        for (const std::string& objective : (*world)->objectives()) met.insert("objective " + objective);
        for (int round = 0; round < 300; ++round) {
            const auto game = (*world)->play(text, false);
            ASSERT_TRUE(game);
            for (const worlds::Setting& setting : (*game)->settings()) {
                met.insert(setting.name);
                met.insert(setting.values.begin(), setting.values.end());
                (*game)->set(setting.name, setting.values[random.below(setting.values.size())]);
            }
            for (int i = 0; i < 12; ++i) {
                for (const std::string& move : (*game)->moves()) met.insert(move);
                const char* move = std::array{"up", "down", "left", "right", "jump"}[random.below(5)];
                for (const worlds::Event& event : (*game)->apply(move).events) met.insert(event.name);
                for (const auto& [name, value] : (*game)->view().figures) met.insert(name);
            }
        }
    }
    for (const std::string& name : met) EXPECT_TRUE(has_words(name)) << name;
    for (const char* name : {"food", "climb", "bomb", "killed", "exhausted", "goal", "safe energy", "safe deadly",
                             "treasure", "toll", "died", "exit", "safe life", "edge", "wall", "over", "unknown"}) {
        EXPECT_TRUE(met.contains(name)) << name;
    }
}

TEST(PlayWords, ValuesAreInTheSentence) {
    EXPECT_EQ(event_in_words(Language::en, {"food", 3}), "Food: +3 energy.");
    EXPECT_EQ(event_in_words(Language::cs, {"safe energy", -1}),
              "Bezpečný režim to nedovolí: energie by klesla na -1.");
    EXPECT_EQ(event_in_words(Language::es, {"something new", 1}), "something new");
    EXPECT_EQ(name_in_words(Language::cs, "right"), "doprava");
    EXPECT_EQ(value_in_words(Language::cs, {"fog", {}, "on"}), "zapnutá");
    EXPECT_EQ(value_in_words(Language::cs, {"safe", {}, "strict"}), "přísný");
}

TEST(PlayKeys, ArrowsAndLettersOfBothKinds) {
    const auto letter = [](char32_t c) { return action_of({KeyName::character, c}); };
    EXPECT_EQ(action_of({KeyName::up, 0}), Action::up);
    EXPECT_EQ(letter('w'), Action::up);
    EXPECT_EQ(letter('W'), Action::up);
    EXPECT_EQ(letter('h'), Action::left);
    EXPECT_EQ(action_of({KeyName::backspace, 0}), Action::undo);
    EXPECT_EQ(letter(0x7f), Action::undo);
    EXPECT_EQ(letter('?'), Action::help);
    EXPECT_EQ(letter(U'ž'), Action::none);
    EXPECT_EQ(action_of({KeyName::resize, 0}), Action::none);
}

}  // namespace
}  // namespace ariadne::cli
