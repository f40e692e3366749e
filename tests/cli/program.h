#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <sys/types.h>

namespace ariadne::testing {

struct Finished {
    int code = -1;  // of exit; 128 + N when ended by signal N
    std::string out;
    std::string err;
};

// Runs the real program. Standard input is `input`; standard output goes to `out_path` when that is not empty.
struct Invocation {
    std::vector<std::string> arguments;
    std::string input = {};
    bool over_and_over = false;  // the input has no end: it comes again and again
    std::string out_path = {};
    bool close_stdout = false;
    bool err_is_terminal = false;
    bool disk_full = false;                     // files cannot grow
    std::function<void(pid_t)> meanwhile = {};  // while the program runs
    std::string until = {};                     // Ctrl-C comes once this stands in standard error
    std::string folder = {};                    // to run in; empty: wherever the test is
    unsigned ranks = 0;                         // as so many processes of MPI; 0: as one that knows nothing of it
};

const char* program();                      // the one under test
bool has_mpi();                             // the other one was built, too
std::string source(std::string_view name);  // the path of a file of the project

Finished run(const Invocation& what);
Finished run(std::vector<std::string> arguments, std::string input = "");
std::vector<pid_t> children(pid_t pid);

inline bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

// Whether it ended with the code and this stands in standard output.
inline ::testing::AssertionResult printed(const Finished& finished, int code, std::string_view part) {
    if (finished.code == code && has(finished.out, part)) return ::testing::AssertionSuccess();
    return ::testing::AssertionFailure() << "no '" << part << "', or another code than " << code << ": "
                                         << finished.code << "\n"
                                         << finished.out << finished.err;
}

// The same of standard error.
inline ::testing::AssertionResult complained(const Finished& finished, int code, std::string_view part) {
    return printed({finished.code, finished.err, finished.out}, code, part);
}

inline ::testing::AssertionResult refused(const Finished& finished, std::string_view part) {
    return complained(finished, 2, part);
}

inline void expect_code(int code, const std::vector<std::vector<std::string>>& commands) {
    for (const std::vector<std::string>& words : commands)
        EXPECT_EQ(run(words).code, code) << ::testing::PrintToString(words);
}

// A folder that is empty at first and gone at the end.
class Folder {
  public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string path(std::string_view name) const { return (root_ / name).string(); }
    std::string write(std::string_view name, std::string_view text) const;
    std::vector<std::string> names() const;

  private:
    std::filesystem::path root_;
};

std::string read(const std::string& path);
std::string golden(std::string_view name);  // the path of a file in tests/golden

// Waits until the program has its hand on Ctrl-C; false if it ended before.
bool catches_interrupts(pid_t pid);

// Waits until it is so or the program has ended; CTest ends a wait that never would.
void wait_for(pid_t pid, const std::function<bool()>& event);

}  // namespace ariadne::testing
