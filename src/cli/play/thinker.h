#pragma once

#include <memory>
#include <optional>

#include "worlds/play.h"

namespace ariadne::cli {

// The computer's thoughts, on a thread of their own. One question at a time: a new one, or `drop`, calls the last one
// off without waiting for it. There is never a second thread: a question waits until the one called off has stopped,
// and begins when it is looked for with `answer`.
class Thinker {
  public:
    Thinker();
    ~Thinker();  // waits until what was called off has stopped
    Thinker(const Thinker&) = delete;
    Thinker& operator=(const Thinker&) = delete;

    void ask(worlds::Planner planner, double seconds);
    void drop();
    bool busy() const;
    std::optional<worlds::Plan> answer();  // once, when it is there; empty-handed where no thread could be had

  private:
    struct Job;
    struct Question {
        worlds::Planner planner;
        double seconds = 0;
    };

    void begin();

    std::unique_ptr<Job> job_;  // perhaps called off
    std::optional<Question> waiting_;
};

}  // namespace ariadne::cli
