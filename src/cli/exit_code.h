#pragma once

#include <initializer_list>

namespace ariadne::cli {

enum ExitCode : int {
    exit_done = 0,           // solved, with or without proof, or simply done
    exit_negative = 1,       // proven impossible, or a solution that does not hold
    exit_bad = 2,            // bad input or usage, or output that could not be written
    exit_stopped = 3,        // a limit or Ctrl-C came before any solution
    exit_bug = 70,           // Ariadne is wrong and knows it
    exit_interrupted = 130,  // the second Ctrl-C
};

// Of two endings the one that should be heard of: a bug, bad input, a limit, a no.
constexpr int worse(int one, int other) {
    for (const int code : {exit_bug, exit_bad, exit_stopped, exit_negative})
        if (one == code || other == code) return code;
    return exit_done;
}

}  // namespace ariadne::cli
