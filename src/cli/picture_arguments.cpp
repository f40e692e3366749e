#include "cli/picture_arguments.h"

#include <array>
#include <utility>

#include "cli/files.h"

namespace ariadne::cli {

namespace {

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

bool PictureArguments::any() const {
    return !theme.empty() || measured(options) || !style.empty() || !search.empty() || graph || for_gif();
}

Result<void> PictureArguments::fit(const std::string& format) const {
    if (for_gif() && format != "gif")
        return fail("found --delay, --every or --loops, expected them with -o OUT.gif only");
    if (format == "txt" && (!theme.empty() || measured(options) || !search.empty() || graph))
        return fail("found options of pictures, expected them with -o OUT.svg, .png, .pdf or .gif only");
    if (format != "txt" && !style.empty()) return fail("found --style, expected it for text only");
    if (graph && (measured(options) || !search.empty()))
        return fail("found --graph with options of rooms and walls, expected no more than --theme");
    if (graph && format == "gif") return fail("found --graph, expected it with -o OUT.svg, .png or .pdf only");
    return {};
}

worlds::PictureRequest PictureArguments::request(const std::string& format) const {
    worlds::PictureRequest out;
    out.format = format;
    out.picture = options;
    if (theme == "dark") out.picture.theme = &render::dark_theme();
    out.terminal.walls = wall_form(style);
    out.search = search;
    out.graph = graph;
    if (delay) out.delay = static_cast<unsigned>(*delay);
    if (loops) out.loops = static_cast<unsigned>(*loops);
    if (every) out.every = static_cast<std::size_t>(*every);
    return out;
}

void add_picture(const Command& command, PictureArguments& arguments) {
    command.option("--theme", arguments.theme, "Colours of the picture").choices({"light", "dark"});
    command.option("--cell", arguments.options.cell, "Size of a cell; chosen to fit if not given")
        .number("PX", 1, 1000);
    command.flag("--bare", arguments.options.bare, "The board alone, without title, figures and chart");
    command.option("--x0", arguments.options.x0, "Walls: the board alone, its left edge here")
        .number("PX", 0, farthest_corner);
    command.option("--y0", arguments.options.y0, "Walls: the board alone, its upper edge here")
        .number("PX", 0, farthest_corner);
    command
        .option("--dx", arguments.options.dx,
                "Walls: from one to the next across; three times as thick or more if not given")
        .number("PX", 1, longest_pitch);
    command.option("--dy", arguments.options.dy, "Walls: from one to the next down; as --dx if not given")
        .number("PX", 1, longest_pitch);
    command.option("--thickness", arguments.options.thickness, "Walls: how thick they are drawn")
        .number("PX", 1, longest_pitch);
    command.option("--style", arguments.style, "Text: how walls are drawn; what fits if not given")
        .choices({"boxes", "blocks", "ascii"});
    command.option("--search", arguments.search, "Show the cells that this algorithm expands, older fainter")
        .type("ALGORITHM");
    command.flag("--graph", arguments.graph, "Vertices with names and edges in the place of rooms and passages");
    command.option("--delay", arguments.delay, "GIF: how long a frame stays; 120 if not given, 50 for many steps")
        .number("MS", 10, 60'000);
    command
        .option("--every", arguments.every,
                "GIF: steps between two frames; chosen for at most 600 if not given, or fewer that are quicker")
        .number("N", 1, 1'000'000);
}

void add_loops(const Command& command, PictureArguments& arguments) {
    command.option("--loops", arguments.loops, "GIF: how often it plays; 0, for ever, if not given")
        .number("N", 0, 65'535);
}

bool named_drawing(const std::string& path) {
    const std::string format = ending(path);
    return format == "svg" || format == "png" || format == "pdf" || format == "gif";
}

Result<void> draw_into(const std::string& path, const std::function<Result<void>(const render::Sink&)>& draw) {
    Result<OutputFile> file = OutputFile::open(path);
    if (!file) return std::unexpected(file.error());
    const Result<void> drawn = draw([&](std::string_view bytes) { file->write(bytes); });
    if (!drawn) return drawn;
    return file->commit();
}

}  // namespace ariadne::cli
