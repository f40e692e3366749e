#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/interface.h"
#include "cluster/job.h"

namespace ariadne::cluster {

// A chunk that comes back.
struct Finished {
    Chunk chunk;             // as it was given
    std::uint64_t done = 0;  // the pieces before this one are
    std::string bytes = {};  // what they come to, each behind its length
    double seconds = 0;      // that they took
    unsigned rank = 0;       // of the process that did them
    Message broken = {};     // what is wrong with piece `done`; empty: nothing
};

// Those who do the work. What is given to them comes back once, in any order: done, in part, or not at all.
class Crew : public Interface {
  public:
    virtual unsigned hands() const = 0;            // threads, of all processes
    virtual bool wants(unsigned ahead) const = 0;  // somebody has no chunk, or fewer than so many in reserve
    virtual void give(const Chunk& chunk) = 0;     // to whoever has least to do
    virtual void stop() = 0;                       // what is begun is cut short, what is not comes back as it is
    // The next that comes back, or nothing after a while.
    virtual std::optional<Finished> next(std::chrono::microseconds patience) = 0;
    virtual bool called_off() const { return false; }  // one of them was told to end
};

// A process of those that work together.
struct Member {
    std::string host;
    unsigned threads = 1;
};

Message process_name(unsigned rank, const Member& member);  // "rank 3 (host)"

// The processes that run the same command together. One of them is the chief: it hands out the work, collects what
// comes of it, and is the only one that speaks.
class Team : public Interface {
  public:
    virtual bool chief() const { return true; }
    // The language in which they tell each other what is wrong.
    void speak(Language language) { language_ = language; }
    // Keeps what somebody else than the chief would have said.
    virtual void overhear(std::string_view) {}
    // What the chief has read, for everybody. Only the chief calls `read`.
    virtual Result<std::string> share(const std::function<Result<std::string>()>& read) { return read(); }
    // Everybody gets ready for the job; an error says who cannot.
    virtual Result<std::vector<Member>> meet(const Job& job, unsigned threads);
    // For the chief: all hands of the team.
    virtual std::unique_ptr<Crew> crew(const Job& job, unsigned threads);
    // For the others: work until the chief says that it is over.
    virtual void serve(const Job&, unsigned, const CancelFlag&) {}

  protected:
    Language language_ = Language::en;
};

Team& alone();  // this process, and no other

}  // namespace ariadne::cluster
