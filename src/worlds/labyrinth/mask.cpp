#include "worlds/labyrinth/mask.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "render/png_read.h"
#include "worlds/labyrinth/mask_pnm.h"
#include "worlds/labyrinth/model.h"
#include "worlds/labyrinth/text.h"
#include "worlds/walker/characters.h"
#include "worlds/walker/lines.h"

namespace ariadne::labyrinth {

using walker::column_of;
using walker::Lines;

namespace {

std::optional<bool> is_room(char c) {
    if (c == '#' || c == 'X' || c == 'x') return false;
    if (c == '.' || c == '_' || c == 'O' || c == 'o' || c == ' ') return true;
    return std::nullopt;
}

Result<BitGrid> read_text_mask(std::string_view text) {
    if (text.starts_with(walker::byte_order_mark)) text.remove_prefix(walker::byte_order_mark.size());
    std::size_t rows = 0;
    std::size_t cols = 0;
    for (Lines lines(text); !lines.at_end() && !lines.only_blank_left();) {
        cols = std::max(cols, lines.next().size());
        ++rows;
    }
    if (rows == 0) return fail("found an empty mask, expected a line for each row of rooms", 1, 1);
    constexpr auto side = static_cast<std::size_t>(longest_side);
    // A short line stands for a long row: what a file can blow up to is bounded by the limits alone.
    if (rows > side || cols > side || rows * cols > most_rooms)
        return fail(fmt::format("found a mask of {} x {} rooms, expected up to {} a side and {} in all", rows, cols,
                                longest_side, most_rooms),
                    1, 1);
    BitGrid out({static_cast<int>(rows), static_cast<int>(cols)});
    out.fill();
    Lines lines(text);
    for (int row = 0; row < out.size().rows; ++row) {
        const std::string_view line = lines.next();
        for (std::size_t i = 0; i < line.size(); ++i) {
            const std::optional<bool> room = is_room(line[i]);
            if (!room)
                return fail(fmt::format("found {}, expected '.' for a room or '#' for none", walker::shown(line[i])),
                            lines.number(), column_of(i));
            if (!*room) out.clear({row, static_cast<int>(i)});
        }
    }
    return out;
}

Result<BitGrid> read_png_mask(std::string_view bytes) {
    const Result<render::GreyPicture> picture = render::read_png(bytes);
    if (!picture) return std::unexpected(picture.error());
    BitGrid out({picture->height, picture->width});
    for (std::size_t i = 0; i < picture->grey.size(); ++i)
        if (picture->grey[i] >= 128) out.set(out.size().cell(i));
    return out;
}

// Clears the piece that a room belongs to.
void take_piece(BitGrid& left, Cell first) {
    std::vector<Cell> open{first};
    left.clear(first);
    while (!open.empty()) {
        const Cell c = open.back();
        open.pop_back();
        for (const Direction d : all_directions) {
            const Cell next = step(c, d);
            if (!left.size().contains(next) || !left.get(next)) continue;
            left.clear(next);
            open.push_back(next);
        }
    }
}

}  // namespace

Result<void> check_in_one_piece(const BitGrid& rooms) {
    BitGrid left = rooms;
    std::size_t pieces = 0;
    Cell second;
    for (int row = 0; row < left.size().rows; ++row) {
        for (std::size_t w = 0; w < left.row_words(); ++w) {
            while (left.row(row)[w] != 0) {
                const int bit = std::countr_zero(left.row(row)[w]);
                const Cell first{row, static_cast<int>(64 * w) + bit};
                if (++pieces == 2) second = first;
                take_piece(left, first);
            }
        }
    }
    if (pieces == 0) return fail("found no room in the mask, expected some");
    if (pieces == 1) return {};
    return fail(
        fmt::format("found rooms in {} pieces (the second begins at row {}, column {}, counted from 0), expected "
                    "one piece",
                    pieces, second.row, second.col));
}

Result<BitGrid> read_mask(std::string_view bytes) {
    Result<BitGrid> mask = render::looks_like_png(bytes) ? read_png_mask(bytes)
                           : looks_like_pnm(bytes)       ? read_pnm_mask(bytes)
                                                         : read_text_mask(bytes);
    if (!mask) return mask;
    if (const Result<void> whole = check_in_one_piece(*mask); !whole) return std::unexpected(whole.error());
    return mask;
}

}  // namespace ariadne::labyrinth
