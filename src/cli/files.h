#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

#include "base/error.h"
#include "render/sink.h"

namespace ariadne::cli {

enum class Content : std::uint8_t { text, bytes };

// The whole of a file, or of standard input for "-". What cannot be right is not read on, for it may have no end:
// reading of a text stops after a NUL byte, which none has, and where the beginning of a long input does not satisfy
// `promising`, which is asked at 64 KiB and then each time it has to grow; what was read until then is returned, for
// its reader to refuse. A pipe or device that gives more than 1 GiB is an error.
Result<std::string> read_input(const std::string& path, const std::function<bool(std::string_view)>& promising = {},
                               Content content = Content::text);

// Where links lead, also the last of them to nothing; the path itself where they lead round in circles.
std::string behind_links(std::string path);

// A file that appears complete or not at all. What is written goes to a temporary file in the same folder, which
// takes the name when everything is on the disk; until then, and after any failure, the old file stands. The new
// file has the permissions of the old one. Symbolic links are followed, also to where nothing is yet; what is no
// regular file (a terminal, a pipe, /dev/null) is written straight. "-" is standard output.
//
// The temporary file has no name where the disk knows such files, and ends with its process. On other disks, and for
// the moment in which an old file is replaced, it has one: a process that is killed leaves it behind, and the next one
// that writes to the same target removes it.
class OutputFile {
  public:
    enum class Temporary : bool { unnamed, named };

    // `named`: as on a disk without unnamed files.
    static Result<std::unique_ptr<OutputFile>> open(const std::string& path, Temporary kind = Temporary::unnamed);
    // One that never takes the place of another: where something has the name already, be it a link to nowhere, commit
    // fails and `taken` says so.
    static Result<std::unique_ptr<OutputFile>> open_new(const std::string& path);

    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;
    ~OutputFile() { discard(); }

    bool write(std::string_view bytes);  // false: there was a failure, which commit tells
    bool failed() const { return error_ != 0; }
    Result<void> commit();
    bool taken() const { return taken_; }

  private:
    explicit OutputFile(const std::string& path) : path_(path) {}
    Result<void> make_temporary(mode_t permissions, Temporary kind);
    int take_name();
    int name_temporary();
    void flush();
    void discard();

    std::string path_;       // as asked for, for messages
    std::string target_;     // links followed; empty when written straight
    std::string temporary_;  // empty while it has no name
    std::string buffer_;
    int descriptor_ = -1;
    int error_ = 0;
    bool only_new_ = false;
    bool taken_ = false;
};

// What the last dot of a name is followed by, in small letters; empty without one.
std::string ending(const std::string& path);

Result<void> write_file(const std::string& path, std::string_view bytes);
// The same of bytes that come piece by piece. What `write` fails with is returned, and then there is no new file.
Result<void> write_into(const std::string& path, const std::function<Result<void>(const render::Sink&)>& write);

// The same under a name that is still free, however many try for it. False: it is not, and nothing was written.
Result<bool> write_new_file(const std::string& path, std::string_view bytes);

// The files that arguments stand for: a folder stands for every .txt file in and below it, and every .json and .map
// file that is wanted, in the order of their paths, whatever the case of the ending; what is
// hidden by a dot is left out; anything else stands for itself.
Result<std::vector<std::string>> files_of(
    const std::vector<std::string>& arguments,
    const std::function<bool(const std::string& path)>& wanted = [](const std::string&) { return false; });

// One name a line; empty lines do not count.
std::vector<std::string> lines_of(const std::string& text);

}  // namespace ariadne::cli
