#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace ariadne::amazons {

enum class Language : std::uint8_t { en, es, cs };

Language language_of(std::string_view code);  // "en", "es", "cs"

// Everything the game says. The table in words.cpp holds each in every language, in this order; {0}, {1}, ... are the
// values, which a language may take in its own order.
enum class Phrase : std::uint8_t {
    title,
    welcome,
    goodbye,
    // Before the game
    ask_white_name,
    ask_black_name,
    white_player,  // the name of who gives none
    black_player,
    computer_named,  // level or time
    menu,            // the usual file
    ask_menu,
    menu_refused,   // what was said
    words_for_new,  // words that are understood, blanks between
    words_for_saved,
    ask_saved_file,  // the usual file
    cannot_load,     // file, place and reason
    levels_head,
    levels_foot,
    level_with_blind_turns,  // positions, turns in percent
    level_with_slips,        // positions
    level_of_nodes,          // positions
    level_of_time,           // seconds
    ask_level,               // the one that is taken when nothing is said
    no_such_level,           // what was said
    help_before,
    // Turns
    begins,     // who
    turn_of,    // number, who
    last_turn,  // who, move
    time_left,  // who, time
    legend_arrow,
    legend_dot,
    thinking,       // who
    plays,          // who, move, chance in percent, seconds
    plays_winning,  // who, move, seconds
    plays_losing,   // who, move, seconds
    // Prompts of a turn, and what comes of the answers
    ask_amazon,
    ask_destination,  // amazon
    ask_arrow,        // from
    nothing_said,
    no_cell,    // what was said
    off_board,  // what was said, the cell at the top right
    too_many_cells,
    amazon_valid,      // cell
    amazon_none,       // cell
    amazon_not_yours,  // cell, whose
    amazon_stuck,      // cell
    movement_valid,    // from, to
    movement_refused,  // to, why
    shot_valid,        // who, move
    shot_refused,      // target, why
    why_same_cell,     // cell
    why_not_in_line,   // from, target
    why_occupied,      // cell, thing
    why_in_the_way,    // cell, thing
    why_other,
    thing_arrow,
    thing_amazon,  // whose
    // Commands
    help,
    list_amazons,
    list_stuck,
    list_movements,     // cells
    list_shots,         // cells
    hint_turn,          // move, chance in percent
    hint_shot,          // cell, chance in percent
    hint_other_amazon,  // its best move, the best move, chance in percent
    eval_even,
    eval_ahead,      // who, chance in percent
    eval_territory,  // white, black, shared
    eval_mobility,   // white, black
    eval_free,       // white, black
    turn_again,
    undone,
    undone_both,
    nothing_to_undo,
    no_computer,
    level_set,  // the computer as it is called now
    ask_save_first,
    // Files
    saved_in,  // file
    saved_at_start,
    kept_in,  // file
    not_saved,
    ask_overwrite,    // file
    ask_fen_instead,  // file
    cannot_save,      // file and reason
    place_file,       // file, reason
    place_line,       // file, line, reason
    place_column,     // file, line, column, reason
    unknown_reason,
    yes_or_no,
    words_for_yes,  // words that are understood, blanks between
    words_for_no,
    // The end
    has_no_turn,   // who
    has_resigned,  // who
    has_no_time,   // who
    game_over,
    winner,      // who
    turns_head,  // white
    analysis_head,
    analysis_decided,  // who, turn
    analysis_always,   // who
    analysis_no_slip,
    analysis_turning,  // turn, move, white, its chance before and after in percent
    analysis_slip,     // turn, who, move, chance before and after in percent
    analysis_cells,    // white and black before, white and black after
    analysis_better,   // move, white and black after it
    ask_record,
    usual_record,
    // The levels, from the weakest
    beginner,
    easy,
    medium,
    hard,
    expert,
    master,
    how_many  // not a phrase: how many there are
};

std::string_view words(Language language, Phrase phrase);

template <class... Values>
std::string in_words(Language language, Phrase phrase, const Values&... values) {
    return fmt::format(fmt::runtime(words(language, phrase)), values...);
}

std::string_view level_in_words(Language language, std::string_view name);

// Whether it is one of the words of that phrase, in any language.
bool is_word(std::string_view word, Phrase list);
std::optional<bool> yes_or_no(std::string_view answer);

// What a reader or the disk has to say, in another language; see reasons.cpp.
std::string reason_in_words(Language language, std::string_view english);

}  // namespace ariadne::amazons
