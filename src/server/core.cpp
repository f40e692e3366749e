#include "server/core.h"

#include <utility>

#include "catalog/json.h"

namespace ariadne::server {

namespace {

constexpr std::size_t quick_queue = 1024;
constexpr int job_niceness = 10;

std::expected<boost::json::object, Outcome> read(Question& question) {
    if (auto* text = std::get_if<std::string>(&question)) {
        auto request = read_request(*text);
        *text = {};
        return request;
    }
    return std::move(std::get<boost::json::object>(question));
}

}  // namespace

Core::Core(Settings chosen)
    : settings(std::move(chosen)),
      log(settings.log),
      files(carried_files(), catalog::json_text(describe_worlds())),
      quick({.threads = settings.quick_threads, .queue = quick_queue}),
      jobs({.threads = settings.jobs, .queue = settings.queue, .niceness = job_niceness}) {}

std::shared_ptr<void> Core::hold(std::size_t bytes) {
    if (held_.fetch_add(bytes) + bytes > settings.held_bytes) {
        held_ -= bytes;
        return nullptr;
    }
    return {this, [bytes](void* core) { static_cast<Core*>(core)->held_ -= bytes; }};
}

std::shared_ptr<Job> make_job(Core& core, const Operation& operation, const worlds::World& world, Question request,
                              Listener listener) {
    auto job = std::make_shared<Job>();
    job->work = [&core, &operation, &world, request = std::move(request),
                 listener = std::move(listener)](const Job& self) mutable {
        if (listener.started) listener.started();
        const auto object = read(request);
        if (!object) return object.error();
        Budget budget(Limits{.seconds = core.settings.job_seconds, .bytes = core.settings.job_bytes}, &self.cancelled,
                      std::move(listener.progress));
        const Saying say = listener.say ? std::move(listener.say) : [](const boost::json::object&) {};
        Outcome outcome = perform(operation, {.world = world, .request = *object, .budget = budget, .say = say});
        if (core.stopping) outcome = failure(503, "the server is shutting down");
        core.log.job(world.name(), operation.name, outcome.status, budget.seconds(), to_string(budget.stopped_by()));
        return outcome;
    };
    return job;
}

std::shared_ptr<Job> make_recognise_job(Question request) {
    auto job = std::make_shared<Job>();
    job->work = [request = std::move(request)](const Job&) mutable {
        const auto object = read(request);
        return object ? perform_recognise(*object) : object.error();
    };
    return job;
}

Outcome refusal(const Core& core) {
    if (core.stopping) return failure(503, "the server is shutting down");
    return failure(429, "too much is being worked on; ask again in a moment");
}

}  // namespace ariadne::server
