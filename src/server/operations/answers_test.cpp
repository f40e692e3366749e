#include <gtest/gtest.h>

#include "base/testing/clock.h"
#include "catalog/json.h"
#include "catalog/testing/each_world.h"
#include "server/testing/ask.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

class Answers : public catalog::EachWorld {};

INSTANTIATE_TEST_SUITE_P(Worlds, Answers, catalog::every_world(), catalog::EachWorld::name);

// The frames of a motion, shown one after another, come to the still's end of the thread.
void expect_to_arrive(const json::object& shown) {
    const json::object& still = shown.at("still").as_object();
    const json::value* motion = shown.if_contains("motion");
    ASSERT_NE(motion, nullptr);
    const json::array& frames = motion->at("frames").as_array();
    ASSERT_FALSE(frames.empty());
    const json::value* thread = still.if_contains("thread");
    if (thread == nullptr) return;
    EXPECT_EQ(frames.size(), thread->as_array().size());
    EXPECT_EQ(frames.back().at("walked").to_number<std::size_t>(), thread->as_array().size());
}

TEST_P(Answers, AreFoundShownAndVerified) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const std::string text = example(world(), seed);
        const auto solved = ask(world(), "solve", {{"text", text}, {"seconds", 30}});
        ASSERT_TRUE(solved) << refusal(solved);
        const json::object& report = solved->at("report").as_object();
        EXPECT_EQ(report.at("world").as_string(), world().name());
        const json::value* best = report.if_contains("optimal");
        if (best == nullptr) continue;
        expect_to_arrive(*solved);
        if (const json::value* slides = best->as_object().if_contains("slides"); slides != nullptr) {
            EXPECT_EQ(solved->at("motion").at("frames").as_array().size(), slides->as_array().size());
        }
        const auto verified = ask(world(), "verify", {{"text", text}, {"solution", solved->at("words")}});
        ASSERT_TRUE(verified) << refusal(verified);
        EXPECT_TRUE(verified->at("valid").as_bool()) << catalog::json_text(*verified);
        const auto shown = ask(world(), "motion", {{"text", text}, {"solution", *best}});
        ASSERT_TRUE(shown) << refusal(shown);
        EXPECT_EQ(shown->at("still"), solved->at("still"));
        EXPECT_EQ(*shown->if_contains("motion"), *solved->if_contains("motion"));
        EXPECT_EQ(shown->at("words"), solved->at("words"));
        const auto drawn = ask(world(), "render", {{"text", text}, {"format", "svg"}, {"solution", *best}});
        EXPECT_TRUE(drawn) << refusal(drawn);
    }
}

TEST_P(Answers, NameCellsAsTheBoardDoes) {
    const std::string text = example(world());
    const auto solved = ask(world(), "solve", {{"text", text}, {"any", true}, {"seconds", 30}});
    ASSERT_TRUE(solved) << refusal(solved);
    const json::object& report = solved->at("report").as_object();
    const json::value* best = report.contains("optimal") ? &report.at("optimal") : report.if_contains("feasible");
    if (best == nullptr || !best->as_object().contains("route"))
        GTEST_SKIP() << "the answers of this world are no routes";
    const json::object& still = solved->at("still").as_object();
    const Size size{static_cast<int>(still.at("board").at("rows").as_int64()),
                    static_cast<int>(still.at("board").at("cols").as_int64())};
    const json::array& route = best->at("route").as_array();
    const json::array& thread = still.at("thread").as_array();
    ASSERT_EQ(route.size(), thread.size());
    for (std::size_t i = 0; i < route.size(); ++i) {
        const auto [x, y] = world().about().coordinates.name(size.cell(thread[i].to_number<std::size_t>()), size);
        EXPECT_EQ(route[i].at(0), x);
        EXPECT_EQ(route[i].at(1), y);
    }
}

