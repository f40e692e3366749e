#include <gtest/gtest.h>

#include <set>

#include "base/random.h"
#include "catalog/catalog.h"
#include "cli/play/keys.h"
#include "cli/play/words.h"

namespace ariadne::cli {

namespace {

// Whatever a world calls something, there are words for it: random games meet every name.
TEST(PlayWords, NothingThatWorldsSayIsLeftWithoutWords) {
    std::vector<std::string> texts = {
        "N=3, M=5, P=4\n#S2E#\n#T0##\n#9###\n",
        "4,3\n1,2,10\n4,3\nB2,J3,Z,V\nV,B,Z7,J1\nV,V,Z4,V\n",
        "LABYRINTH 2 3\n _ _ _\n|  _  |\n|_ _|_|\nweights\n3/2 4/- -/1\n1/- -/- -/-\n",
        "BB.x\n....\n.AAC\n...C\n",
    };
    Budget budget;
    std::vector<std::string> warnings;
    for (const worlds::World* world : catalog::all_worlds())
        if (world->two_player() == nullptr) texts.push_back(world->generate({}, 1, budget, warnings).value());
    std::set<std::string> met;
    Random random(5);
    for (const std::string& text : texts) {
        const auto world = catalog::recognise(text);
        ASSERT_TRUE(world);
        for (const std::string& objective : (*world)->about().objectives) met.insert("objective " + objective);
        for (int round = 0; round < 300; ++round) {
            const auto game = (*world)->read(text).value()->play();
            ASSERT_TRUE(game);
            for (const worlds::Setting& setting : (*game)->settings()) {
                met.insert(setting.name);
                met.insert(setting.values.begin(), setting.values.end());
                (*game)->set(setting.name, setting.values[random.below(setting.values.size())]);
            }
            for (int i = 0; i < 12; ++i) {
                std::vector<std::string> moves = (*game)->moves();
                for (const std::string& move : moves)
                    if (worlds::direction_of(move)) met.insert(move);
                for (const char* move : {"up", "down", "left", "right", "jump", "choose Q", "at 2 2"})
                    moves.emplace_back(move);
                const std::string& move = moves[random.below(moves.size())];
                for (const worlds::Event& event : (*game)->apply(move).events) met.insert(event.name);
                for (const auto& [name, value] : (*game)->view().figures) met.insert(name);
            }
        }
    }
    for (const std::string& name : met) EXPECT_TRUE(has_words(name)) << name;
    for (const char* name : {"food",        "climb",    "bomb",    "killed",  "exhausted", "goal",      "safe energy",
                             "safe deadly", "treasure", "toll",    "died",    "exit",      "safe life", "edge",
                             "wall",        "over",     "unknown", "vehicle", "aside",     "nobody",    "moves"}) {
        EXPECT_TRUE(met.contains(name)) << name;
    }
}

TEST(PlayWords, ValuesAreInTheSentence) {
    EXPECT_EQ(event_in_words(Language::en, {"food", 3}), "Food: +3 energy.");
    EXPECT_EQ(event_in_words(Language::cs, {"safe energy", -1}),
              "Bezpečný režim to nedovolí: energie by klesla na -1.");
    EXPECT_EQ(event_in_words(Language::es, {"something new", 1}), "something new");
    EXPECT_EQ(name_in_words(Language::cs, "right"), "doprava");
    EXPECT_EQ(value_in_words(Language::cs, {"fog", {}, "on"}), "zapnuto");
    EXPECT_EQ(value_in_words(Language::cs, {"safe", {}, "strict"}), "přísný");
}

TEST(PlayWords, SlidesSayWhereTheyGo) {
    worlds::View view;
    view.board.styles.resize(2);
    view.board.styles[0].text = "B";
    view.board.styles[1].text = "c";
    view.board.pieces = {{{0, 0}, {1, 2}, 0}, {{1, 1}, {3, 1}, 1}};
    EXPECT_EQ(move_in_words(Language::en, view, "B+2"), "B right by 2");
    EXPECT_EQ(move_in_words(Language::en, view, "B-1"), "B left by 1");
    EXPECT_EQ(move_in_words(Language::en, view, "c+12"), "c down by 12");
    EXPECT_EQ(move_in_words(Language::es, view, "B+2"), "B: 2 hacia la derecha");
    EXPECT_EQ(move_in_words(Language::es, view, "c-3"), "c: 3 hacia arriba");
    EXPECT_EQ(move_in_words(Language::cs, view, "c-3"), "c nahoru o 3");
    EXPECT_EQ(move_in_words(Language::cs, view, "left"), "doleva");
    EXPECT_EQ(event_in_words(Language::en, {"vehicle", 'B'}), "B is in the way.");
}

TEST(PlayWords, AmountsHaveTheirEndings) {
    EXPECT_EQ(amount_in_words(Language::en, "moves", 1), "1 move");
    EXPECT_EQ(amount_in_words(Language::en, "moves", 0), "0 moves");
    EXPECT_EQ(amount_in_words(Language::es, "moves", 2), "2 movimientos");
    EXPECT_EQ(amount_in_words(Language::cs, "moves", 1), "1 tah");
    EXPECT_EQ(amount_in_words(Language::cs, "moves", 4), "4 tahy");
    EXPECT_EQ(amount_in_words(Language::cs, "moves", 51), "51 tahů");
    EXPECT_EQ(amount_in_words(Language::cs, "steps", 5), "5 kroků");
    EXPECT_EQ(objective_in_words(Language::en, "rush", "steps"), "fewest steps");
    EXPECT_EQ(objective_in_words(Language::en, "maze", "steps"), "shortest");
    EXPECT_EQ(objective_in_words(Language::en, "rush", "moves"), "fewest moves");
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
    EXPECT_EQ(letter('\t'), Action::choose_next);
    EXPECT_EQ(action_of({KeyName::back_tab, 0}), Action::choose_previous);
    EXPECT_EQ(letter(U'ž'), Action::none);
    EXPECT_EQ(action_of({KeyName::resize, 0}), Action::none);
}

}  // namespace
}  // namespace ariadne::cli
