#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "render/animation.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// How a growing tree chooses the room that it grows from.
enum class Growth : std::uint8_t { newest, oldest, random, mixed };

// What is to be built.
struct BuildRequest {
    Size size;
    const BitGrid* rooms = nullptr;  // the rooms that are there, in one piece; nothing: all
    // -16 (passages lie up and down wherever there is a choice) over 0 (alike) to 16 (from side to side).
    int bias = 0;
    Growth growth = Growth::mixed;  // of growing-tree
};

// Every passage, in the order in which it is dug, and walls put up (recursive division begins with none).
using Diary = std::vector<render::Dig>;

// The diary may be null. `out` comes with its size and without a passage. False: the budget ended it, and nothing is to
// be used.
using Build = bool(const BuildRequest& request, std::uint64_t seed, Budget& budget, Diary* diary, Labyrinth& out);

struct Builder {
    std::string_view name;
    bool masks;  // builds where rooms are missing, too
    Build* build;
};

// In the order in which people should meet them.
std::span<const Builder> all_builders();
const Builder* find_builder(std::string_view name);

// A perfect labyrinth from corner to corner; nothing when the budget ended it. The same for the same order and seed on
// every machine, with a diary or without.
std::optional<Labyrinth> build(const Builder& builder, const BuildRequest& request, std::uint64_t seed, Budget& budget,
                               Diary* diary = nullptr);

}  // namespace ariadne::labyrinth
