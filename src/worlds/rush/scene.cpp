#include "worlds/rush/scene.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "worlds/rush/slide_text.h"

namespace ariadne::rush {

namespace {

enum Kind : std::uint8_t { floor, wall, first_vehicle };

// A letter has the same colour on every board. Letters that follow each other are far apart on the circle of hues, and
// neighbours on it differ in lightness. There are 26 places; small letters have those between.
render::Paint paint_of(char letter) {
    using render::Role;
    constexpr int places = 26;
    constexpr int stride = 11;
    const bool small = letter >= 'a';
    const int place = (letter - (small ? 'a' : 'A')) * stride % places;
    const bool deep = (place % 2 == 1) != small;
    const float level = (static_cast<float>(place) + (small ? 0.5F : 0.0F)) / static_cast<float>(places);
    return {deep ? Role::deep : Role::piece, level};
}

}  // namespace

render::Board drawing(const Board& board) {
    using render::Role;
    render::Board out{.size = board.size, .styles = {}, .cells = {}, .axes = {}};
    out.styles.resize(first_vehicle);
    out.styles[wall] = {.fill = {Role::wall}, .text = "#", .solid = true};
    out.cells.assign(board.size.area(), floor);
    for (const Cell c : board.walls) out.cells[board.size.index(c)] = wall;
    for (std::size_t i = 0; i < board.vehicles.size(); ++i) {
        const Vehicle& vehicle = board.vehicles[i];
        const Size extent = vehicle.across ? Size{1, vehicle.length} : Size{vehicle.length, 1};
        out.pieces.push_back(
            {.at = vehicle.at, .extent = extent, .style = static_cast<std::uint8_t>(first_vehicle + i)});
        out.styles.push_back({.fill = i == board.red ? render::Paint{Role::danger} : paint_of(vehicle.name),
                              .text = std::string(1, vehicle.name)});
    }
    out.gate = board.red_car().at.row;
    return out;
}

namespace {

constexpr std::size_t most_arrows = 9;
constexpr std::size_t words_a_line = 10;

// From the vehicle's front to where that will be.
render::Arrow arrow_of(const Vehicle& vehicle, int by) {
    constexpr double inside = 0.32;  // cells from the front to the number on the vehicle
    constexpr double before = 0.22;  // and to the tip
    const bool ahead = by > 0;
    const double front = vehicle.position() + (ahead ? vehicle.length : 0);
    const double from = front + (ahead ? -inside : inside);
    const double to = front + by + (ahead ? -before : before);
    const double line = vehicle.line() + 0.5;
    return vehicle.across ? render::Arrow{{from, line}, {to, line}, ""} : render::Arrow{{line, from}, {line, to}, ""};
}

// Whether an arrow would hide the letter in the middle of a vehicle.
bool hides(const render::Arrow& arrow, const Vehicle& vehicle) {
    constexpr double near = 0.35;
    const double half = vehicle.length / 2.0;
    const double x = vehicle.at.col + (vehicle.across ? half : 0.5);
    const double y = vehicle.at.row + (vehicle.across ? 0.5 : half);
    return x > std::min(arrow.from.x, arrow.to.x) - near && x < std::max(arrow.from.x, arrow.to.x) + near &&
           y > std::min(arrow.from.y, arrow.to.y) - near && y < std::max(arrow.from.y, arrow.to.y) + near;
}

// The first slides, as long as each moves a vehicle that has not moved yet and no arrow meets another or a letter.
std::vector<render::Arrow> first_arrows(const Board& board, const std::vector<Slide>& slides) {
    std::vector<render::Arrow> out;
    std::vector<bool> moved(board.vehicles.size());
    std::vector<bool> taken(board.size.area());
    for (const Slide slide : slides) {
        const Vehicle& vehicle = board.vehicles[slide.vehicle];
        const std::vector<Cell> way = vehicle.way(slide.by);
        render::Arrow arrow = arrow_of(vehicle, slide.by);
        const bool free =
            std::ranges::all_of(way, [&](Cell c) { return board.size.contains(c) && !taken[board.size.index(c)]; }) &&
            std::ranges::none_of(board.vehicles, [&](const Vehicle& other) { return hides(arrow, other); });
        if (moved[slide.vehicle] || !free || out.size() == most_arrows) break;
        moved[slide.vehicle] = true;
        for (const Cell c : way) taken[board.size.index(c)] = true;
        arrow.text = std::to_string(out.size() + 1);
        out.push_back(std::move(arrow));
    }
    return out;
}

}  // namespace

render::Scene scene(const Card& card, const std::vector<Slide>* slides) {
    const Board& board = card.board;
    render::Scene out;
    out.title = card.title.empty() ? Message(tr("Rush Hour")) : Message::plain(card.title);
    out.board = drawing(board);
    if (slides != nullptr) {
        int steps = 0;
        for (const Slide slide : *slides) steps += slide.steps();
        out.figures = {{{tr_nc("unit", "move", "moves"), slides->size()}, std::to_string(slides->size())},
                       {{tr_nc("unit", "step", "steps"), steps}, std::to_string(steps)}};
        out.arrows = first_arrows(board, *slides);
        worlds::add_words(write_slides(board, *slides), words_a_line, out.captions);
    } else if (card.moves) {
        out.figures = {{{tr_nc("unit", "move", "moves"), *card.moves}, std::to_string(*card.moves)}};
    }
    const std::size_t vehicles = board.vehicles.size();
    out.figures.push_back({{tr_nc("unit", "vehicle", "vehicles"), vehicles}, std::to_string(vehicles)});
    return out;
}

namespace {

constexpr int frames_a_move = 10;
constexpr int most_sliding = 7;      // of these; then the position rests
constexpr unsigned first_rest = 16;  // frames, until people have found the red car

std::vector<render::Figure> figures_of(std::size_t moves, std::size_t of) {
    return {{{tr_n("of {0} move", "of {0} moves"), of}, std::to_string(moves)}};
}

}  // namespace

render::Animation animation(const Card& card, const std::vector<Slide>& slides) {
    render::Animation out{scene(card, nullptr), {}};
    out.scene.figures = figures_of(0, slides.size());
    const auto add = [&](std::size_t moves, std::vector<render::Shift> shifts) -> render::Frame& {
        render::Frame& frame = out.frames.emplace_back();
        frame.figures = figures_of(moves, slides.size());
        frame.shifts = std::move(shifts);
        return frame;
    };
    const auto stay = [](render::Frame& frame, unsigned frames) {
        frame.kept = true;
        frame.lasts = frames;
    };
    stay(add(0, {}), first_rest);
    std::vector<Vehicle> vehicles = card.board.vehicles;
    for (std::size_t i = 0; i < slides.size(); ++i) {
        const auto [which, by] = slides[i];
        Vehicle& vehicle = vehicles[which];
        const int between = std::min(2 + slides[i].steps(), most_sliding) + 1;
        for (int k = 1; k < between; ++k) {
            const double far = by * worlds::eased(static_cast<double>(k) / between);
            add(i + 1, {{which, vehicle.at, vehicle.across ? render::Point{far, 0} : render::Point{0, far}}});
        }
        vehicle = vehicle.moved(by);
        stay(add(i + 1, {{which, vehicle.at, {}}}), static_cast<unsigned>(frames_a_move - between + 1));
    }
    return out;
}

}  // namespace ariadne::rush
