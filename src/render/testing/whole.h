#pragma once

#include <span>
#include <string>
#include <utility>

#include "base/budget.h"
#include "render/gif.h"
#include "render/picture.h"

namespace ariadne::render {

// Pictures as most tests look at them: in one piece, and without limits.

inline Result<Drawing> draw(const Scene& scene, const PictureOptions& options = {}) {
    Budget unlimited;
    return draw(scene, options, unlimited);
}

inline Result<std::string> svg(const Scene& scene, const PictureOptions& options = {}) {
    Budget unlimited;
    return collected([&](const Sink& sink) { return svg(scene, options, unlimited, sink); });
}
inline std::string svg(const Drawing& drawing) {
    Budget unlimited;
    return collected([&](const Sink& sink) { return svg(drawing, unlimited, sink); }).value();
}

inline Result<std::string> png(const Scene& scene, const PictureOptions& options = {}) {
    Budget unlimited;
    return collected([&](const Sink& sink) { return png(scene, options, unlimited, sink); });
}
inline Result<std::string> png(const Drawing& drawing) {
    Budget unlimited;
    return collected([&](const Sink& sink) { return png(drawing, unlimited, sink); });
}

inline Result<std::string> pdf(const Scene& scene, const PictureOptions& options = {}) {
    Budget unlimited;
    return collected([&](const Sink& sink) { return pdf(scene, options, unlimited, sink); });
}
inline Result<std::string> pdf(std::span<const Drawing> pages, std::optional<Paper> paper = std::nullopt) {
    Budget unlimited;
    return collected([&](const Sink& sink) { return pdf(pages, paper, unlimited, sink); });
}

inline Result<std::string> gif(Animation animation, const GifOptions& options, Budget& budget) {
    return collected([&](const Sink& sink) { return gif(std::move(animation), options, budget, sink); });
}

}  // namespace ariadne::render
