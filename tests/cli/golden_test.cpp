#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "program.h"

namespace fs = std::filesystem;

namespace ariadne::testing {
namespace {

// Each file of tests/golden that ends in .run is a command, "$ ariadne solve walls.txt", and below it what the command
// prints and "exit N". The line that tells the effort is left out, for it differs from machine to machine.
// ARIADNE_UPDATE_GOLDEN=1 writes the files anew.
std::string without_effort(const std::string& text) {
    std::istringstream lines(text);
    std::string out;
    for (std::string line; std::getline(lines, line);) {
        if (line.ends_with(" MB")) continue;
        out += line + "\n";
    }
    return out;
}

std::string played(const std::string& command) {
    std::istringstream words(command);
    std::vector<std::string> arguments;
    std::string word;
    words >> word >> word;  // "$ ariadne"
    while (words >> word) arguments.push_back(word.ends_with(".txt") ? golden(word) : word);
    arguments.emplace_back("--quiet");
    const Finished finished = run(arguments);
    const std::string folder = golden("");
    std::string out = without_effort(finished.out);
    for (std::size_t at = out.find(folder); at != std::string::npos; at = out.find(folder))
        out.erase(at, folder.size());
    return command + "\n" + out + "exit " + std::to_string(finished.code) + "\n";
}

TEST(Golden, EveryRunPrintsWhatItDid) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(golden(""))) {
        if (entry.path().extension() == ".run") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    ASSERT_GE(files.size(), 10U);
    for (const fs::path& file : files) {
        const std::string expected = read(file.string());
        const std::string found = played(expected.substr(0, expected.find('\n')));
        if (std::getenv("ARIADNE_UPDATE_GOLDEN") != nullptr) {
            std::ofstream(file) << found;
        } else {
            EXPECT_EQ(found, expected) << file;
        }
    }
}

}  // namespace
}  // namespace ariadne::testing
