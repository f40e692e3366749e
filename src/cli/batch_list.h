#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/error.h"
#include "cli/console.h"
#include "cli/puzzles.h"

namespace ariadne::cli {

// A file of a batch that was opened, or what is wrong with it.
struct BatchFile {
    PuzzleFile content;
    std::optional<Error> refused = std::nullopt;

    std::size_t size() const { return refused ? 1 : content.puzzles.size(); }
    std::uint64_t digest() const;
};

struct BatchPuzzle {
    std::shared_ptr<const BatchFile> file;
    std::size_t index = 0;   // among the file's puzzles
    std::size_t number = 0;  // as it is told, from 1; 0: it is alone in its file
    bool line = false;       // it was a line of its own: it has no file, but a number
};

// What a batch has to do, in order. One process reads everything and counts; the others open a file when one of its
// puzzles is wanted. Several threads may ask at once.
class BatchList {
  public:
    explicit BatchList(const Settings& settings) : settings_(settings) {}

    // Both give the list as bytes, for the others. Of lines each is a puzzle by itself or the name of a file; those
    // that begin with # are remarks.
    Result<std::string> read_files(const std::vector<std::string>& files);
    Result<std::string> read_lines(const std::string& text);
    void restore(std::string_view bytes);

    std::uint64_t size() const { return size_; }
    std::uint64_t digest() const { return digest_; }                // of everything that was read
    const std::vector<Message>& unread() const { return unread_; }  // why files could not be read
    std::size_t name_width() const { return name_width_; }          // of the longest name
    // An error: the file is not any more what it was.
    Result<BatchPuzzle> at(std::uint64_t number) const;

  private:
    struct Entry {
        std::string name = {};                            // of a file
        std::shared_ptr<const BatchFile> held = nullptr;  // what cannot be opened again
        bool lines = false;                               // they were lines of standard input
        std::uint64_t size = 1;                           // puzzles
        std::uint64_t digest = 0;
        std::uint64_t first = 0;   // of its puzzles, among all
        std::uint64_t number = 1;  // of the first of its lines
    };

    Result<void> add_files(const std::vector<std::string>& files);
    Result<void> add_lines(const std::string& text);
    void add(Entry entry);
    std::string to_bytes() const;
    std::shared_ptr<const BatchFile> open(const std::string& name) const;
    Result<std::shared_ptr<const BatchFile>> opened(const Entry& entry) const;
    void keep(const std::string& name, const std::shared_ptr<const BatchFile>& file) const;

    const Settings& settings_;
    std::vector<Entry> entries_;
    std::uint64_t size_ = 0;
    std::uint64_t digest_ = 0;
    std::vector<Message> unread_;
    std::size_t name_width_ = 0;
    mutable std::mutex mutex_;
    mutable std::unordered_map<std::string, std::shared_ptr<const BatchFile>> kept_;
    mutable std::size_t kept_bytes_ = 0;
};

}  // namespace ariadne::cli
