#include <gtest/gtest.h>

#include "catalog/json.h"
#include "catalog/testing/each_world.h"
#include "server/operations/two_sides.h"
#include "server/testing/ask.h"
#include "worlds/two_player.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

class Games : public catalog::EachWorld {
  protected:
    bool playable() const { return world().read(example(world())).value()->play().has_value(); }
};

INSTANTIATE_TEST_SUITE_P(Worlds, Games, catalog::every_world(), catalog::EachWorld::name);

TEST_P(Games, AreWonByThePlan) {
    if (!playable() || world().two_player() != nullptr) GTEST_SKIP() << "no game for one";
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const std::string text = example(world(), seed);
        const auto plan = ask(world(), "plan", {{"text", text}, {"moves", json::array()}, {"seconds", 30}});
        ASSERT_TRUE(plan) << refusal(plan);
        if (plan->at("verdict") != "solved") continue;
        const json::array& moves = plan->at("moves").as_array();
        const auto end = ask(world(), "play", {{"text", text}, {"moves", moves}});
        ASSERT_TRUE(end) << refusal(end);
        EXPECT_EQ(end->at("standing"), "won");
        EXPECT_FALSE(end->at("refused").as_bool());
        const json::array& way = plan->at("way").as_array();
        if (const json::value* walker = end->if_contains("walker")) {
            EXPECT_EQ(way.size(), moves.size() + 1);
            EXPECT_EQ(way.back(), *walker);
        } else {
            EXPECT_FALSE(plan->at("first").as_array().empty());
        }
    }
}

TEST_P(Games, RefuseTheLastMoveOnly) {
    if (!playable()) {
        EXPECT_FALSE(ask(world(), "play", {{"text", example(world())}, {"moves", json::array()}}));
        return;
    }
    const std::string text = example(world());
    const auto start = ask(world(), "play", {{"text", text}, {"moves", json::array()}});
    ASSERT_TRUE(start) << refusal(start);
    const auto same = ask(world(), "play", {{"text", text}, {"moves", {"nonsense"}}});
    ASSERT_TRUE(same) << refusal(same);
    EXPECT_TRUE(same->at("refused").as_bool());
    ASSERT_FALSE(same->at("events").as_array().empty());
    EXPECT_EQ(same->at("events").at(0).at("text"), "Invalid move.");
    const auto czech = ask(world(), "play", {{"text", text}, {"moves", {"nonsense"}}}, {.language = Language::cs});
    EXPECT_EQ(czech->at("events").at(0).at("text"), "Neplatný tah.");
    EXPECT_EQ(same->at("board"), start->at("board"));
    ASSERT_FALSE(start->at("moves").as_array().empty());
    const std::string told =
        refusal(ask(world(), "play", {{"text", text}, {"moves", {"nonsense", start->at("moves").at(0)}}}));
    EXPECT_EQ(told.find("key moves[0]: move 'nonsense' is refused"), 0U) << told;
    EXPECT_FALSE(ask(world(), "plan", {{"text", text}, {"moves", {"nonsense"}}}));
    EXPECT_FALSE(ask(world(), "play", {{"text", text}, {"moves", json::array()}, {"settings", {{"colour", "red"}}}}));
}

TEST_P(Games, TakeTheirOwnSettings) {
    if (!playable()) GTEST_SKIP() << "no game";
    const std::string text = example(world());
    const auto start = ask(world(), "play", {{"text", text}, {"moves", json::array()}});
    for (const json::value& setting : start->at("settings").as_array())
        for (const json::value& value : setting.at("values").as_array()) {
            const auto set = ask(world(), "play",
                                 {{"text", text},
                                  {"moves", json::array()},
                                  {"settings", {{std::string(setting.at("name").as_string()), value}}}});
            ASSERT_TRUE(set) << refusal(set);
            for (const json::value& now : set->at("settings").as_array())
                if (now.at("name") == setting.at("name")) {
                    EXPECT_EQ(now.at("value"), value);
                }
        }
}

TEST_P(Games, OfTwoOnlyHaveTurnsAndAnEngine) {
    if (world().two_player() != nullptr) GTEST_SKIP() << "a game of two";
    const std::string text = example(world());
    for (const char* operation : {"engine", "outlook", "review"})
        EXPECT_EQ(refusal(ask(world(), operation, {{"text", text}})),
                  std::string(world().name()) + " is not a two-player game");
    EXPECT_FALSE(ask(world(), "solve", {{"text", text}, {"moves", {"up"}}}));
}