// What is told of an open list: columns of the same length, and for each expansion that is listed one of its rows.
void expect_open_list(const json::object& traced, std::size_t expansions) {
    const json::object& opened = traced.at("opened").as_object();
    const std::size_t rows = opened.at("g").as_array().size();
    for (const json::key_value_pair& column : opened)
        if (column.value().is_array() && column.key() != "goals") {
            EXPECT_EQ(column.value().as_array().size(), rows) << column.key();
        }
    const json::array& taken = traced.at("taken").as_array();
    EXPECT_EQ(taken.size(), expansions);
    for (const json::value& opening : taken) {
        EXPECT_GE(opening.as_int64(), 0);
        EXPECT_LT(opening.as_int64(), static_cast<std::int64_t>(rows));
    }
}

TEST_P(Answers, CanBeWatchedBeingSought) {
    const std::string text = example(world());
    if (world().about().traces == worlds::Traces::nothing) {
        EXPECT_FALSE(ask(world(), "trace", {{"text", text}}));
        return;
    }
    const auto solved = ask(world(), "solve", {{"text", text}, {"seconds", 30}});
    ASSERT_TRUE(solved) << refusal(solved);
    const std::string key = world().about().traces == worlds::Traces::cells ? "cells" : "states";
    for (const std::string& algorithm : world().about().traced_algorithms) {
        json::object request{{"text", text}, {"algorithm", algorithm}, {"seconds", 30}, {"details", true}};
        const auto traced = ask(world(), "trace", request);
        if (!traced) continue;  // not every algorithm takes every board, and then that is said
        const json::array& listed = traced->at(key).as_array();
        EXPECT_FALSE(traced->at("cut").as_bool());
        if (traced->at("report").at("stats").at("expanded") != 0) {
            EXPECT_FALSE(listed.empty()) << algorithm;
        }
        for (const json::value& item : listed) {
            if (key == "cells") {
                EXPECT_LT(item.as_int64(), 36);
            }
            if (key == "states") {
                for (const json::value& cell : item.as_array()) EXPECT_LT(cell.as_int64(), 36);
            }
        }
        expect_open_list(*traced, listed.size());
        if (listed.size() < 2) continue;
        for (const std::size_t most : {0U, 1U}) {
            request["most"] = most;
            const auto part = ask(world(), "trace", request);
            ASSERT_TRUE(part) << refusal(part);
            EXPECT_EQ(part->at(key).as_array(), json::array(listed.begin(), listed.begin() + most));
            EXPECT_TRUE(part->at("cut").as_bool());
            EXPECT_EQ(part->at("report").at("verdict"), traced->at("report").at("verdict"));
            expect_open_list(*part, most);
        }
    }
    EXPECT_FALSE(ask(world(), "trace", {{"text", text}, {"algorithm", "guessing"}}));
}

TEST(Bounds, AreThoseOfTheSearch) {
    const worlds::World& rush = *catalog::find_world("rush").value();
    json::object request{{"text", example(rush)}, {"algorithm", "astar2"}, {"details", true}};
    const auto traced = ask(rush, "trace", request);
    ASSERT_TRUE(traced) << refusal(traced);
    request.erase("details");
    request["pieces"] = traced->at("states").at(0);
    const auto bound = ask(rush, "bound", request);
    ASSERT_TRUE(bound) << refusal(bound);
    EXPECT_EQ(bound->at("bound"), traced->at("opened").at("h").at(0));
    std::int64_t sum = 0;
    for (const json::value& part : bound->at("parts").as_array()) sum += part.at("value").as_int64();
    EXPECT_EQ(bound->at("bound"), sum);
    request["pieces"].as_array().front() = 10'000;
    EXPECT_EQ(refusal(ask(rush, "bound", request)), "key pieces: found 10000, expected cells of the board");
    EXPECT_FALSE(ask(*catalog::find_world("maze").value(), "bound", {{"text", ""}, {"pieces", json::array()}}));
    EXPECT_FALSE(ask(*catalog::find_world("amazons").value(), "bound", {{"text", ""}, {"pieces", json::array()}}));
}

TEST_P(Answers, BeginTheirSearchWhereTheThreadBegins) {
    if (world().about().traces != worlds::Traces::cells)
        GTEST_SKIP() << "the searches of this world are no lists of cells";
    const std::string text = example(world());
    const auto solved = ask(world(), "solve", {{"text", text}, {"seconds", 30}});
    ASSERT_TRUE(solved) << refusal(solved);
    const json::value* still = solved->if_contains("still");
    if (still == nullptr) GTEST_SKIP() << "no answer to draw";
    const auto traced = ask(world(), "trace", {{"text", text}, {"algorithm", "bfs"}});
    ASSERT_TRUE(traced) << refusal(traced);
    EXPECT_EQ(traced->at("cells").at(0), still->at("thread").at(0));
}

