#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "worlds/labyrinth/model.h"
#include "worlds/play.h"

namespace ariadne::labyrinth {

// Every move shows the whole board; larger ones would be slow to walk in.
inline constexpr std::size_t most_rooms_in_play = 4'000'000;

// Somebody on the way from the entrance to the exit, who leaves footprints: strong ones on the way there, faint ones
// where he has turned back; steps that are undone leave none. In the fog he sees only what lies straight ahead of him
// on every side, and remembers it.
//
// Events: "exit"; refusals: "wall", "over".
class Walk final : public worlds::Game {
  public:
    explicit Walk(Labyrinth labyrinth);

    worlds::Turn apply(std::string_view move) override;
    bool undo() override;
    void restart() override;
    worlds::View view() const override;
    std::vector<std::string> moves() const override;
    std::vector<worlds::Setting> settings() const override;
    bool set(std::string_view name, std::string_view value) override;
    worlds::Planner planner(std::string_view objective) const override;

  private:
    worlds::Standing standing() const;
    worlds::Figures figures() const;
    void look_around();
    std::vector<Cell> way_here() const;  // without its detours

    std::shared_ptr<const Labyrinth> labyrinth_;
    Cell at_;
    std::vector<Direction> past_;
    std::int64_t cost_ = 0;
    std::vector<std::uint32_t> entered_;  // how often each room was
    BitGrid seen_;
    bool fog_ = false;
};

// The error says when it is too large.
Result<std::unique_ptr<worlds::Game>> play(Labyrinth labyrinth);

}  // namespace ariadne::labyrinth
