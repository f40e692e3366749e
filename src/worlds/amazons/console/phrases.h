#pragma once

#include "words/phrase.h"

namespace ariadne::amazons {

// Everything the game says.
struct Phrases {
    Phrase title = tr("===== AMAZONS =====");
    Phrase welcome = tr("Welcome to the Game of the Amazons! Type help for a list of commands.");
    Phrase goodbye = tr("Goodbye.");
    // Before the game
    Phrase ask_white_name = tr("Player 1, White (name, or computer): ");
    Phrase ask_black_name = tr("Player 2, Black (name, or computer): ");
    Phrase white_player = tr("Player 1");  // the name of who gives none
    Phrase black_player = tr("Player 2");
    Phrase computer_named = tr("Computer ({0})");        // level
    Phrase computer_signed = tr("Computer ({0}, {1})");  // level, sign
    Phrase menu =
        tr("What would you like to do?\n  1) New game\n  2) Resume the game saved in {0} (2 FILE: in another file)");
    Phrase ask_menu = tr("1 or 2: ");
    Phrase menu_refused = tr("\"{0}\" is not an option. Enter 1 or 2.");
    Phrase ask_saved_file = tr("{0} was not found. File to load (Enter: back): ");
    Phrase cannot_load = tr("The game could not be loaded. {0}");
    Phrase levels_head = tr("Computer levels:");
    Phrase levels_foot = tr("Or a time per move at full strength, such as 2s.");
    Phrase level_with_blind_turns = tr("evaluates {0} positions per move; {1:.0f}% of its moves are random");
    Phrase level_with_slips = tr("evaluates {0} positions per move; not always the best move");
    Phrase level_of_nodes = tr("evaluates {0} positions per move");
    Phrase level_of_time = tr("full strength, {0} s per move");
    Phrase ask_level = tr("Which level? (Enter: {0}) ");
    Phrase no_such_level = tr("Unknown level \"{0}\". Enter one from the list, or a time such as 2s.");
    Phrase help_before =
        tr("Answer the question, or type levels (computer levels) or quit.\nA player named computer is played by the "
           "program; computer hard or\ncomputer 2s also sets the level. During the game, help lists more commands.");
    // Turns
    Phrase begins = tr("{0} moves first.");
    Phrase turn_of = tr("Move {0}: {1} to play.");
    Phrase last_turn = tr("Last move: {0} {1}.");  // who, move
    Phrase time_left = tr("Time left for {0}: {1}");
    Phrase legend_arrow = tr("arrow");
    Phrase legend_dot = tr("reachable");
    Phrase thinking = tr("{0} is thinking...");
    Phrase plays = tr("{0} plays {1} (winning chance {2:.0f}%, {3} s).");
    Phrase plays_winning = tr("{0} plays {1} (proven win, {2} s).");
    Phrase plays_losing = tr("{0} plays {1} (proven loss, {2} s).");
    // Prompts of a turn, and what comes of the answers
    Phrase ask_amazon = tr("Which amazon moves? (-1: resign, help: commands) ");
    Phrase ask_destination = tr("Move the amazon on {0} to which cell? (-1: resign, undo: another amazon) ");
    Phrase ask_arrow = tr("Shoot from {0} to which cell? (-1: resign) ");
    Phrase nothing_said = tr("Nothing entered. A cell is a letter and a number, such as d1.");
    Phrase no_cell = tr("\"{0}\" is not a cell such as d1; help lists the commands.");
    Phrase off_board = tr("{0} is off the board (a1 to {1}).");
    Phrase too_many_cells = tr("Too many cells for this question.");
    Phrase amazon_valid = tr("Valid amazon: {0}.");
    Phrase amazon_none = tr("Invalid amazon: there is none on {0}.");
    Phrase amazon_not_yours = tr("Invalid amazon: the one on {0} is your opponent's.");
    Phrase amazon_stuck = tr("Invalid amazon: the one on {0} is enclosed and cannot move.");
    Phrase movement_valid = tr("Valid move: {0} to {1}.");
    Phrase movement_refused = tr("Invalid move to {0}: {1}.");
    Phrase shot_valid = tr("Valid shot. {0} plays {1}.");
    Phrase shot_refused = tr("Invalid shot at {0}: {1}.");
    Phrase why_same_cell = tr("it must leave {0}");
    Phrase why_not_in_line = tr("{1} is not in line with {0}");
    Phrase why_occupied = tr("{0} is occupied by {1}");
    Phrase why_in_the_way = tr("{1} on {0} is in the way");
    Phrase why_other = tr("the rules do not allow it");
    // Commands
    Phrase help =
        tr("Enter a cell such as d1, or a whole move such as d1-d7/g7. Commands:\n  moves          cells that are "
           "valid answers\n  board          show the board again\n  hint           show what the computer would play\n "
           " eval           show who is ahead, and why\n  undo           undo the current move, or the last one\n      "
           "           (against the computer, the last two)\n  save [FILE]    save the game: FILE.fen as FEN, "
           "FILE.game as a list of moves,\n                 any other name as four lines, like tablero.txt\n  levels   "
           "      list the computer's levels; level NAME changes it\n  resign, -1     resign the game\n  quit          "
           " quit, with an option to save\n  help, ?        this list");
    Phrase list_amazons = tr("Your amazons and where each can go:");
    Phrase list_stuck = tr("cannot move");
    Phrase list_movements = tr("Can move to: {0}");
    Phrase list_shots = tr("Can shoot at: {0}");
    Phrase hint_turn = tr("Hint: {0} (winning chance {1:.0f}%).");
    Phrase hint_shot = tr("Hint: shoot at {0} (winning chance {1:.0f}%).");
    Phrase hint_other_amazon = tr(
        "Hint: with this amazon, {0}.\nAnother amazon is better: {1} (winning chance {2:.0f}%; undo: choose again).");
    Phrase eval_even = tr("The position is even.");
    Phrase eval_ahead = tr("{0} is ahead; estimated winning chance: {1:.0f}%.");
    Phrase eval_territory =
        tr("  {0} : {1}   territory: empty cells reached first ({2} contested)");  // white, black, shared
    Phrase eval_mobility = tr("  {0} : {1}   mobility: moves available to the amazons");
    Phrase eval_free = tr("  {0} : {1}   amazons that can move");
    Phrase turn_again = tr("The move starts over.");
    Phrase undone = tr("Last move undone.");
    Phrase undone_both = tr("Last two moves undone.");
    Phrase nothing_to_undo = tr("Nothing to undo.");
    Phrase no_computer = tr("The computer is not playing in this game.");
    Phrase level_set = tr("Now playing: {0}.");
    Phrase ask_save_first = tr("Save the game first? (yes, no) ");
    // Files
    Phrase saved_in = tr("Saved to {0}.");
    Phrase saved_at_start = tr("The saved game stops at the start of this move.");
    Phrase kept_in = tr("The game was saved to {0}.");
    Phrase not_saved = tr("Nothing was saved.");
    Phrase ask_overwrite = tr("{0} already exists. Overwrite it? (yes, no) ");
    Phrase ask_fen_instead =
        tr("tablero.txt only fits 10x10 boards with four amazons per side.\nSave as FEN in {0}? (yes, no) ");
    Phrase cannot_save = tr("The game could not be saved. {0}");
    Phrase place_line = tr("{0}, line {1}: {2}");                // file, line, reason
    Phrase place_column = tr("{0}, line {1}, column {2}: {3}");  // file, line, column, reason
    Phrase yes_or_no = tr("Please answer yes or no.");
    // The end
    Phrase has_no_turn = tr("{0} has no moves left and loses.");
    Phrase has_resigned = tr("{0} resigns.");
    Phrase has_no_time = tr("{0} ran out of time.");
    Phrase game_over = tr("Game over.");
    Phrase winner = tr("{0} wins!");
    Phrase turns_head = tr("Moves, with the winning chance of {0} after each:");
    Phrase percent = tr("{0:.0f}%");
    Phrase analysis_head = tr("Key moments:");
    Phrase analysis_decided = tr("{0} was ahead from move {1} to the end.");
    Phrase analysis_always = tr("{0} was ahead throughout.");
    Phrase analysis_no_slip = tr("No single move was a clear mistake.");
    Phrase analysis_turning =
        tr("Biggest swing: move {0}, {1}. Winning chance of {2}: {3:.0f}% before, {4:.0f}% after.");
    Phrase analysis_slip = tr("Move {0}, {1}: {2}. The winning chance fell from {3:.0f}% to {4:.0f}%.");
    Phrase analysis_cells = tr("  Territory, O : X   before {0} : {1}, after {2} : {3}");
    Phrase analysis_better = tr("  Better: {0}.");
    Phrase analysis_better_cells = tr("  Better: {0} ({1} : {2})");
    Phrase ask_record = tr("Save the moves of this game? (file name; Enter: no) ");
    Phrase usual_record = tr("amazons.game");
};

inline constexpr Phrases phrases;

}  // namespace ariadne::amazons
