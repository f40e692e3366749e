#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include <boost/json/object.hpp>

#include "base/budget.h"
#include "base/error.h"
#include "text/json_scanner.h"
#include "worlds/world.h"

namespace ariadne::server {

// What the studio can ask of a world: one function an operation; those that belong together share a file under
// operations/. They know nothing of sockets, and of worlds only what the catalog's interface says.

// Thrown by an operation that cannot go on. `perform` makes an answer of it: it goes no further.
struct Refused {
    Error error;
    bool bug = false;  // it is the server's own fault: a 500, where every other is the request's
};

[[noreturn]] inline void refuse(Message message) {
    throw Refused{Error{std::move(message)}};
}

[[noreturn]] inline void report_bug(std::string_view bug) {
    throw Refused{Error{{tr("internal error: {0}"), bug}}, true};
}

// What a result holds; an error is refused, as one of that key of the request if there is one.
template <class T>
T ok(Result<T> result, std::string_view key = {}) {
    if (!result) {
        result.error().message = text::of_key(key, std::move(result.error().message));
        throw Refused{std::move(result).error()};
    }
    if constexpr (!std::is_void_v<T>) return *std::move(result);
}

// A file to take along.
struct Download {
    std::string media_type;
    std::string bytes;
};

using Reply = std::variant<boost::json::object, std::string, Download>;  // a string is JSON that is written already

using Saying = std::function<void(boost::json::object)>;

struct Call {
    const worlds::World& world;
    const boost::json::object& request;
    Budget& budget;                    // with the job's limits, its cancel flag and a sink that reports progress
    const Saying& say;                 // something worth knowing before the end, such as the best line so far
    Language language = Language::en;  // of what people read in the answer
};

enum class Lane : std::uint8_t {
    quick,  // milliseconds, a little more where the board is large
    soon,   // the same for most small boards, any time for others
    job     // may take its whole time limit
};

struct Operation {
    std::string_view name;  // POST /api/WORLD/name
    Lane lane = Lane::quick;
    Reply (*run)(const Call& call) = nullptr;
};

std::span<const Operation> all_operations();
const Operation* find_operation(std::span<const Operation> among, std::string_view name);

// What a request came to: what HTTP sends, and what a socket's answer is cut from.
struct Outcome {
    unsigned status = 200;
    std::string media_type = "application/json";
    std::string body;
    std::shared_ptr<void> held = {};            // the room for the body
    std::optional<Error> error = std::nullopt;  // in the place of the body, until it is known who reads it
};

Outcome failure(unsigned status, Error error);
Outcome failure(unsigned status, const Message& message);

// The body of a failure: {"error": {"message", "line", "column"}}; places that are not known are left out.
std::string error_text(const Error& error, Language language);

// The JSON of a body, which must be an object. The failure is a 400.
std::expected<boost::json::object, Outcome> read_request(std::string_view body);

// Runs an operation. Errors with a place in the text are a board that does not read (422), those of an exhausted budget
// the server's limits (499, 503, 507), others a bad request (400); exceptions become 500. One alone gets out,
// std::bad_alloc: whoever gave the memory knows what to say.
Outcome perform(const Operation& operation, const Call& call);

// Requests that belong to no world: POST /api/recognise, GET /api/worlds.
Outcome perform_recognise(const boost::json::object& request);
boost::json::object describe_worlds(Language language, bool embeds);

}  // namespace ariadne::server
