#include "worlds/labyrinth/text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "worlds/formats.h"
#include "worlds/labyrinth/json.h"
#include "worlds/labyrinth/testing/random_labyrinth.h"
#include "worlds/text_test.h"

namespace ariadne::labyrinth {
namespace {

constexpr std::string_view small =
    "LABYRINTH 2 3\n"
    "entrance 0 0\n"
    "exit 1 2\n"
    " _ _ _\n"
    "|  _  |\n"
    "|_ _|_|\n";

Labyrinth small_labyrinth() {
    Labyrinth out = solid({2, 3});
    for (const Cell c : {Cell{0, 0}, Cell{0, 1}, Cell{1, 0}}) out.right.set(c);
    for (const Cell c : {Cell{0, 0}, Cell{0, 2}}) out.down.set(c);
    return out;
}

// A random one as a reader gives it: a mask that leaves nothing out is none.
Labyrinth any_labyrinth(std::uint64_t seed, int largest_side) {
    Random random(seed);
    Labyrinth out = testing::random_labyrinth(random, largest_side);
    if (!out.rooms.empty() && out.rooms.count() == out.size.area()) out.rooms = {};
    return out;
}

const worlds::testing::BadText refusals[] = {
    {"", 1, 1, "the file is empty, expected a header such as LABYRINTH 20 30"},
    {"LABYRINTHS 2 3\n", 1, 1, "found 'LABYRINTHS 2 3', expected a header such as LABYRINTH 20 30"},
    {"LABYRINTH\n", 1, 10, "found the end of the line, expected the number of rows, 1 to 1000000"},
    {"LABYRINTH 2\n", 1, 12, "found the end of the line, expected the number of columns, 1 to 1000000"},
    {"LABYRINTH 0 3\n", 1, 11, "found 0, expected the number of rows, 1 to 1000000"},
    {"LABYRINTH 3000000000 3\n", 1, 11, "found 3000000000, expected the number of rows, 1 to 1000000"},
    {"LABYRINTH 1000000 1000000\n", 1, 11, "1000000 x 1000000 rooms are too many (limit: 2147483647)"},
    {"LABYRINTH 2 3 4\n", 1, 15, "found '4', expected the end of the line after two numbers"},
    {"LABYRINTH 2,3\n", 1, 12, "found ',', expected a space after the number"},
    {"LABYRINTH 40000 50000\n _ _\n", 2, 5,
     "the wall above the first row has 4 characters, expected 100000 for 50000 rooms"},
    {"LABYRINTH 1000000 1\n _\n|_|\n", 4, 1, "the file ends after 1 row; the header says 1000000"},
    {"LABYRINTH 2 3\n", 2, 1, "the wall above the first row has 0 characters, expected 6 for 3 rooms"},
    {"LABYRINTH 2 3\nentrance 2 0\n", 2, 10, "found 2, expected the row of the entrance, 0 to 1"},
    {"LABYRINTH 2 3\nexit 0 0\nexit 0 1\n", 3, 1, "found a second 'exit'; the first is on line 2"},
    {"LABYRINTH 1 2\n _  \n|_ _|\n", 2, 3, "the wall above the first row has 2 characters, expected 4 for 2 rooms"},
    {"LABYRINTH 1 2\n _ x\n|_ _|\n", 2, 4, "found 'x', expected '_' for the wall above the first row"},
    {"LABYRINTH 2 2\n _ _\n|_|\n|_ _|\n", 3, 4, "the row has 3 characters, expected 5 for 2 rooms"},
    {"LABYRINTH 1 2\n _ _\n|_ _ |\n", 3, 6, "the row has 6 characters, expected 5 for 2 rooms"},
    {"LABYRINTH 2 2\n _ _\n|   |\n\n\n\n\n", 4, 1, "the file ends after 1 row; the header says 2"},
    {"LABYRINTH 1 2\n _ _\n _ _|\n", 3, 1, "found a space, expected '|' for the outer wall"},
    {"LABYRINTH 1 2\n _ _\n|_ __\n", 3, 5, "found '_', expected '|' for the outer wall"},
    {"LABYRINTH 2 2\n _ _\n|   |\n|_  |\n", 4, 4, "found no wall below the last row, expected '_' for the outer wall"},
    {"LABYRINTH 1 2\n _ _\n|_ x|\n", 3, 4,
     "found 'x', expected '_' or a space for the wall below a room, or '#' for a missing room"},
    {"LABYRINTH 1 2\n _ _\n|_/_|\n", 3, 3, "found '/', expected '|' or a space for the wall to the right of a room"},
    {"LABYRINTH 1 2\n _ _\n|_ #|\n", 3, 3, "found a space, expected '|' beside a missing room"},
    {"LABYRINTH 1 2\n _ _\n|# _|\n", 3, 3, "found a space, expected '|' beside a missing room"},
    {"LABYRINTH 2 2\n _ _\n|   |\n|_|#|\n", 3, 4, "found no wall above a missing room, expected '_'"},
    {"LABYRINTH 1 2\n _ _\n|##_|\n", 3, 3,
     "found '#', expected '|' or a space; '#' stands only between two missing rooms"},
    {"LABYRINTH 1 2\n _ _\n|###|\n", 3, 1, "the labyrinth has no rooms"},
    {"LABYRINTH 1 2\nexit 0 1\n _ _\n|_|#|\n", 2, 6, "there is no room at [0, 1]"},
    {"LABYRINTH 1 2\n _ _\n|_ _|\n\nmore\n", 5, 1,
     "found 'more' after row 0, expected 'weights' or the end of the file"},
    {"LABYRINTH 1 2\n _ _\n|_ _|\nweights\n", 4, 1,
     "found 0 bytes of weights, expected an entry such as 5/2 for each of 1 x 2 rooms"},
    {"LABYRINTH 1 2\n _ _\n|_ _|\nweights\n5/-      \n", 5, 4,
     "found the end of the line, expected 2 entries such as 5/2 or -/3"},
    {"LABYRINTH 1 2\n _ _\n|_ _|\nweights\n5/- -/- -/-\n", 5, 9,
     "found '-', expected the end of the line after 2 entries"},
    {"LABYRINTH 1 2\n _ _\n|_ _|\nweights\n5/1 -/-\n", 5, 3, "found '1', expected '-' for the wall below"},
    {"LABYRINTH 1 2\n _ _\n|_ _|\nweights\n0/- -/-\n", 5, 1,
     "found '0', expected the weight of the passage to the right, 1 to 1000000"},
    {"LABYRINTH 1 2\n _ _\n|_ _|\nweights\n1000001/- -/-\n", 5, 1,
     "found '1', expected the weight of the passage to the right, 1 to 1000000"},
    {"LABYRINTH 1 2\n _ _\n|_ _|\nweights\n5/- -/-\n\nx\n", 7, 1,
     "found text after the weights, expected the end of the file"},
};

TEST(LabyrinthText, ReadsAndWrites) {
    const Result<Labyrinth> read = parse_text(small);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(*read, small_labyrinth());
    EXPECT_EQ(write(*read), small);
}

TEST(LabyrinthText, AcceptsWhatEditorsDo) {
    for (const std::string_view text : {"\xEF\xBB\xBFlabyrinth  2\t3\r\n _ _ _\r\n|  _  |\r\n|_ _|_|\r\n\r\n",
                                        "LABYRINTH 2 3\nexit 1 2\nentrance 0 0 \n _____  \n|  _  |  \n|___|_|"}) {
        const Result<Labyrinth> read = parse_text(text);
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(*read, small_labyrinth());
    }
}

TEST(LabyrinthText, TakesTheFirstAndTheLastRoomForTheEnds) {
    const Result<Labyrinth> read = parse_text("LABYRINTH 2 2\n _ _\n|#|_|\n|_|#|\n");
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->entrance, (Cell{0, 1}));
    EXPECT_EQ(read->exit, (Cell{1, 0}));
    EXPECT_EQ(read->room_count(), 2U);
}

TEST(LabyrinthText, RefusesWithThePlace) {
    worlds::testing::expect_refused(parse_text, refusals);
}

TEST(LabyrinthText, ListsWhatIsWrongRowByRow) {
    const Result<Labyrinth> read = parse_text("LABYRINTH 4 2\n _ _\n|x  |\n|#|_|\n|_?_|\n|_ _\n");
    ASSERT_FALSE(read);
    std::vector<int> lines = {read.error().line};
    for (const Error& error : read.error().more) lines.push_back(error.line);
    EXPECT_EQ(lines, (std::vector<int>{3, 5, 6})) << "line 4 is good";
    const std::string many = "LABYRINTH 99 2\n _ _\n";
    std::string rows;
    for (int i = 0; i < 50; ++i) rows += "|_\n";
    EXPECT_EQ(parse_text(many + rows).error().more.size(), 9U);
}

RC_GTEST_PROP(LabyrinthText, ReadsBackWhatItWrites, (std::uint64_t seed)) {
    const Labyrinth labyrinth = any_labyrinth(seed, 9);
    const Result<Labyrinth> again = read(write(labyrinth));
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == labyrinth);
    const Result<Labyrinth> from_json = read(worlds::written(write_json, labyrinth));
    RC_ASSERT(from_json.has_value());
    RC_ASSERT(*from_json == labyrinth);
}

