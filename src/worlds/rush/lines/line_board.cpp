#include "worlds/rush/lines/line_board.h"

#include <algorithm>
#include <bit>

namespace ariadne::rush::lines {

namespace {

constexpr Word one_bit(unsigned at) {
    return Word{1} << at;
}

// Cells by rows become cells by columns, and back.
constexpr Word transposed(Word x) {
    Word t = (x ^ (x >> 7U)) & 0x00AA00AA00AA00AAU;
    x ^= t ^ (t << 7U);
    t = (x ^ (x >> 14U)) & 0x0000CCCC0000CCCCU;
    x ^= t ^ (t << 14U);
    t = (x ^ (x >> 28U)) & 0x00000000F0F0F0F0U;
    return x ^ t ^ (t << 28U);
}

// The cells of one line in the word of those that cross it.
constexpr Word across(unsigned cells, unsigned line) {
    // The eight bits go to the lowest bits of eight bytes.
    const Word spread =
        ((Word{cells} & 0x0fU) * 0x00204081U & 0x01010101U) | ((Word{cells} >> 4U) * 0x00204081U & 0x01010101U) << 32U;
    return spread << line;
}

constexpr Word most_states = Word{1} << 29U;  // 64 MiB, a bit each

}  // namespace

// A row or column that is being laid out.
struct LineBoard::Line {
    std::size_t side = 0;
    unsigned number = 0;
    std::array<std::uint8_t, 4> vehicles = {};  // in the order in which they stand
    std::array<Range, 4> ranges = {};           // of these
    std::size_t count = 0;
    unsigned visible = 0;  // cells where somebody who crosses can ever come
    bool red = false;

