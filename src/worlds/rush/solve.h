#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "search/outcome.h"
#include "worlds/rush/model.h"
#include "worlds/rush/rules.h"

namespace ariadne::rush {

// Told where the vehicles' upper left cells are in each state that is expanded, in the order of the board's vehicles.
using Watch = std::function<void(std::span<const Cell> vehicles)>;

struct Question {
    Objective objective = Objective::moves;
    std::string algorithm;  // empty: the first of algorithm_names
    bool count = false;
    std::uint64_t list = 0;  // so many of the optimal solutions
    unsigned threads = 1;
    Watch watch = {};  // empty: nobody watches; for traced_algorithm_names
};

// What a search came to.
struct Finding {
    Verdict verdict = Verdict::unknown;
    bool proven = false;  // nothing is better for the objective
    std::vector<Slide> slides;
    std::int64_t bound = 0;     // the objective is at least this; with a proof, equal to it
    std::string optimal_count;  // decimal; empty when not asked or not finished
    std::vector<std::vector<Slide>> listed;
    Stats stats;
};

std::vector<std::string> algorithm_names();         // the default first
std::vector<std::string> traced_algorithm_names();  // those that expand one state after another

// Slides of one vehicle one after another are one slide in every answer.
Finding solve(const Board& board, const Question& question, Budget& budget);

}  // namespace ariadne::rush
