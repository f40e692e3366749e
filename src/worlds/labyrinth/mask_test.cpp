#include "worlds/labyrinth/mask.h"

#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/random.h"

namespace ariadne::labyrinth {
namespace {

using namespace std::string_view_literals;

std::string drawn(const Result<BitGrid>& mask) {
    if (!mask) return mask.error().message.english();
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
    EXPECT_EQ(drawn(read_mask("")), "the mask is empty, expected a line for each row of rooms");
    EXPECT_EQ(drawn(read_mask("..\n.?\n")), "found '?', expected '.' for a room or '#' for none");
    EXPECT_EQ(drawn(read_mask("##\n##\n")), "the mask has no rooms");
    EXPECT_EQ(drawn(read_mask(".#.\n.#.\n#.#\n")),
              "the mask has 3 separate parts, expected one; the second begins at row 0, column 2, counted from 0");
    EXPECT_EQ(drawn(read_mask("P1 2000000 1 0")), "found 2000000, expected the width, 1 to 1000000");
    EXPECT_EQ(drawn(read_mask("P1 30000 60000 0")),
              "found 2 bytes of pixel data, expected at least 1800000000 for 30000 x 60000 pixels");
    EXPECT_EQ(drawn(read_mask("P1 2 1 0x")), "found 'x', expected a pixel, 0 or 1");
    EXPECT_EQ(drawn(read_mask("P2 2 1 9 3 10")), "found 10, expected a pixel, 0 to 9");
    EXPECT_EQ(drawn(read_mask("P4 9 1")), "there is no whitespace after the header, expected one byte");
    EXPECT_EQ(drawn(read_mask("P5 2 1 #")), "found the end of the file, expected the value of white, 1 to 65535");
    EXPECT_EQ(drawn(read_mask("\x89PNG\r\n\x1a\nrest")), "the PNG has no header");
    EXPECT_EQ(drawn(read_mask("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\1\0\0\0\1\0\0"sv)),
              "found a PNG of 65536 x 65536 pixels, expected 1 to 32767 per side and at most 100000000 in all");
}

// 4 x 2 pixels: white, black, white, white that is transparent; white, light grey, white, white.
constexpr unsigned char tiny_png[] = {
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x00,
    0x00, 0x00, 0x04, 0x00, 0x00, 0x00, 0x02, 0x08, 0x06, 0x00, 0x00, 0x00, 0x7f, 0xa8, 0x7d, 0x63, 0x00,
    0x00, 0x00, 0x19, 0x49, 0x44, 0x41, 0x54, 0x78, 0xda, 0x63, 0xf8, 0x0f, 0x04, 0x0c, 0x0c, 0x0c, 0xff,
    0xa1, 0x00, 0xc2, 0x3a, 0x70, 0xe0, 0x00, 0x4c, 0xe0, 0x3f, 0x00, 0xb0, 0x58, 0x1b, 0x28, 0x67, 0x5d,
    0x40, 0x5c, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
};

TEST(LabyrinthMask, ReadsPng) {
    const std::string_view png(reinterpret_cast<const char*>(tiny_png), sizeof(tiny_png));
    EXPECT_EQ(drawn(read_mask(png)), ".#.#/..../");
    for (std::size_t cut = 0; cut < png.size(); ++cut) EXPECT_FALSE(read_mask(png.substr(0, cut))) << cut;
}

TEST(LabyrinthMask, ReadsManyBlankLines) {
    EXPECT_EQ(drawn(read_mask(".#\n" + std::string(2'000'000, '\n'))), ".#/");
    const Result<BitGrid> tall = read_mask(std::string(200'000, '\n') + ".#\n");
    EXPECT_EQ(tall.value().size(), (Size{200'001, 2}));
    EXPECT_EQ(tall->count(), 400'001U);
    EXPECT_EQ(drawn(read_mask(std::string(2'000'000, '\n'))),
              "the mask is empty, expected a line for each row of rooms");
    EXPECT_EQ(drawn(read_mask(std::string(1'000'000, '\n') + ".")), "the mask has more than 1000000 rows");
}

// As slow and plain as can be: rooms take the smallest number among their neighbours' until nothing changes.
std::string pieces_by_spreading(const BitGrid& rooms) {
    const Size size = rooms.size();
    std::vector<std::size_t> number(size.area());
    for (std::size_t i = 0; i < number.size(); ++i) number[i] = i;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < number.size(); ++i)
            for (const Direction d : all_directions) {
                const Cell next = step(size.cell(i), d);
                if (!rooms.get(size.cell(i)) || !size.contains(next) || !rooms.get(next)) continue;
                if (number[size.index(next)] >= number[i]) continue;
                number[i] = number[size.index(next)];
                changed = true;
            }
    }
    std::vector<std::size_t> firsts;
    for (std::size_t i = 0; i < number.size(); ++i)
        if (rooms.get(size.cell(i)) && number[i] == i) firsts.push_back(i);
    if (firsts.empty()) return "the mask has no rooms";
    if (firsts.size() == 1) return "";
    const Cell second = size.cell(firsts[1]);
    return fmt::format(
        "the mask has {} separate parts, expected one; the second begins at row {}, column {}, counted from 0",
        firsts.size(), second.row, second.col);
}

TEST(LabyrinthMask, CountsPieces) {
    Random random(7);
    for (int round = 0; round < 1500; ++round) {
        const std::uint64_t wide = round % 10 == 0 ? 140 : 9;
        BitGrid rooms({static_cast<int>(1 + random.below(7)), static_cast<int>(1 + random.below(wide))});
        const std::uint64_t share = 2 + random.below(8);
        for (std::size_t i = 0; i < rooms.size().area(); ++i)
            if (random.below(10) < share) rooms.set(rooms.size().cell(i));
        const Result<void> whole = check_in_one_piece(rooms);
        EXPECT_EQ(whole ? "" : whole.error().message.english(), pieces_by_spreading(rooms)) << round;
    }
}

}  // namespace
}  // namespace ariadne::labyrinth
