#include "cli/play/keys.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ariadne::cli {

namespace {

constexpr auto letter_keys = std::to_array<std::pair<char32_t, Action>>({
    {'w', Action::up},           {'k', Action::up},     {'s', Action::down},     {'j', Action::down},
    {'a', Action::left},         {'h', Action::left},   {'d', Action::right},    {'l', Action::right},
    {'u', Action::undo},         {'\b', Action::undo},  {0x7f, Action::undo},    {'r', Action::restart},
    {'o', Action::open},         {'n', Action::next},   {'p', Action::previous}, {'m', Action::safe},
    {'t', Action::hint},         {'v', Action::route},  {'g', Action::goal},     {'c', Action::step},
    {' ', Action::run},          {'+', Action::faster}, {'=', Action::faster},   {'-', Action::slower},
    {'?', Action::help},         {'f', Action::fog},    {'q', Action::quit},     {3, Action::quit},
    {'\t', Action::choose_next},
});

}  // namespace

Action action_of(const Key& key) {
    switch (key.name) {
        case KeyName::up:
            return Action::up;
        case KeyName::down:
            return Action::down;
        case KeyName::left:
            return Action::left;
        case KeyName::right:
            return Action::right;
        case KeyName::backspace:
            return Action::undo;
        case KeyName::tab:
            return Action::choose_next;
        case KeyName::back_tab:
            return Action::choose_previous;
        case KeyName::character:
            break;
        default:
            return Action::none;
    }
    const bool capital = key.character >= 'A' && key.character <= 'Z';
    const char32_t letter = capital ? key.character - 'A' + 'a' : key.character;
    const auto found = std::ranges::find(letter_keys, letter, &std::pair<char32_t, Action>::first);
    return found == letter_keys.end() ? Action::none : found->second;
}

}  // namespace ariadne::cli
