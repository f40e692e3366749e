#pragma once

#include <array>
#include <optional>
#include <string>

#include "base/budget.h"
#include "cli/match/contestant.h"
#include "worlds/two_player.h"

namespace ariadne::cli {

// How a game ended.
struct Played {
    int winner = 0;      // 0: who has the first side, 1: who has the second
    Message why;         // what the other one lost by
    bool fault = false;  // by something that is not the game: time, an illegal move, silence
    unsigned turns = 0;
    std::string record;  // as a file of the world
};

// Plays it to the end. The players are started for it; the first has the first side, whoever is to move. The referee
// stands at the beginning of the game, and sees every move before the other player does. Nothing: it was stopped.
std::optional<Played> play_game(const std::array<const Contestant*, 2>& players, worlds::Referee& referee,
                                const CancelFlag& stop);

// Whether it starts and answers at all; the error says what it does instead.
Result<void> try_out(const Contestant& player, const CancelFlag& stop);

}  // namespace ariadne::cli
