#include "server/testing/fake_operations.h"

#include <array>
#include <atomic>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "catalog/catalog.h"

namespace ariadne::server::testing {

namespace {

std::atomic<int> begun_count = 0;
std::atomic<int> ended_count = 0;

Reply echo(const Call& call) {
    return call.request;
}

Reply work_long(const Call& call) {
    ++begun_count;
    call.say({{"line", "first"}});
    call.budget.phase(tr("working"));
    call.budget.best(7);
    while (call.budget.check()) sleep_a_little();
    ++ended_count;
    return boost::json::object{{"stopped", to_string(call.budget.stopped_by())}};
}

Reply large(const Call& call) {
    return boost::json::object{{"text", std::string(call.request.at("bytes").to_number<std::size_t>(), 'x')}};
}

Reply file(const Call& /*call*/) {
    return Download{"image/png", "\x89PNG"};
}

Reply unread(const Call& /*call*/) {
    throw Refused{Error{Message::plain("found 'x', expected a number"), 2, 3}};
}

Reply refuse(const Call& /*call*/) {
    server::refuse(tr("the node limit was reached"));
}

Reply throws(const Call& /*call*/) {
    throw std::runtime_error("odd");
}

Reply starves(const Call& /*call*/) {
    throw std::bad_alloc();
}

Reply hungry(const Call& /*call*/) {
    std::vector<std::string> eaten;
    while (eaten.size() < 100'000) eaten.emplace_back(10'000, 'x');
    return boost::json::object{};
}

Reply bug(const Call& /*call*/) {
    report_bug("a solution that does not hold");
}

}  // namespace

std::string world_path(std::string_view operation) {
    return "/api/" + std::string(catalog::all_worlds().front()->name()) + "/" + std::string(operation);
}

std::span<const Operation> fake_operations() {
    static constexpr std::array operations = {
        Operation{"echo", Lane::quick, echo},     Operation{"long", Lane::job, work_long},
        Operation{"large", Lane::quick, large},   Operation{"file", Lane::quick, file},
        Operation{"unread", Lane::quick, unread}, Operation{"refuse", Lane::quick, refuse},
        Operation{"throws", Lane::job, throws},   Operation{"starves", Lane::quick, starves},
        Operation{"bug", Lane::quick, bug},       Operation{"hungry", Lane::quick, hungry},
    };
    return operations;
}

int begun() {
    return begun_count;
}

int ended() {
    return ended_count;
}

Settings quiet_settings() {
    Settings out;
    out.port = 0;
    out.log = "off";
    out.job_seconds = 600;
    out.patience = {.idle = 600, .header = 600, .body = 600, .write = 600};
    out.operations = fake_operations();
    return out;
}

std::unique_ptr<Server> start(Settings settings) {
    auto server = Server::start(std::move(settings));
    return server ? std::move(*server) : nullptr;
}

void sleep_a_little() {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

}  // namespace ariadne::server::testing
