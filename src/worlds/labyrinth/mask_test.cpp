#include "worlds/labyrinth/mask.h"

#include <gtest/gtest.h>

namespace ariadne::labyrinth {
namespace {

using namespace std::string_view_literals;

std::string drawn(const Result<BitGrid>& mask) {
    if (!mask) return mask.error().message;
    std::string out;
    for (int row = 0; row < mask->size().rows; ++row) {
        for (int col = 0; col < mask->size().cols; ++col) out += mask->get({row, col}) ? '.' : '#';
        out += '/';
    }
    return out;
}

TEST(LabyrinthMask, ReadsText) {
    EXPECT_EQ(drawn(read_mask(".X.\r\n...\r\n")), ".#./.../");
    EXPECT_EQ(drawn(read_mask("#.\n_\noOx\n\n\n")), "#../.../..#/");
    EXPECT_EQ(drawn(read_mask("\xEF\xBB\xBFx.x\n")), "#.#/");
}

TEST(LabyrinthMask, ReadsPicturesOfNetpbm) {
    EXPECT_EQ(drawn(read_mask("P1\n# a comment\n3 2\n010\n0 0 0\n")), ".#./.../");
    EXPECT_EQ(drawn(read_mask("P2 3 2 9\n9 4 5\n9 9 9\n")), ".#./.../");
    EXPECT_EQ(drawn(read_mask("P4\n10 1\n\xC0\x40"sv)), "##.......#/");
    EXPECT_EQ(drawn(read_mask("P5\n3 1\n255\n\xFF\x80\x7F"sv)), "..#/");
    EXPECT_EQ(drawn(read_mask("P5\n2 1\n65535\n\xFF\x00\x00\xFF"sv)), ".#/");
}

TEST(LabyrinthMask, SaysWhatIsWrong) {
    EXPECT_EQ(drawn(read_mask("")), "found an empty mask, expected a line for each row of rooms");
    EXPECT_EQ(drawn(read_mask("..\n.?\n")), "found '?', expected '.' for a room or '#' for none");
    EXPECT_EQ(drawn(read_mask("##\n##\n")), "found no room in the mask, expected some");
    EXPECT_EQ(drawn(read_mask(".#.\n.#.\n#.#\n")),
              "found rooms in 3 pieces (the second begins at row 0, column 2, counted from 0), expected one piece");
    EXPECT_EQ(drawn(read_mask("P1 2000000 1 0")), "found 2000000, expected the width from 1 to 1000000");
    EXPECT_EQ(drawn(read_mask("P1 30000 60000 0")),
              "found 2 bytes of pixels, expected at least 1800000000 for 30000 x 60000");
    EXPECT_EQ(drawn(read_mask("P1 2 1 0x")), "found 'x', expected a pixel, 0 or 1");
    EXPECT_EQ(drawn(read_mask("P2 2 1 9 3 10")), "found 10, expected a pixel from 0 to 9");
    EXPECT_EQ(drawn(read_mask("P4 9 1")), "found no white space after the header, expected one byte of it");
    EXPECT_EQ(drawn(read_mask("P5 2 1 #")), "found the end of the file, expected the value of white from 1 to 65535");
    EXPECT_EQ(drawn(read_mask("\x89PNG\r\n\x1a\nrest")), "found a PNG without a header");
    EXPECT_EQ(drawn(read_mask("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\1\0\0\0\1\0\0"sv)),
              "found a PNG of 65536 x 65536 pixels, expected 1 to 32767 a side and up to 100000000 in all");
}

// 3 x 2 pixels: white, black, white; white, light grey, white that is transparent.
constexpr unsigned char tiny_png[] = {
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x00,
    0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x02, 0x08, 0x06, 0x00, 0x00, 0x00, 0x9d, 0x74, 0x66, 0x1a, 0x00,
    0x00, 0x00, 0x18, 0x49, 0x44, 0x41, 0x54, 0x78, 0xda, 0x63, 0xf8, 0x0f, 0x04, 0x0c, 0x0c, 0x0c, 0xff,
    0xc1, 0x34, 0x88, 0x38, 0x71, 0xe2, 0x04, 0x98, 0x0d, 0x00, 0xf5, 0x9c, 0x13, 0x48, 0xb4, 0x1c, 0x8c,
    0xdb, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
};

TEST(LabyrinthMask, ReadsPng) {
    const std::string_view png(reinterpret_cast<const char*>(tiny_png), sizeof(tiny_png));
    EXPECT_EQ(drawn(read_mask(png)),
              "found rooms in 2 pieces (the second begins at row 0, column 2, counted from 0), "
              "expected one piece");
    for (std::size_t cut = 8; cut < png.size(); cut += 7) EXPECT_FALSE(read_mask(png.substr(0, cut))) << cut;
}

}  // namespace
}  // namespace ariadne::labyrinth
