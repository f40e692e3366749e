#pragma once

#include <cstdint>
#include <string_view>

#include "words/message.h"
#include "worlds/report.h"

namespace ariadne::catalog {

// What people read of a report, in the terminal and in the browser.

// What solve prints before a solution, and before a list of them. verify knows them again.
struct Heading {
    static constexpr Phrase route = tr("Route:");
    static constexpr Phrase attempt = tr("Best attempt:");
    static constexpr Phrase moves = tr("Moves:");
    static constexpr Phrase all = tr("All of them:");
    static constexpr Phrase some = tr("Some of them ({0}):");
};

// "1 step", "51 moves": of "steps", "moves" or "turns".
Message amount_in_words(std::string_view figure, std::int64_t amount);

// Pieces slide here, or turns are made, and nobody walks.
bool of_slides(const worlds::Report& report);
// Of a position in a game of two.
bool of_game(const worlds::Report& report);
Message side_in_words(std::int64_t player);  // 1: White

Message verdict_sentence(const worlds::Report& report);
// How far one gets on an impossible map; there is an attempt.
Message attempt_sentence(const worlds::Report& report);
// The verdict, and what the attempt came to where there is one.
Message report_sentence(const worlds::Report& report);
// How many solutions are optimal; there is a count.
Message count_sentence(const worlds::Report& report);
// That the counting was not finished.
Message count_open(const worlds::Report& report);

// "Valid: 12 steps, life 4 on arrival."
Message verification_sentence(const worlds::Verification& verification);

// What an algorithm came to in a comparison: "unknown, stopped (time)".
Message verdict_in_words(std::string_view verdict);

}  // namespace ariadne::catalog
