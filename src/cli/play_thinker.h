#pragma once

#include <list>
#include <memory>
#include <optional>

#include "worlds/play.h"

namespace ariadne::cli {

// The computer's thoughts, on a thread of their own. One question at a time: a new one, or `drop`, calls the last one
// off without waiting for it.
class Thinker {
  public:
    Thinker();
    ~Thinker();  // waits until what was called off has stopped
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    void ask(worlds::Planner planner, double seconds);
    void drop();
    bool busy() const { return job_ != nullptr; }
    std::optional<worlds::Plan> answer();  // once, when it is there

  private:
    struct Job;

    std::unique_ptr<Job> job_;
    std::list<std::unique_ptr<Job>> dropped_;  // until they have stopped
};

}  // namespace ariadne::cli
