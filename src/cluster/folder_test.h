#pragma once

#include <csignal>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>
#include <string_view>
#include <system_error>

#include <sys/resource.h>

// Files for tests, and what may befall them.
namespace ariadne::cluster::sample {

// Gone when the test ends.
class Folder {
  public:
    Folder() {
        if (::mkdtemp(path_.data()) == nullptr) std::abort();
    }
    ~Folder() {
        std::error_code error;
        std::filesystem::remove_all(path_, error);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const std::string& path() const { return path_; }
    std::string file(std::string_view name) const { return path_ + "/" + std::string(name); }

  private:
    std::string path_ = (std::filesystem::temp_directory_path() / "ariadne-cluster-XXXXXX").string();
};

inline std::string bytes_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline void put_file(const std::string& path, std::string_view bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

// The bytes with one of them changed.
inline std::string with_flip(std::string bytes, std::size_t at, unsigned bits = 0xff) {
    bytes.at(at) = static_cast<char>(static_cast<unsigned char>(bytes.at(at)) ^ bits);
    return bytes;
}

// No file of this process gets larger than so many bytes, as if the disk were full.
class FullDisk {
  public:
    explicit FullDisk(std::size_t bytes) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    void (*handler_)(int) = std::signal(SIGXFSZ, SIG_IGN);
    rlimit before_{};
};

}  // namespace ariadne::cluster::sample
