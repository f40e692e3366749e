#include "catalog/catalog.h"

#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "catalog/solve.h"
#include "text/characters.h"

namespace ariadne::catalog {

using worlds::Report;
using worlds::Solution;
using worlds::World;

namespace {

constexpr std::string_view map = "N=2, M=3, P=10\nS00\n##E\n";

// A world that claims every text which begins with its letter, and can do nothing else.
class Letter final : public World {
  public:
    explicit Letter(const char* letter)
        : World({.name = letter, .summary = tr("a letter"), .form = tr("its letter")}) {}
    bool recognises(std::string_view text) const override { return text.starts_with(name()); }
    Result<std::unique_ptr<worlds::Puzzle>> read(std::string_view, bool) const override { return fail(tr("nothing")); }
    Result<std::string> generate(const worlds::Options&, std::uint64_t, Budget&, std::vector<Message>&) const override {
        return fail(tr("nothing"));
    }
};

const World& maze() {
    return **find_world("maze");
}

const worlds::Puzzle& corridor() {
    static const std::unique_ptr<worlds::Puzzle> read = maze().read(map).value();
    return *read;
}

TEST(Catalog, FindsByName) {
    ASSERT_TRUE(find_world("maze"));
    EXPECT_EQ((*find_world("maze"))->name(), "maze");
    EXPECT_TRUE(find_world("chess").error().message.english().starts_with(
        "unknown world 'chess'; the worlds are maze, pacman, labyrinth, "));
}

TEST(Catalog, RecognisesHeadersOfAnyShape) {
    for (const std::string_view text :
         {"N=2, M=3, P=10\n", "p = 10 , m=3,n=2\r\n", "\xef\xbb\xbfN=2,M=3,P=1", "N=2 M=3"}) {
        EXPECT_TRUE(maze().recognises(text)) << text;
    }
    for (const std::string_view text : {"", "####", "hello N", "N=3\n", "{\"a\": 1}"}) {
        EXPECT_FALSE(maze().recognises(text)) << text;
    }
}

TEST(Catalog, RecognisesPacmanInBothFormats) {
    for (const std::string_view text : {"4,3\n1,2,10\n", "\xef\xbb\xbf 4 , 3\r\n", "{\"PLAN\": []}", "\n\t{",
                                        "{\n\"\\u0043IL\": 1", "-4,0\n", "4;3\n", "{\"NAME\": 1, \"PLAN\": []}"}) {
        const auto found = recognise(text);
        ASSERT_TRUE(found) << text;
        EXPECT_EQ((*found)->name(), "pacman");
    }
    for (const std::string_view text :
         {"", "4 3\n", "V,J3\n", "N=4, M=11, P=8\n", "[1, 2]", "{ \"world\": \"pacman\"}"}) {
        EXPECT_FALSE((*find_world("pacman"))->recognises(text)) << text;
    }
}

TEST(Catalog, RecognisesRushHourInRowsAndOnOneLine) {
    for (const std::string_view text :
         {"GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo", "# title\n51 GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo 4780\n",
          "BB.C\n...C\nAA..\n....\n", "............AA...?..................\n", "BB C\n   C\nAA  \n",
          "0000\n0BB0\nAA00\n", "000000000000AA0000000000000000000000\n"}) {
        const auto found = recognise(text);
        ASSERT_TRUE(found) << text;
        EXPECT_EQ((*found)->name(), "rush");
    }
    const World& rush = **find_world("rush");
    EXPECT_FALSE(rush.recognises(std::string(1U << 17U, 'y'))) << "an input without end";
    EXPECT_FALSE(rush.recognises_line("examples/rush/beginner.txt"));
    EXPECT_FALSE(rush.recognises("some words\nand more\n"));
    EXPECT_FALSE(rush.recognises("0000\n0000\n"));
}

TEST(Catalog, RecognisesAmazonsInItsThreeForms) {
    for (const std::string_view text :
         {"a4,d1,g1,j4\na7,d10,g10,j7\n\n1\n", "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w - - 0 1\n", "q w\n",
          "QQQQQQQQQQ/qqqqqqqqqq w\n", "1. d1-d7/g7 d10-d4/g4\n", "d1 d7 g7\nd10 d4 g4\n", "d1d7,d7g7\nd10d4,d4g4\n",
          "D1-D7(G7)\n", "\xef\xbb\xbf# a game\n\n1) d1-d7/g7\n"}) {
        const auto found = recognise(text);
        ASSERT_TRUE(found) << text << found.error().message;
        EXPECT_EQ((*found)->name(), "amazons") << text;
    }
    EXPECT_NE((*find_world("amazons"))->two_player(), nullptr);
}

TEST(Catalog, TheOnlyWorldTakesWhatNobodyKnows) {
    const Letter only("a");
    const std::array<const World*, 1> worlds = {&only};
    EXPECT_EQ(*recognise("garbage", worlds), &only);
    const std::string message = recognise("garbage").error().message.english();
    EXPECT_TRUE(
        message.starts_with("unrecognised file, expected one of: maze (a first line such as N=4, M=11, P=8); pacman ("))
        << message;
    for (const World* world : all_worlds())
        EXPECT_NE(message.find(fmt::format("{} ({})", world->name(), world->about().form.english)), std::string::npos);
}

// What is wrong is shown in the message, which may end anywhere in it.
RC_GTEST_PROP(Errors, AreUtf8WithAPlaceWhateverTheTextIs, ()) {
    const auto piece = rc::gen::element<std::string>("ř", "€", "😀", "\xC5", "\xE2\x82", "\xFF", "\x1B[1m", "a", "d1",
                                                     "1", "-", ",", " ", "=", "/", "\"", "\n");
    std::string text = *rc::gen::element<std::string>(
        "", "a4,", "labyrinth 2 3\n", "labyrinth ", "N=", "N=1, M=2, P=3\n", "4,3\n", "{\"PLAN\": [\"",
        "{\"labyrinth\": {\"", "type octile\n", "AA..\n", "# red: ", "3q/4/4/Q3 ", "d1-d7/g7 ");
    for (const std::string& each : *rc::gen::container<std::vector<std::string>>(piece)) text += each;
    for (const World* world : all_worlds()) {
        const auto read = world->read(text);
        if (read) continue;
        RC_ASSERT(text::as_utf8(read.error().message.english()) == read.error().message.english());
        RC_ASSERT(read.error().line >= 1 && read.error().column >= 1 && !read.error().message.empty());
    }
    const auto found = find_world(text);
    RC_ASSERT(text::as_utf8(found.error().message.english()) == found.error().message.english());
}

TEST(Catalog, SeveralWorldsMustAgreeOnOne) {
    const Letter a("a");
    const Letter b("b");
    const Letter also_a("a");
    const std::array<const World*, 3> worlds = {&a, &b, &also_a};
    EXPECT_EQ(*recognise("bbb", worlds), &b);
    EXPECT_EQ(recognise("ccc", worlds).error().message,
              "unrecognised file, expected one of: a (its letter); b (its letter); a (its letter)");
    EXPECT_EQ(recognise("aaa", worlds).error().message,
              "the file fits several worlds: a (its letter); a (its letter); choose one with --world");
    EXPECT_EQ(recognise("aaa", worlds).error().line, 1);
}

TEST(Claims, ComeFromTextAndFromJson) {
    const auto text = read_claims(maze(), corridor(), "(0,1) (1,1) (2,1) (2,0)");
    ASSERT_TRUE(text);
    ASSERT_EQ(text->size(), 1U);
    EXPECT_EQ(text->front().solution.route.size(), 4U);
    const auto bare = read_claims(maze(), corridor(), "[[0,1],[1,1],[2,1],[2,0]]");
    ASSERT_TRUE(bare);
    EXPECT_EQ(bare->front().solution.route, text->front().solution.route);
    const auto report = read_claims(
        maze(), corridor(),
        R"({"verdict": "solved", "optimal": {"route": [[0,1]]}, "feasible": {"route": [[0,1]]}, "listed": [{"route": [[0,1]]}]})");
    ASSERT_TRUE(report);
    ASSERT_EQ(report->size(), 3U);
    EXPECT_EQ((*report)[0].where, "optimal");
    EXPECT_EQ((*report)[2].where, "listed[0]");
}

TEST(Claims, SlidesComeFromTextAndFromJson) {
    const World& rush = **find_world("rush");
    const auto board = rush.read(".....B.....BAA...B..................").value();
    const std::vector<std::string> slides = {"B+3", "A+4"};
    for (const std::string_view said :
         {"B+3 A+4", R"(["B+3", "A+4"])", R"({"slides": ["B+3", "A+4"]})",
          "Solved in 2 moves.\n\nMoves: B+3\n       A+4\n\n9 states expanded\n", "Tahy: B+3 A+4\n",
          R"({"verdict": "solved", "objective": "moves", "optimal": {"moves": 2, "slides": ["B+3", "A+4"]}})"}) {
        const auto claims = read_claims(rush, *board, said);
        ASSERT_TRUE(claims) << said << claims.error().message;
        EXPECT_EQ(claims->front().solution.slides, slides) << said;
    }
    EXPECT_EQ(read_claims(rush, *board, "Solved.\nMoves: B+3\n       A*4\n").error().line, 3);
    EXPECT_EQ(read_claims(rush, *board, R"(["B+3", 4])").error().message, "expected strings");
    EXPECT_EQ(
        read_claims(rush, *board,
                    R"({"verdict": "solved", "objective": "moves", "bound": 3, "optimal": {"slides": ["B+3", "A+4"]}})")
            .error()
            .message,
        "key bound: found 3, but the optimal solution has moves=2");
}

TEST(Claims, AllOfAListAreRead) {
    const World& rush = **find_world("rush");
    const auto board = rush.read(".....B.....BAA...B..................").value();
    const std::vector<std::string> slides = {"B+3", "A+4"};
    const auto claims = read_claims(rush, *board,
                                    "Solved in 2 moves.\n\nMoves: B+3\n       A+4\n\nOptimal solutions: 2.\n"
                                    "All of them:\n  B+3 A+4\n  B+3\n    A+4\n\n9 states expanded\n");
    ASSERT_TRUE(claims) << claims.error().message;
    ASSERT_EQ(claims->size(), 3U);
    for (const Claim& claim : *claims) EXPECT_EQ(claim.solution.slides, slides) << claim.where;
    EXPECT_EQ(claims->front().where, "");
    EXPECT_EQ(claims->back().where, "listed[1]");
    EXPECT_EQ(read_claims(rush, *board, "Tahy: B+3\n\nNěkteré z nich (2):\n  B+3\n  B*3\n").error().line, 5);
    const auto cut = read_claims(maze(), corridor(), "Route: (0,1)\nAll of them:\n  (0,1)\n... (9 cells more) ...\n");
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.error().line, 4);
}

TEST(Claims, SayThatNothingIsPossible) {
    for (const std::string_view said :
         {"impossible", " IMPOSSIBLE!\n", "\xEF\xBB\xBFImposible: los muros separan S de E.", "Nelze (walls).",
          "nemožné", "\"impossible\"", R"({"verdict": "impossible", "attempt": {"route": [[0, 1]]}})"})
        EXPECT_TRUE(says_impossible(said)) << said;
    for (const std::string_view said :
         {"", "{", "(0,1) (1,1)", "[]", "not impossible", "Route: (0,1)\nImpossible", R"({"verdict": "unknown"})",
          R"({"verdict": "impossible", "reason": "lost", "optimal": {"slides": ["a1-a2/a3"]}})"})
        EXPECT_FALSE(says_impossible(said)) << said;
}

TEST(Pictures, OfSearchesGraphsAndGamesAreOnlyForWorldsThatHaveThem) {
    Budget budget;
    std::vector<Message> warnings;
    const auto nowhere = [](std::string_view) { return true; };
    for (const World* world : all_worlds()) {
        SCOPED_TRACE(world->name());
        const auto puzzle = world->read(world->generate({}, 1, budget, warnings).value()).value();
        const bool searches = world->about().draws_searches;
        worlds::PictureRequest plain;
        plain.format = "svg";
        worlds::PictureRequest graph = plain;
        graph.graph = true;
        worlds::PictureRequest search = plain;
        search.search = "bfs";
        worlds::PictureRequest measured = plain;
        measured.picture.dx = 20;
        EXPECT_EQ(draw(*world, *puzzle, nullptr, {}, measured, budget, nowhere).has_value(), searches);
        EXPECT_EQ(draw(*world, *puzzle, nullptr, {}, graph, budget, nowhere).has_value(), searches);
        EXPECT_EQ(draw(*world, *puzzle, nullptr, {}, search, budget, nowhere).has_value(), searches);
        EXPECT_EQ(draw(*world, *puzzle, nullptr, {.territory = true}, plain, budget, nowhere).has_value(),
                  world->two_player() != nullptr);
        EXPECT_TRUE(draw(*world, *puzzle, nullptr, {}, plain, budget, nowhere));
        EXPECT_EQ(
            draw_sheet(*world, {{world->generate({}, 1, budget, warnings).value(), 1, ""}}, plain, budget, nowhere)
                .has_value(),
            world->two_player() == nullptr);
    }
}

TEST(MazeEntry, SolvesAndVerifies) {
    Budget budget;
    const Result<Report> report = solve(corridor(), {}, budget);
    ASSERT_TRUE(report);
    EXPECT_EQ(report->bug, "");
    EXPECT_EQ(report->verdict, Verdict::solved);
    ASSERT_TRUE(report->optimal);
    EXPECT_EQ(report->optimal->figures, (worlds::Figures{{"steps", 3}, {"life", 10}}));
    EXPECT_TRUE(corridor().verify(*report->optimal)->valid);
    EXPECT_EQ(report->warnings.size(), 2U);
}

TEST(MazeEntry, RefusesWhatItDoesNotKnow) {
    Budget budget;
    const auto refused = [&](auto change) {
        worlds::SolveRequest request;
        change(request);
        return !solve(corridor(), request, budget);
    };
    EXPECT_TRUE(refused([](auto& request) { request.objective = "fame"; }));
    EXPECT_TRUE(refused([](auto& request) { request.algorithm = "luck"; }));
    EXPECT_FALSE(refused([](auto&) {}));
    EXPECT_FALSE(least(corridor(), {.algorithm = "bfs"}, budget));
    EXPECT_FALSE(maze().read(map, true)) << "warnings are errors";
    EXPECT_FALSE(corridor().convert("zip", budget, [](std::string_view) { return true; }));
    std::vector<Message> warnings;
    EXPECT_FALSE(maze().generate({{"rows", "-3"}}, 1, budget, warnings));
    EXPECT_FALSE(maze().generate({{"taste", "sweet"}}, 1, budget, warnings));
}

TEST(MazeEntry, ClaimedFiguresMustBeThoseOfTheReplay) {
    const Solution honest{{{"steps", 3}, {"life", 10}}, {{0, 1}, {1, 1}, {2, 1}, {2, 0}}, {}};
    EXPECT_TRUE(corridor().verify(honest)->valid);
    Solution boasting = honest;
    boasting.figures[1].second = 11;
    EXPECT_EQ(corridor().verify(boasting)->message,
              "the route is valid, but the claimed life=11 is wrong: the replay gives life=10");
    Solution elsewhere = honest;
    elsewhere.figures = {{"start", 1}, {"life", 1}};
    EXPECT_TRUE(corridor().verify(elsewhere)->valid);
    elsewhere.figures = {{"start", 1000}, {"life", 1000}};
    EXPECT_FALSE(corridor().verify(elsewhere)->valid);
    Solution far = honest;
    far.route[1] = {std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()};
    EXPECT_FALSE(corridor().verify(far)->valid);
}

}  // namespace
}  // namespace ariadne::catalog
