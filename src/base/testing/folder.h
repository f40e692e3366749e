#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>
#include <string_view>
#include <system_error>

namespace ariadne {

// A folder that is empty at first and gone at the end.
class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "ariadne-unit-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) std::abort();
        root_ = name;
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(root_, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    std::string path(std::string_view name = "") const { return (root_ / name).string(); }

    // Folders on the way are made.
    std::string write(std::string_view name, std::string_view text) const {
        std::filesystem::create_directories((root_ / name).parent_path());
        std::ofstream(root_ / name, std::ios::binary) << text;
        return path(name);
    }

    std::string read(std::string_view name) const {
        std::ifstream file(root_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

    std::size_t count() const {
        return static_cast<std::size_t>(
            std::distance(std::filesystem::directory_iterator(root_), std::filesystem::directory_iterator()));
    }

  private:
    std::filesystem::path root_;
};

}  // namespace ariadne
