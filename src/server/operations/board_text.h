#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "catalog/json_writer.h"
#include "render/scene.h"
#include "server/operation.h"
#include "server/request_fields.h"

namespace ariadne::server {

// What operations do with the text of a board, whichever they are.

inline constexpr std::uint64_t most_cells = 4'000'000;        // of a board that the studio shows
inline constexpr std::uint64_t most_cells_watched = 100'000;  // of a board in the making
inline constexpr std::int64_t most_cells_traced = 300'000;    // that a search looked at
inline constexpr std::size_t most_frames_in_answer = 5'000;   // of a solution in motion
inline constexpr std::size_t most_moves = 100'000;            // of a game

using PuzzleRead = Result<std::unique_ptr<worlds::Puzzle>>;

// The text after these turns of a game of two; without turns, the text. Ends the fields that both come from.
Result<std::string> text_after(const Call& call, Fields& fields, std::string_view text,
                               std::span<const std::string> moves);
// The same, read.
PuzzleRead read_board(const Call& call, Fields& fields, std::string_view text, std::span<const std::string> moves = {});

// A solution that somebody sends, if it holds for the board: what does not is not drawn.
Result<worlds::Solution> read_solution(const worlds::World& world, const worlds::Puzzle& puzzle,
                                       const boost::json::value& value);

// Whether a board is small enough to be shown.
Result<void> fits(Size size);
// The board as it is shown, if it fits.
Result<render::Scene> scene_of(const worlds::Puzzle& puzzle, const worlds::Solution* solution = nullptr);

// What parse answers, of a text that is one puzzle: into an object that is open.
Result<void> write_board(catalog::JsonWriter& json, const worlds::World& world, std::string_view text,
                         const std::vector<std::string>& warnings);
Result<Reply> board_reply(const worlds::World& world, std::string_view text,
                          const std::vector<std::string>& warnings = {});

// An answer that contradicts itself is no fault of who asked.
std::unexpected<Error> bug(const std::string& what);

}  // namespace ariadne::server
