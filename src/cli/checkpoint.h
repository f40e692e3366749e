#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/error.h"
#include "worlds/survey.h"

namespace ariadne::cli {

// How far a long piece of work has come, so that it can go on after whatever ended it.
struct Checkpoint {
    std::string order;         // the work in words; another order's checkpoint is of no use
    std::uint64_t next = 0;    // the first share that is not done
    std::uint64_t bytes = 0;   // of the output that belong to the shares before it
    worlds::Harvest gathered;  // from them, without the lines
};

std::string write_checkpoint(const Checkpoint& checkpoint);
Result<Checkpoint> read_checkpoint(std::string_view text);

// Adds what a share brought in, but for its lines.
void gather(worlds::Harvest& into, const worlds::Harvest& from);

// A file that grows at its end, made if it is not there. It is this process's alone as long as it is open.
class GrowingFile {
  public:
    static Result<std::unique_ptr<GrowingFile>> open(const std::string& path);

    GrowingFile(const GrowingFile&) = delete;
    GrowingFile& operator=(const GrowingFile&) = delete;
    ~GrowingFile();

    std::uint64_t found() const { return found_; }  // bytes, when it was opened
    Result<void> cut(std::uint64_t bytes);          // whatever of them stands after these goes; fewer are an error
    Result<void> append(std::string_view bytes);
    Result<void> sync();  // what was appended is on the disk

  private:
    explicit GrowingFile(int descriptor) : descriptor_(descriptor) {}

    int descriptor_;
    std::uint64_t found_ = 0;
};

}  // namespace ariadne::cli
