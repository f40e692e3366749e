#include <algorithm>
#include <deque>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "catalog/base64.h"
#include "catalog/catalog.h"
#include "catalog/json.h"
#include "server/sessions.h"

namespace ariadne::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

namespace {

// What a socket is told about the question it gave an id to, as JSON on one line. The other side is Answer in
// web/src/api/protocol.ts.
std::string progress_text(std::int64_t id, const Progress& progress) {
    boost::json::object object{{"phase", progress.phase}};
    if (progress.fraction >= 0) object["fraction"] = progress.fraction;
    object["nodes"] = progress.nodes;
    object["seconds"] = progress.seconds;
    if (progress.best) object["best"] = *progress.best;
    if (progress.bound) object["bound"] = *progress.bound;
    return fmt::format(R"({{"id":{},"event":"progress","progress":{}}})", id, catalog::json_text(object));
}

// A file is {"media_type", "base64"}.
std::string done_text(std::int64_t id, const Outcome& outcome) {
    std::string out = fmt::format(R"({{"id":{},"event":"done","result":)", id);
    if (outcome.media_type == "application/json") {
        out.reserve(out.size() + outcome.body.size() + 1);
        out += outcome.body;
    } else {
        out +=
            fmt::format(R"({{"media_type":"{}","base64":"{}"}})", outcome.media_type, catalog::to_base64(outcome.body));
    }
    return out + "}";
}

std::string failed_text(std::int64_t id, const Outcome& outcome) {
    // The body is {"error": ...} already.
    return fmt::format(R"({{"id":{},"event":"failed","status":{},{})", id, outcome.status,
                       std::string_view(outcome.body).substr(1));
}

// News may be lost when a client does not keep up; answers may not.
enum class Weight : std::uint8_t { news, answer };
constexpr std::size_t news_wait_bytes = std::size_t{1} << 20;
constexpr std::size_t read_here_bytes = std::size_t{64} << 10;  // larger messages are read on the quick pool

class SocketSession final : public Connection, public std::enable_shared_from_this<SocketSession> {
  public:
    SocketSession(Core& core, Connections& connections, asio::ip::tcp::socket socket)
        : core_(core), connections_(connections), stream_(std::move(socket)) {
        connections_.insert(this);
    }
    ~SocketSession() = default;
    SocketSession(const SocketSession&) = delete;
    SocketSession& operator=(const SocketSession&) = delete;

    asio::awaitable<void> run(Request request);
    // Whatever ended `run`, an exception too; on this session's thread, where a job's last word may outlive it.
    void leave();
    void close() override {
        if (closed_ || !stream_.is_open()) return break_off();
        stream_.async_close(websocket::close_code::going_away, [self = shared_from_this()](const Failure&) {});
    }
    void look_at_clock(Clock::time_point /*now*/) override {}  // the stream pings, and closes what does not answer

  private:
    struct Open {
        std::shared_ptr<Job> job;
        Pool* pool = nullptr;
    };
    struct Outgoing {
        std::string text;
        std::shared_ptr<void> held;
    };

    void accept_options();
    asio::awaitable<std::expected<boost::json::object, Outcome>> read_message(std::string text);
    void handle(boost::json::object message, std::size_t bytes);
    void ask(std::int64_t id, boost::json::object& message, std::size_t bytes);
    void submit(std::int64_t id, const std::shared_ptr<Job>& job, Pool& pool, bool tell, std::shared_ptr<void> held);
    void finish(std::int64_t id, const Outcome& outcome);
    Listener listener(std::int64_t id);

    void send(std::string text, Weight weight, std::shared_ptr<void> held = {});
    static asio::awaitable<void> drain(std::shared_ptr<SocketSession> self);
    void break_off();

