#include "cli/pictures.h"

#include <cstdlib>
#include <string_view>

#include "cli/files.h"
#include "render/picture.h"
#include "render/terminal.h"
#include "worlds/picture.h"
#include "worlds/sheet.h"

namespace ariadne::cli {

namespace {

// Beyond this a board would fill screen after screen; `render` still draws it.
constexpr std::size_t largest_board_text = 40'000;
constexpr int most_board_lines = 100;

bool has(const char* variable, std::string_view part) {
    const char* value = std::getenv(variable);
    return value != nullptr && std::string_view(value).find(part) != std::string_view::npos;
}

render::Colours colours_of(const Console& console) {
    if (!console.colour()) return render::Colours::none;
    if (has("COLORTERM", "truecolor") || has("COLORTERM", "24bit")) return render::Colours::truecolour;
    if (has("TERM", "256")) return render::Colours::palette;
    return render::Colours::basic;
}

// As the C library does: the first of these that is set decides. Files and pipes get UTF-8.
bool speaks_unicode(const Console& console) {
    if (!console.stdout_is_terminal()) return true;
    for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const char* value = std::getenv(variable);
        if (value == nullptr || *value == '\0') continue;
        return has(variable, "UTF-8") || has(variable, "utf8") || has(variable, "UTF8") || has(variable, "utf-8");
    }
    return false;
}

constexpr double longest_pitch = 1000;
constexpr double farthest_corner = 100'000;

render::WallForm wall_form(const std::string& name) {
    if (name == "boxes") return render::WallForm::boxes;
    if (name == "blocks") return render::WallForm::blocks;
    if (name == "ascii") return render::WallForm::ascii;
    return render::WallForm::fitting;
}

bool measured(const render::PictureOptions& options) {
    return options.cell > 0 || options.alone() || options.dx || options.dy || options.thickness;
}

}  // namespace

Result<void> known_picture(const std::string& path) {
    const std::string format = ending(path);
    if (format == "svg" || format == "png" || format == "pdf") return {};
    return fail(tr("not a picture format; use a name that ends in .svg, .png or .pdf"));
}

Result<void> write_chart(const render::Chart& chart, const std::string& path, Language language) {
    const render::Drawing drawing = render::draw(chart, render::light_theme(), language);
    worlds::PictureRequest request;
    request.format = ending(path);
    Budget unlimited;  // charts are small
    const Result<std::string> bytes = render::collected(
        [&](const render::Sink& sink) { return worlds::write_drawing(drawing, request, unlimited, sink); });
    return bytes ? write_file(path, *bytes) : std::unexpected(bytes.error());
}

render::TerminalOptions terminal_options(const Console& console) {
    return {.colours = colours_of(console),
            .unicode = speaks_unicode(console),
            .width = console.stdout_is_terminal() ? console.width() : 0,
            .language = console.language()};
}

std::string board_text(const Console& console, const Loaded& loaded, const worlds::Puzzle& puzzle,
                       const worlds::Solution* solution) {
    std::string left_out = say(console.language(), tr("(The board is too large to draw here; use `ariadne render` for "
                                                      "a picture.)")) +
                           "\n";
    if (loaded.text.size() > largest_board_text) return left_out;
    Result<render::Scene> scene = puzzle.scene(solution);
    if (!scene || scene->board.size.rows > most_board_lines) return left_out;
    // The sentences around the board say the rest.
    scene->title = {};
    scene->figures.clear();
    scene->captions.clear();
    scene->chart.reset();
    return render::terminal(*scene, terminal_options(console));
}

bool PictureArguments::of_one() const {
    return measured(rest.picture) || rest.picture.scale > 1 || !style.empty() || !rest.search.empty() || rest.values ||
           rest.graph || for_gif();
}

bool PictureArguments::any() const {
    return !theme.empty() || of_one() || for_sheet() || !paper.empty();
}

Result<void> PictureArguments::fit_sheet() const {
    if (!of_one()) return {};
    return fail(tr("a sheet of puzzles allows no picture options other than --theme, --paper, --per-page and --title"));
}