    unsigned shift() const { return 8 * number; }
    bool sees(int cell) const { return (visible >> static_cast<unsigned>(cell) & 1U) != 0; }
    unsigned can_cover(const Board& board) const {
        unsigned out = 0;
        for (std::size_t i = 0; i < count; ++i)
            out |= stretch(ranges[i].low, ranges[i].high + board.vehicles[vehicles[i]].length);
        return out;
    }
    bool trim(const Vehicle& vehicle);
    unsigned stops(const Vehicle& vehicle) const;
};

// A position is of no use beside another one if the cell that the other one covers besides is one where nobody can ever
// come: whatever is possible from the first is possible from the other, in as many moves and no more steps. At the ends
// of its range nobody even passes it. (The red car has to pass all cells up to the exit.) True: the range became
// smaller.
bool LineBoard::Line::trim(const Vehicle& vehicle) {
    Range& range = ranges[0];
    const Range before = range;
    const int start = vehicle.position();
    while (range.high > start && !red && !sees(range.high - 1)) --range.high;
    while (range.low < start && !sees(range.low + vehicle.length)) ++range.low;
    return range != before;
}

// Within the range such positions are passed, which takes steps, but it takes no moves. Of two that are as good as each
// other, the one nearer to the start is kept: it may be the start.
unsigned LineBoard::Line::stops(const Vehicle& vehicle) const {
    unsigned out = stretch(ranges[0].low, ranges[0].high + 1);
    for (int at = ranges[0].low + 1; at <= ranges[0].high; ++at) {
        const bool before_is_enough = !sees(at - 1);
        const bool this_is_enough = !sees(at - 1 + vehicle.length);
        if (before_is_enough && !(this_is_enough && at <= vehicle.position()))
            out &= ~(1U << static_cast<unsigned>(at));
        else if (this_is_enough)
            out &= ~(1U << static_cast<unsigned>(at - 1));
    }
    return out;
}

// False: it does not fit.
bool LineBoard::load(const Board& board, const Reach& reach, std::optional<Objective> objective) {
    if (board.size.rows > 8 || board.size.cols > 8) return false;
    start = places = stops = trucks = {};
    singles = {~Word{0}, ~Word{0}};
    states = 1;
    start_index = 0;
    on_red_row = red_at_exit = 0;
    for (Side& side : sides) {
        side.several_count = 0;
        side.covering.fill(0);
    }

    std::array<std::array<Line, 8>, 2> lines;
    for (std::size_t i = 0; i < board.vehicles.size(); ++i) {
        const Vehicle& vehicle = board.vehicles[i];
        Line& line = lines[vehicle.across ? 0 : 1][static_cast<std::size_t>(vehicle.line())];
        if (line.count == line.vehicles.size()) return false;
        std::size_t at = line.count++;
        for (; at > 0 && board.vehicles[line.vehicles[at - 1]].position() > vehicle.position(); --at) {
            line.vehicles[at] = line.vehicles[at - 1];
            line.ranges[at] = line.ranges[at - 1];
        }
        line.vehicles[at] = static_cast<std::uint8_t>(i);
        line.ranges[at] = reach.ranges[i];
    }
    red_shift = static_cast<unsigned>(8 * board.red_car().at.row);
    lines[0][red_shift / 8].red = true;
    // Where a range becomes smaller, those who cross may have less to look out for.
    for (bool changed = true; changed;) {
        changed = false;
        std::array<Word, 2> can_cover = {};
        for (std::size_t side = 0; side < 2; ++side)
            for (unsigned number = 0; number < 8; ++number)
                can_cover[side] |= Word{lines[side][number].can_cover(board)} << (8 * number);
        const std::array<Word, 2> visible = {transposed(can_cover[1]), transposed(can_cover[0])};
        for (std::size_t side = 0; side < 2; ++side)
            for (unsigned number = 0; number < 8; ++number) {
                Line& line = lines[side][number];
                line.visible = static_cast<unsigned>(visible[side] >> (8 * number) & 0xffU);
                if (objective && line.count == 1) changed = line.trim(board.vehicles[line.vehicles[0]]) || changed;
            }
    }
    for (std::size_t side = 0; side < 2; ++side)
        for (unsigned number = 0; number < 8; ++number) {
            Line& line = lines[side][number];
            if (line.count == 0) continue;
            line.side = side;
            line.number = number;
            if (line.count == 1)
                load_single(board, line, objective);
            else if (!load_several(board, line))
                return false;
            if (states > most_states) return false;
        }
    for (unsigned col = 0; col < 8; ++col) on_red_row |= sides[1].covering[8 * col + red_shift / 8];
    load_clearance();
    return true;
}

void LineBoard::load_single(const Board& board, const Line& line, std::optional<Objective> objective) {
    Side& side = sides[line.side];
    const std::uint8_t name = line.vehicles[0];
    const Vehicle& vehicle = board.vehicles[name];
    const Range range = line.ranges[0];
    const bool alone = objective ? (line.can_cover(board) & line.visible) == 0 : range.low == range.high;
    if (alone && !line.red) return;
    const unsigned kept = objective == Objective::moves ? line.stops(vehicle) : stretch(range.low, range.high + 1);
    const auto now = static_cast<unsigned>(vehicle.position());
    side.vehicle[line.number] = name;
    side.length[line.number] = static_cast<std::uint8_t>(vehicle.length);
    if (vehicle.length == 3) trucks[line.side] |= byte_at(line.shift());
    places[line.side] |= Word{stretch(range.low, range.high + 1)} << line.shift();
    stops[line.side] |= Word{kept} << line.shift();
    start[line.side] |= one_bit(line.shift() + now);
    std::uint32_t rank = 0;
    for (unsigned rest = kept | 1U << now; rest != 0; rest &= rest - 1) {
        const unsigned at = first(rest);
        const unsigned end = at + static_cast<unsigned>(vehicle.length);
        const unsigned bit = line.shift() + at;
        const unsigned covered = (1U << end) - (1U << at);
        side.bits[bit] = {across(covered, line.number), static_cast<std::uint32_t>(rank++ * states)};
        for (unsigned cell = at; cell < end; ++cell) side.covering[line.shift() + cell] |= one_bit(bit);
        if (!line.red) continue;
        const auto cols = static_cast<unsigned>(board.size.cols);
        ahead[at] = static_cast<std::uint8_t>((1U << cols) - (1U << end));
        to_exit[at] = static_cast<std::uint8_t>(cols - end);
        if (end == cols) red_at_exit |= one_bit(bit);
    }
    start_index += side.bits[line.shift() + now].value;
    states *= rank;
}

bool LineBoard::load_several(const Board& board, const Line& line) {
    Side& side = sides[line.side];
    std::array<int, 4> lengths = {};
    for (std::size_t i = 0; i < line.count; ++i) lengths[i] = board.vehicles[line.vehicles[i]].length;
    const LineType* type = line_type(line.side == 0 ? board.size.cols : board.size.rows, {lengths.data(), line.count});
    if (type == nullptr) return false;
    Several several{line.shift(), type, 0, line.vehicles};
    unsigned now = 0;
    for (unsigned a = 0; a < static_cast<unsigned>(type->count); ++a) {
        bool within = true;
        bool here = true;
        for (std::size_t i = 0; i < line.count; ++i) {
            const int at = type->places[a][i];
            const Range range = line.ranges[i];
            within = within && at >= range.low && at <= range.high;
            here = here && at == board.vehicles[line.vehicles[i]].position();
        }
        if (within) several.allowed |= static_cast<std::uint8_t>(1U << a);
        if (here) now = a;
    }
    const auto count = static_cast<unsigned>(std::popcount(several.allowed));
    if (count == 1) return true;
    std::uint32_t rank = 0;
    for (unsigned a = 0; a < static_cast<unsigned>(type->count); ++a) {
        if ((unsigned{several.allowed} >> a & 1U) == 0) continue;
        const unsigned bit = line.shift() + a;
        const unsigned covered = type->covered[a];
        side.bits[bit] = {across(covered, line.number), static_cast<std::uint32_t>(rank++ * states)};
        for (unsigned cell = 0; cell < 8; ++cell)
            if ((covered >> cell & 1U) != 0) side.covering[line.shift() + cell] |= one_bit(bit);
        if (!line.red) continue;
        // Nothing stands between the red car and the exit in its own row, so it is the last in it.
        const int end = type->places[a][line.count - 1] + lengths[line.count - 1];
        ahead[a] = static_cast<std::uint8_t>(stretch(end, board.size.cols));
        to_exit[a] = static_cast<std::uint8_t>(board.size.cols - end);
        if (end == board.size.cols) red_at_exit |= one_bit(bit);
    }
    start[line.side] |= one_bit(line.shift() + now);
    start_index += side.bits[line.shift() + now].value;
    states *= count;
    singles[line.side] &= ~byte_at(line.shift());
    side.several[side.several_count++] = several;
    return true;
}

// A car that goes three cells or more passes cells that it covers neither before nor after.
void LineBoard::load_clearance() {
    for (std::size_t s = 0; s < 2; ++s) {
        Side& side = sides[s];
        const auto passed = [&](unsigned line, unsigned from, unsigned to) {
            Word standing = 0;
            for (unsigned cell = from; cell < to; ++cell) standing |= sides[1 - s].covering[8 * cell + line];
            return ~standing;
        };
        const auto set = [&](unsigned line, unsigned low, unsigned high, unsigned length, unsigned a, unsigned b) {
            const Word clear = low + length < high ? passed(line, low + length, high) : ~Word{0};
            side.clear[8 * line + a][b] = clear;
            side.clear[8 * line + b][a] = clear;
        };
        for (Word rest = places[s]; rest != 0;) {
            const unsigned line = first(rest) / 8;
            const Word byte = rest >> (8 * line) & 0xffU;
            rest &= ~byte_at(8 * line);
            const unsigned low = first(byte);
            const auto end = static_cast<unsigned>(std::bit_width(byte));
            for (unsigned a = low; a < end; ++a)
                for (unsigned b = a + 1; b < end; ++b) set(line, a, b, side.length[line], a, b);
        }
        for (std::size_t i = 0; i < side.several_count; ++i) {
            const Several& several = side.several[i];
            const unsigned line = several.shift / 8;
            for (unsigned a = 0; a < static_cast<unsigned>(several.type->count); ++a)
                for (unsigned b = a + 1; b < static_cast<unsigned>(several.type->count); ++b) {
                    unsigned low = 0;
                    unsigned high = 0;
                    unsigned length = 0;
                    for (std::size_t v = 0; v < static_cast<std::size_t>(several.type->vehicles); ++v) {
                        const auto [x, y] = std::minmax(several.type->places[a][v], several.type->places[b][v]);
                        if (x == y) continue;
                        low = x;
                        high = y;
                        length = 2;  // a truck passes fewer; sleeping less than one might is only slower
                    }
                    set(line, low, high, length, a, b);
                }
        }
    }
}

std::array<Word, 2> LineBoard::cells_across(const std::array<Word, 2>& state) const {
    std::array<Word, 2> out = {};
    for (std::size_t s = 0; s < 2; ++s)
        for (Word rest = state[s]; rest != 0; rest &= rest - 1) out[1 - s] |= sides[s].bits[first(rest)].across;
    return out;
}

void LineBoard::slides_between(const std::array<Word, 2>& from, const std::array<Word, 2>& to,
                               std::vector<Slide>& out) const {
    for (std::size_t s = 0; s < 2; ++s)
        for (Word rest = from[s] ^ to[s]; rest != 0;) {
            const unsigned line = first(rest) / 8;
            rest &= ~byte_at(8 * line);
            const unsigned a = first(from[s] >> (8 * line) & 0xffU);
            const unsigned b = first(to[s] >> (8 * line) & 0xffU);
            if ((singles[s] >> (8 * line) & 1U) != 0) {
                out.push_back(
                    {sides[s].vehicle[line], static_cast<std::int8_t>(static_cast<int>(b) - static_cast<int>(a))});
                continue;
            }
            for (std::size_t i = 0; i < sides[s].several_count; ++i) {
                const Several& several = sides[s].several[i];
                if (several.shift != 8 * line) continue;
                for (std::size_t v = 0; v < static_cast<std::size_t>(several.type->vehicles); ++v) {
                    const int by = several.type->places[b][v] - several.type->places[a][v];
                    if (by != 0) out.push_back({several.vehicles[v], static_cast<std::int8_t>(by)});
                }
            }
        }
}

Board LineBoard::board_at(const Board& board, const std::array<Word, 2>& state) const {
    Board out = board;
    std::vector<Slide> slides;
    slides_between(start, state, slides);
    for (const Slide slide : slides) out.vehicles[slide.vehicle] = out.vehicles[slide.vehicle].moved(slide.by);
    return out;
}

}  // namespace ariadne::rush::lines
