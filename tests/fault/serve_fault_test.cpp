#include <gtest/gtest.h>

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "../cli/served.h"
#include "inject.h"

// The server, while memory runs out: each request has the right answer or a clean error, and so has the next.

using namespace ariadne::testing;
using ariadne::fault::Call;

namespace {

constexpr std::string_view cars_request = R"({"text":"..C...\n..C...\nAAC.D.\n....D.\n....D.\n.EE...\n")";

std::string post(const std::string& path, const std::string& body) {
    return "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: " +
           std::to_string(body.size()) + "\r\nConnection: close\r\n\r\n" + body;
}

// The answer to a request on a socket: its last message, or why there is none.
std::string ask_on_socket(int port, const std::string& request) {
    const Link link(port);
    link.send(
        "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
    std::string head = link.receive([](std::string_view got) { return got.ends_with("\r\n\r\n"); });
    if (!head.starts_with("HTTP/1.1 101")) return head + link.receive();
    constexpr std::string_view no_mask("\0\0\0\0", 4);
    const std::string text = request + std::string(126, ' ');  // so that its length takes two bytes
    std::string message{'\x81', '\xfe', static_cast<char>(text.size() >> 8U), static_cast<char>(text.size() & 0xffU)};
    message += no_mask;
    link.send(message + text);
    const std::string answer = link.receive([](std::string_view got) {
        return (has(got, R"("event":"done")") || has(got, R"("event":"failed")")) && got.ends_with("}}");
    });
    // Whether it says before that it has begun depends on how busy the machine is.
    const std::size_t last = answer.rfind(R"({"id":1,"event":")");
    return last == std::string::npos ? answer : answer.substr(last);
}

bool clean_error(std::string_view answer) {
    return (answer.starts_with("HTTP/1.1 50") && has(answer, "\r\n\r\n{\"error\":")) ||
           has(answer, R"("event":"failed","status":50)");
}

TEST(FaultOfTheServer, Memory) {
    const std::string board(cars_request);
    const std::vector<std::string> requests = {
        "GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        "GET /api/worlds HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        post("/api/rush/parse", board + "}"),
        post("/api/rush/solve", board + "}"),
        post("/api/rush/render", board + R"(,"format":"svg"})"),
        post("/api/recognise", board + "}"),
        R"({"id":1,"lang":"en","world":"rush","operation":"solve","request":)" + board + "}}",  // on a socket
    };
    Faults faults(600);
    const Folder folder;
    Invocation what;
    what.arguments = {"serve", "--port", "0", "--log", "off"};
    what.out_path = folder.write("out", "");
    std::uint64_t runs = 0;
    const auto answer_to = [](int port, const std::string& request) {
        return timeless(request.starts_with('{') ? ask_on_socket(port, request) : ask(port, request));
    };
    what.meanwhile = [&](pid_t pid) {
        const int port = printed_port(pid, what.out_path);
        EXPECT_GT(port, 0);
        std::set<std::uint64_t> done;
        for (const std::string& request : requests) {
            const std::string good = answer_to(port, request);
            EXPECT_TRUE(good.starts_with("HTTP/1.1 200 OK\r\n") || has(good, R"("event":"done")")) << request << good;
            faults.record(Call::allocation);
            (void)answer_to(port, request);
            const auto places = faults.places();
            for (const auto& [place, at] : places) {
                if (!done.insert(place).second) continue;
                faults.arm(Call::allocation, ENOMEM, at, done.size() % 4 == 0 ? 5 : 1);
                const std::string answer = answer_to(port, request);
                ++runs;
                EXPECT_TRUE(answer == good || clean_error(answer)) << "allocation " << at << ": " << request << answer;
                if (::testing::Test::HasFailure()) break;
            }
            faults.disarm();
            EXPECT_EQ(answer_to(port, request), good);
        }
        faults.disarm();
        ::kill(pid, SIGTERM);
    };
    const Finished finished = run(what);
    EXPECT_EQ(finished.code, 0) << finished.err;
    ::testing::Test::RecordProperty("runs", static_cast<int>(runs));
}

}  // namespace
