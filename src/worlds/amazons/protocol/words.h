#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/error.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/engine/level.h"
#include "worlds/two_player.h"

namespace ariadne::amazons {

// How the lines of the protocol are read and written, always in English; what they do is in protocol.cpp.

std::vector<std::string_view> words_of(std::string_view line);

// In quotes, printable, and not too long, whatever it was.
std::string in_quotes(std::string_view word);

// An error in a file, with its place on one line: 'tablero.txt':3:5: ...
std::string in_file(std::string_view name, const Error& error);

template <class... Values>
std::unexpected<Error> refuse(fmt::format_string<Values...> words, Values&&... values) {
    return fail(Message::plain(fmt::format(words, std::forward<Values>(values)...)));
}

// "a1 c3", or "none".
std::string cells_in_a_row(const std::vector<Cell>& cells, Size size);

Result<std::uint64_t> read_number(std::string_view word, std::uint64_t least, std::uint64_t most);

struct GoLimits {
    std::optional<std::uint64_t> milliseconds;
    std::optional<std::uint64_t> nodes;
    std::optional<std::uint64_t> depth;

    bool limited() const { return milliseconds || nodes || depth; }
};

// The words after `go`, in any order: MS, nodes N, depth N; `infinite` or nothing sets no limit.
Result<GoLimits> read_go(std::span<const std::string_view> words);

std::string write_thought(const Thought& thought, Size size);

// What can be set on the command line and by `setoption`.
struct ProtocolOptions {
    unsigned threads = 0;  // 0: what suits the order
    const Level* level = &full_strength();
    bool ponder = false;
    EngineOptions engine;

    // Counts are taken on one thread unless it was said otherwise: the same count then gives the same answer.
    unsigned threads_for(const GoLimits& asked) const;
    Result<void> set(std::string_view name, std::string_view value);
};

inline constexpr std::string_view option_names = "threads|memory|ponder|temperature|seed|level";

Result<ProtocolOptions> read_options(const worlds::EngineSettings& settings);

}  // namespace ariadne::amazons
