#include <poll.h>

#include <algorithm>
#include <array>
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
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/accept_language.h"
#include "server/request_parser.h"
#include "server/route.h"
#include "server/security_headers.h"
#include "server/sessions.h"
#include "text/characters.h"

namespace ariadne::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

namespace {

using HttpRequest = http::request<ArrivingBody>;

// Where a session waits for a job: the outcome comes from another thread by way of this session's own, and the timer,
// which never runs out, is what wakes it.
struct Ticket {
    explicit Ticket(const asio::any_io_executor& executor) : wake(executor, asio::steady_timer::time_point::max()) {}

    asio::steady_timer wake;
    std::optional<Outcome> outcome;
};

enum class Peer : std::uint8_t { there, silent, gone };

// Silent: it will send no more, and may be gone or waiting for the answer. Whatever it sent before does not hide this.
Peer look_at(int descriptor) {
    pollfd watched{.fd = descriptor, .events = POLLRDHUP, .revents = 0};
    if (::poll(&watched, 1, 0) <= 0) return Peer::there;
    return (watched.revents & (POLLHUP | POLLERR | POLLNVAL)) != 0 ? Peer::gone : Peer::silent;
}

bool is_json(std::string_view content_type) {
    return beast::iequals(text::trimmed(content_type.substr(0, content_type.find(';'))), "application/json");
}

constexpr unsigned with_interim_answers = 11;  // the first version of HTTP, times ten

// What is handed to a coroutine has a name wherever it owns something: g++ 12 destroys some temporaries of an awaited
// call twice.
class HttpSession final : public Connection {
  public:
    HttpSession(Core& core, Connections& connections, asio::ip::tcp::socket socket)
        : core_(core), connections_(connections), socket_(std::move(socket)), buffer_(core.settings.header_bytes) {
        ++core_.connections;
        connections_.insert(this);
    }
    ~HttpSession() {
        connections_.erase(this);
        --core_.connections;
        ++core_.ended;
    }
    HttpSession(const HttpSession&) = delete;
    HttpSession& operator=(const HttpSession&) = delete;

    asio::awaitable<void> run();

    void close() override {
        // One that works still answers that it was ended; its job knows already.
        if (!working_) cancel();
    }
    void look_at_clock(Clock::time_point now) override {
        if (working_) return look_after_peer(now);
        if (now < deadline_) return;
        late_ = true;
        cancel();
    }
    Clock::time_point silent_since() const override { return working_ ? Clock::time_point::max() : since_; }
    void give_way() override {
        since_ = Clock::time_point::max();
        Failure ignored;
        socket_.close(ignored);
    }

  private:
    asio::awaitable<bool> read_request(RequestParser& parser);
    asio::awaitable<bool> read_body(RequestParser& parser);
    asio::awaitable<bool> answer(HttpRequest& request);
    asio::awaitable<void> refuse_early(const Failure& failure, const RequestParser& parser);
    asio::awaitable<bool> send_file(const StaticFiles::File& file, const HttpRequest& request);
    asio::awaitable<bool> send(const Outcome& outcome, bool keep, bool with_body = true, std::string_view extra = {});
    asio::awaitable<bool> write(bool keep, std::string_view body);
    asio::awaitable<Outcome> work(Question question);
    asio::awaitable<void> linger();
    std::optional<Outcome> objection(const HttpRequest& request, const Route& route) const;
    asio::awaitable<bool> upgrade(HttpRequest& request);
    void look_after_peer(Clock::time_point now);

    std::string client_of(const http::fields& header) const {
        // The last line of that name: those before it may come from anybody.
        std::string_view forwarded;
        for (auto [at, end] = header.equal_range("X-Forwarded-For"); at != end; ++at) forwarded = view(at->value());
        return core_.client(peer_, forwarded);
    }
    void within(double seconds) {
        since_ = Clock::now();
        deadline_ = in(seconds);
        late_ = false;
    }
    void cancel() {
        Failure ignored;
        socket_.cancel(ignored);
    }

