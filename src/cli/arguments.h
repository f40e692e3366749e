#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "cli/command.h"
#include "cli/console.h"
#include "worlds/world.h"

namespace ariadne::cli {

struct LimitArguments {
    std::optional<double> seconds;
    std::optional<double> megabytes;
    std::optional<std::uint64_t> nodes;

    Limits limits() const;
};

// Into the settings: what every verb is told, and what many are.
void add_shared(const Command& command);
void add_world(const Command& command);  // and what can be said about files of some world
void add_board(const Command& command);
void add_colour(const Command& command);
// With the names that any world knows: --objective alone, or also --algorithm.
Option add_objective(const Command& command, std::string& objective);
void add_objective(const Command& command, worlds::SolveRequest& request);
void add_limits(const Command& command, LimitArguments& arguments);
// Of any world, each once.
std::vector<std::string> all_names();
std::vector<std::string> all_algorithms();
std::vector<std::string> all_formats();
// The worlds that are games of two, in the order of the catalog, and their levels, from the weakest.
std::vector<std::string> two_player_names();
std::vector<std::string> two_player_levels();
// By its name; empty: the first. Null: there is none.
const worlds::World* two_player_world(std::string_view name);
// The options that a world names, into a map that must outlive the command.
void add_world_options(const Command& command, const std::vector<worlds::OptionSpec>& specs,
                       std::map<std::string, std::string>& values);

// A verb that has all its options but the shared ones, which come last, and keeps its arguments.
template <class Arguments>
Verb verb_of(const Command& command, const std::shared_ptr<Arguments>& arguments,
             int (*run)(const Arguments&, Console&)) {
    add_shared(command);
    return {command, [=](Console& console) { return run(*arguments, console); }};
}

}  // namespace ariadne::cli
