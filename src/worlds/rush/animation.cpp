#include "worlds/rush/animation.h"

#include <string>
#include <utility>

#include <fmt/format.h>

#include "worlds/rush/scene.h"

namespace ariadne::rush {

namespace {

constexpr unsigned rest = 8;         // frames that a position stays
constexpr unsigned first_rest = 20;  // and the first, until people have found the red car

std::vector<render::Figure> figures_of(std::size_t moves, std::size_t of) {
    return {{fmt::format("of {} moves", of), std::to_string(moves)}};
}

// From 0 to 1, slowly at both ends.
double eased(double time) {
    return time * time * (3 - 2 * time);
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
        const int between = 3 + slides[i].steps();
        for (int k = 1; k < between; ++k) {
            const double far = by * eased(static_cast<double>(k) / between);
            add(i + 1, {{which, vehicle.at, vehicle.across ? render::Point{far, 0} : render::Point{0, far}}});
        }
        vehicle = vehicle.moved(by);
        stay(add(i + 1, {{which, vehicle.at, {}}}), rest);
    }
    return out;
}

}  // namespace ariadne::rush
