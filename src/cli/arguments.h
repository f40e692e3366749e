#pragma once

#include <map>
#include <optional>
#include <string>
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

void add_shared(const Command& command, Settings& settings);
void add_world(const Command& command, Settings& settings);
void add_colour(const Command& command, Settings& settings);
// With the names that any world knows: --objective alone, or also --algorithm.
Option add_objective(const Command& command, std::string& objective);
void add_objective(const Command& command, worlds::SolveRequest& request);
void add_limits(const Command& command, LimitArguments& arguments);
std::vector<std::string> all_algorithms();  // of any world, each once
// The options that a world names, into a map that must outlive the command.
void add_world_options(const Command& command, const std::vector<worlds::OptionSpec>& specs,
                       std::map<std::string, std::string>& values);

struct Loaded {
    std::string path;
    std::string text;
    const worlds::World* world = nullptr;
};

// Reads a file that should hold a puzzle of that world, or of any for "".
Result<std::string> read_puzzle(const std::string& path, const std::string& world_name);

// Reads a file and finds its world. What is wrong has been told when nothing comes back.
std::optional<Loaded> load(Console& console, const std::string& path);

// Shows warnings, or under --strict refuses them; false: told, stop.
bool check(Console& console, const Loaded& loaded);
void warn(const Console& console, const std::string& path, const std::vector<std::string>& warnings);

}  // namespace ariadne::cli
