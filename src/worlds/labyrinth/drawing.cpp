#include "worlds/labyrinth/drawing.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstring>
#include <iterator>
#include <utility>

#include "text/characters.h"
#include "text/numbers.h"
#include "worlds/labyrinth/ends.h"

namespace ariadne::labyrinth {

using text::shown;

namespace {

// One bit for each thing that a character can be; `unknown` is where nobody looks for another.
struct DrawnLetter {
    enum : std::uint8_t { blank = 0, wall = 1, gone = 2, unknown = 128 };
};

using Kinds = std::array<std::uint8_t, 256>;

constexpr Kinds make_kinds(bool floor) {
    Kinds kinds{};
    kinds.fill(DrawnLetter::unknown);
    kinds[' '] = DrawnLetter::blank;
    kinds['#'] = DrawnLetter::gone;
    kinds['_'] = floor ? DrawnLetter::wall : DrawnLetter::blank;
    if (!floor) kinds['|'] = DrawnLetter::wall;
    return kinds;
}

constexpr Kinds floors = make_kinds(true);
constexpr Kinds sides = make_kinds(false);

std::uint8_t kind(const Kinds& kinds, char c) {
    return kinds[static_cast<unsigned char>(c)];
}

constexpr Phrase no_outer_wall = tr("found {0}, expected '|' for the outer wall");

Message rooms(int count) {
    return {tr_n("{0} room", "{0} rooms"), count};
}

std::size_t length_of(int cols) {
    return 2 * static_cast<std::size_t>(cols) + 1;
}

// Where the characters of a room stand in its line.
std::size_t floor_at(std::size_t col) {
    return 2 * col + 1;
}
std::size_t side_at(std::size_t col) {
    return 2 * col + 2;
}

std::size_t first_bit(std::uint64_t bits, std::size_t word) {
    return 64 * word + static_cast<std::size_t>(std::countr_zero(bits));
}

// The bits of the right neighbours.
std::uint64_t from_right(const std::vector<std::uint64_t>& words, std::size_t w) {
    return words[w] >> 1U | (w + 1 < words.size() ? words[w + 1] << 63U : 0);
}

}  // namespace

std::optional<Fault> check_length(std::string_view line, int cols) {
    const std::size_t length = length_of(cols);
    if (line.size() == length) return std::nullopt;
    if (line.size() > length && line[length] == '\r')
        return Fault{{tr("found {0}, expected the end of the row"), shown('\r')}, length};
    return Fault{
        {tr_n("the row has {0} character, expected {1} for {2}", "the row has {0} characters, expected {1} for {2}"),
         line.size(), length, rooms(cols)},
        std::min(line.size(), length)};
}

std::optional<Fault> check_top(std::string_view line, int cols) {
    const std::size_t length = length_of(cols) - 1;
    for (std::size_t i = 0; i < std::min(line.size(), length); ++i) {
        const bool fits = line[i] == '_' || (i % 2 == 0 && line[i] == ' ');
        if (!fits)
            return Fault{{i % 2 == 0 ? tr("found {0}, expected a space in the wall above the first row")
                                     : tr("found {0}, expected '_' for the wall above the first row"),
                          shown(line[i])},
                         i};
    }
    if (line.size() == length) return std::nullopt;
    return Fault{{tr_n("the wall above the first row has {0} character, expected {1} for {2}",
                       "the wall above the first row has {0} characters, expected {1} for {2}"),
                  line.size(), length, rooms(cols)},
                 std::min(line.size(), length)};
}

DrawingReader::DrawingReader(Size size) : labyrinth_(solid(size)) {
    const std::size_t words = labyrinth_.right.row_words();
    missing_.resize(words);
    filled_.resize(words);
    open_.resize(words);
}

std::optional<Fault> DrawingReader::row(std::string_view line) {
    const int r = rows_read_++;
    std::optional<Fault> bad = read(line, r);
    if (bad) std::ranges::fill(labyrinth_.down.row(r), 0);  // so that it is not held against the next one, too
    return bad;
}

std::optional<Fault> DrawingReader::read(std::string_view line, int r) {
    const int cols = labyrinth_.size.cols;
    if (auto bad = check_length(line, cols)) return bad;
    if (line[0] != '|') return Fault{{no_outer_wall, shown(line[0])}, 0};
    const std::span<std::uint64_t> down = labyrinth_.down.row(r);
    const char* at = line.data() + 1;
    unsigned seen = 0;
    std::uint64_t any_gone = 0;
    for (std::size_t w = 0; w < down.size(); ++w) {
        const std::size_t count = std::min<std::size_t>(64, static_cast<std::size_t>(cols) - 64 * w);
        std::uint64_t walls = 0;
        std::uint64_t floor_walls = 0;
        std::uint64_t missing = 0;
        std::uint64_t filled = 0;
        for (std::size_t i = 0; i < count; ++i, at += 2) {
            const unsigned floor = kind(floors, at[0]);
            const unsigned side = kind(sides, at[1]);
            seen |= floor | side;
            floor_walls |= std::uint64_t{floor & 1U} << i;
            missing |= std::uint64_t{floor >> 1U & 1U} << i;
            walls |= std::uint64_t{side & 1U} << i;
            filled |= std::uint64_t{side >> 1U & 1U} << i;
        }
        const std::uint64_t all = count == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
        down[w] = all & ~floor_walls & ~missing;
        open_[w] = all & ~walls & ~filled;
        missing_[w] = missing;
        filled_[w] = filled;
        any_gone |= missing | filled;
    }
    if ((seen & DrawnLetter::unknown) != 0) return look_closely(line);
    if (line.back() != '|') return Fault{{no_outer_wall, shown(line.back())}, line.size() - 1};
    if (any_gone == 0 && labyrinth_.rooms.empty()) {
        std::ranges::copy(open_, labyrinth_.right.row(r).begin());
        return std::nullopt;
    }
    note_missing(r);
    return judge(line, r);
}

std::optional<Fault> DrawingReader::look_closely(std::string_view line) const {
    for (std::size_t i = 1; i < line.size(); ++i) {
        const bool floor = i % 2 == 1;
        if (kind(floor ? floors : sides, line[i]) != DrawnLetter::unknown) continue;
        return Fault{
            {floor ? tr("found {0}, expected '_' or a space for the wall below a room, or '#' for a missing room")
                   : tr("found {0}, expected '|' or a space for the wall to the right of a room"),
             shown(line[i])},
            i};
    }
    return std::nullopt;
}

void DrawingReader::note_missing(int r) {
    if (labyrinth_.rooms.empty()) {
        labyrinth_.rooms = BitGrid(labyrinth_.size);
        labyrinth_.rooms.fill();
    }
    const std::span<std::uint64_t> rooms = labyrinth_.rooms.row(r);
    for (std::size_t w = 0; w < rooms.size(); ++w) rooms[w] &= ~missing_[w];
}

// Holds the walls against the rooms that are missing: no passage leads into one.
std::optional<Fault> DrawingReader::judge(std::string_view line, int r) {
    const std::span<std::uint64_t> right = labyrinth_.right.row(r);
    for (std::size_t w = 0; w < right.size(); ++w) {
        const std::uint64_t missing_right = from_right(missing_, w);
        if (r > 0) {
            if (const std::uint64_t into = labyrinth_.down.row(r - 1)[w] & missing_[w]; into != 0)
                return Fault{tr("found no wall above a missing room, expected '_'"), floor_at(first_bit(into, w)),
                             true};
        }
        if (const std::uint64_t into = open_[w] & (missing_[w] ^ missing_right); into != 0)
            return Fault{
                {tr("found {0}, expected '|' beside a missing room"), shown(line[side_at(first_bit(into, w))])},
                side_at(first_bit(into, w))};
        if (const std::uint64_t lone = filled_[w] & ~(missing_[w] & missing_right); lone != 0)
            return Fault{tr("found '#', expected '|' or a space; '#' stands only between two missing rooms"),
                         side_at(first_bit(lone, w))};
        right[w] = open_[w] & ~missing_[w];
    }
    return std::nullopt;
}

std::optional<Fault> DrawingReader::finish(Labyrinth& out) {
    const std::span<const std::uint64_t> last = std::as_const(labyrinth_.down).row(labyrinth_.size.rows - 1);
    for (std::size_t w = 0; w < last.size(); ++w)
        if (last[w] != 0)
            return Fault{tr("found no wall below the last row, expected '_' for the outer wall"),
                         floor_at(first_bit(last[w], w))};
    if (!labyrinth_.rooms.empty()) {
        const std::size_t rooms = labyrinth_.rooms.count();
        if (rooms == 0) return Fault{tr("the labyrinth has no rooms"), 0};
        if (rooms == labyrinth_.size.area()) labyrinth_.rooms = {};
    }
    opposite_corners(labyrinth_);
    out = std::move(labyrinth_);
    return std::nullopt;
}

namespace {

// Four rooms at a time: their passages below in the upper four bits, those to the right in the lower.
using FourRooms = std::array<char, 8>;

constexpr std::array<FourRooms, 256> draw_four() {
    std::array<FourRooms, 256> out{};
    for (std::size_t bits = 0; bits < 256; ++bits) {
        for (std::size_t i = 0; i < 4; ++i) {
            out[bits][2 * i] = (bits >> (4 + i) & 1U) != 0 ? ' ' : '_';
            out[bits][2 * i + 1] = (bits >> i & 1U) != 0 ? ' ' : '|';
        }
    }
    return out;
}

constexpr std::array<FourRooms, 256> drawn = draw_four();

}  // namespace

std::string top_line(int cols) {
    std::string line(2 * static_cast<std::size_t>(cols), ' ');
    for (std::size_t i = 1; i < line.size(); i += 2) line[i] = '_';
    return line;
}

void append_row(const Labyrinth& labyrinth, int row, std::string& out) {
    const auto cols = static_cast<std::size_t>(labyrinth.size.cols);
    const std::size_t from = out.size();
    out.resize(from + length_of(labyrinth.size.cols));
    char* at = out.data() + from;
    *at++ = '|';
    const std::span<const std::uint64_t> right = labyrinth.right.row(row);
    const std::span<const std::uint64_t> down = labyrinth.down.row(row);
    for (std::size_t col = 0; col < cols; col += 4, at += 8) {
        const std::uint64_t floor = down[col / 64] >> col % 64 & 15U;
        const std::uint64_t side = right[col / 64] >> col % 64 & 15U;
        std::memcpy(at, drawn[floor << 4U | side].data(), 2 * std::min<std::size_t>(4, cols - col));
    }
    if (labyrinth.rooms.empty()) return;
    at = out.data() + from;
    for (std::size_t col = 0; col < cols; ++col) {
        const Cell cell{row, static_cast<int>(col)};
        if (labyrinth.rooms.get(cell)) continue;
        at[floor_at(col)] = '#';
        if (col + 1 < cols && !labyrinth.rooms.get({row, cell.col + 1})) at[side_at(col)] = '#';
    }
}

namespace {

class WeightsReader {
  public:
    explicit WeightsReader(std::string_view line) : line_(line) {}

