#pragma once

#include <optional>
#include <string>

#include "base/budget.h"
#include "base/error.h"
#include "cli/known_answers.h"
#include "worlds/world.h"

namespace ariadne::cli {

// A puzzle to be measured.
struct BenchCase {
    std::string name;
    std::string file;  // empty: made here
    std::string text;
    const worlds::World* world = nullptr;
};

struct BenchRow {
    std::string name;
    worlds::Report report;                    // of the world's best algorithm
    worlds::Report steps;                     // the same without the most life: what the proof alone costs
    std::optional<worlds::Report> reference;  // of the algorithm compared with
    Grade grade = Grade::not_known;           // against the answers beside the file
    bool agree = true;                        // with the reference, where both are proven
};

// The two numbers that do not depend on the machine.
struct Signature {
    std::uint64_t answers = 0;
    std::uint64_t nodes = 0;

    void add(const BenchRow& row);
};

// Two proven reports that differ in verdict, reason, steps or life.
bool contradict(const worlds::Report& one, const worlds::Report& other);

std::string bench_header(std::size_t name_width, bool with_reference);
std::string bench_line(const BenchRow& row, std::size_t name_width, bool with_reference);

}  // namespace ariadne::cli
