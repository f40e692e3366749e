#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "catalog/catalog.h"
#include "server/server.h"
#include "server/testing/client.h"
#include "server/testing/fake_operations.h"

namespace ariadne::server {

namespace {

using namespace std::string_literals;
using testing::Answer;
using testing::Client;

boost::json::object error_of(const std::optional<Answer>& answer) {
    if (!answer) return {};
    return boost::json::parse(answer->body).as_object().at("error").as_object();
}

class Http : public ::testing::Test {
  protected:
    std::unique_ptr<Server> server_ = testing::start();
    Client client_{server_->port()};
};

TEST_F(Http, AnswersOneRequestAfterAnotherOnOneConnection) {
    for (int i = 0; i < 20; ++i) {
        const auto page = client_.get("/");
        ASSERT_TRUE(page);
        EXPECT_EQ(page->status, 200);
        EXPECT_EQ(page->headers.at("content-type"), "text/html; charset=utf-8");
        EXPECT_EQ(page->headers.at("cache-control"), "no-cache");
        const auto echo = client_.post(testing::world_path("echo"), R"({"a":[1,2]})");
        ASSERT_TRUE(echo);
        EXPECT_EQ(echo->status, 200);
        EXPECT_EQ(boost::json::parse(echo->body), boost::json::parse(R"({"a":[1,2]})"));
    }
}

TEST_F(Http, SpeaksTheLanguageThatIsAccepted) {
    const auto told = [&](std::string_view headers) {
        return error_of(client_.post(testing::world_path("refuse"), "{}", headers)).at("message");
    };
    EXPECT_EQ(told(""), "the node limit was reached");
    EXPECT_EQ(told("Accept-Language: de, es-MX;q=0.8, en;q=0.5\r\n"), "se alcanzó el límite de nodos");
    EXPECT_EQ(told("Accept-Language: cs\r\n"), "byl dosažen limit stavů");
    EXPECT_EQ(told(""), "the node limit was reached");
    const auto worlds = client_.get("/api/worlds", "Accept-Language: cs\r\n");
    ASSERT_TRUE(worlds);
    EXPECT_EQ(worlds->headers.at("vary"), "Accept-Encoding, Accept-Language");
}

TEST_F(Http, AnswersRequestsThatCameTogether) {
    const std::string one = testing::post_text(testing::world_path("echo"), R"({"n":1})");
    ASSERT_TRUE(client_.send(one + one + "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n" + one));
    for (int i = 0; i < 4; ++i) {
        const auto answer = client_.receive();
        ASSERT_TRUE(answer);
        EXPECT_EQ(answer->status, 200);
    }
}

TEST_F(Http, FilesComePackedAndAreNotSentTwice) {
    const auto plain = client_.get("/");
    const auto packed = client_.get("/", "Accept-Encoding: br, gzip\r\n");
    ASSERT_TRUE(plain && packed);
    EXPECT_FALSE(plain->headers.contains("content-encoding"));
    EXPECT_EQ(packed->headers.at("content-encoding"), "gzip");
    EXPECT_LT(packed->body.size(), plain->body.size());
    for (const auto& page : {*plain, *packed}) {
        const auto again = client_.get("/", "If-None-Match: " + page.headers.at("etag") + "\r\n");
        ASSERT_TRUE(again);
        EXPECT_EQ(again->status, 304);
        EXPECT_TRUE(again->body.empty());
    }
    ASSERT_TRUE(client_.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n"));
    const auto head = client_.receive(false);
    ASSERT_TRUE(head);
    EXPECT_EQ(head->headers.at("content-length"), std::to_string(plain->body.size()));
    EXPECT_EQ(client_.get("/api/health")->status, 200);
}

TEST_F(Http, EveryAnswerHasTheHeadersOfSecurity) {
    for (const char* path : {"/", "/api/worlds", "/api/health", "/nothing"}) {
        const auto answer = client_.get(path);
        ASSERT_TRUE(answer);
        EXPECT_NE(answer->headers.at("content-security-policy").find("default-src 'none'"), std::string::npos);
        EXPECT_NE(answer->headers.at("content-security-policy").find("connect-src 'self';"), std::string::npos);
        EXPECT_EQ(answer->headers.at("x-content-type-options"), "nosniff");
        EXPECT_EQ(answer->headers.at("referrer-policy"), "no-referrer");
        EXPECT_EQ(answer->headers.at("cross-origin-resource-policy"), "same-origin");
    }
}

TEST_F(Http, WorldsAreThoseOfTheCatalog) {
    const auto answer = client_.get("/api/worlds");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 200);
    for (const worlds::World* world : catalog::all_worlds())
        EXPECT_NE(answer->body.find(std::string(world->name())), std::string::npos);
}

TEST_F(Http, NothingElseIsThere) {
    for (const std::string path : {"/nothing",
                                   "/index.html/",
                                   "//",
                                   "/..",
                                   "/../etc/passwd",
                                   "/%2e%2e/%2e%2e/etc/passwd",
                                   "/assets/../index.html",
                                   "/api",
                                   "/api/",
                                   "/api/maze",
                                   "/api/maze/",
                                   "/api/nowhere/echo",
                                   "/api//echo",
                                   "/\\..\\",
                                   "/./",
                                   "/%00",
                                   "/api/worlds/",
                                   "/API/worlds",
                                   "/etc/passwd",
                                   "/.git/config",
                                   "http://elsewhere/"}) {
        const auto answer = client_.get(path);
        ASSERT_TRUE(answer) << path;
        EXPECT_EQ(answer->status, 404) << path;
        EXPECT_FALSE(error_of(answer).at("message").as_string().empty());
    }
    EXPECT_EQ(client_.post(testing::world_path("nothing"), "{}")->status, 404);
}

TEST_F(Http, MethodsThatAPathDoesNotHave) {
    const auto deleted = [&](const std::string& method, const std::string& path) {
        client_.send(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
        return client_.receive();
    };
    for (const char* method : {"DELETE", "PUT", "POST", "OPTIONS", "PATCH", "TRACE", "BREW"}) {
        const auto answer = deleted(method, "/");
        ASSERT_TRUE(answer) << method;
        EXPECT_EQ(answer->status, 405) << method;
        EXPECT_EQ(answer->headers.at("allow"), "GET, HEAD");
    }
    const auto got = client_.get(testing::world_path("echo"));
    EXPECT_EQ(got->status, 405);
    EXPECT_EQ(got->headers.at("allow"), "POST");
}

TEST_F(Http, WhatIsNotJsonIsRefused) {
    ASSERT_TRUE(
        client_.send("POST " + testing::world_path("echo") +
                     " HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}"));
    EXPECT_EQ(client_.receive()->status, 415);
    ASSERT_TRUE(client_.send("POST " + testing::world_path("echo") +
                             " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}"));
    EXPECT_EQ(client_.receive()->status, 415);
    const auto bad = client_.post(testing::world_path("echo"), "{\n \"a\": }");
    ASSERT_TRUE(bad);
    EXPECT_EQ(bad->status, 400);
    EXPECT_EQ(error_of(bad).at("line"), 2);
    EXPECT_GT(error_of(bad).at("column").as_int64(), 1);
    for (const char* body : {"[]", "7", "null", "\"text\"", "", " "}) {
        const auto odd = client_.post(testing::world_path("echo"), body);
        ASSERT_TRUE(odd);
        EXPECT_EQ(odd->status, 400) << body;
    }
    const std::string deep(100000, '[');
    EXPECT_EQ(client_.post(testing::world_path("echo"), deep)->status, 400);
}

TEST_F(Http, EachEndOfAnOperationHasItsStatus) {
    const auto unread = client_.post(testing::world_path("unread"), "{}");
    EXPECT_EQ(unread->status, 422);
    EXPECT_EQ(error_of(unread).at("line"), 2);
    EXPECT_EQ(error_of(unread).at("column"), 3);
    const auto refused = client_.post(testing::world_path("refuse"), "{}");
    EXPECT_EQ(refused->status, 400);
    EXPECT_FALSE(error_of(refused).contains("line"));
    EXPECT_EQ(client_.post(testing::world_path("throws"), "{}")->status, 500);
    EXPECT_EQ(client_.post(testing::world_path("starves"), "{}")->status, 507);
    EXPECT_EQ(client_.post(testing::world_path("bug"), "{}")->status, 500);
    const auto file = client_.post(testing::world_path("file"), "{}");
    EXPECT_EQ(file->status, 200);
    EXPECT_EQ(file->headers.at("content-type"), "image/png");
    EXPECT_EQ(file->body, "\x89PNG");
    EXPECT_EQ(client_.post("/api/recognise", "{}")->status, 400);
}

TEST_F(Http, OtherNamesAndOtherPagesAreRefused) {
    const auto named = [&](const std::string& host) {
        client_.send("GET /api/health HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
        return client_.receive()->status;
    };
    for (const char* host : {"localhost", "LOCALHOST:1", "127.0.0.1:8080", "[::1]:8080", "127.1.2.3"})
        EXPECT_EQ(named(host), 200) << host;
    for (const char* host : {"rebound.example", "localhost.example", "127.0.0.1.example", "192.168.0.1"})
        EXPECT_EQ(named(host), 403) << host;
    EXPECT_EQ(client_.post(testing::world_path("echo"), "{}", "Origin: http://localhost\r\n")->status, 200);
    for (const char* origin : {"http://elsewhere.example", "null", "http://localhost:1", "file://"})
        EXPECT_EQ(client_.post(testing::world_path("echo"), "{}", std::string("Origin: ") + origin + "\r\n")->status,
                  403);
}

TEST_F(Http, OldClientsAreClosedAfterTheAnswer) {
    ASSERT_TRUE(client_.send("GET /api/health HTTP/1.0\r\nHost: localhost\r\n\r\n"));
    const auto answer = client_.receive();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->headers.at("connection"), "close");
    EXPECT_TRUE(client_.ended());
}

TEST_F(Http, BodiesMayComeInChunksAndAskFirst) {
    ASSERT_TRUE(client_.send("POST " + testing::world_path("echo") +
                             " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json; charset=utf-8\r\n"
                             "Transfer-Encoding: chunked\r\n\r\n3\r\n{\"a\r\n4\r\n\":1}\r\n0\r\n\r\n"));
    const auto chunked = client_.receive();
    ASSERT_TRUE(chunked);
    EXPECT_EQ(chunked->body, R"({"a": 1})");
    ASSERT_TRUE(client_.send("POST " + testing::world_path("echo") +
                             " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                             "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n"));
    EXPECT_EQ(client_.receive()->status, 100);
    ASSERT_TRUE(client_.send("{}"));
    EXPECT_EQ(client_.receive()->status, 200);
}

TEST_F(Http, CodingsAndExpectationsThatItDoesNotKnow) {
    const auto status = [&](std::string_view headers) {
        Client client(server_->port());
        return testing::status_of(client.post(testing::world_path("echo"), "{}", headers));
    };
    EXPECT_EQ(status("Content-Encoding: identity\r\n"), 200);
    EXPECT_EQ(status("Content-Encoding: gzip\r\n"), 415);
    EXPECT_EQ(status("Content-Encoding: identity\r\nContent-Encoding: br\r\n"), 415);
    EXPECT_EQ(status("Expect: 100-Continue\r\n"), 100);
    EXPECT_EQ(status("Expect: 200-ok\r\n"), 417);
    EXPECT_EQ(status("Expect: 100-continue\r\nExpect: more\r\n"), 417);
    // Which has no interim answers.
    client_.send("POST " + testing::world_path("echo") +
                 " HTTP/1.0\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                 "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}");
    EXPECT_EQ(testing::status_of(client_.receive()), 200);
}

TEST_F(Http, NoAnswerNamesALibrary) {
    const std::string upgrade =
        "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n";
    const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    for (const std::string& text :
         {"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"s, "GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n"s,
          "GET / HTTP/1.1\r\n\r\n"s, upgrade + key + "Sec-WebSocket-Version: 13\r\n\r\n",
          upgrade + key + "Sec-WebSocket-Version: 7\r\n\r\n", upgrade + "Sec-WebSocket-Version: 13\r\n\r\n"}) {
        Client client(server_->port());
        ASSERT_TRUE(client.send(text));
        const auto answer = client.receive();
        ASSERT_TRUE(answer) << text;
        const auto name = answer->headers.find("server");
        EXPECT_TRUE(name == answer->headers.end() || name->second == "ariadne") << text;
    }
}

TEST_F(Http, HeadersThatOthersMightReadInAnotherWay) {
    const std::string echo = testing::world_path("echo");
    const std::string post = "POST " + echo + " HTTP/1.1\r\nContent-Type: application/json\r\n";
    const std::string chunks = "Host: localhost\r\nTransfer-Encoding: ";
    for (const std::string& text :
         {"GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n"s,
          "GET / HTTP/1.1\r\n\r\n"s,
          "GET / HTTP/1.1\r\nHost:\r\n\r\n"s,
          "GET / HTTP/1.1\r\nHost: [::1\r\n\r\n"s,
          "GET / HTTP/1.1\r\nHost: localhost:80:evil.com\r\n\r\n"s,
          "GET / HTTP/1.1\r\nHost: [localhost]\r\n\r\n"s,
          "GET / HTTP/1.1\r\nHost: localhost@evil.com\r\n\r\n"s,
          "GET / HTTP/1.1\r\nHost: [::1]x\r\n\r\n"s,
          post + chunks + "gzip\r\n\r\n",
          post + chunks + "gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
          post + chunks + "chunked, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
          post + chunks + "chunked\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
          post + chunks + "chunked\r\nContent-Length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
          post + "Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
          post + "Host: localhost\r\nOrigin: http://localhost\r\nOrigin: http://a\r\nContent-Length: 2\r\n\r\n{}",
          post + "Host: localhost\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
          "POST " + echo + " HTTP/1.0\r\nContent-Type: application/json\r\n" + chunks +
              "chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n",
          "GET / HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b\r\n\r\n"s,
          "GET / HTTP/1.1\r\nHost: localhost\r\nX:\r\n\tb\r\n\r\n"s,
          "GET / HTTP/1.1\r\nHost: localhost\r\nX: a\r\n \r\n\r\n"s,
          "GET / HTTP/1.1\r\nHost: localhost\r\nX:  \r\n \r\nY: \r\n\r\n"s}) {
        Client client(server_->port());
        ASSERT_TRUE(client.send(text));
        EXPECT_EQ(testing::status_of(client.receive()), 400) << text;
        EXPECT_TRUE(client.ended()) << text;
    }
    for (const std::string host : {"localhost", "LOCALHOST:1", "127.0.0.1:65535", "[::1]", "[::1]:8080"}) {
        Client client(server_->port());
        ASSERT_TRUE(client.send("GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n"));
        EXPECT_EQ(testing::status_of(client.receive()), 200) << host;
    }
}

}  // namespace

}  // namespace ariadne::server
