#include "worlds/amazons/protocol/protocol.h"

#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <string>

#include "base/disk.h"
#include "base/random.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/protocol/words.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/testing/dialogue.h"
#include "worlds/amazons/testing/seed_file.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

using testing::Dialogue;

constexpr const char* start = "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w";
constexpr const char* ring = "1qq1/q2q/Q2Q/1QQ1 w";
// Black is to move and shut in.
constexpr const char* finished = "q*2/**2/4/3Q b";

// The move of an answer to `go`, which must be legal.
Move best_of(const std::string& answer, const Position& position) {
    EXPECT_TRUE(answer.starts_with("bestmove ")) << answer;
    const Result<Move> move = parse_move(answer.substr(std::min<std::size_t>(answer.size(), 9)), position.size);
    EXPECT_TRUE(move) << answer;
    if (!move) return {};
    EXPECT_FALSE(why_not(position, *move)) << answer;
    return *move;
}

TEST(Protocol, AScriptFromTheFirstLineToTheLast) {
    Dialogue engine;
    ASSERT_TRUE(engine.started());
    EXPECT_EQ(engine.ask("isready"), "readyok");
    EXPECT_EQ(engine.ask("newgame"), "ok");
    EXPECT_EQ(engine.ask("show"), std::string("position ") + start);
    EXPECT_EQ(engine.ask("perft 0"), "nodes 1");
    EXPECT_EQ(engine.ask("perft 1"), "nodes 2176");
    EXPECT_EQ(engine.ask("play d1-d7/g7"), "ok");
    EXPECT_EQ(engine.ask("show"), "position 3q2q3/10/10/q2Q2*2q/10/10/Q8Q/10/10/6Q3 b");
    EXPECT_EQ(engine.ask("play g10 g8 h8"), "ok");
    EXPECT_EQ(engine.ask("play d7-d6(d7)"), "ok");
    EXPECT_EQ(engine.ask("play d10d9,d9d10"), "ok");
    EXPECT_EQ(engine.ask("newgame 4"), "ok");
    EXPECT_EQ(engine.ask("show"), std::string("position ") + ring);
    EXPECT_TRUE(engine.ask("go nodes 50").starts_with("bestmove "));
    EXPECT_EQ(engine.ask("position " + std::string(start) + " - - 0 1"), "ok");
    EXPECT_EQ(engine.ask("setoption memory 8"), "ok");
    EXPECT_FALSE(engine.tell("quit"));
    EXPECT_FALSE(engine.tell("newgame"));
}

TEST(Protocol, WhatIsWrongIsToldAndTheEngineLives) {
    Dialogue engine;
    for (const char* early : {"play d1-d7/g7", "go 10", "eval", "perft 1", "show"})
        EXPECT_EQ(engine.ask(early), "error there is no game yet; use newgame or position first") << early;
    EXPECT_EQ(engine.ask("newgame"), "ok");
    EXPECT_EQ(engine.ask("dance"), "error unknown command 'dance'; help lists the commands");
    EXPECT_EQ(engine.ask("isready now"), "error unexpected 'now' after isready");
    EXPECT_EQ(engine.ask("newgame 3"), "error found size 3, expected one of: 10, 8, 7, 6, 5, 4");
    EXPECT_EQ(engine.ask("newgame 99"), "error found '99', expected a whole number from 1 to 10");
    EXPECT_EQ(engine.ask("newgame 10 10"), "error unexpected '10' after the size");
    EXPECT_EQ(engine.ask("go -5"), "error found '-5', expected a whole number from 0 to 1000000000");
    EXPECT_EQ(engine.ask("go nodes"), "error expected a number after nodes");
    EXPECT_EQ(engine.ask("setoption memory 0"), "error found '0', expected a whole number from 1 to 1048576");
    EXPECT_EQ(engine.ask("setoption ponder maybe"), "error found 'maybe', expected on or off");
    EXPECT_EQ(engine.ask("setoption temperature hot"), "error found 'hot', expected a number from 0 to 100");
    EXPECT_TRUE(engine.ask("setoption level clever").starts_with("error unknown level 'clever'; the levels are "));
    EXPECT_TRUE(
        engine.ask("setoption colour blue").starts_with("error unknown option 'colour'; the options are threads|"));
    EXPECT_TRUE(engine.ask("setoption threads").starts_with("error expected setoption NAME VALUE"));
    for (const char* wrong : {"position", "position 3q/x", "play", "play d1", "play d1-d10/d9", "play z1-z2/z3",
                              "play a7-a6/a5", "go 99999999999999999999", "go soon", "perft", "perft x", "perft 1 2"})
        EXPECT_TRUE(engine.ask(wrong).starts_with("error ")) << wrong;
    EXPECT_TRUE(engine.ask(std::string(10'000'000, 'x')).starts_with("error the line has more than "));
    EXPECT_TRUE(
        engine.ask(std::string("\x01\xff\x00\x7f", 4)).starts_with("error unknown command '\\x01\\xFF\\x00\\x7F'"));
    // None of it has changed the position.
    EXPECT_EQ(engine.ask("show"), std::string("position ") + start);
    EXPECT_EQ(engine.waiting(), 0U);
}

