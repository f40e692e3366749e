#pragma once

#include <cstdint>

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
    enter,
    escape,
    resize,
    other
};

// A key as the terminal gives it.
struct Key {
    KeyName name = KeyName::character;
    char32_t character = 0;  // of KeyName::character; control characters as they are

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
    safe,
    fog,
    hint,
    path,
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