TEST_P(Answers, ThatAreWrongAreNotShown) {
    const std::string text = example(world());
    for (const char* solution : {R"({"route": [[0, 0], [99999, -5]]})", R"({"slides": ["nonsense"]})",
                                 "[[1, 1], [5, 5]]", R"({"route": []})", R"({"slides": []})", R"({"steps": 3})", "3",
                                 "null", R"({"route": [[9223372036854775807, -9223372036854775808]]})",
                                 R"({"start": -9223372036854775808, "route": [[0, 0], [1, 0]]})"}) {
        const json::value value = *catalog::parse_json(solution);
        // No turns are a game, too.
        if (world().two_player() != nullptr && std::string_view(solution).ends_with(": []}")) continue;
        EXPECT_FALSE(ask(world(), "motion", {{"text", text}, {"solution", value}})) << solution;
        EXPECT_FALSE(ask(world(), "render", {{"text", text}, {"format", "svg"}, {"solution", value}})) << solution;
        const auto verified = ask(world(), "verify", {{"text", text}, {"solution", solution}});
        if (verified && world().two_player() == nullptr) {
            EXPECT_FALSE(verified->at("valid").as_bool()) << solution;
        }
    }
}

TEST_P(Answers, ManyAtOnceAreNotChecked) {
    const std::string text = example(world());
    json::array listed(2001, json::object{{world().two_player() == nullptr ? "route" : "slides", json::array()}});
    const json::object report{{"verdict", "solved"}, {"listed", std::move(listed)}};
    EXPECT_EQ(refusal(ask(world(), "verify", {{"text", text}, {"solution", catalog::json_text(report)}})),
              "key solution: found 2001 solutions, expected at most 2000");
    const CancelFlag cancelled = true;
    const json::object one{{"verdict", "solved"}, {"listed", {{{"slides", json::array()}}}}};
    EXPECT_EQ(refusal(ask(world(), "verify", {{"text", text}, {"solution", catalog::json_text(one)}},
                          {.cancel = &cancelled})),
              "cancelled before all solutions were checked");
}

TEST(Claims, AreCheckedAsLongAsThereIsTime) {
    const json::object corridor{{"text", "N=1, M=2, P=9\nSE\n"},
                                {"solution", R"({"verdict": "solved", "listed": [{"route": [[0, 0], [1, 0]]},
                                                                               {"route": [[0, 0], [1, 0]]}]})"}};
    const worlds::World& maze = *catalog::find_world("maze").value();
    EXPECT_EQ(refusal(ask(maze, "verify", corridor, {.limits = {.seconds = 1.5}, .now = a_second_a_look})),
              "the time limit was reached before all solutions were checked");
    EXPECT_EQ(refusal(ask(maze, "verify", corridor, {.limits = {.seconds = 9}, .now = a_second_a_look})), "");
}

TEST_P(Answers, RateAndCompare) {
    const std::string text = example(world());
    ask(world(), "rate", {{"text", text}, {"seconds", 20}});
    const auto compared = ask(world(), "compare", {{"text", text}, {"seconds", 5}});
    if (compared) {
        EXPECT_FALSE(compared->at("rows").as_array().empty());
    }
    EXPECT_FALSE(ask(world(), "compare", {{"text", text}, {"algorithms", {"guessing"}}}));
}

