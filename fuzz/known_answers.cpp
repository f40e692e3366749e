#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "cli/known_answers.h"

namespace {

// A folder in a folder of its own: tables are looked for one above, too.
struct Place {
    std::string outer = (std::filesystem::temp_directory_path() / "answers.XXXXXX").string();
    std::string inner;

    Place() {
        if (::mkdtemp(outer.data()) == nullptr) std::abort();
        inner = outer + "/maps";
        std::filesystem::create_directory(inner);
    }
    ~Place() { std::filesystem::remove_all(outer); }
};

}  // namespace

// The reader of tables of known answers, which `bench` and `batch` find beside the puzzles: nothing in one is an error.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace ariadne::cli;
    static const Place place;
    std::ofstream(place.inner + "/known.csv", std::ios::binary)
        .write(reinterpret_cast<const char*>(data), static_cast<std::streamsize>(size));
    KnownAnswers known;
    const KnownAnswer* const answer = known.find(place.inner + "/a.txt");
    ariadne::worlds::Report solved;
    solved.verdict = ariadne::Verdict::solved;
    const Grade given = grade(solved, answer);
    if (answer == nullptr ? given != Grade::not_known : !answer->feasible && given != Grade::wrong) std::abort();
    return 0;
}
