#include "render/plan_png.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>

#include "render/coordinates.h"
#include "render/indexed_png.h"

namespace ariadne::render {

namespace {

constexpr double longest_png_side = 2'147'483'647;

using Words = std::vector<std::uint64_t>;

bool at(const Words& words, std::size_t i) {
    return (words[i / 64] >> (i % 64) & 1U) != 0;
}

// What one row of pixels is made of: between two rooms lies a gap as wide as a wall. A bit a gap or a room.
struct Kinds {
    Words gap_wall, gap_thread, gap_visited;                        // cols + 1
    Words wall, thread_left, thread_middle, thread_right, visited;  // cols
};

class PlanPainter {
  public:
    PlanPainter(const PlanPicture& picture, const Measures& measures, const PictureOptions& options, const Sink& sink)
        : picture_(picture),
          plan_(picture.plan),
          colours_(palette(*options.theme)),
          scale_(options.scale),
          thickness_(whole(measures.thickness)),
          across_(whole(measures.at.dx) - thickness_),
          along_(whole(measures.at.dy) - thickness_),
          left_(whole(measures.at.x0) - thickness_ / 2),
          top_(whole(measures.at.y0) - thickness_ / 2),
          width_(whole(measures.width(plan_.size))),
          height_(whole(measures.height(plan_.size))),
          mark_(whole(mark_size(plan_.size, measures))),
          png_(sink, static_cast<std::uint32_t>(width_ * scale_), static_cast<std::uint32_t>(height_ * scale_),
               colours_),
          pixels_(png_.depth(), png_.row_bytes()),
          wide_(png_.depth(), scale_ > 1 ? png_.row_bytes() : 0),
          room_words_(plan_.right->row_words()),
          gap_words_((static_cast<std::size_t>(plan_.size.cols) + 64) / 64) {
        const std::int64_t middle = thread_wide(across_);
        parts_ = {beside_thread(across_), middle, across_ - middle - beside_thread(across_)};
        look_up();
        for (Words* words : {&now_.gap_wall, &now_.gap_thread, &now_.gap_visited, &above_, &beside_})
            words->assign(gap_words_, 0);
        for (Words* words : {&now_.wall, &now_.thread_left, &now_.thread_middle, &now_.thread_right, &now_.visited})
            words->assign(room_words_, 0);
    }

    bool paint(Budget& budget) {
        blank(top_);
        const int rows = plan_.size.rows;
        for (int row = 0; row <= rows; ++row) {
            budget.phase(tr("drawing"), static_cast<double>(row) / (rows + 1));
            if (!budget.spend(static_cast<std::uint64_t>(plan_.size.cols)) || !budget.check() || !png_.good())
                return false;
            level_line(row);
            if (row < rows) room_rows(row);
        }
        blank(height_ - y_);
        return png_.finish();
    }

  private:
    static std::int64_t whole(double value) {
        assert(value == std::floor(value));
        return static_cast<std::int64_t>(value);
    }

    static constexpr unsigned floor_value = 0;
    static constexpr unsigned wall_value = 1;

    // Floor and wall, then what else there is; the numbers of thread, visited rooms and spots follow.
    std::vector<Colour> palette(const Theme& theme) {
        std::vector<Colour> result = {theme[Role::surface], theme.edge};
        const auto add = [&](Paint paint) {
            result.push_back(over(theme.colour(paint), theme[Role::surface]));
            return static_cast<unsigned>(result.size() - 1);
        };
        if (picture_.thread != nullptr) thread_ = add({Role::thread});
        if (picture_.visited != nullptr) visited_ = add({Role::search, 0.45F});
        for (const PlanPicture::Spot& spot : picture_.spots) {
            const auto same = std::ranges::find(picture_.spots, spot.role, &PlanPicture::Spot::role);
            const auto first = static_cast<std::size_t>(same - picture_.spots.begin());
            spots_.push_back(first < spots_.size() ? spots_[first] : add({spot.role}));
        }
        return result;
    }

