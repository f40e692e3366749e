#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "catalog/catalog.h"
#include "worlds/amazons/testing/random_position.h"
#include "worlds/amazons/text.h"
#include "worlds/edit_test.h"
#include "worlds/formats.h"
#include "worlds/labyrinth/json.h"
#include "worlds/labyrinth/testing/random_labyrinth.h"
#include "worlds/labyrinth/text.h"
#include "worlds/maze/testing/random_map.h"
#include "worlds/maze/text.h"
#include "worlds/pacman/testing/examples.h"
#include "worlds/pacman/testing/random_map.h"

// Editors of all worlds.
namespace ariadne::catalog {
namespace {

using enum Direction;
using worlds::Brush;
using worlds::Stroke;
using worlds::testing::Facts;
using worlds::testing::paint;

const worlds::World& world_of(std::string_view name) {
    return *find_world(name).value();
}

// The text, or the reason why there is none.
std::string told(const Result<std::string>& text) {
    return text ? *text : text.error().message.english();
}

// Strokes and facts on a text, and what comes out: a text, its part after `head` where it begins with a wall, or an
// error.
struct Painting {
    std::string_view world;
    std::string_view text;
    std::string_view head;
    struct Row {
        std::vector<Stroke> strokes;
        std::string_view result;
        Facts facts = {};
    };
    std::vector<Row> rows;
};

constexpr std::string_view maze_text = "N=2, M=3, P=12\nS04\n#TE\n";
constexpr std::string_view pacman_text = "3,2\n1,1,9\n3,2\nV,J3,Z\nB2,Z4,V\n";
constexpr std::string_view labyrinth_text = "LABYRINTH 2 3\nentrance 0 0\nexit 1 2\n _ _ _\n|  _  |\n|_ _|_|\n";
constexpr std::string_view rush_text = "....\nAA.B\n...B\nx...\n";
constexpr std::string_view amazons_text = "q3/1*2/4/Q3 w\n";

const Painting paintings[] = {
    {"maze",
     maze_text,
     "",
     {
         {{{{1, 0}, "start"}, {{0, 1}, "end"}}, "N=2, M=3, P=12\n0E4\nST0\n"},
         {{{{0, 1}, "start"}, {{0, 0}, "9"}}, "N=2, M=3, P=12\n9S4\n#TE\n"},
         {{{{0, 1}, "start"}, {{0, 2}, "start"}, {{1, 1}, "end"}, {{1, 0}, "end"}}, "N=2, M=3, P=12\n00S\nE00\n"},
         {{}, "N=2, M=3, P=7\nS04\n#TE\n", {{"life", "7"}}},
         {{{{0, 0}, "wall"}}, "the start is at (0,1); move it before painting over it"},
         {{{{1, 2}, "start"}}, "the exit is at (2,0); move it before painting over it"},
         {{{{2, 1}, "wall"}}, "(1,-1) is off the board of 2 x 3 cells"},
         {{{{0, 1}, "lava"}},
          "unknown brush 'lava'; the brushes are 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, wall, start, end, treasure"},
         {{}, "life: found '0', expected a number from 1 to 1000000000", {{"life", "0"}}},
         {{}, "life: found '1000000001', expected a number from 1 to 1000000000", {{"life", "1000000001"}}},
         {{}, "life: found '7x', expected a number from 1 to 1000000000", {{"life", "7x"}}},
         {{}, "unknown fact 'energy'; the facts are life", {{"energy", "7"}}},
     }},
    {"pacman",
     pacman_text,
     "",
     {
         {{{{0, 1}, "start"}, {{1, 0}, "goal"}}, "3,2\n2,1,9\n1,2\nV,V,Z\nV,Z4,V\n"},
         {{}, "3,2\n1,1,70\n3,2\nV,J3,Z\nB2,Z4,V\n", {{"energy", "70"}}},
         {{{{0, 0}, "empty"}}, "the start is at (1,1); move it before painting over it"},
         {{{{1, 2}, "start"}}, "the goal is at (3,2); move it before painting over it"},
         {{{{0, 3}, "food 1"}}, "(4,1) is off the board of 2 x 3 cells"},
         {{}, "energy: found '-1', expected a number from 1 to 1000000000", {{"energy", "-1"}}},
     }},
    {"labyrinth",
     labyrinth_text,
     "LABYRINTH 2 3\nentrance 0 0\nexit 1 2\n _ _ _\n",
     {
         {{{{0, 0}, "wall", right}}, "| |_  |\n|_ _|_|\n"},
         {{{{0, 1}, "wall", left}}, "| |_  |\n|_ _|_|\n"},
         {{{{0, 1}, "passage", down}}, "|     |\n|_ _|_|\n"},
         {{{{1, 1}, "passage", up}}, "|     |\n|_ _|_|\n"},
         {{{{0, 1}, "no room"}}, "| |#| |\n|_ _|_|\n"},
         {{{{0, 1}, "no room"}, {{0, 1}, "room"}}, "| |_| |\n|_ _|_|\n"},
         {{{{0, 1}, "room"}}, "|  _  |\n|_ _|_|\n"},
         {{{{0, 1}, "no room"}, {{0, 0}, "wall", right}}, "| |#| |\n|_ _|_|\n"},  // it is there already
         {{{{1, 0}, "entrance"}, {{0, 0}, "exit"}},
          "LABYRINTH 2 3\nentrance 1 0\nexit 0 0\n _ _ _\n|  _  |\n|_ _|_|\n"},
         {{{{0, 1}, "wall", up}}, "[0, 1] has no neighbour on this side; the outer wall cannot be changed"},
         {{{{1, 2}, "passage", right}}, "[1, 2] has no neighbour on this side; the outer wall cannot be changed"},
         {{{{1, 2}, "passage"}}, "'passage' goes between two cells, expected a side: down, right, up or left"},
         {{{{2, 0}, "room"}}, "[2, 0] is off the board of 2 x 3 cells"},
         {{{{0, 0}, "no room"}}, "the entrance is at [0, 0]; move it before removing the room"},
         {{{{1, 2}, "no room"}}, "the exit is at [1, 2]; move it before removing the room"},
         {{{{1, 2}, "entrance"}}, "the exit is at [1, 2]; choose another room"},
         {{{{0, 0}, "exit"}}, "the entrance is at [0, 0]; choose another room"},
         {{{{0, 1}, "no room"}, {{0, 1}, "entrance"}}, "there is no room at [0, 1]"},
         {{{{0, 1}, "no room"}, {{0, 1}, "passage", right}}, "there is no room at [0, 1]; a passage joins two rooms"},
         {{{{0, 1}, "no room"}, {{1, 1}, "passage", up}}, "there is no room at [0, 1]; a passage joins two rooms"},
         {{{{0, 0}, "door"}}, "unknown brush 'door'; the brushes are wall, passage, entrance, exit, no room, room"},
         {{}, "unknown fact 'life'; these boards have no facts", {{"life", "3"}}},
     }},
    {"labyrinth",
     "LABYRINTH 1 3\nentrance 0 0\nexit 0 2\n _ _ _\n|_ _|_|\nweights\n7/- -/- -/-\n",
     "LABYRINTH 1 3\nentrance 0 0\nexit 0 2\n _ _ _\n",
     {
         {{{{0, 1}, "passage", right}}, "|_ _ _|\nweights\n7/- 1/- -/-\n"},
         {{{{0, 1}, "passage", left}}, "|_ _|_|\nweights\n7/- -/- -/-\n"},  // as it was
         {{{{0, 1}, "no room"}}, "|_|#|_|\nweights\n-/- -/- -/-\n"},
     }},
    {"rush",
     rush_text,
     "",
     {
         {{{{0, 0}, "car"}}, "CC..\nAA.B\n...B\nx...\n"},
         {{{{0, 0}, "truck", right}}, "CCC.\nAA.B\n...B\nx...\n"},
         {{{{0, 2}, "truck", down}}, "..C.\nAACB\n..CB\nx...\n"},
         {{{{2, 1}, "red car"}}, "....\n...B\n.AAB\nx...\n"},
         {{{{1, 1}, "red car"}}, "....\n.AAB\n...B\nx...\n"},  // over its own place
         {{{{0, 0}, "wall"}}, "x...\nAA.B\n...B\nx...\n"},
         {{{{2, 3}, "empty"}}, "....\nAA..\n....\nx...\n"},
         {{{{3, 0}, "empty"}}, "....\nAA.B\n...B\n....\n"},
         {{{{1, 0}, "red car"}}, rush_text},
         {{{{1, 3}, "car", down}}, rush_text},
         {{{{3, 0}, "wall"}}, rush_text},
         {{{{0, 0}, "empty"}}, rush_text},
         {{{{0, 3}, "car"}}, "row 1, column 5 is off the board, expected 2 free cells"},
         {{{{2, 0}, "truck", down}}, "row 4, column 1: a wall is in the way, expected 3 free cells"},
         {{{{0, 3}, "car", down}}, "row 2, column 4: vehicle B is in the way, expected 2 free cells"},
         {{{{1, 0}, "car"}}, "row 2, column 1: the red car A is in the way, expected 2 free cells"},
         {{{{2, 2}, "red car"}}, "row 3, column 4: vehicle B is in the way, expected 2 free cells"},
         {{{{2, 2}, "red car", down}}, "row 3, column 3: the red car must be horizontal, not vertical"},
         {{{{1, 1}, "wall"}}, "row 2, column 2: the red car A is in the way, expected a free cell"},
         {{{{1, 1}, "empty"}}, "row 2, column 2: the red car A is here; move it before clearing this cell"},
         {{{{0, 0}, "car", left}}, "'car' extends to the right or down from its cell, expected the side right or down"},
         {{{{4, 0}, "empty"}}, "row 5, column 1 is off the board of 4 x 4 cells"},
         {{{{0, 0}, "bus"}}, "unknown brush 'bus'; the brushes are car, truck, red car, wall, empty"},
     }},
    {"rush",  // letters that are free come first
     "....\nAAC.\n..C.\n....\n",
     "",
     {{{{{0, 0}, "car"}, {{3, 0}, "car"}}, "BB..\nAAC.\n..C.\nDD..\n"}}},
    {"rush",
     "# night\n....\nXX..\n....\n....\n# red: X\n",
     "",
     {{{{{0, 0}, "car"}, {{2, 0}, "red car"}}, "# night\nAA..\n....\nXX..\n....\n# red: X\n"}}},
    {"rush", "7 ....AA.......... 12\n", "", {{{}, "....\nAA..\n....\n....\n"}}},
    {"amazons",
     amazons_text,
     "",
     {
         {{{{0, 3}, "white"}}, "q2Q/1*2/4/Q3 w\n"},
         {{{{3, 0}, "black"}}, "q3/1*2/4/q3 w\n"},
         {{{{2, 2}, "arrow"}}, "q3/1*2/2*1/Q3 w\n"},
         {{{{1, 1}, "empty"}, {{0, 0}, "empty"}}, "4/4/4/Q3 w\n"},
         {{}, "q3/1*2/4/Q3 b\n", {{"to move", "black"}}},
         {{}, "to move: found 'red', expected one of: white, black", {{"to move", "red"}}},
         {{}, "unknown fact 'turn'; the facts are to move", {{"turn", "white"}}},
         {{{{4, 0}, "white"}}, "[5, 1] is off the board of 4 x 4 cells"},
         {{{{0, 0}, "queen"}}, "unknown brush 'queen'; the brushes are white, black, arrow, empty"},
     }},
    // Other forms become the usual one: of a game the last position.
    {"pacman", pacman::testing::example_json, "", {{{}, pacman::testing::example}}},
    {"labyrinth",
     "type octile\nheight 1\nwidth 3\nmap\n..@\n",
     "",
     {{{{{0, 2}, "room"}}, "LABYRINTH 1 3\nentrance 0 0\nexit 0 1\n _ _ _\n|_ _|_|\n"}}},
    {"amazons", "1. d1-d7/g7 d10-d8/f8\n2. g1-g6/g2\n", "", {{{}, "6q3/10/3q1*4/q2Q2*2q/6Q3/10/Q8Q/10/6*3/10 b\n"}}},
    {"amazons",
     "a4,d7,g6,j4\na7,d8,g10,j7\nf8,g2,g7\n2\n",
     "",
     {{{{{8, 6}, "empty"}}, "6q3/10/3q1*4/q2Q2*2q/6Q3/10/Q8Q/10/10/10 b\n"}}},
};

TEST(Editors, Paint) {
    for (const Painting& painting : paintings)
        for (const Painting::Row& row : painting.rows)
            EXPECT_EQ(told(paint(world_of(painting.world), painting.text, row.strokes, row.facts)),
                      std::string(row.result.starts_with('|') ? painting.head : "").append(row.result))
                << painting.world;
    EXPECT_EQ(told(paint(world_of("labyrinth"),
                         worlds::written(labyrinth::write_json, labyrinth::read(labyrinth_text).value()), {})),
              labyrinth_text);
    EXPECT_TRUE(told(paint(world_of("pacman"), pacman_text, {{{0, 1}, "food 10"}}))
                    .starts_with("unknown brush 'food 10'; the brushes are empty, food 1,"));
}

TEST(Editors, RefuseTextsThatAreNoBoards) {
    for (const auto& [world, text] : {std::pair("maze", "N=2, M=3, P=12\nS04\n"),
                                      {"pacman", "3,2\n"},
                                      {"labyrinth", "LABYRINTH 2"},
                                      {"rush", "....\n....\n....\n....\n"},
                                      {"amazons", "q3/1*2 x"}}) {
        const auto painted = paint(world_of(world), text, {});
        ASSERT_FALSE(painted) << world;
        EXPECT_GE(painted.error().line, 1) << world;
        EXPECT_FALSE(world_of(world).editor()->resize(text, {2, 2})) << world;
    }
    EXPECT_EQ(paint(world_of("maze"), "N=2, M=3, P=12\nS04\n", {}).error().line, 3);
}

// A blank board, or one of another size: no text is a blank one.
TEST(Editors, GiveBoardsOfEverySize) {
    struct Row {
        std::string_view world;
        std::string_view text;
        int rows;
        int cols;
        std::string_view result;
    };
    constexpr std::string_view wide = "......\n.CC.BB\n....AA\n...xD.\n....D.\n";
    for (const auto& [world, text, rows, cols, result] : std::initializer_list<Row>{
             {"maze", "", 2, 3, "N=2, M=3, P=10\nS00\n00E\n"},
             {"maze", "", 1, 2, "N=1, M=2, P=10\nSE\n"},
             {"maze", "", 1, 1, "found a board of 1 x 1 cells, expected at least 2 cells"},
             {"maze", "", 0, 5, "found a board of 0 x 5 cells, expected 1 to 100000 rows and columns"},
             {"maze", maze_text, 5, 100'001,
              "found a board of 5 x 100001 cells, expected 1 to 100000 rows and columns"},
             {"maze", maze_text, 100'000, 100'000,
              "found a board of 100000 x 100000 cells, expected at most 4000000 cells in the editor"},
             // Ends that fall off go to the nearest free cell.
             {"maze", maze_text, 3, 4, "N=3, M=4, P=12\nS040\n#TE0\n0000\n"},
             {"maze", maze_text, 2, 2, "N=2, M=2, P=12\nSE\n#T\n"},  // neither in the wall nor on the treasure
             {"maze", "N=2, M=2, P=1\n##\nSE\n", 1, 2, "N=1, M=2, P=1\nSE\n"},  // walls, but nothing else
             {"maze", "N=2, M=2, P=1\nES\n11\n", 2, 1, "N=2, M=1, P=1\nE\nS\n"},
             {"pacman", "", 2, 3, "3,2\n1,1,5\n3,2\nV,V,V\nV,V,V\n"},
             {"pacman", "", 1, 1, "found a board of 1 x 1 cells, expected at least 2 cells"},
             {"pacman", "", -1, 5, "found a board of -1 x 5 cells, expected 1 to 100000 rows and columns"},
             {"pacman", pacman_text, 3, 4, "4,3\n1,1,9\n3,2\nV,J3,Z,V\nB2,Z4,V,V\nV,V,V,V\n"},
             {"pacman", pacman_text, 1, 3, "3,1\n1,1,9\n3,1\nV,J3,V\n"},  // none is empty: the nearest becomes so
             {"pacman", "3,1\n3,1,4\n2,1\nV,V,V\n", 1, 2, "2,1\n1,1,4\n2,1\nV,V\n"},
             {"labyrinth", "", 2, 2, "LABYRINTH 2 2\nentrance 0 0\nexit 1 1\n _ _\n|_|_|\n|_|_|\n"},
             {"labyrinth", "", 1, 1, "LABYRINTH 1 1\nentrance 0 0\nexit 0 0\n _\n|_|\n"},
             {"labyrinth", "", 0, 2, "found a board of 0 x 2 cells, expected 1 to 1000000 rows and columns"},
             {"labyrinth", labyrinth_text, 1'000'000, 5,
              "found a board of 1000000 x 5 cells, expected at most 4000000 cells in the editor"},
             // Parts of a labyrinth are closed.
             {"labyrinth", labyrinth_text, 2, 2, "LABYRINTH 2 2\nentrance 0 0\nexit 1 1\n _ _\n|  _|\n|_ _|\n"},
             {"labyrinth", labyrinth_text, 1, 3, "LABYRINTH 1 3\nentrance 0 0\nexit 0 2\n _ _ _\n|_ _ _|\n"},
             {"labyrinth", labyrinth_text, 3, 4,
              "LABYRINTH 3 4\nentrance 0 0\nexit 1 2\n _ _ _ _\n|  _  |_|\n|_ _|_|_|\n|_|_|_|_|\n"},
             {"labyrinth", labyrinth_text, 1, 1, "LABYRINTH 1 1\nentrance 0 0\nexit 0 0\n _\n|_|\n"},
             {"labyrinth",  // no room is left
              "LABYRINTH 1 2\nentrance 0 1\nexit 0 1\n _ _\n|#|_|\n", 1, 1,
              "LABYRINTH 1 1\nentrance 0 0\nexit 0 0\n _\n|_|\n"},
             {"labyrinth", paintings[3].text, 1, 2,
              "LABYRINTH 1 2\nentrance 0 0\nexit 0 1\n _ _\n|_ _|\nweights\n7/- -/-\n"},
             {"rush", "", 6, 6, "......\n......\nAA....\n......\n......\n......\n"},
             {"rush", "", 4, 5, ".....\nAA...\n.....\n.....\n"},
             {"rush", "", 3, 6, "found a board of 3 x 6 cells, expected 4 to 16 rows and columns"},
             {"rush", rush_text, 6, 17, "found a board of 6 x 17 cells, expected 4 to 16 rows and columns"},
             // What no longer fits is gone, but the red car.
             {"rush", wide, 5, 5, ".....\n.CC..\n...AA\n...xD\n....D\n"},
             {"rush", wide, 4, 4, "....\n.CC.\n..AA\n...x\n"},
             {"rush", rush_text, 5, 6, "......\nAA.B..\n...B..\nx.....\n......\n"},
             {"rush", "x.x.x\n.x.x.\nx.x.x\n.x.xx\n...AA\n", 4, 4,
              "a board of 4 x 4 cells has no room for the red car, which needs 2 free cells in a row"},
             {"amazons", "", 10, 10, "10/10/10/10/10/10/10/10/10/10 w\n"},
             {"amazons", "", 3, 4, "4/4/4 w\n"},
             {"amazons", "", 1, 1, "1 w\n"},
             {"amazons", "", 11, 10, "found a board of 11 x 10 cells, expected 1 to 10 rows and columns"},
             {"amazons", amazons_text, 10, 0, "found a board of 10 x 0 cells, expected 1 to 10 rows and columns"},
             {"amazons", amazons_text, 3, 5, "q4/1*3/5 w\n"},
         }) {
        const worlds::Editor& editor = *world_of(world).editor();
        EXPECT_EQ(told(text.empty() ? editor.blank({rows, cols}) : editor.resize(text, {rows, cols})), result) << world;
    }
}

TEST(Editors, TellFacts) {
    using Fact = worlds::Fact;
    for (const auto& [text, fact] :
         {std::pair(maze_text, Fact{.name = "life", .value = "12", .least = 1, .most = 1'000'000'000}),
          {pacman::testing::example_json, {.name = "energy", .value = "10", .least = 1, .most = 1'000'000'000}},
          {"q3/1*2/4/Q3 b", {.name = "to move", .value = "black", .choices = {"white", "black"}}}})
        EXPECT_EQ((*recognise(text))->read(text).value()->facts(), std::vector{fact});
}

TEST(Editors, HaveABrushForEverySignOfMazeAndPacman) {
    std::vector<std::string> tiles = {"V"};
    for (const char letter : {'J', 'Z', 'B'}) {
        for (char value = '1'; value <= '9'; ++value) tiles.push_back({letter, value});
        if (letter != 'J') tiles.emplace_back(1, letter);
    }
    const std::vector<Brush> of_pacman = world_of("pacman").editor()->brushes();
    ASSERT_EQ(of_pacman.size(), tiles.size() + 2);
    for (std::size_t i = 0; i < tiles.size(); ++i)
        EXPECT_EQ(told(paint(world_of("pacman"), pacman_text, {{{0, 1}, of_pacman[i].name}})),
                  "3,2\n1,1,9\n3,2\nV," + tiles[i] + ",Z\nB2,Z4,V\n");
    for (const auto& [at, name] :
         {std::pair(1U, "food 1"), {18U, "wall 9"}, {19U, "endless wall"}, {20U, "bomb 1"}, {29U, "deadly bomb"}})
        EXPECT_EQ(of_pacman[at].name, name);
    const std::vector<Brush> of_maze = world_of("maze").editor()->brushes();
    constexpr std::string_view signs = "0123456789#SET";
    ASSERT_EQ(of_maze.size(), signs.size());
    for (std::size_t i = 0; i < signs.size(); ++i)
        EXPECT_EQ(told(paint(world_of("maze"), "N=2, M=3, P=12\nS0#\n00E\n", {{{0, 2}, of_maze[i].name}}))[17],
                  signs[i]);
}

TEST(Editors, HaveNoMoreVehiclesThanLetters) {
    const worlds::World& world = world_of("rush");
    std::string text = world.editor()->blank({16, 16}).value();
    std::vector<Stroke> strokes;
    for (int i = 0; i < 49; ++i) strokes.push_back({{i / 7 < 7 ? i / 7 : i / 7 + 1, 2 * (i % 7) + 2}, "car"});
    text = paint(world, text, strokes).value();
    EXPECT_TRUE(world.read(text, true)) << text;
    EXPECT_EQ(told(paint(world, text, {{{15, 0}, "car"}})), "there are 50 vehicles, and no letters are left for more");
}

bool shown_in_labyrinth(const render::Board& board, const Stroke& stroke) {
    const bool missing = !board.walls->rooms.empty() && !board.walls->rooms.get(stroke.cell);
    if (stroke.brush == "no room" || stroke.brush == "room") return missing == (stroke.brush == "no room");
    if (stroke.brush == "entrance" || stroke.brush == "exit")
        return board.style(stroke.cell).text == (stroke.brush == "entrance" ? "S" : "E") ||
               (stroke.brush == "exit" && board.style(stroke.cell).text == "S");  // both in one room
    const Cell other = step(stroke.cell, *stroke.side);
    const Cell first = std::min(stroke.cell, other);
    const bool open =
        first.row == std::max(stroke.cell, other).row ? board.walls->right.get(first) : board.walls->down.get(first);
    return open == (stroke.brush == "passage");
}

// The piece or the wall is there; where it is empty nothing is.
bool shown_in_rush(const render::Board& board, const Stroke& stroke) {
    const bool upright = stroke.side == down;
    if (stroke.brush == "wall") return board.style(stroke.cell).solid;
    if (stroke.brush == "empty")
        return !board.style(stroke.cell).solid && std::ranges::none_of(board.pieces, [&](const render::Piece& piece) {
            return Size{piece.extent}.contains({stroke.cell.row - piece.at.row, stroke.cell.col - piece.at.col});
        });
    const int length = stroke.brush == "truck" ? 3 : 2;
    const Size extent = upright ? Size{length, 1} : Size{1, length};
    return std::ranges::any_of(board.pieces, [&](const render::Piece& piece) {
        return piece.at == stroke.cell && piece.extent == extent &&
               (board.styles[piece.style].fill.role == render::Role::danger) == (stroke.brush == "red car");
    });
}

bool shown_in_amazons(const render::Board& board, const Stroke& stroke) {
    const auto piece = std::ranges::find(board.pieces, stroke.cell, &render::Piece::at);
    const std::string amazon = piece == board.pieces.end() ? "" : board.styles[piece->style].text;
    const bool arrow = board.style(stroke.cell).mark == render::Mark::spent;
    return arrow == (stroke.brush == "arrow") && amazon == (stroke.brush == "white"   ? "O"
                                                            : stroke.brush == "black" ? "X"
                                                                                      : "");
}

RC_GTEST_PROP(Editors, ShowOrRefuseEveryStroke, (std::uint64_t seed)) {
    Random random(seed);
    const auto fault = [&](std::string_view name, const std::string& text, int most, const auto& shows) {
        return worlds::testing::fault_of_editing(world_of(name), text, random, most, shows);
    };
    const auto in_style_of = [](std::string_view name) {
        return [brushes = world_of(name).editor()->brushes()](const render::Board& board, const Stroke& stroke) {
            return board.style(stroke.cell) == worlds::testing::brush(brushes, stroke.brush).style;
        };
    };
    const auto side = [&] { return static_cast<int>(random.between(4, 8)); };
    RC_ASSERT(fault("maze", maze::write(maze::testing::random_map(random)), 9, in_style_of("maze")) == "");
    RC_ASSERT(fault("pacman", pacman::write(pacman::testing::random_map(random)), 9, in_style_of("pacman")) == "");
    RC_ASSERT(fault("labyrinth", labyrinth::write(labyrinth::testing::random_labyrinth(random)), 9,
                    shown_in_labyrinth) == "");
    RC_ASSERT(fault("rush", world_of("rush").editor()->blank({side(), side()}).value(), 10, shown_in_rush) == "");
    RC_ASSERT(fault("amazons", amazons::write_fen(amazons::testing::random_position(random, 9)) + "\n", 10,
                    shown_in_amazons) == "");
}

// Words of 64 rooms are copied whole, and cut at the new edge.
RC_GTEST_PROP(Editors, ResizeWideLabyrinths, (std::uint64_t seed)) {
    Random random(seed);
    const auto side = [&] { return static_cast<int>(random.between(1, 140)); };
    labyrinth::Labyrinth wide = labyrinth::solid({2, side()});
    wide.right.fill();
    for (int row = 0; row < 2; ++row) wide.right.clear({row, wide.size.cols - 1});
    const int cols = side();
    const auto out = labyrinth::read(world_of("labyrinth").editor()->resize(labyrinth::write(wide), {2, cols}).value());
    RC_ASSERT(out.has_value());
    for (int col = 0; col < cols; ++col)
        RC_ASSERT(out->right.get({1, col}) == (col + 1 < std::min(cols, wide.size.cols)));
}

}  // namespace
}  // namespace ariadne::catalog
