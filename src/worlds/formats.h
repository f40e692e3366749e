#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "render/sink.h"
#include "worlds/names.h"
#include "worlds/world.h"

namespace ariadne::worlds {

// A row of the table of formats that a world writes its puzzles in. Not every puzzle can be written in each.
template <class Puzzle>
struct NamedFormat {
    std::string_view name;
    Phrase help;
    Result<void> (*write)(const Puzzle& puzzle, Budget& budget, const render::Sink& sink);
    bool (*fits)(const Puzzle& puzzle) = nullptr;  // null: every puzzle
};

// What comes after the end of a budget, in the errors of all formats.
inline constexpr Phrase text_ready = tr("before the text was ready");

// The same of puzzles that are small, whichever they are: `write` gives the text, or says why there is none.
template <class Puzzle, Result<std::string> (*write)(const Puzzle& puzzle)>
Result<void> in_one_piece(const Puzzle& puzzle, Budget& budget, const render::Sink& sink) {
    const Result<std::string> text = write(puzzle);
    if (!text) return std::unexpected(text.error());
    render::Pieces pieces(budget, sink);
    pieces.text() = *text;
    return pieces.finish(text_ready);
}

// Whether `write` gives one.
template <class Puzzle, Result<std::string> (*write)(const Puzzle& puzzle)>
bool writable(const Puzzle& puzzle) {
    return write(puzzle).has_value();
}

// What such a function writes, without limits: it has no reason to fail.
template <class Puzzle>
std::string written(Result<void> (*write)(const Puzzle& puzzle, Budget& budget, const render::Sink& sink),
                    const Puzzle& puzzle) {
    Budget unlimited;
    return *render::collected([&](const render::Sink& sink) { return write(puzzle, unlimited, sink); });
}

// The table as World::formats gives it.
template <class Rows>
std::vector<Format> formats_of(const Rows& rows) {
    std::vector<Format> out;
    for (const auto& row : rows) out.push_back({std::string(row.name), row.help});
    return out;
}

// The puzzle in the format of that name.
template <class Rows, class Puzzle>
Result<void> convert(const Rows& rows, std::string_view name, const Puzzle& puzzle, Budget& budget,
                     const render::Sink& sink) {
    if (const auto* const row = find_named(rows, name)) return row->write(puzzle, budget, sink);
    return unknown_name(tr("unknown format '{0}'; the formats are {1}"), name, names_of(rows));
}

// Whether the puzzle can be written in the format of that name.
template <class Rows, class Puzzle>
bool converts_to(const Rows& rows, std::string_view name, const Puzzle& puzzle) {
    const auto* const row = find_named(rows, name);
    return row != nullptr && (row->fits == nullptr || row->fits(puzzle));
}

}  // namespace ariadne::worlds
