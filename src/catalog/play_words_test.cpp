#include "catalog/play_words.h"

#include <set>

#include <gtest/gtest.h>

#include "base/random.h"
#include "catalog/catalog.h"

namespace ariadne::catalog {

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
    std::vector<Message> warnings;
    for (const worlds::World* world : all_worlds())
        if (world->two_player() == nullptr) texts.push_back(world->generate({}, 1, budget, warnings).value());
    std::set<std::string> met;
    Random random(5);
    for (const std::string& text : texts) {
        const auto world = recognise(text);
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
    EXPECT_EQ(event_in_words({"food", 3}), "Food: +3 energy.");
    EXPECT_EQ(event_in_words({"safe energy", -1}).in(Language::cs),
              "Bezpečný režim to nedovolí: energie by klesla na -1.");
    EXPECT_EQ(event_in_words({"something new", 1}).in(Language::es), "something new");
    EXPECT_EQ(name_in_words("right").in(Language::cs), "doprava");
    EXPECT_EQ(value_in_words({"fog", {}, "on"}).in(Language::cs), "zapnutá");
    EXPECT_EQ(value_in_words({"safe", {}, "strict"}).in(Language::cs), "přísný");
}

TEST(PlayWords, SlidesSayWhereTheyGo) {
    worlds::View view;
    view.board.styles.resize(2);
    view.board.styles[0].text = "B";
    view.board.styles[1].text = "c";
    view.board.pieces = {{{0, 0}, {1, 2}, 0}, {{1, 1}, {3, 1}, 1}};
    EXPECT_EQ(move_in_words(view, "B+2"), "B right by 2");
    EXPECT_EQ(move_in_words(view, "B-1"), "B left by 1");
    EXPECT_EQ(move_in_words(view, "c+12"), "c down by 12");
    EXPECT_EQ(move_in_words(view, "B+2").in(Language::es), "B: 2 hacia la derecha");
    EXPECT_EQ(move_in_words(view, "c-3").in(Language::es), "c: 3 hacia arriba");
    EXPECT_EQ(move_in_words(view, "c-3").in(Language::cs), "c nahoru o 3");
    EXPECT_EQ(move_in_words(view, "left").in(Language::cs), "doleva");
    EXPECT_EQ(event_in_words({"vehicle", 'B'}), "B is in the way.");
}

TEST(PlayWords, ObjectivesAreSaidByTheWorld) {
    EXPECT_EQ(objective_in_words("rush", "steps"), "fewest steps");
    EXPECT_EQ(objective_in_words("maze", "steps"), "shortest");
    EXPECT_EQ(objective_in_words("rush", "moves"), "fewest moves");
    EXPECT_EQ(reason_in_words("energy"), "not enough energy");
    EXPECT_EQ(reason_in_words("something new"), "something new");
    EXPECT_EQ(level_in_words("over").in(Language::cs), "dohráno");
    EXPECT_EQ(event_in_words({"winner", 2}), "Black won.");
}

}  // namespace
}  // namespace ariadne::catalog
