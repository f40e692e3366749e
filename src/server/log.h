#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace ariadne::server {

// One line of JSON on stderr for each thing worth telling: requests at level debug, jobs at info, what was refused at
// warn, what went wrong here at error. A thread of its own writes, so that a terminal that does not keep up holds
// nobody; the oldest lines are lost then.
class Log {
  public:
    using Clock = std::chrono::steady_clock;

    explicit Log(const std::string& level);
    ~Log();
    Log(const Log&) = delete;
    Log& operator=(const Log&) = delete;

    void request(std::string_view method, std::string_view path, unsigned status, std::size_t bytes,
                 Clock::time_point begin);
    void job(std::string_view world, std::string_view operation, unsigned status, double seconds,
             std::string_view stopped);
    void event(std::string_view what, std::string_view detail = {});
    void fault(std::string_view what);

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace ariadne::server
