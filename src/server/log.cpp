#include "server/log.h"

#include <boost/json/serialize.hpp>
#include <boost/json/string.hpp>
#include <boost/json/value.hpp>

#include <spdlog/async_logger.h>
#include <spdlog/details/thread_pool.h>
#include <spdlog/sinks/ansicolor_sink.h>
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

Log::Log(const std::string& level) : writer_(std::make_shared<spdlog::details::thread_pool>(lines_waiting, 1)) {
    auto sink = std::make_shared<spdlog::sinks::stderr_sink_mt>();
    log_ =
        std::make_shared<spdlog::async_logger>("ariadne", sink, writer_, spdlog::async_overflow_policy::overrun_oldest);
    log_->set_level(spdlog::level::from_str(level));
    log_->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})", spdlog::pattern_time_type::utc);
    log_->flush_on(spdlog::level::err);
}

Log::~Log() = default;

void Log::request(std::string_view method, std::string_view path, unsigned status, std::size_t bytes,
                  Clock::time_point begin) {
    const auto level = weight(status, spdlog::level::debug);
    if (!log_->should_log(level)) return;
    const double milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    log_->log(level, R"("event":"request","method":{},"path":{},"status":{},"bytes":{},"milliseconds":{:.2f})",
              quoted(method), quoted(path), status, bytes, milliseconds);
}

void Log::job(std::string_view world, std::string_view operation, unsigned status, double seconds,
              std::string_view stopped) {
    const auto level = weight(status, spdlog::level::info);
    if (!log_->should_log(level)) return;
    log_->log(level, R"("event":"job","world":{},"operation":{},"status":{},"seconds":{:.4f},"stopped":{})",
              quoted(world), quoted(operation), status, seconds, quoted(stopped));
}

void Log::event(std::string_view what, std::string_view detail) {
    log_->info(R"("event":{},"detail":{})", quoted(what), quoted(detail));
}

void Log::fault(std::string_view what) {
    log_->error(R"("event":"fault","detail":{})", quoted(what));
}

}  // namespace ariadne::server
