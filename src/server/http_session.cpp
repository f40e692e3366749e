#include <sys/socket.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/route.h"
#include "server/security_headers.h"
#include "server/sessions.h"
#include "text/characters.h"

namespace ariadne::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

namespace {

using Parser = http::request_parser<http::string_body>;

std::string_view view(beast::string_view text) {
    return {text.data(), text.size()};
}

// Where a session waits for a job: the outcome comes from another thread by way of this session's own, and the timer,
// which never runs out, is what wakes it. The watch over the connection may be called after the session is gone.
struct Ticket {
    explicit Ticket(const asio::any_io_executor& executor) : wake(executor, asio::steady_timer::time_point::max()) {}

    asio::steady_timer wake;
    std::optional<Outcome> outcome;
    bool watched = false;
};

enum class Peer : std::uint8_t { silent, talking, gone };

Peer look_at(int descriptor) {
    char byte = 0;
    const ssize_t seen = ::recv(descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    if (seen > 0) return Peer::talking;
    return seen < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR) ? Peer::silent : Peer::gone;
}

// Cancels a job whose client goes away. Called when there is something to see on the connection; that may have been
// seen before, as news of a request that is read already still arrives, and then it goes on watching. More requests on
// the same connection are no sign of leaving, and hide it: then nobody watches any longer.
struct Watch {
    std::shared_ptr<Ticket> ticket;
    std::shared_ptr<Job> job;
    Pool* pool;
    asio::ip::tcp::socket* socket;  // as long as the ticket is watched

    void operator()(const Failure& failure) const {
        if (failure || !ticket->watched) return;
        const Peer peer = look_at(socket->native_handle());
        if (peer == Peer::silent) socket->async_wait(asio::socket_base::wait_read, Watch(*this));
        if (peer == Peer::gone) pool->cancel(job);
    }
};

bool is_json(std::string_view content_type) {
    return beast::iequals(text::trimmed(content_type.substr(0, content_type.find(';'))), "application/json");
}

// What is handed to a coroutine has a name wherever it owns something: g++ 12 destroys some temporaries of an awaited
// call twice.
class HttpSession final : public Connection {
  public:
    HttpSession(Core& core, Connections& connections, asio::ip::tcp::socket socket)
        : core_(core), connections_(connections), socket_(std::move(socket)) {
        ++core_.connections;
        connections_.insert(this);
    }
    ~HttpSession() {
        connections_.erase(this);
        --core_.connections;
    }
    HttpSession(const HttpSession&) = delete;
    HttpSession& operator=(const HttpSession&) = delete;

    asio::awaitable<void> run();

    void close() override {
        // One that works still answers that it was ended; its job knows already.
        if (!working_) cancel();
    }
    void look_at_clock(Clock::time_point now) override {
        if (working_ || now < deadline_) return;
        late_ = true;
        cancel();
    }

  private:
    asio::awaitable<bool> read_request(Parser& parser);
    asio::awaitable<bool> answer(Request& request);
    asio::awaitable<void> refuse_early(const Failure& failure, const Parser& parser);
    asio::awaitable<bool> send_file(const StaticFiles::File& file, const Request& request);
    asio::awaitable<bool> send(const Outcome& outcome, bool keep, bool with_body = true, std::string_view extra = {});
    asio::awaitable<bool> write(bool keep, std::string_view body);
    asio::awaitable<Outcome> work(Pool& pool, std::shared_ptr<Job> job, bool watch);
    asio::awaitable<void> linger();
    std::optional<Outcome> objection(const Request& request, const Route& route) const;
    asio::awaitable<bool> upgrade(Request& request);

    // The question is gone when there is an answer, and that counts until it is sent.
    void hold_answer(Outcome& outcome) {
        held_ = nullptr;
        held_ = core_.hold(outcome.body.size());
        if (!held_) outcome = refusal(core_);
    }
    void within(double seconds) {
        deadline_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
        late_ = false;
    }
    void cancel() {
        Failure ignored;
        socket_.cancel(ignored);
    }

