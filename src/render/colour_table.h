#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <unordered_map>
#include <utility>
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
    ColourTable(std::span<const Colour> exact, std::span<const std::uint32_t> pixels, std::size_t most) {
        const auto add = [&](std::uint32_t pixel, int apart) {
            if (colours_.size() == most) return;
            for (const std::uint32_t colour : colours_)
                if (farthest_channel(colour, pixel) <= apart) return;
            colours_.push_back(pixel);
        };
        const std::vector<std::uint32_t> frequent = by_frequency(pixels);
        for (const Colour colour : exact)
            if (std::ranges::find(frequent, to_pixel(colour)) != frequent.end()) add(to_pixel(colour), 0);
        for (const std::uint32_t pixel : frequent) add(pixel, not_seen);
        if (colours_.empty()) colours_.push_back(0);
    }

    const std::vector<std::uint32_t>& colours() const { return colours_; }

    std::uint8_t index(std::uint32_t pixel) {
        const auto [place, is_new] = known_.try_emplace(pixel);
        if (is_new) {
            const auto nearest = std::ranges::min_element(
                colours_, {}, [&](std::uint32_t colour) { return distance(rgb(colour), rgb(pixel)); });
            place->second = static_cast<std::uint8_t>(nearest - colours_.begin());
        }
        return place->second;
    }

  private:
    static constexpr int not_seen = 10;  // steps of a channel, of 255

    static int channel(std::uint32_t pixel, unsigned shift) { return static_cast<int>(pixel >> shift & 0xFFU); }

    static int farthest_channel(std::uint32_t one, std::uint32_t other) {
        int result = 0;
        for (const unsigned shift : {0U, 8U, 16U})
            result = std::max(result, std::abs(channel(one, shift) - channel(other, shift)));
        return result;
    }

    // Each colour once, the most frequent first; equally frequent ones by their number.
    static std::vector<std::uint32_t> by_frequency(std::span<const std::uint32_t> pixels) {
        std::unordered_map<std::uint32_t, std::size_t> times;
        for (std::size_t begin = 0, end = 0; begin < pixels.size(); begin = end) {
            while (end < pixels.size() && pixels[end] == pixels[begin]) ++end;
            times[pixels[begin]] += end - begin;
        }
        std::vector<std::pair<std::size_t, std::uint32_t>> counted;
        counted.reserve(times.size());
        for (const auto& [pixel, count] : times) counted.emplace_back(count, pixel);
        std::ranges::sort(counted, [](const auto& a, const auto& b) {
            return a.first != b.first ? a.first > b.first : a.second < b.second;
        });
        std::vector<std::uint32_t> result;
        for (const auto& entry : counted) result.push_back(entry.second);
        return result;
    }

    std::vector<std::uint32_t> colours_;
    std::unordered_map<std::uint32_t, std::uint8_t> known_;  // looked up, never listed
};

}  // namespace ariadne::render
