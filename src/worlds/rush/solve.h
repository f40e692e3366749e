#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "search/outcome.h"
#include "worlds/report.h"
#include "worlds/rush/model.h"
#include "worlds/rush/rules.h"

namespace ariadne::rush {

struct Question {
    Objective objective = Objective::moves;
    std::string algorithm;  // empty: the first of algorithm_names
    bool any = false;       // some solution soon, by the default algorithm
    bool count = false;
    std::uint64_t list = 0;  // so many of the optimal solutions
    unsigned threads = 1;
    // Told where the vehicles' upper left cells are in each state that is expanded, in the order of the board's
    // vehicles. Empty: nobody watches; for traced_algorithm_names.
    worlds::Trace watch = {};
    worlds::OpenListWatcher* open_list = nullptr;  // for whoever watches
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

std::vector<std::string> algorithm_names();          // the default first
std::vector<std::string> traced_algorithm_names();   // those that expand one state after another
Lookahead lookahead_of(std::string_view algorithm);  // of a traced algorithm

// Slides of one vehicle one after another are one slide in every answer.
Finding solve(const Board& board, const Question& question, Budget& budget);

}  // namespace ariadne::rush
