#pragma once

#include "words/phrase.h"

namespace ariadne::amazons {

// Everything the game says.
struct Phrases {
    Phrase title = tr("===== AMAZONS =====");
    Phrase welcome = tr("Welcome to the Game of the Amazons! help says what can be answered besides.");
    Phrase goodbye = tr("Goodbye.");
    // Before the game
    Phrase ask_white_name = tr("Name of player 1, white (computer: the machine plays): ");
    Phrase ask_black_name = tr("Name of player 2, black (computer: the machine plays): ");
    Phrase white_player = tr("player 1");  // the name of who gives none
    Phrase black_player = tr("player 2");
    Phrase computer_named = tr("computer, {0}");
    Phrase menu =
        tr("What would you like to do?\n  1) Start a new game\n  2) Go on with the saved game in {0} (2 FILE: in "
           "another)");
    Phrase ask_menu = tr("1 or 2: ");
    Phrase menu_refused = tr("\"{0}\" is neither 1 nor 2.");
    Phrase words_for_new = tr("new");  // words that are understood, blanks between
    Phrase words_for_saved = tr("saved load");
    Phrase ask_saved_file = tr("There is no {0} here. Which file holds the game? (Enter: back) ");
    Phrase cannot_load = tr("That game cannot be loaded. {0}");
    Phrase levels_head = tr("The levels of the computer:");
    Phrase levels_foot = tr("Or the seconds for each move, at full strength: 2s.");
    Phrase level_with_blind_turns = tr("weighs {0} positions a move, and makes {1:.0f} % of its turns blindly");
    Phrase level_with_slips = tr("weighs {0} positions a move, and does not always take the best");
    Phrase level_of_nodes = tr("weighs {0} positions a move");
    Phrase level_of_time = tr("full strength, {0} seconds a move");
    Phrase ask_level = tr("Which level? (Enter: {0}) ");
    Phrase no_such_level = tr("There is no level \"{0}\". Give a name or number of the list, or seconds such as 2s.");
    Phrase help_before =
        tr("Answer the question, or: levels (what the computer can do), quit.\nA player called computer is played by "
           "the machine; computer hard or\ncomputer 2s also says how well. During the game help says more.");
    // Turns
    Phrase begins = tr("{0} begins.");
    Phrase turn_of = tr("Turn {0}: {1} to move.");
    Phrase last_turn = tr("Last turn: {0} {1}.");  // who, move
    Phrase time_left = tr("Time of {0}: {1}");
    Phrase legend_arrow = tr("arrow");
    Phrase legend_dot = tr("can be reached");
    Phrase thinking = tr("{0} is thinking ...");
    Phrase plays = tr("{0} plays {1}. It sees its chance at {2:.0f} %; {3} s.");
    Phrase plays_winning = tr("{0} plays {1} and has a proven win; {2} s.");
    Phrase plays_losing = tr("{0} plays {1} and knows that it is lost; {2} s.");
    // Prompts of a turn, and what comes of the answers
    Phrase ask_amazon = tr("Which amazon moves? (-1 resigns, help lists more) ");
    Phrase ask_destination = tr("To which cell does the amazon on {0} go? (-1 resigns) ");
    Phrase ask_arrow = tr("At which cell does it shoot from {0}? (-1 resigns) ");
    Phrase nothing_said = tr("Nothing was said. A cell is a letter and a number, such as d1.");
    Phrase no_cell =
        tr("\"{0}\" is no cell. A cell is a letter and a number, such as d1; help says what else can be said.");
    Phrase off_board = tr("{0} is off the board, which goes from a1 to {1}.");
    Phrase too_many_cells = tr("Those are more cells than this question needs.");
    Phrase amazon_valid = tr("Valid amazon: {0}.");
    Phrase amazon_none = tr("Amazon not valid: there is none on {0}.");
    Phrase amazon_not_yours = tr("Amazon not valid: the one on {0} belongs to {1}.");
    Phrase amazon_stuck = tr("Amazon not valid: the one on {0} is shut in and cannot move.");
    Phrase movement_valid = tr("Valid movement: {0} to {1}.");
    Phrase movement_refused = tr("Movement to {0} not valid: {1}. (undo: another amazon)");
    Phrase shot_valid = tr("Valid shot. {0} has played {1}.");
    Phrase shot_refused = tr("Shot at {0} not valid: {1}.");
    Phrase why_same_cell = tr("it must go at least one cell from {0}");
    Phrase why_not_in_line = tr("{1} is not on a straight or diagonal line with {0}");
    Phrase why_occupied = tr("on {0} there is {1}");
    Phrase why_in_the_way = tr("on {0}, in the way, there is {1}");
    Phrase why_other = tr("the rules do not allow it");
    Phrase thing_arrow = tr("an arrow");
    Phrase thing_amazon = tr("an amazon of {0}");
    // Commands
    Phrase help =
        tr("Answer with a cell such as d1, or with a whole turn such as d1-d7/g7. Also:\n  moves          the cells "
           "that would be a valid answer\n  board          the board once more\n  hint           what the computer "
           "would do\n  eval           who is ahead, and why\n  undo           takes back what was begun of the turn, "
           "or the last turn\n                 (against the computer the last two)\n  save [FILE]    saves the game: "
           "FILE.fen gets a FEN, FILE.game all the turns,\n                 any other name four lines, as in "
           "tablero.txt\n  levels         what the computer can do; level NAME changes it\n  resign, -1     gives the "
           "game up\n  quit           leaves, and asks whether to save\n  help, ?        this list");
    Phrase list_amazons = tr("Your amazons, and where each can go:");
    Phrase list_stuck = tr("cannot move");
    Phrase list_movements = tr("It can go to: {0}");
    Phrase list_shots = tr("It can shoot at: {0}");
    Phrase hint_turn = tr("Hint: {0} (chance {1:.0f} %).");
    Phrase hint_shot = tr("Hint: shoot at {0} (chance {1:.0f} %).");
    Phrase hint_other_amazon =
        tr("Hint: with this amazon {0}, but another is better: {1} (chance {2:.0f} %; undo: choose again).");
    Phrase eval_even = tr("Nobody is ahead.");
    Phrase eval_ahead = tr("{0} is ahead: chance {1:.0f} % at a glance.");
    Phrase eval_territory = tr(
        "  {0} : {1}   empty cells that it reaches in fewer turns ({2} as soon as the other)");  // white, black, shared
    Phrase eval_mobility = tr("  {0} : {1}   movements that the amazons have now");
    Phrase eval_free = tr("  {0} : {1}   amazons that can move");
    Phrase turn_again = tr("The turn begins again.");
    Phrase undone = tr("The last turn is taken back.");
    Phrase undone_both = tr("The last two turns are taken back.");
    Phrase nothing_to_undo = tr("There is nothing to take back.");
    Phrase no_computer = tr("Nobody here is played by the computer.");
    Phrase level_set = tr("Now playing: {0}.");
    Phrase ask_save_first = tr("Save the game first? (yes, no) ");
    // Files
    Phrase saved_in = tr("Saved in {0}.");
    Phrase saved_at_start = tr("It has the game as it was when this turn began.");
    Phrase kept_in = tr("The game ends here. It was saved in {0}.");
    Phrase not_saved = tr("Nothing was saved.");
    Phrase ask_overwrite = tr("There is a file {0} already. Write over it? (yes, no) ");
    Phrase ask_fen_instead = tr(
        "tablero.txt is for 10x10 with four amazons a side, and this board is another.\nSave a FEN in {0}? (yes, no) ");
    Phrase cannot_save = tr("It could not be saved. {0}");
    Phrase place_file = tr("{0}: {1}");                          // file, reason
    Phrase place_line = tr("{0}, line {1}: {2}");                // file, line, reason
    Phrase place_column = tr("{0}, line {1}, column {2}: {3}");  // file, line, column, reason
    Phrase unknown_reason = tr("something is wrong here");
    Phrase yes_or_no = tr("Please answer yes or no.");
    Phrase words_for_yes = tr("yes y");  // words that are understood, blanks between
    Phrase words_for_no = tr("no n");
    // The end
    Phrase has_no_turn = tr("{0} has no turn left, and loses.");
    Phrase has_resigned = tr("{0} resigns.");
    Phrase has_no_time = tr("The time of {0} has run out.");
    Phrase game_over = tr("The game is over.");
    Phrase winner = tr("The winner is {0}!");
    Phrase turns_head = tr("The turns, with the chance of {0} after each:");
    Phrase analysis_head = tr("Where the game was decided:");
    Phrase analysis_decided = tr("{0} was ahead from turn {1} to the end.");
    Phrase analysis_always = tr("{0} was ahead all the time.");
    Phrase analysis_no_slip = tr("No turn by itself was a clear mistake.");
    Phrase analysis_turning =
        tr("The biggest change was turn {0}, {1}: the chance of {2} was {3:.0f} % before it and {4:.0f} % after.");
    Phrase analysis_slip = tr("Turn {0}, {1}: {2}. The chance fell from {3:.0f} % to {4:.0f} %.");
    Phrase analysis_cells = tr("  Cells reached first, O : X   before {0} : {1}, after {2} : {3}");
    Phrase analysis_better = tr("  Better was {0}.");
    Phrase analysis_better_cells = tr("  Better was {0}: {1} : {2}");
    Phrase ask_record = tr("Save the turns of this game? (a file name, or Enter for no) ");
    Phrase usual_record = tr("amazons.game");
    // The levels, from the weakest
    Phrase beginner = tr("beginner");
    Phrase easy = tr("easy");
    Phrase medium = tr("medium");
    Phrase hard = tr("hard");
    Phrase expert = tr("expert");
    Phrase master = tr("master");
};

inline constexpr Phrases phrases;

}  // namespace ariadne::amazons
