#include "cli/files.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <sstream>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>

#include "base/disk.h"
#include "base/hash.h"
#include "cli/console.h"
#include "cli/interrupt.h"

namespace ariadne::cli {

namespace {

constexpr std::size_t buffer_bytes = 1U << 16U;
constexpr std::size_t most_streamed = 1U << 30U;
constexpr int most_temporaries = 1000;  // that are written to the same name at once
constexpr int names_ahead = 4;          // looked at for leftovers, as processes between them may have ended well

mode_t permissions_for(const struct stat* old) {
    if (old != nullptr) return old->st_mode & 07777U;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

// A name beside the target. A lock tells whose process is gone; but not every disk that machines share knows the locks
// of the others, so each machine has names of its own.
std::string temporary_name(const std::string& target, int number) {
    std::array<char, 256> host{};
    (void)::gethostname(host.data(), host.size() - 1);
    return fmt::format("{}.ariadne-{:08x}-{}", target, hash_text(host.data()) & 0xffffffffU, number);
}

bool link_to(int descriptor, const std::string& name) {
    const std::string file = fmt::format("/proc/self/fd/{}", descriptor);
    return ::linkat(AT_FDCWD, file.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
}

int open_unnamed_in(const std::string& folder) {
    return ::open(folder.empty() ? "." : folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
}

// Whether a file without a name can be given one later. Tried with another file: one that lost its name gets no other.
bool can_be_named(const std::string& folder, const std::string& name) {
    const int descriptor = open_unnamed_in(folder);
    if (descriptor < 0) return false;
    (void)::flock(descriptor, LOCK_EX | LOCK_NB);
    const bool named = link_to(descriptor, name);
    const bool taken = !named && errno == EEXIST;
    if (named) ::unlink(name.c_str());
    ::close(descriptor);
    return named || taken;
}

// A locked file without a name in the target's folder; -1 where the disk has none.
int open_unnamed(const std::string& target) {
    const std::string folder = std::filesystem::path(target).parent_path().string();
    if (!can_be_named(folder, temporary_name(target, 1))) return -1;
    const int descriptor = open_unnamed_in(folder);
    if (descriptor >= 0) (void)::flock(descriptor, LOCK_EX | LOCK_NB);
    return descriptor;
}

// The file of that name, locked for as long as it is open; or -1, with EBUSY where it is another's or held by a process
// that is still writing. Where a disk has no locks, only a file that was just made is surely free.
int open_locked(const std::string& name, bool make) {
    constexpr int tries = 1000;
    for (int i = 0; i < tries; ++i) {
        const int made = make ? ::open(name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600) : -1;
        if (make && made < 0 && errno != EEXIST) return -1;
        const int descriptor = made >= 0 ? made : ::open(name.c_str(), O_RDWR | O_NOFOLLOW | O_CLOEXEC);
        if (descriptor < 0 && make && errno == ENOENT) continue;
        const bool free =
            descriptor >= 0 && (::flock(descriptor, LOCK_EX | LOCK_NB) == 0 || (made >= 0 && errno != EWOULDBLOCK));
        struct stat held{};
        struct stat named{};
        const bool known = free && ::fstat(descriptor, &held) == 0;
        const bool own = made >= 0 || (S_ISREG(held.st_mode) && held.st_uid == ::geteuid());
        // Before it was locked, whoever held it may have renamed it, or taken it away.
        const bool still_there = ::lstat(name.c_str(), &named) == 0 && named.st_ino == held.st_ino;
        // One that was linked to its target is that file, too: only its name may go.
        const bool linked = make && known && own && still_there && held.st_nlink > 1;
        if (linked) ::unlink(name.c_str());
        if (known && own && still_there && !linked) return descriptor;
        if (descriptor >= 0) ::close(descriptor);
        if (!known || !own) break;
    }
    errno = EBUSY;
    return -1;
}

}  // namespace

std::string behind_links(std::string path) {
    constexpr int most_links = 40;
    std::string at = path;
    std::error_code error;
    for (int i = 0; i < most_links; ++i) {
        const std::filesystem::path next = std::filesystem::read_symlink(at, error);
        if (error) return at;
        at = (std::filesystem::path(at).parent_path() / next).string();
    }
    return path;
}

Result<std::string> read_input(const std::string& path, const std::function<bool(std::string_view)>& promising,
                               Content content) {
    const int descriptor = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return cannot(be_read, errno);
    struct stat status{};
    const bool regular = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    const std::size_t expected = regular ? static_cast<std::size_t>(status.st_size) : 0;
    const std::size_t most = std::max(most_streamed, expected);
    std::string text(buffer_bytes, '\0');
    std::size_t size = 0;
    int error = 0;
    while (size <= most) {
        if (size == text.size()) {
            if (promising && !promising(text)) break;
            // Read straight into place: a large map is copied once, by the kernel.
            text.resize(std::max(expected + 1, size * 2));
        }
        char* const place = text.data() + size;
        const ssize_t got = ::read(descriptor, place, text.size() - size);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) error = errno;
        if (got <= 0) break;
        size += static_cast<std::size_t>(got);
        if (content == Content::text && std::memchr(place, '\0', static_cast<std::size_t>(got)) != nullptr) break;
    }
    text.resize(size);
    if (descriptor != STDIN_FILENO) ::close(descriptor);
    if (error != 0) return cannot(be_read, error);
    if (size > most) return fail({tr("larger than the limit of {0} bytes"), most});
    return text;
}

Result<std::unique_ptr<OutputFile>> OutputFile::open(const std::string& path, Temporary kind) {
    std::unique_ptr<OutputFile> file(new OutputFile(path));
    if (path == "-") {
        file->descriptor_ = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
        if (file->descriptor_ < 0) return cannot(be_written, errno);
        return file;
    }
    struct stat status{};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (!exists && errno == ELOOP) return cannot(be_written, ELOOP);
    if (exists && S_ISDIR(status.st_mode)) return cannot(be_written, EISDIR);
    if (exists && !S_ISREG(status.st_mode)) {
        file->descriptor_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
        if (file->descriptor_ < 0) return cannot(be_written, errno);
        return file;
    }
    std::error_code error;
    file->target_ = exists ? std::filesystem::canonical(path, error).string() : behind_links(path);
    if (error) return cannot(be_written, error.value());
    // Renaming over a file needs no right to write it; the person who took that right away meant it.
    if (exists && ::access(file->target_.c_str(), W_OK) != 0) return cannot(be_written, errno);
    if (const Result<void> made = file->make_temporary(permissions_for(exists ? &status : nullptr), kind); !made)
        return std::unexpected(made.error());
    return file;
}

Result<std::unique_ptr<OutputFile>> OutputFile::open_new(const std::string& path) {
    std::unique_ptr<OutputFile> file(new OutputFile(path));
    file->target_ = path;
    file->only_new_ = true;
    if (const Result<void> made = file->make_temporary(permissions_for(nullptr), Temporary::unnamed); !made)
        return std::unexpected(made.error());
    return file;
}

// What is left under the names that no living process holds is of processes that were killed.
Result<void> OutputFile::make_temporary(mode_t permissions, Temporary kind) {
    int number = 0;
    descriptor_ = kind == Temporary::unnamed ? open_unnamed(target_) : -1;
    if (descriptor_ < 0) {
        do {
            descriptor_ = open_locked(temporary_name(target_, ++number), true);
        } while (descriptor_ < 0 && errno == EBUSY && number < most_temporaries);
        if (descriptor_ < 0) return cannot(be_written, errno);
        temporary_ = temporary_name(target_, number);
        if (::ftruncate(descriptor_, 0) != 0) return cannot(be_written, errno);
    }
    (void)::fchmod(descriptor_, permissions);
    for (int last = number + names_ahead; number < last;) {
        const std::string left = temporary_name(target_, ++number);
        const int descriptor = open_locked(left, false);
        if (descriptor < 0) continue;
        ::unlink(left.c_str());
        ::close(descriptor);
        last = number + names_ahead;
    }
    return {};
}

bool OutputFile::write(std::string_view bytes) {
    buffer_ += bytes;
    if (buffer_.size() >= buffer_bytes) flush();
    return !failed();
}

void OutputFile::flush() {
    if (error_ == 0) error_ = write_all(descriptor_, buffer_);
    buffer_.clear();
}

// Each returns the error, or 0.

int OutputFile::take_name() {
    if (temporary_.empty()) {
        if (link_to(descriptor_, target_)) return 0;
        if (errno != EEXIST || only_new_) return errno;
        if (const int error = name_temporary(); error != 0) return error;
    } else if (only_new_) {
        if (::link(temporary_.c_str(), target_.c_str()) == 0) return 0;  // discard takes the other name away
        if (errno == EEXIST) return EEXIST;
        // Not every disk knows links. An empty file holds the name until it is replaced.
        const int claimed = ::open(target_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        if (claimed < 0) return errno;
        ::close(claimed);
    }
    if (::rename(temporary_.c_str(), target_.c_str()) != 0) {
        const int error = errno;
        if (only_new_) ::unlink(target_.c_str());
        return error;
    }
    temporary_.clear();
    return 0;
}

// Only a file with a name can replace another.
int OutputFile::name_temporary() {
    for (int number = 1; number <= most_temporaries; ++number) {
        const std::string name = temporary_name(target_, number);
        if (link_to(descriptor_, name)) {
            temporary_ = name;
            return 0;
        }
        if (errno != EEXIST) return errno;
    }
    return EBUSY;
}

Result<void> OutputFile::commit() {
    flush();
    if (target_.empty()) {
        if (::close(std::exchange(descriptor_, -1)) != 0 && error_ == 0) error_ = errno;
    } else if (error_ == 0 && ::fsync(descriptor_) != 0) {
        error_ = errno;
    }
    if (error_ == 0 && !target_.empty()) {
        error_ = take_name();
        taken_ = only_new_ && error_ == EEXIST;
        if (error_ == 0) sync_folder_of(target_);
    }
    discard();
    if (error_ == EPIPE && path_ == "-") return {};  // the reader has seen enough
    if (error_ != 0) return cannot(be_written, error_);
    return {};
}

void OutputFile::discard() {
    // In this order: once it is closed, and no longer locked, the name may be another's.
    if (!temporary_.empty()) ::unlink(std::exchange(temporary_, {}).c_str());
    if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
}

std::string ending(const std::string& path) {
    const std::string text = std::filesystem::path(path).extension().string();
    std::string out = text.empty() ? text : text.substr(1);
    for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

// A signal in the middle of writing would leave the temporary file behind, and what was to be written nowhere.

Result<void> write_file(const std::string& path, std::string_view bytes) {
    const HeldSignals held({SIGINT, SIGTERM, SIGHUP});
    Result<std::unique_ptr<OutputFile>> file = OutputFile::open(path);
    if (!file) return std::unexpected(file.error());
    (*file)->write(bytes);
    return (*file)->commit();
}

Result<void> write_into(const std::string& path, const std::function<Result<void>(const render::Sink&)>& write) {
    const Result<std::unique_ptr<OutputFile>> file = OutputFile::open(path);
    if (!file) return std::unexpected(file.error());
    const Result<void> written = write([&](std::string_view bytes) { return (*file)->write(bytes); });
    return written || (*file)->failed() ? (*file)->commit() : written;
}

Result<bool> write_new_file(const std::string& path, std::string_view bytes) {
    const HeldSignals held({SIGINT, SIGTERM, SIGHUP});
    Result<std::unique_ptr<OutputFile>> file = OutputFile::open_new(path);
    if (!file) return std::unexpected(file.error());
    (*file)->write(bytes);
    const Result<void> written = (*file)->commit();
    if ((*file)->taken()) return false;
    if (!written) return std::unexpected(written.error());
    return true;
}

Result<std::vector<std::string>> files_of(const std::vector<std::string>& arguments,
                                          const std::function<bool(const std::string& path)>& wanted) {
    std::vector<std::string> out;
    for (const std::string& argument : arguments) {
        std::error_code error;
        if (!std::filesystem::is_directory(argument, error)) {
            out.push_back(argument);
            continue;
        }
        std::vector<std::string> found;
        constexpr auto options = std::filesystem::directory_options::skip_permission_denied;
        std::filesystem::recursive_directory_iterator entry(argument, options, error);
        for (; !error && entry != std::filesystem::recursive_directory_iterator(); entry.increment(error)) {
            const std::string path = entry->path().string();
            std::error_code unknown;
            const bool folder = entry->is_directory(unknown);
            if (entry->path().filename().string().starts_with('.')) {
                if (folder) entry.disable_recursion_pending();
                continue;
            }
            // Keeps unreadable folders so that they are reported.
            if (folder && ::access(path.c_str(), R_OK | X_OK) != 0) found.push_back(path);
            if (folder || entry->is_other(unknown)) continue;
            const std::string kind = ending(path);
            if (kind == "txt" || ((kind == "json" || kind == "map") && wanted(path))) found.push_back(path);
        }
        if (error) return fail({tr("{0}: cannot be read: {1}"), argument, reason(error.value())});
        std::sort(found.begin(), found.end());
        out.insert(out.end(), found.begin(), found.end());
    }
    return out;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> out;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (!line.empty()) out.push_back(line);
    }
    return out;
}

}  // namespace ariadne::cli
