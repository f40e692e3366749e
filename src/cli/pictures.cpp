#include "cli/pictures.h"

#include <cstdlib>
#include <span>
#include <string_view>

#include <fmt/format.h>

#include "cli/files.h"
#include "render/picture.h"
#include "render/terminal.h"

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

}  // namespace

Result<std::string> picture(const render::Chart& chart, const std::string& path) {
    const render::Drawing drawing = render::draw(chart);
    const std::string format = ending(path);
    if (format == "svg") return render::svg(drawing);
    if (format == "png") return render::png(drawing);
    if (format == "pdf") return render::pdf(std::span(&drawing, 1));
    return fail(fmt::format("'{}' names no picture, expected a name that ends in .svg, .png or .pdf", path));
}

bool named_text(const std::string& path) {
    return ending(path) == "txt";
}

bool named_gif(const std::string& path) {
    return ending(path) == "gif";
}

Result<void> known_picture(const std::string& path) {
    const std::string format = ending(path);
    if (format == "svg" || format == "png" || format == "pdf") return {};
    return fail("names no picture, expected a name that ends in .svg, .png or .pdf");
}

render::TerminalOptions terminal_options(const Console& console) {
    return {.colours = colours_of(console),
            .unicode = speaks_unicode(console),
            .width = console.stdout_is_terminal() ? console.width() : 0};
}

std::string board_text(const Console& console, const Loaded& loaded, const worlds::Puzzle& puzzle,
                       const worlds::Solution* solution, Language language) {
    std::string left_out = std::string(words(language, Say::board_left_out)) + "\n";
    if (loaded.text.size() > largest_board_text) return left_out;
    Result<render::Scene> scene = puzzle.scene(solution);
    if (!scene || scene->board.size.rows > most_board_lines) return left_out;
    // The sentences around the board say the rest.
    scene->title.clear();
    scene->figures.clear();
    scene->captions.clear();
    for (render::LegendEntry& entry : scene->legend) entry.word = kind_in_words(language, entry.word);
    scene->chart.reset();
    return render::terminal(*scene, terminal_options(console));
}

}  // namespace ariadne::cli
