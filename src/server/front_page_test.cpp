#include "server/front_page.h"

#include <gtest/gtest.h>

namespace ariadne::server {

namespace {

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
