#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "render/terminal_parts.h"

namespace ariadne::render {

namespace {

// The same as heavy_lines where there are no such characters.
constexpr std::array<std::string_view, 16> plain_lines = {"*", "|", "-", "+", "|", "|", "+", "+",
                                                          "-", "+", "-", "+", "+", "+", "+", "+"};
constexpr unsigned right_side = side(Direction::right);

class BoardText {
  public:
    BoardText(const Scene& scene, const TerminalOptions& options, const LineSink& sink)
        : board_(scene.board), legend_(scene.legend), options_(options), sink_(sink) {
        fit();
        sides_ = thread_sides(scene.thread, blocks_, scale_);
    }

    void lines() {
        if (board_.axes) {
            Line name(margin_ > 2 ? margin_ - 2 : 0);
            write(name, board_.axes->y_name, theme_[Role::quiet]);
            sink_(name);
        }
        for (int row = 0; row < blocks_.rows; ++row) {
            Line line;
            y_label(row, line);
            for (int col = 0; col < blocks_.cols; ++col) block({row, col}, line);
            if (!sink_(line)) return;
        }
        if (board_.axes) x_labels();
        if (scale_ > 1) {
            Line line;
            write(line, Message(tr("each square stands for {0} x {0} cells"), scale_).in(options_.language),
                  theme_[Role::quiet]);
            sink_(line);
        }
        legend();
    }

  private:
    void fit() {
        const Size size = board_.size;
        if (board_.axes) margin_ = std::to_string(size.rows - 1 + board_.axes->first).size() + 1;
        const int room =
            options_.width > 0 ? std::max(8, options_.width - static_cast<int>(margin_) - 2) : size.cols * 2;
        if (size.cols * 2 > room) wide_ = size.cols <= room ? 1 : 2;
        if (wide_ == 2) scale_ = std::max(1, (size.cols * 2 + room - 1) / room);
        blocks_ = {(size.rows + scale_ - 1) / scale_, (size.cols + scale_ - 1) / scale_};
    }

    // The style that stands for a block: a mark where there is one, else the commonest.
    const Style& style(Cell at) const {
        if (scale_ == 1) return board_.style(at);
        std::array<int, 256> count = {};
        const Style* found = nullptr;
        for (int row = at.row * scale_; row < std::min(board_.size.rows, (at.row + 1) * scale_); ++row)
            for (int col = at.col * scale_; col < std::min(board_.size.cols, (at.col + 1) * scale_); ++col) {
                const std::uint8_t kind = board_.cells[board_.size.index({row, col})];
                ++count[kind];
                const Style& s = board_.styles[kind];
                if (s.mark != Mark::none && (found == nullptr || found->mark == Mark::gem)) found = &s;
            }
        if (found != nullptr) return *found;
        return board_.styles[static_cast<std::size_t>(std::ranges::max_element(count) - count.begin())];
    }

    void block(Cell at, Line& line) {
        const Style& s = style(at);
        const unsigned sides = sides_[blocks_.index(at)] & ~on_thread;
        const bool threaded = sides_[blocks_.index(at)] >= on_thread;
        const bool basic = options_.colours == Colours::basic;
        const Colour fill = over(theme_.colour(s.fill), theme_[Role::surface]);
        Glyph glyph;
        glyph.text = options_.unicode && s.mark == Mark::gem ? "◆" : s.text.empty() ? " " : s.text;
        glyph.ink = basic ? basic_ink(s) : std::optional(theme_.text_on(fill, s.ink));
        if (!basic) glyph.ground = fill;
        if (!s.tag.empty()) paint_kind(s, glyph);
        glyph.bold = s.mark != Mark::none;
        if (wide_ == 1 && !s.sign.empty()) glyph.text = s.sign;
        if (scale_ > 1 && s.mark == Mark::none) glyph.text = s.tag.empty() ? " " : s.tag;
        Glyph gap = glyph;
        gap.text = " ";
        if (threaded) {
            const auto& table = options_.unicode ? heavy_lines : plain_lines;
            // The casing: whatever the cell, the thread lies on the board's own colour.
            const Colour casing = theme_[Role::surface];
            const std::string_view link = (sides & right_side) != 0U ? table[right_side | right_side << 2U] : " ";
            gap = {std::string(link), theme_[Role::thread], {}, true};
            if (!basic) gap.ground = casing;
            if (s.mark == Mark::none) {
                glyph = gap;
                glyph.text = table[sides];
            } else if (!basic) {
                glyph.ink = casing;
                glyph.ground = theme_[Role::thread];
            } else {
                glyph.ink = theme_[Role::thread];
            }
        } else if (s.solid) {
            glyph.text = options_.unicode ? "█" : s.text;
            glyph.ink = basic ? basic_ink({s.fill, s.fill, ""}) : std::optional(fill);
            gap = glyph;
        }
        if (!threaded && !s.tag.empty() && wide_ == 2 && scale_ == 1) {
            gap.text = glyph.text;
            glyph.text = s.tag;
        }
        line.push_back(std::move(glyph));
        if (wide_ == 2) line.push_back(std::move(gap));
    }