    void skip_blanks() {
        while (at_ < line_.size() && text::is_blank(line_[at_])) ++at_;
    }
    bool at_end() const { return at_ == line_.size(); }
    std::size_t offset() const { return at_; }

    Fault found(const Message& expected) const {
        const Message what = at_end() ? tr("the end of the line") : shown(line_[at_]);
        return {{tr("found {0}, expected {1}"), what, expected}, at_};
    }

    bool take(char sign) {
        if (at_end() || line_[at_] != sign) return false;
        ++at_;
        return true;
    }

    // `wall`, `of_passage`: what is expected where there is one.
    std::optional<Fault> weight(bool passage, const Phrase& wall, const Phrase& of_passage, std::uint32_t& out) {
        if (!passage) {
            if (take('-')) return std::nullopt;
            return found(wall);
        }
        const text::Number number = text::read_number(line_.substr(at_), largest_weight);
        if (number.length == 0 || number.past_most || number.value < 1) return found({of_passage, largest_weight});
        at_ += number.length;
        out = static_cast<std::uint32_t>(number.value);
        return std::nullopt;
    }

  private:
    std::string_view line_;
    std::size_t at_ = 0;
};

void append_weight(std::uint32_t weight, std::string& out) {
    if (weight == 0) {
        out += '-';
        return;
    }
    char digits[16];
    out.append(digits, std::to_chars(std::begin(digits), std::end(digits), weight).ptr);
}

}  // namespace

std::optional<Fault> read_weights(std::string_view line, int row, Labyrinth& labyrinth) {
    WeightsReader reader(line);
    for (int col = 0; col < labyrinth.size.cols; ++col) {
        const Cell cell{row, col};
        std::uint32_t* out = &labyrinth.weights[2 * labyrinth.size.index(cell)];
        reader.skip_blanks();
        if (reader.at_end())
            return reader.found(
                {tr_n("{0} entry such as 5/2 or -/3", "{0} entries such as 5/2 or -/3"), labyrinth.size.cols});
        if (auto bad = reader.weight(labyrinth.right.get(cell), tr("'-' for the wall to the right"),
                                     tr("the weight of the passage to the right, 1 to {0}"), out[0]))
            return bad;
        if (!reader.take('/')) return reader.found(tr("'/' before the weight of the passage below"));
        if (auto bad = reader.weight(labyrinth.down.get(cell), tr("'-' for the wall below"),
                                     tr("the weight of the passage below, 1 to {0}"), out[1]))
            return bad;
        const std::size_t end = reader.offset();
        reader.skip_blanks();
        if (!reader.at_end() && reader.offset() == end) return reader.found(tr("a space before the next entry"));
    }
    if (!reader.at_end())
        return reader.found({tr_n("the end of the line after {0} entry", "the end of the line after {0} entries"),
                             labyrinth.size.cols});
    return std::nullopt;
}

void append_weights(const Labyrinth& labyrinth, int row, std::string& out) {
    const std::size_t first = 2 * labyrinth.size.index({row, 0});
    const auto cols = static_cast<std::size_t>(labyrinth.size.cols);
    for (std::size_t i = 0; i < cols; ++i) {
        if (i > 0) out += ' ';
        append_weight(labyrinth.weights[first + 2 * i], out);
        out += '/';
        append_weight(labyrinth.weights[first + 2 * i + 1], out);
    }
}

}  // namespace ariadne::labyrinth
