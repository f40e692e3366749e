#include "cli/files.h"

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>

#include "cli/console.h"

namespace ariadne::cli {

namespace {

constexpr std::size_t buffer_bytes = 1U << 16U;
constexpr std::size_t most_streamed = 1U << 30U;

std::unexpected<Error> cannot(std::string_view what, int error) {
    return fail(fmt::format("cannot be {}: {}", what, std::strerror(error)));
}

mode_t permissions_for(const struct stat* old) {
    if (old != nullptr) return old->st_mode & 07777U;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

void sync_folder(const std::string& file) {
    const std::filesystem::path folder = std::filesystem::path(file).parent_path();
    const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    (void)::fsync(descriptor);
    ::close(descriptor);
}

enum class Content : std::uint8_t { text, bytes };

Result<std::string> read_whole(const std::string& path, Content content,
                               const std::function<bool(std::string_view)>& promising) {
    const int descriptor = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return cannot("read", errno);
    struct stat status{};
    const bool regular = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    const std::size_t expected = regular ? static_cast<std::size_t>(status.st_size) : 0;
    const std::size_t most = std::max(most_streamed, expected);
    std::string text(buffer_bytes, '\0');
    std::size_t size = 0;
    int error = 0;
    while (size <= most) {
        if (size == text.size()) {
            if (size == buffer_bytes && promising && !promising(text)) break;
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
    if (error != 0) return cannot("read", error);
    if (size > most) return fail(fmt::format("found more than {} bytes, expected an end before", most));
    return text;
}

}  // namespace

Result<std::string> read_input(const std::string& path, const std::function<bool(std::string_view)>& promising) {
    return read_whole(path, Content::text, promising);
}

Result<std::string> read_bytes(const std::string& path) {
    return read_whole(path, Content::bytes, {});
}

Result<OutputFile> OutputFile::open(const std::string& path) {
    OutputFile file;
    file.path_ = path;
    if (path == "-") {
        file.descriptor_ = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
        if (file.descriptor_ < 0) return cannot("written", errno);
        return file;
    }
    std::error_code ignored;
    file.target_ = std::filesystem::weakly_canonical(path, ignored).string();
    if (file.target_.empty()) file.target_ = path;

    struct stat status{};
    const bool exists = ::stat(file.target_.c_str(), &status) == 0;
    if (exists && S_ISDIR(status.st_mode)) return cannot("written", EISDIR);
    if (exists && !S_ISREG(status.st_mode)) {
        file.descriptor_ = ::open(file.target_.c_str(), O_WRONLY | O_CLOEXEC);
        if (file.descriptor_ < 0) return cannot("written", errno);
        return file;
    }
    // Renaming over a file needs no right to write it; the person who took that right away meant it.
    if (exists && ::access(file.target_.c_str(), W_OK) != 0) return cannot("written", errno);
    file.temporary_ = file.target_ + ".XXXXXX";
    file.descriptor_ = ::mkostemp(file.temporary_.data(), O_CLOEXEC);
    if (file.descriptor_ < 0) {
        const int error = errno;
        file.temporary_.clear();
        return cannot("written", error);
    }
    (void)::fchmod(file.descriptor_, permissions_for(exists ? &status : nullptr));
    return file;
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : path_(std::move(other.path_)),
      target_(std::move(other.target_)),
      temporary_(std::exchange(other.temporary_, {})),
      buffer_(std::move(other.buffer_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      error_(other.error_) {}

OutputFile::~OutputFile() {
    discard();
}

void OutputFile::write(std::string_view bytes) {
    buffer_ += bytes;
    if (buffer_.size() >= buffer_bytes) flush();
}

void OutputFile::flush() {
    if (error_ == 0) error_ = write_all(descriptor_, buffer_);
    buffer_.clear();
}

Result<void> OutputFile::commit() {
    flush();
    if (error_ == 0 && !temporary_.empty() && ::fsync(descriptor_) != 0) error_ = errno;
    if (::close(std::exchange(descriptor_, -1)) != 0 && error_ == 0) error_ = errno;
    if (error_ == 0 && !temporary_.empty()) {
        if (::rename(temporary_.c_str(), target_.c_str()) == 0) {
            temporary_.clear();
            sync_folder(target_);
        } else {
            error_ = errno;
        }
    }
    discard();
    if (error_ == EPIPE && path_ == "-") return {};  // the reader has seen enough
    if (error_ != 0) return cannot("written", error_);
    return {};
}

void OutputFile::discard() {
    if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
    if (!temporary_.empty()) ::unlink(std::exchange(temporary_, {}).c_str());
}

std::string ending(const std::string& path) {
    const std::string text = std::filesystem::path(path).extension().string();
    std::string out = text.empty() ? text : text.substr(1);
    for (char& c : out) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return out;
}

Result<void> write_file(const std::string& path, std::string_view bytes) {
    // A Ctrl-C in the middle would leave the temporary file behind.
    sigset_t blocked;
    sigset_t before;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGINT);
    sigaddset(&blocked, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &blocked, &before);
    Result<OutputFile> file = OutputFile::open(path);
    Result<void> result;
    if (file) {
        file->write(bytes);
        result = file->commit();
    } else {
        result = std::unexpected(file.error());
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return result;
}

}  // namespace ariadne::cli
