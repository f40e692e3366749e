#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "render/terminal_parts.h"

namespace ariadne::render {

namespace {

constexpr unsigned level_bits = side(Direction::left) | side(Direction::right);
constexpr unsigned upright_bits = side(Direction::up) | side(Direction::down);

class WallText {
  public:
    WallText(const Scene& scene, const TerminalOptions& options, const LineSink& sink)
        : scene_(scene),
          board_(scene.board),
          plan_(board_.walls->plan()),
          options_(options),
          sink_(sink),
          ascii_(!options.unicode || options.walls == WallForm::ascii),
          sides_(thread_sides(scene.thread, scene.board.size, 1)) {
        for (const Sum& sum : board_.sums)
            write(sums_[board_.size.index(sum.at)],
                  fmt::format("{}{}+{}", mono() ? tag(board_.style(sum.at)) : "", sum.first, sum.second));
        for (const auto& [index, text] : sums_) inner_ = std::max(inner_, static_cast<int>(text.size()));
        fit();
    }

    void lines() {
        const auto [rows, cols] = board_.size;
        for (int row = 0; row <= rows; ++row) {
            const bool wanted = blocks_ ? block_line(row) : level_line(row) && (row == rows || room_line(row));
            if (!wanted) return;
        }
        if (from_ != 0 || to_ != cols) {
            Line line;
            const Message part = {
                tr("rows 0 to {0} and columns {1} to {2} of {3} x {4} rooms"), rows - 1, from_, to_ - 1, rows, cols};
            write(line, part.in(options_.language), theme_[Role::quiet]);
            sink_(line);
        }
        legend();
    }

  private:
    // Without Unicode, a tag that needs it is a point.
    std::string tag(const Style& style) const { return ascii_ && style.tag.size() > 1 ? "." : style.tag; }

    bool mono() const { return options_.colours == Colours::none; }

    // Rooms as large as they look square, or as their numbers need, or else narrow; half blocks where even those do not
    // fit.
    void fit() {
        const int cols = board_.size.cols;
        const bool free = options_.walls == WallForm::fitting && !fits(4 * cols + 1);
        blocks_ = !ascii_ && sums_.empty() && (free || options_.walls == WallForm::blocks);
        if (!blocks_ && sums_.empty() && !fits(4 * cols + 1) && fits(2 * cols + 1)) inner_ = 1;
        const int wide = blocks_ ? 2 : inner_ + 1;
        const int most = options_.width > 0 ? std::max(1, (options_.width - 1) / wide) : cols;
        from_ = std::clamp(column_looked_at() - most / 2, 0, std::max(0, cols - most));
        to_ = std::min(cols, from_ + most);
    }

    bool fits(int columns) const { return options_.width <= 0 || columns <= options_.width; }

    int column_looked_at() const {
        if (scene_.thread.empty()) return 0;
        const std::size_t walked = std::min(scene_.walked.value_or(1), scene_.thread.size());
        return scene_.thread[walked > 0 ? walked - 1 : 0].col;
    }

    bool passes(Cell room, Direction d) const { return (sides_[board_.size.index(room)] & side(d)) != 0; }

    static Glyph glyph_of(std::string_view text) { return {std::string(text), {}, {}}; }

    Glyph wall(unsigned sides) const {
        if (!ascii_) return glyph_of(light_lines[sides]);
        if (sides == 0) return {};
        return glyph_of(sides == level_bits ? "-" : sides == upright_bits ? "|" : "+");
    }

    // The thread where it goes on to these sides: a line in its colour, or dots where there is none.
    Glyph thread(unsigned sides, bool dot) const {
        Glyph glyph{" ", theme_[Role::thread], {}, true};
        if (mono() || ascii_)
            glyph.text = !dot ? " " : ascii_ ? "*" : "•";
        else
            glyph.text = heavy_lines[sides & ~on_thread];
        return glyph;
    }

    // What lies on the floor: nothing where it is the board's own colour.
    std::optional<Colour> floor(Cell room) const {
        const Style& style = board_.style(room);
        if (mono() || style.fill == Paint{Role::surface}) return std::nullopt;
        return over(theme_.colour(style.fill), theme_[Role::surface]);
    }
    std::optional<Colour> floor(Cell one, Cell other) const {
        return floor(one) && floor(other) ? floor(one) : std::nullopt;
    }

    bool level_line(int i) {
        Line line;
        for (int j = from_; j <= to_; ++j) {
            const unsigned corner = plan_.joint(i, j);
            line.push_back(ascii_ && corner != 0 ? glyph_of("+") : wall(corner));
            if (j == to_) break;
            const bool open = !plan_.level(i, j);
            for (int k = 0; k < inner_; ++k) {
                if (!open) {
                    line.push_back(wall(level_bits));
                    continue;
                }
                const bool inside = i > 0 && i < board_.size.rows;
                const bool middle = k == inner_ / 2;
                Glyph glyph;
                if (inside && middle && passes({i, j}, Direction::up)) glyph = thread(upright_bits, true);
                if (inside) glyph.ground = floor({i - 1, j}, {i, j});
                line.push_back(std::move(glyph));
            }
        }
        return sink_(line);
    }

    bool room_line(int i) {
        Line line;
        const int cols = board_.size.cols;
        for (int j = from_; j <= to_; ++j) {
            if (plan_.upright(i, j)) {
                line.push_back(wall(upright_bits));
            } else {
                const bool inside = j > 0 && j < cols;
                Glyph glyph;
                if (inside && passes({i, j}, Direction::left)) glyph = thread(level_bits, true);
                if (inside) glyph.ground = floor({i, j - 1}, {i, j});
                line.push_back(std::move(glyph));
            }
            if (j < to_) room({i, j}, line);
        }
        return sink_(line);
    }

