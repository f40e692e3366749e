#include "server/server.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "base/disk.h"
#include "server/core.h"
#include "server/heap.h"
#include "server/security_headers.h"
#include "server/sessions.h"

namespace ariadne::server {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

// A thread that answers, with connections of its own: none is ever touched by another.
struct Desk {
    Connections connections;
    asio::io_context context{1};
    asio::executor_work_guard<asio::io_context::executor_type> guard{context.get_executor()};
    asio::steady_timer tick{context};
    std::thread thread;
};

Result<tcp::acceptor> listen(asio::io_context& context, const Settings& settings) {
    Failure failure;
    tcp::resolver resolver(context);
    const auto found = resolver.resolve(settings.host, std::to_string(settings.port), tcp::resolver::passive, failure);
    if (failure || found.empty()) return fail({tr("no such address: '{0}'"), settings.host});
    const tcp::endpoint endpoint = found.begin()->endpoint();
    tcp::acceptor acceptor(context);
    acceptor.open(endpoint.protocol(), failure);
    if (!failure) acceptor.set_option(tcp::acceptor::reuse_address(true), failure);
    if (!failure) acceptor.bind(endpoint, failure);
    if (!failure) acceptor.listen(asio::socket_base::max_listen_connections, failure);
    if (failure == asio::error::address_in_use)
        return fail(
            {tr("port {0} is taken; choose another with --port N, or any free one with --port 0"), settings.port});
    if (failure == asio::error::access_denied)
        return fail({tr("port {0} needs more privileges; choose one above 1023 with --port N"), settings.port});
    if (failure)
        return fail({tr("cannot listen on {0} port {1}: {2}"), settings.host, settings.port, reason(failure.value())});
    return acceptor;
}

// An exception that came so far belongs to one connection, which is gone by now; the others go on.
void keep_running(Desk& desk, Log& log) {
    const HeapPatience patience;
    for (;;) {
        try {
            desk.context.run();
            return;
        } catch (const std::exception& error) {
            log.fault(error.what());
        }
    }
}

// Looks after the connections of a desk.
asio::awaitable<void> watch_clock(Desk& desk) {
    constexpr std::chrono::milliseconds between(100);
    for (;;) {
        desk.tick.expires_after(between);
        const auto [failure] = co_await desk.tick.async_wait(token);
        if (failure) co_return;
        const auto now = Connection::Clock::now();
        for (Connection* connection : std::vector(desk.connections.begin(), desk.connections.end()))
            connection->look_at_clock(now);
    }
}

// What work and connections leave behind is given back once nobody works.
asio::awaitable<void> watch_heap(asio::steady_timer& tick, const Core& core) {
    constexpr std::chrono::seconds between(2);
    for (std::uint64_t trimmed_at = 0;;) {
        tick.expires_after(between);
        const auto [failure] = co_await tick.async_wait(token);
        if (failure) co_return;
        if (core.ended == trimmed_at || !core.idle()) continue;
        trimmed_at = core.ended;
        trim_heap();
    }
}

// There are as many connections as there may be: the one whose client has said nothing for longest ends for it. False:
// none of this desk waits for its client.
bool make_room(const Connections& connections) {
    const auto quietest = std::ranges::min_element(connections, {}, &Connection::silent_since);
    if (quietest == connections.end() || (*quietest)->silent_since() == Connection::Clock::time_point::max())
        return false;
    (*quietest)->give_way();
    return true;
}

// Told at once and without a session: there are too many of them.
asio::awaitable<void> turn_away(tcp::socket socket) {
    const std::string body = error_text({tr("too many connections; try again in a moment")}, Language::en);
    const std::string answer = fmt::format(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nContent-Length: {}\r\nRetry-After: 5\r\n"
        "Connection: close\r\n{}\r\n{}",
        body.size(), security_headers(), body);
    co_await socket.async_write_some(asio::buffer(answer), token);
}

asio::awaitable<void> receive(Core& core, Connections& connections, tcp::socket socket) {
    if (core.connections >= core.settings.connections && !make_room(connections)) {
        co_await turn_away(std::move(socket));
    } else {
        co_await serve_http(core, connections, std::move(socket));
    }
}

// Enough for all connections: what a shell allows may be less.
void allow_descriptors(std::size_t count) {
    constexpr rlim_t others = 64;
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= count + others) return;
    limit.rlim_cur = std::min<rlim_t>(count + others, limit.rlim_max);
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

struct Server::Inside {
    explicit Inside(Settings settings) : core(std::move(settings)), desks(std::max(1U, core.settings.threads)) {}

