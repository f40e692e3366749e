#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cli/language.h"
#include "worlds/play.h"

namespace ariadne::cli {

// What the game itself says.
struct Tell {
    static constexpr Phrase won = tr("You won: {0}, {1} {2}.");
    static constexpr Phrase computer_won = tr("The computer arrives: {0}, {1} {2}.");
    static constexpr Phrase won_bare = tr("You won: {0}.");
    static constexpr Phrase computer_bare = tr("The computer arrives: {0}.");
    // Moves and steps in words.
    static constexpr Phrase won_moves = tr("Solved: {0}.");
    static constexpr Phrase computer_moves = tr("The computer solves it: {0}.");
    static constexpr Phrase fewest = tr("That is par: nobody needs fewer.");
    static constexpr Phrase fewer = tr("Par is {0}.");
    static constexpr Phrase at_par = tr("That is par: nobody is faster.");
    static constexpr Phrase over_par = tr_c("2", "Par is {0}.");
    static constexpr Phrase richest = tr("Nobody arrives with more.");
    static constexpr Phrase could_be = tr("{0} was possible.");
    static constexpr Phrase lost = tr("Lost after {0}. {1}");
    static constexpr Phrase no_undo = tr("There is nothing to undo.");
    static constexpr Phrase restarted = tr("Back at the beginning.");
    static constexpr Phrase thinking = tr("The computer is thinking ...");
    static constexpr Phrase hint = tr("Hint: {0}.");
    static constexpr Phrase hint_open = tr("Hint: {0}. (The best way found in the time given.)");
    static constexpr Phrase course = tr("Move {0} of {1}");
    static constexpr Phrase no_way = tr("From here there is no way to the goal any more: {0}.");
    static constexpr Phrase no_way_at_all = tr("This cannot be won: {0}.");
    static constexpr Phrase no_plan = tr("The computer found no way in the time given.");
    static constexpr Phrase setting = tr("{0}: {1}.");
    static constexpr Phrase only_map = tr("There is only this map; o opens another.");
    static constexpr Phrase loaded = tr("Opened {0}.");
    static constexpr Phrase too_small = tr("This window is too small to play in. It needs {0} columns and {1} lines.");
    static constexpr Phrase open_file = tr("Open: ");
    static constexpr Phrase keys = tr("arrows move   u undo   r restart   t hint   ? help   q quit");
    static constexpr Phrase keys_pieces = tr("arrows slide or choose   u undo   r restart   t hint   ? help   q quit");
    static constexpr Phrase keys_over = tr("r restart   u undo   n next   o open   ? help   q quit");
    static constexpr Phrase keys_prompt = tr("Enter opens   Tab completes   Esc goes back");
    static constexpr Phrase keys_help = tr("arrows scroll   any other key goes back");
    static constexpr Phrase label_par = tr("Par");
    static constexpr Phrase label_most = tr("Most");
    static constexpr Phrase label_computer = tr("Computer");
    static constexpr Phrase label_speed = tr("Speed");
    static constexpr Phrase label_time = tr("Time");
    static constexpr Phrase time_of = tr("{0} / about {1}");
    static constexpr Phrase label_puzzle = tr("board");
    static constexpr Phrase none = tr("none");
    static constexpr Phrase help_title = tr("Keys");
    static constexpr Phrase help_move = tr("move; wasd and hjkl do so, too");
    static constexpr Phrase help_slide = tr("slide the chosen vehicle; across its line, choose another");
    static constexpr Phrase help_choose = tr("choose the next vehicle; Shift-Tab the one before");
    static constexpr Phrase help_letters = tr("choose the vehicle of that letter; once more, of the small one");
    static constexpr Phrase help_mouse = tr("choose a vehicle, or slide the chosen one to a free cell");
    static constexpr Phrase help_click = tr("move the piece that is clicked");
    static constexpr Phrase help_undo = tr("take the last move back; so does Backspace");
    static constexpr Phrase help_restart = tr("begin again");
    static constexpr Phrase help_open = tr("open another file");
    static constexpr Phrase help_maps = tr("next map, previous map");
    static constexpr Phrase help_boards = tr("next board, previous board");
    static constexpr Phrase help_safe = tr("safe mode: which fatal moves are refused");
    static constexpr Phrase help_fog = tr("fog: only what lies ahead is seen");
    static constexpr Phrase help_hint = tr("hint: the computer's next move");
    static constexpr Phrase help_route = tr("show the computer's path");
    static constexpr Phrase help_next = tr("show the computer's next move on the board");
    static constexpr Phrase help_goal = tr("computer: shortest or richest path");
    static constexpr Phrase help_goal_moves = tr("computer: fewest moves, or fewest steps");
    static constexpr Phrase help_step = tr("the computer makes one move");
    static constexpr Phrase help_run = tr("the computer plays, or pauses");
    static constexpr Phrase help_speed = tr("faster, slower");
    static constexpr Phrase help_help = tr("this list");
    static constexpr Phrase help_quit = tr("quit; so does Ctrl-C");
    static constexpr Phrase key_arrows = tr("arrows");
    static constexpr Phrase key_space = tr("space");
    static constexpr Phrase key_mouse = tr("mouse");
};

// What worlds have names for: figures, settings and their values, objectives, moves, reasons, events. A name that
// nobody has words for stands for itself.
bool has_words(std::string_view name);
std::string name_in_words(Language language, std::string_view name);
std::string value_in_words(Language language, const worlds::Setting& setting);
std::string objective_in_words(Language language, std::string_view world, std::string_view objective);
// A direction, or how far a piece of the board goes: "B down by 2".
std::string move_in_words(Language language, const worlds::View& view, std::string_view move);
std::string event_in_words(Language language, const worlds::Event& event);

}  // namespace ariadne::cli
