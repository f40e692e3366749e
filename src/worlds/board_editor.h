#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "worlds/edit.h"

namespace ariadne::worlds {

// What a world allows of a board's size.
struct SizeLimits {
    int least = 1;  // rows, and columns
    int most = 1;
    std::size_t least_cells = 1;
};

// No board made by hand has more, whatever its world reads: somebody may ask for any size.
inline constexpr std::size_t most_cells_by_hand = 4'000'000;

Result<void> check_size(Size size, const SizeLimits& limits);
// Whether there is such a brush, and the stroke has the side that it needs.
Result<void> check_stroke(std::span<const Brush> brushes, const Stroke& stroke);
// The number that a fact is to have, or the place of its new value among the choices.
Result<std::int64_t> read_fact(std::span<const Fact> facts, std::string_view name, std::string_view value);
// The cell by its name, in a word or in words.
template <class Name>
Error off_board(const Name& cell, Size size) {
    return {{tr("{0} is off the board of {1} x {2} cells"), cell, size.rows, size.cols}};
}

// The first in reading order among the nearest cells that fit; nothing: none does.
template <class Fits>
std::optional<Cell> nearest(Size size, Cell from, const Fits& fits) {
    std::optional<Cell> best;
    int least = std::numeric_limits<int>::max();
    for (Cell c; c.row < size.rows; ++c.row)
        for (c.col = 0; c.col < size.cols; ++c.col) {
            if (manhattan(c, from) >= least || !fits(c)) continue;
            best = c;
            least = manhattan(c, from);
        }
    return best;
}

// An editor of boards that are a model and its text. `Parts` has what is the world's own, as static members:
//   Model, limits                           the board, and its SizeLimits
//   read(text), write(model)
//   brushes(), facts(model)
//   size_of(model), name_of(model, cell)    the name as people write it; the cell may be off the board
//   paint(model, stroke)                    brush, cell and side are known to be good
//   set(model, fact, number)                see read_fact
//   blank(size), resized(model, size)       a Model, or a Result of one
template <class Parts>
class BoardEditor final : public Editor {
  public:
    using Model = typename Parts::Model;

    std::vector<Brush> brushes() const override { return Parts::brushes(); }

    Result<std::string> paint(std::string_view text, std::span<const Stroke> strokes,
                              const std::map<std::string, std::string>& facts) const override {
        Result<Model> model = Parts::read(text);
        if (!model) return std::unexpected(model.error());
        const std::vector<Brush> known = Parts::brushes();
        for (const Stroke& stroke : strokes) {
            if (const auto checked = check_stroke(known, stroke); !checked) return std::unexpected(checked.error());
            if (!Parts::size_of(*model).contains(stroke.cell))
                return std::unexpected(off_board(Parts::name_of(*model, stroke.cell), Parts::size_of(*model)));
            if (const Result<void> done = Parts::paint(*model, stroke); !done) return std::unexpected(done.error());
        }
        for (const auto& [name, value] : facts) {
            const Result<std::int64_t> number = read_fact(Parts::facts(*model), name, value);
            if (!number) return std::unexpected(number.error());
            Parts::set(*model, name, *number);
        }
        return Parts::write(*model);
    }

    Result<std::string> blank(Size size) const override {
        if (const auto checked = check_size(size, Parts::limits); !checked) return std::unexpected(checked.error());
        return Parts::write(Parts::blank(size));
    }

    Result<std::string> resize(std::string_view text, Size size) const override {
        const Result<Model> model = Parts::read(text);
        if (!model) return std::unexpected(model.error());
        if (const auto checked = check_size(size, Parts::limits); !checked) return std::unexpected(checked.error());
        const Result<Model> out = Parts::resized(*model, size);
        if (!out) return std::unexpected(out.error());
        return Parts::write(*out);
    }
};

}  // namespace ariadne::worlds