TEST(LabyrinthText, ReadsBackRowsOfSeveralWords) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Random random(seed);
        const Size size{2 + static_cast<int>(seed % 3), 60 + static_cast<int>(4 * seed)};
        const Labyrinth labyrinth = testing::random_labyrinth(
            size, {.braided = true, .masked = seed % 2 == 0, .weighted = seed % 5 == 0, .anywhere = true}, random);
        const Result<Labyrinth> again = parse_text(write(labyrinth));
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ(*again, labyrinth);
    }
}

TEST(LabyrinthText, IsRecognisedByItsBeginning) {
    for (const std::string_view text : {small, std::string_view("labyrinth 2 3\n"), std::string_view("\n LABYRINTH\n"),
                                        std::string_view("{\"labyrinth\": 1}"), std::string_view("type octile\n")})
        EXPECT_TRUE(recognises(text)) << text;
    for (const std::string_view text : {"", "LABYRINTHS 2 3", "N=2, M=3, P=1\n", "4,3\n", "{\"SIRKA\": 1}", "typeset"})
        EXPECT_FALSE(recognises(text)) << text;
}

std::string with(std::string_view inner) {
    return "{\"labyrinth\": {" + std::string(inner) + "}}";
}

TEST(LabyrinthJson, ReadsKeysInAnyOrder) {
    const Result<Labyrinth> read = parse_json(with(
        "\"weights\": [\"7/- -/-\"], \"drawing\": [\" _ _\", \"|_ _|\"], \"exit\": [0, 0], \"cols\": 2, \"rows\": 1"));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(write(*read), "LABYRINTH 1 2\nentrance 0 0\nexit 0 0\n _ _\n|_ _|\nweights\n7/- -/-\n");
}

