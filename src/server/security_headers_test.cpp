#include "server/security_headers.h"

#include <optional>
#include <string>

#include <gtest/gtest.h>

namespace ariadne::server {

namespace {

TEST(Origin, IsASchemeAHostAndAPortAtMost) {
    for (const std::string yes : {"https://example.org", "http://127.0.0.1:8080", "https://[::1]:8443",
                                  "http://Localhost", "https://example.org:1", "https://example.org:65535"})
        EXPECT_EQ(origin_of(yes), yes);
    for (const char* no : {"",
                           "*",
                           "example.org",
                           "https://",
                           "https:///",
                           "https://example.org//",
                           "https://example.org/a",
                           "ftp://example.org",
                           "https://a b",
                           "https://a;script-src *",
                           "https://a'",
                           "https://a\r\nX: y",
                           "https://a:port",
                           "https://a:",
                           "https://a:0",
                           "https://a:65536",
                           "https://a:99999",
                           "https://a:-1",
                           "https://user@a",
                           "https://a,b",
                           "https://a\"><script>"})
        EXPECT_EQ(origin_of(no), std::nullopt) << no;
}

TEST(Origin, IsAsBrowsersSendIt) {
    EXPECT_EQ(origin_of("https://example.org/"), "https://example.org");
    EXPECT_EQ(origin_of("https://example.org:443"), "https://example.org");
    EXPECT_EQ(origin_of("http://[::1]:80/"), "http://[::1]");
    EXPECT_EQ(origin_of("http://example.org:443"), "http://example.org:443");
    EXPECT_TRUE(origin_matches(*origin_of("https://example.org:443"), "example.org"));
}

}  // namespace

}  // namespace ariadne::server
