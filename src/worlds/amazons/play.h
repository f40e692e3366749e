#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "worlds/amazons/model.h"
#include "worlds/play.h"

namespace ariadne::amazons {

// Both sides at one board, turn by turn: "d1-d7/g7", or any other way to write it. A game goes on from its end; `undo`
// goes back into it, `restart` to that end.
//
// Refusals say which part of the turn is wrong: "unknown" (it is none), "from", "to", "arrow", "over"; of "to" and
// "arrow" also why. Figures: "turn" (how many were made), "player" (1 or 2, to move), and in the end "winner".
class Sitting final : public worlds::Game {
  public:
    explicit Sitting(Record record);

    worlds::Turn apply(std::string_view move) override;
    bool undo() override;
    void restart() override;
    worlds::View view() const override;
    std::vector<std::string> moves() const override;
    std::vector<worlds::Setting> settings() const override { return {}; }
    bool set(std::string_view /*name*/, std::string_view /*value*/) override { return false; }
    worlds::Planner planner(std::string_view objective) const override;
    std::vector<Cell> way(std::string_view move) const override;

  private:
    worlds::Standing standing() const;
    // What is not possible of the turn now; nothing: it is all possible.
    std::optional<worlds::Turn> refused(const Move& move) const;

    Record given_;
    Record record_;
    Position now_;
};

}  // namespace ariadne::amazons