TEST(Protocol, EmptyLinesAndReturnsSayNothing) {
    Dialogue engine;
    for (const char* blank : {"", " ", "\t", "\r"}) EXPECT_TRUE(engine.tell(blank));
    EXPECT_EQ(engine.ask("  newgame \r"), "ok");
    EXPECT_EQ(engine.all().size(), 1U);
}

TEST(Protocol, AGameToItsEndHasLegalMovesOnly) {
    Dialogue engine;
    Position now = *new_position(6);
    EXPECT_EQ(engine.ask("newgame 6"), "ok");
    for (int turns = 0; !has_lost(now); ++turns) {
        ASSERT_LT(turns, 30);
        const Move best = best_of(engine.ask("go nodes 20"), now);
        if (::testing::Test::HasFailure()) return;
        EXPECT_EQ(engine.ask("play " + write_move(best, now.size)), "ok");
        now = apply(now, best);
    }
    EXPECT_EQ(engine.ask("go nodes 20"), "bestmove none");
}

TEST(Protocol, AFinishedGameHasNoMove) {
    Dialogue engine;
    EXPECT_EQ(engine.ask(std::string("position ") + finished), "ok");
    EXPECT_EQ(engine.ask("go 10"), "bestmove none");
    EXPECT_EQ(engine.ask("perft 3"), "nodes 0");
    EXPECT_TRUE(engine.ask("eval").starts_with("eval "));
    EXPECT_TRUE(engine.ask("play a4-a3/a4").starts_with("error "));
}

TEST(Protocol, NoTimeAtAllIsEnoughForAMove) {
    Dialogue engine;
    EXPECT_EQ(engine.ask("newgame"), "ok");
    for (const char* order : {"go 0", "go 1", "go nodes 0", "go nodes 1", "go depth 0", "go depth 1", "go 0 nodes 0"})
        best_of(engine.ask(order), *new_position());
}

TEST(Protocol, InformationComesBeforeTheMoveAndBeginsWithIt) {
    Dialogue engine;
    engine.ask("newgame");
    const std::string answer = engine.ask("go nodes 300");
    const std::vector<std::string> lines = engine.all();
    ASSERT_GE(lines.size(), 3U);
    const std::string& last = lines[lines.size() - 2];
    for (const char* part : {"info depth ", " nodes ", " time ", " score "})
        EXPECT_NE(last.find(part), std::string::npos) << last;
    EXPECT_NE((last + " ").find(" line " + answer.substr(9) + " "), std::string::npos) << last << "\n" << answer;
}

