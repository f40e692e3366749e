#include "render/walls.h"

namespace ariadne::render {

namespace {

// Word i of a row of rooms, as if the rows outside had none and no mask all.
std::uint64_t rooms_of(const FloorPlan& plan, int row, std::size_t i) {
    if (row < 0 || row >= plan.size.rows) return 0;
    const std::size_t words = plan.right->row_words();
    if (i >= words) return 0;
    if (plan.rooms != nullptr) return plan.rooms->row(row)[i];
    return i + 1 == words ? plan.right->last_word_mask() : ~std::uint64_t{0};
}

}  // namespace

unsigned FloorPlan::joint(int row, int col) const {
    unsigned sides = 0;
    if (row < size.rows && upright(row, col)) sides |= side(Direction::down);
    if (col < size.cols && level(row, col)) sides |= side(Direction::right);
    if (row > 0 && upright(row - 1, col)) sides |= side(Direction::up);
    if (col > 0 && level(row, col - 1)) sides |= side(Direction::left);
    return sides;
}

void FloorPlan::level_walls(int line, std::span<std::uint64_t> out) const {
    for (std::size_t i = 0; i < out.size(); ++i) {
        const std::uint64_t open = line > 0 && line < size.rows ? down->row(line - 1)[i] : 0;
        out[i] = (rooms_of(*this, line - 1, i) | rooms_of(*this, line, i)) & ~open;
    }
}

void FloorPlan::upright_walls(int row, std::span<std::uint64_t> out) const {
    std::uint64_t rooms_before = 0;  // the last bit of the word before, which the next line also bounds
    std::uint64_t open_before = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
        const std::uint64_t here = rooms_of(*this, row, i);
        const std::uint64_t open = i < right->row_words() ? right->row(row)[i] : 0;
        out[i] = (here | here << 1U | rooms_before) & ~(open << 1U | open_before);
        rooms_before = here >> 63U;
        open_before = open >> 63U;
    }
}

}  // namespace ariadne::render
