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
#include "cli/language.h"
#include "cli/play_keys.h"
#include "cli/play_prompt.h"
#include "cli/play_thinker.h"
#include "worlds/world.h"

namespace ariadne::cli {

// A map that is being played.
struct Level {
    std::string path;
    const worlds::World* world = nullptr;
    std::unique_ptr<worlds::Game> game;
    std::vector<std::string> warnings;
};

std::int64_t figure(const worlds::Figures& figures, std::string_view name);  // 0 when it is not there

// Whether less is better, and what then counts: "steps" where a board has no other costs.
bool has_par(std::string_view objective);
std::int64_t par_of(const worlds::Figures& figures, std::string_view objective);

Result<Level> open_level(const std::string& path, const Settings& settings);

enum class Tone : std::uint8_t { plain, good, bad };

struct Message {
    Tone tone = Tone::plain;
    std::string text;

    friend bool operator==(const Message&, const Message&) = default;
};

// Everything about a game in progress but its picture: keys and time come in, what there is to see is asked for.
class Session {
  public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t speeds = 5;

    // The first of the files is open.
    Session(const Settings& settings, std::vector<std::string> files, Level first);

    void press(const Key& key, Clock::time_point now);
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
    const Message& message() const { return message_; }
    std::size_t number() const { return number_; }  // of the map among the files, from 0
    std::size_t maps() const { return files_.size(); }
    const std::string& objective() const { return objectives_[goal_]; }
    bool default_objective() const { return goal_ == 0; }
    const std::optional<worlds::Plan>& best() const { return best_[goal_]; }  // from the start of the map
    bool thinking() const { return advice_.busy(); }
    bool playing() const { return running_; }  // the computer, by itself
    std::size_t speed() const { return speed_; }
    std::vector<Cell> path() const;  // of the computer from here, when it is to be shown
    const std::optional<Prompt>& prompt() const { return prompt_; }
    std::optional<std::size_t> help() const { return help_; }  // the line it begins with

  private:
    enum class Wanted : std::uint8_t { nothing, hint, path, step, run };

    void act(Action action, Clock::time_point now);
    void press_prompt(const Key& key);
    bool open(const std::string& path);  // false when it is broken; the game goes on
    void turn_to(std::size_t number);
    void start(Level level);
    void move(std::string_view name, bool by_computer);
    void undo();
    void restart();
    void cycle(const std::string& name);  // a setting of the game
    void cycle_goal();
    void ask_best();
    void want(Wanted wanted, Clock::time_point now);
    void fulfil(Clock::time_point now);
    void take_advice(worlds::Plan plan, Clock::time_point now);
    void forget_plan();
    void refresh() { view_ = level_.game->view(); }
    void say(Tone tone, std::string text) { message_ = {tone, std::move(text)}; }
    std::string end_in_words() const;
    std::string next_in_words() const;  // of the plan

    const Settings& settings_;
    Language language_;
    std::vector<std::string> files_;
    std::size_t number_ = 0;
    std::size_t turned_to_ = 0;  // the same, or a broken file since
    Level level_;
    worlds::View view_;
    Message message_;
    std::vector<std::string> objectives_;
    std::size_t goal_ = 0;
    std::map<std::string, std::string> chosen_;  // settings, by the player, kept from map to map

    std::vector<worlds::Planner> beginnings_;        // from the start of the map, for each objective
    Thinker record_;                                 // asks them
    std::vector<std::optional<worlds::Plan>> best_;  // for each objective
    std::size_t asked_ = 0;                          // the objective that record_ thinks about
    Thinker advice_;                                 // how to go on from here
    std::optional<worlds::Plan> plan_;               // what it came to; its moves lead on from here
    Wanted wanted_ = Wanted::nothing;
    bool show_path_ = false;
    bool running_ = false;
    bool arrived_ = false;  // the computer made the last move
    std::size_t speed_ = 2;
    Clock::time_point next_move_;

    std::optional<Prompt> prompt_;
    std::optional<std::size_t> help_;
    bool quit_ = false;
};

}  // namespace ariadne::cli
