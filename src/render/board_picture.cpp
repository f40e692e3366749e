#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "base/charge.h"
#include "render/lanes.h"
#include "render/painters.h"
#include "render/text_width.h"

namespace ariadne::render {

namespace {

constexpr double least_for_lines = 6;
constexpr double least_for_corner_text = 24;
constexpr double axis_size = 11;
constexpr std::size_t shape_bytes = 512;  // of a thing drawn in a cell, more or less
constexpr float faded = 0.5F;             // what is left of the cells' colours under a thread where cells are tiny

class BoardPainter {
  public:
    BoardPainter(Drawing& drawing, const Scene& scene, const Measures& measures, const Theme& theme, Budget& budget,
                 const Legible& legible)
        : drawing_(drawing),
          scene_(scene),
          board_(scene.board),
          measures_(measures),
          at_(measures.at),
          cell_(measures.at.cell()),
          theme_(board_.daylight ? light_theme() : theme),
          page_theme_(theme),
          budget_(budget),
          legible_(legible),
          shown_(std::span(scene.thread)
                     .first(std::min(scene.walked.value_or(scene.thread.size()), scene.thread.size()))) {
        if (shown_.empty()) return;
        on_thread_.resize(board_.size.area());
        for (const Cell c : shown_) on_thread_[board_.size.index(c)] = true;
    }

    void paint() {
        cells();
        if (board_.walls) {
            walls(board_.walls->plan());
            patches();
        } else {
            if (cell_ >= least_for_lines) lines();
            if (board_.gate)
                paint_gate(drawing_, board_, at_, theme_);
            else
                frame();
        }
        if (board_.axes) axes(*board_.axes);
        if (cell_ >= legible_.text) texts();
        paint_pieces(drawing_, board_, at_, theme_);
        thread();
        marks();
        paint_sums(drawing_, board_, measures_, theme_);
        paint_arrows(drawing_, scene_.arrows, at_, theme_);
        if (scene_.walked && !shown_.empty()) walker();
    }

  private:
    void add(Shape shape) { drawing_.add(std::move(shape)); }
    Point corner(Cell c) const { return at_.place({static_cast<double>(c.col), static_cast<double>(c.row)}); }
    double room() const { return cell_ - measures_.thickness; }  // between walls
    // Before what there may be as many of as there are cells.
    bool may_add(std::size_t shapes = 1) { return shapes_.add(shapes * shape_bytes) && budget_.check(); }
    bool on_thread(std::size_t i) const { return !on_thread_.empty() && on_thread_[i]; }

    void cells() {
        if (board_.walls && all_blank()) return;
        Mosaic mosaic{{at_.x0, at_.y0}, at_.dx, at_.dy, board_.size, board_.cells, {}};
        for (const Style& style : board_.styles)
            mosaic.palette.push_back(over(theme_.colour(style.fill), theme_[Role::surface]));
        if (!scene_.thread.empty() && cell_ < least_for_lines && !board_.walls)
            for (Colour& colour : mosaic.palette) {
                colour.alpha = faded;
                colour = over(colour, theme_[Role::surface]);
            }
        add(std::move(mosaic));
    }

    bool all_blank() const {
        return std::ranges::all_of(board_.cells,
                                   [&](std::uint8_t kind) { return board_.styles[kind].fill == Paint{Role::surface}; });
    }

    void walls(const FloorPlan& plan) {
        const double shift = measures_.shift();
        Lattice lattice{{at_.x0 + shift, at_.y0 + shift}, at_.dx, at_.dy, measures_.thickness, theme_.edge, {}, {}};
        const auto [rows, cols] = board_.size;
        lattice.level = runs(rows, cols, [&](int line, int col) { return plan.level(line, col); });
        lattice.upright = runs(cols, rows, [&](int line, int row) { return plan.upright(row, line); });
        add(std::move(lattice));
    }

    // Along lines 0 to `last`, each so many cells long, where wall(line, place).
    template <class Wall>
    static std::vector<Lattice::Run> runs(int last, int length, Wall&& wall) {
        std::vector<Lattice::Run> out;
        for (int line = 0; line <= last; ++line)
            for (int begin = 0, end = 0; begin < length; begin = end) {
                while (begin < length && !wall(line, begin)) ++begin;
                end = begin;
                while (end < length && wall(line, end)) ++end;
                if (end > begin) out.push_back({line, begin, end});
            }
        return out;
    }

    void patches() {
        const double size = std::max(legible_.patch, mark_size(board_.size, measures_));
        const double wide = size > room() ? size : measures_.room_width();
        const double high = size > room() ? size : measures_.room_height();
        for (std::size_t i = 0; i < board_.cells.size(); ++i) {
            const Style& style = board_.styles[board_.cells[i]];
            if (style.mark != Mark::patch) continue;
            const Point centre = place(middle(board_.size.cell(i)));
            const Point at = {std::round(centre.x - wide / 2), std::round(centre.y - high / 2)};
            add(Box{at, wide, high, 0, over(theme_.colour(style.ink), theme_[Role::surface]), {}});
        }
    }