    Core& core_;
    Connections& connections_;
    asio::ip::tcp::socket socket_;
    asio::ip::address peer_;
    beast::flat_buffer buffer_;           // as large as a header may be
    std::shared_ptr<Ledger::Hold> held_;  // for the question while it comes
    std::shared_ptr<Job> job_;            // that is being waited for
    std::string head_;
    std::string method_;
    std::string path_;
    Language language_ = Language::en;
    Log::Clock::time_point begin_;
    Clock::time_point deadline_ = Clock::time_point::max();
    bool late_ = false;  // what was waited for did not come in time
    bool working_ = false;
    Clock::time_point next_question_;         // whether the client is still there
    unsigned version_ = 11;                   // of HTTP, times ten
    Clock::time_point since_ = Clock::now();  // when what is waited for began to be
};

asio::awaitable<void> HttpSession::run() {
    Failure unknown;
    peer_ = socket_.remote_endpoint(unknown).address();
    for (;;) {
        RequestParser parser(core_.settings.header_lines);
        parser.header_limit(static_cast<std::uint32_t>(core_.settings.header_bytes));
        parser.body_limit(core_.shares.question);
        if (!co_await read_request(parser)) break;
        const bool goes_on = co_await answer(parser.get());
        held_ = nullptr;  // where the body was none of a question
        if (!goes_on || core_.stopping) break;
    }
    if (socket_.is_open()) co_await linger();
}

// False when there will be no request; whatever is to be said was said.
asio::awaitable<bool> HttpSession::read_request(RequestParser& parser) {
    if (buffer_.size() == 0) {
        within(core_.settings.patience.idle);
        const std::size_t chunk = std::min<std::size_t>(4096, buffer_.max_size());
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
    method_ = view(parser.get().method_string());
    path_ = view(parser.get().target());
    version_ = parser.get().version();
    language_ = accepted_language(view(parser.get()[http::field::accept_language]));
    if (const std::optional<Outcome> fault = header_fault(parser.get())) {
        co_await send(*fault, false);
        co_return false;
    }
    co_return parser.is_done() || co_await read_body(parser);
}

asio::awaitable<bool> HttpSession::read_body(RequestParser& parser) {
    const Clock::time_point begin = Clock::now();
    held_ = std::make_shared<Ledger::Hold>(core_.ledger, client_of(parser.get()));
    if (version_ >= with_interim_answers && parser.get().count(http::field::expect) > 0) {
        static constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
        const auto [failure, count] = co_await asio::async_write(socket_, asio::buffer(go_on), token);
        if (failure) co_return false;
    }
    std::size_t arrived = 0;
    while (!parser.is_done()) {
        within(0);
        deadline_ = due(core_.settings.patience, begin, parser.get().body().size());
        auto [failure, count] = co_await http::async_read_some(socket_, buffer_, parser, token);
        arrived += count;
        if (arrived - parser.get().body().size() > core_.settings.framing_bytes) failure = http::error::buffer_overflow;
        if (failure) {
            co_await refuse_early(failure, parser);
            co_return false;
        }
        if (held_->resize(parser.get().body().size())) continue;
        const Outcome outcome = no_room_for_question();
        co_await send(outcome, false);
        co_return false;
    }
    co_return true;
}

asio::awaitable<void> HttpSession::refuse_early(const Failure& failure, const RequestParser& parser) {
    method_ = view(parser.get().method_string());
    path_ = view(parser.get().target());
    std::optional<Outcome> outcome = late_ ? server::failure(408, tr("the request took too long to arrive"))
                                           : parse_fault(failure, parser, core_.settings, core_.shares.question);
    if (!outcome) co_return;
    within(1);
    co_await send(*outcome, false);
}

std::optional<Outcome> HttpSession::objection(const HttpRequest& request, const Route& route) const {
    const std::string_view host = view(request[http::field::host]);
    if (!host_is_ours(host, core_.settings.host) && !origin_matches(core_.settings.url, host))
        return failure(403, tr("the Host header does not name this server; see --host and --url"));
    if (route.place == Place::nowhere) return failure(404, route.reason);
    const http::verb method = request.method();
    const bool reads = method == http::verb::get || method == http::verb::head;
    const bool allowed = route.allow == "POST"  ? method == http::verb::post
                         : route.allow == "GET" ? method == http::verb::get
                                                : reads;
    if (!allowed) return failure(405, Message(tr("method not allowed, expected one of: {0}"), route.allow));
    const bool upgrading = route.place == Place::socket;
    if (const auto origin = request.find(http::field::origin);
        (upgrading || !reads) && origin != request.end() && !origin_matches(view(origin->value()), host))
        return failure(403, tr("requests from pages of other sites are not allowed"));
    if (!reads && !is_json(view(request[http::field::content_type])))
        return failure(415, tr("expected the type application/json"));
    if (upgrading && !beast::websocket::is_upgrade(request))
        return failure(426, tr("expected an upgrade to WebSocket"));
    if (core_.stopping) return failure(503, tr("the server is shutting down"));
    return std::nullopt;
}

// False: the connection is at its end.
asio::awaitable<bool> HttpSession::answer(HttpRequest& request) {
    const bool keep = request.keep_alive();
    const bool with_body = request.method() != http::verb::head;
    const Route route = find_route(core_, path_, language_);
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
        case Place::recognise:
        case Place::operation: {
            Question question{.operation = route.operation,
                              .world = route.world,
                              .text = std::move(request.body()),
                              .held = std::exchange(held_, nullptr),
                              .client = client_of(request),
                              .language = language_};
            const Outcome outcome = co_await work(std::move(question));
            co_return co_await send(outcome, keep);
        }
        case Place::nowhere:
            break;
    }
    co_return false;
}

asio::awaitable<Outcome> HttpSession::work(Question question) {
    const asio::any_io_executor executor = socket_.get_executor();
    const auto ticket = std::make_shared<Ticket>(executor);
    auto asked = ask(core_, std::move(question), {}, [ticket, executor](Outcome outcome) {
        asio::post(executor, [ticket, outcome = std::move(outcome)]() mutable {
            ticket->outcome = std::move(outcome);
            ticket->wake.cancel();
        });
    });
    if (!asked) co_return std::move(asked).error();
    job_ = std::move(asked->job);
    working_ = true;
    while (!ticket->outcome) co_await ticket->wake.async_wait(token);
    working_ = false;
    job_ = nullptr;
    co_return std::move(*ticket->outcome);
}

// Work that nobody waits for any longer is cancelled. One who has only closed the sending side waits: an interim
// answer, every now and then, brings that to light, since who is gone answers it with a reset.
void HttpSession::look_after_peer(Clock::time_point now) {
    const Peer peer = look_at(socket_.native_handle());
    if (peer == Peer::gone) core_.cancel(job_);
    if (peer != Peer::silent || now < next_question_) return;
    next_question_ = now + std::chrono::seconds(1);
    static constexpr std::string_view still_working = "HTTP/1.1 102 Processing\r\n\r\n";
    if (version_ >= with_interim_answers)
        ::send(socket_.native_handle(), still_working.data(), still_working.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
}

asio::awaitable<bool> HttpSession::send_file(const StaticFiles::File& file, const HttpRequest& request) {
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
    const std::string said = outcome.error ? error_text(*outcome.error, language_) : std::string();
    const std::string_view body = outcome.error ? said : outcome.body;
    core_.log.request(method_, path_, outcome.status, body.size(), begin_);
    const std::string_view reason = outcome.status == 499
                                        ? "Client Closed Request"
                                        : view(http::obsolete_reason(http::int_to_status(outcome.status)));
    if (outcome.status == 429) extra = "Retry-After: 1\r\n";
    head_.clear();
    fmt::format_to(std::back_inserter(head_),
                   "HTTP/1.1 {} {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n{}{}",
                   outcome.status, reason, outcome.media_type, body.size(), extra, security_headers());
    co_return co_await write(keep, with_body ? body : std::string_view());
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
    constexpr int most_reads = 1024;
    within(1);
    for (int i = 0; i < most_reads && !core_.stopping; ++i) {
        buffer_.clear();
        const auto [failure, count] = co_await socket_.async_read_some(buffer_.prepare(buffer_.max_size()), token);
        if (failure) break;
    }
    socket_.close(ignored);
}

asio::awaitable<bool> HttpSession::upgrade(HttpRequest& request) {
    connections_.erase(this);
    std::string client = client_of(request);
    Request head;
    head.base() = std::move(request.base());
    co_await serve_socket(core_, connections_, std::move(socket_), std::move(head), std::move(client));
    co_return false;
}

}  // namespace

asio::awaitable<void> serve_http(Core& core, Connections& connections, asio::ip::tcp::socket socket) {
    HttpSession session(core, connections, std::move(socket));
    co_await session.run();
}

}  // namespace ariadne::server
