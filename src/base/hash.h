#pragma once

#include <cstdint>
#include <string_view>

namespace ariadne {

// Mixes one word into a running hash. Not for secrets; the same on every machine.
constexpr std::uint64_t hash_mix(std::uint64_t hash, std::uint64_t word) {
    hash ^= word + 0x9e3779b97f4a7c15U + (hash << 6U) + (hash >> 2U);
    hash *= 0xff51afd7ed558ccdU;
    return hash ^ (hash >> 32U);
}

constexpr std::uint64_t hash_text(std::string_view text, std::uint64_t hash = 0) {
    for (const char c : text) hash = hash_mix(hash, static_cast<unsigned char>(c));
    return hash;
}

}  // namespace ariadne
