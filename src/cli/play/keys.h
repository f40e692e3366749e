#pragma once

#include <cstdint>

#include "grid/grid.h"

namespace ariadne::cli {

enum class KeyName : std::uint8_t {
    character,
    up,
    down,
    left,
    right,
    home,
    end,
    backspace,
    erase,
    tab,
    back_tab,
    enter,
    escape,
    resize,
    mouse,
    other
};

// A key as the terminal gives it.
struct Key {
    KeyName name = KeyName::character;
    char32_t character = 0;  // of KeyName::character; control characters as they are
    Cell at = {};            // of KeyName::mouse: where on the screen

    friend bool operator==(const Key&, const Key&) = default;
};

enum class Action : std::uint8_t {
    none,
    up,
    down,
    left,
    right,
    undo,
    restart,
    open,
    next,
    previous,
    choose_next,
    choose_previous,
    safe,
    fog,
    hint,
    route,
    goal,
    step,
    run,
    faster,
    slower,
    help,
    quit
};

// What a key means while a game is played; letters in either case.
Action action_of(const Key& key);

}  // namespace ariadne::cli
