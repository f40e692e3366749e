#include "server/core.h"

#include <algorithm>
#include <array>
#include <utility>

#include "catalog/json.h"
#include "text/characters.h"

namespace ariadne::server {

namespace {

constexpr std::size_t quick_queue = 1024;
constexpr std::size_t quick_per_client = 128;
constexpr double quick_seconds = 1;
constexpr double moment = 0.01;  // for what may be quick, and may not
constexpr double instant = 0.001;
constexpr std::size_t large_queue = 64;
constexpr double large_seconds = 2;
constexpr int large_niceness = 5;
constexpr int job_niceness = 10;

// Where others wait for the thread, what counts is how much of it somebody uses; and a little how long, since others
// may work for them.
Budget::Clock::time_point thread_clock() {
    return processor_time() + Budget::Clock::now().time_since_epoch() / 10;
}

Lane lane_of(const Question& question) {
    if (question.operation == nullptr) return Lane::quick;
    const Lane lane = question.operation->lane;
    // A game is thought about for as long as there is time.
    return lane == Lane::soon && question.world->two_player() != nullptr ? Lane::job : lane;
}

Outcome answer(const Question& question, Budget& budget, const Saying& say) {
    const auto request = read_request(question.text);
    if (!request) return request.error();
    if (question.operation == nullptr) return perform_recognise(*request);
    return perform(
        *question.operation,
        {.world = *question.world, .request = *request, .budget = budget, .say = say, .language = question.language});
}

std::array<std::string, all_languages.size()> worlds_in_all_languages(bool embeds) {
    std::array<std::string, all_languages.size()> out;
    std::ranges::transform(all_languages, out.begin(),
                           [&](Language language) { return catalog::json_text(describe_worlds(language, embeds)); });
    return out;
}

// The room that an answer takes until it is sent.
Outcome housed(Core& core, const std::string& client, Outcome outcome) {
    const std::size_t bytes = outcome.body.size();
    if (bytes > core.shares.held.most())
        return failure(507,
                       Message(tr("the response has {0} bytes, more than the server keeps for one client"), bytes));
    auto held = std::make_shared<Ledger::Hold>(core.ledger, client);
    if (!held->resize(bytes)) return no_room_for_answer();
    outcome.held = std::move(held);
    return outcome;
}

std::optional<Outcome> work(Core& core, const Question& question, const Listener& listener, const Job& job,
                            const Terms& terms) {
    const Lane lane = lane_of(question);
    Limits limits = terms.limits;
    limits.bytes = limits.bytes / 8 * 7;  // some is needed around a search
    if (!terms.last && lane == Lane::soon) limits.seconds = moment;
    if (terms.last && listener.started) listener.started();
    Budget budget(limits, &job.cancelled, terms.last ? listener.progress : ProgressSink(),
                  terms.last ? Budget::Clock::now : thread_clock);
    const Saying say = terms.last && listener.say ? listener.say : [](const boost::json::object&) {};
    Outcome outcome = answer(question, budget, say);
    if (core.stopping) return failure(503, tr("the server is shutting down"));
    // Whatever it came to might have come to more.
    if (!terms.last && !budget.check()) return std::nullopt;
    if (question.operation != nullptr)
        core.log.job(question.world->name(), question.operation->name, outcome.status, budget.seconds(),
                     to_string(budget.stopped_by()));
    ++core.ended;
    return housed(core, question.client, std::move(outcome));
}

}  // namespace

Shares::Shares(const Settings& settings) {
    const std::size_t all = settings.memory_bytes;
    // A connection has one question that comes and one answer that goes; about as many questions wait somewhere.
    const std::size_t holders = std::size_t{3} * settings.connections;
    constexpr std::size_t enough = std::size_t{32} << 10;
    held.own = std::min(enough, all / 8 / holders);
    held.shared = all / 4 - held.own * holders;
    held.client = held.shared / 4;
    question = std::min(settings.body_bytes, held.most());
    quick = all / 16 / settings.quick_threads;
    large = all / 8;
    job = std::min(settings.job_bytes, all / 2 / settings.jobs);
}

Core::Core(Settings chosen)
    : settings(std::move(chosen)),
      shares(settings),
      log(settings.log),
      files(carried_files(), worlds_in_all_languages(!settings.frames.empty()), settings.url, settings.frames),
      ledger(shares.held),
      jobs({.threads = settings.jobs,
            .queue = settings.queue,
            .per_client = settings.jobs_per_client,
            .niceness = job_niceness,
            .limits = {.seconds = settings.job_seconds, .bytes = shares.job}}),
      large({.threads = 1,
             .queue = large_queue,
             .per_client = settings.jobs_per_client,
             .niceness = large_niceness,
             .limits = {.seconds = large_seconds, .bytes = shares.large},
             .next = &jobs}),
      quick({.threads = settings.quick_threads,
             .queue = quick_queue,
             .per_client = quick_per_client,
             .limits = {.seconds = quick_seconds, .bytes = shares.quick},
             .next = &jobs}) {}

void Core::cancel(const std::shared_ptr<Job>& job) {
    for (Pool* pool : {&quick, &large, &jobs}) pool->cancel(job);
}

void Core::stop() {
    for (Pool* pool : {&quick, &large, &jobs}) pool->stop();
}

void Core::join() {
    for (Pool* pool : {&quick, &large, &jobs}) pool->join();
}

std::string Core::client(const boost::asio::ip::address& peer, std::string_view forwarded) const {
    namespace ip = boost::asio::ip;
    const auto plain = [](const ip::address& any) -> ip::address {
        if (!any.is_v6() || !any.to_v6().is_v4_mapped()) return any;
        return ip::make_address_v4(ip::v4_mapped, any.to_v6());
    };
    ip::address address = plain(peer);
    boost::system::error_code error;
    if (!settings.proxy.empty() && address == plain(ip::make_address(settings.proxy, error))) {
        const std::string_view last = text::trimmed(forwarded.substr(forwarded.rfind(',') + 1));
        const ip::address named = ip::make_address(std::string(last), error);
        if (!error) address = plain(named);
    }
    if (!address.is_v6()) return address.to_string();
    ip::address_v6::bytes_type bytes = address.to_v6().to_bytes();
    std::ranges::fill(bytes.begin() + 8, bytes.end(), 0);
    return ip::make_address_v6(bytes).to_string();
}

Outcome no_room_for_question() {
    return failure(429, tr("there is no room for a request of this size now; try again in a moment"));
}

Outcome no_room_for_answer() {
    return failure(429, tr("there is no room for a response of this size now; try again in a moment"));
}

Connection::Clock::time_point due(const Patience& patience, Connection::Clock::time_point begin, std::size_t bytes) {
    const double seconds = std::min(patience.body, patience.pause + static_cast<double>(bytes) / patience.rate);
    return begin + std::chrono::duration_cast<Connection::Clock::duration>(std::chrono::duration<double>(seconds));
}

std::expected<Asked, Outcome> ask(Core& core, Question question, Listener listener,
                                  std::function<void(Outcome)> finished) {
    const Lane lane = lane_of(question);
    const bool small = question.text.size() <= core.shares.held.own;
    Pool& pool = small && lane != Lane::job ? core.quick : lane == Lane::quick ? core.large : core.jobs;
    auto job = std::make_shared<Job>();
    job->client = question.client;
    job->expected = lane == Lane::quick ? instant : moment;
    job->finished = std::move(finished);
    job->work = [&core, question = std::move(question), listener = std::move(listener)](
                    const Job& self, const Terms& terms) { return work(core, question, listener, self, terms); };
    const auto ahead = pool.submit(job);
    if (!ahead) return std::unexpected(ahead.error());
    return Asked{.job = std::move(job), .ahead = *ahead};
}

}  // namespace ariadne::server
