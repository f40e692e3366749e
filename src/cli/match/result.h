#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/match/contestant.h"
#include "cli/match/game.h"
#include "cli/match/statistics.h"

namespace ariadne::cli {

// A game that was lost by something else than the game.
struct FaultTold {
    std::uint64_t game = 0;  // from 1
    int player = 0;          // 0: A, 1: B
    Message why;

    Message told() const;
};

// What a match has come to so far. In even games, from 0, A has the first side, in odd ones B.
struct MatchResult {
    std::string world;
    std::array<Contestant, 2> players;
    std::uint64_t asked = 0;                   // games
    unsigned turns = 0;                        // of an opening
    std::optional<Sprt> sprt;                  // if one is asked for
    Tally tally;                               // for A
    std::array<std::uint64_t, 2> won_as = {};  // by A, with the first side and with the second
    std::array<std::uint64_t, 2> played_as = {};
    std::uint64_t total_turns = 0;
    std::vector<FaultTold> faults;

    void add(std::uint64_t game, const Played& played);
    void add_pair(const Played& first, const Played& second);  // after both were added
    bool decided() const;                                      // by the test
};

std::string as_text(const MatchResult& match, Language language);
std::string as_json(const MatchResult& match, Language language);
Message in_a_line(const MatchResult& match);  // while it goes on
// The game with who played it as remarks, for a file of games.
std::string as_record(const MatchResult& match, std::uint64_t game, const Played& played, Language language);

}  // namespace ariadne::cli
