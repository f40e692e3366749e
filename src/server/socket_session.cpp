#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "catalog/base64.h"
#include "catalog/catalog.h"
#include "catalog/json.h"
#include "server/envelope.h"
#include "server/metered_socket.h"
#include "server/sessions.h"

namespace ariadne::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;

namespace {

// What a socket is told about the question it gave an id to, as JSON on one line. The other side is Answer in
// web/src/api/protocol.ts.
std::string progress_text(std::int64_t id, const Progress& progress, Language language) {
    boost::json::object object{{"phase", words(language, progress.phase)}};
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
        out += fmt::format(R"({{"media_type":"{}","base64":")", outcome.media_type);
        out += catalog::to_base64(outcome.body);
        out += "\"}";
    }
    out += '}';
    return out;
}

std::string failed_text(std::int64_t id, const Outcome& outcome, Language language) {
    return fmt::format(R"({{"id":{},"event":"failed","status":{},{})", id, outcome.status,
                       error_text(*outcome.error, language).substr(1));
}

// News may be lost when a client does not keep up; answers may not.
enum class Weight : std::uint8_t { news, answer };

class SocketSession final : public Connection, public std::enable_shared_from_this<SocketSession> {
  public:
    SocketSession(Core& core, Connections& connections, asio::ip::tcp::socket socket, std::string client)
        : core_(core),
          connections_(connections),
          stream_(core.settings.framing_bytes, std::move(socket)),
          client_(std::move(client)) {
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
    // Where no message is on its way, the stream pings, and closes what does not answer.
    void look_at_clock(Clock::time_point now) override {
        if (now < deadline_ && now < taken_by_) return;
        core_.log.event("a socket that is too slow is closed");
        break_off();
    }
    Clock::time_point silent_since() const override { return open_.empty() ? since_ : Clock::time_point::max(); }
    void give_way() override {
        since_ = Clock::time_point::max();
        break_off();
    }

  private:
    void accept_options();
    asio::awaitable<std::optional<std::string>> read_message();
    void handle(const std::string& text);
    void put(std::int64_t id, Question question);
    void finish(std::int64_t id, Outcome outcome, Language language);
    Listener listener(std::int64_t id, Language language);

    void send(std::string text, Weight weight);
    static asio::awaitable<void> drain(std::shared_ptr<SocketSession> self);
    void break_off();

    Core& core_;
    Connections& connections_;
    websocket::stream<MeteredSocket> stream_;
    std::string client_;
    std::shared_ptr<Ledger::Hold> arriving_;                 // for the message that comes
    Clock::time_point since_ = Clock::now();                 // the last of them, or its beginning
    Clock::time_point deadline_ = Clock::time_point::max();  // for its end
    Clock::time_point taken_by_ = Clock::time_point::max();  // the text that goes out
    std::unordered_map<std::int64_t, std::shared_ptr<Job>> open_;
    std::deque<std::string> outgoing_;
    std::size_t outgoing_bytes_ = 0;
    Ledger::Hold leaving_{core_.ledger, client_};  // for what goes out
    bool writing_ = false;
    bool closed_ = false;
};

void SocketSession::accept_options() {
    websocket::stream_base::timeout timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(core_.shares.question);
    stream_.auto_fragment(false);
    stream_.text(true);
    // Otherwise the library names itself and its version there.
    stream_.set_option(websocket::stream_base::decorator(
        [](websocket::response_type& response) { response.set(beast::http::field::server, "ariadne"); }));
}

asio::awaitable<void> SocketSession::run(Request request) {
    accept_options();
    const auto [refused] = co_await stream_.async_accept(request, token);
    while (!refused && !closed_) {
        const std::optional<std::string> text = co_await read_message();
        if (!text) break;
        handle(*text);
    }
}

// Nothing: the socket is at its end.
asio::awaitable<std::optional<std::string>> SocketSession::read_message() {
    std::string text;
    auto buffer = asio::dynamic_buffer(text);
    arriving_ = std::make_shared<Ledger::Hold>(core_.ledger, client_);
    constexpr std::size_t piece = std::size_t{64} << 10;
    do {
        const auto [failure, count] = co_await stream_.async_read_some(buffer, piece, token);
        if (failure == MeteredSocket::too_much) core_.log.event("a socket with too many frames is closed");
        if (failure) co_return std::nullopt;
        stream_.next_layer().deduct(count);
        if (deadline_ == Clock::time_point::max()) since_ = Clock::now();
        deadline_ = due(core_.settings.patience, since_, text.size());
        if (!arriving_->resize(text.size())) {
            core_.log.event("there is no room for a message: its socket is closed");
            co_return std::nullopt;
        }
    } while (!stream_.is_message_done());
    deadline_ = Clock::time_point::max();
    since_ = Clock::now();
    co_return text;
}

void SocketSession::leave() {
    connections_.erase(this);
    // Whoever asked is gone. Cancelling a job that still waits calls back into the table, later and on this thread.
    for (const auto& [id, job] : open_) core_.cancel(job);
    break_off();
}

void SocketSession::handle(const std::string& text) {
    const Result<Envelope> message = open_envelope(text);
    if (!message) return send(failed_text(0, failure(400, message.error()), Language::en), Weight::answer);
    const Language language = message->language.value_or(Language::en);
    const auto refuse = [&](unsigned status, const Message& reason) {
        send(failed_text(message->id, failure(status, reason), language), Weight::answer);
    };
    const auto open = open_.find(message->id);
    if (message->cancel) {
        // An answer may be on its way already: nothing is wrong with a cancel that comes late.
        if (open != open_.end()) core_.cancel(open->second);
        return;
    }
    if (!message->language)
        return refuse(400, text::of_key("lang", {tr("expected one of: {0}"),
                                                 fmt::format("{}", fmt::join(language_codes, ", "))}));
    if (!message->request.starts_with('{'))
        return refuse(400, text::of_key("request", {tr("expected {0}"), tr("an object")}));
    if (open != open_.end()) return refuse(400, tr("a request with this id is still in progress"));
    Question question{
        .text = std::string(message->request), .held = std::move(arriving_), .client = client_, .language = language};
    if (message->operation == "recognise" && message->world.empty()) return put(message->id, std::move(question));
    const Result<const worlds::World*> world = catalog::find_world(message->world);
    if (!world) return refuse(404, tr("unknown world"));
    question.world = *world;
    question.operation = find_operation(core_.settings.operations, message->operation);
    if (question.operation == nullptr) return refuse(404, tr("unknown operation"));
    put(message->id, std::move(question));
}

void SocketSession::put(std::int64_t id, Question question) {
    const bool tell = question.operation != nullptr && question.operation->lane != Lane::quick;
    const Language language = question.language;
    auto asked =
        ask(core_, std::move(question), tell ? listener(id, language) : Listener{},
            [self = shared_from_this(), id, language](Outcome outcome) {
                asio::post(self->stream_.get_executor(), [self, id, language, outcome = std::move(outcome)]() mutable {
                    self->finish(id, std::move(outcome), language);
                });
            });
    if (!asked) return send(failed_text(id, asked.error(), language), Weight::answer);
    open_[id] = std::move(asked->job);
    stream_.next_layer().reset();
    if (tell && asked->ahead > 0)
        send(fmt::format(R"({{"id":{},"event":"queued","ahead":{}}})", id, asked->ahead), Weight::news);
}

void SocketSession::finish(std::int64_t id, Outcome outcome, Language language) {
    open_.erase(id);
    since_ = Clock::now();
    std::string text = outcome.error ? failed_text(id, outcome, language) : done_text(id, outcome);
    outcome = {};  // the text has the room from here on
    if (!leaving_.resize(outgoing_bytes_ + text.size())) text = failed_text(id, no_room_for_answer(), language);
    send(std::move(text), Weight::answer);
}

// What a job says goes from its thread to this session's, which outlives it.
Listener SocketSession::listener(std::int64_t id, Language language) {
    const std::function<void(std::string)> tell = [self = shared_from_this()](std::string text) {
        asio::post(self->stream_.get_executor(),
                   [self, text = std::move(text)]() mutable { self->send(std::move(text), Weight::news); });
    };
    return {
        .started = [tell, id] { tell(fmt::format(R"({{"id":{},"event":"started"}})", id)); },
        .progress = [tell, id, language](const Progress& progress) { tell(progress_text(id, progress, language)); },
        .say =
            [tell, id](boost::json::object said) {
                tell(fmt::format(R"({{"id":{},"event":"said","said":{}}})", id, catalog::json_text(std::move(said))));
            }};
}

void SocketSession::send(std::string text, Weight weight) {
    if (closed_ || (weight == Weight::news && outgoing_bytes_ + text.size() > core_.shares.held.own)) return;
    if (!leaving_.resize(outgoing_bytes_ + text.size())) {
        core_.log.event("a socket that does not read is closed");
        break_off();
        return;
    }
    outgoing_bytes_ += text.size();
    outgoing_.push_back(std::move(text));
    if (writing_) return;
    writing_ = true;
    asio::co_spawn(stream_.get_executor(), drain(shared_from_this()), asio::detached);
}

asio::awaitable<void> SocketSession::drain(std::shared_ptr<SocketSession> self) {
    while (!self->outgoing_.empty()) {
        const std::string next = std::move(self->outgoing_.front());
        self->outgoing_.pop_front();
        self->taken_by_ = in(self->core_.settings.patience.write);
        const auto [failure, count] = co_await self->stream_.async_write(asio::buffer(next), token);
        self->taken_by_ = Clock::time_point::max();
        self->outgoing_bytes_ -= next.size();
        self->leaving_.resize(self->outgoing_bytes_);
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

asio::awaitable<void> serve_socket(Core& core, Connections& connections, asio::ip::tcp::socket socket, Request request,
                                   std::string client) {
    const auto session = std::make_shared<SocketSession>(core, connections, std::move(socket), std::move(client));
    struct Leaving {
        SocketSession& session;
        ~Leaving() { session.leave(); }
    };
    const Leaving leaving{*session};
    co_await session->run(std::move(request));
}

}  // namespace ariadne::server
