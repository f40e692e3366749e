#include "worlds/rush/rules.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace ariadne::rush {

namespace {

std::uint32_t mask(int from, int length) {
    return ((1U << static_cast<unsigned>(length)) - 1U) << static_cast<unsigned>(from);
}

constexpr std::uint8_t empty_cell = 255;

bool has(std::uint32_t bits, int at) {
    return (bits >> static_cast<unsigned>(at) & 1U) != 0;
}

}  // namespace

template <std::size_t Words>
Rules<Words>::Rules(const Board& board, const Reach& reach, Objective objective, Lookahead lookahead)
    : board_(board),
      red_(board.red),
      exit_(board.last_position(board.red_car())),
      by_steps_(objective == Objective::steps),
      lookahead_(lookahead) {
    for (std::size_t i = 0; i < board.vehicles.size(); ++i) {
        const Vehicle& vehicle = board.vehicles[i];
        fixed_.push_back({vehicle.across, vehicle.length, vehicle.line(), reach.ranges[i]});
        start_.move(i, vehicle.position());
    }
    for (const Cell wall : board.walls) {
        walls_.rows[static_cast<std::size_t>(wall.row)] |= mask(wall.col, 1);
        walls_.cols[static_cast<std::size_t>(wall.col)] |= mask(wall.row, 1);
    }
}

template <std::size_t Words>
typename Rules<Words>::Covered Rules<Words>::covered(const State& state) const {
    Covered out = walls_;
    for (std::size_t i = 0; i < fixed_.size(); ++i) {
        const Fixed& vehicle = fixed_[i];
        const int at = state.at(i);
        (vehicle.across ? out.rows : out.cols)[static_cast<std::size_t>(vehicle.line)] |= mask(at, vehicle.length);
        const std::uint32_t across = mask(vehicle.line, 1);
        for (int k = 0; k < vehicle.length; ++k)
            (vehicle.across ? out.cols : out.rows)[static_cast<std::size_t>(at + k)] |= across;
    }
    return out;
}

template <std::size_t Words>
void Rules<Words>::moves(const State& state, std::vector<Slide>& out) const {
    const Covered taken = covered(state);
    for (std::size_t i = 0; i < fixed_.size(); ++i) {
        const Fixed& vehicle = fixed_[i];
        const std::uint32_t line = (vehicle.across ? taken.rows : taken.cols)[static_cast<std::size_t>(vehicle.line)];
        const int at = state.at(i);
        const int far = by_steps_ ? 1 : most_side;
        const auto name = static_cast<std::uint8_t>(i);
        for (int by = 1; by <= far && at - by >= vehicle.range.low && !has(line, at - by); ++by)
            out.push_back({name, static_cast<std::int8_t>(-by)});
        for (int by = 1; by <= far && at + by <= vehicle.range.high && !has(line, at + by + vehicle.length - 1); ++by)
            out.push_back({name, static_cast<std::int8_t>(by)});
    }
}

template <std::size_t Words>
std::uint64_t Rules<Words>::standing_in(const State& state, int col, int from, int to) const {
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < fixed_.size(); ++i) {
        const Fixed& vehicle = fixed_[i];
        const int at = state.at(i);
        const bool there = vehicle.across
                               ? vehicle.line >= from && vehicle.line < to && at <= col && col < at + vehicle.length
                               : vehicle.line == col && at < to && from < at + vehicle.length;
        if (there) out |= std::uint64_t{1} << i;
    }
    return out;
}

template <std::size_t Words>
std::int64_t Rules<Words>::bound(const State& state) const {
    if (lookahead_ == Lookahead::none || is_goal(state)) return 0;
    return lookahead_ == Lookahead::chains ? chain(state) : way_out(state, [](const Share&) {});
}

template <std::size_t Words>
std::optional<std::vector<Share>> Rules<Words>::shares(const State& state) const {
    std::vector<Share> out;
    if (lookahead_ == Lookahead::none || is_goal(state)) return out;
    if (way_out(state, [&](const Share& share) { out.push_back(share); }) == search::unreachable) return std::nullopt;
    return out;
}