Result<void> PictureArguments::fit(const std::string& format) const {
    if (for_gif() && format != "gif") return fail(tr("--delay, --every and --loops need -o OUT.gif"));
    if (format != "png" && rest.picture.scale > 1) return fail(tr("--scale needs -o OUT.png"));
    if (format == "txt" && (!theme.empty() || measured(rest.picture) || rest.graph))
        return fail(tr("picture options need -o OUT.svg, .png, .pdf or .gif"));
    if (format != "pdf" && (for_sheet() || !paper.empty()))
        return fail(tr("--paper, --per-page and --title need -o OUT.pdf"));
    if (format != "txt" && !style.empty()) return fail(tr("--style is for text only"));
    if (rest.graph && (measured(rest.picture) || !rest.search.empty()))
        return fail(tr("--graph allows no picture options other than --theme"));
    return {};
}

worlds::PictureRequest PictureArguments::request(const std::string& format, Language language) const {
    worlds::PictureRequest out = rest;
    out.format = format;
    out.picture.language = out.terminal.language = language;
    if (theme == "dark") out.picture.theme = &render::dark_theme();
    out.terminal.walls = wall_form(style);
    if (delay) out.delay = static_cast<unsigned>(*delay);
    if (!paper.empty()) out.picture.paper = paper == "letter" ? render::Paper::letter : render::Paper::a4;
    if (per_page) out.a_page = static_cast<std::size_t>(*per_page);
    if (loops) out.loops = static_cast<unsigned>(*loops);
    return out;
}

void add_picture(const Command& command, PictureArguments& arguments) {
    command.option("--theme", arguments.theme, tr("Colours of the picture")).choices({"light", "dark"});
    render::PictureOptions& picture = arguments.rest.picture;
    const auto pixels = [&](const std::string& name, auto& value, double least, double most, const Phrase& help) {
        command.option(name + " PX", value, help).number(least, most);
    };
    pixels("--cell", picture.cell, 1, 1000, tr("Size of a cell (default: chosen to fit)"));
    command.option("--scale N", picture.scale, tr("PNG: how many times as large, for sharp screens and print"))
        .number(1, 4);
    command.flag("--bare", picture.bare, tr("Draw only the board, without title, figures or chart"));
    pixels("--x0", picture.x0, 0, farthest_corner, tr("Walls: draw only the board, with its left edge at PX"));
    pixels("--y0", picture.y0, 0, farthest_corner, tr("Walls: draw only the board, with its upper edge at PX"));
    pixels("--dx", picture.dx, 1, longest_pitch,
           tr("Walls: horizontal distance from one to the next (default: at least three times the thickness)"));
    pixels("--dy", picture.dy, 1, longest_pitch,
           tr("Walls: vertical distance from one to the next (default: same as --dx)"));
    pixels("--thickness", picture.thickness, 1, longest_pitch, tr("Walls: thickness"));
    command.option("--style", arguments.style, tr("Text: how walls are drawn (default: whatever fits)"))
        .choices({"boxes", "blocks", "ascii"});
    const Option search = command.option("--search ALGORITHM", arguments.rest.search,
                                         tr("Show the cells that this algorithm expands, older ones fainter"));
    command.flag("--values", arguments.rest.values, tr("With --search astar: show g, h and f in every room it touches"))
        .needs(search);
    command.flag(
        "--graph", arguments.rest.graph,
        tr("Draw named vertices and edges instead of rooms and passages; with generate, a GIF shows them grow"));
    command
        .option(
            "--delay MS", arguments.delay,
            tr("GIF: milliseconds per frame (default: 120, or 50 for digging and searches of more than 100 frames)"))
        .number(10, 60'000);
    command
        .option("--every N", arguments.rest.every,
                tr("GIF: steps between frames (default: chosen for at most 600 frames, fewer in faster animations)"))
        .number(1, 1'000'000);
}

void add_sheet(const Command& command, PictureArguments& arguments) {
    command.option("--paper", arguments.paper, tr("PDF: paper size (default for several puzzles: a4)"))
        .choices({"a4", "letter"});
    command
        .option("--per-page N", arguments.per_page,
                tr("PDF of several puzzles: puzzles per page (default: 6, or as many as are readable)"))
        .number(1, static_cast<double>(worlds::most_a_page));
    command.option("--title TEXT", arguments.rest.heading, tr("PDF of several puzzles: the heading of every page"));
}

void add_loops(const Command& command, PictureArguments& arguments) {
    command.option("--loops N", arguments.loops, tr("GIF: how many times it plays; 0: forever (default: 0)"))
        .number(0, 65'535);
}

bool named_drawing(const std::string& path) {
    return known_picture(path) || ending(path) == "gif";
}

}  // namespace ariadne::cli
