#include "server/front_page.h"

#include <gtest/gtest.h>

namespace ariadne::server {

namespace {

TEST(Origin, IsASchemeAHostAndAPortAtMost) {
    for (const char* yes : {"https://example.org", "http://127.0.0.1:8080", "https://[::1]:8443", "http://Localhost"})
        EXPECT_TRUE(is_origin(yes)) << yes;
    for (const char* no :
         {"", "*", "example.org", "https://", "https://example.org/", "https://example.org/a", "ftp://example.org",
          "https://a b", "https://a;script-src *", "https://a'", "https://a\r\nX: y", "https://a:port",
          "https://user@a", "https://a,b", "https://a\"><script>"})
        EXPECT_FALSE(is_origin(no)) << no;
}

constexpr const char* page =
    "<head>\n"
    "    <meta name=\"description\" content=\"Puzzles &amp; games\" />\n"
    "    <title>Ariadne</title>\n"
    "  </head><body></body>";

TEST(Preview, IsOfThePageItself) {
    EXPECT_EQ(with_preview(page, "https://puzzles.example.org"),
              "<head>\n"
              "    <meta name=\"description\" content=\"Puzzles &amp; games\" />\n"
              "    <title>Ariadne</title>\n"
              "    <meta property=\"og:type\" content=\"website\" />\n"
              "    <meta property=\"og:title\" content=\"Ariadne\" />\n"
              "    <meta property=\"og:description\" content=\"Puzzles &amp; games\" />\n"
              "    <meta property=\"og:url\" content=\"https://puzzles.example.org/\" />\n"
              "    <meta property=\"og:image\" content=\"https://puzzles.example.org/preview.png\" />\n"
              "    <meta property=\"og:image:alt\" content=\"Puzzles &amp; games\" />\n"
              "    <meta name=\"twitter:card\" content=\"summary_large_image\" />\n"
              "  </head><body></body>");
}

TEST(Preview, APageWithoutAHeadStaysAsItIs) {
    EXPECT_EQ(with_preview("page", "https://a"), "page");
}

}  // namespace

}  // namespace ariadne::server
