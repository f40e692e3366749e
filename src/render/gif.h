#pragma once

#include <cstddef>
#include <functional>

#include "base/budget.h"
#include "base/error.h"
#include "render/animation.h"
#include "render/picture.h"
#include "render/sink.h"

namespace ariadne::render {

struct GifOptions {
    PictureOptions picture{.room = 640};
    unsigned delay = 120;   // milliseconds a frame; GIF counts hundredths of a second
    unsigned rest = 2'000;  // the last frame stays so much longer
    unsigned loops = 0;     // how often it plays; 0: for ever
};

inline constexpr std::size_t most_gif_frames = 5'000;
inline constexpr double most_gif_pixels = 4'000'000;  // of a frame

// Whether a frame that shows this scene has no more pixels than that; `gif` says the same.
Result<void> fits_gif(const Scene& scene, const PictureOptions& options);
// Whether a scene of such a board may, so that nobody solves it for nothing.
Result<void> fits_gif(Size board, const PictureOptions& options);

// A GIF file. A frame holds the smallest rectangle that changed, and within it what did not change is
// transparent. An animation without frames becomes a still of its scene. All frames have the size of the first:
// their figures have as many lines.
Result<void> gif(Animation animation, const GifOptions& options, Budget& budget, const Sink& sink);

// The same of so many drawings of one size. Whatever colours there are, the last has.
Result<void> gif(std::size_t frames, const std::function<Drawing(std::size_t)>& frame, const GifOptions& options,
                 Budget& budget, const Sink& sink);

}  // namespace ariadne::render