TEST(Protocol, AnEvaluationHasItsTermsFirst) {
    Dialogue engine;
    engine.ask("newgame");
    EXPECT_TRUE(engine.ask("eval").starts_with("eval "));
    const std::vector<std::string> lines = engine.all();
    ASSERT_GE(lines.size(), 4U);
    EXPECT_TRUE(lines[1].starts_with("info term ")) << lines[1];
}

TEST(Protocol, TheSameCountGivesTheSameAnswer) {
    std::array<std::string, 2> said;
    for (std::string& all : said) {
        Dialogue engine(Dialogue::settings(0));
        engine.ask("newgame");
        for (int turn = 0; turn < 4; ++turn) {
            const std::string answer = engine.ask("go nodes 500");
            all += answer + "\n";
            engine.ask("play " + answer.substr(9));
        }
    }
    EXPECT_EQ(said[0], said[1]);
}

TEST(Protocol, StopEndsWhatNothingElseWould) {
    Dialogue engine(Dialogue::endless(1));
    engine.ask("newgame");
    for (const char* order : {"go", "go infinite", "go 100000000"}) {
        engine.tell(order);
        EXPECT_EQ(engine.ask("isready").substr(0, 7), "readyok");
        best_of(engine.ask("stop"), *new_position());
    }
    EXPECT_EQ(engine.ask("isready"), "readyok");
    engine.tell("stop");  // idle
    EXPECT_EQ(engine.ask("isready"), "readyok");
    engine.tell("perft 9");
    EXPECT_EQ(engine.ask("stop"), "error perft was stopped");
}

// What waits for ever here is ended by whoever runs the tests.
TEST(Protocol, QuitAndTheEndDoNotWaitForTheTimeOfAMove) {
    {
        Dialogue engine(Dialogue::endless(1));
        engine.ask("newgame");
        engine.tell("go 100000000");
        EXPECT_FALSE(engine.tell("quit"));
        EXPECT_TRUE(engine.answer().starts_with("bestmove "));
    }
    {
        Dialogue engine(Dialogue::endless(1));
        engine.ask("newgame");
        engine.tell("go 100000000");
        engine.end();
    }
}

// Each of them would have its ten seconds, were it waited for in vain.
TEST(Protocol, CommandsAndQuitDoNotWaitForATimeThatIsTooLong) {
    Dialogue engine(Dialogue::endless(1));
    engine.ask("newgame");
    for (int i = 0; i < 200; ++i) engine.tell("go 60000");
    EXPECT_FALSE(engine.tell("quit"));
    for (int i = 0; i < 200; ++i) best_of(engine.answer(), *new_position());
}

// Nothing but the end itself ends the thinking.
TEST(Protocol, WhoGoesAwayNeedNotWait) {
    for (const unsigned threads : {1U, 2U}) {
        for (const char* order : {"go 100000000", "go", "perft 9"}) {
            worlds::EngineSettings settings = Dialogue::endless(threads);
            settings.ponder = true;
            Dialogue engine(settings);
            ASSERT_TRUE(engine.started());
            engine.ask("newgame");
            engine.tell(order);
            EXPECT_EQ(engine.ask("isready"), "readyok");
            engine.end();
        }
        worlds::EngineSettings settings = Dialogue::endless(threads);
        settings.ponder = true;
        Dialogue pondering(settings);
        pondering.ask("newgame");
        const Position position = *new_position();
        pondering.ask("play " + write_move(best_of(pondering.ask("go nodes 10"), position), position.size));
        pondering.end();
    }
}

TEST(Protocol, QuitLetsACountBeFinished) {
    std::array<std::string, 2> said;
    for (std::size_t i = 0; i < said.size(); ++i) {
        Dialogue engine;
        engine.ask("newgame 6");
        engine.tell("go nodes 100");
        if (i == 0) said[i] = engine.answer();
        engine.tell("quit");
        if (i == 1) said[i] = engine.answer();
    }
    EXPECT_EQ(said[0], said[1]);
}

