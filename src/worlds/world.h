#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "base/interface.h"
#include "render/animation.h"
#include "render/sink.h"
#include "worlds/coordinates.h"
#include "worlds/picture.h"
#include "worlds/puzzle.h"
#include "worlds/puzzle_text.h"
#include "worlds/survey.h"

namespace ariadne::worlds {

struct OptionSpec {
    std::string name;  // without dashes
    Phrase help;
    std::string fallback;              // the value taken when it is not given; empty: none, or the help says which
    std::vector<std::string> choices;  // empty: a number or free text
    bool file = false;                 // its value is the name of a file; the world gets what is in it
    bool flag = false;                 // has no value; the world gets "yes" when it is there
};

using Options = std::map<std::string, std::string>;

// A text made from a puzzle, and the name people know its format by.
struct Format {
    std::string name;
    Phrase help;
};

// What the search of a puzzle can be watched by, state after state.
enum class Traces : std::uint8_t { nothing, cells, pieces };

// What only some worlds can do.

// Names things in a text otherwise than the world does.
class Speller {
  public:
    virtual std::vector<OptionSpec> options() const = 0;
    // The text as the world would have said it; nothing in it changes its place.
    virtual Result<std::string> respell(std::string text, const Options& options) const = 0;

  protected:
    ~Speller() = default;
};

// Draws what `generate` makes from the same options, without the way through its text.
class Making {
  public:
    virtual Result<void> draw(const Options& options, std::uint64_t seed, const PictureRequest& request, Budget& budget,
                              const render::Sink& sink, std::vector<Message>& warnings) const = 0;
    // It in the making, step after step; nothing but the end of it is in the text.
    virtual Result<render::Animation> animation(const Options& options, std::uint64_t seed, Budget& budget) const = 0;

  protected:
    ~Making() = default;
};

// Many puzzles for print: cards on pages, with their answers at the end. For worlds whose cards say more than those
// that catalog/catalog.h makes of any puzzle.
class Sheet {
  public:
    virtual Result<void> draw(const std::vector<PuzzleText>& puzzles, const PictureRequest& request, Budget& budget,
                              const render::Sink& sink) const = 0;

  protected:
    ~Sheet() = default;
};

// Every puzzle of a kind.
class Surveyor {
  public:
    virtual std::vector<OptionSpec> options() const = 0;
    virtual Result<std::unique_ptr<Survey>> survey(const Options& options) const = 0;

  protected:
    ~Surveyor() = default;
};

// Ways to make its puzzles, side by side.
class Comparer {
  public:
    virtual std::vector<OptionSpec> options() const = 0;
    virtual Result<Comparison> compare(const Options& options, std::uint64_t seed, Budget& budget) const = 0;

  protected:
    ~Comparer() = default;
};

class TwoPlayer;

// What is always the same about a world.
struct About {
    std::string_view name;
    Phrase summary;
    Phrase form;                               // how its files begin, for people
    std::vector<std::string> objectives = {};  // the default first
    std::vector<std::string> algorithms = {};  // the default first
    bool slides = false;                       // solutions are moves in words: nobody walks a route
    Traces traces = Traces::nothing;
    std::vector<std::string> traced_algorithms = {};  // those whose searches can be watched
    Coordinates coordinates = {};                     // of routes
    std::vector<Format> formats = {};                 // that a puzzle can be converted to
    std::vector<OptionSpec> generate_options = {};
    bool draws_searches = false;  // and graphs: see PictureRequest
};

// The one door between the worlds and everything above them: a text becomes a puzzle, and what can be asked of that is
// in worlds/puzzle.h. Stateless; every call may run on its own thread.
class World : public Interface {
  public:
    std::string_view name() const { return about_.name; }
    const About& about() const { return about_; }

    virtual bool recognises(std::string_view text) const = 0;
    // Whether a line by itself is one of its puzzles, rather than the name of a file.
    virtual bool recognises_line(std::string_view /*line*/) const { return false; }
    // The puzzles in a text, in its order: most worlds have one a text. What is no puzzle is one too, and reading it
    // says what is wrong with it.
    virtual std::vector<PuzzleText> split(std::string_view text) const { return {{std::string(text), 1, ""}}; }

    // One puzzle. When strict, its first warning is an error.
    virtual Result<std::unique_ptr<Puzzle>> read(std::string_view text, bool strict = false) const = 0;

    // The text of a new one. Where it is not quite what was asked for, the warnings get to hear it.
    virtual Result<std::string> generate(const Options& options, std::uint64_t seed, Budget& budget,
                                         std::vector<Message>& warnings) const = 0;

    // Nothing: it cannot.
    virtual const Editor* editor() const { return nullptr; }         // worlds/edit.h
    virtual const TwoPlayer* two_player() const { return nullptr; }  // worlds/two_player.h
    virtual const Speller* speller() const { return nullptr; }
    virtual const Making* making() const { return nullptr; }
    virtual const Sheet* sheet() const { return nullptr; }
    virtual const Surveyor* surveyor() const { return nullptr; }
    virtual const Comparer* comparer() const { return nullptr; }

  protected:
    explicit World(About about) : about_(std::move(about)) {}

  private:
    About about_;
};

}  // namespace ariadne::worlds