    Core core;
    std::vector<Desk> desks;
    std::unique_ptr<tcp::acceptor> acceptor;
    asio::steady_timer heap_tick{desks.front().context};
    std::uint16_t port = 0;
    bool stopped = false;

    static asio::awaitable<void> accept(Inside& self);
};

asio::awaitable<void> Server::Inside::accept(Inside& self) {
    std::size_t next = 0;
    asio::steady_timer pause(self.acceptor->get_executor());
    while (self.acceptor->is_open()) {
        Desk& desk = self.desks[next++ % self.desks.size()];
        const asio::any_io_executor executor = desk.context.get_executor();
        auto [failure, socket] = co_await self.acceptor->async_accept(executor, token);
        if (failure == asio::error::operation_aborted) co_return;
        if (failure) {
            // No descriptors are left, or the like: it may get better.
            self.core.log.fault("accept: " + failure.message());
            pause.expires_after(std::chrono::milliseconds(100));
            co_await pause.async_wait(token);
            continue;
        }
        Failure ignored;
        socket.set_option(tcp::no_delay(true), ignored);
        asio::co_spawn(executor, receive(self.core, desk.connections, std::move(socket)), asio::detached);
    }
}

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}

Result<std::unique_ptr<Server>> Server::start(Settings settings) {
    if (!settings.proxy.empty()) {
        Failure no_address;
        asio::ip::make_address(settings.proxy, no_address);
        if (no_address) return fail({tr("found '{0}', expected the address of a proxy"), settings.proxy});
    }
    if (!settings.url.empty()) {
        std::optional<std::string> origin = origin_of(settings.url);
        if (!origin)
            return fail({tr("--url: found '{0}', expected an origin such as {1}"), settings.url,
                         "https://puzzles.example.org"});
        settings.url = *std::move(origin);
    }
    for (std::string& frame : settings.frames) {
        if (frame == "*") continue;
        std::optional<std::string> origin = origin_of(frame);
        if (!origin || origin->contains('['))  // for which a Content-Security-Policy has no form
            return fail({tr("--frame: found '{0}', expected an origin such as {1}, or * for any page"), frame,
                         "https://example.org"});
        frame = *std::move(origin);
    }
    return_large_pieces();
    allow_descriptors(settings.connections);
    auto inside = std::make_unique<Inside>(std::move(settings));
    asio::io_context& first = inside->desks.front().context;
    Result<tcp::acceptor> acceptor = listen(first, inside->core.settings);
    if (!acceptor) return std::unexpected(acceptor.error());
    inside->acceptor = std::make_unique<tcp::acceptor>(std::move(*acceptor));
    inside->port = inside->acceptor->local_endpoint().port();
    asio::co_spawn(first, Inside::accept(*inside), asio::detached);
    asio::co_spawn(first, watch_heap(inside->heap_tick, inside->core), asio::detached);
    for (Desk& desk : inside->desks) {
        asio::co_spawn(desk.context, watch_clock(desk), asio::detached);
        desk.thread = std::thread([&desk, &log = inside->core.log] { keep_running(desk, log); });
    }
    return std::unique_ptr<Server>(new Server(std::move(inside)));
}

Server::~Server() {
    stop();
}

std::uint16_t Server::port() const {
    return inside_->port;
}

std::string Server::address() const {
    const std::string& host = inside_->core.settings.host;
    return fmt::format("http://{}:{}/", host.find(':') == std::string::npos ? host : "[" + host + "]", inside_->port);
}

std::size_t Server::connections() const {
    return inside_->core.connections;
}

std::size_t Server::waiting() const {
    return inside_->core.jobs.waiting();
}

void Server::stop() {
    if (std::exchange(inside_->stopped, true)) return;
    const HeapPatience patience;  // stopping must not fail
    Inside& self = *inside_;
    self.core.stopping = true;  // before the jobs end: their answers say so
    asio::post(self.acceptor->get_executor(), [&self] {
        Failure ignored;
        self.acceptor->close(ignored);
        self.heap_tick.cancel();
    });
    self.core.stop();
    for (Desk& desk : self.desks) {
        asio::post(desk.context, [&desk] {
            desk.tick.cancel();
            for (Connection* connection : std::vector(desk.connections.begin(), desk.connections.end()))
                connection->close();
        });
    }
    // Answers that are on their way get a moment, and no more.
    for (int i = 0; i < 100 && self.core.connections > 0; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    self.core.join();
    for (Desk& desk : self.desks) {
        desk.context.stop();
        desk.thread.join();
    }
}

}  // namespace ariadne::server