    void blank(std::int64_t rows) {
        if (rows <= 0) {
            y_ += rows;  // the first rows lie above the picture
            return;
        }
        clear();
        now_.gap_wall.assign(gap_words_, 0);
        now_.wall.assign(room_words_, 0);
        emit(rows);
    }

    void clear() {
        for (Words* words : {&now_.gap_thread, &now_.gap_visited, &now_.thread_left, &now_.thread_middle,
                             &now_.thread_right, &now_.visited, &now_.wall})
            std::ranges::fill(*words, 0);
    }

    // The upright walls of the rows above and below meet the level ones in the corners.
    void level_line(int line) {
        clear();
        plan_.level_walls(line, now_.wall);
        std::swap(above_, beside_);
        if (line < plan_.size.rows)
            plan_.upright_walls(line, beside_);
        else
            std::ranges::fill(beside_, 0);
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < gap_words_; ++i) {
            const std::uint64_t level = i < room_words_ ? now_.wall[i] : 0;
            now_.gap_wall[i] = above_[i] | beside_[i] | level | level << 1U | carry;
            carry = level >> 63U;
        }
        if (line > 0 && line < plan_.size.rows) {
            if (picture_.thread != nullptr) copy(picture_.thread->down, line - 1, now_.thread_middle);
            if (picture_.visited != nullptr)
                for (std::size_t i = 0; i < room_words_; ++i)
                    now_.visited[i] = picture_.visited->row(line - 1)[i] & picture_.visited->row(line)[i];
        }
        emit(thickness_);
    }

    void room_rows(int row) {
        clear();
        now_.gap_wall = beside_;
        if (picture_.visited != nullptr) {
            copy(*picture_.visited, row, now_.visited);
            std::uint64_t carry = 0;
            for (std::size_t i = 0; i < room_words_; ++i) {
                const std::uint64_t here = now_.visited[i];
                now_.gap_visited[i] = here & (here << 1U | carry);
                carry = here >> 63U;
            }
        }
        if (picture_.thread == nullptr) return emit(along_);
        const Walls& thread = *picture_.thread;
        if (row > 0) copy(thread.down, row - 1, now_.thread_middle);
        emit(beside_thread(along_));
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < room_words_; ++i) {
            const std::uint64_t right = thread.right.row(row)[i];
            now_.thread_right[i] = right;
            now_.thread_left[i] = right << 1U | carry;
            now_.gap_thread[i] = now_.thread_left[i];
            now_.thread_middle[i] |= right | now_.thread_left[i] | thread.down.row(row)[i];
            carry = right >> 63U;
        }
        emit(thread_wide(along_));
        std::ranges::fill(now_.thread_right, 0);
        std::ranges::fill(now_.thread_left, 0);
        std::ranges::fill(now_.gap_thread, 0);
        copy(thread.down, row, now_.thread_middle);
        emit(along_ - beside_thread(along_) - thread_wide(along_));
    }

    static void copy(const BitGrid& from, int row, Words& to) { std::ranges::copy(from.row(row), to.begin()); }

    // In a room so wide: the thread, and what lies before it.
    static std::int64_t thread_wide(std::int64_t room) { return room <= 2 ? room : (room + 1) / 2; }
    static std::int64_t beside_thread(std::int64_t room) { return (room - thread_wide(room)) / 2; }

    // So many rows of pixels, as far as they lie in the picture.
    void emit(std::int64_t rows) {
        const std::int64_t first = std::max<std::int64_t>(y_, 0);
        const std::int64_t end = std::min(y_ + rows, height_);
        y_ += rows;
        if (first >= end) return;
        lay();
        for (std::int64_t y = first; y < end;) {
            const std::int64_t until = spotted(y, end);
            png_.row(scale_ == 1 ? row_ : widened());
            png_.again(static_cast<std::size_t>((until - y) * scale_ - 1));
            y = until;
        }
    }

