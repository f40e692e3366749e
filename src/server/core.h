#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>

#include <boost/asio/ip/address.hpp>
#include <boost/json/object.hpp>

#include "server/jobs.h"
#include "server/ledger.h"
#include "server/log.h"
#include "server/settings.h"
#include "server/static_files.h"

namespace ariadne::server {

// How the memory that the server was given is divided. Each share is a limit by itself, so that nothing one client does
// takes what another needs, and all of them together stay below the whole; the rest is for the program.
struct Shares {
    explicit Shares(const Settings& settings);

    Ledger::Limits held;   // questions and answers
    std::size_t question;  // the largest
    std::size_t quick;     // what one thread may take
    std::size_t large;
    std::size_t job;
};

// What every connection stands on. It outlives them all.
struct Core {
    explicit Core(Settings chosen);

    Settings settings;
    Shares shares;
    Log log;
    StaticFiles files;
    Ledger ledger;
    std::atomic<bool> stopping = false;
    std::atomic<std::size_t> connections = 0;
    std::atomic<std::uint64_t> ended = 0;  // connections and questions, since the start
    Pool jobs;                             // work that takes as long as it takes
    Pool large;                            // what would be quick if the board were small
    Pool quick;                            // small questions, which jobs never keep waiting

    void cancel(const std::shared_ptr<Job>& job);
    // As those of Pool.
    void stop();
    void join();
    bool idle() const { return quick.idle() && large.idle() && jobs.idle(); }

    // Whose a request is: an address; of the long ones of IPv6 the part that belongs to one network. A proxy that is
    // trusted names the client last in X-Forwarded-For.
    std::string client(const boost::asio::ip::address& peer, std::string_view forwarded) const;
};

// An open connection, for the shutdown and for those that keep others waiting. A list belongs to one thread, and so do
// the connections in it; that thread looks at the clock a few times a second for all of them, which is cheaper than a
// timer for each thing that is waited for.
class Connection {
  public:
    using Clock = std::chrono::steady_clock;

    virtual void close() = 0;  // soon; ends by itself
    virtual void look_at_clock(Clock::time_point now) = 0;

    // Since when the client has kept this connection waiting; max(): the client is waiting for us.
    virtual Clock::time_point silent_since() const = 0;
    // Makes room for another, at once.
    virtual void give_way() = 0;

  protected:
    ~Connection() = default;

    static Clock::time_point in(double seconds) {
        return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    }
};
using Connections = std::unordered_set<Connection*>;

// By when more of a body or a message must have come, of which so much is there since `begin`.
Connection::Clock::time_point due(const Patience& patience, Connection::Clock::time_point begin, std::size_t bytes);

// Where a job's news go while it runs; called on its thread.
struct Listener {
    std::function<void()> started;
    ProgressSink progress;
    Saying say;
};

// A question as it arrived. It stays text until it is worked on: as a tree it would take many times the room.
struct Question {
    const Operation* operation = nullptr;  // none: which world a text belongs to
    const worlds::World* world = nullptr;
    std::string text;
    std::shared_ptr<Ledger::Hold> held;  // for the text
    std::string client;
    Language language = Language::en;
};

// There may be soon.
Outcome no_room_for_question();
Outcome no_room_for_answer();

struct Asked {
    std::shared_ptr<Job> job;
    std::size_t ahead = 0;  // see Pool::submit
};

// Takes a question on where it belongs, or says why not. A small one that seldom takes long is tried at once, without
// news; only what does not end soon becomes a job.
std::expected<Asked, Outcome> ask(Core& core, Question question, Listener listener,
                                  std::function<void(Outcome)> finished);

}  // namespace ariadne::server
