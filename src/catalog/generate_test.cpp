#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "catalog/testing/each_world.h"

// Boards made by all worlds.
namespace ariadne::catalog {
namespace {

using worlds::Options;

Result<std::string> made(const worlds::World& world, const Options& options, std::uint64_t seed = 1,
                         const Limits& limits = {}, const CancelFlag* cancel = nullptr) {
    Budget budget(limits, cancel);
    std::vector<Message> warnings;
    return world.generate(options, seed, budget, warnings);
}

std::string refused(const worlds::World& world, const Options& options) {
    const auto board = made(world, options);
    return board ? "no error" : board.error().message.english();
}

// As in "rows=3 cols=4".
Options options_in(std::string_view text) {
    Options out;
    std::istringstream words{std::string(text)};
    for (std::string word; std::getline(words, word, ' ');)
        out[word.substr(0, word.find('='))] = word.substr(word.find('=') + 1);
    return out;
}

class Generated : public EachWorld {};

INSTANTIATE_TEST_SUITE_P(Worlds, Generated, every_world(), EachWorld::name);

TEST_P(Generated, BoardsAreTheSameForTheSameSeedAndOthersForAnother) {
    const bool sized = world().name() != "rush" && world().name() != "amazons";
    const Options small = sized ? Options{{"rows", "10"}, {"cols", "10"}} : Options();
    std::vector<Options> wishes = {small};
    for (const worlds::OptionSpec& option : world().about().generate_options) {
        if (option.name == "level") continue;  // takes long; tested by each world
        for (const std::string& choice : option.choices) {
            wishes.push_back(small);
            wishes.back()[option.name] = choice;
            if (option.name == "growth") wishes.back()["builder"] = "growing-tree";
        }
    }
    std::size_t skipped = 0;
    for (const Options& wish : wishes) {
        SCOPED_TRACE(::testing::PrintToString(wish));
        const Limits soon{.nodes = 300'000};
        const auto board = made(world(), wish, 42, soon);
        const auto other = made(world(), wish, 43, soon);
        if (!board || !other) {
            ++skipped;  // takes long, or needs another option
            continue;
        }
        EXPECT_EQ(made(world(), wish, 42, soon), board);
        EXPECT_NE(other, board);
        const auto puzzle = world().read(*board, true);
        EXPECT_TRUE(puzzle) << puzzle.error().message;
        EXPECT_TRUE(world().recognises(*board));
    }
    EXPECT_LE(4 * skipped, wishes.size());
}

TEST_P(Generated, OptionsThatCannotBeAreNamed) {
    EXPECT_EQ(refused(world(), {{"taste", "sweet"}}), "unknown option --taste");
    for (const worlds::OptionSpec& option : world().about().generate_options) {
        if (option.flag) continue;
        const std::string told = refused(world(), {{option.name, "no value"}});
        EXPECT_TRUE(told.starts_with("--" + option.name + ": ")) << told;
    }
}

TEST_P(Generated, BoardsEndWithTheirBudget) {
    struct Row {
        std::string_view world;
        Options options;
        std::string what;
    };
    const CancelFlag cancel = true;
    bool tested = false;
    for (const auto& [name, options, what] :
         std::initializer_list<Row>{{"maze", {}, "before the map was ready"},
                                    {"pacman", {}, "before the map was ready"},
                                    {"labyrinth", {{"rows", "300"}, {"cols", "300"}}, "before the labyrinth was built"},
                                    {"rush", {{"moves", "45"}}, "before a board was found"},
                                    {"amazons", {{"size", "4"}, {"plies", "8"}}, "before a position was found"}}) {
        if (name != world().name()) continue;
        tested = true;
        const auto limited = made(world(), options, 1, {.nodes = 0});
        ASSERT_FALSE(limited);
        EXPECT_EQ(limited.error().message, "the node limit was reached " + what);
        const auto cancelled = made(world(), options, 1, {}, &cancel);
        ASSERT_FALSE(cancelled);
        EXPECT_EQ(cancelled.error().message, "cancelled " + what);
    }
    EXPECT_TRUE(tested) << world().name();
}

TEST(GeneratedBoards, HaveOptionsWithinTheirBounds) {
    struct Row {
        std::string_view world;
        std::string_view options;
        std::string_view message;
    };
    for (const auto& [world, options, message] : std::initializer_list<Row>{
             {"maze", "rows=0", "--rows: found '0', expected a number from 1 to 100000"},
             {"maze", "style=cave", "--style: found 'cave', expected one of: open, corridors, caves, vault"},
             {"pacman", "rows=0", "--rows: found '0', expected a number from 1 to 100000"},
             {"pacman", "food=12%", "--food: found '12%', expected a number from 0 to 100"},
             {"pacman", "style=cave", "--style: found 'cave', expected one of: open, corridors, caves, vault"},
             {"pacman", "bomb-values=1,2",
              "--bomb-values: found '1,2', expected low, mid, high, flat or nine weights separated by commas"},
             {"pacman", "treasures=3", "unknown option --treasures"},
             {"labyrinth", "rows=0", "--rows: found '0', expected a number from 1 to 1000000"},
             {"labyrinth", "rows=3000000000", "--rows: found '3000000000', expected a number from 1 to 1000000"},
             {"labyrinth", "rows=1000000 cols=1000000",
              "--rows, --cols: 1000000 x 1000000 rooms are too many (limit: 2147483647)"},
             {"labyrinth", "braid=2", "--braid: found '2', expected a number from 0 to 1, with up to six decimals"},
             {"labyrinth", "braid=-0.1",
              "--braid: found '-0.1', expected a number from 0 to 1, with up to six decimals"},
             {"labyrinth", "braid=0,5", "--braid: found '0,5', expected a number from 0 to 1, with up to six decimals"},
             {"labyrinth", "bias=1.5", "--bias: found '1.5', expected a number from -1 to 1, with up to six decimals"},
             {"labyrinth", "weights=0", "--weights: found '0', expected a number from 1 to 1000000"},
             {"labyrinth", "growth=oldest builder=wilson",
              "--growth: the wilson builder does not have this option; only growing-tree does"},
             {"labyrinth", "entrance=1",
              "--entrance: found '1', expected row and column, counted from 0, such as 0,12"},
             {"labyrinth", "rows=2 cols=2 exit=2,0",
              "--exit: there is no room at 2,0; the labyrinth has 2 x 2 rooms, counted from 0"},
             {"labyrinth", "mask=..\n..\n rows=3", "--rows: found 3, but the mask has 2 rows; leave this option out"},
             {"labyrinth", "mask=..\n.x\n?",
              "--mask: line 3, column 1: found '?', expected '.' for a room or '#' for none"},
             {"labyrinth", "ends=middle", "--ends: found 'middle', expected one of: corners, farthest"},
             {"labyrinth", "height=3", "unknown option --height"},
             {"rush", "moves=0", "--moves: found '0', expected a number from 1 to 200"},
             {"rush", "level=hard", "--level: found 'hard', expected one of: beginner, intermediate, advanced, expert"},
             {"rush", "moves=10 level=expert",
              "--moves 10 and --level expert contradict each other; use one of them alone"},
             {"rush", "rows=9 cols=9", "--rows and --cols: found 9 x 9 cells, expected at most 64 cells"},
             {"rush", "walls=30", "--walls: found 30, expected at most 9 on this board"},
             {"rush", "vehicles=20", "--vehicles: found 20, expected at most 18 on this board"},
             {"rush", "vehicles=17 boxed=yes", "--vehicles: found 17, expected at most 16 with --boxed"},
             {"amazons", "size=9", "--size: found '9', expected one of: 10, 8, 7, 6, 5, 4"},
             {"amazons", "size=x", "--size: found 'x', expected a number from 1 to 10"},
             {"amazons", "rows=11", "--rows: found '11', expected a number from 1 to 10"},
             {"amazons", "cols=0", "--cols: found '0', expected a number from 1 to 10"},
             {"amazons", "amazons=0", "--amazons: found '0', expected a number from 1 to 50"},
             {"amazons", "plies=-1", "--plies: found '-1', expected a number from 0 to 100"},
             {"amazons", "format=pgn", "--format: found 'pgn', expected one of: fen, board, game"},
             {"amazons", "size=6 rows=6",
              "--size selects a standard layout and cannot be combined with --rows, --cols or --amazons"},
             {"amazons", "rows=2 cols=4", "--amazons: 4 per side do not fit on a 2x4 board"},
             {"amazons", "size=4 plies=8",
              "200 random games with --plies 8 all left a side without moves; try fewer plies"},
         })
        EXPECT_EQ(refused(*find_world(world).value(), options_in(options)), message);
    const worlds::World& labyrinth = *find_world("labyrinth").value();
    EXPECT_TRUE(refused(labyrinth, {{"builder", "magic"}}).starts_with("--builder: found 'magic', expected one of: "));
    EXPECT_TRUE(refused(labyrinth, {{"loops", "99999"}}).starts_with("--loops: "));
}

}  // namespace
}  // namespace ariadne::catalog
