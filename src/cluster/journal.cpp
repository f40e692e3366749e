#include "cluster/journal.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/disk.h"
#include "cluster/bytes.h"

namespace ariadne::cluster {

namespace {

// A journal is this line, the length and the checksum of the title, the title, and entries: the sign, begin and end of
// the pieces, size and checksum of their bytes, a checksum of these numbers, the bytes.
constexpr std::string_view first_line = "ariadne journal 1\n";
constexpr std::string_view sign = "\xF1pieces\x0A";
constexpr std::size_t head_size = sign.size() + 5 * sizeof(std::uint64_t);
constexpr std::uint64_t longest_title = 64ULL << 20U;

// Where the disk knows no locks, it goes without.
Result<void> lock(int descriptor, int kind) {
    if (::flock(descriptor, kind | LOCK_NB) == 0 || errno == ENOSYS || errno == ENOLCK || errno == EOPNOTSUPP)
        return {};
    if (errno == EWOULDBLOCK) return fail(tr("another process is writing to it"));
    return cannot(tr("cannot be locked"), errno);
}

// As many bytes as there are, up to so many.
Result<std::string> bytes_at(int descriptor, std::uint64_t offset, std::uint64_t size) {
    std::string out(size, '\0');
    std::size_t filled = 0;
    while (filled < size) {
        const ssize_t got =
            ::pread(descriptor, out.data() + filled, size - filled, static_cast<off_t>(offset + filled));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return cannot(be_read, errno);
        if (got == 0) break;
        filled += static_cast<std::size_t>(got);
    }
    out.resize(filled);
    return out;
}

std::string text_of(const JournalTitle& title) {
    std::string out;
    put_text(out, title.identity);
    put_number(out, title.pieces);
    put_number(out, title.range.begin);
    put_number(out, title.range.end);
    for (const std::string& word : title.command) put_text(out, word);
    return out;
}

// All that stands before the entries.
std::string beginning_of(const JournalTitle& title) {
    const std::string text = text_of(title);
    std::string out(first_line);
    put_number(out, text.size());
    put_number(out, checksum(text, 0));
    return out + text;
}

std::string head_of(const JournalEntry& entry, std::uint64_t seed) {
    std::string out(sign);
    put_number(out, entry.chunk.begin);
    put_number(out, entry.chunk.end);
    put_number(out, entry.size);
    put_number(out, entry.sum);
    put_number(out, checksum(out, seed));
    return out;
}

// The entry whose head begins there, if it is one of a journal with that seed.
std::optional<JournalEntry> entry_of(std::string_view head, std::uint64_t offset, std::uint64_t seed) {
    if (head.size() < head_size || !head.starts_with(sign)) return std::nullopt;
    BytesReader reader(head.substr(sign.size()));
    JournalEntry out;
    out.chunk.begin = reader.number();
    out.chunk.end = reader.number();
    out.size = reader.number();
    out.sum = reader.number();
    out.offset = offset + head_size;
    if (reader.number() != checksum(head.substr(0, head_size - sizeof(std::uint64_t)), seed)) return std::nullopt;
    return out;
}

}  // namespace

Result<std::unique_ptr<Journal>> Journal::open(const std::string& path, const JournalTitle& title, bool anew) {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (descriptor < 0) return cannot(be_written, errno);
    std::unique_ptr<Journal> out(new Journal(descriptor));
    if (const Result<void> locked = lock(descriptor, LOCK_EX); !locked) return std::unexpected(locked.error());
    struct stat status{};
    if (::fstat(descriptor, &status) != 0) return cannot(be_read, errno);
    if (!S_ISREG(status.st_mode)) return fail(tr("not a regular file; a journal must be one"));
    out->end_ = static_cast<std::uint64_t>(status.st_size);
    const Result<bool> titled = out->read_title();
    if (!titled) return std::unexpected(titled.error());
    if (!anew && !*titled) {
        // The title is damaged, or was never whole. Entries are known without it.
        out->entitle(title);
        out->entries_begin_ = 0;
        if (const Result<void> read = out->find_entries(); !read) return std::unexpected(read.error());
        if (!out->found_.empty()) {
            const std::string beginning = beginning_of(title);
            if (beginning.size() <= out->found_.front().offset - head_size)
                if (const Result<void> written = out->write(beginning, 0); !written)
                    return std::unexpected(written.error());
            if (const Result<void> cut = out->cut(); !cut) return std::unexpected(cut.error());
            return out;
        }
        const Result<std::string> start = bytes_at(descriptor, 0, first_line.size());
        if (!start) return std::unexpected(start.error());
        if (!first_line.starts_with(*start)) return fail(tr("not an Ariadne journal; --force starts over"));
        if (out->foreign_)
            return fail(tr("the header is damaged, and the rest belongs to another job; --force starts over"));
    }
    if (anew || !*titled) {
        if (const Result<void> begun = out->begin(title); !begun) return std::unexpected(begun.error());
        sync_folder_of(path);
        return out;
    }
    const JournalTitle& found = out->title_;
    if (found.identity != title.identity || found.pieces != title.pieces || found.range != title.range)
        return fail({tr("belongs to another job, '{0}', {1} to {2} of {3}; this one is '{4}', {5} to {6} of {7}; "
                        "--force starts over"),
                     found.identity, found.range.begin, found.range.end, found.pieces, title.identity,
                     title.range.begin, title.range.end, title.pieces});
    if (const Result<void> read = out->find_entries(); !read) return std::unexpected(read.error());
    if (const Result<void> cut = out->cut(); !cut) return std::unexpected(cut.error());
    return out;
}

Result<std::unique_ptr<Journal>> Journal::open_finished(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0) return cannot(be_read, errno);
    std::unique_ptr<Journal> out(new Journal(descriptor));
    if (const Result<void> locked = lock(descriptor, LOCK_SH); !locked) return std::unexpected(locked.error());
    struct stat status{};
    if (::fstat(descriptor, &status) != 0) return cannot(be_read, errno);
    out->end_ = S_ISREG(status.st_mode) ? static_cast<std::uint64_t>(status.st_size) : 0;
    const Result<bool> titled = out->read_title();
    if (!titled) return std::unexpected(titled.error());
    if (!*titled) return fail(tr("not a part of a job, or its header is damaged"));
    if (const Result<void> read = out->find_entries(); !read) return std::unexpected(read.error());
    out->damaged_ += out->end_ - out->sound_;
    return out;
}

