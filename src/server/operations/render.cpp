#include <array>

#include "catalog/catalog.h"
#include "render/gif.h"
#include "render/theme.h"
#include "server/operations/board_text.h"
#include "server/operations/operations.h"

namespace ariadne::server {

namespace {

constexpr std::int64_t most_scale = 4;

// Before Cairo writes a page it looks it over, which nothing interrupts: a third of a second for so many.
constexpr std::uint64_t most_cells_on_a_page = 1'000'000;

bool fits(std::string_view format, const render::Scene& scene) {
    if (format == "pdf") return scene.board.size.area() <= most_cells_on_a_page;
    return format != "gif" || render::fits_gif(scene, render::GifOptions{}.picture);
}

struct Picture {
    std::string_view format;
    std::string_view media_type;
};

constexpr std::array<Picture, 5> pictures = {{{"svg", "image/svg+xml"},
                                              {"png", "image/png"},
                                              {"pdf", "application/pdf"},
                                              {"gif", "image/gif"},
                                              {"txt", "text/plain; charset=utf-8"}}};

std::string_view media_type_of(std::string_view format) {
    for (const Picture& picture : pictures)
        if (picture.format == format) return picture.media_type;
    return {};
}

}  // namespace

std::vector<std::string> picture_formats() {
    std::vector<std::string> out;
    for (const Picture& picture : pictures) out.emplace_back(picture.format);
    return out;
}

std::vector<std::string> picture_formats_of(const render::Scene& scene) {
    std::vector<std::string> out = picture_formats();
    std::erase_if(out, [&](const std::string& format) { return !fits(format, scene); });
    return out;
}

Reply render_picture(const Call& call) {
    Fields fields(call.request);
    const std::string_view given = fields.text("text");
    worlds::PictureRequest request;
    fields.any("format");
    request.format = fields.one_of("format", picture_formats());
    const boost::json::value* value = fields.any_if("solution");
    const std::string_view theme = fields.one_of("theme", {"light", "dark"});
    const std::optional<std::int64_t> scale = fields.whole_if("scale", 1, most_scale);
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    const worlds::PositionView view{.territory = fields.flag("territory")};
    if (theme == "dark") request.picture.theme = &render::dark_theme();
    if (scale && request.format != "png") refuse(text::of_key("scale", tr("only PNG has one")));
    request.picture.scale = static_cast<unsigned>(scale.value_or(1));
    request.terminal.width = 0;
    request.picture.language = request.terminal.language = call.language;
    const std::unique_ptr<worlds::Puzzle> puzzle = read_board(call, fields, given, moves);
    const Size size = puzzle->size();
    must_fit(size);
    if (request.format == "pdf" && size.area() > most_cells_on_a_page)
        refuse(
            {tr("the board has {0} x {1} cells (limit for a page: {2})"), size.rows, size.cols, most_cells_on_a_page});
    std::optional<worlds::Solution> solution;
    if (value != nullptr) solution = read_solution(call.world, *puzzle, *value);
    return Download{
        std::string(media_type_of(request.format)),
        collected_within(tr("the picture has more than {0} bytes; use a smaller board"), [&](const render::Sink& sink) {
            return catalog::draw(call.world, *puzzle, solution ? &*solution : nullptr, view, request, call.budget,
                                 sink);
        })};
}

}  // namespace ariadne::server
