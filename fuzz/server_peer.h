#pragma once

#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "catalog/json.h"
#include "server/server.h"
#include "server/testing/client.h"

namespace ariadne::server {

inline Reply fuzz_echo(const Call& call) {
    call.say({{"heard", "it"}});
    return call.request;
}

// A whole server in this process, to be reached over the loopback. Its two operations answer with the request, one at
// once and one as a job: what worlds do is fuzzed without sockets, in server_request.cpp.
inline const Server& fuzzed_server() {
    static constexpr std::array operations = {Operation{"echo", Lane::quick, fuzz_echo},
                                              Operation{"job", Lane::job, fuzz_echo}};
    static const std::unique_ptr<Server> server = [] {
        Settings settings;
        settings.port = 0;
        settings.log = "off";
        settings.operations = operations;
        return std::move(Server::start(std::move(settings)).value());
    }();
    return *server;
}

// What went wrong, and errno: not everything here happens again with the same bytes.
[[noreturn]] inline void give_up(const char* what) {
    std::perror(what);
    std::abort();
}

// A message of the server's is JSON, and says nothing of a fault of its own.
inline void check_message(std::string_view text) {
    const Result<boost::json::value> read = catalog::parse_json(text);
    if (!read || !read->is_object() || !read->get_object().contains("event")) give_up("an odd message");
    const boost::json::value* const status = read->get_object().if_contains("status");
    if (status != nullptr && status->as_int64() == 500) give_up("a fault of the server");
}

}  // namespace ariadne::server