Journal::~Journal() {
    ::close(descriptor_);
}

Result<bool> Journal::read_title() {
    constexpr std::size_t fixed = first_line.size() + 2 * sizeof(std::uint64_t);
    const Result<std::string> start = bytes_at(descriptor_, 0, fixed);
    if (!start) return std::unexpected(start.error());
    if (start->size() < fixed || !start->starts_with(first_line)) return false;
    BytesReader numbers(std::string_view(*start).substr(first_line.size()));
    const std::uint64_t size = numbers.number();
    const std::uint64_t sum = numbers.number();
    if (size > std::min(longest_title, end_)) return false;
    const Result<std::string> text = bytes_at(descriptor_, fixed, size);
    if (!text) return std::unexpected(text.error());
    if (text->size() < size || checksum(*text, 0) != sum) return false;
    BytesReader reader(*text);
    title_.identity = reader.text();
    title_.pieces = reader.number();
    title_.range = {reader.number(), reader.number()};
    while (reader.whole() && !reader.at_end()) title_.command.emplace_back(reader.text());
    entitle(title_);
    entries_begin_ = fixed + size;
    return reader.whole();
}

void Journal::entitle(const JournalTitle& title) {
    title_ = title;
    seed_ = hash_text(title.identity, title.pieces);
}

Result<void> Journal::begin(const JournalTitle& title) {
    entitle(title);
    const std::string beginning = beginning_of(title);
    if (::ftruncate(descriptor_, 0) != 0) return cannot(be_written, errno);
    if (const Result<void> written = write(beginning, 0); !written) return written;
    damaged_ = 0;
    entries_begin_ = end_ = beginning.size();
    return sync();
}

// What cannot be read is looked over for the next entry.
Result<void> Journal::find_entries() {
    constexpr std::uint64_t window = 1ULL << 20U;
    std::uint64_t at = entries_begin_;
    sound_ = at;
    while (at < end_) {
        const Result<std::string> head = bytes_at(descriptor_, at, head_size);
        if (!head) return std::unexpected(head.error());
        if (const std::optional<JournalEntry> entry = entry_of(*head, at, seed_);
            entry && entry->size <= end_ - entry->offset) {
            if (const Result<std::string> bytes = read(*entry); bytes) {
                damaged_ += at - sound_;
                found_.push_back(*entry);
                at = entry->offset + entry->size;
                sound_ = at;
                continue;
            }
        }
        foreign_ = foreign_ || head->starts_with(sign);
        ++at;
        for (bool looking = true; looking && at < end_;) {
            const Result<std::string> bytes = bytes_at(descriptor_, at, std::min(window, end_ - at));
            if (!bytes) return std::unexpected(bytes.error());
            const std::size_t found = bytes->find(sign);
            looking = found == std::string::npos && bytes->size() == window;
            at += found != std::string::npos ? found : looking ? window - sign.size() + 1 : bytes->size();
        }
    }
    return {};
}

// Where the journal goes on, this is what a process was writing when it was ended.
Result<void> Journal::cut() {
    if (sound_ < end_ && ::ftruncate(descriptor_, static_cast<off_t>(sound_)) != 0)
        return cannot(tr("cannot be truncated"), errno);
    end_ = sound_;
    return {};
}

Result<void> Journal::write(std::string_view bytes, std::uint64_t offset) const {
    for (std::size_t done = 0; done < bytes.size();) {
        const ssize_t put =
            ::pwrite(descriptor_, bytes.data() + done, bytes.size() - done, static_cast<off_t>(offset + done));
        if (put < 0 && errno == EINTR) continue;
        if (put < 0) return cannot(be_written, errno);
        done += static_cast<std::size_t>(put);
    }
    return {};
}

Result<JournalEntry> Journal::append(const Chunk& chunk, std::string_view bytes) {
    const JournalEntry entry{chunk, end_ + head_size, bytes.size(), checksum(bytes, seed_)};
    std::string out = head_of(entry, seed_);
    out += bytes;
    if (const Result<void> written = write(out, end_); !written) return std::unexpected(written.error());
    end_ += out.size();
    return entry;
}

Result<void> Journal::sync() {
    if (::fdatasync(descriptor_) != 0) return cannot(be_written, errno);
    return {};
}

Result<std::string> Journal::read(const JournalEntry& entry) const {
    Result<std::string> out = bytes_at(descriptor_, entry.offset, entry.size);
    if (!out) return out;
    if (out->size() != entry.size || checksum(*out, seed_) != entry.sum)
        return fail({tr("pieces {0} to {1} are damaged"), entry.chunk.begin, entry.chunk.end});
    return out;
}

}  // namespace ariadne::cluster
