#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "cli/console.h"
#include "cli/puzzles.h"

namespace ariadne::cli {

// A run of puzzles for one worker, one after another in their file, or a file that cannot be read.
struct BatchPiece {
    std::shared_ptr<const PuzzleFile> file;
    std::size_t first = 0;  // of the file's puzzles
    std::size_t count = 0;
    bool lines = false;            // each was a line of its own: they have no file, but a number
    std::size_t first_number = 1;  // of the first, from 1
    std::optional<Error> refused = std::nullopt;

    bool one_of_many() const { return lines || file->puzzles.size() > 1; }
};

// What a batch has to do, in order. Files are opened when it is their turn; one thread at a time may ask.
class BatchQueue {
  public:
    static Result<BatchQueue> of_files(const std::vector<std::string>& files, const Settings& settings);
    // Lines that are puzzles by themselves, among names of files. Lines that begin with # are remarks.
    static Result<BatchQueue> of_lines(const std::string& text, const Settings& settings);

    std::optional<BatchPiece> next(std::size_t most);

    bool empty() const { return entries_.empty(); }
    std::size_t name_width() const { return name_width_; }  // of the longest name

  private:
    struct Entry {
        std::string name;                         // of a file still to be opened
        std::shared_ptr<const PuzzleFile> lines;  // or a run of lines
        std::size_t first_number = 1;
    };

    explicit BatchQueue(const Settings& settings) : settings_(&settings) {}
    Result<void> add(const std::vector<std::string>& files);
    BatchPiece open(const Entry& entry) const;

    const Settings* settings_;
    std::vector<Entry> entries_;
    std::size_t name_width_ = 4;
    std::size_t at_ = 0;                // of the entries, the next to be opened
    std::optional<BatchPiece> opened_;  // what is left of the last
};

}  // namespace ariadne::cli
