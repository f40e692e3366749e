#include "worlds/rush/bound.h"

#include <bit>
#include <cstdint>
#include <string>

#include "worlds/rush/reach.h"

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

Message why(const Board& board, const Share& share) {
    const char red = board.red_car().name;
    const char name = board.vehicles[share.vehicle].name;
    if (share.vehicle == board.red) return {tr("{0} has to drive out"), name};
    if (share.over != 0 && share.under != 0)
        return {tr("{0} blocks {1}, and {2} (above) or {3} (below) must move first"), name, red,
                names(board, share.over), names(board, share.under)};
    if (share.over != 0 || share.under != 0)
        return {tr("{0} blocks {1}, and {2} must move first"), name, red, names(board, share.over | share.under)};
    return {tr("{0} blocks {1}"), name, red};
}

}  // namespace

Result<std::vector<worlds::BoundPart>> bound_parts(const Board& board, Objective objective, Lookahead lookahead,
                                                   std::span<const Cell> vehicles) {
    if (!stand_in_their_lines(board, vehicles)) return fail(tr("these are not places of the board's vehicles"));
    const WidestRules rules(board, reach(board), objective, lookahead);
    auto state = rules.start();
    for (std::size_t i = 0; i < vehicles.size(); ++i) {
        const Vehicle& vehicle = board.vehicles[i];
        state.move(i, (vehicle.across ? vehicles[i].col : vehicles[i].row) - vehicle.position());
    }
    const auto shares = rules.shares(state);
    if (!shares) return fail({tr("{0} cannot leave from there"), board.red_car().name});
    std::vector<worlds::BoundPart> out;
    for (const Share& share : *shares) out.push_back({share.vehicle, share.value, why(board, share)});
    return out;
}

}  // namespace ariadne::rush
