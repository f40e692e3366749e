#include "cli/play/keys.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ariadne::cli {

namespace {

constexpr auto named_keys = std::to_array<std::pair<KeyName, Action>>({
    {KeyName::up, Action::up},
    {KeyName::down, Action::down},
    {KeyName::left, Action::left},
    {KeyName::right, Action::right},
    {KeyName::backspace, Action::undo},
    {KeyName::tab, Action::choose_next},
    {KeyName::back_tab, Action::choose_previous},
});

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

template <class Keys, class Name>
Action find_action(const Keys& keys, Name name) {
    const auto found = std::ranges::find(keys, name, &Keys::value_type::first);
    return found == keys.end() ? Action::none : found->second;
}

}  // namespace

Action action_of(const Key& key) {
    if (key.name != KeyName::character) return find_action(named_keys, key.name);
    const bool capital = key.character >= 'A' && key.character <= 'Z';
    return find_action(letter_keys, capital ? key.character - 'A' + 'a' : key.character);
}

}  // namespace ariadne::cli