    Core& core_;
    Connections& connections_;
    asio::ip::tcp::socket socket_;
    beast::flat_buffer buffer_;
    std::shared_ptr<void> held_;
    std::string head_;
    std::string method_;
    std::string path_;
    Log::Clock::time_point begin_;
    Clock::time_point deadline_ = Clock::time_point::max();
    bool late_ = false;  // what was waited for did not come in time
    bool working_ = false;
};

asio::awaitable<void> HttpSession::run() {
    for (;;) {
        Parser parser;
        parser.header_limit(static_cast<std::uint32_t>(core_.settings.header_bytes));
        parser.body_limit(core_.settings.body_bytes);
        if (!co_await read_request(parser)) break;
        const bool goes_on = co_await answer(parser.get());
        held_ = nullptr;
        if (!goes_on) break;
        if (core_.stopping) break;
    }
    if (socket_.is_open()) co_await linger();
}

// False when there will be no request; whatever is to be said was said.
asio::awaitable<bool> HttpSession::read_request(Parser& parser) {
    if (buffer_.size() == 0) {
        within(core_.settings.patience.idle);
        constexpr std::size_t chunk = 4096;
        const auto [failure, count] = co_await socket_.async_read_some(buffer_.prepare(chunk), token);
        if (failure) co_return false;
        buffer_.commit(count);
    }
    begin_ = Log::Clock::now();
    within(core_.settings.patience.header);
    const auto [bad_head, head_bytes] = co_await http::async_read_header(socket_, buffer_, parser, token);
    if (bad_head) {
        co_await refuse_early(bad_head, parser);
        co_return false;
    }
    if (parser.is_done()) co_return true;
    const auto length = parser.content_length();
    held_ = core_.hold(length ? static_cast<std::size_t>(*length) : core_.settings.body_bytes);
    if (!held_) {
        const Outcome outcome = refusal(core_);
        co_await send(outcome, false);
        co_return false;
    }
    within(core_.settings.patience.body);
    if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
        static constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
        const auto [failure, count] = co_await asio::async_write(socket_, asio::buffer(go_on), token);
        if (failure) co_return false;
    }
    const auto [bad_body, body_bytes] = co_await http::async_read(socket_, buffer_, parser, token);
    if (bad_body) co_await refuse_early(bad_body, parser);
    co_return !bad_body;
}

asio::awaitable<void> HttpSession::refuse_early(const Failure& failure, const Parser& parser) {
    method_ = view(parser.get().method_string());
    path_ = view(parser.get().target());
    std::optional<Outcome> outcome;
    if (late_) {
        outcome = server::failure(408, "the request took too long to arrive");
    } else if (failure == http::error::header_limit || failure == http::error::buffer_overflow) {
        outcome = server::failure(431, fmt::format("the header has more than {} bytes", core_.settings.header_bytes));
    } else if (failure == http::error::body_limit) {
        outcome = server::failure(413, fmt::format("the body has more than {} bytes", core_.settings.body_bytes));
    } else if (failure.category() == http::make_error_code(http::error::bad_method).category() &&
               failure != http::error::end_of_stream && failure != http::error::partial_message) {
        outcome = server::failure(400, "this is no HTTP request: " + failure.message());
    }
    if (!outcome) co_return;
    within(1);
    co_await send(*outcome, false);
}

std::optional<Outcome> HttpSession::objection(const Request& request, const Route& route) const {
    const std::string_view host = view(request[http::field::host]);
    if (!host_is_ours(host, core_.settings.host))
        return failure(403, "the name in Host is not this server's; see the option --host");
    if (route.place == Place::nowhere) return failure(404, std::string(route.reason));
    const http::verb method = request.method();
    const bool reads = method == http::verb::get || method == http::verb::head;
    const bool allowed = route.allow == "POST"  ? method == http::verb::post
                         : route.allow == "GET" ? method == http::verb::get
                                                : reads;
    if (!allowed) return failure(405, fmt::format("expected one of these methods: {}", route.allow));
    const bool upgrading = route.place == Place::socket;
    if (const auto origin = request.find(http::field::origin);
        (upgrading || !reads) && origin != request.end() && !origin_matches(view(origin->value()), host))
        return failure(403, "the page that asks is not this server's");
    if (!reads && !is_json(view(request[http::field::content_type])))
        return failure(415, "expected the type application/json");
    if (upgrading && !beast::websocket::is_upgrade(request)) return failure(426, "expected the upgrade to a WebSocket");
    if (core_.stopping) return failure(503, "the server is shutting down");
    return std::nullopt;
}

// False: the connection is at its end.
asio::awaitable<bool> HttpSession::answer(Request& request) {
    method_ = view(request.method_string());
    path_ = view(request.target());
    const bool keep = request.keep_alive();
    const bool with_body = request.method() != http::verb::head;
    const Route route = find_route(core_, path_);
    if (const std::optional<Outcome> bad = objection(request, route)) {
        std::string extra;
        if (bad->status == 405) extra = fmt::format("Allow: {}\r\n", route.allow);
        if (bad->status == 426) extra = "Upgrade: websocket\r\n";
        co_return co_await send(*bad, keep, with_body, extra);
    }
    switch (route.place) {
        case Place::file:
            co_return co_await send_file(*route.file, request);
        case Place::health: {
            const Outcome outcome{.body = fmt::format(R"({{"status":"well","waiting":{}}})", core_.jobs.waiting())};
            co_return co_await send(outcome, keep, with_body);
        }
        case Place::socket:
            co_return co_await upgrade(request);
        case Place::recognise: {
            std::shared_ptr<Job> job = make_recognise_job(std::move(request.body()));
            const Outcome outcome = co_await work(core_.quick, std::move(job), false);
            co_return co_await send(outcome, keep);
        }
        case Place::operation: {
            const Lane lane = route.operation->lane;
            std::shared_ptr<Job> job = make_job(core_, *route.operation, *route.world, std::move(request.body()), {});
            Outcome outcome = co_await work(core_.pool(lane), std::move(job), lane == Lane::job);
            hold_answer(outcome);
            co_return co_await send(outcome, keep);
        }
        case Place::nowhere:
            break;
    }
    co_return false;
}

