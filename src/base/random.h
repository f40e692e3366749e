#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace ariadne {

// xoshiro256** seeded through splitmix64: small, fast, the same numbers on every machine. The distributions
// are our own because those of the standard library differ between implementations.
class Random {
  public:
    explicit Random(std::uint64_t seed) {
        for (std::uint64_t& word : state_) {
            seed += 0x9e3779b97f4a7c15U;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
            z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
            word = z ^ (z >> 31U);
        }
    }

    std::uint64_t next() {
        const std::uint64_t result = rotate(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17U;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = rotate(state_[3], 45);
        return result;
    }

    // Uniform in 0..n-1 without bias; n > 0. (Lemire's multiplication with rejection.)
    std::uint64_t below(std::uint64_t n) {
        std::uint64_t low = 0;
        std::uint64_t high = multiply(next(), n, low);
        if (low < n) {
            const std::uint64_t threshold = (0 - n) % n;
            while (low < threshold) high = multiply(next(), n, low);
        }
        return high;
    }

    // Uniform in low..high, both included.
    std::int64_t between(std::int64_t low, std::int64_t high) {
        return low + static_cast<std::int64_t>(below(static_cast<std::uint64_t>(high - low) + 1));
    }

    // True with probability numerator / denominator.
    bool chance(std::uint64_t numerator, std::uint64_t denominator) { return below(denominator) < numerator; }

    template <class T>
    void shuffle(std::span<T> values) {
        for (std::size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[below(i)]);
    }

  private:
    static std::uint64_t rotate(std::uint64_t x, unsigned bits) { return (x << bits) | (x >> (64U - bits)); }
    static std::uint64_t multiply(std::uint64_t a, std::uint64_t b, std::uint64_t& low) {
        __extension__ using Wide = unsigned __int128;
        const Wide product = static_cast<Wide>(a) * b;
        low = static_cast<std::uint64_t>(product);
        return static_cast<std::uint64_t>(product >> 64U);
    }

    std::uint64_t state_[4] = {};
};

}  // namespace ariadne
