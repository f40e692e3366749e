#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <sys/mman.h>
#include <unistd.h>

#include "catalog/catalog.h"
#include "cli/command.h"
#include "text/characters.h"

// Titles, names, moves and answers that would steer a terminal, in every verb and every world.

namespace ariadne::cli {
namespace {

namespace fs = std::filesystem;

// Colours, a title of the window, a backspace, U+009B, a change of direction, and what is no UTF-8.
const std::string hostile =
    "\x1b[31mred\x1b[0m\x1b]0;t\x07\b\r\x7f\xC2\x9B"
    "1m\xE2\x80\xAE\xE2\x81\xA6\xFF\xC5";

class Streams {
  public:
    explicit Streams(const std::string& input) {
        const int in = ::memfd_create("in", MFD_CLOEXEC);
        EXPECT_EQ(::write(in, input.data(), input.size()), static_cast<ssize_t>(input.size()));
        ::lseek(in, 0, SEEK_SET);
        const int given[] = {in, out_, err_};
        for (int stream = 0; stream <= 2; ++stream) {
            before_[stream] = ::dup(stream);
            ::dup2(given[stream], stream);
        }
        ::close(in);
    }
    ~Streams() {
        for (int stream = 0; stream <= 2; ++stream) {
            ::dup2(before_[stream], stream);
            ::close(before_[stream]);
        }
        ::close(out_);
        ::close(err_);
    }
    Streams(const Streams&) = delete;
    Streams& operator=(const Streams&) = delete;

    std::string out() const { return content(out_); }
    std::string err() const { return content(err_); }

  private:
    static std::string content(int descriptor) {
        std::string text(static_cast<std::size_t>(::lseek(descriptor, 0, SEEK_END)), '\0');
        EXPECT_EQ(::pread(descriptor, text.data(), text.size(), 0), static_cast<ssize_t>(text.size()));
        return text;
    }

    int out_ = ::memfd_create("out", MFD_CLOEXEC);
    int err_ = ::memfd_create("err", MFD_CLOEXEC);
    int before_[3] = {};
};

struct Printed {
    std::string out;
    std::string err;
};

Printed run(std::vector<std::string> words, const std::string& input = "") {
    words.insert(words.begin(), "ariadne");
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    const int argc = static_cast<int>(words.size());
    const Settings settings = early_settings(argc, argv.data());
    Console console(settings);
    const Streams streams(input);
    run_program(argc, argv.data(), console);
    return {streams.out(), streams.err()};
}

std::string shown_command(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += text::harmless(word) + " ";
    return out;
}

void expect_harmless(const std::vector<std::string>& words, const std::string& input = "") {
    const Printed printed = run(words, input);
    EXPECT_TRUE(text::is_harmless(printed.out, "\n\t")) << shown_command(words) << "\n"
                                                        << text::harmless(printed.out, "\n\t");
    EXPECT_TRUE(text::is_harmless(printed.err, "\n\t")) << shown_command(words) << "\n"
                                                        << text::harmless(printed.err, "\n\t");
}

class HostileText : public ::testing::Test {
  protected:
    HostileText() {
        std::string name = (fs::temp_directory_path() / "ariadne-hostile-XXXXXX").string();
        if (::mkdtemp(name.data()) != nullptr) root_ = name;
        fs::current_path(root_);  // games are saved there
    }
    ~HostileText() override {
        std::error_code ignored;
        fs::current_path(before_, ignored);
        fs::remove_all(root_, ignored);
    }

    std::string write(const std::string& name, const std::string& text) const {
        const std::string path = (root_ / (name + hostile)).string();
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }

