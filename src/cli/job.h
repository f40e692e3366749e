#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/interrupt.h"
#include "cluster/run.h"

namespace ariadne::cli {

// What the verbs with a long job are told alike.
struct JobArguments {
    std::string output;
    std::string part;  // "3/64"; empty: the whole
    unsigned threads = 1;
    std::uint64_t chunk = 0;
    bool force = false;
    bool json_progress = false;

    bool to_file() const { return !output.empty() && output != "-"; }
};

// `what` goes into the output; `at_once` says what --jobs counts.
void add_job(const Command& command, JobArguments& arguments, const Message& what, const Message& at_once);

// What became of a piece when its turn came.
struct Taken {
    std::string out = {};             // goes into the output
    std::vector<Message> notes = {};  // are said
    bool more = true;                 // the next one is wanted, too
};

// What the pieces of a job are called.
struct PieceWords {
    std::string_view name;  // in JSON
    Phrase done;            // "{0} of {1} puzzles"
    Phrase missing;         // "puzzles {0} to {1} are missing"
};

// A job as a verb describes it.
struct LongJob {
    std::string_view verb;
    PieceWords pieces;
    cluster::Job job;      // `run_job` adds the version to its identity
    cluster::Chunk range;  // of the pieces; `run_job` narrows it to the part that was asked for
    std::function<Result<Taken>(std::uint64_t piece, std::string_view bytes)> take;
    std::function<Message()> told = {};  // what the line of progress says beside; may be empty
    std::string heading = {};            // of the output
    bool to_stdout = false;              // where no output was named
    double seconds = std::numeric_limits<double>::infinity();
};

// Does it, with all processes of the team. With an output file, what is done stands in FILE.journal until everything
// is, and the same command goes on from there. What comes back is complete if everything was done, or nobody reads it
// any more. On all processes but the chief nothing is taken.
Result<cluster::Standing> run_job(Console& console, const JobArguments& arguments, const Interruptible& interruptible,
                                  LongJob& work);

// Says that a job was stopped, and how it can go on; returns the code to exit with.
int job_stopped(const Console& console, const JobArguments& arguments, const LongJob& work,
                const cluster::Standing& standing);

}  // namespace ariadne::cli
