#include "worlds/rush/bound.h"

#include <bit>
#include <cstdint>
#include <string>

#include "worlds/rush/reach.h"
#include "worlds/rush/rules.h"

namespace ariadne::rush {

namespace {

bool stand_in_their_lines(const Board& board, std::span<const Cell> vehicles) {
    if (vehicles.size() != board.vehicles.size()) return false;
    for (std::size_t i = 0; i < vehicles.size(); ++i) {
        Vehicle vehicle = board.vehicles[i];
        vehicle.at = vehicles[i];
        if (vehicle.line() != board.vehicles[i].line() || vehicle.position() < 0 ||
            vehicle.position() > board.last_position(vehicle))
            return false;
    }
    return true;
}

// "D, E"
std::string names(const Board& board, std::uint64_t vehicles) {
    std::string out;
    for (; vehicles != 0; vehicles &= vehicles - 1) {
        if (!out.empty()) out += ", ";
        out += board.vehicles[static_cast<std::size_t>(std::countr_zero(vehicles))].name;
    }
    return out;
}

Message why(const Board& board, const BoundPart& part) {
    const char red = board.red_car().name;
    const char name = board.vehicles[part.vehicle].name;
    if (part.vehicle == board.red) return {tr("{0} has to drive out"), name};
    if (part.over != 0 && part.under != 0)
        return {tr("{0} blocks {1}, and {2} or {3} must move first"), name, red, names(board, part.over),
                names(board, part.under)};
    if (part.over != 0 || part.under != 0)
        return {tr("{0} blocks {1}, and {2} must move first"), name, red, names(board, part.over | part.under)};
    return {tr("{0} blocks {1}"), name, red};
}

}  // namespace

Result<std::vector<worlds::BoundPart>> bound_parts(const Board& board, const Question& question,
                                                   std::span<const Cell> vehicles) {
    if (!stand_in_their_lines(board, vehicles)) return fail(tr("these are not places of the board's vehicles"));
    const Reach ranges = reach(board);
    const auto parts =
        with_rules(board, ranges, question.objective, lookahead_of(question.algorithm), [&](const auto& rules) {
            auto state = rules.start();
            for (std::size_t i = 0; i < vehicles.size(); ++i) {
                const Vehicle& vehicle = board.vehicles[i];
                state.move(i, (vehicle.across ? vehicles[i].col : vehicles[i].row) - vehicle.position());
            }
            return rules.bound(state) == search::unreachable ? std::vector<BoundPart>() : rules.bound_parts(state);
        });
    std::vector<worlds::BoundPart> out;
    for (const BoundPart& part : parts) out.push_back({part.vehicle, part.value, why(board, part)});
    return out;
}

}  // namespace ariadne::rush
