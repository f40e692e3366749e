#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "cluster/crew.h"
#include "words/phrase.h"
#include "worlds/report.h"

namespace ariadne::cli {

// What every verb is told.
struct Settings {
    bool json = false;
    bool quiet = false;
    bool strict = false;
    std::string lang = std::string(language_codes[static_cast<std::size_t>(language_of_locale())]);
    std::string world;                           // empty: recognised from the content
    std::uint64_t board = 0;                     // of a file with many puzzles, from 1; 0: nothing was said
    std::map<std::string, std::string> reading;  // what worlds are told about their files, by option
    std::string color = "auto";
    // Not by options:
    cluster::Team* team = &cluster::alone();  // who runs this command together
    std::vector<std::string> command = {};    // its words
    std::vector<std::string> parts = {};      // of a job that need only be put together
    std::string merged = {};                  // where to
};

enum ExitCode : int {
    exit_done = 0,           // solved, with or without proof, or simply done
    exit_negative = 1,       // proven impossible, or a solution that does not hold
    exit_bad = 2,            // bad input or usage, or output that could not be written
    exit_stopped = 3,        // a limit or Ctrl-C came before any solution
    exit_bug = 70,           // Ariadne is wrong and knows it
    exit_interrupted = 130,  // the second Ctrl-C
};

// Of two endings the one that should be heard of: a bug, bad input, a limit, a no.
constexpr int worse(int one, int other) {
    for (const int code : {exit_bug, exit_bad, exit_stopped, exit_negative})
        if (one == code || other == code) return code;
    return exit_done;
}

// "FILE:LINE:COLUMN: message", without the parts that are not known.
Message placed(std::string_view file, const Error& error);

// Results go to stdout, everything else to stderr. Results and notes are made harmless to a terminal here; progress
// lines hold no text from files or people. A closed pipe ends the results silently; any other failed write is reported
// once, and makes the program fail.
class Console {
  public:
    explicit Console(const Settings& settings) : settings_(settings) {}

    void result(std::string_view text);
    // A result with colours: where there are any, escape sequences that set them pass. Texts from files and people in
    // it must have been made harmless.
    void drawing(std::string_view text);
    void note(const Message& line) const;  // one line on stderr; nothing when quiet
    void note(std::string_view place, const Error& error) const { note(placed(place, error)); }
    void note_out_of_memory() const noexcept;  // takes none
    // A note about bad input or usage, about what was stopped, or about our own mistake, and the code to exit with.
    int refuse(const Message& line) const;
    int refuse(std::string_view place, const Error& error) const { return refuse(placed(place, error)); }
    int stop(const Message& line) const;
    int stop(std::string_view place, const Error& error) const { return stop(placed(place, error)); }
    int report_bug(std::string_view place, std::string_view bug) const;

    // "FILE:LINE:COLUMN: message" on stderr and, with --json, an object with verdict "invalid" as the result. One of
    // many puzzles in a file says which it is. The code to exit with.
    int bad_input(std::string_view file, const Error& error, std::size_t index = 0);

    bool reader_gone() const { return reader_gone_; }
    bool heard() const { return !reader_gone_ && !failed_; }  // results still go somewhere
    // The code to exit with: `code` unless results were lost.
    int finish(int code) const;

    bool colour() const;
    bool stdout_is_terminal() const;
    int width() const;  // of the terminal on stdout
    const Settings& settings() const { return settings_; }
    Language language() const { return language_of(settings_.lang); }

  private:
    void put(std::string_view text);

    const Settings& settings_;
    bool reader_gone_ = false;
    bool failed_ = false;
};

// An answer about a puzzle, or what is wrong with it, appended as a line of JSON. It says first which it is about,
// unless there is no name of a file and the index, among the puzzles of a file, is 0.
void append_json(std::string& out, std::optional<std::string_view> file, std::size_t index,
                 const Result<worlds::Report>& answer, Language language,
                 worlds::Timings timings = worlds::Timings::shown);

int terminal_columns(int descriptor);  // 80 when it is none

// Writes all of it, or says why not (an errno).
int write_all(int descriptor, std::string_view bytes);

// Makes sure that descriptors 0 to 2 are taken, so that no file we open is mistaken for standard output.
void occupy_standard_streams();

}  // namespace ariadne::cli
