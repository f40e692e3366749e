#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "cluster/crew.h"
#include "cluster/job.h"
#include "cluster/journal.h"

namespace ariadne::cluster {

// What a process of the team has done so far.
struct Share {
    Member member;
    std::uint64_t pieces = 0;
    double part = 0;  // of the whole work, 0..1
    double busy = 0;  // seconds, of all its threads together
};

// How far a job has come.
struct Standing {
    std::uint64_t of = 0;       // pieces, of those that were asked for
    std::uint64_t done = 0;     // of them; with a journal, on the disk
    std::uint64_t skipped = 0;  // of those done, by an earlier run
    double part = 0;            // of the work that is done, 0..1
    double part_skipped = 0;
    double seconds = 0;  // since this run began
    std::vector<Share> shares;
    bool all_handed_out = false;  // what the last pieces take is known when they come back
    bool complete = false;        // everything is done, or nothing more is wanted

    // Seconds that are left if it goes on like this; infinite while nobody can tell.
    double left() const;
    // The process that has done least in its time; none while there is but one.
    const Share* slowest() const;
};

struct Order {
    Chunk range;             // of the pieces
    unsigned threads = 1;    // of each process
    std::uint64_t most = 0;  // pieces a chunk; 0: as it suits
    // Where finished chunks are kept until all are; without one they wait for their turn in memory.
    std::shared_ptr<Journal> journal = nullptr;
    std::vector<std::unique_ptr<Journal>> parts = {};  // that need not be done again
    double seconds = std::numeric_limits<double>::infinity();
    const CancelFlag& interrupted;
    std::function<void(const Standing&)> tell = {};  // a few times a second
    std::function<void()> fed = {};                  // the sink has got all that is there
};

// Takes what a piece has come to, in the order of the pieces. False: no more are wanted.
using Sink = std::function<Result<bool>(std::uint64_t piece, std::string_view bytes)>;

// Does the pieces that were asked for, on all hands of the team, and hands them to the sink on this thread, in order.
// The same bytes arrive there whoever works and however often it was interrupted. With a journal a piece counts when it
// is on the disk. Whoever is not the chief works until it is over, and its sink sees nothing.
Result<Standing> run(Team& team, const Job& job, Order order, const Sink& sink);

}  // namespace ariadne::cluster