TEST(Protocol, ACommandWaitsForTheAnswer) {
    Dialogue engine;
    engine.ask("newgame 6");
    engine.tell("go 200");
    engine.tell("position " + std::string(ring));
    engine.tell("perft 1");
    EXPECT_TRUE(engine.answer().starts_with("bestmove "));
    EXPECT_EQ(engine.answer(), "ok");
    EXPECT_TRUE(engine.answer().starts_with("nodes "));
    // What has no end is stopped by it.
    engine.tell("go infinite");
    engine.tell("newgame");
    EXPECT_TRUE(engine.answer().starts_with("bestmove "));
    EXPECT_EQ(engine.answer(), "ok");
}

TEST(Protocol, SeveralThreadsAndPondering) {
    worlds::EngineSettings settings = Dialogue::settings(3);
    settings.ponder = true;
    Dialogue engine(settings);
    Position now = *new_position();
    engine.ask("newgame");
    for (int turn = 0; turn < 6; ++turn) {
        const Move best = best_of(engine.ask("go 30"), now);
        EXPECT_EQ(engine.ask("play " + write_move(best, now.size)), "ok");  // now it ponders
        now = apply(now, best);
        const std::vector<Move> replies = legal_moves(now);
        const Move reply = replies[replies.size() / 2];
        EXPECT_EQ(engine.ask("play " + write_move(reply, now.size)), "ok");
        now = apply(now, reply);
    }
    EXPECT_EQ(engine.ask("show"), "position " + write_fen(now));
}

TEST(Protocol, WeakLevelsPlayAndVaryWithTheSeed) {
    std::array<std::string, 2> said;
    for (std::size_t i = 0; i < said.size(); ++i) {
        worlds::EngineSettings settings = Dialogue::settings(2);
        settings.level = "beginner";
        settings.seed = 7 + i;
        Dialogue engine(settings);
        ASSERT_TRUE(engine.started());
        engine.ask("newgame");
        for (int turn = 0; turn < 6; ++turn) {
            const std::string answer = engine.ask("go 1000");
            said[i] += answer;
            engine.ask("play " + answer.substr(9));
        }
    }
    EXPECT_NE(said[0], said[1]);
    worlds::EngineSettings unknown;
    unknown.level = "genius";
    EXPECT_FALSE(Dialogue(unknown).started());
}

TEST(Protocol, AnswersWhatTheRulesAllowEitherSide) {
    Dialogue engine;
    for (const char* command : {"moves", "moves a1", "shots a1", "legal a1-a2/a1"})
        EXPECT_TRUE(engine.ask(command).starts_with("error there is no game yet")) << command;
    const Position board = last(parse(seed_file).value());
    for (const char* side : {" w", " b"}) {
        const std::string fen = write_fen(board);
        EXPECT_EQ(engine.ask("position " + fen.substr(0, fen.find(' ')) + side), "ok");
        EXPECT_EQ(engine.ask("moves b1"), "moves a1 a2 c1 c2 d1 d3 e4 f5 g6 h7 i8 j9");
        EXPECT_EQ(engine.ask("moves c1"), "moves none");
        EXPECT_EQ(engine.all().at(engine.all().size() - 2), "info there is no amazon on c1");
        EXPECT_EQ(engine.ask("shots d1"), "shots c1 c2 d2 d3 d4 d5 d6 d7 d8 d9 d10 e2 f3 g4");
        EXPECT_EQ(engine.ask("legal b1-a1"), "legal yes");
        EXPECT_EQ(engine.ask("legal i3-f6"), "legal no an arrow on h4 is in the way");
        EXPECT_EQ(engine.ask("legal i3-f6/e6"), "legal no i3-f6: an arrow on h4 is in the way");
        EXPECT_EQ(engine.ask("legal c1/d1"), "legal yes");
        EXPECT_EQ(engine.ask("legal g6/g8"), "legal no a black amazon on g7 is in the way");
        EXPECT_EQ(engine.ask("legal a7-b8/a7"), "legal yes");
        EXPECT_EQ(engine.ask("legal black"), "legal yes");
        for (const char* wrong :
             {"moves k1", "moves a1 b1", "shots", "shots 7", "legal", "legal a1-", "legal a1-a2/a3 x"})
            EXPECT_TRUE(engine.ask(wrong).starts_with("error ")) << wrong;
    }
    EXPECT_EQ(engine.ask(std::string("position ") + finished), "ok");
    EXPECT_EQ(engine.ask("moves"), "moves black 0 white 1");
    EXPECT_EQ(engine.ask("moves a4"), "moves none");
    EXPECT_EQ(engine.ask("shots a4"), "shots none");
    EXPECT_EQ(engine.ask("legal black"), "legal no Black has no moves left");
    EXPECT_EQ(engine.ask("show"), std::string("position ") + finished) << "asking changes nothing";
}

