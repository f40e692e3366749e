#include "worlds/rush/edit.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "worlds/board_editor.h"
#include "worlds/rush/scene.h"
#include "worlds/rush/text.h"

namespace ariadne::rush {

namespace {

std::string name_of(Cell c) {
    return fmt::format("row {}, column {}", c.row + 1, c.col + 1);
}

bool is_wall(const Board& board, Cell c) {
    return std::ranges::binary_search(board.walls, c);
}

// What is in the way of a vehicle; one with the same name, itself before it moved, is not. Empty: nothing.
std::string in_the_way(const Board& board, const Vehicle& vehicle) {
    for (int i = 0; i < vehicle.length; ++i) {
        const Cell c = vehicle.cell(i);
        if (!board.size.contains(c)) return fmt::format("{}: this is over the edge", name_of(c));
        if (is_wall(board, c)) return fmt::format("{}: a wall is here", name_of(c));
        const std::size_t other = board.vehicle_on(c);
        if (other < board.vehicles.size() && board.vehicles[other].name != vehicle.name)
            return fmt::format("{}: {} {} is here", name_of(c), other == board.red ? "the red car" : "vehicle",
                               board.vehicles[other].name);
    }
    return "";
}

std::unexpected<Error> taken(const std::string& what, int length) {
    return fail(fmt::format("{}, expected {} free cells", what, length));
}

char next_name(const Board& board) {
    for (const char name : vehicle_names)
        if (std::ranges::find(board.vehicles, name, &Vehicle::name) == board.vehicles.end()) return name;
    return '\0';
}

void insert(Board& board, const Vehicle& vehicle) {
    const auto place = std::ranges::lower_bound(board.vehicles, vehicle.name, {}, &Vehicle::name);
    if (vehicle.name < board.red_car().name) ++board.red;
    board.vehicles.insert(place, vehicle);
}

Result<void> add_vehicle(Board& board, Vehicle vehicle) {
    const std::size_t there = board.vehicle_on(vehicle.at);
    if (there < board.vehicles.size() && there != board.red) {
        vehicle.name = board.vehicles[there].name;
        if (board.vehicles[there] == vehicle) return {};
    }
    vehicle.name = '\0';
    if (const std::string what = in_the_way(board, vehicle); !what.empty()) return taken(what, vehicle.length);
    if (board.vehicles.size() == most_vehicles)
        return fail(fmt::format("there are {} vehicles, expected no more: every letter is taken", most_vehicles));
    vehicle.name = next_name(board);
    insert(board, vehicle);
    return {};
}

Result<void> move_red(Board& board, Cell at, bool across) {
    if (!across) return fail(fmt::format("{}: the red car would stand in a column, expected it in a row", name_of(at)));
    Vehicle red = board.red_car();
    red.at = at;
    if (const std::string what = in_the_way(board, red); !what.empty()) return taken(what, red.length);
    board.vehicles[board.red] = red;
    return {};
}

Result<void> add_wall(Board& board, Cell c) {
    if (is_wall(board, c)) return {};
    if (const std::string what = in_the_way(board, {.name = '\0', .length = 1, .at = c}); !what.empty())
        return fail(what + ", expected a free cell");
    board.walls.insert(std::ranges::lower_bound(board.walls, c), c);
    return {};
}

Result<void> clear(Board& board, Cell c) {
    const std::size_t vehicle = board.vehicle_on(c);
    if (vehicle == board.red)
        return fail(fmt::format("{}: the red car {} is here and cannot be removed, expected it elsewhere first",
                                name_of(c), board.red_car().name));
    if (vehicle < board.vehicles.size()) board.remove(vehicle);
    std::erase(board.walls, c);
    return {};
}

struct Parts {
    using Model = Card;
    static constexpr worlds::SizeLimits limits{.least = least_side, .most = most_side};

    static Result<Card> read(std::string_view text) { return parse(text); }
    // What the file says of its moves and states may no longer hold, and rows have no place for it.
    static std::string write(const Card& card) { return write_rows(card); }

    static std::vector<worlds::Brush> brushes() {
        using worlds::Touch;
        const Board all{{6, 6}, {{'A', true, 2, {}}, {'B', true, 2, {1, 0}}, {'C', true, 3, {2, 0}}}, 0, {{3, 0}}};
        render::Board looks = drawing(all);
        // The letter is not known before there is a vehicle.
        for (render::Piece& piece : looks.pieces) looks.styles[piece.style].text.clear();
        const auto style = [&](std::size_t vehicle) { return looks.styles[looks.pieces[vehicle].style]; };
        return {{"car", style(1), Touch::across, 2},
                {"truck", style(2), Touch::across, 3},
                {"red car", style(0), Touch::across, 2},
                {"wall", looks.style({3, 0})},
                {"empty", looks.style({4, 0})}};
    }
    static std::vector<worlds::Fact> facts(const Card& /*card*/) { return {}; }
    static void set(Card& /*card*/, std::string_view /*name*/, std::int64_t /*number*/) {}

    static Size size_of(const Card& card) { return card.board.size; }
    static std::string name_of(const Card& /*card*/, Cell cell) { return rush::name_of(cell); }

    static Result<void> paint(Card& card, const worlds::Stroke& stroke) {
        Board& board = card.board;
        const bool across = stroke.side != Direction::down;
        if (stroke.brush == "car") return add_vehicle(board, {'\0', across, 2, stroke.cell});
        if (stroke.brush == "truck") return add_vehicle(board, {'\0', across, 3, stroke.cell});
        if (stroke.brush == "red car") return move_red(board, stroke.cell, across);
        if (stroke.brush == "wall") return add_wall(board, stroke.cell);
        return clear(board, stroke.cell);
    }

    // The red car alone, in the third row of six.
    static Card blank(Size size) {
        return {
            .board = {size, {{'A', true, 2, {(size.rows - 1) / 2, 0}}}, 0, {}}, .moves = {}, .states = {}, .title = {}};
    }

    static Result<Card> resized(const Card& card, Size size) {
        Card out{.board = {size, {}, 0, {}}, .moves = {}, .states = {}, .title = card.title};
        Board& board = out.board;
        std::ranges::copy_if(card.board.walls, std::back_inserter(board.walls),
                             [&](Cell c) { return size.contains(c); });
        const Vehicle& red = card.board.red_car();
        for (const Vehicle& vehicle : card.board.vehicles) {
            const bool fits = size.contains(vehicle.cell(vehicle.length - 1));
            if (!fits && vehicle.name != red.name) continue;
            if (vehicle.name == red.name) board.red = board.vehicles.size();
            board.vehicles.push_back(vehicle);
        }
        if (size.contains(red.cell(red.length - 1))) return out;
        const auto place = worlds::nearest(size, red.at, [&](Cell c) {
            Vehicle moved = red;
            moved.at = c;
            return in_the_way(board, moved).empty();
        });
        if (!place)
            return fail(
                fmt::format("found no place for the red car on {} rows and {} columns, expected {} free cells "
                            "in a row",
                            size.rows, size.cols, red.length));
        board.vehicles[board.red].at = *place;
        return out;
    }
};

}  // namespace

const worlds::Editor& editor() {
    static const worlds::BoardEditor<Parts> editor;
    return editor;
}

}  // namespace ariadne::rush
