#pragma once

#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "cli/files.h"
#include "cluster/job.h"
#include "cluster/journal.h"

namespace ariadne::cli {

// What a merge is made of: parts of this job that leave nothing out. `missing` says which pieces are.
Result<std::vector<std::unique_ptr<cluster::Journal>>> open_parts(const std::vector<std::string>& paths,
                                                                  const cluster::Job& job, const Phrase& missing,
                                                                  const cluster::Chunk& range);

// The journal and the output file of a job.
class JobOutput {
  public:
    // The journal stands next to the real file, even through a symlink.
    JobOutput(const std::string& path, bool partial, bool force)
        : path_(behind_links(path)), journal_path_(path_ + ".journal"), partial_(partial), force_(force) {}

    Result<std::unique_ptr<cluster::Journal>> open(const cluster::JournalTitle& title);
    // Without a journal, for what is all there.
    Result<void> open_file();

    void write(std::string_view bytes);
    bool failed() const { return file_ && file_->failed(); }
    std::unexpected<Error> why();  // it has failed

    // Everything is done: the file gets its name. A part is its journal.
    Result<void> finish();

  private:
    std::unexpected<Error> appeared() const;

    std::string path_;
    std::string journal_path_;
    bool partial_;
    bool force_;
    bool has_journal_ = false;
    std::unique_ptr<OutputFile> file_;
    std::optional<std::ifstream> existing_;  // the finished file, where there is one: compared instead of written
    bool differs_ = false;
};

}  // namespace ariadne::cli
