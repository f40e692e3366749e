#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <unordered_set>
#include <variant>

#include <boost/json/object.hpp>

#include "server/jobs.h"
#include "server/log.h"
#include "server/settings.h"
#include "server/static_files.h"

namespace ariadne::server {

// What every connection stands on. It outlives them all.
struct Core {
    explicit Core(Settings chosen);

    Settings settings;
    Log log;
    StaticFiles files;
    std::atomic<bool> stopping = false;
    std::atomic<std::size_t> connections = 0;
    Pool quick;
    Pool jobs;

    Pool& pool(Lane lane) { return lane == Lane::quick ? quick : jobs; }

    // Counts what requests hold in memory until the last copy of what it returns is gone. Nothing: there is no room.
    std::shared_ptr<void> hold(std::size_t bytes);

  private:
    std::atomic<std::size_t> held_ = 0;
};

// An open connection, for the shutdown and for those that keep others waiting. A list belongs to one thread, and so do
// the connections in it; that thread looks at the clock a few times a second for all of them, which is cheaper than a
// timer for each thing that is waited for.
class Connection {
  public:
    using Clock = std::chrono::steady_clock;

    virtual void close() = 0;  // soon; ends by itself
    virtual void look_at_clock(Clock::time_point now) = 0;

  protected:
    ~Connection() = default;
};
using Connections = std::unordered_set<Connection*>;

// Where a job's news go while it runs; called on its thread.
struct Listener {
    std::function<void()> started;
    ProgressSink progress;
    Saying say;
};

// A job for an operation. `request` is read where the work is done when it is still text.
using Question = std::variant<std::string, boost::json::object>;
std::shared_ptr<Job> make_job(Core& core, const Operation& operation, const worlds::World& world, Question request,
                              Listener listener);
std::shared_ptr<Job> make_recognise_job(Question request);

// Why a pool took no more, as an answer.
Outcome refusal(const Core& core);

}  // namespace ariadne::server
