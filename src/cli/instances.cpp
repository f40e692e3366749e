#include "cli/instances.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

#include <fmt/format.h>

namespace ariadne::cli {

namespace fs = std::filesystem;

Result<std::vector<std::string>> instances(const std::vector<std::string>& arguments,
                                           const std::function<bool(const std::string& path)>& wanted) {
    std::vector<std::string> out;
    for (const std::string& argument : arguments) {
        std::error_code error;
        if (!fs::is_directory(argument, error)) {
            out.push_back(argument);
            continue;
        }
        std::vector<std::string> found;
        fs::recursive_directory_iterator entry(argument, error);
        for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
            if (!entry->is_regular_file()) continue;
            const std::string path = entry->path().string();
            const fs::path kind = entry->path().extension();
            if (kind == ".txt" || ((kind == ".json" || kind == ".map") && wanted(path))) found.push_back(path);
        }
        if (error) return fail(fmt::format("{}: cannot be read: {}", argument, error.message()));
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
