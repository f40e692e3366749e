#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/json_writer.h"
#include "render/scene.h"
#include "render/sink.h"
#include "server/operation.h"
#include "server/request_fields.h"

namespace ariadne::server {

// What operations do with the text of a board, whichever they are.

inline constexpr std::uint64_t most_cells = 4'000'000;                           // of a board that the studio shows
inline constexpr std::uint64_t most_cells_watched = 100'000;                     // of a board in the making
inline constexpr std::int64_t most_cells_traced = 300'000;                       // that a search looked at
inline constexpr std::size_t most_frames_in_answer = 5'000;                      // of a solution in motion
inline constexpr std::size_t most_moves = 100'000;                               // of a game
inline constexpr std::size_t most_answer_bytes = std::size_t{64} * 1024 * 1024;  // of a text or a picture

// The text after these turns of a game of two; without turns, the text. Ends the fields that both come from.
std::string text_after(const Call& call, const Fields& fields, std::string_view text,
                       std::span<const std::string> moves);
// The same, read.
std::unique_ptr<worlds::Puzzle> read_board(const Call& call, const Fields& fields, std::string_view text,
                                           std::span<const std::string> moves = {});

// A solution that somebody sends, if it holds for the board: what does not is not drawn.
worlds::Solution read_solution(const worlds::World& world, const worlds::Puzzle& puzzle,
                               const boost::json::value& value);

// What `write` gives to its sink; more than so many bytes ({0}) are refused, and no more are written.
std::string collected_within(const Phrase& too_much, const std::function<Result<void>(const render::Sink&)>& write,
                             std::size_t most = most_answer_bytes);

// Refuses boards that are too large to be shown.
void must_fit(Size size);
// The board as it is shown, if it fits.
render::Scene scene_of(const worlds::Puzzle& puzzle, const worlds::Solution* solution = nullptr);

// What parse answers, of a text that is one puzzle: into an object that is open.
void write_board(catalog::JsonWriter& json, const worlds::World& world, std::string_view text,
                 const std::vector<Message>& warnings = {});
Reply board_reply(const worlds::World& world, std::string_view text, Language language,
                  const std::vector<Message>& warnings = {});

// The text of an object whose members are written by `write`.
template <class Write>
std::string object_text(Language language, const Write& write) {
    std::string out;
    catalog::JsonWriter json(out, language);
    json.open_object();
    write(json);
    json.close_object();
    return out;
}

// The whole object of `solve --json`.
void write_report(catalog::JsonWriter& json, const worlds::Report& report);

// An answer, unless it contradicts itself: that is no fault of who asked.
template <class Answer>
Answer sound(Answer answer) {
    if (!answer.bug.empty()) report_bug(answer.bug);
    return answer;
}

}  // namespace ariadne::server
