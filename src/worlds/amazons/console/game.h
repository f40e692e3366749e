#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "worlds/amazons/console/clock.h"
#include "worlds/amazons/console/files.h"
#include "worlds/amazons/console/reading.h"
#include "worlds/amazons/console/setup.h"
#include "worlds/amazons/console/talk.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/model.h"
#include "worlds/amazons/rules.h"

namespace ariadne::amazons {

// How a game ends. In the first three the side to move has lost.
enum class End : std::uint8_t { no_turn, resigned, out_of_time, left, cut_off };

// A game at the console, from its first turn to its last word. A person's turn is a matter of what is already known of
// it: without an amazon the amazon is asked for, without its new cell the movement, and then the shot.
class Game {
  public:
    Game(Talk& talk, Agreed agreed);
    bool play();  // false: the last that was to be saved could not be

  private:
    // game.cpp: turns, and what a person answers at their three prompts
    void computer_turn();
    void person_turn();
    void begin_turn();  // the heading, and the board for whoever looks at it
    void complete(const Move& move);
    Engine& engine_of(Side side);
    std::string prompt() const;
    void answer(const std::string& line);
    void tell_movement();
    bool choose(Cell amazon);
    bool move_to(Cell cell);
    bool shoot_at(Cell cell);
    void refuse(const Phrase& head, Cell from, Cell target, const Refused& refused) const;

    // commands.cpp: what a person may say besides
    void obey(const Instruction& instruction);
    void show_board(bool with_dots) const;
    void show_moves() const;
    void show_hint();
    void show_evaluation() const;
    void undo();
    void set_level(const std::string& text);
    void leave();

    // ending.cpp
    void finish();
    void name_winner() const;
    void offer_record();
    void look_back() const;
    void list_turns(const std::vector<std::optional<double>>& white) const;  // with the chances after each

    const Seat& seat(Side side) const { return agreed_.seats[static_cast<std::size_t>(side)]; }
    Seat& seat(Side side) { return agreed_.seats[static_cast<std::size_t>(side)]; }
    Side side() const { return position_.to_move; }
    bool has_person() const { return !agreed_.seats[0].computer || !agreed_.seats[1].computer; }
    const std::vector<Move>& turns() const { return agreed_.record.moves; }
    std::string who(Side side) const;  // name and symbol
    std::string cell(Cell where) const;
    std::string cells(const std::vector<Cell>& list) const;
    Position in_hand() const;                    // with the movement that was made, if any
    std::vector<Cell> targets(Cell from) const;  // for the prompt

    Talk& talk_;
    Agreed agreed_;
    Position position_;         // at the start of the turn
    std::optional<Cell> from_;  // of this turn, as far as it is made
    std::optional<Cell> to_;
    bool turn_over_ = false;
    GameClock clock_;
    GameClock::Times before_ = {};         // this turn
    std::vector<GameClock::Times> times_;  // before each turn of the record
    Saving saving_;
    std::vector<Move> found_;  // the turns that were there when the game began
    std::vector<Move> kept_;   // those in the last file that was written
    std::array<std::unique_ptr<Engine>, 2> engines_;
    std::optional<End> end_;
};

}  // namespace ariadne::amazons
