#include "worlds/labyrinth/mask.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "render/png_read.h"
#include "text/characters.h"
#include "text/lines.h"
#include "text/numbers.h"
#include "worlds/labyrinth/model.h"
#include "worlds/labyrinth/partition.h"
#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {

using text::column_of;
using text::Lines;

namespace {

std::optional<bool> is_room(char c) {
    if (c == '#' || c == 'X' || c == 'x') return false;
    if (c == '.' || c == '_' || c == 'O' || c == 'o' || c == ' ') return true;
    return std::nullopt;
}

Result<BitGrid> read_text_mask(std::string_view text) {
    text = text::without_mark(text);
    text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    std::size_t rows = 0;
    std::size_t cols = 0;
    for (Lines lines(text); !lines.at_end(); ++rows) {
        if (rows == static_cast<std::size_t>(longest_side))
            return fail({tr("the mask has more than {0} rows"), rows}, lines.number() + 1, 1);
        cols = std::max(cols, lines.next().size());
    }
    if (rows == 0) return fail(tr("the mask is empty, expected a line for each row of rooms"), 1, 1);
    constexpr auto side = static_cast<std::size_t>(longest_side);
    // A short line stands for a long row: what a file can blow up to is bounded by the limits alone.
    if (cols > side || rows * cols > most_rooms)
        return fail({tr("a mask of {0} x {1} rooms is too large (limit: {2} per side, {3} in all)"), rows, cols,
                     longest_side, most_rooms},
                    1, 1);
    BitGrid out({static_cast<int>(rows), static_cast<int>(cols)});
    out.fill();
    Lines lines(text);
    for (int row = 0; row < out.size().rows; ++row) {
        const std::string_view line = lines.next();
        for (std::size_t i = 0; i < line.size(); ++i) {
            const std::optional<bool> room = is_room(line[i]);
            if (!room)
                return fail({tr("found {0}, expected '.' for a room or '#' for none"), text::shown(line[i])},
                            lines.number(), column_of(i));
            if (!*room) out.clear({row, static_cast<int>(i)});
        }
    }
    return out;
}

Result<BitGrid> read_png_mask(std::string_view bytes) {
    const Result<render::GreyPicture> picture = render::read_png(bytes);
    if (!picture) return std::unexpected(picture.error());
    BitGrid out({picture->height, picture->width});
    for (std::size_t i = 0; i < picture->grey.size(); ++i)
        if (picture->grey[i] >= 128) out.set(out.size().cell(i));
    return out;
}

bool is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

// Netpbm's pictures of one channel: P1 and P4 (black or white), P2 and P5 (grey), plain and raw. White and light pixels
// are rooms.
class PnmReader {
  public:
    explicit PnmReader(std::string_view bytes) : bytes_(bytes), kind_(bytes[1]) {}

    Result<BitGrid> read() {
        constexpr std::int64_t largest_grey = 65535;
        std::int64_t width = 0;
        std::int64_t height = 0;
        if (auto bad = number(tr("the width, {0} to {1}"), 1, longest_side, width)) return std::unexpected(*bad);
        if (auto bad = number(tr("the height, {0} to {1}"), 1, longest_side, height)) return std::unexpected(*bad);
        size_ = {static_cast<int>(height), static_cast<int>(width)};
        if (Message bad = limit_error(size_); !bad.empty()) return std::unexpected(here(std::move(bad)));
        if (grey()) {
            if (auto bad = number(tr("the value of white, {0} to {1}"), 1, largest_grey, white_))
                return std::unexpected(*bad);
        }
        if (raw()) {
            if (at_ == bytes_.size() || !is_space(bytes_[at_]))
                return std::unexpected(here(tr("there is no whitespace after the header, expected one byte")));
            ++at_;
        }
        if (bytes_.size() - at_ < least_bytes())
            return std::unexpected(
                here({tr_n("found {0} byte of pixel data, expected at least {1} for {2} x {3} pixels",
                           "found {0} bytes of pixel data, expected at least {1} for {2} x {3} pixels"),
                      bytes_.size() - at_, least_bytes(), width, height}));
        BitGrid out(size_);
        if (auto bad = raw() ? (grey() ? bytes_of_grey(out) : bits(out)) : words(out)) return std::unexpected(*bad);
        return out;
    }

