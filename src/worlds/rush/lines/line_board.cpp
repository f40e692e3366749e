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
    std::size_t count = 0;
    const std::vector<Range>* ranges = nullptr;
    unsigned visible = 0;  // cells where somebody who crosses can ever come
    bool red = false;

    unsigned shift() const { return 8 * number; }
};

// False: it does not fit.
bool LineBoard::load(const Board& board, const Reach& reach, bool merge) {
    if (board.size.rows > 8 || board.size.cols > 8) return false;
    start = places = trucks = {};
    singles = {~Word{0}, ~Word{0}};
    states = 1;
    start_index = 0;
    merged = false;
    on_red_row = red_at_exit = 0;
    for (Side& side : sides) {
        side.several_count = 0;
        side.covering.fill(0);
    }

    std::array<std::array<Line, 8>, 2> lines;
    std::array<Word, 2> can_cover = {};
    for (std::size_t i = 0; i < board.vehicles.size(); ++i) {
        const Vehicle& vehicle = board.vehicles[i];
        const std::size_t side = vehicle.across ? 0 : 1;
        const auto number = static_cast<unsigned>(vehicle.line());
        const Range range = reach.ranges[i];
        can_cover[side] |= Word{stretch(range.low, range.high + vehicle.length)} << (8 * number);
        Line& line = lines[side][number];
        if (line.count == line.vehicles.size()) return false;
        std::size_t at = line.count++;
        for (; at > 0 && board.vehicles[line.vehicles[at - 1]].position() > vehicle.position(); --at)
            line.vehicles[at] = line.vehicles[at - 1];
        line.vehicles[at] = static_cast<std::uint8_t>(i);
    }
    red_shift = static_cast<unsigned>(8 * board.red_car().at.row);
    const std::array<Word, 2> visible = {transposed(can_cover[1]), transposed(can_cover[0])};
    for (std::size_t side = 0; side < 2; ++side)
        for (unsigned number = 0; number < 8; ++number) {
            Line& line = lines[side][number];
            if (line.count == 0) continue;
            line.side = side;
            line.number = number;
            line.ranges = &reach.ranges;
            line.visible = static_cast<unsigned>(visible[side] >> line.shift() & 0xffU);
            line.red = side == 0 && line.shift() == red_shift;
            if (line.count == 1)
                load_single(board, line, merge);
            else if (!load_several(board, line))
                return false;
            if (states > most_states) return false;
        }
    for (unsigned col = 0; col < 8; ++col) on_red_row |= sides[1].covering[8 * col + red_shift / 8];
    load_clearance();
    return true;
}

// Two positions beside each other are as good as one another if nobody can ever come to the cell that the one covers
// and the other does not: whatever is possible from the one is possible from the other, in as many moves.
void LineBoard::load_single(const Board& board, const Line& line, bool merge) {
    Side& side = sides[line.side];
    const std::uint8_t name = line.vehicles[0];
    const Vehicle& vehicle = board.vehicles[name];
    const Range range = (*line.ranges)[name];
    std::array<std::uint8_t, 8> kinds = {};
    std::uint8_t kind = 0;
    for (int at = range.low + 1; at <= range.high; ++at) {
        const unsigned changes =
            (1U << static_cast<unsigned>(at - 1)) | (1U << static_cast<unsigned>(at - 1 + vehicle.length));
        if (!merge || (line.visible & changes) != 0)
            ++kind;
        else
            merged = true;
        kinds[static_cast<std::size_t>(at)] = kind;
    }
    if (kind == 0 && !line.red) return;
    side.vehicle[line.number] = name;
    side.length[line.number] = static_cast<std::uint8_t>(vehicle.length);
    if (vehicle.length == 3) trucks[line.side] |= byte_at(line.shift());
    for (int at = range.low; at <= range.high; ++at) {
        const unsigned bit = line.shift() + static_cast<unsigned>(at);
        const unsigned covered = stretch(at, at + vehicle.length);
        places[line.side] |= one_bit(bit);
        Word others = 0;
        for (int other = range.low; other <= range.high; ++other)
            if (kinds[static_cast<std::size_t>(other)] != kinds[static_cast<std::size_t>(at)])
                others |= one_bit(line.shift() + static_cast<unsigned>(other));
        side.bits[bit] = {across(covered, line.number), others,
                          static_cast<std::uint32_t>(kinds[static_cast<std::size_t>(at)] * states)};
        for (int cell = at; cell < at + vehicle.length; ++cell)
            side.covering[line.shift() + static_cast<unsigned>(cell)] |= one_bit(bit);
        if (!line.red) continue;
        const int end = at + vehicle.length;
        ahead[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(stretch(end, board.size.cols));
        to_exit[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(board.size.cols - end);
        if (end == board.size.cols) red_at_exit |= one_bit(bit);
    }
    const unsigned now = line.shift() + static_cast<unsigned>(vehicle.position());
    start[line.side] |= one_bit(now);
    start_index += side.bits[now].value;
    states *= Word{kind} + 1;
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
            const Range range = (*line.ranges)[line.vehicles[i]];
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
        side.bits[bit] = {across(covered, line.number), byte_at(line.shift()) & ~one_bit(bit),
                          static_cast<std::uint32_t>(rank++ * states)};
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
