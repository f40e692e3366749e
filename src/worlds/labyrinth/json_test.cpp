#include "worlds/labyrinth/json.h"

#include <gtest/gtest.h>

#include "worlds/formats.h"
#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {
namespace {

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
    const struct {
        std::string text;
        int column;
        std::string_view message;
    } refusals[] = {
        {"{\"labyrinth\": 3}", 15,
         "key labyrinth: found 3, expected '{' and the keys rows, cols, entrance, exit, drawing, weights"},
        {with("\"rows\": 0"), 24, "key labyrinth.rows: found 0, expected a number from 1 to 1000000"},
        {with("\"rows\": 1, \"rows\": 1"), 27, "key labyrinth.rows: the key appears twice"},
        {with("\"size\": 1"), 16,
         "key labyrinth.size: unknown key, expected one of: rows, cols, entrance, exit, drawing, weights"},
        {with("\"rows\": 1, \"cols\": 2, \"drawing\": [\" _ _\"]"), 56,
         "key labyrinth.drawing: found 1 line, expected 2: the wall above the first row, then the rows"},
        {with("\"rows\": 1, \"cols\": 2, \"drawing\": [\" _ _\", \"|_ x|\"]"), 62,
         "key labyrinth.drawing[1]: found 'x', expected '_' or a space for the wall below a room, or '#' for a missing "
         "room"},
        {with("\"rows\": 1, \"cols\": 2, \"exit\": [1, 1], \"drawing\": [\" _ _\", \"|_ _|\"]"), 47,
         "key labyrinth.exit: there is no room at [1, 1]"},
        {with("\"rows\": 1, \"cols\": 2, \"drawing\": [\" _ _\", \"|_ _|\"], \"weights\": [\"1/- x\"]"), 85,
         "key labyrinth.weights[0]: found 'x', expected '-' for the wall to the right"},
    };
    for (const auto& refusal : refusals) {
        const Result<Labyrinth> read = parse_json(refusal.text);
        ASSERT_FALSE(read) << refusal.text;
        EXPECT_EQ(read.error().message, refusal.message) << refusal.text;
        EXPECT_EQ(read.error().line, 1) << refusal.text;
        EXPECT_EQ(read.error().column, refusal.column) << refusal.text;
    }
}

}  // namespace
}  // namespace ariadne::labyrinth
