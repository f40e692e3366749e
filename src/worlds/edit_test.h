#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "worlds/world.h"

// What the tests of all editors share.
namespace ariadne::worlds::testing {

using Facts = std::map<std::string, std::string>;

inline Result<std::string> paint(const World& world, std::string_view text, const std::vector<Stroke>& strokes,
                                 const Facts& facts = {}) {
    return world.editor()->paint(text, strokes, facts);
}

inline std::string refusal(const Result<std::string>& result) {
    return result ? "no error, but " + *result : result.error().message.english();
}

inline const Brush& brush(std::span<const Brush> brushes, std::string_view name) {
    for (const Brush& b : brushes)
        if (b.name == name) return b;
    ADD_FAILURE() << "no brush " << name;
    return brushes.front();
}

// On the board or just beside it.
inline Stroke random_stroke(Random& random, std::span<const Brush> brushes, Size size) {
    const auto place = [&](int most) { return static_cast<int>(random.between(random.chance(1, 9) ? -1 : 0, most)); };
    const Cell cell{place(random.chance(1, 9) ? size.rows : size.rows - 1),
                    place(random.chance(1, 9) ? size.cols : size.cols - 1)};
    std::optional<Direction> side;
    if (!random.chance(1, 9)) side = all_directions[random.below(all_directions.size())];
    return {cell, brushes[random.below(brushes.size())].name, side};
}

// A stroke on a text in the usual form is refused with a reason, or gives one that the world reads, that shows the
// stroke, and that the same stroke leaves as it is. Empty: so it is; `text` is then the one with the stroke on it.
template <class Shows>
std::string fault_of_stroke(const World& world, std::string& text, const Stroke& stroke, const Shows& shows) {
    const std::string what = " (" + stroke.brush + " at row " + std::to_string(stroke.cell.row) + ", column " +
                             std::to_string(stroke.cell.col) + " of " + text + ")";
    const Result<std::string> painted = paint(world, text, {stroke});
    if (!painted) return painted.error().message.empty() ? "refused without a reason" + what : "";
    const auto puzzle = world.read(*painted);
    if (!puzzle) return puzzle.error().message.english() + what;
    if (!world.recognises(*painted)) return "not recognised" + what;
    if (paint(world, *painted, {stroke}) != painted) return "painted twice it is not what it was" + what;
    const Result<render::Scene> scene = (*puzzle)->scene(nullptr);
    if (!scene || !shows(scene->board, stroke)) return "not to be seen" + what;
    text = *painted;
    return "";
}

// A larger board made small again is the same; one of any size is refused with a reason, or read and of that size.
inline std::string fault_of_resize(const World& world, const std::string& text, Random& random, int most) {
    const Editor& editor = *world.editor();
    const Size size = world.read(text).value()->size();
    const auto side = [&](int least) { return static_cast<int>(random.between(least, most)); };
    const auto larger = editor.resize(text, {side(size.rows), side(size.cols)});
    if (!larger) return larger.error().message.english();
    if (editor.resize(*larger, size) != text) return "there and back is another board: " + *larger;
    const Size any{side(1), side(1)};
    const auto resized = editor.resize(text, any);
    if (!resized) return resized.error().message.empty() ? "refused without a reason" : "";
    const auto puzzle = world.read(*resized);
    if (!puzzle) return puzzle.error().message.english() + " in " + *resized;
    return (*puzzle)->size() == any && (*puzzle)->scene(nullptr)->board.size == any ? ""
                                                                                    : "of another size: " + *resized;
}

// Both, on a text in the usual form with sides up to `most`; `shows` tells whether a render::Board has the stroke.
template <class Shows>
std::string fault_of_editing(const World& world, std::string text, Random& random, int most, const Shows& shows) {
    const std::vector<Brush> brushes = world.editor()->brushes();
    for (int i = 0; i < 20; ++i) {
        const Stroke stroke = random_stroke(random, brushes, world.read(text).value()->size());
        if (std::string fault = fault_of_stroke(world, text, stroke, shows); !fault.empty()) return fault;
    }
    return fault_of_resize(world, text, random, most);
}

}  // namespace ariadne::worlds::testing