TEST(Protocol, LoadsFilesWhereItMayReadThem) {
    EXPECT_EQ(Dialogue().ask("load tablero.txt"), "error this engine reads no files");
    worlds::EngineSettings settings = Dialogue::settings(1);
    settings.files = [](const std::string& path) -> Result<std::string> {
        if (path == "my board.txt") return std::string(seed_file);
        if (path == "a.game") return std::string("d1-d7/g7");
        if (path == "broken") return std::string("a7,g1,i9,j6\nb1,b10,g7,i3\na7\n1\n");
        return cannot(be_read, ENOENT);
    };
    Dialogue engine(settings);
    EXPECT_EQ(engine.ask("load my board.txt \t\r"), "ok");
    EXPECT_EQ(engine.ask("show"), "position " + write_fen(last(parse(seed_file).value())));
    for (const auto& [command, answer] : std::initializer_list<std::pair<const char*, const char*>>{
             {"load", "error expected the name of a file after load"},
             {"load x\x07y", "error 'x\\x07y': cannot be read: no such file or folder"},
             {"load broken", "error 'broken':3:1: found an arrow on a7, but line 1 already has a white amazon there"}})
        EXPECT_EQ(engine.ask(command), answer);
    EXPECT_EQ(engine.ask("show"), "position " + write_fen(last(parse(seed_file).value())))
        << "what fails changes nothing";
    EXPECT_EQ(engine.ask("load a.game"), "ok");
    EXPECT_EQ(engine.ask("show"), "position " + write_fen(last(parse("d1-d7/g7").value())));
}

// Words of the protocol and noise, in any order: one answer for each line that is not blank, and never a crash.
TEST(Protocol, GarbageOfAllKinds) {
    constexpr std::array<const char*, 26> pieces = {
        "newgame",  "moves",   "shots", "legal",     "load",    "position", "play", "go nodes 1", "stop",
        "eval",     "perft 1", "show",  "setoption", "isready", "4",        "-1",   ring,         start,
        "d1-d7/g7", "d1",      "depth", "nodes",     "level",   "99999999", "w",    "\xff"};
    Random random(20'16);
    Dialogue engine;
    for (int i = 0; i < 3000; ++i) {
        std::string line;
        for (std::uint64_t words = random.below(4) + 1; words > 0; --words) {
            if (random.chance(1, 6)) {
                for (std::uint64_t bytes = random.below(12); bytes > 0; --bytes)
                    line += static_cast<char>(random.below(256));
            } else {
                line += pieces[random.below(pieces.size())];
            }
            line += ' ';
        }
        // Only what ends at once; and `stop` says nothing.
        if (line.find("go nodes") != std::string::npos) line = "go nodes 1";
        const std::vector<std::string_view> words = words_of(line);
        const bool silent = words.empty() || (words.size() == 1 && words.front() == "stop");
        ASSERT_TRUE(engine.tell(line));
        if (silent) continue;
        ASSERT_NE(engine.answer(), "") << line;
    }
    EXPECT_EQ(engine.ask("newgame"), "ok");
    EXPECT_EQ(engine.ask("perft 1"), "nodes 2176");
}

}  // namespace

}  // namespace ariadne::amazons
