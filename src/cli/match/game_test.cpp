#include "cli/match/game.h"

#include <gtest/gtest.h>

#include <csignal>

#include "cli/arguments.h"
#include "cli/match/result.h"

namespace ariadne::cli {

namespace {

const Pace counted{std::nullopt, 1};  // nobody is late
const Pace timed{20, std::nullopt};

// A player in shell: what it says to `go`, and what to everything else.
Contestant shell(const std::string& go, const std::string& other = "echo ok", const Pace& pace = counted) {
    return {"shell",
            "while read -r word rest; do case $word in go) " + go + ";; quit) exit;; *) " + other + ";; esac; done",
            pace, ""};
}

Contestant shell_in_time(const std::string& go) {
    return shell(go, "echo ok", timed);
}

class Game : public ::testing::Test {
  protected:
    void SetUp() override { std::signal(SIGPIPE, SIG_IGN); }

    static std::optional<Played> play(const Contestant& first, const Contestant& second, const CancelFlag& stop) {
        const worlds::TwoPlayer& game = *two_player_world("")->two_player();
        const auto referee = game.referee("");
        return play_game({&first, &second}, **referee, stop);
    }

    static Played play(const Contestant& first, const Contestant& second) {
        const CancelFlag never = false;
        return play(first, second, never).value_or(Played{-1, tr("stopped"), false, 0, ""});
    }
};

TEST_F(Game, WhatALostGameIsLostBy) {
    const Contestant quiet = shell("echo bestmove none");
    const auto first_loses = [&](const Contestant& loser, const std::string& why) {
        const Played played = play(loser, quiet);
        EXPECT_EQ(played.winner, 1);
        EXPECT_TRUE(played.fault);
        EXPECT_NE(played.why.english().find(why), std::string::npos) << played.why;
    };
    first_loses(shell("echo bestmove a4-a5"), "illegal move 'a4-a5'");
    first_loses(shell("echo bestmove a4-b6/b7"), "illegal move 'a4-b6/b7'");
    first_loses(shell("echo bestmove"), "illegal move ''");
    first_loses(shell("exit"), "the engine exited");
    first_loses(shell("kill -9 $$"), "the engine exited");
    first_loses(shell("echo error tired"), "error tired");
    first_loses(shell_in_time("sleep 0.2; echo bestmove a4-a5/a4"), "time limit exceeded: ");
    first_loses(shell_in_time("sleep 1000"), "no answer in ");
    first_loses(shell_in_time("yes info"), "no answer in ");
    first_loses(shell_in_time("tr '\\0' x </dev/zero"), "no answer in ");
    first_loses(shell("echo bestmove a4-a5/a4", "echo error what"), "'newgame': error what");
    first_loses({"none", "exec /nowhere/at/all", counted, ""}, "the engine exited");
}

TEST_F(Game, GivingUpIsNoFault) {
    const Played played = play(shell("echo bestmove resign"), shell("exit"));
    EXPECT_EQ(played.winner, 1);
    EXPECT_FALSE(played.fault);
    EXPECT_EQ(played.why, "resigned");
}

TEST_F(Game, TheSecondPlayerIsAskedAfterALegalMove) {
    const Played played = play(shell("echo info hm; echo bestmove a4-a5/a4"), shell("echo bestmove a7-a4/a5"));
    EXPECT_EQ(played.winner, 0);
    EXPECT_EQ(played.turns, 1U);
    EXPECT_NE(played.why.english().find("illegal move"), std::string::npos);
    EXPECT_NE(played.record.find("a4-a5/a4"), std::string::npos) << played.record;
}

TEST_F(Game, AMoveThatTheOtherOneRefusesIsItsLoss) {
    const Contestant deaf{
        "deaf", "while read -r word rest; do case $word in play) echo error no;; quit) exit;; *) echo ok;; esac; done",
        counted, ""};
    const Played played = play(shell("echo bestmove a4-a5/a4"), deaf);
    EXPECT_EQ(played.winner, 0);
    EXPECT_NE(played.why.english().find("'play a4-a5/a4': error no"), std::string::npos) << played.why;
}

TEST_F(Game, ItCanBeStopped) {
    const CancelFlag now = true;
    EXPECT_FALSE(play(shell("sleep 100"), shell("sleep 100"), now));
}

TEST_F(Game, TheTallyOfAMatch) {
    MatchResult match;
    match.asked = 4;
    match.players = {shell("exit"), shell("exit")};
    const Played first_wins{0, tr("no legal moves"), false, 50, "record"};
    const Played second_wins{1, Message::plain("over time: 600 ms of 500"), true, 30, "record\n"};
    match.add(0, first_wins);   // A
    match.add(1, second_wins);  // A
    match.add_pair(first_wins, second_wins);
    match.add(2, second_wins);  // B
    match.add(3, second_wins);  // A
    match.add_pair(second_wins, second_wins);
    EXPECT_EQ(match.tally.wins, 3U);
    EXPECT_EQ(match.tally.losses, 1U);
    EXPECT_EQ(match.tally.pairs, (std::array<std::uint64_t, 3>{0, 1, 1}));
    EXPECT_EQ(match.won_as, (std::array<std::uint64_t, 2>{1, 2}));
    ASSERT_EQ(match.faults.size(), 3U);
    EXPECT_EQ(match.faults[0].player, 1);
    EXPECT_EQ(match.faults[1].player, 0);
    EXPECT_EQ(match.faults[1].game, 3U);
    const std::string text = as_text(match, Language::en);
    EXPECT_NE(text.find("A won 3 of 4 games (75.0 %): 1 of 2 as first player, 2 of 2 as second"), std::string::npos)
        << text;
    EXPECT_NE(text.find("game 3: A lost: over time: 600 ms of 500"), std::string::npos) << text;
    EXPECT_NE(as_json(match, Language::en).find(R"("wins": 3, "losses": 1,)"), std::string::npos)
        << as_json(match, Language::en);
    EXPECT_EQ(
        as_record(match, 1, second_wins, Language::en),
        "# game 2\n# first: shell\n# second: shell\n# won by the second player: over time: 600 ms of 500\nrecord\n\n");
}

}  // namespace

}  // namespace ariadne::cli
