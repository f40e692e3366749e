#pragma once

#include <span>
#include <string_view>

#include "base/error.h"
#include "worlds/rush/model.h"

namespace ariadne::rush {

constexpr bool is_letter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

// Whether a vehicle may be called so.
constexpr bool is_name(char c) {
    return vehicle_names.find(c) != std::string_view::npos;
}

// A row of a board and where it stands in its file.
struct Row {
    std::string_view cells;
    int line = 1;
    int column = 1;
};

// Finds the vehicles and walls in rows of equal length.
Result<Board> place_vehicles(std::span<const Row> rows, char red);

}  // namespace ariadne::rush