TEST(LabyrinthJson, WritesWhatPeopleCanRead) {
    EXPECT_EQ(worlds::written(write_json, solid({1, 2})),
              "{\n  \"labyrinth\": {\n    \"rows\": 1,\n    \"cols\": 2,\n    \"entrance\": [0, 0],\n"
              "    \"exit\": [0, 1],\n    \"drawing\": [\n      \" _ _\",\n      \"|_|_|\"\n    ]\n  }\n}\n");
}

TEST(LabyrinthJson, NamesTheKeyOfWhatIsWrong) {
    const worlds::testing::BadText wrong[] = {
        {"{\"labyrinth\": 3}", 1, 15,
         "key labyrinth: found 3, expected '{' and the keys rows, cols, entrance, exit, drawing, weights"},
        {with("\"rows\": 0"), 1, 24, "key labyrinth.rows: found 0, expected a number from 1 to 1000000"},
        {with("\"rows\": 1, \"rows\": 1"), 1, 27, "key labyrinth.rows: the key appears twice"},
        {with("\"size\": 1"), 1, 16,
         "key labyrinth.size: unknown key, expected one of: rows, cols, entrance, exit, drawing, weights"},
        {with("\"rows\": 1, \"cols\": 2, \"drawing\": [\" _ _\"]"), 1, 56,
         "key labyrinth.drawing: found 1 line, expected 2: the wall above the first row, then the rows"},
        {with("\"rows\": 1, \"cols\": 2, \"drawing\": [\" _ _\", \"|_ x|\"]"), 1, 62,
         "key labyrinth.drawing[1]: found 'x', expected '_' or a space for the wall below a room, or '#' for a missing "
         "room"},
        {with("\"rows\": 1, \"cols\": 2, \"exit\": [1, 1], \"drawing\": [\" _ _\", \"|_ _|\"]"), 1, 47,
         "key labyrinth.exit: there is no room at [1, 1]"},
        {with("\"rows\": 1, \"cols\": 2, \"drawing\": [\" _ _\", \"|_ _|\"], \"weights\": [\"1/- x\"]"), 1, 85,
         "key labyrinth.weights[0]: found 'x', expected '-' for the wall to the right"},
    };
    worlds::testing::expect_refused(parse_json, wrong);
}

}  // namespace
}  // namespace ariadne::labyrinth
