#include "server/socket_messages.h"

#include <string_view>
#include <utility>

#include <fmt/format.h>

#include <boost/beast/core/detail/base64.hpp>

#include "catalog/json.h"

namespace ariadne::server {

std::string queued_text(std::int64_t id, std::size_t ahead) {
    return fmt::format(R"({{"id":{},"event":"queued","ahead":{}}})", id, ahead);
}

std::string started_text(std::int64_t id) {
    return fmt::format(R"({{"id":{},"event":"started"}})", id);
}

std::string progress_text(std::int64_t id, const Progress& progress) {
    boost::json::object object{{"phase", progress.phase}};
    if (progress.fraction >= 0) object["fraction"] = progress.fraction;
    object["nodes"] = progress.nodes;
    object["seconds"] = progress.seconds;
    if (progress.best) object["best"] = *progress.best;
    if (progress.bound) object["bound"] = *progress.bound;
    return fmt::format(R"({{"id":{},"event":"progress","progress":{}}})", id, catalog::json_text(object));
}

std::string said_text(std::int64_t id, boost::json::object said) {
    return fmt::format(R"({{"id":{},"event":"said","said":{}}})", id, catalog::json_text(std::move(said)));
}

std::string done_text(std::int64_t id, const Outcome& outcome) {
    std::string out = fmt::format(R"({{"id":{},"event":"done","result":)", id);
    if (outcome.media_type == "application/json") {
        out.reserve(out.size() + outcome.body.size() + 1);
        out += outcome.body;
    } else {
        namespace base64 = boost::beast::detail::base64;
        out += fmt::format(R"({{"media_type":"{}","base64":")", outcome.media_type);
        const std::size_t at = out.size();
        out.resize(at + base64::encoded_size(outcome.body.size()));
        out.resize(at + base64::encode(out.data() + at, outcome.body.data(), outcome.body.size()));
        out += "\"}";
    }
    return out + "}";
}

std::string failed_text(std::int64_t id, const Outcome& outcome) {
    // The body is {"error": ...} already.
    return fmt::format(R"({{"id":{},"event":"failed","status":{},{})", id, outcome.status,
                       std::string_view(outcome.body).substr(1));
}

}  // namespace ariadne::server
