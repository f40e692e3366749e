#include <sys/socket.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "server/heap.h"
#include "server/server.h"
#include "server/testing/client.h"
#include "server/testing/fake_operations.h"

namespace ariadne::server {

namespace {

using testing::Client;
using testing::eventually;
using testing::quiet_settings;
using testing::status_of;

TEST(Limits, BodiesThatAreTooLargeAreRefusedBeforeTheyCome) {
    Settings settings = quiet_settings();
    settings.body_bytes = 1000;
    const auto server = testing::start(settings);
    Client told(server->port());
    ASSERT_TRUE(told.send("POST " + testing::world_path("echo") +
                          " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                          "Content-Length: 1000000000000\r\n\r\n"));
    EXPECT_EQ(told.receive()->status, 413);
    EXPECT_TRUE(told.ended());
    // The answer is read although the client did not stop sending.
    Client sending(server->port());
    sending.send(testing::post_text(testing::world_path("echo"), std::string(300000, ' ')));
    EXPECT_EQ(sending.receive()->status, 413);
    Client chunks(server->port());
    chunks.send("POST " + testing::world_path("echo") +
                " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                "Transfer-Encoding: chunked\r\n\r\nffff\r\n" +
                std::string(0xffff, ' '));
    EXPECT_EQ(chunks.receive()->status, 413);
}

// A server whose clients may hold 512 kB beyond the little that each connection has.
std::unique_ptr<Server> narrow() {
    Settings settings = quiet_settings();
    settings.memory_bytes = std::size_t{16} << 20;
    settings.connections = 64;
    return testing::start(settings);
}

std::string begun_body(std::string_view length, std::string_view body) {
    return fmt::format("POST {} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n{}\r\n\r\n{}",
                       testing::world_path("echo"), length, body);
}

TEST(Limits, WhatIsAnnouncedTakesNoRoom) {
    const auto server = narrow();
    std::vector<std::unique_ptr<Client>> idle;
    for (int i = 0; i < 24; ++i) {
        idle.push_back(std::make_unique<Client>(server->port()));
        ASSERT_TRUE(idle.back()->send(i % 2 == 0 ? begun_body("Transfer-Encoding: chunked", "1\r\n{\r\n")
                                                 : begun_body("Content-Length: 500000", "{")));
    }
    ASSERT_TRUE(eventually([&] { return server->connections() == 24; }));
    const std::string body = "{}" + std::string(400'000, ' ');
    EXPECT_EQ(status_of(Client(server->port()).post(testing::world_path("echo"), body)), 200);
}

TEST(Limits, WhatHasComeDoes) {
    const auto server = narrow();
    const std::string half = begun_body("Content-Length: 500000", "{" + std::string(400'000, ' '));
    const std::string whole = "{}" + std::string(400'000, ' ');
    // Whichever of the two is read first has the room: where it was the whole one, another half is sent.
    std::unique_ptr<Client> first;
    EXPECT_TRUE(eventually([&] {
        first = std::make_unique<Client>(server->port());
        first->send(half);
        return status_of(Client(server->port()).post(testing::world_path("echo"), whole)) == 429;
    }));
    // Small questions have room in any case.
    EXPECT_EQ(Client(server->port()).post(testing::world_path("echo"), "{}")->status, 200);
    first->close();
    EXPECT_TRUE(
        eventually([&] { return status_of(Client(server->port()).post(testing::world_path("echo"), whole)) == 200; }));
}

TEST(Limits, WhatNobodyWantedIsNotKept) {
    const auto server = narrow();
    const std::string body = "{}" + std::string(400'000, ' ');
    Client lost(server->port());
    EXPECT_EQ(status_of(lost.post("/api/nowhere", body)), 404);
    EXPECT_EQ(status_of(Client(server->port()).post(testing::world_path("echo"), body)), 200);
}

TEST(Limits, AnswersCountAsWell) {
    const auto server = narrow();
    Client client(server->port());
    EXPECT_EQ(client.post(testing::world_path("large"), R"({"bytes":600000})")->status, 507);
    // Once an answer is sent, its room is free.
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(client.post(testing::world_path("large"), R"({"bytes":400000})")->status, 200);
}

TEST(Limits, HeadersThatAreTooLarge) {
    const auto server = testing::start();
    Client client(server->port());
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + std::string(100000, 'x') + "\r\n\r\n");
    EXPECT_EQ(client.receive()->status, 431);
    EXPECT_TRUE(client.ended());
}

// With patience for everything but one thing.
std::unique_ptr<Server> impatient(double Patience::* with) {
    Settings settings = quiet_settings();
    settings.patience.*with = 0.3;
    return testing::start(settings);
}

TEST(Limits, ClientsThatAreTooSlowAreLetGo) {
    const auto for_heads = impatient(&Patience::header);
    Client head(for_heads->port());
    head.send("GET / HTT");
    EXPECT_EQ(status_of(head.receive()), 408);
    EXPECT_TRUE(head.ended());
    const auto for_bodies = impatient(&Patience::pause);
    Client body(for_bodies->port());
    body.send("POST " + testing::world_path("echo") +
              " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{");
    EXPECT_EQ(status_of(body.receive()), 408);
    EXPECT_TRUE(body.ended());
    const auto for_silence = impatient(&Patience::idle);
    Client silent(for_silence->port());
    EXPECT_TRUE(silent.ended());
}

// One that drips gets no more time than one that is silent: it would have a header too large in the end, but long
// before that it is too late.
TEST(Limits, ClientsThatDripAreLetGo) {
    const auto server = impatient(&Patience::header);
    Client drips(server->port());
    std::atomic<bool> answered = false;
    std::thread dripping([&] {
        while (!answered && drips.send("x")) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    });
    EXPECT_EQ(status_of(drips.receive()), 408);
    answered = true;
    dripping.join();
    drips.close();
    EXPECT_TRUE(eventually([&] { return server->connections() == 0; }));
}

TEST(Limits, AnAnswerThatIsNotReadIsGivenUp) {
    Settings settings = quiet_settings();
    settings.patience.write = 0.3;
    const auto server = testing::start(settings);
    Client client(server->port());
    for (int i = 0; i < 4; ++i) client.send(testing::post_text(testing::world_path("large"), R"({"bytes":15000000})"));
    EXPECT_TRUE(eventually([&] { return server->connections() == 0; }));
}

TEST(Limits, OfTooManyConnectionsTheQuietestGivesWay) {
    Settings settings = quiet_settings();
    settings.threads = 1;
    settings.connections = 3;
    const auto server = testing::start(settings);
    std::vector<std::unique_ptr<Client>> clients;
    for (int i = 0; i < 3; ++i) {
        clients.push_back(std::make_unique<Client>(server->port()));
        ASSERT_EQ(clients.back()->get("/api/health")->status, 200);
    }
    ASSERT_EQ(clients[0]->get("/api/health")->status, 200);
    Client late(server->port());
    EXPECT_EQ(late.get("/api/health")->status, 200);
    EXPECT_TRUE(clients[1]->ended());
    EXPECT_EQ(clients[0]->get("/api/health")->status, 200);
    EXPECT_EQ(clients[2]->get("/api/health")->status, 200);
}

TEST(Limits, ConnectionsThatWorkAreKeptAndOthersTurnedAway) {
    Settings settings = quiet_settings();
    settings.connections = 3;
    const auto server = testing::start(settings);
    std::vector<std::unique_ptr<Client>> clients;
    const int begun = testing::begun();
    for (int i = 0; i < 3; ++i) {
        clients.push_back(std::make_unique<Client>(server->port()));
        ASSERT_TRUE(clients.back()->send(testing::post_text(testing::world_path("long"), "{}")));
    }
    ASSERT_TRUE(eventually([&] { return testing::begun() - begun == 2 && server->waiting() == 1; }));
    Client late(server->port());
    const auto answer = late.receive();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 503);
    EXPECT_TRUE(late.ended());
    clients.pop_back();
    EXPECT_TRUE(eventually([&] { return status_of(Client(server->port()).get("/api/health")) == 200; }));
}

TEST(Limits, FullQueuesAreToldAndTheServerStillAnswers) {
    Settings settings = quiet_settings();
    settings.jobs = 2;
    settings.queue = 10;
    settings.jobs_per_client = 100;
    const auto server = testing::start(settings);
    const int before = testing::begun();
    const int ended_before = testing::ended();
    std::vector<std::unique_ptr<Client>> clients;
    for (int i = 0; i < 50; ++i) {
        clients.push_back(std::make_unique<Client>(server->port()));
        ASSERT_TRUE(clients.back()->send(testing::post_text(testing::world_path("long"), "{}")));
    }
    ASSERT_TRUE(eventually([&] { return server->waiting() == 10 && testing::begun() - before == 2; }));
    Client other(server->port());
    EXPECT_EQ(other.get("/")->status, 200);
    EXPECT_EQ(other.post(testing::world_path("echo"), "{}")->status, 200);
    const auto refused = other.post(testing::world_path("long"), "{}");
    EXPECT_EQ(refused->status, 429);
    EXPECT_EQ(refused->headers.at("retry-after"), "1");
    // Those that go away take their jobs with them, those that wait too.
    clients.clear();
    EXPECT_TRUE(eventually(
        [&] { return server->waiting() == 0 && testing::ended() - ended_before == testing::begun() - before; }));
    EXPECT_TRUE(eventually([&] { return server->connections() == 1; }));
}

TEST(Limits, AQuestionHasItsMemory) {
    if (!heap_is_counted()) GTEST_SKIP() << "a sanitizer keeps the heap";
    const auto server = narrow();
    Client client(server->port());
    EXPECT_EQ(status_of(client.post(testing::world_path("hungry"), "{}")), 507);
    EXPECT_EQ(status_of(client.post(testing::world_path("echo"), "{}")), 200);
}

TEST(Limits, AJobHasItsTime) {
    Settings settings = quiet_settings();
    settings.job_seconds = 0.2;
    const auto server = testing::start(settings);
    const auto answer = Client(server->port()).post(testing::world_path("long"), "{}");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->body, R"({"stopped": "time"})");
}

// Addresses of this machine stand for clients here.
TEST(Fairness, OneClientsJobsAreCountedOverAllItsConnections) {
    const auto server = testing::start();
    const int before = testing::begun();
    std::vector<std::unique_ptr<Client>> clients;
    const auto ask_for_long = [&](std::string_view from) {
        clients.push_back(std::make_unique<Client>(server->port(), from));
        return clients.back()->send(testing::post_text(testing::world_path("long"), "{}"));
    };
    for (int i = 0; i < 7; ++i) ASSERT_TRUE(ask_for_long("127.0.0.1"));
    clients.push_back(std::make_unique<Client>(server->port()));
    ASSERT_TRUE(clients.back()->upgrade());
    ASSERT_TRUE(eventually([&] { return testing::begun() - before == 2 && server->waiting() == 5; }));
    ASSERT_TRUE(clients.back()->send_message(fmt::format(R"({{"id":1,"world":"{}","operation":"long","request":{{}}}})",
                                                         catalog::all_worlds().front()->name())));
    ASSERT_TRUE(eventually([&] { return server->waiting() == 6; }));
    Client ninth(server->port());
    EXPECT_EQ(status_of(ninth.post(testing::world_path("long"), "{}")), 429);
    ASSERT_TRUE(ask_for_long("127.0.0.2"));
    EXPECT_TRUE(eventually([&] { return server->waiting() == 7; }));
}

TEST(Fairness, ATrustedProxySaysForWhomItAsks) {
    Settings settings = quiet_settings();
    settings.jobs_per_client = 1;
    settings.proxy = "127.0.0.1";
    const auto server = testing::start(settings);
    const int before = testing::begun();
    const auto question = [](std::string_view whom) {
        return testing::post_text(testing::world_path("long"), "{}", fmt::format("X-Forwarded-For: {}\r\n", whom));
    };
    Client first(server->port());
    ASSERT_TRUE(first.send(question("198.51.100.7")));
    ASSERT_TRUE(eventually([&] { return testing::begun() - before == 1; }));
    Client same(server->port());
    ASSERT_TRUE(same.send(question("203.0.113.9\r\nX-Forwarded-For: 203.0.113.9, 198.51.100.7")));
    EXPECT_EQ(status_of(same.receive()), 429);
    // Others may write there what they like.
    Client forger(server->port(), "127.0.0.2");
    ASSERT_TRUE(forger.send(question("192.0.2.1")));
    ASSERT_TRUE(eventually([&] { return testing::begun() - before == 2; }));
    Client again(server->port(), "127.0.0.2");
    ASSERT_TRUE(again.send(question("192.0.2.2")));
    EXPECT_EQ(status_of(again.receive()), 429);
}

TEST(Leaving, EndsTheJobWhicheverWayOneLeaves) {
    const auto server = testing::start();
    const std::string question = testing::post_text(testing::world_path("long"), "{}");
    const auto leave = [&](auto how) {
        const int ended = testing::ended();
        const int begun = testing::begun();
        Client client(server->port());
        client.send(question);
        EXPECT_TRUE(eventually([&] { return testing::begun() > begun; }));
        how(client);
        EXPECT_TRUE(eventually([&] { return testing::ended() > ended; }));
    };
    leave([](Client& client) { client.close(); });
    leave([](Client& client) { client.reset(); });
    leave([](Client& client) {
        client.send("x");
        client.close();
    });
    leave([](Client& client) {
        client.half_close();
        char byte = 0;
        EXPECT_EQ(::recv(client.descriptor(), &byte, 1, 0), 1);  // of an interim answer
        client.close();
    });
    EXPECT_TRUE(eventually([&] { return server->connections() == 0; }));
}

TEST(Leaving, WhoOnlyStopsSendingGetsTheAnswer) {
    Settings settings = quiet_settings();
    settings.job_seconds = 0.5;
    const auto server = testing::start(settings);
    Client client(server->port());
    client.send(testing::post_text(testing::world_path("long"), "{}"));
    client.half_close();
    const auto answer = client.receive();
    EXPECT_EQ(status_of(answer), 200);
    EXPECT_EQ(answer->body, R"({"stopped": "time"})");
}

TEST(Shutdown, EndsJobsAndConnections) {
    auto server = testing::start();
    const int begun = testing::begun();
    const std::uint16_t port = server->port();
    Client working(port);
    working.send(testing::post_text(testing::world_path("long"), "{}"));
    Client second(port);
    second.send(testing::post_text(testing::world_path("long"), "{}"));
    Client waiting(port);
    Client idle(port);
    Client half(port);
    half.send("POST / HT");
    Client socket(port);
    ASSERT_TRUE(socket.upgrade());
    ASSERT_EQ(idle.get("/api/health")->status, 200);
    ASSERT_TRUE(eventually([&] { return testing::begun() - begun == 2; }));
    waiting.send(testing::post_text(testing::world_path("long"), "{}"));
    ASSERT_TRUE(eventually([&] { return server->waiting() == 1; }));
    server->stop();
    EXPECT_EQ(working.receive()->status, 503);
    EXPECT_EQ(waiting.receive()->status, 503);
    EXPECT_FALSE(socket.receive_message());
    EXPECT_TRUE(idle.ended());
    EXPECT_TRUE(half.ended());
    EXPECT_FALSE(Client(port).connected());
    server.reset();
}

TEST(Start, SaysWhatIsInTheWay) {
    const auto first = testing::start();
    Settings settings = quiet_settings();
    settings.port = first->port();
    const auto second = Server::start(settings);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().message, "port " + std::to_string(first->port()) +
                                          " is taken; choose another with --port N, or any free one with --port 0");
    settings.port = 0;
    settings.host = "no such name";
    EXPECT_FALSE(Server::start(settings));
    settings.host = "192.0.2.1";
    EXPECT_FALSE(Server::start(settings));
}

}  // namespace

}  // namespace ariadne::server