  private:
    bool grey() const { return kind_ == '2' || kind_ == '5'; }
    bool raw() const { return kind_ >= '4'; }
    bool light(std::int64_t value) const { return 2 * value >= white_; }

    std::size_t row_bytes() const {
        const auto cols = static_cast<std::size_t>(size_.cols);
        if (kind_ == '4') return (cols + 7) / 8;
        return kind_ == '5' && white_ > 255 ? 2 * cols : cols;
    }
    std::size_t least_bytes() const { return row_bytes() * static_cast<std::size_t>(size_.rows); }

    // The header counts in lines, the pixels of a raw file in nothing: an error has the place of its line.
    Error here(Message message) const { return text::at_offset(bytes_, at_, std::move(message)); }

    Message next() const { return at_ == bytes_.size() ? tr("the end of the file") : text::shown(bytes_[at_]); }

    void skip() {
        for (; at_ < bytes_.size(); ++at_) {
            if (bytes_[at_] == '#') {
                at_ = std::min(bytes_.find('\n', at_), bytes_.size() - 1);
            } else if (!is_space(bytes_[at_])) {
                return;
            }
        }
    }

    // `what`: "the width, {0} to {1}".
    std::optional<Error> number(const Phrase& what, std::int64_t least, std::int64_t most, std::int64_t& out) {
        skip();
        const text::Number read = text::read_number(bytes_.substr(at_), most);
        if (read.length == 0 || read.past_most || read.value < least) {
            const Message found =
                read.length == 0 ? next() : Message::plain(text::clipped(bytes_.substr(at_, read.length)));
            return here({tr("found {0}, expected {1}"), found, Message(what, least, most)});
        }
        out = read.value;
        at_ += read.length;
        return std::nullopt;
    }

    // Plain pixels: digits of P1 need no blanks between them.
    std::optional<Error> words(BitGrid& out) {
        for (std::size_t i = 0; i < size_.area(); ++i) {
            std::int64_t value = 0;
            if (grey()) {
                if (auto bad = number(tr("a pixel, {0} to {1}"), 0, white_, value)) return bad;
                if (light(value)) out.set(size_.cell(i));
                continue;
            }
            skip();
            if (at_ == bytes_.size() || (bytes_[at_] != '0' && bytes_[at_] != '1'))
                return here({tr("found {0}, expected a pixel, 0 or 1"), next()});
            if (bytes_[at_++] == '0') out.set(size_.cell(i));
        }
        return std::nullopt;
    }

    unsigned byte(std::size_t at) const { return static_cast<unsigned char>(bytes_[at]); }

    std::optional<Error> bits(BitGrid& out) {
        for (int row = 0; row < size_.rows; ++row, at_ += row_bytes())
            for (int col = 0; col < size_.cols; ++col)
                if ((byte(at_ + static_cast<std::size_t>(col) / 8) >> (7U - static_cast<unsigned>(col) % 8) & 1U) == 0)
                    out.set({row, col});
        return std::nullopt;
    }

    std::optional<Error> bytes_of_grey(BitGrid& out) {
        const bool wide = white_ > 255;
        for (std::size_t i = 0; i < size_.area(); ++i) {
            const std::size_t at = at_ + (wide ? 2 * i : i);
            const unsigned value = wide ? byte(at) << 8U | byte(at + 1) : byte(at);
            if (light(value)) out.set(size_.cell(i));
        }
        return std::nullopt;
    }

