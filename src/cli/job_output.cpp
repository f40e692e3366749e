#include "cli/job_output.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <system_error>
#include <utility>

#include "base/disk.h"
#include "cli/console.h"

namespace ariadne::cli {

namespace {

constexpr Phrase after_semicolon{"{0}; {1}"};

// The first piece of the range that is in none of the chunks, which are sorted; its end, where all are.
std::uint64_t first_missing(const std::vector<cluster::Chunk>& chunks, const cluster::Chunk& range) {
    std::uint64_t next = range.begin;
    for (const cluster::Chunk& chunk : chunks) {
        if (chunk.begin > next) break;
        next = std::max(next, chunk.end);
    }
    return std::min(next, range.end);
}

bool is_complete(const cluster::Journal& journal) {
    std::vector<cluster::Chunk> there;
    for (const cluster::JournalEntry& entry : journal.found()) there.push_back(entry.chunk);
    std::ranges::sort(there, {}, &cluster::Chunk::begin);
    return first_missing(there, journal.title().range) == journal.title().range.end;
}

}  // namespace

Result<std::vector<std::unique_ptr<cluster::Journal>>> open_parts(const std::vector<std::string>& paths,
                                                                  const cluster::Job& job, const Phrase& missing,
                                                                  const cluster::Chunk& range) {
    std::vector<std::unique_ptr<cluster::Journal>> out;
    std::vector<cluster::Chunk> there;
    std::vector<Message> wrong;
    for (const std::string& path : paths) {
        Result<std::unique_ptr<cluster::Journal>> part = cluster::Journal::open_finished(path);
        if (!part) return fail(placed(path, part.error()));
        const cluster::JournalTitle& title = (*part)->title();
        if (title.identity != job.identity || title.pieces != job.pieces)
            return fail(
                {tr("{0}: belongs to another job, '{1}' instead of '{2}'"), path, title.identity, job.identity});
        if ((*part)->damaged() > 0) wrong.push_back({tr("{0} is damaged; run its command again with --force"), path});
        for (const cluster::JournalEntry& entry : (*part)->found()) there.push_back(entry.chunk);
        out.push_back(std::move(*part));
    }
    std::ranges::sort(there, {}, &cluster::Chunk::begin);
    if (const std::uint64_t next = first_missing(there, range); next < range.end) {
        const auto after = std::ranges::upper_bound(there, next, {}, &cluster::Chunk::begin);
        wrong.insert(wrong.begin(), {missing, next, after == there.end() ? range.end : after->begin});
        return fail(joined(std::move(wrong), after_semicolon));
    }
    return out;
}

Result<std::unique_ptr<cluster::Journal>> JobOutput::open(const cluster::JournalTitle& title) {
    std::error_code error;
    const bool there = std::filesystem::is_regular_file(path_, error);
    if (there && !force_ && !std::filesystem::exists(journal_path_, error))
        return fail({tr("{0}: already exists and has no journal; --force overwrites it"), path_});
    if (const Result<void> opened = open_file(); !opened) return std::unexpected(opened.error());
    Result<std::unique_ptr<cluster::Journal>> out = cluster::Journal::open(journal_path_, title, force_);
    if (!out) return fail(placed(journal_path_, out.error()));
    has_journal_ = true;
    // Only a job that was begun with --force had one there from the beginning.
    const std::vector<std::string>& command = (*out)->title().command;
    if (!there || std::ranges::find(command, "--force") != command.end()) return out;
    if (!is_complete(**out)) return appeared();
    // A job that ended between its last two steps has left its journal beside the file.
    existing_.emplace(path_, std::ios::binary);
    if (!*existing_) return fail(placed(path_, cannot(be_read, errno).error()));
    file_.reset();
    return out;
}

Result<void> JobOutput::open_file() {
    if (partial_) return {};
    std::error_code error;
    Result<std::unique_ptr<OutputFile>> opened =
        force_ || std::filesystem::exists(path_, error) ? OutputFile::open(path_) : OutputFile::open_new(path_);
    if (!opened) return fail(placed(path_, opened.error()));
    file_ = std::move(*opened);
    return {};
}

void JobOutput::write(std::string_view bytes) {
    if (file_) file_->write(bytes);
    if (!existing_ || differs_) return;
    std::string block(bytes.size(), '\0');
    existing_->read(block.data(), static_cast<std::streamsize>(block.size()));
    differs_ = !*existing_ || block != bytes;
}

std::unexpected<Error> JobOutput::why() {
    return fail(placed(path_, file_->commit().error()));
}

Result<void> JobOutput::finish() {
    std::error_code error;
    if (partial_) {
        std::filesystem::rename(journal_path_, path_, error);
        if (error) return fail(placed(path_, cannot(be_written, error.value()).error()));
        sync_folder_of(path_);
        return {};
    }
    if (existing_) {
        if (differs_ || existing_->peek() != std::ifstream::traits_type::eof()) return appeared();
    } else {
        const Result<void> written = file_->commit();
        if (file_->taken()) return appeared();
        if (!written) return fail(placed(path_, written.error()));
    }
    if (has_journal_) std::filesystem::remove(journal_path_, error);
    return {};
}

std::unexpected<Error> JobOutput::appeared() const {
    return fail({tr("{0}: appeared after the job started; move it away and run the same command to resume"), path_});
}

}  // namespace ariadne::cli
