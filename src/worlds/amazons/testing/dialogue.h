#pragma once

#include <condition_variable>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "worlds/amazons/protocol/protocol.h"

namespace ariadne::amazons::testing {

// Talks to an engine and keeps what it says.
class Dialogue {
  public:
    Dialogue() : Dialogue(settings(1)) {}
    explicit Dialogue(const worlds::EngineSettings& settings) {
        player_ = protocol(settings, [this](std::string_view line) {
                      const std::scoped_lock lock(mutex_);
                      lines_.emplace_back(line);
                      changed_.notify_all();
                  }).value_or(nullptr);
    }

    static worlds::EngineSettings settings(unsigned threads) {
        worlds::EngineSettings out;
        out.threads = threads;
        out.memory_mb = 16;
        return out;
    }

    // With memory for days: a full tree does not end what nothing else ends.
    static worlds::EngineSettings endless(unsigned threads) {
        worlds::EngineSettings out = settings(threads);
        out.memory_mb = std::size_t{1} << 20U;
        return out;
    }

    bool started() const { return player_ != nullptr; }
    bool tell(std::string_view line) { return player_->command(line); }
    void end() { player_.reset(); }

    // The next line that is no information; waits until it is there.
    std::string answer() {
        std::unique_lock lock(mutex_);
        while (true) {
            while (read_ < lines_.size() && lines_[read_].starts_with("info")) ++read_;
            if (read_ < lines_.size()) return lines_[read_++];
            changed_.wait(lock);
        }
    }

    std::string ask(std::string_view line) {
        tell(line);
        return answer();
    }

    std::vector<std::string> all() {
        const std::scoped_lock lock(mutex_);
        return lines_;
    }

    // Lines that came and were not read; information is not counted.
    std::size_t waiting() {
        const std::scoped_lock lock(mutex_);
        std::size_t out = 0;
        for (std::size_t i = read_; i < lines_.size(); ++i) out += lines_[i].starts_with("info") ? 0U : 1U;
        return out;
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> lines_;
    std::size_t read_ = 0;
    std::unique_ptr<worlds::Player> player_;  // last: it writes into the others
};

}  // namespace ariadne::amazons::testing
