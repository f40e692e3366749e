#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "base/interface.h"
#include "grid/grid.h"
#include "render/scene.h"
#include "search/outcome.h"

namespace ariadne::worlds {

// A puzzle being played. Moves, figures, settings and events have names; whoever shows the game has keys for the moves
// and words for the rest, in a terminal or in a browser. The rules know neither.

using Figures = std::vector<std::pair<std::string, std::int64_t>>;

// What happened on a turn, or why it was refused: "food" 3, "edge".
struct Event {
    std::string name;
    std::int64_t value = 0;

    friend bool operator==(const Event&, const Event&) = default;
};

enum class Standing : std::uint8_t { running, won, lost };

// Why a move was refused, more closely than the event says: "in_the_way", and the cell that it is about.
struct Fault {
    std::string reason;
    Cell cell;

    friend bool operator==(const Fault&, const Fault&) = default;
};

struct Turn {
    bool refused = false;  // nothing changed, and it was no turn
    Standing standing = Standing::running;
    std::vector<Event> events;
    std::optional<Fault> fault = std::nullopt;  // where the world can say

    friend bool operator==(const Turn&, const Turn&) = default;
};

inline Turn refusal(Standing standing, std::string name, std::int64_t value = 0) {
    return {true, standing, {{std::move(name), value}}};
}

// What there is to see: the board as it stands now, what was taken gone from it.
struct View {
    render::Board board;
    std::optional<Cell> walker;
    Figures figures;  // "energy", "steps", ...
    Standing standing = Standing::running;
    std::optional<std::size_t> chosen = std::nullopt;  // of the board's pieces: the one that goes where a key says
};

struct Setting {
    std::string name;
    std::vector<std::string> values;
    std::string value;  // one of them

    friend bool operator==(const Setting&, const Setting&) = default;
};

// How the computer would go on.
struct Plan {
    Verdict verdict = Verdict::unknown;
    bool proven = false;             // nothing better for the objective
    std::string reason;              // of impossible
    std::vector<std::string> moves;  // to the end
    Figures figures;                 // there; "steps" counts from here
    std::optional<std::int64_t> bound;
    std::string bug;  // not empty: the moves did not do what was claimed, and must not be shown
};

// A computation that holds all it needs: it may run on another thread while the game goes on.
using Planner = std::function<Plan(Budget&)>;

class Game : public Interface {
  public:
    virtual Turn apply(std::string_view move) = 0;
    virtual bool undo() = 0;  // takes the last turn back, also a fatal one; false when there is none
    virtual void restart() = 0;
    virtual View view() const = 0;
    virtual std::vector<std::string> moves() const = 0;  // those that would not be refused
    virtual std::vector<Setting> settings() const = 0;
    virtual bool set(std::string_view name, std::string_view value) = 0;  // false: no such setting or value
    virtual Planner planner(std::string_view objective) const = 0;        // from where the game stands

    // The cells that a move goes along, from the one where what moves stands now; for games without a walker.
    virtual std::vector<Cell> way(std::string_view /*move*/) const { return {}; }
};

constexpr std::string_view to_string(Direction direction) {
    constexpr std::array<std::string_view, all_directions.size()> names = {"down", "right", "up", "left"};
    return names[static_cast<std::size_t>(direction)];
}

constexpr std::optional<Direction> direction_of(std::string_view name) {
    for (const Direction direction : all_directions)
        if (to_string(direction) == name) return direction;
    return std::nullopt;
}

}  // namespace ariadne::worlds
