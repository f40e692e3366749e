#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "worlds/amazons/engine/engine.h"

namespace ariadne::amazons {

// How well the computer plays. A weaker level thinks about fewer positions, does not always play the move that it holds
// for the best, and now and then plays without looking; the last one is the engine as it is.
struct Level {
    std::string_view name;
    ThinkLimits limits;
    double temperature = 0;
    double slip = 0;

    bool full() const;  // nothing holds it back but the time
};

std::span<const Level> levels();  // from the weakest
std::vector<std::string> level_names();
const Level& full_strength();
// By its name; null: there is none of that name.
const Level* find_level(std::string_view name);

// Full strength with this much time for a move.
Level level_of_seconds(double seconds);

// For an engine that is to play at that level. Levels that count evaluations use one thread, so that a seed has one
// game.
EngineOptions options_for(const Level& level, unsigned threads, std::uint64_t seed);

// Another best move, drawn among the candidates: EngineOptions::temperature.
void draw_lots(Finding& found, double temperature, Random& random);
// With this chance, 0..1, a turn drawn blindly from all there are: EngineOptions::slip.
void slip_at_times(Finding& found, const Position& position, double chance, Random& random);

}  // namespace ariadne::amazons
