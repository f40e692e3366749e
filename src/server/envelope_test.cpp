#include "server/envelope.h"

#include <string>

#include <gtest/gtest.h>

namespace ariadne::server {

namespace {

TEST(Envelope, IsOpenedAndItsRequestLeftAlone) {
    const std::string text =
        R"( { "operation":"solve", "other":[{"id":7},"]\"}"], "request": {"a":"}","b":[1, 2]} ,"world":"ma\u007ae","id":-4} )";
    const Result<Envelope> message = open_envelope(text);
    ASSERT_TRUE(message) << message.error().message;
    EXPECT_EQ(message->id, -4);
    EXPECT_FALSE(message->cancel);
    EXPECT_EQ(message->world, "maze");
    EXPECT_EQ(message->operation, "solve");
    EXPECT_EQ(message->request, R"({"a":"}","b":[1, 2]})");
}

TEST(Envelope, SaysInWhichLanguageToAnswer) {
    EXPECT_EQ(open_envelope(R"({"id":1})")->language, Language::en);
    EXPECT_EQ(open_envelope(R"({"lang":"cs","id":1})")->language, Language::cs);
    for (const char* unknown : {R"({"id":1,"lang":"de"})", R"({"id":1,"lang":""})", R"({"id":1,"lang":7})"})
        EXPECT_FALSE(open_envelope(unknown)->language) << unknown;
}

TEST(Envelope, NamesThatAreNoTextsAreNone) {
    const Result<Envelope> message = open_envelope(R"({"id":1,"world":7,"operation":["x"],"cancel":true})");
    ASSERT_TRUE(message) << message.error().message;
    EXPECT_TRUE(message->cancel);
    EXPECT_TRUE(message->world.empty());
    EXPECT_TRUE(message->operation.empty());
    EXPECT_TRUE(message->request.empty());
}

TEST(Envelope, WhatIsNoneIsRefused) {
    for (const std::string text :
         {"", "{", "[]", "7", "{}", "null", R"({"id":})", R"({"id":1)", R"({"id":1}})", R"({"id":1} x)",
          R"({"id":"1"})", R"({"id":1.5})", R"({"id":99999999999999999999})", R"({"id":1,"request":{"a":[})",
          R"({"id":1,"request":"a})", R"({"id":1,})", R"({id:1})", R"({"id":1,"request":{"a":"\)", R"({"id" 1})"})
        EXPECT_FALSE(open_envelope(text)) << text;
}

}  // namespace

}  // namespace ariadne::server
