#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "grid/grid.h"

namespace ariadne::rush {

inline constexpr int least_side = 4;
inline constexpr int most_side = 16;
// Of vehicles, in their order: o and x mean something else.
inline constexpr std::string_view vehicle_names = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnpqrstuvwyz";
inline constexpr std::size_t most_vehicles = vehicle_names.size();

// A car or a truck. It slides along the row or column it stands in.
struct Vehicle {
    char name = 'A';
    bool across = true;  // stands in a row, else in a column
    int length = 2;      // 2 or 3 cells
    Cell at;             // its left or upper end

    friend bool operator==(const Vehicle&, const Vehicle&) = default;

    int line() const { return across ? at.row : at.col; }      // the row or column it stands in
    int position() const { return across ? at.col : at.row; }  // and where in it
    Cell cell(int i) const { return across ? Cell{at.row, at.col + i} : Cell{at.row + i, at.col}; }
    bool covers(Cell c) const {
        const int along = across ? c.col - at.col : c.row - at.row;
        return (across ? c.row : c.col) == line() && along >= 0 && along < length;
    }
    // Where its front is and comes on the way.
    std::vector<Cell> way(int by) const {
        std::vector<Cell> out;
        for (int i = 0; i <= (by < 0 ? -by : by); ++i) out.push_back(cell(by < 0 ? -i : length - 1 + i));
        return out;
    }
    Vehicle moved(int by) const {
        Vehicle out = *this;
        (across ? out.at.col : out.at.row) += by;
        return out;
    }
};

// A car park. The exit is at the right end of the red car's row.
struct Board {
    Size size{6, 6};
    std::vector<Vehicle> vehicles;  // by name, each name once
    std::size_t red = 0;            // the one that has to leave; stands in a row
    std::vector<Cell> walls;        // in reading order

    friend bool operator==(const Board&, const Board&) = default;

    const Vehicle& red_car() const { return vehicles[red]; }
    bool solved() const { return red_car().at.col + red_car().length == size.cols; }
    // What stands on a cell, as a place among the vehicles; their number: none of them.
    std::size_t vehicle_on(Cell c) const {
        std::size_t i = 0;
        while (i < vehicles.size() && !vehicles[i].covers(c)) ++i;
        return i;
    }
    // The vehicle of this name; their number: none has it.
    std::size_t vehicle_called(char name) const {
        std::size_t i = 0;
        while (i < vehicles.size() && vehicles[i].name != name) ++i;
        return i;
    }
    // Not the red car.
    void remove(std::size_t vehicle) {
        if (vehicle < red) --red;
        vehicles.erase(vehicles.begin() + static_cast<std::ptrdiff_t>(vehicle));
    }
    // How far a vehicle's left or upper end can be from the edge.
    int last_position(const Vehicle& vehicle) const {
        return (vehicle.across ? size.cols : size.rows) - vehicle.length;
    }
};

// One vehicle slides over free cells: a move, of as many steps as cells.
struct Slide {
    std::uint8_t vehicle = 0;  // its place among the board's
    std::int8_t by = 0;        // right and down are positive; never 0

    friend bool operator==(const Slide&, const Slide&) = default;
    int steps() const { return by < 0 ? -by : by; }
};

}  // namespace ariadne::rush