    std::span<const std::uint8_t> widened() {
        wide_.begin(0);
        for (std::int64_t x = 0; x < width_; ++x) wide_.put(pixels_.at(x), scale_);
        return wide_.end();
    }

    // Lays the spots of a row of pixels over it; the first row from there on that may look different.
    std::int64_t spotted(std::int64_t y, std::int64_t end) {
        row_ = pixels_.end();
        bool dirty = false;
        for (std::size_t i = 0; i < spots_.size(); ++i) {
            const Cell room = picture_.spots[i].room;
            const std::int64_t x0 = centre(left_, across_, room.col) - mark_ / 2;
            const std::int64_t y0 = centre(top_, along_, room.row) - mark_ / 2;
            if (y < y0) end = std::min(end, y0);
            if (y < y0 || y >= y0 + mark_) continue;
            end = std::min(end, y0 + mark_);
            if (!dirty) lay();
            dirty = true;
            const bool lighter = picture_.spots[i].lighter;
            if (lighter) end = std::min(end, y + 1);
            for (std::int64_t x = std::max<std::int64_t>(x0, 0); x < std::min(x0 + mark_, width_); ++x)
                pixels_.overwrite(lighter && (x + y) % 2 != 0 ? floor_value : spots_[i], x);
        }
        if (!dirty && stained_) lay();
        stained_ = dirty;
        return end;
    }

    std::int64_t centre(std::int64_t corner, std::int64_t room, int number) const {
        return corner + number * (room + thickness_) + thickness_ + room / 2;
    }

    void lay() {
        pixels_.begin(std::max<std::int64_t>(0, -left_));
        if (left_ > 0) pixels_.put(floor_value, left_);
        const auto cols = static_cast<std::size_t>(plan_.size.cols);
        put_room(0);  // some of it may lie outside the picture
        if (room_bits_ == 0)
            for (std::size_t i = 1; i < cols; ++i) put_room(i);
        else
            append_rooms(cols);
        pixels_.put(gap(gap_kind(cols)), thickness_);
        const std::int64_t used = left_ + static_cast<std::int64_t>(cols) * (across_ + thickness_) + thickness_;
        if (used < width_) pixels_.put(floor_value, width_ - used);
        row_ = pixels_.end();
    }

    void put_room(std::size_t i) {
        pixels_.put(gap(gap_kind(i)), thickness_);
        const std::array<unsigned, 3> values = room(room_kind(i));
        for (std::size_t part = 0; part < 3; ++part) pixels_.put(values[part], parts_[part]);
    }

    // Where a gap and a room fit into one word: what they look like is looked up, 64 rooms at a time.
    void append_rooms(std::size_t cols) {
        for (std::size_t begin = 0; begin < cols; begin += 64) {
            const std::size_t w = begin / 64;
            const std::uint64_t gaps[3] = {now_.gap_wall[w], now_.gap_thread[w], now_.gap_visited[w]};
            const std::uint64_t rooms[5] = {now_.wall[w], now_.thread_middle[w], now_.thread_left[w],
                                            now_.thread_right[w], now_.visited[w]};
            const std::size_t end = std::min<std::size_t>(64, cols - begin);
            for (std::size_t i = begin == 0 ? 1 : 0; i < end; ++i) {
                std::size_t kind = 0;
                for (std::size_t k = 0; k < 3; ++k) kind |= (gaps[k] >> i & 1U) << k;
                for (std::size_t k = 0; k < 5; ++k) kind |= (rooms[k] >> i & 1U) << (k + 3);
                pixels_.append(patterns_[kind], room_bits_);
            }
        }
    }

