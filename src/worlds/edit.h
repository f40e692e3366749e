#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/interface.h"
#include "grid/grid.h"
#include "render/scene.h"

namespace ariadne::worlds {

// Boards made by hand, on a page that knows no format: it says which brush touched which cell and gets the new text.

// Where a brush works.
enum class Touch : std::uint8_t {
    cell,   // on a cell
    edge,   // between a cell and its neighbour on the side that the stroke names
    across  // on a cell, and the piece lies to the right of it or, where the stroke's side is `down`, below it
};

struct Brush {
    std::string name;     // "wall", "food 3", "white", "truck"
    render::Style style;  // how what it leaves looks
    Touch touch = Touch::cell;
    int length = 1;  // cells that a piece takes
};

struct Stroke {
    Cell cell;
    std::string brush;
    std::optional<Direction> side = std::nullopt;
};

// Something about a board that is on none of its cells: "life" 20, "to move" white.
struct Fact {
    std::string name;
    std::string value;
    std::vector<std::string> choices = {};  // empty: a whole number from `least` to `most`
    std::int64_t least = 0;
    std::int64_t most = 0;

    friend bool operator==(const Fact&, const Fact&) = default;
};

// Stateless, as worlds are. What a stroke cannot do is an error that names the cell as the world's people do, and then
// none of the strokes counts.
class Editor : public Interface {
  public:
    virtual std::vector<Brush> brushes() const = 0;
    // The text with strokes made in their order and then facts changed; in the world's usual form, whatever form it
    // had.
    virtual Result<std::string> paint(std::string_view text, std::span<const Stroke> strokes,
                                      const std::map<std::string, std::string>& facts) const = 0;
    virtual Result<std::string> blank(Size size) const = 0;  // a board to begin with
    // The same board with so many rows and columns: what no longer fits is gone, what is new is empty.
    virtual Result<std::string> resize(std::string_view text, Size size) const = 0;
};

}  // namespace ariadne::worlds
