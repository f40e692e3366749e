#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <charconv>
#include <csignal>
#include <string>

#include <gtest/gtest.h>

#include "program.h"

namespace ariadne::testing {
namespace {

constexpr std::string_view greeting = "Ariadne is at http://127.0.0.1:";

// The port it prints once it listens; 0 when it ends without.
int printed_port(pid_t pid, const std::string& path) {
    int port = 0;
    wait_for(pid, [&] {
        const std::string out = read(path);
        if (!out.starts_with(greeting) || !out.ends_with("/\n")) return false;
        std::from_chars(out.data() + greeting.size(), out.data() + out.size(), port);
        return true;
    });
    return port;
}

std::string ask(int port, const std::string& request) {
    const int link = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    std::string out;
    if (::connect(link, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
        ::send(link, request.data(), request.size(), MSG_NOSIGNAL) > 0) {
        char chunk[4096];
        for (ssize_t count = 0; (count = ::recv(link, chunk, sizeof chunk, 0)) > 0;)
            out.append(chunk, static_cast<std::size_t>(count));
    }
    ::close(link);
    return out;
}

TEST(Serve, AnswersUntilItIsToldToEnd) {
    for (const int signal : {SIGINT, SIGTERM}) {
        const Folder folder;
        Invocation what;
        what.arguments = {"serve", "--port", "0", "--log", "debug", "--frame", "*", "--url", "https://a.example:443/"};
        what.out_path = folder.write("out", "");
        std::string worlds;
        what.meanwhile = [&](pid_t pid) {
            const int port = printed_port(pid, what.out_path);
            EXPECT_GT(port, 0);
            if (port == 0) {
                ::kill(pid, SIGKILL);
                return;
            }
            worlds = ask(port, "GET /api/worlds HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n");
            // A taken port is told, with its number.
            EXPECT_TRUE(
                refused(run({"serve", "--port", std::to_string(port)}), "port " + std::to_string(port) + " is taken"));
            ::kill(pid, signal);
        };
        const Finished finished = run(what);
        EXPECT_EQ(finished.code, 0);
        EXPECT_TRUE(worlds.starts_with("HTTP/1.1 200 OK\r\n")) << worlds;
        EXPECT_TRUE(has(worlds, "maze"));
        EXPECT_TRUE(has(finished.err, R"("path":"/api/worlds")")) << finished.err;
    }
}

TEST(Serve, RefusesOddNumbers) {
    for (const char* port : {"-1", "65536", "many"}) EXPECT_EQ(run({"serve", "--port", port}).code, 2) << port;
    expect_code(
        2, {{"serve", "--jobs", "0"}, {"serve", "--log", "loud"}, {"serve", "--host", "no such place", "--port", "0"}});
}

TEST(Serve, RefusesWhatIsNoOrigin) {
    const auto refuses = [](const std::string& option, const std::string& origin) {
        EXPECT_TRUE(refused(run({"serve", "--port", "0", option, origin}), option + ": found '" + origin + "'"));
    };
    for (const char* origin : {"example.org", "https://a.example/page", "https://a;b", "https://a.example:"}) {
        refuses("--frame", origin);
        refuses("--url", origin);
    }
    refuses("--frame", "https://[::1]:8443");
}

}  // namespace
}  // namespace ariadne::testing
