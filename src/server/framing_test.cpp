#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "server/server.h"
#include "server/testing/client.h"
#include "server/testing/fake_operations.h"

namespace ariadne::server {

namespace {

using testing::Client;
using testing::eventually;
using testing::status_of;

std::string repeated(std::string_view piece, std::size_t times) {
    std::string out;
    for (std::size_t i = 0; i < times; ++i) out += piece;
    return out;
}

std::string chunked(std::string_view body, std::string_view operation = "echo", std::string_view headers = {}) {
    return fmt::format(
        "POST {} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: "
        "chunked\r\n{}\r\n{}",
        testing::world_path(operation), headers, body);
}

int status_after(const Server& server, std::string_view text) {
    Client client(server.port());
    client.send(text);
    return status_of(client.receive());
}

class Framing : public ::testing::Test {
  protected:
    std::unique_ptr<Server> server_ = testing::start();
};

TEST_F(Framing, TheHeaderHasALimitedNumberOfLines) {
    const auto with_lines = [](std::size_t count) {
        return "GET / HTTP/1.1\r\nHost: localhost\r\n" + repeated("A:\r\n", count - 1) + "\r\n";
    };
    EXPECT_EQ(status_after(*server_, with_lines(100)), 200);
    EXPECT_EQ(status_after(*server_, with_lines(101)), 431);
}

TEST_F(Framing, EveryPartOfTheHeaderHasALimitedSize) {
    const std::string much(100'000, 'a');
    const std::string host = " HTTP/1.1\r\nHost: localhost\r\n";
    for (const std::string& text :
         {much + " /" + host + "\r\n", "GET /" + much + host + "\r\n", "GET /" + host + much + ": x\r\n\r\n",
          "GET /" + host + "X: " + much + "\r\n\r\n", "GET /" + host + "X:" + std::string(100'000, ' ') + "\r\n\r\n",
          "GET /" + host + repeated("Name: 0123456789abcdefghijklmnopqrstuvwxyz\r\n", 1000) + "\r\n"})
        EXPECT_EQ(status_after(*server_, text), 431) << text.substr(0, 60);
}

TEST_F(Framing, ABodyHasALimitedNumberOfChunks) {
    EXPECT_EQ(status_after(*server_, chunked("1\r\n{\r\n" + repeated("1\r\n \r\n", 1000) + "1\r\n}\r\n0\r\n\r\n")),
              200);
    EXPECT_EQ(status_after(*server_, chunked("1\r\n{\r\n" + repeated("1\r\n \r\n", 60'000) + "1\r\n}\r\n0\r\n\r\n")),
              413);
}

TEST_F(Framing, ChunkLinesHaveALimitedSize) {
    const std::string much(100'000, '0');
    for (const std::string& line : {much + "2", "2;a=" + much, "2;a=\"" + much + "\"", "2;a=\"\r\n" + much + "\"",
                                    "2" + repeated(";a=b", 25'000), "2;" + std::string(100'000, ' ') + "a"})
        EXPECT_EQ(status_after(*server_, chunked(line + "\r\n{}\r\n0\r\n\r\n")), 413) << line.substr(0, 60);
    EXPECT_EQ(status_after(*server_, chunked("2\r\n{}\r\n0;a=" + much + "\r\n\r\n")), 413);
    const std::string extended = "1;a=" + std::string(1000, 'b') + "\r\n \r\n";
    EXPECT_EQ(status_after(*server_, chunked("2\r\n{}\r\n" + repeated(extended, 10) + "0\r\n\r\n")), 200);
    EXPECT_EQ(status_after(*server_, chunked("2\r\n{}\r\n" + repeated(extended, 1000) + "0\r\n\r\n")), 413);
}

TEST_F(Framing, TrailersAreLimited) {
    const std::string body = "2\r\n{}\r\n0\r\n";
    EXPECT_EQ(status_after(*server_, chunked(body + repeated("X: y\r\n", 90) + "\r\n")), 200);
    EXPECT_EQ(status_after(*server_, chunked(body + repeated("X: y\r\n", 100) + "\r\n")), 413);
    EXPECT_EQ(status_after(*server_, chunked(body + repeated("X: y\r\n", 200'000) + "\r\n")), 413);
    EXPECT_EQ(status_after(*server_, chunked(body + "X: " + std::string(100'000, 'y') + "\r\n\r\n")), 413);
    // Not at their end only.
    EXPECT_EQ(status_after(*server_, chunked(body + repeated("X: y\r\n", 100'000))), 413);
    EXPECT_TRUE(eventually([&] { return server_->connections() == 0; }));
}

// A proxy checks the header it adds to; trailers it passes on.
TEST(Trailers, DoNotBelongToTheHeader) {
    Settings settings = testing::quiet_settings();
    settings.jobs_per_client = 1;
    settings.proxy = "127.0.0.1";
    const auto server = testing::start(settings);
    const std::string whom = "X-Forwarded-For: 198.51.100.7\r\n";
    const int before = testing::begun();
    Client first(server->port());
    ASSERT_TRUE(first.send(testing::post_text(testing::world_path("long"), "{}", whom)));
    ASSERT_TRUE(eventually([&] { return testing::begun() - before == 1; }));
    EXPECT_EQ(status_after(*server, chunked("2\r\n{}\r\n0\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n", "long", whom)), 429);
    EXPECT_EQ(status_after(*server, chunked("2\r\n{}\r\n0\r\nHost: elsewhere.example\r\nContent-Type: text/plain\r\n"
                                            "Connection: close\r\nOrigin: http://elsewhere.example\r\n\r\n")),
              200);
}

TEST_F(Framing, ManyRequestsMayComeTogether) {
    Client client(server_->port());
    constexpr int count = 200;
    ASSERT_TRUE(client.send(repeated("GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n", count)));
    for (int i = 0; i < count; ++i) ASSERT_EQ(status_of(client.receive()), 200) << i;
}

// Frames of a client have a mask, here of zeros.
std::string frame(unsigned char first, std::string_view content = {}) {
    std::string out{static_cast<char>(first), static_cast<char>(0x80 + content.size())};
    return out.append(4, '\0').append(content);
}

// Whether a message is answered that is sent in two fragments, with frames between them.
bool is_answered(Client& client, std::string_view frames) {
    const std::string message =
        fmt::format(R"({{"id":1,"world":"{}","operation":"echo","request":{{)", catalog::all_worlds().front()->name());
    client.send_message(message, 0x01);
    client.send(frames);
    client.send_message("}}", 0x80);
    const auto answer = client.receive_message();
    return answer && answer->find("done") != std::string::npos;
}

TEST(Frames, AMessageHasALimitedNumber) {
    Settings settings = testing::quiet_settings();
    settings.framing_bytes = 20'000;
    const auto server = testing::start(settings);
    constexpr unsigned char fragment = 0x00;
    constexpr unsigned char ping = 0x89;
    constexpr unsigned char pong = 0x8a;
    const std::string full(125, ' ');
    for (const std::string& one :
         {frame(fragment), frame(fragment, " "), frame(ping), frame(ping, full), frame(pong), frame(pong, full)}) {
        Client client(server->port());
        ASSERT_TRUE(client.upgrade());
        const std::string some = repeated(one, 15'000 / one.size());
        const std::string many = repeated(one, 60'000 / one.size());
        for (int i = 0; i < 3; ++i) EXPECT_TRUE(is_answered(client, some));
        ASSERT_FALSE(is_answered(client, many));
        EXPECT_TRUE(client.ended());
    }
    // Messages that ask nothing.
    Client cancels(server->port());
    ASSERT_TRUE(cancels.upgrade());
    cancels.send(repeated(frame(0x81, R"({"id":9,"cancel":true})"), 1000));
    EXPECT_TRUE(is_answered(cancels, {}));
    cancels.send(repeated(frame(0x81, R"({"id":9,"cancel":true})"), 10'000));
    EXPECT_FALSE(is_answered(cancels, {}));
    // What is content does not count.
    Client client(server->port());
    ASSERT_TRUE(client.upgrade());
    EXPECT_TRUE(is_answered(client, repeated(frame(fragment, full), 1000)));
    cancels.close();
    EXPECT_TRUE(eventually([&] { return server->connections() == 1; }));
}

}  // namespace

}  // namespace ariadne::server