// The red car moves, and so does every vehicle between it and the exit. Such a vehicle leaves the row by going up or
// down; whatever stands on the cells that it must pass moves too. Which way it goes is not known, but the fewer of the
// two sets must move in any case. Sets of several vehicles add up where no vehicle is in two of them.
template <std::size_t Words>
template <class Tell>
std::int64_t Rules<Words>::way_out(const State& state, const Tell& tell) const {
    const int row = fixed_[red_].line;
    const int nose = state.at(red_) + fixed_[red_].length;
    const auto unit = [&](int steps) { return by_steps_ ? steps : 1; };
    std::int64_t total = unit(exit_ - state.at(red_));
    tell({red_, total});
    const auto add = [&](std::size_t vehicle, int value, std::uint64_t over = 0, std::uint64_t under = 0) {
        total += value;
        tell({vehicle, value, over, under});
    };
    std::uint64_t sure = std::uint64_t{1} << red_;  // move in any case
    for (std::size_t i = 0; i < fixed_.size(); ++i) {
        const Fixed& vehicle = fixed_[i];
        const int at = state.at(i);
        if (vehicle.across && vehicle.line == row && at >= nose) return search::unreachable;
        if (!vehicle.across && vehicle.line >= nose && at <= row && row < at + vehicle.length)
            sure |= std::uint64_t{1} << i;
    }
    std::uint64_t used = 0;
    for (std::size_t i = 0; i < fixed_.size(); ++i) {
        if ((sure >> i & 1U) == 0 || i == red_) continue;
        const Fixed& vehicle = fixed_[i];
        const int at = state.at(i);
        const int above = row - vehicle.length;  // where it stands clear of the row
        const int below = row + 1;
        const bool up = above >= vehicle.range.low;
        const bool down = below <= vehicle.range.high;
        if (!up && !down) return search::unreachable;
        const int none = std::numeric_limits<int>::max();
        const int up_cost = up ? unit(at - above) : none;
        const int down_cost = down ? unit(below - at) : none;
        const int plain = std::min(up_cost, down_cost);
        if (lookahead_ == Lookahead::blockers) {
            add(i, plain);
            continue;
        }
        const std::uint64_t over = up ? standing_in(state, vehicle.line, above, at) & ~sure : 0;
        const std::uint64_t under =
            down ? standing_in(state, vehicle.line, at + vehicle.length, below + vehicle.length) & ~sure : 0;
        if (((over | under) & used) != 0) {
            add(i, plain);
            continue;
        }
        const int by_up = up ? up_cost + std::popcount(over) : none;
        const int by_down = down ? down_cost + std::popcount(under) : none;
        const bool must = (!up || over != 0) && (!down || under != 0);
        add(i, std::min(by_up, by_down), must ? over : 0, must ? under : 0);
        used |= over | under;
    }
    return total;
}

// Chains. Whoever stands on a cell that a vehicle must pass has to leave it, back or forth, and whoever is in its way
// then has to leave in turn. All who are counted move, and nobody is counted twice: where there is a choice, the lesser
// of two sums counts, and whoever is in either is left out of all that follow. So longer chains can also mean less, and
// the most of several lengths is taken.
template <std::size_t Words>
std::int64_t Rules<Words>::chain(const State& state) const {
    Standing standing;
    standing.fill(empty_cell);
    for (std::size_t i = 0; i < fixed_.size(); ++i)
        for (int k = 0; k < fixed_[i].length; ++k)
            standing[fixed_[i].cell(state.at(i) + k)] = static_cast<std::uint8_t>(i);
    std::int64_t most = 0;
    for (const int links : {2, 3, 6}) {
        std::uint64_t counted = std::uint64_t{1} << red_;
        most = std::max(most, going(state, standing, {red_, exit_}, links, counted));
    }
    return most;
}

template <std::size_t Words>
std::int64_t Rules<Words>::going(const State& state, const Standing& standing, Going who, int links,
                                 std::uint64_t& counted) const {
    const Fixed& vehicle = fixed_[who.vehicle];
    const int at = state.at(who.vehicle);
    const bool back = who.to < at;
    const int begin = back ? who.to : at + vehicle.length;  // the cells that it must pass
    const int end = back ? at : who.to + vehicle.length;
    std::int64_t total = by_steps_ ? end - begin : 1;
    if (links == 0) return total;
    std::uint64_t fresh = 0;
    for (int place = begin; place < end; ++place)
        if (const std::uint8_t other = standing[vehicle.cell(place)]; other != empty_cell)
            fresh |= std::uint64_t{1} << other;
    fresh &= ~counted;
    counted |= fresh;
    for (; fresh != 0; fresh &= fresh - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(fresh));
        const Fixed& other = fixed_[i];
        const bool along = other.across == vehicle.across;
        const Range cells = along ? Range{begin, end} : Range{vehicle.line, vehicle.line + 1};
        const int before = cells.low - other.length;
        std::uint64_t counted_back = counted;
        std::uint64_t counted_forth = counted;
        const bool can_go_back = !(along && !back) && before >= other.range.low;
        const bool can_go_forth = !(along && back) && cells.high <= other.range.high;
        const std::int64_t rest = std::min(
            can_go_back ? going(state, standing, {i, before}, links - 1, counted_back) : search::unreachable,
            can_go_forth ? going(state, standing, {i, cells.high}, links - 1, counted_forth) : search::unreachable);
        if (rest == search::unreachable) return rest;
        total += rest;
        counted = counted_back | counted_forth;
    }
    return total;
}

template <std::size_t Words>
Board Rules<Words>::board(const State& state) const {
    Board out = board_;
    for (std::size_t i = 0; i < out.vehicles.size(); ++i)
        out.vehicles[i] = out.vehicles[i].moved(state.at(i) - out.vehicles[i].position());
    return out;
}

template class Rules<1>;
template class Rules<2>;
template class Rules<4>;

}  // namespace ariadne::rush
