#include "render/picture.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "text/characters.h"

namespace ariadne::render {

namespace {

constexpr std::size_t most_svg_cells = 4'000'000;

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text::harmless(text, "\n\t")) {
        if (c == '&')
            out += "&amp;";
        else if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else if (c == '"')
            out += "&quot;";
        else
            out += c == '\n' || c == '\t' ? ' ' : c;
    }
    return out;
}

class SvgWriter {
  public:
    SvgWriter(Budget& budget, const Sink& sink) : pieces_(budget, sink) {}

    Result<void> write(const Drawing& drawing) {
        put(R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{1}" viewBox="0 0 {0} {1}" role="img")"
            R"( font-family="system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif" style="font-variant-numeric:tabular-nums">)"
            "\n",
            drawing.width, drawing.height);
        if (!drawing.title.empty()) put("<title>{}</title>\n", escaped(drawing.title));
        put(R"(<rect width="100%" height="100%" fill="{}"/>)"
            "\n",
            hex(drawing.ground));
        for (const Shape& shape : drawing.shapes) {
            std::visit([this](const auto& s) { add(s); }, shape);
            if (!pieces_.next()) break;
        }
        out_ += "</svg>\n";
        return pieces_.finish(picture_ready);
    }

  private:
    template <class... Args>
    void put(fmt::format_string<Args...> format, Args&&... args) {
        fmt::format_to(std::back_inserter(out_), format, std::forward<Args>(args)...);
    }

    // At most two decimals, none that say nothing.
    void number(double value) {
        const double rounded = std::round(value * 100) / 100;
        if (rounded == std::floor(rounded))
            whole(static_cast<long long>(rounded));
        else
            put("{}", rounded);
    }

    void whole(long long value) {
        const fmt::format_int digits(value);
        out_.append(digits.data(), digits.size());
    }

    void attribute(std::string_view name, double value) {
        put(" {}=\"", name);
        number(value);
        out_ += '"';
    }

    void place(char command, Point p) {
        out_ += command;
        number(p.x);
        out_ += ' ';
        number(p.y);
    }

    void translate(Point by) {
        out_ += "translate";
        place('(', by);
        out_ += ')';
    }

    void paint(const std::optional<Colour>& fill, const std::optional<Stroke>& stroke) {
        put(" fill=\"{}\"", fill ? hex(*fill) : "none");
        if (fill && fill->alpha < 1) attribute("fill-opacity", fill->alpha);
        if (!stroke) return;
        put(" stroke=\"{}\"", hex(stroke->colour));
        if (stroke->colour.alpha < 1) attribute("stroke-opacity", stroke->colour.alpha);
        attribute("stroke-width", stroke->width);
        out_ += " stroke-linejoin=\"round\"";
        if (stroke->round) out_ += " stroke-linecap=\"round\"";
        if (stroke->dashed) out_ += " stroke-dasharray=\"5 4\"";
    }

    void add(const Box& box) {
        out_ += "<rect";
        attribute("x", box.at.x);
        attribute("y", box.at.y);
        attribute("width", box.width);
        attribute("height", box.height);
        if (box.radius > 0) attribute("rx", box.radius);
        paint(box.fill, box.stroke);
        out_ += "/>\n";
    }

    void add(const Disc& disc) {
        out_ += "<circle";
        attribute("cx", disc.at.x);
        attribute("cy", disc.at.y);
        attribute("r", disc.radius);
        paint(disc.fill, disc.stroke);
        out_ += "/>\n";
    }

    void add(const Path& path) {
        out_ += "<path d=\"";
        trace(
            path, [this](Point p) { place('M', p); }, [this](Point p) { place('L', p); },
            [this](Point control, Point p) {
                place('Q', control);
                place(' ', p);
            },
            [this] { out_ += 'z'; });
        out_ += '"';
        paint(path.fill, path.stroke);
        out_ += "/>\n";
    }

    void add(const Text& text) {
        static constexpr std::string_view anchors[] = {"", "middle", "end"};
        out_ += "<text";
        attribute("x", text.at.x);
        attribute("y", text.at.y);
        attribute("font-size", text.size);
        put(" fill=\"{}\"", hex(text.colour));
        if (text.colour.alpha < 1) attribute("fill-opacity", text.colour.alpha);
        if (text.anchor != Anchor::start) put(" text-anchor=\"{}\"", anchors[static_cast<std::size_t>(text.anchor)]);
        if (text.bold) out_ += " font-weight=\"600\"";
        put(">{}</text>\n", escaped(text.text));
    }

