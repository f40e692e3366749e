#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"

namespace ariadne::cli {

// What a player may spend on a move.
struct Pace {
    std::optional<std::uint64_t> milliseconds;
    std::optional<std::uint64_t> nodes;

    std::string order() const;  // the command `go` for it
    Message in_words() const;
    double late() const;      // seconds after which an answer loses; infinite where nodes are counted
    double patience() const;  // seconds after which no answer is waited for
};

// One of the two players of a match.
struct Contestant {
    std::string name;     // as it was asked for
    std::string command;  // for the shell
    Pace pace;
    std::string level = {};  // of ours; empty: none was named
};

// `ours`, `ours:threads=2,level=hard,nodes=2000`, or any command line. `program` is this program, which is started as
// `program engine WORLD` for ours; what `ours:` says about the pace wins over `pace`.
Result<Contestant> read_contestant(std::string_view text, const std::string& program, std::string_view world,
                                   const Pace& pace);

}  // namespace ariadne::cli
