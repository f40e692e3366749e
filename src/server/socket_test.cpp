#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include <fmt/format.h>
#include <boost/json/parse.hpp>

#include "catalog/catalog.h"
#include "server/server.h"
#include "server/testing/client.h"
#include "server/testing/fake_operations.h"

namespace ariadne::server {

namespace {

using testing::Client;
using testing::eventually;
using testing::quiet_settings;

std::string ask(int id, std::string_view operation, std::string_view request = "{}") {
    return fmt::format(R"({{"id":{},"world":"{}","operation":"{}","request":{}}})", id,
                       catalog::all_worlds().front()->name(), operation, request);
}

boost::json::object next(Client& client) {
    const auto text = client.receive_message();
    return text ? boost::json::parse(*text).as_object() : boost::json::object{{"event", "nothing"}, {"id", -1}};
}

// The next message of that kind, past others.
boost::json::object next(Client& client, std::string_view event) {
    for (;;) {
        boost::json::object message = next(client);
        const std::string_view kind = message.at("event").as_string();
        if (kind == event || kind == "nothing") return message;
    }
}

class Socket : public ::testing::Test {
  protected:
    void SetUp() override { ASSERT_TRUE(client_.upgrade()); }

    std::unique_ptr<Server> server_ = testing::start();
    Client client_{server_->port()};
};

TEST_F(Socket, AnswersQuestionsByTheirNumber) {
    ASSERT_TRUE(client_.send_message(ask(4, "echo", R"({"a":"b"})")));
    EXPECT_EQ(next(client_), boost::json::parse(R"({"id":4,"event":"done","result":{"a":"b"}})"));
    ASSERT_TRUE(client_.send_message(ask(5, "file")));
    EXPECT_EQ(next(client_),
              boost::json::parse(R"({"id":5,"event":"done","result":{"media_type":"image/png","base64":"iVBORw=="}})"));
    ASSERT_TRUE(client_.send_message(ask(6, "unread")));
    EXPECT_EQ(
        next(client_),
        boost::json::parse(
            R"({"id":6,"event":"failed","status":422,"error":{"message":"found 'x', expected a number","line":2,"column":3}})"));
    ASSERT_TRUE(client_.send_message(ask(7, "echo", "{\"text\":\"" + std::string(300000, 'x') + "\"}")));
    EXPECT_EQ(next(client_).at("result").at("text").as_string().size(), 300000U);
}

TEST_F(Socket, SpeaksTheLanguageThatTheEnvelopeNames) {
    ASSERT_TRUE(client_.send_message(R"({"id":1,"lang":"es","world":"maze","operation":"refuse","request":{}})"));
    EXPECT_EQ(next(client_).at("error").at("message"), "se alcanzó el límite de nodos");
    ASSERT_TRUE(client_.send_message(ask(2, "refuse")));
    EXPECT_EQ(next(client_).at("error").at("message"), "the node limit was reached");
    ASSERT_TRUE(client_.send_message(R"({"id":3,"lang":"de","world":"maze","operation":"echo","request":{}})"));
    const auto refused = next(client_);
    EXPECT_EQ(refused.at("id"), 3);
    EXPECT_EQ(refused.at("status"), 400);
    EXPECT_EQ(refused.at("error").at("message"), "key lang: expected one of: en, es, cs");
}

TEST_F(Socket, TellsHowAJobGoesOnAndCancelsIt) {
    ASSERT_TRUE(client_.send_message(ask(1, "long")));
    EXPECT_EQ(next(client_).at("event"), "started");
    const auto said = next(client_);
    EXPECT_EQ(said.at("event"), "said");
    EXPECT_EQ(said.at("said").at("line"), "first");
    const auto progress = next(client_, "progress").at("progress").as_object();
    EXPECT_EQ(progress.at("phase"), "working");
    EXPECT_EQ(progress.at("best"), 7);
    EXPECT_FALSE(progress.contains("fraction"));
    ASSERT_TRUE(client_.send_message(R"({"id":1,"cancel":true})"));
    EXPECT_EQ(next(client_, "done").at("result").at("stopped"), "cancelled");
    // A second cancel comes too late, and harms nobody.
    ASSERT_TRUE(client_.send_message(R"({"id":1,"cancel":true})"));
    ASSERT_TRUE(client_.send_message(ask(2, "echo")));
    EXPECT_EQ(next(client_).at("id"), 2);
}

TEST_F(Socket, JobsThatWaitAreToldSoAndCanBeTakenBack) {
    for (int id = 1; id <= 2; ++id) {
        ASSERT_TRUE(client_.send_message(ask(id, "long")));
        EXPECT_EQ(next(client_, "started").at("id"), id);
    }
    ASSERT_TRUE(client_.send_message(ask(3, "long")));
    const auto queued = next(client_, "queued");
    EXPECT_EQ(queued.at("id"), 3);
    EXPECT_EQ(queued.at("ahead"), 1);
    ASSERT_TRUE(client_.send_message(R"({"id":3,"cancel":true})"));
    const auto failed = next(client_, "failed");
    EXPECT_EQ(failed.at("id"), 3);
    EXPECT_EQ(failed.at("status"), 499);
    EXPECT_EQ(server_->waiting(), 0U);
}

TEST_F(Socket, RefusesWhatMakesNoSense) {
    for (const std::string text : {"", "{", "[]", "7", "{}", R"({"id":"1"})", R"({"id":1.5})", R"({"id":1})",
                                   R"({"id":1,"world":"nowhere","operation":"echo","request":{}})",
                                   R"({"id":1,"world":7,"operation":[],"request":{}})",
                                   R"({"id":1,"lang":"de","world":"maze","operation":"echo","request":{}})"}) {
        ASSERT_TRUE(client_.send_message(text));
        const auto answer = next(client_);
        EXPECT_EQ(answer.at("event"), "failed") << text;
        EXPECT_GE(answer.at("status").as_int64(), 400) << text;
        EXPECT_FALSE(answer.at("error").at("message").as_string().empty());
    }
    ASSERT_TRUE(client_.send_message(ask(1, "nothing")));
    EXPECT_EQ(next(client_).at("status"), 404);
    ASSERT_TRUE(client_.send_message(R"({"id":2,"world":"","operation":"recognise","request":{}})"));
    EXPECT_EQ(next(client_).at("status"), 400);
}

TEST_F(Socket, OneClientHasSoManyQuestions) {
    for (int id = 1; id <= 9; ++id) ASSERT_TRUE(client_.send_message(ask(id, "long")));
    const auto refused = next(client_, "failed");
    EXPECT_EQ(refused.at("id"), 9);
    EXPECT_EQ(refused.at("status"), 429);
    ASSERT_TRUE(client_.send_message(ask(1, "echo")));
    const auto twice = next(client_, "failed");
    EXPECT_EQ(twice.at("id"), 1);
    EXPECT_EQ(twice.at("status"), 400);
}

TEST_F(Socket, ClosingCancelsAllItsJobs) {
    const int begun = testing::begun();
    const int ended = testing::ended();
    for (int id = 1; id <= 8; ++id) ASSERT_TRUE(client_.send_message(ask(id, "long")));
    ASSERT_TRUE(eventually([&] { return testing::begun() - begun == 2 && server_->waiting() == 6; }));
    client_.reset();
    EXPECT_TRUE(eventually([&] { return testing::ended() - ended == 2 && server_->waiting() == 0; }));
    EXPECT_TRUE(eventually([&] { return server_->connections() == 0; }));
}

TEST_F(Socket, FramesThatBreakTheRulesEndIt) {
    for (const int first : {0xf1, 0x83, 0x8f, 0xc1, 0x80}) {
        Client client(server_->port());
        ASSERT_TRUE(client.upgrade());
        client.send_message("x", static_cast<unsigned char>(first));
        EXPECT_FALSE(client.receive_message()) << first;
        EXPECT_TRUE(client.ended());
    }
    Client unmasked(server_->port());
    ASSERT_TRUE(unmasked.upgrade());
    unmasked.send("\x81\x01x");
    EXPECT_TRUE(unmasked.ended());
    Client huge(server_->port());
    ASSERT_TRUE(huge.upgrade());
    huge.send(std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14));
    EXPECT_TRUE(huge.ended());
}

TEST_F(Socket, PagesFromElsewhereMayNotOpenOne) {
    Client client(server_->port());
    EXPECT_FALSE(client.upgrade("Origin: http://elsewhere.example\r\n"));
    Client same(server_->port());
    EXPECT_TRUE(same.upgrade("Origin: http://localhost\r\n"));
    Client plain(server_->port());
    EXPECT_EQ(plain.get("/api/socket")->status, 426);
}

TEST(Sockets, OneThatDoesNotReadIsClosed) {
    Settings settings = quiet_settings();
    settings.patience.write = 0.3;
    const auto server = testing::start(settings);
    Client client(server->port());
    ASSERT_TRUE(client.upgrade());
    for (int id = 0; id < 10; ++id)
        if (!client.send_message(ask(id, "large", R"({"bytes":5000000})"))) break;
    EXPECT_TRUE(eventually([&] { return server->connections() == 0; }));
}

// A server whose clients may hold some 3 MB beyond the little that each connection has.
Settings roomy_settings() {
    Settings settings = quiet_settings();
    settings.memory_bytes = std::size_t{65} << 20;
    settings.jobs = 1;
    settings.connections = 32;
    return settings;
}

TEST(Sockets, OneLargeAnswerIsNoFault) {
    const auto server = testing::start(roomy_settings());
    Client client(server->port());
    ASSERT_TRUE(client.upgrade());
    for (int id = 0; id < 3; ++id) {
        ASSERT_TRUE(client.send_message(ask(id, "large", R"({"bytes":1500000})")));
        EXPECT_EQ(next(client).at("result").at("text").as_string().size(), 1500000U);
    }
    // Past what one client may hold, there is a reason.
    ASSERT_TRUE(client.send_message(ask(3, "large", R"({"bytes":5000000})")));
    EXPECT_EQ(next(client).at("status"), 507);
}

// The first frame of a message of many.
constexpr unsigned char unfinished = 0x01;

TEST(Sockets, MessagesCountAsTheyArrive) {
    const auto server = testing::start(roomy_settings());
    std::vector<std::unique_ptr<Client>> clients;
    for (int i = 0; i < 4; ++i) {
        clients.push_back(std::make_unique<Client>(server->port()));
        ASSERT_TRUE(clients.back()->upgrade());
        clients.back()->send_message(std::string(2'000'000, ' '), unfinished);
    }
    // One of them fits.
    EXPECT_TRUE(eventually([&] { return server->connections() <= 1; }));
    EXPECT_EQ(Client(server->port()).get("/api/health")->status, 200);
}

TEST(Sockets, AMessageThatDoesNotComeOnEndsIt) {
    Settings settings = quiet_settings();
    settings.patience.pause = 0.3;
    const auto server = testing::start(settings);
    Client client(server->port());
    ASSERT_TRUE(client.upgrade());
    Client quiet(server->port());
    ASSERT_TRUE(quiet.upgrade());
    ASSERT_TRUE(client.send_message("{", unfinished));
    EXPECT_TRUE(client.ended());
    // One that says nothing at all is no trouble.
    ASSERT_TRUE(quiet.send_message(ask(1, "echo")));
    EXPECT_EQ(next(quiet).at("id"), 1);
}

TEST(Sockets, TwoHundredAtATime) {
    const auto server = testing::start();
    std::vector<std::unique_ptr<Client>> clients;
    for (int i = 0; i < 200; ++i) {
        clients.push_back(std::make_unique<Client>(server->port()));
        ASSERT_TRUE(clients.back()->upgrade());
    }
    EXPECT_EQ(server->connections(), 200U);
    for (int i = 0; i < 200; ++i) ASSERT_TRUE(clients[static_cast<std::size_t>(i)]->send_message(ask(i, "echo")));
    for (int i = 0; i < 200; ++i) EXPECT_EQ(next(*clients[static_cast<std::size_t>(i)]).at("id"), i);
    clients.clear();
    EXPECT_TRUE(eventually([&] { return server->connections() == 0; }));
}

}  // namespace

}  // namespace ariadne::server