// Waits for a job. With `watch` a client that goes away meanwhile cancels it.
asio::awaitable<Outcome> HttpSession::work(Pool& pool, std::shared_ptr<Job> job, bool watch) {
    const asio::any_io_executor executor = socket_.get_executor();
    const auto ticket = std::make_shared<Ticket>(executor);
    job->finished = [ticket, executor](Outcome outcome) {
        asio::post(executor, [ticket, outcome = std::move(outcome)]() mutable {
            ticket->outcome = std::move(outcome);
            ticket->wake.cancel();
        });
    };
    if (!pool.submit(job)) co_return refusal(core_);
    working_ = true;
    if (watch) {
        ticket->watched = true;
        socket_.async_wait(asio::socket_base::wait_read, Watch{ticket, job, &pool, &socket_});
    }
    while (!ticket->outcome) co_await ticket->wake.async_wait(token);
    working_ = false;
    if (watch) {
        ticket->watched = false;
        cancel();
    }
    co_return std::move(*ticket->outcome);
}

asio::awaitable<bool> HttpSession::send_file(const StaticFiles::File& file, const Request& request) {
    if (names_tag(view(request[http::field::if_none_match]), file.tag)) {
        core_.log.request(method_, path_, 304, 0, begin_);
        head_ = file.unchanged;
        co_return co_await write(request.keep_alive(), {});
    }
    const bool packed = !file.gzip.body.empty() && accepts_gzip(view(request[http::field::accept_encoding]));
    const StaticFiles::Variant& variant = packed ? file.gzip : file.plain;
    core_.log.request(method_, path_, 200, variant.body.size(), begin_);
    head_ = variant.head;
    co_return co_await write(request.keep_alive(), request.method() == http::verb::head ? "" : variant.body);
}

asio::awaitable<bool> HttpSession::send(const Outcome& outcome, bool keep, bool with_body, std::string_view extra) {
    core_.log.request(method_, path_, outcome.status, outcome.body.size(), begin_);
    const std::string_view reason = outcome.status == 499
                                        ? "Client Closed Request"
                                        : view(http::obsolete_reason(http::int_to_status(outcome.status)));
    if (outcome.status == 429) extra = "Retry-After: 1\r\n";
    head_.clear();
    fmt::format_to(std::back_inserter(head_),
                   "HTTP/1.1 {} {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n{}{}",
                   outcome.status, reason, outcome.media_type, outcome.body.size(), extra, security_headers());
    co_return co_await write(keep, with_body ? std::string_view(outcome.body) : std::string_view());
}

// Head and body in one go.
asio::awaitable<bool> HttpSession::write(bool keep, std::string_view body) {
    head_ += keep && !core_.stopping ? "Connection: keep-alive\r\n\r\n" : "Connection: close\r\n\r\n";
    within(core_.settings.patience.write);
    const std::array<asio::const_buffer, 2> parts{asio::buffer(head_), asio::buffer(body.data(), body.size())};
    const auto [failure, count] = co_await asio::async_write(socket_, parts, token);
    co_return keep && !failure;
}

// Closing while the client still sends would reset the connection, and it might never see the answer. So the sending
// side is closed first and what comes is read and forgotten, a while.
asio::awaitable<void> HttpSession::linger() {
    Failure ignored;
    socket_.shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    constexpr int most_reads = 256;
    within(1);
    for (int i = 0; i < most_reads && !core_.stopping; ++i) {
        buffer_.clear();
        constexpr std::size_t chunk = 65536;
        const auto [failure, count] = co_await socket_.async_read_some(buffer_.prepare(chunk), token);
        if (failure) break;
    }
    socket_.close(ignored);
}

asio::awaitable<bool> HttpSession::upgrade(Request& request) {
    connections_.erase(this);
    co_await serve_socket(core_, connections_, std::move(socket_), std::move(request));
    co_return false;
}

}  // namespace

asio::awaitable<void> serve_http(Core& core, Connections& connections, asio::ip::tcp::socket socket) {
    HttpSession session(core, connections, std::move(socket));
    co_await session.run();
}

}  // namespace ariadne::server
