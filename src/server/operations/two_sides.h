#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ariadne::server {

// What an engine thinks, from a line of its protocol.
struct Thought {
    std::optional<double> chance;  // of the first side, 0..1
    bool proven = false;
    std::optional<std::int64_t> depth;
    std::optional<std::int64_t> nodes;
    std::vector<std::string> line;
};

// Nothing: it is no line about the search. Scores are those of the side that moves.
std::optional<Thought> read_thought(std::string_view line, bool first_moves);

}  // namespace ariadne::server