    static Point middle(Cell c) { return {c.col + 0.5, c.row + 0.5}; }

    // Hairlines between neighbours that are not walls, in long strokes.
    void lines() {
        Path path{.stroke = Stroke{theme_[Role::line], 1}};
        const auto [rows, cols] = board_.size;
        const auto between = [&](Cell one, Cell other) {
            return board_.size.contains(one) && board_.size.contains(other) && !board_.style(one).solid &&
                   !board_.style(other).solid;
        };
        const auto line = [&](double x1, double y1, double x2, double y2) {
            path.lines.push_back({at_.place({x1, y1}), at_.place({x2, y2})});
        };
        for (const auto& [row, begin, end] :
             runs(rows, cols, [&](int r, int c) { return between({r - 1, c}, {r, c}); }))
            line(begin, row, end, row);
        for (const auto& [col, begin, end] :
             runs(cols, rows, [&](int c, int r) { return between({r, c - 1}, {r, c}); }))
            line(col, begin, col, end);
        if (!path.lines.empty()) add(std::move(path));
    }

    void frame() {
        add(Box{{at_.x0 - 0.5, at_.y0 - 0.5},
                board_.size.cols * at_.dx + 1,
                board_.size.rows * at_.dy + 1,
                0,
                {},
                Stroke{theme_[Role::line], 1}});
    }

    // Labels as many as fit, at multiples of 1, 2 or 5 times a power of ten.
    int stride(double room) const {
        for (int power = 1;; power *= 10)
            for (const int factor : {1, 2, 5})
                if (factor * power * cell_ >= room) return factor * power;
    }

    void axes(const Axes& axes) {
        const auto [rows, cols] = board_.size;
        const Colour quiet = page_theme_[Role::quiet];
        const double bottom = at_.y0 + rows * at_.dy;
        const double digits = static_cast<double>(std::to_string(cols - 1 + axes.first).size());
        const int every = stride(std::max(digits * axis_size * 0.62, axis_size) + 5);
        for (int x = 0; x < cols; x += every)
            add(Text{{at_.x0 + (x + 0.5) * at_.dx, bottom + 16}, axes.column(x), axis_size, quiet, Anchor::middle});
        for (int y = 0; y < rows; y += every) {
            const int row = axes.y_up ? rows - 1 - y : y;
            add(Text{{at_.x0 - 8, at_.y0 + (row + 0.5) * at_.dy + axis_size * 0.36},
                     std::to_string(y + axes.first),
                     axis_size,
                     quiet,
                     Anchor::end});
        }
        if (!axes.x_name.empty())
            add(Text{
                {at_.x0 + cols * at_.dx + 8, bottom + 16}, axes.x_name, axis_size + 1, quiet, Anchor::start, true});
        if (!axes.y_name.empty())
            add(Text{{at_.x0 - 8, at_.y0 - 8}, axes.y_name, axis_size + 1, quiet, Anchor::end, true});
    }

    void texts() {
        const bool corners = cell_ >= least_for_corner_text;
        for (std::size_t i = 0; i < board_.cells.size(); ++i) {
            const Style& style = board_.styles[board_.cells[i]];
            if (style.icon != Icon::none && cell_ >= least_for_icon) {
                const std::size_t before = drawing_.shapes.size();
                paint_icon(drawing_, style, corner(board_.size.cell(i)), cell_, on_thread(i), theme_);
                if (!may_add(drawing_.shapes.size() - before)) return;
                continue;
            }
            if (style.text.empty() || style.mark != Mark::none || style.solid) continue;
            if (!may_add()) return;
            const Point p = corner(board_.size.cell(i));
            const Colour ink = theme_.text_on(theme_.colour(style.fill), style.ink);
            const std::string text = style.sign + style.text;
            if (on_thread(i)) {
                if (!corners) continue;
                // Beside the thread there is little room: the sign goes before the value does.
                const double small = std::max(9.0, cell_ * 0.24);
                const double room = cell_ * 0.42 - casing_width() / 2;
                const bool both = !style.sign.empty() && text_width(text, small) <= room;
                const double size = both ? small : std::max(9.0, cell_ * 0.28);
                const Point corner_text = {p.x + cell_ * 0.08, p.y + size * 0.74 + cell_ * 0.07};
                add(Text{corner_text, both ? text : style.text, size, ink});
            } else {
                const double size = cell_ * (corners ? 0.42 : cell_ < least_for_text ? 0.62 : 0.56);
                add(Text{{p.x + at_.dx / 2, p.y + at_.dy / 2 + size * 0.36}, text, size, ink, Anchor::middle});
            }
        }
    }

    // In the middle of what walls leave free.
    Point place(Point cells) const {
        const Point p = at_.place(cells);
        return {p.x + measures_.shift(), p.y + measures_.shift()};
    }

