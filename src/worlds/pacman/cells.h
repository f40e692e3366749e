#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "worlds/pacman/model.h"

namespace ariadne::pacman {

// What is wrong with a row, and at which of its bytes.
struct RowFault {
    std::size_t at = 0;
    std::string message;
};

// Appends the tiles of a row such as "V,J3, Z": `cols` of them, called so by `width_name` in messages.
std::optional<RowFault> read_row(std::string_view row, int cols, std::string_view width_name, std::vector<Tile>& out);

// Where a cell of a row begins.
std::size_t cell_offset(std::string_view row, int col);

}  // namespace ariadne::pacman
