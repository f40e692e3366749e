#include "worlds/picture.h"

#include <utility>

#include <fmt/format.h>

#include "render/picture.h"
#include "worlds/world.h"

namespace ariadne::worlds {

namespace {

Result<void> pour(const Result<std::string>& bytes, const render::Sink& sink) {
    if (!bytes) return std::unexpected(bytes.error());
    sink(*bytes);
    return {};
}

std::unexpected<Error> no_picture(const PictureRequest& request) {
    return fail(fmt::format("found the format '{}', expected svg, png, pdf, gif or txt", request.format));
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
    return fail(fmt::format("found the format '{}', expected svg, png or pdf", request.format));
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

Result<void> World::draw(std::string_view text, const Solution* solution, const PictureRequest& request, Budget& budget,
                         const render::Sink& sink) const {
    if (!request.search.empty()) return fail("the world " + std::string(name()) + " has no pictures of searches");
    if (request.graph) return fail("the world " + std::string(name()) + " has no pictures of graphs");
    if (request.territory || request.ply)
        return fail("the world " + std::string(name()) +
                    " has no games of two, expected neither --territory nor --ply");
    if (request.format == "gif") {
        Result<render::Animation> motion = animation(text, solution);
        if (!motion) return std::unexpected(motion.error());
        if (!request.caption.empty()) motion->scene.captions.push_back(request.caption);
        return write_motion(std::move(*motion), request, {}, budget, sink);
    }
    Result<render::Scene> still = scene(text, solution);
    if (!still) return std::unexpected(still.error());
    if (!request.caption.empty()) still->captions.push_back(request.caption);
    return write_scene(*still, request, sink);
}

Result<void> World::draw_new(const std::map<std::string, std::string>& /*options*/, std::uint64_t /*seed*/,
                             const PictureRequest& /*request*/, Budget& /*budget*/, const render::Sink& /*sink*/,
                             std::vector<std::string>& /*warnings*/) const {
    return fail("the world " + std::string(name()) + " draws only what is in a file; see ariadne render");
}

}  // namespace ariadne::worlds