    std::string_view bytes_;
    char kind_;
    std::size_t at_ = 2;
    Size size_;
    std::int64_t white_ = 1;
};

bool looks_like_pnm(std::string_view bytes) {
    return bytes.size() > 2 && bytes[0] == 'P' && (is_space(bytes[2]) || bytes[2] == '#') &&
           (bytes[1] == '1' || bytes[1] == '2' || bytes[1] == '4' || bytes[1] == '5');
}

// Rooms side by side, from one column to before another.
struct Run {
    int begin = 0;
    int end = 0;
    std::uint32_t piece = 0;
};

void find_runs(std::span<const std::uint64_t> words, std::vector<Run>& out) {
    out.clear();
    for (std::size_t w = 0; w < words.size(); ++w) {
        const int first = static_cast<int>(64 * w);
        for (std::uint64_t left = words[w]; left != 0;) {
            const int begin = std::countr_zero(left);
            const int end = begin + std::countr_one(left >> static_cast<unsigned>(begin));
            left = end == 64 ? 0 : left >> static_cast<unsigned>(end) << static_cast<unsigned>(end);
            if (begin == 0 && !out.empty() && out.back().end == first)
                out.back().end = first + end;
            else
                out.push_back({first + begin, first + end});
        }
    }
}

// Counts pieces row by row; all it remembers are the runs of one row and the pieces that they belong to.
class Pieces {
  public:
    void add(int row, std::span<const std::uint64_t> words) {
        find_runs(words, here_);
        for (Run& run : here_) {
            run.piece = static_cast<std::uint32_t>(firsts_.size());
            firsts_.push_back({row, run.begin});
        }
        sets_.reset(firsts_.size());
        for (std::size_t up = 0, down = 0; up < above_.size() && down < here_.size();) {
            if (above_[up].begin < here_[down].end && here_[down].begin < above_[up].end)
                join(above_[up].piece, here_[down].piece);
            above_[up].end < here_[down].end ? ++up : ++down;
        }
        leave();
    }

    void finish() {
        here_.clear();
        sets_.reset(firsts_.size());
        leave();
    }

    std::size_t count() const { return count_; }
    Cell second() const { return least_[1]; }

  private:
    void join(std::uint32_t a, std::uint32_t b) {
        const Cell first = std::min(firsts_[sets_.root(a)], firsts_[sets_.root(b)]);
        sets_.join(a, b);
        firsts_[sets_.root(a)] = first;
    }

    // Pieces that do not reach this row are whole; the others are numbered anew.
    void leave() {
        constexpr std::uint32_t none = ~std::uint32_t{0};
        number_.assign(firsts_.size(), none);
        next_firsts_.clear();
        for (Run& run : here_) {
            const std::uint32_t piece = sets_.root(run.piece);
            if (number_[piece] == none) {
                number_[piece] = static_cast<std::uint32_t>(next_firsts_.size());
                next_firsts_.push_back(firsts_[piece]);
            }
            run.piece = number_[piece];
        }
        for (std::uint32_t i = 0; i < firsts_.size(); ++i) {
            if (sets_.root(i) != i || number_[i] != none) continue;
            ++count_;
            if (firsts_[i] < least_[1]) least_[1] = firsts_[i];
            if (least_[1] < least_[0]) std::swap(least_[0], least_[1]);
        }
        std::swap(firsts_, next_firsts_);
        std::swap(above_, here_);
    }

    static constexpr Cell beyond = {std::numeric_limits<int>::max(), 0};

    std::vector<Run> above_;
    std::vector<Run> here_;
    std::vector<Cell> firsts_;  // of each piece that the row above has, then of each run: the first room
    std::vector<Cell> next_firsts_;
    std::vector<std::uint32_t> number_;
    Partition<std::int32_t> sets_;
    std::size_t count_ = 0;
    Cell least_[2] = {beyond, beyond};  // the first rooms of the first two pieces
};

}  // namespace

Result<void> check_in_one_piece(const BitGrid& rooms) {
    Pieces pieces;
    for (int row = 0; row < rooms.size().rows; ++row) pieces.add(row, rooms.row(row));
    pieces.finish();
    if (pieces.count() == 0) return fail(tr("the mask has no rooms"));
    if (pieces.count() == 1) return {};
    return fail({tr("the mask has {0}, expected one; the second begins at row {1}, column {2}, counted from 0"),
                 Message(tr_n("{0} separate part", "{0} separate parts"), pieces.count()), pieces.second().row,
                 pieces.second().col});
}

Result<BitGrid> read_mask(std::string_view bytes) {
    Result<BitGrid> mask = render::looks_like_png(bytes) ? read_png_mask(bytes)
                           : looks_like_pnm(bytes)       ? PnmReader(bytes).read()
                                                         : read_text_mask(bytes);
    if (!mask) return mask;
    if (const Result<void> whole = check_in_one_piece(*mask); !whole) return std::unexpected(whole.error());
    return mask;
}

}  // namespace ariadne::labyrinth