TEST(TradeOff, HasARowForEveryNumberOfStepsThatPays) {
    const worlds::World& maze = *catalog::find_world("maze").value();
    const std::string text = "N=2, M=3, P=9\nS1E\nT11\n";
    const auto answer = ask(maze, "solve", {{"text", text}, {"trade_off", true}});
    ASSERT_TRUE(answer) << refusal(answer);
    const json::value& report = answer->at("report");
    EXPECT_TRUE(report.at("proven").as_bool());
    const json::array& rows = report.at("trade_off").as_array();
    const json::array& listed = report.at("listed").as_array();
    ASSERT_GE(rows.size(), 2U);
    ASSERT_EQ(listed.size(), rows.size());
    EXPECT_EQ(rows.front().at("steps"), 2);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(listed[i].at("steps"), rows[i].at("steps"));
        EXPECT_EQ(listed[i].at("life"), rows[i].at("life"));
        EXPECT_TRUE(ask(maze, "motion", {{"text", text}, {"solution", listed[i]}}));
    }
    EXPECT_TRUE(answer->contains("still"));
    const CancelFlag cancelled = true;
    const auto given_up = ask(maze, "solve", {{"text", text}, {"trade_off", true}}, {.cancel = &cancelled});
    ASSERT_TRUE(given_up) << refusal(given_up);
    EXPECT_EQ(given_up->at("report").at("stopped"), "cancelled");
}

TEST_P(Answers, TradeOffNeedsSomethingToSave) {
    const auto answer = ask(world(), "solve", {{"text", example(world())}, {"trade_off", true}, {"seconds", 5}});
    EXPECT_EQ(answer.has_value(), world().name() == "maze" || world().name() == "pacman") << refusal(answer);
}

TEST(Rating, SaysThatThereIsNoSolution) {
    const auto rated = [](std::string_view world, std::string_view text) {
        return ask(*catalog::find_world(world).value(), "rate", {{"text", text}});
    };
    const auto walled = rated("maze", "N=1, M=3, P=9\nS#E\n");
    ASSERT_TRUE(walled) << refusal(walled);
    EXPECT_TRUE(walled->at("impossible").as_bool());
    const auto open = rated("maze", "N=1, M=3, P=9\nS1E\n");
    ASSERT_TRUE(open) << refusal(open);
    EXPECT_FALSE(open->contains("impossible"));
    EXPECT_TRUE(open->contains("level"));
}

TEST(Sentences, SayWhatAnAnswerCameTo) {
    const auto sentence = [](std::string_view world, std::string_view text, Language language) {
        const auto solved = ask(*catalog::find_world(world).value(), "solve", {{"text", text}}, {.language = language});
        return solved ? std::string(solved->at("sentence").as_string()) : refusal(solved);
    };
    EXPECT_EQ(sentence("rush", "......\n......\nAA.B..\n...B..\n......\n......\n", Language::en),
              "Solved in 2 moves (6 steps), proven optimal.");
    EXPECT_EQ(sentence("maze", "N=1, M=3, P=9\nS#E\n", Language::en),
              "Impossible: walls separate the start from the exit. The best attempt ends on (0,0) after 0 steps, 2 "
              "steps from the exit (ignoring walls). No route gets closer.");
    EXPECT_TRUE(sentence("maze", "N=1, M=3, P=9\nS1E\n", Language::cs).starts_with("Vyřešeno. Nejkratší cesta "));
}

TEST_P(Answers, TakeOneWishAtATime) {
    const std::string text = example(world());
    EXPECT_FALSE(ask(world(), "solve", {{"text", text}, {"trade_off", true}, {"least", true}}));
    EXPECT_FALSE(ask(world(), "solve", {{"text", text}, {"any", true}, {"least", true}}));
    EXPECT_FALSE(ask(world(), "solve", {{"text", text}, {"objective", "beauty"}}));
    EXPECT_FALSE(ask(world(), "solve", {{"text", text}, {"list", 1000000}}));
    EXPECT_FALSE(ask(world(), "solve", {{"text", text}, {"seconds", -1}}));
}

TEST_P(Answers, EndWithTheirTime) {
    const CancelFlag cancelled = true;
    const std::string text = example(world());
    const auto stopped = ask(world(), "solve", {{"text", text}, {"seconds", 0}});
    const auto given_up = ask(world(), "solve", {{"text", text}}, {.cancel = &cancelled});
    for (const auto* answer : {&stopped, &given_up})
        if (*answer) {
            EXPECT_TRUE((*answer)->at("report").at("verdict").is_string());
        }
}

}  // namespace

}  // namespace ariadne::server
