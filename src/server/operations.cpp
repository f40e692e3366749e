#include "server/operations/operations.h"

#include <algorithm>
#include <array>
#include <exception>
#include <new>
#include <utility>
#include <variant>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "server/request_fields.h"

namespace ariadne::server {

namespace {

constexpr auto operations = std::to_array<Operation>({
    {"parse", Lane::quick, parse},        {"edit", Lane::quick, edit},        {"blank", Lane::quick, blank},
    {"resize", Lane::quick, resize},      {"generate", Lane::soon, generate}, {"making", Lane::soon, making},
    {"translate", Lane::soon, translate}, {"convert", Lane::quick, convert},  {"render", Lane::soon, render_picture},
    {"solve", Lane::soon, solve},         {"motion", Lane::quick, motion},    {"trace", Lane::soon, trace},
    {"bound", Lane::quick, bound},        {"verify", Lane::quick, verify},    {"rate", Lane::soon, rate},
    {"compare", Lane::job, compare},      {"play", Lane::quick, play},        {"plan", Lane::soon, plan},
    {"engine", Lane::job, engine},        {"outlook", Lane::quick, outlook},  {"review", Lane::job, review},
});

Outcome succeed(Reply reply) {
    if (auto* object = std::get_if<boost::json::object>(&reply))
        return {.body = catalog::json_text(std::move(*object))};
    if (auto* text = std::get_if<std::string>(&reply)) return {.body = std::move(*text)};
    auto& download = std::get<Download>(reply);
    return {.media_type = std::move(download.media_type), .body = std::move(download.bytes)};
}

// What is refused because a limit of the server ended it is not the request's fault.
unsigned status_of(const Refused& refused, Stop stop) {
    if (refused.bug) return 500;
    if (stop == Stop::cancelled) return 499;
    if (stop == Stop::memory) return 507;
    if (stop != Stop::none) return 503;
    return refused.error.line > 0 ? 422 : 400;
}

template <class Work>
Outcome outcome_of(const Work& work, const Budget& budget) {
    try {
        return succeed(work());
    } catch (const Refused& refused) {
        return failure(status_of(refused, budget.stopped_by()), refused.error);
    }
}

// Nothing that goes wrong in an operation may end the server.
template <class Work>
Outcome guarded(const Work& work, const Budget& budget = {}) {
    try {
        return outcome_of(work, budget);
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        return failure(500, Message(tr("internal error: {0}"), error.what()));
    } catch (...) {
        return failure(500, tr("internal error"));
    }
}

}  // namespace

std::span<const Operation> all_operations() {
    return operations;
}

const Operation* find_operation(std::span<const Operation> among, std::string_view name) {
    const auto found = std::ranges::find(among, name, &Operation::name);
    return found == among.end() ? nullptr : &*found;
}

Outcome failure(unsigned status, Error error) {
    Outcome out;
    out.status = status;
    out.error = std::move(error);
    return out;
}

Outcome failure(unsigned status, const Message& message) {
    return failure(status, Error{message});
}

std::string error_text(const Error& error, Language language) {
    return catalog::json_text(boost::json::object{{"error", catalog::to_json(error, language)}});
}

std::expected<boost::json::object, Outcome> read_request(std::string_view body) {
    try {
        Result<boost::json::value> value = catalog::parse_json(body);
        if (!value) return std::unexpected(failure(400, value.error()));
        if (!value->is_object()) return std::unexpected(failure(400, tr("the request must be a JSON object")));
        return std::move(value->get_object());
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        return std::unexpected(failure(400, Message::plain(error.what())));
    }
}

Outcome perform(const Operation& operation, const Call& call) {
    return guarded([&] { return operation.run(call); }, call.budget);
}

Outcome perform_recognise(const boost::json::object& request) {
    return guarded([&]() -> Reply {
        Fields fields(request);
        const std::string_view text = fields.text("text");
        fields.end();
        return boost::json::object{{"world", ok(catalog::recognise(text))->name()}};
    });
}

}  // namespace ariadne::server
