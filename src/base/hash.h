#pragma once

#include <cstdint>
#include <string_view>

namespace ariadne {

// Mixes one word into a running hash, which may be a plain number too: small numbers in either place do not
// collide. Not for secrets; the same on every machine.
constexpr std::uint64_t hash_mix(std::uint64_t hash, std::uint64_t word) {
    hash = (hash ^ 0x9e3779b97f4a7c15U) * 0xff51afd7ed558ccdU;
    hash = ((hash ^ (hash >> 32U)) + word) * 0xc4ceb9fe1a85ec53U;
    return hash ^ (hash >> 29U);
}

constexpr std::uint64_t hash_text(std::string_view text, std::uint64_t hash = 0) {
    for (const char c : text) hash = hash_mix(hash, static_cast<unsigned char>(c));
    return hash;
}

}  // namespace ariadne
