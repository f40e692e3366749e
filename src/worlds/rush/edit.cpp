#include "worlds/rush/edit.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "worlds/board_editor.h"
#include "worlds/rush/scene.h"
#include "worlds/rush/text.h"

namespace ariadne::rush {

namespace {

bool is_wall(const Board& board, Cell c) {
    return std::ranges::binary_search(board.walls, c);
}

// What is in the way of a vehicle or a wall; a vehicle with the same name, itself before it moved, is not. Empty:
// nothing.
Message in_the_way(const Board& board, const Vehicle& vehicle) {
    const Message expected = vehicle.length == 1 ? Message(tr("a free cell"))
                                                 : Message(tr_n("{0} free cell", "{0} free cells"), vehicle.length);
    for (int i = 0; i < vehicle.length; ++i) {
        const Cell c = vehicle.cell(i);
        if (!board.size.contains(c)) return {tr("{0} is off the board, expected {1}"), cell_in_words(c), expected};
        if (is_wall(board, c)) return {tr("{0}: a wall is in the way, expected {1}"), cell_in_words(c), expected};
        const std::size_t other = board.vehicle_on(c);
        if (other < board.vehicles.size() && board.vehicles[other].name != vehicle.name)
            return {other == board.red ? tr("{0}: the red car {1} is in the way, expected {2}")
                                       : tr("{0}: vehicle {1} is in the way, expected {2}"),
                    cell_in_words(c), board.vehicles[other].name, expected};
    }
    return {};
}

char next_name(const Board& board) {
    for (const char name : vehicle_names)
        if (board.vehicle_called(name) == board.vehicles.size()) return name;
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
    if (const Message what = in_the_way(board, vehicle); !what.empty()) return fail(what);
    if (board.vehicles.size() == most_vehicles)
        return fail({tr("there are {0} vehicles, and no letters are left for more"), most_vehicles});
    vehicle.name = next_name(board);
    insert(board, vehicle);
    return {};
}

Result<void> move_red(Board& board, Cell at, bool across) {
    if (!across) return fail({tr("{0}: the red car must be horizontal, not vertical"), cell_in_words(at)});
    Vehicle red = board.red_car();
    red.at = at;
    if (const Message what = in_the_way(board, red); !what.empty()) return fail(what);
    board.vehicles[board.red] = red;
    return {};
}

Result<void> add_wall(Board& board, Cell c) {
    if (is_wall(board, c)) return {};
    if (const Message what = in_the_way(board, {.name = '\0', .length = 1, .at = c}); !what.empty()) return fail(what);
    board.walls.insert(std::ranges::lower_bound(board.walls, c), c);
    return {};
}

Result<void> clear(Board& board, Cell c) {
    const std::size_t vehicle = board.vehicle_on(c);
    if (vehicle == board.red)
        return fail({tr("{0}: the red car {1} is here; move it before clearing this cell"), cell_in_words(c),
                     board.red_car().name});
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
    static Message name_of(const Card& /*card*/, Cell cell) { return cell_in_words(cell); }

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
                {tr("a board of {0} x {1} cells has no room for the red car, which needs {2} free cells in a row"),
                 size.rows, size.cols, red.length});
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
