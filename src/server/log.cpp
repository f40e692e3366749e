#include "server/log.h"

#include <memory>

#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>
#include <boost/json/value.hpp>

#include <spdlog/async_logger.h>
#include <spdlog/details/thread_pool.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace ariadne::server {

namespace {

constexpr std::size_t lines_waiting = 8192;

// Quoted, so that nothing a client sends can break the line.
std::string quoted(std::string_view text) {
    constexpr std::size_t most = 200;
    std::string plain;
    for (const char c : text.substr(0, most)) plain += c >= ' ' && c <= '~' ? c : '?';
    return boost::json::serialize(boost::json::value(plain));
}

spdlog::level::level_enum weight(unsigned status, spdlog::level::level_enum usual) {
    if (status >= 500 && status != 503) return spdlog::level::err;
    return status >= 400 ? spdlog::level::warn : usual;
}

}  // namespace

struct Log::Inside {
    std::shared_ptr<spdlog::details::thread_pool> writer =
        std::make_shared<spdlog::details::thread_pool>(lines_waiting, 1);
    // It hands itself to the writer with each line, so it must be shared.
    std::shared_ptr<spdlog::async_logger> log =
        std::make_shared<spdlog::async_logger>("ariadne", std::make_shared<spdlog::sinks::stderr_sink_mt>(), writer,
                                               spdlog::async_overflow_policy::overrun_oldest);
};

Log::Log(const std::string& level) : inside_(std::make_unique<Inside>()) {
    spdlog::logger& log = *inside_->log;
    log.set_level(spdlog::level::from_str(level));
    log.set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})", spdlog::pattern_time_type::utc);
    log.flush_on(spdlog::level::err);
}

Log::~Log() = default;

void Log::request(std::string_view method, std::string_view path, unsigned status, std::size_t bytes,
                  Clock::time_point begin) {
    const auto level = weight(status, spdlog::level::debug);
    if (!inside_->log->should_log(level)) return;
    const double milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    inside_->log->log(level, R"("event":"request","method":{},"path":{},"status":{},"bytes":{},"milliseconds":{:.2f})",
                      quoted(method), quoted(path), status, bytes, milliseconds);
}

void Log::job(std::string_view world, std::string_view operation, unsigned status, double seconds,
              std::string_view stopped) {
    const auto level = weight(status, spdlog::level::info);
    if (!inside_->log->should_log(level)) return;
    inside_->log->log(level, R"("event":"job","world":{},"operation":{},"status":{},"seconds":{:.4f},"stopped":{})",
                      quoted(world), quoted(operation), status, seconds, quoted(stopped));
}

void Log::event(std::string_view what, std::string_view detail) {
    inside_->log->info(R"("event":{},"detail":{})", quoted(what), quoted(detail));
}

void Log::fault(std::string_view what) {
    inside_->log->error(R"("event":"fault","detail":{})", quoted(what));
}

}  // namespace ariadne::server
