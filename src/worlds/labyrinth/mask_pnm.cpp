#include "worlds/labyrinth/mask_pnm.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "text/characters.h"
#include "text/numbers.h"
#include "worlds/labyrinth/model.h"
#include "worlds/labyrinth/text.h"

namespace ariadne::labyrinth {

namespace {

bool is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

class PnmReader {
  public:
    explicit PnmReader(std::string_view bytes) : bytes_(bytes), kind_(bytes[1]) {}

    Result<BitGrid> read() {
        constexpr std::int64_t largest_grey = 65535;
        std::int64_t width = 0;
        std::int64_t height = 0;
        if (auto bad = number("the width", 1, longest_side, width)) return std::unexpected(*bad);
        if (auto bad = number("the height", 1, longest_side, height)) return std::unexpected(*bad);
        if (std::string bad = limit_error(height, width); !bad.empty()) return std::unexpected(here(bad));
        if (grey()) {
            if (auto bad = number("the value of white", 1, largest_grey, white_)) return std::unexpected(*bad);
        }
        if (raw()) {
            if (at_ == bytes_.size() || !is_space(bytes_[at_]))
                return std::unexpected(here("found no white space after the header, expected one byte of it"));
            ++at_;
        }
        size_ = {static_cast<int>(height), static_cast<int>(width)};
        if (bytes_.size() - at_ < least_bytes())
            return std::unexpected(here(fmt::format("found {} bytes of pixels, expected at least {} for {} x {}",
                                                    bytes_.size() - at_, least_bytes(), width, height)));
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
    Error here(std::string message) const {
        const std::string_view before = bytes_.substr(0, std::min(at_, bytes_.size()));
        const std::size_t line = before.rfind('\n');
        return {std::move(message), static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1,
                text::column_of(line == std::string_view::npos ? at_ : at_ - line - 1)};
    }

    void skip() {
        for (; at_ < bytes_.size(); ++at_) {
            if (bytes_[at_] == '#') {
                at_ = std::min(bytes_.find('\n', at_), bytes_.size() - 1);
            } else if (!is_space(bytes_[at_])) {
                return;
            }
        }
    }

    std::optional<Error> number(std::string_view what, std::int64_t least, std::int64_t most, std::int64_t& out) {
        skip();
        const text::Number read = text::read_number(bytes_.substr(at_), most);
        if (read.length == 0 || read.past_most || read.value < least) {
            const std::string found = at_ == bytes_.size() ? "the end of the file"
                                      : read.length == 0   ? text::shown(bytes_[at_])
                                                           : text::clipped(bytes_.substr(at_, read.length));
            return here(fmt::format("found {}, expected {} from {} to {}", found, what, least, most));
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
                if (auto bad = number("a pixel", 0, white_, value)) return bad;
                if (light(value)) out.set(size_.cell(i));
                continue;
            }
            skip();
            if (at_ == bytes_.size() || (bytes_[at_] != '0' && bytes_[at_] != '1'))
                return here(fmt::format("found {}, expected a pixel, 0 or 1",
                                        at_ == bytes_.size() ? "the end of the file" : text::shown(bytes_[at_])));
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

}  // namespace

bool looks_like_pnm(std::string_view bytes) {
    return bytes.size() > 2 && bytes[0] == 'P' && (is_space(bytes[2]) || bytes[2] == '#') &&
           (bytes[1] == '1' || bytes[1] == '2' || bytes[1] == '4' || bytes[1] == '5');
}

Result<BitGrid> read_pnm_mask(std::string_view bytes) {
    return PnmReader(bytes).read();
}

}  // namespace ariadne::labyrinth
