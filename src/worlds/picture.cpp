#include "worlds/picture.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "render/picture.h"
#include "text/characters.h"
#include "worlds/puzzle.h"

namespace ariadne::worlds {

namespace {

Result<void> pour(const Result<std::string>& bytes, const render::Sink& sink) {
    if (!bytes) return std::unexpected(bytes.error());
    sink(*bytes);
    return {};
}

std::unexpected<Error> no_picture(const PictureRequest& request) {
    return fail(
        fmt::format("found the format '{}', expected svg, png, pdf, gif or txt", text::clipped(request.format)));
}

}  // namespace

Result<void> write_scene(const render::Scene& scene, const PictureRequest& request, const render::Sink& sink) {
    if (request.format == "txt") return pour(render::terminal(scene, request.terminal), sink);
    if (request.format == "svg") return pour(render::svg(scene, request.picture), sink);
    if (request.format == "png") return pour(render::png(scene, request.picture), sink);
    if (request.format == "pdf") return pour(render::pdf(scene, request.picture), sink);
    return no_picture(request);
}

Result<void> write_drawing(const render::Drawing& drawing, const PictureRequest& request, const render::Sink& sink) {
    if (request.format == "svg") return pour(render::svg(drawing), sink);
    if (request.format == "png") return pour(render::png(drawing), sink);
    if (request.format == "pdf") return pour(render::pdf(std::span(&drawing, 1)), sink);
    return fail(fmt::format("found the format '{}', expected svg, png or pdf", text::clipped(request.format)));
}

Result<void> write_motion(render::Animation motion, const PictureRequest& request, Pace pace, Budget& budget,
                          const render::Sink& sink) {
    const std::size_t every = request.every.value_or((motion.frames.size() + pace.frames - 1) / pace.frames);
    render::GifOptions options;
    const double room = options.picture.room;
    options.picture = request.picture;
    options.picture.room = room;
    options.delay = request.delay.value_or(pace.delay);
    options.loops = request.loops.value_or(options.loops);
    return pour(render::gif(render::every(std::move(motion), every), options, budget), sink);
}

void add_words(std::span<const std::string> words, std::size_t a_line, std::vector<std::string>& captions) {
    for (std::size_t at = 0; at < words.size(); at += a_line) {
        const auto some = words.subspan(at, std::min(a_line, words.size() - at));
        captions.push_back(words.size() <= a_line ? fmt::format("{}", fmt::join(some, " "))
                                                  : fmt::format("{}: {}", at + 1, fmt::join(some, " ")));
    }
}

Result<render::Animation> Puzzle::animation(const Solution* solution) const {
    Result<render::Scene> still = scene(solution);
    if (!still) return std::unexpected(still.error());
    return render::walk(std::move(*still));
}

Result<void> Puzzle::draw(const Solution* solution, const PictureRequest& request, Budget& budget,
                          const render::Sink& sink) const {
    if (request.format == "gif") {
        Result<render::Animation> motion = animation(solution);
        if (!motion) return std::unexpected(motion.error());
        if (!request.caption.empty()) motion->scene.captions.push_back(request.caption);
        return write_motion(std::move(*motion), request, pace(), budget, sink);
    }
    Result<render::Scene> still = scene(solution);
    if (!still) return std::unexpected(still.error());
    if (!request.caption.empty()) still->captions.push_back(request.caption);
    return write_scene(*still, request, sink);
}

}  // namespace ariadne::worlds
