#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "base/interface.h"

namespace ariadne::worlds {

// A game of two, for whoever runs an engine for it, lets engines meet, or sits people down to it. What is behind
// `engine`, `match`, `perft` and the console game.

// One line of text, without its end. May be called from another thread than the one that asked.
using LineSink = std::function<void(std::string_view line)>;

using FileReader = std::function<Result<std::string>(const std::string& path)>;

struct EngineSettings {
    unsigned threads = 1;  // 0: all of the machine's where a clock limits the thinking, one where a count does
    std::size_t memory_mb = 512;
    std::string level;  // empty: full strength
    std::uint64_t seed = 1;
    bool ponder = false;    // think on the opponent's time
    FileReader files = {};  // what `load` reads with; empty: it reads nothing
};

// A player that speaks the protocol of docs/engine.md. Thinking goes on beside the commands, and
// stops with the player.
class Player : public Interface {
  public:
    virtual bool command(std::string_view line) = 0;  // false: it was told to quit
};

// Watches over a game: knows the rules, thinks nothing.
class Referee : public Interface {
  public:
    virtual std::string position() const = 0;                     // as the protocol's `position` takes it
    virtual int to_move() const = 0;                              // 0 or 1
    virtual bool over() const = 0;                                // whoever is to move has lost
    virtual std::vector<std::string> moves() const = 0;           // all that are possible, always in the same order
    virtual Result<std::string> play(std::string_view move) = 0;  // the move as it is written
    virtual std::string record() const = 0;                       // the game so far, as a file of the world
};

// Where people sit. `ask` shows a prompt and waits for a line; nothing: the input has ended.
struct Conversation {
    std::function<std::optional<std::string>(std::string_view prompt)> ask;
    std::function<void(std::string_view text)> say;  // ends lines itself
    std::function<Result<std::string>(const std::string& path)> read_file;
    std::function<Result<void>(const std::string& path, std::string_view text)> write_file;  // atomic
    // The same under a name that nothing has yet. False: something has it.
    std::function<Result<bool>(const std::string& path, std::string_view text)> write_new_file;
    std::function<bool(const std::string& path)> exists;
    std::function<double()> seconds;  // a clock
    const CancelFlag* cancel = nullptr;
    Language language = Language::en;
    bool colour = false;
    // How many seconds the next `ask` waits at most; then it gives nothing, though the input has not ended. May be
    // empty: it waits for ever.
    std::function<void(double seconds)> patience = {};
};

// How a position looks at a glance. The first side is the one that begins a game.
struct Outlook {
    double first = 0.5;               // its chance, 0..1
    bool proven = false;              // then that is 0 or 1
    std::vector<std::int8_t> nearer;  // each cell, row by row: 1 the first side, -1 the second, 0 neither
    struct Term {
        std::string name;
        double first = 0;
        double second = 0;
    };
    std::vector<Term> terms;  // what people count
};

// A whole game, looked back on.
struct Review {
    struct Slip {
        std::size_t turn = 0;  // from 0
        double before = 0;     // the chance of the side that made it
        double after = 0;
        std::string better;  // a turn instead; may be empty
    };
    std::vector<std::optional<double>> first;  // the first side's chance before each turn and at the end
    std::vector<Slip> slips;                   // what cost most, whoever made it; the worst first
    std::optional<std::size_t> turning;        // the turn with which the chances changed most
    std::optional<std::size_t> decided;        // from this turn on one side was ahead for good
};

class TwoPlayer : public Interface {
  public:
    virtual std::vector<std::string> levels() const = 0;  // from the weakest
    virtual Result<std::unique_ptr<Player>> engine(const EngineSettings& settings, LineSink sink) const = 0;
    // From a position or game as text; empty: the usual start.
    virtual Result<std::unique_ptr<Referee>> referee(std::string_view text) const = 0;
    // A fair start some turns into the game, as text; the same seed gives the same one.
    virtual std::string opening(unsigned turns, std::uint64_t seed) const = 0;
    // Leaves of the tree of all games from there; nothing when the budget ended first.
    virtual Result<std::optional<std::uint64_t>> perft(std::string_view text, unsigned depth, Budget& budget) const = 0;
    // Of the last position of a position or game.
    virtual Result<Outlook> outlook(std::string_view text) const = 0;
    // Within the budget's time, a few seconds if it has none. What there was no time for is left out.
    virtual Result<Review> review(std::string_view text, Budget& budget) const = 0;
    // The game at the console, from its greeting to its end. `text` is a position to begin with, or empty. False: it
    // could not be saved, as was told.
    virtual Result<bool> converse(const Conversation& conversation, std::string_view text,
                                  const std::map<std::string, std::string>& options) const = 0;
};

}  // namespace ariadne::worlds