    void room(Cell at, Line& line) const {
        const Style& style = board_.style(at);
        const std::size_t index = board_.size.index(at);
        if (const auto sum = sums_.find(index); sum != sums_.end()) {
            const int before = (inner_ - static_cast<int>(sum->second.size())) / 2;
            for (int k = 0; k < inner_; ++k) {
                const auto place = static_cast<std::size_t>(k - before);
                Glyph glyph = k >= before && place < sum->second.size() ? sum->second[place] : Glyph{};
                glyph.ground = floor(at);
                line.push_back(std::move(glyph));
            }
            return;
        }
        for (int k = 0; k < inner_; ++k) {
            const bool middle = k == inner_ / 2;
            Glyph glyph;
            if (middle && !style.text.empty()) {
                glyph = {style.text, theme_.colour({style.ink.role, 1}), {}, true};
            } else if (middle && (sides_[index] & on_thread) != 0) {
                glyph = thread(sides_[index], true);
            } else if (!middle && passes(at, k < inner_ / 2 ? Direction::left : Direction::right)) {
                glyph = thread(level_bits, false);
            } else if (middle && mono()) {
                glyph.text = style.tag.empty() ? " " : tag(style);
            }
            glyph.ground = floor(at);
            line.push_back(std::move(glyph));
        }
    }

    // One half of a character in a drawing of half blocks.
    struct Half {
        bool solid = false;            // a wall
        std::optional<Colour> colour;  // what is seen; nothing: the terminal's own ground
        std::string letter;            // what stands for it where there are no colours
    };

    static constexpr std::string_view thread_letter = "•";

    Half wall_half() const { return {true, theme_.edge, {}}; }
    Half thread_half() const { return {false, theme_[Role::thread], std::string(thread_letter)}; }

    Half upper(int i, int x) const {
        const int j = x / 2;
        if (x % 2 == 0) return plan_.joint(i, j) != 0 ? wall_half() : Half{};
        if (plan_.level(i, j)) return wall_half();
        if (i == 0 || i == board_.size.rows) return {};
        if (passes({i, j}, Direction::up)) return thread_half();
        return {false, floor({i - 1, j}, {i, j}), {}};
    }

    Half lower(int i, int x) const {
        const int j = x / 2;
        if (i == board_.size.rows) return {};
        if (x % 2 == 0) {
            if (plan_.upright(i, j)) return wall_half();
            if (j == 0 || j == board_.size.cols) return {};
            if (passes({i, j}, Direction::left)) return thread_half();
            return {false, floor({i, j - 1}, {i, j}), {}};
        }
        const Style& style = board_.style({i, j});
        if (style.mark != Mark::none) return {false, over(theme_.colour(style.ink), theme_[Role::surface]), style.text};
        if ((sides_[board_.size.index({i, j})] & on_thread) != 0) return thread_half();
        return {false, floor({i, j}), {}};
    }

    bool block_line(int i) {
        Line line;
        for (int x = 2 * from_; x <= 2 * to_; ++x) {
            const Half high = upper(i, x);
            const Half low = lower(i, x);
            line.push_back(mono() ? letter(high, low) : halves(high, low));
        }
        return sink_(line);
    }

    static Glyph letter(const Half& high, const Half& low) {
        if (high.solid && low.letter == thread_letter) return glyph_of("╤");  // a wall, and the way under it
        if (!low.letter.empty()) return glyph_of(low.letter);
        if (!high.letter.empty()) return glyph_of(high.letter);
        if (high.solid) return glyph_of(low.solid ? "█" : "▀");
        return glyph_of(low.solid ? "▄" : " ");
    }

    static Glyph halves(const Half& high, const Half& low) {
        if (high.solid && low.solid) return {"█", high.colour, {}};
        if (high.colour) return {"▀", high.colour, low.colour};
        if (low.colour) return {"▄", low.colour, {}};
        return glyph_of(" ");
    }

    void legend() {
        Line line;
        for (const LegendEntry& entry : scene_.legend) {
            const Style& style = board_.styles[entry.style];
            if (entry.word.empty()) continue;
            if (!line.empty()) write(line, "   ");
            if (!style.text.empty())
                write(line, style.text + " ", theme_.colour({style.ink.role, 1}), true);
            else
                write(line, tag(style) + " ", theme_.colour({style.fill.role, 1}));
            write(line, entry.word.in(options_.language), theme_[Role::quiet]);
        }
        if (!line.empty()) sink_(line);
    }

    const Scene& scene_;
    const Board& board_;
    FloorPlan plan_;
    const TerminalOptions& options_;
    const Theme& theme_ = terminal_theme();
    const LineSink& sink_;
    bool ascii_;
    bool blocks_ = false;
    int inner_ = 3;                     // columns of a room between two walls
    int from_ = 0;                      // the columns of rooms shown
    int to_ = 0;                        // past the last of them
    std::vector<std::uint8_t> sides_;   // see thread_sides
    std::map<std::size_t, Line> sums_;  // in words, by room
};

}  // namespace

void wall_lines(const Scene& scene, const TerminalOptions& options, const LineSink& sink) {
    WallText(scene, options, sink).lines();
}

}  // namespace ariadne::render
