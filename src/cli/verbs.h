#pragma once

#include <vector>

#include "cli/command.h"

namespace ariadne::cli {

Verb add_solve(const Command& root);
Verb add_verify(const Command& root);
Verb add_generate(const Command& root);
Verb add_convert(const Command& root);
Verb add_rate(const Command& root);
Verb add_compare(const Command& root);
Verb add_enumerate(const Command& root);
Verb add_render(const Command& root);
Verb add_play(const Command& root);
Verb add_engine(const Command& root);
Verb add_match(const Command& root);
Verb add_perft(const Command& root);
Verb add_batch(const Command& root);
Verb add_serve(const Command& root);
Verb add_bench(const Command& root);
Verb add_worlds(const Command& root);
Verb add_completion(const Command& root);

// In the order in which help shows them.
inline std::vector<Verb> add_verbs(const Command& root) {
    return {add_solve(root),  add_verify(root),    add_generate(root), add_render(root),  add_play(root),
            add_serve(root),  add_convert(root),   add_rate(root),     add_compare(root), add_enumerate(root),
            add_engine(root), add_match(root),     add_perft(root),    add_batch(root),   add_bench(root),
            add_worlds(root), add_completion(root)};
}

}  // namespace ariadne::cli
