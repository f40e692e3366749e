#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.h"
#include "cli/console.h"
#include "cli/play/keys.h"
#include "cli/play/prompt.h"
#include "cli/play/thinker.h"
#include "cli/puzzles.h"
#include "worlds/world.h"

namespace ariadne::cli {

// A map that is being played.
struct Level {
    std::string path;
    const worlds::World* world = nullptr;
    std::shared_ptr<const worlds::Puzzle> puzzle;
    std::unique_ptr<worlds::Game> game;
    std::string title = {};   // may be empty
    std::size_t number = 0;   // among the puzzles of its file, from 0
    std::size_t puzzles = 1;  // in the file
};

// A file, and one of its puzzles at its beginning.
struct Opened {
    PuzzleFile file;
    Level level;
};

Result<PuzzleFile> open_to_play(const std::string& path, const Settings& settings);
Result<Level> open_level(const PuzzleFile& file, std::size_t number, const Settings& settings);

// With the puzzle that the settings name, or else the first.
Result<Opened> open_first(PuzzleFile file, const Settings& settings);

std::int64_t figure(const worlds::Figures& figures, std::string_view name);  // 0 when it is not there

// What counts where less is better: "steps" where a board has no other costs.
std::int64_t par_of(const worlds::Figures& figures, std::string_view objective);

enum class Tone : std::uint8_t { plain, good, bad };

struct Said {
    Tone tone = Tone::plain;
    Message text;

    friend bool operator==(const Said&, const Said&) = default;
};

// Everything about a game in progress but its picture: keys and time come in, what there is to see is asked for.
class Session {
  public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t speeds = 5;

    // The first of the files is open.
    Session(const Settings& settings, std::vector<std::string> files, Opened first);

    void press(const Key& key, Clock::time_point now);
    void point_at(Cell cell, Clock::time_point now);  // of the board
    // Looks whether thoughts have ended and whether the computer's next move is due.
    void tick(Clock::time_point now);
    // The help begins with no later line, as all of its end can be seen from there.
    void limit_help(std::size_t most);
    // When tick should come again at the latest.
    Clock::duration patience(Clock::time_point now) const;
    bool over() const { return quit_; }

    Language language() const { return language_; }
    const Level& level() const { return level_; }
    const worlds::View& view() const { return view_; }
    const Said& message() const { return message_; }
    std::size_t number() const { return number_; }  // of the level's file among the files, from 0
    std::size_t files() const { return files_.size(); }
    const std::string& objective() const { return objectives_[goal_]; }
    const std::optional<worlds::Plan>& best() const { return best_[goal_]; }  // from the start of the map
    bool thinking() const { return advice_.busy(); }
    bool playing() const { return running_; }  // the computer, by itself
    std::size_t speed() const { return speed_; }
    std::vector<Cell> route() const;  // of the computer from here, when it is to be shown
    const std::optional<Prompt>& prompt() const { return prompt_; }
    std::optional<std::size_t> help() const { return help_; }  // the line it begins with
    std::chrono::seconds elapsed() const;                      // from the first key until the end
    const worlds::Rating& rating() const { return rating_; }   // empty until it was thought about

  private:
    enum class Wanted : std::uint8_t { nothing, hint, route, step, run };

    // Where things stand that moves move.
    struct Place {
        std::optional<Cell> walker;
        std::vector<render::Piece> pieces;

        friend bool operator==(const Place&, const Place&) = default;
    };

    void act(Action action, Clock::time_point now);
    void press_prompt(const Key& key);
    void open_from_prompt(const std::string& path);
    void open(std::size_t file, std::size_t puzzle);  // where it is broken, the game goes on
    void turn(bool onward);
    void start(Level level);
    void move(std::string_view name, bool by_computer);
    std::optional<std::string> naming(const Key& key) const;  // the move that chooses a piece by its letter
    void undo();
    void restart();
    void cycle(const std::string& name);  // a setting of the game
    void cycle_goal();
    void start_clock(Clock::time_point now);
    void stop_clock_at_end(Clock::time_point now);
    void reset_clock();
    void ask_best();
    void ask_rating();
    void hear_record();
    void want(Wanted wanted, Clock::time_point now);
    void fulfil(Clock::time_point now);
    void take_advice(worlds::Plan plan, Clock::time_point now);
    void forget_plan();
    bool on_course() const { return plan_ && behind_.size() < plan_->moves.size(); }
    std::string next_move() const { return plan_->moves[behind_.size()]; }
    bool at_start() const { return view_.figures == beginning_; }
    Place place() const { return {view_.walker, view_.board.pieces}; }
    void refresh() { view_ = level_.game->view(); }
    void refuse(const std::string& path, Error error);
    void say(Tone tone, Message text) { message_ = {tone, std::move(text)}; }
    Message end_in_words() const;
    Message record_in_words() const;  // how that compares with the best
    Message next_in_words() const;    // of the plan
    Message course_in_words() const;  // how far the plan has been followed

    const Settings& settings_;
    Language language_;
    std::vector<std::string> files_;
    std::size_t number_ = 0;
    // From where one turns to the next: the level, or something broken since.
    std::size_t turned_to_ = 0;
    std::size_t puzzle_ = 0;
    PuzzleFile file_;  // that file; without puzzles when it could not be read
    Level level_;
    worlds::View view_;
    worlds::Figures beginning_;  // of the level
    Said message_;
    std::vector<std::string> objectives_;
    std::size_t goal_ = 0;
    std::map<std::string, std::string> chosen_;  // settings, by the player, kept from map to map

    std::vector<worlds::Planner> beginnings_;        // from the start of the map, for each objective
    Thinker record_;                                 // asks them
    std::vector<std::optional<worlds::Plan>> best_;  // for each objective
    std::optional<std::size_t> asked_;               // the objective that record_ thinks about; nothing: the rating
    std::shared_ptr<worlds::Rating> draft_;          // what record_ writes then
    worlds::Rating rating_;
    bool rated_ = false;                // or nobody can
    Thinker advice_;                    // how to go on from here
    std::optional<worlds::Plan> plan_;  // what it came to
    std::vector<Place> behind_;         // where each move of the plan was made from, as far as it was followed
    Wanted wanted_ = Wanted::nothing;
    bool show_route_ = false;
    bool running_ = false;
    bool arrived_ = false;  // the computer made the last move
    std::size_t speed_;
    Clock::time_point next_move_;

    Clock::duration played_{};                // until the clock was last stopped
    std::optional<Clock::time_point> since_;  // when it was started
    Clock::time_point now_;                   // as far as anybody told

    std::optional<Prompt> prompt_;
    std::optional<std::size_t> help_;
    bool quit_ = false;
};

}  // namespace ariadne::cli
