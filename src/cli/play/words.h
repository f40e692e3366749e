#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "cli/language.h"
#include "worlds/play.h"

namespace ariadne::cli {

// What the game itself says, in the order of the table in words.cpp.
enum class Tell : std::uint8_t {
    won,             // steps in words, name of the resource, how much is left
    computer_won,    // the same
    won_bare,        // steps in words: where nothing else counts
    computer_bare,   // the same
    won_moves,       // moves and steps in words
    computer_moves,  // the same
    fewest,          // nothing: no solution has fewer
    fewer,           // the fewest, in words
    at_par,          // nothing
    over_par,        // par
    richest,         // nothing
    could_be,        // most possible
    lost,            // steps in words, why
    no_undo,         // nothing
    restarted,       // nothing
    thinking,        // nothing
    hint,            // move
    hint_open,       // move
    course,          // how many moves of the plan were made, of how many
    no_way,          // why
    no_way_at_all,   // why
    no_plan,         // nothing
    setting,         // name, value
    only_map,        // nothing
    loaded,          // file
    too_small,       // columns, rows
    open_file,       // nothing
    keys,            // nothing
    keys_pieces,     // nothing: where there are pieces to choose
    keys_over,       // nothing
    keys_prompt,     // nothing
    keys_help,       // nothing
    label_par,
    label_most,
    label_computer,
    label_speed,
    label_time,
    time_of,  // time, predicted time
    label_puzzle,
    none,
    help_title,
    help_move,
    help_slide,
    help_choose,
    help_letters,
    help_mouse,
    help_undo,
    help_restart,
    help_open,
    help_maps,
    help_boards,
    help_safe,
    help_fog,
    help_hint,
    help_route,
    help_next,  // move of the computer: where there is no route
    help_goal,
    help_goal_moves,
    help_step,
    help_run,
    help_speed,
    help_help,
    help_quit,
    key_arrows,
    key_space,
    key_mouse,
    how_many  // not a sentence: how many there are
};

std::string_view words(Language language, Tell sentence);

template <class... Values>
std::string tell(Language language, Tell sentence, const Values&... values) {
    return fmt::format(fmt::runtime(words(language, sentence)), values...);
}

// What worlds have names for: figures, settings and their values, objectives, moves, reasons, events. A name that
// nobody has words for stands for itself.
bool has_words(std::string_view name);
std::string name_in_words(Language language, std::string_view name);
std::string value_in_words(Language language, const worlds::Setting& setting);
std::string objective_in_words(Language language, std::string_view world, std::string_view objective);
// A direction, or how far a piece of the board goes: "B down by 2".
std::string move_in_words(Language language, const worlds::View& view, std::string_view move);
// "1 move", "12 steps".
std::string amount_in_words(Language language, std::string_view figure, std::int64_t amount);
std::string event_in_words(Language language, const worlds::Event& event);

}  // namespace ariadne::cli
