#include "worlds/picture.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/charge.h"
#include "render/picture.h"
#include "text/characters.h"
#include "worlds/puzzle.h"

namespace ariadne::worlds {

namespace {

std::unexpected<Error> no_picture(const PictureRequest& request) {
    return fail(
        {tr("unknown format '{0}'; the formats are {1}"), text::clipped(request.format), "svg, png, pdf, gif, txt"});
}

render::GifOptions gif_options(const PictureRequest& request, Pace pace) {
    render::GifOptions options;
    const double room = options.picture.room;
    options.picture = request.picture;
    options.picture.room = room;
    options.delay = request.delay.value_or(pace.delay);
    options.loops = request.loops.value_or(options.loops);
    return options;
}

}  // namespace

Result<void> write_scene(const render::Scene& scene, const PictureRequest& request, Budget& budget,
                         const render::Sink& sink) {
    budget.phase(tr("drawing"));
    if (request.format == "txt") return render::terminal(scene, request.terminal, budget, sink);
    if (request.format == "svg") return render::svg(scene, request.picture, budget, sink);
    if (request.format == "png") return render::png(scene, request.picture, budget, sink);
    if (request.format == "pdf") return render::pdf(scene, request.picture, budget, sink);
    return no_picture(request);
}

Result<void> write_drawing(const render::Drawing& drawing, const PictureRequest& request, Budget& budget,
                           const render::Sink& sink) {
    budget.phase(tr("drawing"));
    if (request.format == "svg") return render::svg(drawing, budget, sink);
    if (request.format == "png") return render::png(drawing, budget, sink, request.picture.scale);
    if (request.format == "pdf") return render::pdf(std::span(&drawing, 1), request.picture.paper, budget, sink);
    return fail(
        {tr("this cannot be drawn as '{0}'; the formats are {1}"), text::clipped(request.format), "svg, png, pdf"});
}

Result<void> write_motion(render::Animation motion, const PictureRequest& request, Pace pace, Budget& budget,
                          const render::Sink& sink) {
    const std::size_t every = request.every.value_or((motion.frames.size() + pace.frames - 1) / pace.frames);
    return render::gif(render::every(std::move(motion), every), gif_options(request, pace), budget, sink);
}

Result<void> write_motion(std::size_t frames, const std::function<render::Drawing(std::size_t)>& frame,
                          const PictureRequest& request, Pace pace, Budget& budget, const render::Sink& sink) {
    return render::gif(frames, frame, gif_options(request, pace), budget, sink);
}

void add_words(std::span<const std::string> words, std::size_t a_line, std::vector<Message>& captions) {
    for (std::size_t at = 0; at < words.size(); at += a_line) {
        const auto some = words.subspan(at, std::min(a_line, words.size() - at));
        captions.push_back(Message::plain(words.size() <= a_line
                                              ? fmt::format("{}", fmt::join(some, " "))
                                              : fmt::format("{}: {}", at + 1, fmt::join(some, " "))));
    }
}

Result<render::Animation> Puzzle::animation(const Solution* solution) const {
    Result<render::Scene> still = scene(solution);
    if (!still) return std::unexpected(still.error());
    return render::walk(std::move(*still));
}

Result<void> Puzzle::draw(const Solution* solution, const PictureRequest& request, Budget& budget,
                          const render::Sink& sink) const {
    // Of each cell its kind, once more in the drawing, and in motion.
    constexpr std::size_t bytes_a_cell = 3;
    Charge charge(budget);
    if (!budget.check() || !charge.add(size().area() * bytes_a_cell)) return stopped(budget, render::picture_ready);
    if (request.format == "gif") {
        Result<render::Animation> motion = animation(solution);
        if (!motion) return std::unexpected(motion.error());
        if (!request.caption.empty()) motion->scene.captions.push_back(request.caption);
        return write_motion(std::move(*motion), request, pace(), budget, sink);
    }
    Result<render::Scene> still = scene(solution);
    if (!still) return std::unexpected(still.error());
    if (!request.caption.empty()) still->captions.push_back(request.caption);
    return write_scene(*still, request, budget, sink);
}

}  // namespace ariadne::worlds