TEST_P(Games, OfTwoAreThoughtAbout) {
    const worlds::TwoPlayer* game = world().two_player();
    if (game == nullptr) GTEST_SKIP() << "no game of two";
    const std::string text = example(world());
    const auto referee = game->referee(text);
    ASSERT_TRUE(referee);
    const std::string move = (*referee)->moves().front();
    std::vector<json::object> said;
    const auto answer =
        ask(world(), "engine", {{"text", text}, {"moves", {move}}, {"milliseconds", 300}}, {.said = &said});
    ASSERT_TRUE(answer) << refusal(answer);
    EXPECT_FALSE(said.empty());
    for (const json::object& thought : said) EXPECT_TRUE(thought.contains("thought"));
    ASSERT_TRUE((*referee)->play(move));
    EXPECT_TRUE((*referee)->play(std::string(answer->at("move").as_string())));
    const auto weak = ask(world(), "engine", {{"text", text}, {"level", game->levels().front()}, {"milliseconds", 50}});
    EXPECT_TRUE(weak) << refusal(weak);
    EXPECT_FALSE(ask(world(), "engine", {{"text", text}, {"level", "divine"}}));
    const std::string wrong = refusal(ask(world(), "engine", {{"text", text}, {"moves", {move, move}}}));
    EXPECT_EQ(wrong.find("key moves[1]: "), 0U) << wrong;
}

TEST_P(Games, OfTwoEndWhenTheyAreCancelled) {
    if (world().two_player() == nullptr) GTEST_SKIP() << "no game of two";
    const CancelFlag cancelled = true;
    const auto answer =
        ask(world(), "engine", {{"text", example(world())}, {"milliseconds", 600000}}, {.cancel = &cancelled});
    EXPECT_TRUE(answer) << refusal(answer);
}

TEST_P(Games, OfTwoAreLookedAtAndBackOn) {
    const worlds::TwoPlayer* game = world().two_player();
    if (game == nullptr) GTEST_SKIP() << "no game of two";
    const std::string text = example(world());
    const auto referee = game->referee(text);
    json::array moves;
    for (int i = 0; i < 4 && !(*referee)->over(); ++i) {
        moves.emplace_back((*referee)->moves().front());
        ASSERT_TRUE((*referee)->play(std::string(moves.back().as_string())));
    }
    const auto outlook = ask(world(), "outlook", {{"text", text}, {"moves", moves}});
    ASSERT_TRUE(outlook) << refusal(outlook);
    const auto read = ask(world(), "parse", {{"text", text}});
    const json::value& board = read->at("scene").at("board");
    EXPECT_EQ(outlook->at("nearer").as_array().size(),
              static_cast<std::size_t>(board.at("rows").as_int64() * board.at("cols").as_int64()));
    const auto review = ask(world(), "review", {{"text", text}, {"moves", moves}, {"seconds", 2}});
    ASSERT_TRUE(review) << refusal(review);
    EXPECT_EQ(review->at("first").as_array().size(), moves.size() + 1);
}

TEST(Thoughts, AreReadFromLines) {
    const auto white = read_thought("info depth 4 nodes 12345 time 130 score 53.2 line d1-d7/g7 d10-d4/f4", true);
    ASSERT_TRUE(white);
    EXPECT_DOUBLE_EQ(*white->chance, 0.532);
    EXPECT_EQ(white->depth, 4);
    EXPECT_EQ(white->nodes, 12345);
    EXPECT_EQ(white->line, (std::vector<std::string>{"d1-d7/g7", "d10-d4/f4"}));
    EXPECT_FALSE(white->proven);
    const auto black = read_thought("info depth 1 nodes 2 time 0 score win line a1-a2/a3", false);
    ASSERT_TRUE(black);
    EXPECT_EQ(black->chance, 0);
    EXPECT_TRUE(black->proven);
    EXPECT_FALSE(read_thought("ok", true));
    EXPECT_FALSE(read_thought("info string hello", true));
    EXPECT_FALSE(read_thought("bestmove d1-d7/g7", true));
}

}  // namespace

}  // namespace ariadne::server
