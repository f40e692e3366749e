#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "catalog/catalog.h"
#include "server/server.h"
#include "server/testing/client.h"
#include "server/testing/fake_operations.h"

namespace ariadne::server {

namespace {

using testing::Client;

std::vector<std::string> good_requests() {
    const std::string world = "/api/" + std::string(catalog::all_worlds().front()->name());
    return {"GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate\r\n\r\n",
            "HEAD /api/worlds HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: \"x\", W/\"y\"\r\n\r\n",
            testing::post_text(world + "/echo", R"({"text":"MAZE","list":[1,2,{"a":null}]})"),
            testing::post_text(world + "/unread", R"({"text":"\u00e9"})", "Origin: http://localhost\r\n"),
            testing::post_text("/api/recognise", R"({"text":"MAZE 2 2"})"),
            "POST " + world +
                "/echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                "Transfer-Encoding: chunked\r\n\r\n3;a=b\r\n{\"a\r\n4\r\n\":1}\r\n0\r\nX: y\r\n\r\n",
            "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n\x81\x82\0\0\0\0{}"};
}

std::string broken(std::string text, Random& random) {
    static const std::vector<std::string> bits = {
        "\r\n",     "\r",   "\n",  "\0",     ":",       " ",
        "\xff\xfe", "%00",  "../", "HTTP/9", "chunked", "99999999999999999999",
        "\x81\x7f", "{{{{", "]",   "-1",     "\t",      "Content-Length: 5\r\n"};
    const std::uint64_t times = 1 + random.below(4);
    for (std::uint64_t i = 0; i < times && !text.empty(); ++i) {
        const std::size_t at = random.below(text.size());
        const std::size_t count = 1 + random.below(12);
        switch (random.below(6)) {
            case 0:
                text[at] = static_cast<char>(random.below(256));
                break;
            case 1:
                text.erase(at, count);
                break;
            case 2:
                text.insert(at, bits[random.below(bits.size())]);
                break;
            case 3:
                text.insert(at, text.substr(random.below(text.size()), count));
                break;
            case 4:
                text.resize(at);
                break;
            default:
                text.insert(at, std::string(random.below(3000), static_cast<char>(random.below(256))));
        }
    }
    return text;
}

// Ten thousand of them. Each gets an answer that the rules of HTTP allow, or its connection is closed; none gets the
// server's own fault, and after all of them everything still works and nobody is left.
TEST(Malformed, TenThousandRequestsDoNoHarm) {
    const auto server = testing::start();
    const std::vector<std::string> good = good_requests();
    std::vector<int> answers(600);
    constexpr int threads = 4;
    std::vector<std::vector<int>> seen(threads, std::vector<int>(600));
    std::vector<std::thread> senders;
    for (int t = 0; t < threads; ++t) {
        senders.emplace_back([&, t] {
            Random random(static_cast<std::uint64_t>(t) + 1);
            for (int i = 0; i < 10000 / threads; ++i) {
                Client client(server->port());
                client.send(broken(good[random.below(good.size())], random));
                client.half_close();
                const auto answer = client.receive(false);
                ++seen[static_cast<std::size_t>(t)][answer ? static_cast<std::size_t>(answer->status) : 0];
            }
        });
    }
    for (std::thread& sender : senders) sender.join();
    for (const auto& part : seen)
        for (std::size_t status = 0; status < part.size(); ++status) answers[status] += part[status];
    int sum = 0;
    for (std::size_t status = 0; status < answers.size(); ++status) {
        sum += answers[status];
        EXPECT_TRUE(status < 500 || answers[status] == 0) << status;
    }
    EXPECT_EQ(sum, 10000);
    EXPECT_GT(answers[400], 500);
    EXPECT_GT(answers[200], 100);
    EXPECT_TRUE(testing::eventually([&] { return server->connections() == 0; }));
    EXPECT_EQ(Client(server->port()).get("/")->status, 200);
}

}  // namespace

}  // namespace ariadne::server
