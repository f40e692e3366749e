#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "render/theme.h"

namespace ariadne::render {

// The few colours of an image that may have only 256. Pixels are 0xRRGGBB.
//
// The colours that must be exact come first, as far as pixels have them; then those that pixels have most often, as
// long as they differ from all chosen before by more than an eye sees on the rim of a letter. Every other colour
// becomes the nearest of these.
class ColourTable {
  public:
    ColourTable(std::span<const Colour> exact, std::span<const std::uint32_t> pixels, std::size_t most);

    const std::vector<std::uint32_t>& colours() const { return colours_; }
    std::uint8_t index(std::uint32_t pixel);

  private:
    std::vector<std::uint32_t> colours_;
    std::unordered_map<std::uint32_t, std::uint8_t> known_;  // looked up, never listed
};

}  // namespace ariadne::render