    // The commonest colour is one rectangle under everything; each of the others is one path of runs.
    void add(const Mosaic& mosaic) {
        std::vector<std::size_t> count(mosaic.palette.size());
        for (const std::uint8_t kind : mosaic.cells) ++count[kind];
        const auto common = static_cast<std::size_t>(std::ranges::max_element(count) - count.begin());
        out_ += "<g shape-rendering=\"crispEdges\" transform=\"";
        translate(mosaic.at);
        out_ += " scale(";
        number(mosaic.dx);
        if (mosaic.dx != mosaic.dy) {
            out_ += ' ';
            number(mosaic.dy);
        }
        put(")\">\n<rect width=\"{}\" height=\"{}\" fill=\"{}\"/>\n", mosaic.size.cols, mosaic.size.rows,
            hex(mosaic.palette[common]));
        for (std::size_t kind = 0; kind < count.size(); ++kind) {
            if (kind == common || count[kind] == 0) continue;
            out_ += "<path d=\"";
            add_cells(mosaic, kind);
            put("\" fill=\"{}\"/>\n", hex(mosaic.palette[kind]));
        }
        out_ += "</g>\n";
    }

    void add_cells(const Mosaic& mosaic, std::size_t kind) {
        for (int row = 0; row < mosaic.size.rows && pieces_.next(); ++row) {
            const std::uint8_t* cells = mosaic.cells.data() + mosaic.size.index({row, 0});
            for (int begin = 0, end = 0; begin < mosaic.size.cols; begin = end) {
                while (end < mosaic.size.cols && cells[end] == cells[begin]) ++end;
                if (cells[begin] == kind) put("M{} {}h{}v1H{}z", begin, row, end - begin, begin);
            }
        }
    }

    // One path, counted in cells where they are square: short numbers, each run beginning where the last one ended.
    void add(const Lattice& lattice) {
        const bool square = lattice.dx == lattice.dy;
        const double unit = square ? lattice.dx : 1;
        const double dx = square ? 1 : lattice.dx;
        const double dy = square ? 1 : lattice.dy;
        out_ += "<path shape-rendering=\"crispEdges\" transform=\"";
        translate(lattice.at);
        if (square) {
            out_ += " scale(";
            number(unit);
            out_ += ')';
        }
        put("\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-linecap=\"square\" d=\"", hex(lattice.colour),
            lattice.width / unit);
        runs(lattice.level, 'h', dx, [&](int line, int begin) { place('M', {begin * dx, line * dy}); });
        runs(lattice.upright, 'v', dy, [&](int line, int begin) { place('M', {line * dx, begin * dy}); });
        out_ += "\"/>\n";
    }

    template <class Begin>
    void runs(const std::vector<Lattice::Run>& all, char command, double pitch, Begin&& begin) {
        const Lattice::Run* before = nullptr;
        for (const Lattice::Run& run : all) {
            if (before == nullptr || before->line != run.line) {
                begin(run.line, run.begin);
            } else {
                out_ += command == 'h' ? "m" : "m0 ";
                number((run.begin - before->end) * pitch);
                if (command == 'h') out_ += " 0";
            }
            out_ += command;
            number((run.end - run.begin) * pitch);
            before = &run;
            if (!pieces_.next()) return;
        }
    }

    Pieces pieces_;
    std::string& out_ = pieces_.text();
};

}  // namespace

Result<void> svg(const Drawing& drawing, Budget& budget, const Sink& sink) {
    return SvgWriter(budget, sink).write(drawing);
}

Result<void> svg(const Scene& scene, const PictureOptions& options, Budget& budget, const Sink& sink) {
    if (scene.board.size.area() > most_svg_cells)
        return fail({tr("{0} x {1} cells are too many for an SVG (limit: {2}); use PNG instead"), scene.board.size.rows,
                     scene.board.size.cols, most_svg_cells});
    const Result<Drawing> drawing = draw(scene, options, budget);
    if (!drawing) return std::unexpected(drawing.error());
    return svg(*drawing, budget, sink);
}

}  // namespace ariadne::render
