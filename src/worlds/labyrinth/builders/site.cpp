#include "worlds/labyrinth/builders/site.h"

#include <algorithm>

namespace ariadne::labyrinth {

namespace {

// Bit i is set where byte i & 7 equals `code`; eight bytes at a time.
std::uint64_t matches(const std::uint8_t* bytes, std::size_t count, std::uint8_t code) {
    std::uint64_t out = 0;
    std::size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        std::uint64_t word = 0;
        for (std::size_t k = 8; k-- > 0;) word = word << 8U | bytes[i + k];
        // A byte is zero where it matches; adding 7 to the others reaches bit 3.
        word = (word & 0x0707070707070707U) ^ (code * 0x0101010101010101U);
        word = ~(word + 0x0707070707070707U) & 0x0808080808080808U;
        out |= ((word >> 3U) * 0x0102040810204080U >> 56U) << i;
    }
    for (; i < count; ++i) out |= static_cast<std::uint64_t>((bytes[i] & 7U) == code) << i;
    return out;
}

}  // namespace

Site::Site(const BuildRequest& request, Budget& budget, std::uint8_t outside, bool neighbours)
    : size_(request.size),
      present_(request.rooms),
      stride_(static_cast<std::size_t>(request.size.cols) + 2),
      rooms_(present_ != nullptr ? present_->count() : request.size.area()),
      charge_(budget),
      fits_(charge_.add(stride_ * (static_cast<std::size_t>(request.size.rows) + 2))) {
    if (!fits_) return;
    const auto rows = static_cast<std::size_t>(size_.rows);
    bytes_.assign(stride_ * (rows + 2), outside);
    for (int r = 0; r < size_.rows; ++r) {
        std::uint8_t* row = &bytes_[index({r, 0})];
        if (present_ == nullptr) {
            std::fill_n(row, size_.cols, std::uint8_t{0});
        } else {
            for (int c = 0; c < size_.cols; ++c)
                if (present_->get({r, c})) row[c] = 0;
        }
    }
    if (!neighbours) return;
    const auto there = [&](Cell c) { return size_.contains(c) && (present_ == nullptr || present_->get(c)); };
    for (int r = 0; r < size_.rows; ++r) {
        const bool inner_row = present_ == nullptr && r > 0 && r + 1 < size_.rows;
        for (int c = 0; c < size_.cols; ++c) {
            std::uint8_t& byte = bytes_[index({r, c})];
            if (inner_row && c > 0 && c + 1 < size_.cols) {
                byte |= 0xF0U;
            } else if (there({r, c})) {
                for (unsigned d = 0; d < 4; ++d)
                    if (there(step({r, c}, static_cast<Direction>(d)))) byte |= static_cast<std::uint8_t>(0x10U << d);
            }
        }
    }
}

std::size_t Site::some_room(Random& random) const {
    for (;;) {
        const Cell c = size_.cell(random.below(size_.area()));
        if (present_ == nullptr || present_->get(c)) return index(c);
    }
}

std::size_t Site::middle_room() const {
    const std::size_t area = size_.area();
    const std::size_t middle = static_cast<std::size_t>(size_.rows / 2) * static_cast<std::size_t>(size_.cols) +
                               static_cast<std::size_t>(size_.cols / 2);
    for (std::size_t i = 0; i < area; ++i) {
        const Cell c = size_.cell((middle + i) % area);
        if (present_ == nullptr || present_->get(c)) return index(c);
    }
    return index({0, 0});
}

void Site::carve(Labyrinth& out) const {
    constexpr auto code = [](Direction d) { return static_cast<std::uint8_t>(dug | static_cast<unsigned>(d)); };
    const auto cols = static_cast<std::size_t>(size_.cols);
    for (int r = 0; r < size_.rows; ++r) {
        const std::uint8_t* row = &bytes_[index({r, 0})];
        const auto right = out.right.row(r);
        const auto down = out.down.row(r);
        for (std::size_t w = 0; w < right.size(); ++w) {
            const std::uint8_t* at = row + 64 * w;
            const std::size_t count = std::min<std::size_t>(64, cols - 64 * w);
            right[w] = matches(at, count, code(Direction::right)) | matches(at + 1, count, code(Direction::left));
            down[w] = matches(at, count, code(Direction::down)) | matches(at + stride_, count, code(Direction::up));
        }
    }
}

}  // namespace ariadne::labyrinth
