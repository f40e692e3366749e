#pragma once

#include "words/phrase.h"

namespace ariadne::cli {

// What the game itself says.
struct Tell {
    static constexpr Phrase won = tr("You won: {0}, {1} {2}.");
    static constexpr Phrase computer_won = tr("The computer finished: {0}, {1} {2}.");
    static constexpr Phrase won_bare = tr("You won: {0}.");
    static constexpr Phrase computer_bare = tr("The computer reached the exit: {0}.");
    // Moves and steps in words.
    static constexpr Phrase won_moves = tr("Solved: {0}.");
    static constexpr Phrase computer_moves = tr("Solved by the computer: {0}.");
    static constexpr Phrase fewest = tr("Perfect: no shorter solution exists.");
    static constexpr Phrase fewer = tr("Best possible: {0}.");
    static constexpr Phrase at_par = tr("Perfect: no better route exists.");
    static constexpr Phrase richest = tr("Perfect: that is the maximum.");
    static constexpr Phrase could_be = tr("The maximum is {0}.");
    static constexpr Phrase lost = tr("You lost after {0}. {1}");
    static constexpr Phrase no_undo = tr("Nothing to undo.");
    static constexpr Phrase restarted = tr("Restarted.");
    static constexpr Phrase thinking = tr("The computer is thinking...");
    static constexpr Phrase hint = tr("Hint: {0}.");
    static constexpr Phrase hint_open = tr("Hint: {0} (best found within the time limit).");
    static constexpr Phrase course = tr("Move {0} of {1}");
    static constexpr Phrase no_way = tr("No solution from here: {0}.");
    static constexpr Phrase no_way_at_all = tr("No solution: {0}.");
    static constexpr Phrase no_plan = tr("No solution found within the time limit.");
    static constexpr Phrase setting = tr("{0}: {1}.");
    static constexpr Phrase only_map = tr("No other map; press o to open a file.");
    static constexpr Phrase loaded = tr("Opened {0}.");
    static constexpr Phrase too_small = tr("This window is too small: {0} columns and {1} lines are needed.");
    static constexpr Phrase open_file = tr("Open: ");
    static constexpr Phrase keys = tr("arrows move   u undo   r restart   t hint   ? help   q quit");
    static constexpr Phrase keys_pieces = tr("arrows slide or select   u undo   r restart   t hint   ? help   q quit");
    static constexpr Phrase keys_over = tr("r restart   u undo   n next   o open   ? help   q quit");
    static constexpr Phrase keys_prompt = tr("Enter open   Tab complete   Esc cancel");
    static constexpr Phrase keys_help = tr("arrows scroll   other keys close");
    static constexpr Phrase label_par = tr("Minimum");
    static constexpr Phrase label_most = tr("Maximum");
    static constexpr Phrase label_computer = tr("Computer");
    static constexpr Phrase label_speed = tr("Speed");
    static constexpr Phrase label_time = tr("Time");
    static constexpr Phrase time_of = tr("{0} / about {1}");
    static constexpr Phrase label_puzzle = tr("board");
    static constexpr Phrase none = tr("none");
    static constexpr Phrase help_title = tr("Keys");
    static constexpr Phrase help_move = tr("move; also wasd and hjkl");
    static constexpr Phrase help_slide = tr("slide the selected vehicle; crosswise: select another");
    static constexpr Phrase help_choose = tr("select the next vehicle; Shift-Tab: the previous one");
    static constexpr Phrase help_letters = tr("select the vehicle with that letter; again: the lowercase one");
    static constexpr Phrase help_mouse = tr("select a vehicle, or slide the selected one to a free cell");
    static constexpr Phrase help_click = tr("move the clicked piece");
    static constexpr Phrase help_undo = tr("undo the last move; also Backspace");
    static constexpr Phrase help_restart = tr("restart");
    static constexpr Phrase help_open = tr("open another file");
    static constexpr Phrase help_maps = tr("next map, previous map");
    static constexpr Phrase help_boards = tr("next board, previous board");
    static constexpr Phrase help_safe = tr("safe mode: block fatal moves");
    static constexpr Phrase help_fog = tr("fog: show only what lies ahead");
    static constexpr Phrase help_hint = tr("hint: the computer's next move");
    static constexpr Phrase help_route = tr("show the computer's route");
    static constexpr Phrase help_next = tr("show the computer's next move on the board");
    static constexpr Phrase help_goal = tr("computer: change objective");
    static constexpr Phrase help_goal_moves = tr("computer: fewest moves or fewest steps");
    static constexpr Phrase help_step = tr("computer: make one move");
    static constexpr Phrase help_run = tr("computer: play or pause");
    static constexpr Phrase help_speed = tr("faster, slower");
    static constexpr Phrase help_help = tr("this list");
    static constexpr Phrase help_quit = tr("quit; also Ctrl-C");
    static constexpr Phrase key_arrows = tr("arrows");
    static constexpr Phrase key_space = tr("space");
    static constexpr Phrase key_mouse = tr("mouse");
};

}  // namespace ariadne::cli
