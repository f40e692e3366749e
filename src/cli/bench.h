#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/arguments.h"
#include "cli/known_answers.h"
#include "worlds/world.h"

namespace ariadne::cli {

// What is measured: the first objective of the world, mostly the fewest steps; or the most left of what the walker
// spends, in worlds where something is spent.
enum class Aim : std::uint8_t { steps, most };

struct BenchRow {
    std::string name;
    Aim aim = Aim::steps;
    std::string resource;   // what the walker spends: a figure of the solutions; empty: nothing
    worlds::Report report;  // of the world's best algorithm; for steps with the most left, too
    double seconds = 0;     // until the proof; for steps without the most left
    std::optional<worlds::Report> reference = std::nullopt;  // of the algorithm compared with
    Grade grade = Grade::not_known;                          // against the answers beside the file
    bool agree = true;                                       // with the reference, where both are proven
};

// The two numbers that do not depend on the machine, as long as no clock cuts anything short; the second may between
// kinds of processors, where linear programs were solved.
struct Signature {
    std::uint64_t answers = 0;
    std::uint64_t nodes = 0;

    void add(const BenchRow& row);
};

// Two proven reports that differ in verdict, reason, or the figures that are proven.
bool contradict(const worlds::Report& one, const worlds::Report& other, Aim aim, std::string_view resource);

// The table, line by line.
struct BenchTable {
    Aim aim;
    std::size_t name_width;
    bool with_reference;
    Language language;

    std::string heading() const;
    std::string line(const BenchRow& row) const;

  private:
    std::vector<std::string> titles() const;
    std::string row(const std::vector<std::string>& cells) const;
};

// Every world's first algorithm beside its plain ones, contest by contest. The code to exit with.
int bench_portfolio(const LimitArguments& arguments, Console& console);

}  // namespace ariadne::cli
