#pragma once

#include <condition_variable>
#include <cstddef>
#include <list>
#include <mutex>
#include <thread>
#include <vector>

#include "cluster/crew.h"

namespace ariadne::cluster {

// Threads of this process. Where the machine has no more of them, there are fewer.
class Threads final : public Crew {
  public:
    Threads(const Job& job, unsigned threads);
    ~Threads() override;

    unsigned hands() const override { return static_cast<unsigned>(threads_.size()); }
    bool wants(unsigned ahead) const override { return given_ < std::size_t{1 + ahead} * threads_.size(); }
    void give(const Chunk& chunk) override;
    void stop() override;
    std::optional<Finished> next(std::chrono::microseconds patience) override;

  private:
    void work();
    void work_on(Finished& out) const noexcept;

    const Job& job_;
    std::size_t given_ = 0;  // and not come back
    CancelFlag stop_ = false;
    std::mutex mutex_;
    std::condition_variable something_to_do_;
    std::condition_variable something_done_;
    // Lists: splicing does not allocate, so no thread fails between two chunks.
    std::list<Finished> to_do_;
    std::list<Finished> done_;
    bool over_ = false;
    std::vector<std::jthread> threads_;
};

}  // namespace ariadne::cluster