    // Few colours have no tints: a kind that has a sign gets its colour in full, and its digit tells the value.
    void paint_kind(const Style& s, Glyph& glyph) const {
        if (options_.colours == Colours::truecolour) return;
        const float level = s.fill.role == Role::ink ? 0.6F : 1.0F;
        const Colour ground = over(theme_.colour({s.fill.role, level}), theme_[Role::surface]);
        glyph.ground = ground;
        glyph.ink = theme_.text_on(ground, s.ink);
    }

    // How a kind looks on this board, any value as n.
    std::string sample(const Style& s) const {
        if (s.solid) return repeated(options_.unicode ? "█" : s.text);
        const bool digit = !s.text.empty() && s.text.front() >= '0' && s.text.front() <= '9';
        const std::string value = digit ? "n" : s.text;
        if (scale_ > 1) return s.tag;
        if (wide_ == 2) return s.tag + value;
        return s.sign.empty() ? value : s.sign;
    }
    std::string repeated(const std::string& text) const { return wide_ == 2 ? text + text : text; }

    void legend() {
        constexpr std::size_t apart = 3;
        const std::size_t room = options_.width > 0 ? static_cast<std::size_t>(options_.width) : 80;
        Line line;
        for (const LegendEntry& entry : legend_) {
            if (entry.word.empty()) continue;
            Line next;
            write(next, sample(board_.styles[entry.style]) + " " + entry.word.in(options_.language),
                  theme_[Role::quiet]);
            if (!line.empty() && line.size() + apart + next.size() > room) sink_(std::exchange(line, {}));
            if (!line.empty()) line.resize(line.size() + apart);
            line.insert(line.end(), next.begin(), next.end());
        }
        if (!line.empty()) sink_(line);
    }

    // Sixteen colours have no tints: what a cell costs shows in its digit. Ink is the terminal's own, which can be read
    // on its ground, be that dark or light.
    std::optional<Colour> basic_ink(const Style& s) const {
        if ((s.ink.role == Role::ink || s.ink.role == Role::wall) && s.fill.role != Role::cost) return std::nullopt;
        if (s.fill.role != Role::cost) return theme_.colour(s.ink);
        return theme_.colour({Role::cost, 0.5F + s.fill.level / 2});
    }

    void y_label(int row, Line& line) {
        if (!board_.axes) return;
        const int bottom = std::min(board_.size.rows, (row + 1) * scale_) - 1;
        const int y = board_.axes->y_up ? board_.size.rows - 1 - bottom : row * scale_;
        write(line, fmt::format("{:>{}} ", y + board_.axes->first, margin_ - 1), theme_[Role::quiet]);
    }

    void x_labels() {
        const int first = board_.axes->first;
        const int last = (blocks_.cols - 1) * scale_ + first;
        const int room = static_cast<int>(std::to_string(last).size()) + 1;
        int every = 1;
        for (const int factor : {1, 2, 5, 10, 20, 50})
            if (every * wide_ < room) every = factor;
        Line line(margin_);
        for (int col = 0; col < blocks_.cols; col += every) {
            line.resize(margin_ + static_cast<std::size_t>(col * wide_));
            write(line, std::to_string(col * scale_ + first), theme_[Role::quiet]);
        }
        line.resize(std::max(line.size() + 1, margin_ + static_cast<std::size_t>(blocks_.cols * wide_)));
        write(line, board_.axes->x_name, theme_[Role::quiet]);
        sink_(line);
    }

    const Board& board_;
    const std::vector<LegendEntry>& legend_;
    const TerminalOptions& options_;
    const Theme& theme_ = terminal_theme();
    const LineSink& sink_;
    std::size_t margin_ = 0;  // columns of the labels at the left, a blank included
    int wide_ = 2;            // columns a block
    int scale_ = 1;           // cells a block, in both directions
    Size blocks_;
    std::vector<std::uint8_t> sides_;  // see thread_sides
};

}  // namespace

void board_lines(const Scene& scene, const TerminalOptions& options, const LineSink& sink) {
    if (scene.board.size.area() == 0) return;
    if (scene.board.walls) return wall_lines(scene, options, sink);
    if (!scene.board.pieces.empty()) return piece_lines(scene, options, sink);
    BoardText(scene, options, sink).lines();
}

}  // namespace ariadne::render
