#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "cluster/job.h"

namespace ariadne::cluster {

// What a journal says about itself.
struct JournalTitle {
    std::string identity;  // of the job
    std::uint64_t pieces = 0;
    Chunk range;                       // of them, which the journal is for
    std::vector<std::string> command;  // that began it

    friend bool operator==(const JournalTitle&, const JournalTitle&) = default;
};

// Where pieces that are done stand in a journal.
struct JournalEntry {
    Chunk chunk;
    std::uint64_t offset = 0;
    std::uint64_t size = 0;
    std::uint64_t sum = 0;
};

// The part of a job that is done: a file that only grows. Every entry carries checksums made with the job's identity,
// so that each can be trusted by itself: a damaged place costs the pieces that stood there, and an entry of another job
// is none.
class Journal {
  public:
    // Opens it to go on, or makes it. It is this process's alone as long as it lives. One of another job is an error
    // unless `anew`, which empties it.
    static Result<std::unique_ptr<Journal>> open(const std::string& path, const JournalTitle& title, bool anew);
    // One that is finished, to be read.
    static Result<std::unique_ptr<Journal>> open_finished(const std::string& path);

    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    ~Journal();

    const JournalTitle& title() const { return title_; }
    // As they were when it was opened, in the order in which they were done.
    const std::vector<JournalEntry>& found() const { return found_; }
    std::uint64_t damaged() const { return damaged_; }  // bytes between them that make no sense

    Result<JournalEntry> append(const Chunk& chunk, std::string_view bytes);
    Result<void> sync();  // what was appended is on the disk
    Result<std::string> read(const JournalEntry& entry) const;

  private:
    explicit Journal(int descriptor) : descriptor_(descriptor) {}
    Result<bool> read_title();  // false: there is none, or not all of it
    void entitle(const JournalTitle& title);
    Result<void> find_entries();
    Result<void> cut();  // what stands after the last entry
    Result<void> begin(const JournalTitle& title);
    Result<void> write(std::string_view bytes, std::uint64_t offset) const;

    int descriptor_;
    JournalTitle title_;
    std::uint64_t seed_ = 0;
    std::uint64_t entries_begin_ = 0;
    std::uint64_t end_ = 0;
    std::vector<JournalEntry> found_;
    std::uint64_t damaged_ = 0;
    std::uint64_t sound_ = 0;  // end of the last entry
    bool foreign_ = false;     // there are entries that are damaged, or of another job
};

}  // namespace ariadne::cluster
