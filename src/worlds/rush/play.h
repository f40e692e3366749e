#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "worlds/play.h"
#include "worlds/rush/model.h"

namespace ariadne::rush {

// Somebody sliding vehicles until the red car is at the exit. One vehicle is chosen, at first the red one.
//
//   "B+2"                        a slide; chooses the vehicle
//   "left" "right" "up" "down"   the chosen one goes a step; across its line, the nearest one that way is chosen
//   "next" "previous"            chooses in reading order
//   "choose B"
//   "at 2 5"                     row and column from 1: chooses the vehicle there, or slides the chosen one up to there
//
// To choose is no turn. Slides of one vehicle one after another are one move, and none if it is back where it was.
//
// Events: "exit"; refusals: "vehicle" and "aside", whose values are letters, "wall", "edge", "nobody", "over".
class Parking final : public worlds::Game {
  public:
    explicit Parking(Board board);

    worlds::Turn apply(std::string_view move) override;
    bool undo() override;  // a whole move
    void restart() override;
    worlds::View view() const override;
    std::vector<std::string> moves() const override;  // slides alone: what can be chosen is there to see
    std::vector<worlds::Setting> settings() const override { return {}; }
    bool set(std::string_view /*name*/, std::string_view /*value*/) override { return false; }
    worlds::Planner planner(std::string_view objective) const override;
    std::vector<Cell> way(std::string_view move) const override;
    worlds::Planner forecast() const override;

    const Board& board() const { return board_; }
    const std::vector<Slide>& past() const { return past_; }

  private:
    worlds::Standing standing() const;
    worlds::Turn choose(std::optional<std::size_t> vehicle);
    worlds::Turn slide(std::size_t vehicle, int by);
    worlds::Turn go(Direction direction);
    worlds::Turn point_at(Cell cell);
    std::optional<std::size_t> nearest(Direction direction) const;  // to the chosen one
    std::size_t beside_chosen(bool after) const;                    // in reading order, round and round
    // What the vehicle runs into on its way; nothing when it gets there.
    std::optional<worlds::Event> obstacle(const Vehicle& vehicle, int by) const;

    Board start_;
    Board board_;
    std::vector<Slide> past_;
    std::size_t chosen_ = 0;
};

}  // namespace ariadne::rush
