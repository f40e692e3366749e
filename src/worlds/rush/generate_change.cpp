#include "worlds/rush/generate_change.h"

#include <algorithm>
#include <vector>

namespace ariadne::rush {

namespace {

constexpr int boxed_cars = 11;
constexpr int boxed_trucks = 4;

std::vector<bool> taken_cells(const Board& board) {
    std::vector<bool> out(board.size.area());
    for (const Cell wall : board.walls) out[board.size.index(wall)] = true;
    for (const Vehicle& vehicle : board.vehicles)
        for (int i = 0; i < vehicle.length; ++i) out[board.size.index(vehicle.cell(i))] = true;
    return out;
}

int below(Random& random, int n) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(n)));
}

bool may_have(const Board& board, const Recipe& recipe, int length) {
    if (!recipe.boxed) return true;
    const auto same = std::ranges::count(board.vehicles, length, &Vehicle::length);
    return length == 2 ? same <= boxed_cars : same < boxed_trucks;  // the red one is no car of the box
}

// All places of a vehicle are as likely. None stands beside the red car: on its right it would never let it go, on its
// left it would only be in the way of nothing.
bool add_vehicle(Board& board, const Recipe& recipe, Random& random) {
    constexpr int truck_percent = 30;
    const int length = random.chance(truck_percent, 100) ? 3 : 2;
    if (!may_have(board, recipe, length) || board.vehicles.size() >= most_vehicles) return false;
    const std::vector<bool> taken = taken_cells(board);
    std::vector<Vehicle> places;
    for (const bool across : {true, false})
        for (int row = 0; row < board.size.rows; ++row)
            for (int col = 0; col < board.size.cols; ++col) {
                const Vehicle vehicle{'?', across, length, {row, col}};
                if (vehicle.position() > board.last_position(vehicle)) continue;
                if (across && row == board.red_car().at.row) continue;
                bool free = true;
                for (int i = 0; i < length; ++i) free = free && !taken[board.size.index(vehicle.cell(i))];
                if (free) places.push_back(vehicle);
            }
    if (places.empty()) return false;
    board.vehicles.push_back(places[random.below(places.size())]);
    return true;
}

void remove_vehicle(Board& board, Random& random) {
    board.remove(1 + random.below(board.vehicles.size() - 1));
}

// Not in the red car's row.
bool add_wall(Board& board, Random& random) {
    const std::vector<bool> taken = taken_cells(board);
    constexpr int tries = 20;
    for (int i = 0; i < tries; ++i) {
        const Cell at{below(random, board.size.rows), below(random, board.size.cols)};
        if (at.row == board.red_car().at.row || taken[board.size.index(at)]) continue;
        board.walls.push_back(at);
        std::ranges::sort(board.walls, {}, [&](Cell wall) { return board.size.index(wall); });
        return true;
    }
    return false;
}

// How many vehicles a board may have on the way to one that has what was asked for.
struct Crowd {
    std::size_t least = 2;
    std::size_t most = most_vehicles;
};

Crowd crowd_of(const Recipe& recipe) {
    if (!recipe.vehicles) return {};
    const auto asked = static_cast<std::size_t>(*recipe.vehicles);
    // Some of them may go when it is made minimal.
    return {asked, recipe.minimal ? std::min(asked + 3, most_vehicles) : asked};
}

}  // namespace

std::optional<Board> random_board(const Recipe& recipe, Random& random) {
    Board out;
    out.size = recipe.size;
    out.vehicles.push_back({'A', true, 2, {(recipe.size.rows - 1) / 2, below(random, recipe.size.cols - 2)}});
    for (int i = 0; i < recipe.walls; ++i)
        if (!add_wall(out, random)) return std::nullopt;
    // Vehicles take about two thirds of the cells.
    const std::size_t usual = recipe.size.area() * 2 / 3 * 10 / 23;
    const Crowd crowd = crowd_of(recipe);
    const std::size_t wanted = recipe.vehicles ? crowd.least : usual;
    constexpr int tries = 100;
    for (int i = 0; i < tries && out.vehicles.size() < wanted; ++i) add_vehicle(out, recipe, random);
    if (out.vehicles.size() < crowd.least) return std::nullopt;
    return out;
}

std::optional<Board> changed(const Board& board, const Recipe& recipe, Random& random) {
    const Crowd crowd = crowd_of(recipe);
    Board out = board;
    const auto more = [&] { return out.vehicles.size() < crowd.most && add_vehicle(out, recipe, random); };
    const auto less = [&] {
        if (out.vehicles.size() <= std::max<std::size_t>(crowd.least, 2)) return false;
        remove_vehicle(out, random);
        return true;
    };
    const auto elsewhere = [&] {
        if (out.vehicles.size() < 2) return false;
        remove_vehicle(out, random);
        return add_vehicle(out, recipe, random);
    };
    bool done = false;
    const std::uint64_t kind = random.below(10);
    if (kind == 0 && !out.walls.empty()) {
        out.walls.erase(out.walls.begin() + below(random, static_cast<int>(out.walls.size())));
        done = add_wall(out, random);
    } else if (kind < 4) {
        done = more();
    } else if (kind < 6) {
        done = less();
    } else {
        done = elsewhere();
    }
    if (!done) return std::nullopt;
    return out;
}

Board renamed(Board board) {
    const Vehicle red = board.red_car();
    board.vehicles.erase(board.vehicles.begin() + static_cast<std::ptrdiff_t>(board.red));
    std::ranges::sort(board.vehicles, {}, [&](const Vehicle& vehicle) { return board.size.index(vehicle.at); });
    board.vehicles.insert(board.vehicles.begin(), red);
    board.red = 0;
    for (std::size_t i = 0; i < board.vehicles.size(); ++i) board.vehicles[i].name = vehicle_names[i];
    return board;
}

}  // namespace ariadne::rush