    // By the bits of a gap, then those of a room, as in append_rooms.
    void look_up() {
        const std::int64_t bits = (thickness_ + across_) * png_.depth();
        if (bits > 56) return;
        room_bits_ = static_cast<unsigned>(bits);
        for (unsigned kind = 0; kind < patterns_.size(); ++kind) {
            std::uint64_t& pattern = patterns_[kind];
            const auto add = [&](unsigned value, std::int64_t pixels) {
                for (std::int64_t i = 0; i < pixels; ++i) pattern = pattern << png_.depth() | value;
            };
            add(gap(kind & 7U), thickness_);
            const std::array<unsigned, 3> values = room(kind >> 3U);
            for (std::size_t part = 0; part < 3; ++part) add(values[part], parts_[part]);
        }
    }

    unsigned gap_kind(std::size_t i) const {
        return (at(now_.gap_wall, i) ? 1U : 0U) | (at(now_.gap_thread, i) ? 2U : 0U) |
               (at(now_.gap_visited, i) ? 4U : 0U);
    }

    unsigned room_kind(std::size_t i) const {
        return (at(now_.wall, i) ? 1U : 0U) | (at(now_.thread_middle, i) ? 2U : 0U) |
               (at(now_.thread_left, i) ? 4U : 0U) | (at(now_.thread_right, i) ? 8U : 0U) |
               (at(now_.visited, i) ? 16U : 0U);
    }

    unsigned gap(unsigned kind) const {
        if ((kind & 1U) != 0) return wall_value;
        if ((kind & 2U) != 0) return thread_;
        return (kind & 4U) != 0 ? visited_ : floor_value;
    }

    // Before the thread, where it runs, and after it.
    std::array<unsigned, 3> room(unsigned kind) const {
        const unsigned ground = (kind & 1U) != 0 ? wall_value : (kind & 16U) != 0 ? visited_ : floor_value;
        if ((kind & 2U) == 0) return {ground, ground, ground};
        return {(kind & 4U) != 0 ? thread_ : ground, thread_, (kind & 8U) != 0 ? thread_ : ground};
    }

    const PlanPicture& picture_;
    const FloorPlan& plan_;
    unsigned thread_ = 0;
    unsigned visited_ = 0;
    std::vector<unsigned> spots_;
    std::vector<Colour> colours_;
    std::int64_t scale_;  // all else is measured before it
    std::int64_t thickness_;
    std::int64_t across_;  // a room from wall to wall
    std::int64_t along_;
    std::array<std::int64_t, 3> parts_{};  // of a room, across: before the thread, the thread, after it
    std::array<std::uint64_t, 256> patterns_{};
    unsigned room_bits_ = 0;  // of a gap and a room together; 0: too many for a pattern
    std::int64_t left_;       // the first pixel of the first wall; negative: outside the picture
    std::int64_t top_;
    std::int64_t width_;
    std::int64_t height_;
    std::int64_t mark_;
    IndexedPng png_;
    PixelRow pixels_;
    PixelRow wide_;  // the same, scaled
    std::span<const std::uint8_t> row_;
    std::size_t room_words_;
    std::size_t gap_words_;
    Kinds now_;
    Words above_;   // the upright walls of the row of rooms above the line
    Words beside_;  // and of the row below it
    std::int64_t y_ = 0;
    bool stained_ = false;  // a spot lies on the row as it stands
};

}  // namespace

Result<void> png(const PlanPicture& picture, const PictureOptions& options, Budget& budget, const Sink& sink) {
    const Size size = picture.plan.size;
    if (size.area() == 0) return fail(tr("nothing to draw: the board has no cells"));
    const Result<Measures> measures = measure(size, in_whole_pixels(options));
    if (!measures) return std::unexpected(measures.error());
    const double scale = options.scale;
    if (std::max(measures->width(size), measures->height(size)) * scale > longest_png_side)
        return fail({tr("{0} x {1} rooms of {2} x {3} pixels are too many for a PNG (limit: {4} pixels per side)"),
                     size.rows, size.cols, measures->at.dy * scale, measures->at.dx * scale, longest_png_side});
    if (!budget.check() || !PlanPainter(picture, *measures, options, sink).paint(budget))
        return cut_short(budget, picture_ready);
    return {};
}

}  // namespace ariadne::render
