#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "base/error.h"
#include "server/settings.h"

namespace ariadne::server {

// The studio's server. It works from start to stop on threads of its own: some answer, some work.
class Server {
  public:
    // The error says what is in the way: a port that is taken, an address that is not this machine's.
    static Result<std::unique_ptr<Server>> start(Settings settings);

    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    std::uint16_t port() const;
    std::string address() const;  // "http://127.0.0.1:8080/"

    // Takes no more, cancels every job, closes every connection; waits until all that is done. Safe to call twice.
    void stop();

    std::size_t connections() const;
    std::size_t waiting() const;  // jobs in the queue

  private:
    struct Inside;
    explicit Server(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

}  // namespace ariadne::server
