#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "words/message.h"
#include "worlds/labyrinth/model.h"

namespace ariadne::labyrinth {

// The lines that the text and the JSON of a labyrinth share. The drawing has two characters a room:
//
//    _ _ _        above each room of the first row a wall
//   |  _  |       a '|', then for each room '_' (a wall below it) or a blank, then '|' (a wall at its right) or a blank
//   |_ _|_|
//
// '#' for the first character: a room that is missing, closed on all sides.

// What is wrong with a line, and at which byte of it.
struct Fault {
    Message message;
    std::size_t offset = 0;
    bool above = false;  // in the line before this one
};

class DrawingReader {
  public:
    explicit DrawingReader(Size size);

    std::optional<Fault> row(std::string_view line);  // the next of size.rows; a bad one may be followed by others
    // Once all rows were read. The entrance is the first room, the exit the last; without any, it is a fault of the
    // last row.
    std::optional<Fault> finish(Labyrinth& out);

  private:
    std::optional<Fault> read(std::string_view line, int r);
    std::optional<Fault> look_closely(std::string_view line) const;
    std::optional<Fault> judge(std::string_view line, int r);
    void note_missing(int r);

    Labyrinth labyrinth_;
    std::vector<std::uint64_t> missing_;  // of this row
    std::vector<std::uint64_t> filled_;   // where '#' stands between two rooms
    std::vector<std::uint64_t> open_;     // where there is no wall at the right
    int rows_read_ = 0;
};

// Whether a line has the length of a row, and the first line its walls.
std::optional<Fault> check_length(std::string_view line, int cols);
std::optional<Fault> check_top(std::string_view line, int cols);

std::string top_line(int cols);
void append_row(const Labyrinth& labyrinth, int row, std::string& out);  // without a line end

// The weights of one row, a word for each room: "5/2", the passage to the right weighs 5, the one below 2; "-" stands
// where there is no passage. To be read, the passages are known and `weights` has its size.
std::optional<Fault> read_weights(std::string_view line, int row, Labyrinth& labyrinth);
void append_weights(const Labyrinth& labyrinth, int row, std::string& out);  // without a line end

}  // namespace ariadne::labyrinth