    Core& core_;
    Connections& connections_;
    websocket::stream<asio::ip::tcp::socket> stream_;
    std::unordered_map<std::int64_t, Open> open_;
    std::deque<Outgoing> outgoing_;
    std::size_t outgoing_bytes_ = 0;
    bool writing_ = false;
    bool closed_ = false;
};

void SocketSession::accept_options() {
    websocket::stream_base::timeout timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(core_.settings.body_bytes);
    stream_.auto_fragment(false);
    stream_.text(true);
}

asio::awaitable<void> SocketSession::run(Request request) {
    accept_options();
    const auto [refused] = co_await stream_.async_accept(request, token);
    beast::flat_buffer buffer;
    while (!refused && !closed_) {
        const auto [failure, count] = co_await stream_.async_read(buffer, token);
        if (failure) break;
        const std::size_t bytes = buffer.size();
        std::string text(static_cast<const char*>(buffer.data().data()), buffer.size());
        buffer.consume(buffer.size());
        if (buffer.capacity() > read_here_bytes) buffer.shrink_to_fit();
        auto message = co_await read_message(std::move(text));
        if (message) {
            handle(std::move(*message), bytes);
        } else {
            send(failed_text(0, message.error()), Weight::answer);
        }
    }
}

void SocketSession::leave() {
    connections_.erase(this);
    // Whoever asked is gone. Cancelling a job that still waits calls back into the table, later and on this thread.
    for (const auto& [id, open] : open_) open.pool->cancel(open.job);
    break_off();
}

asio::awaitable<std::expected<boost::json::object, Outcome>> SocketSession::read_message(std::string text) {
    if (text.size() <= read_here_bytes) co_return read_request(text);
    const auto result = std::make_shared<std::optional<std::expected<boost::json::object, Outcome>>>();
    const auto wake =
        std::make_shared<asio::steady_timer>(stream_.get_executor(), asio::steady_timer::time_point::max());
    auto job = std::make_shared<Job>();
    job->work = [result, text = std::move(text)](const Job&) {
        *result = read_request(text);
        return Outcome{};
    };
    job->finished = [wake](const Outcome&) { asio::post(wake->get_executor(), [wake] { wake->cancel(); }); };
    if (!core_.quick.submit(job)) co_return std::unexpected(refusal(core_));
    co_await wake->async_wait(token);
    if (!*result) co_return std::unexpected(refusal(core_));
    co_return std::move(**result);
}

void SocketSession::handle(boost::json::object message, std::size_t bytes) {
    const boost::json::value* number = message.if_contains("id");
    if (number == nullptr || !number->is_int64()) {
        send(failed_text(0, failure(400, "expected a whole number as id")), Weight::answer);
        return;
    }
    const std::int64_t id = number->get_int64();
    if (!message.contains("cancel")) return ask(id, message, bytes);
    // An answer may be on its way already: nothing is wrong with a cancel that comes late.
    if (const auto found = open_.find(id); found != open_.end()) found->second.pool->cancel(found->second.job);
}

void SocketSession::ask(std::int64_t id, boost::json::object& message, std::size_t bytes) {
    const auto refuse = [&](unsigned status, std::string reason) {
        send(failed_text(id, failure(status, std::move(reason))), Weight::answer);
    };
    const auto word = [&](std::string_view key) {
        const boost::json::value* value = message.if_contains(key);
        return value != nullptr && value->is_string() ? std::string_view(value->get_string()) : std::string_view();
    };
    boost::json::value* request = message.if_contains("request");
    if (request == nullptr || !request->is_object()) return refuse(400, "expected an object as request");
    if (open_.contains(id)) return refuse(400, "this id is still being worked on");
    if (open_.size() >= core_.settings.jobs_per_client)
        return refuse(429, fmt::format("{} questions are being worked on; cancel one, or wait", open_.size()));
    std::shared_ptr<void> held = core_.hold(bytes);
    if (!held) return send(failed_text(id, refusal(core_)), Weight::answer);
    if (word("operation") == "recognise" && word("world").empty())
        return submit(id, make_recognise_job(std::move(request->get_object())), core_.quick, false, std::move(held));
    const Result<const worlds::World*> world = catalog::find_world(word("world"));
    if (!world) return refuse(404, "there is no such world");
    const Operation* operation = find_operation(core_.settings.operations, word("operation"));
    if (operation == nullptr) return refuse(404, "there is no such operation");
    const bool tell = operation->lane == Lane::job;
    submit(id, make_job(core_, *operation, **world, std::move(request->get_object()), tell ? listener(id) : Listener{}),
           core_.pool(operation->lane), tell, std::move(held));
}

void SocketSession::submit(std::int64_t id, const std::shared_ptr<Job>& job, Pool& pool, bool tell,
                           std::shared_ptr<void> held) {
    job->finished = [self = shared_from_this(), id, held = std::move(held)](Outcome outcome) {
        asio::post(self->stream_.get_executor(),
                   [self, id, outcome = std::move(outcome)] { self->finish(id, outcome); });
    };
    open_[id] = {job, &pool};
    const std::optional<std::size_t> ahead = pool.submit(job);
    if (!ahead) {
        job->finished = nullptr;
        finish(id, refusal(core_));
    } else if (tell && *ahead > 0) {
        send(fmt::format(R"({{"id":{},"event":"queued","ahead":{}}})", id, *ahead), Weight::news);
    }
}

void SocketSession::finish(std::int64_t id, const Outcome& outcome) {
    open_.erase(id);
    if (closed_) return;
    std::string text = outcome.status < 400 ? done_text(id, outcome) : failed_text(id, outcome);
    std::shared_ptr<void> held = core_.hold(text.size());
    if (!held) text = failed_text(id, refusal(core_));
    send(std::move(text), Weight::answer, std::move(held));
}

// What a job says goes from its thread to this session's, which outlives it.
Listener SocketSession::listener(std::int64_t id) {
    const std::function<void(std::string)> tell = [self = shared_from_this()](std::string text) {
        asio::post(self->stream_.get_executor(),
                   [self, text = std::move(text)]() mutable { self->send(std::move(text), Weight::news); });
    };
    return {
        .started = [tell, id] { tell(fmt::format(R"({{"id":{},"event":"started"}})", id)); },
        .progress = [tell, id](const Progress& progress) { tell(progress_text(id, progress)); },
        .say =
            [tell, id](boost::json::object said) {
                tell(fmt::format(R"({{"id":{},"event":"said","said":{}}})", id, catalog::json_text(std::move(said))));
            }};
}

void SocketSession::send(std::string text, Weight weight, std::shared_ptr<void> held) {
    if (closed_ || (weight == Weight::news && outgoing_bytes_ > news_wait_bytes)) return;
    // What counts is what waits already: one answer may be larger than that.
    if (outgoing_bytes_ > core_.settings.unread_bytes) {
        core_.log.event("a socket that does not read is closed");
        break_off();
        return;
    }
    outgoing_bytes_ += text.size();
    outgoing_.push_back({std::move(text), std::move(held)});
    if (writing_) return;
    writing_ = true;
    asio::co_spawn(stream_.get_executor(), drain(shared_from_this()), asio::detached);
}

asio::awaitable<void> SocketSession::drain(std::shared_ptr<SocketSession> self) {
    while (!self->outgoing_.empty()) {
        const Outgoing next = std::move(self->outgoing_.front());
        self->outgoing_.pop_front();
        const auto [failure, count] = co_await self->stream_.async_write(asio::buffer(next.text), token);
        self->outgoing_bytes_ -= next.text.size();
        if (!failure) continue;
        self->break_off();
        break;
    }
    self->writing_ = false;
}

// The reader notices, and ends the session.
void SocketSession::break_off() {
    closed_ = true;
    outgoing_.clear();
    Failure ignored;
    beast::get_lowest_layer(stream_).close(ignored);
}

}  // namespace

asio::awaitable<void> serve_socket(Core& core, Connections& connections, asio::ip::tcp::socket socket,
                                   Request request) {
    const auto session = std::make_shared<SocketSession>(core, connections, std::move(socket));
    struct Leaving {
        SocketSession& session;
        ~Leaving() { session.leave(); }
    };
    const Leaving leaving{*session};
    co_await session->run(std::move(request));
}

}  // namespace ariadne::server