    fs::path root_;
    fs::path before_ = fs::current_path();
};

struct Example {
    std::string world;
    std::string text;
};

const std::vector<Example> examples = {{"maze", "N=4, M=5, P=8\n#####\n#S33E\n#T000\n#####\n"},
                                       {"pacman", "4,3\n1,2,10\n4,3\nV,J3,J4,B2\nV,V,Z7,J1\nV,V,Z4,V\n"},
                                       {"labyrinth", "#####\n#   #\n#####\n"},
                                       {"rush", "# " + hostile + "\n.....B.....BAA...B..................\n"},
                                       {"rush", "# " + hostile + "\n.....B.....BAA...B..................\n\n# " +
                                                    hostile + "2\n.....B.....BAA...B..................\n"},
                                       {"amazons", "q*2/**2/4/3Q b\n"}};

TEST_F(HostileText, IsShownHarmlesslyByEveryVerbThatReadsAPuzzle) {
    const std::string answer = write("answer", hostile + "\n");
    for (const auto& [world, text] : examples) {
        const std::string good = write("good", text);
        const std::vector<std::vector<std::string>> commands = {
            {"solve", good, "--node-limit", "20"},
            {"solve", good, "--node-limit", "20", "--json"},
            {"solve", good, "--algorithm", hostile},
            {"verify", good, answer},
            {"verify", good, answer, "--json"},
            {"rate", good, "--time-limit", "0"},
            {"rate", good, "--time-limit", "0", "--json"},
            {"render", good},
            {"render", good, "--route", answer},
            {"render", good, "-o", hostile},
            {"play", good},
            {"convert", good},
            {"convert", good, "--json"},
            {"convert", good, "--to", hostile},
            {"compare", good, "--time-limit", "0"},
            {"batch", good, "--node-limit", "20"},
            {"batch", good, "--node-limit", "20", "--table"},
            {"batch", good, "--node-limit", "20", "--csv"},
            {"moves", good, hostile},
            {"moves", good, hostile, "--json"},
            {"perft", good, hostile},
            {"grade", good, answer, "--time-limit", "0"},
            {"grade", good, answer, "--time-limit", "0", "--json"},
            {"bench", good, "--reference", "none", "--time-limit", "0"},
            {"merge", good, "-o", hostile}};
        for (const std::vector<std::string>& command : commands) expect_harmless(command);
        for (const std::string& bad : {write("after", text + hostile + "\n"), write("before", hostile + text)}) {
            expect_harmless({"solve", bad, "--world", world, "--node-limit", "20"});
            expect_harmless({"solve", bad, "--world", world, "--node-limit", "20", "--json"});
            for (const char* verb : {"rate", "render", "convert", "play", "moves"}) expect_harmless({verb, bad});
            expect_harmless({"batch", bad, "--node-limit", "20"});
        }
    }
}

TEST_F(HostileText, IsShownHarmlesslyByEveryVerb) {
    for (const worlds::World* world : catalog::all_worlds()) {
        const std::string name(world->name());
        expect_harmless({"generate", name, "--seed", hostile});
        expect_harmless({"generate", name, "--level", hostile});
        expect_harmless({"enumerate", name, "--rows", hostile});
    }
    for (const char* verb : {"solve", "verify",  "generate",  "render", "play",       "serve",        "convert",
                             "rate",  "compare", "enumerate", "engine", "match",      "perft",        "moves",
                             "batch", "merge",   "grade",     "bench",  "completion", hostile.c_str()}) {
        expect_harmless({verb, hostile});
        expect_harmless({verb, "--" + hostile, hostile});
    }
    expect_harmless({"generate", "labyrinth", "--rows", "4", "--cols", "4", "-o", (root_ / hostile / "a").string()});
    expect_harmless({"batch"}, hostile + "\n");
    expect_harmless({"batch", "--table", "--lang", "cs"}, hostile + "\n");
}

TEST_F(HostileText, IsShownHarmlesslyInAConversation) {
    const std::string saved = (root_ / ("saved" + hostile)).string();
    const std::vector<std::string> people = {"play", "amazons", "--white", hostile, "--black", "b" + hostile};
    const std::string said = hostile + "\nsave " + hostile + "\nsave " + saved + "\nload " + hostile + "\nd1-" +
                             hostile + "\nd1-d7/g7\nlevel " + hostile + "\nresign\nyes\n";
    for (const char* colour : {"never", "auto", "always"}) {
        std::vector<std::string> words = people;
        words.insert(words.end(), {"--saved", saved, "--color", colour});
        expect_harmless(words, said);
    }
    for (const char* first : {"", "newgame\n"})
        expect_harmless({"engine", "amazons", "--threads", "1"},
                        first + hostile + "\nload " + hostile + "\nposition " + hostile + "\nplay " + hostile +
                            "\nsetoption " + hostile + "\nsetoption level " + hostile + "\ngo " + hostile + "\nlegal " +
                            hostile + "\nquit\n");
}

// Where there are colours, a title has none of its own.
TEST_F(HostileText, HasNoColours) {
    const std::string file = write("rush", examples[3].text);
    const std::string board = run({"render", file, "--color", "always"}).out;
    EXPECT_NE(board.find("\x1b[0"), std::string::npos);
    EXPECT_NE(board.find("\\x1B[31mred"), std::string::npos) << text::harmless(board, "\n");
    EXPECT_EQ(board.find("\x1b[31m"), std::string::npos);
    for (const std::vector<std::string>& command : {std::vector<std::string>{"rate", file, file}, {"solve", file}}) {
        std::vector<std::string> words = command;
        if (words.front() == "solve") words.insert(words.end(), {"--color", "always"});
        EXPECT_EQ(run(words).out.find("\x1b[31m"), std::string::npos) << words.front();
    }
}

}  // namespace
}  // namespace ariadne::cli