    double thread_width() const {
        const double usual = std::max(3.0, cell_ * 0.13);
        if (!board_.walls) return usual;
        return room() < 5 ? room() : std::min(usual, room() / 2);  // of whole pixels, where they are few
    }
    double casing_width() const {
        const double usual = thread_width() + std::max(2.5, cell_ * 0.09);
        return board_.walls ? std::min(usual, std::max(room(), thread_width())) : usual;
    }

    void thread() {
        if (shown_.empty()) return;
        const double width = thread_width();
        const Stroke line = {theme_[Role::thread], width, true};
        const Stroke casing = {theme_[Role::surface], casing_width()};
        const std::vector<Strand> all = strands(scene_.thread, shown_.size());
        for (const Strand& strand : all) {
            if (!may_add()) return;
            Path path{.lines = {{}}, .corner = cell_ * 0.12, .stroke = casing};
            for (const Point p : strand.points) path.lines.back().push_back(place(p));
            add(path);
            path.stroke = line;
            add(std::move(path));
        }
        if (room() >= least_for_text)
            for (const Strand& strand : all)
                for (const Point p : strand.turns) add(Disc{place(p), width * 0.85, theme_[Role::thread], {}});
        if (cell_ >= least_for_lines && !scene_.walked) head();
    }

    // An arrow head: before the mark that ends the thread, or on the last cell where there is none.
    void head() {
        if (scene_.thread.size() < 2) return;
        const Cell to = scene_.thread.back();
        const Cell from = scene_.thread[scene_.thread.size() - 2];
        const double dx = to.col - from.col;
        const double dy = to.row - from.row;
        const Mark mark = board_.style(to).mark;
        const double back = mark == Mark::none || mark == Mark::patch ? -0.2 : 0.36;
        const Point tip = place({to.col + 0.5 - dx * back, to.row + 0.5 - dy * back});
        const double length = room() * 0.3;
        const double half = room() * 0.2;
        const Point base = {tip.x - dx * length, tip.y - dy * length};
        add(Path{.lines = {{tip, {base.x - dy * half, base.y + dx * half}, {base.x + dy * half, base.y - dx * half}}},
                 .closed = true,
                 .fill = theme_[Role::thread],
                 .stroke = Stroke{theme_[Role::thread], cell_ * 0.04}});
    }

    // Marks can be told apart on the largest map: they outgrow cells that are too small for them, unless there are so
    // many that they would hide it.
    void marks() {
        std::vector<std::size_t> marked;
        for (std::size_t i = 0; i < board_.cells.size(); ++i)
            if (has_mark(board_.styles[board_.cells[i]]) && !under_walker(i)) marked.push_back(i);
        const double area = cell_ * cell_ * static_cast<double>(board_.cells.size());
        const bool many = static_cast<double>(marked.size()) * 100 > area / 10;
        for (const std::size_t i : marked) {
            if (!may_add()) return;
            const Style& style = board_.styles[board_.cells[i]];
            const Point p = corner(board_.size.cell(i));
            const double least = !outgrows(style.mark) ? 0 : style.mark != Mark::gem ? 20 : many ? 3 : 14;
            paint_mark(drawing_, style, {p.x + at_.dx / 2, p.y + at_.dy / 2}, std::max(cell_, least), theme_);
        }
    }

    static bool has_mark(const Style& style) { return style.mark != Mark::none && style.mark != Mark::patch; }

    // Those of which there are few, and which nobody must miss.
    static bool outgrows(Mark mark) { return mark == Mark::gem || mark == Mark::disc || mark == Mark::square; }

    bool under_walker(std::size_t i) const {
        return scene_.walked && !shown_.empty() && board_.size.index(shown_.back()) == i;
    }

    void walker() {
        const double size = std::max(room(), board_.walls ? 6.0 : least_for_text);
        const Point centre = place(middle(shown_.back()));
        add(Disc{centre, size * 0.38, theme_[Role::surface]});
        add(Disc{centre, size * 0.32, theme_[Role::thread]});
    }

    Drawing& drawing_;
    const Scene& scene_;
    const Board& board_;
    const Measures& measures_;
    const Coordinates& at_;
    double cell_;
    const Theme& theme_;
    const Theme& page_theme_;  // of what stands beside the board
    Budget& budget_;
    Legible legible_;
    Charge shapes_{budget_};       // as long as they are being added
    std::span<const Cell> shown_;  // the part of the thread that is walked
    std::vector<bool> on_thread_;
};

}  // namespace

Margins axis_margins(const Board& board) {
    if (!board.axes) return {0, 0, 0, 0};
    const auto digits =
        static_cast<double>(std::to_string(std::max(0, board.size.rows - 1 + board.axes->first)).size());
    const bool named = !board.axes->x_name.empty() || !board.axes->y_name.empty();
    return {std::ceil(digits * axis_size * 0.62) + 10, named ? 20.0 : 4.0, named ? 16.0 : 4.0, 22};
}

void paint_board(Drawing& drawing, const Scene& scene, const Measures& measures, const Theme& theme, Budget& budget,
                 const Legible& legible) {
    BoardPainter(drawing, scene, measures, theme, budget, legible).paint();
}

}  // namespace ariadne::render
