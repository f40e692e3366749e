#include "server/static_files.h"

#include <array>

#include <gtest/gtest.h>

#include "server/security_headers.h"

namespace ariadne::server {

namespace {

TEST(AcceptEncoding, TakesGzipOnlyWhereItIsWanted) {
    for (const char* yes : {"gzip", "deflate, gzip;q=1.0, *;q=0.5", "br,gzip", "gzip ; q=0.1"})
        EXPECT_TRUE(accepts_gzip(yes)) << yes;
    for (const char* no : {"", "identity", "gzip;q=0", "gzip; q=0.000", "br", "xgzip", "gzi", ","})
        EXPECT_FALSE(accepts_gzip(no)) << no;
}

TEST(IfNoneMatch, NamesTheTagOfEitherCoding) {
    const std::string tag = "\"abc\"";
    for (const char* yes : {"\"abc\"", "W/\"abc\"", "\"x\", \"abc\"", "*", "\"abc-gzip\"", "W/\"abc-gzip\""})
        EXPECT_TRUE(names_tag(yes, tag)) << yes;
    for (const char* no : {"", "\"ab\"", "abc", "\"abcd\"", "\"abc-gzip", "-gzip\"", "W/"})
        EXPECT_FALSE(names_tag(no, tag)) << no;
}

TEST(StaticFiles, FindWhatIsCarriedAndNothingElse) {
    static constexpr std::array<CarriedFile, 3> files{{
        {"/index.html", "text/html", "1", false, "page", ""},
        {"/assets/a-12345678.js", "text/javascript", "2", true, "long long long", "short"},
        {"/b.svg", "image/svg+xml", "3", false, "<svg/>", ""},
    }};
    const StaticFiles table(files, {R"({"worlds":[]})", R"({"worlds":["es"]})", R"({"worlds":["cs"]})"});
    ASSERT_NE(table.find("/", Language::en), nullptr);
    EXPECT_EQ(table.find("/", Language::en)->plain.body, "page");
    EXPECT_TRUE(table.find("/", Language::en)->gzip.body.empty());
    ASSERT_NE(table.find("/api/worlds", Language::en), nullptr);
    EXPECT_EQ(table.find("/api/worlds", Language::en)->plain.body, R"({"worlds":[]})");
    EXPECT_EQ(table.find("/api/worlds", Language::cs)->plain.body, R"({"worlds":["cs"]})");
    EXPECT_NE(table.find("/api/worlds", Language::en)->plain.head.find("Vary: Accept-Encoding, Accept-Language\r\n"),
              std::string::npos);
    const StaticFiles::File* script = table.find("/assets/a-12345678.js", Language::en);
    ASSERT_NE(script, nullptr);
    EXPECT_NE(script->gzip.head.find("immutable"), std::string::npos);
    EXPECT_NE(script->gzip.head.find("Content-Length: 5\r\n"), std::string::npos);
    EXPECT_NE(script->plain.head.find("Content-Length: 14\r\n"), std::string::npos);
    for (const char* path : {"", "/index.htm", "/assets/", "/b.svg/", "b.svg", "/B.svg"})
        EXPECT_EQ(table.find(path, Language::en), nullptr) << path;
}

constexpr std::array<CarriedFile, 1> one_page{{{"/index.html", "text/html", "1", false, "<head></head>", ""}}};

TEST(StaticFiles, NobodyMayFrameThePage) {
    const StaticFiles table(one_page, {});
    for (const char* path : {"/", "/embed"}) {
        const std::string& head = table.find(path, Language::en)->plain.head;
        EXPECT_NE(head.find("frame-ancestors 'none';"), std::string::npos) << path;
        EXPECT_NE(head.find("X-Frame-Options: DENY\r\n"), std::string::npos) << path;
        EXPECT_EQ(table.find(path, Language::en)->plain.body, "<head></head>");
    }
}

TEST(StaticFiles, ThoseWhoAreNamedMayFrameTheBoardAlone) {
    const std::array<std::string, 2> frames{"https://a.example", "http://b.example:81"};
    const StaticFiles table(one_page, {}, {}, frames);
    const StaticFiles::File* embed = table.find("/embed", Language::en);
    for (const std::string& head : {embed->plain.head, embed->unchanged}) {
        EXPECT_NE(head.find("frame-ancestors https://a.example http://b.example:81;"), std::string::npos);
        EXPECT_EQ(head.find("X-Frame-Options"), std::string::npos);
        EXPECT_NE(head.find("Cross-Origin-Resource-Policy: cross-origin\r\n"), std::string::npos);
        EXPECT_NE(head.find("default-src 'none';"), std::string::npos);
    }
    const std::string& page = table.find("/", Language::en)->plain.head;
    EXPECT_NE(page.find("frame-ancestors 'none';"), std::string::npos);
    EXPECT_NE(page.find("X-Frame-Options: DENY\r\n"), std::string::npos);
}

TEST(StaticFiles, LinksHaveAPreviewWhereTheServerHasAnAddress) {
    const StaticFiles table(one_page, {}, "https://a.example");
    for (const char* path : {"/", "/embed"}) {
        const StaticFiles::File* page = table.find(path, Language::en);
        EXPECT_NE(page->plain.body.find("https://a.example/preview.png"), std::string::npos);
        EXPECT_FALSE(page->gzip.body.empty());
        EXPECT_NE(page->tag, "\"1\"");
    }
}

TEST(Host, OnEveryAddressNumbersPassAndNamesDoNot) {
    EXPECT_TRUE(host_is_ours("192.168.0.7:8080", "0.0.0.0"));
    EXPECT_TRUE(host_is_ours("[fe80::1]:8080", "::"));
    EXPECT_FALSE(host_is_ours("rebound.example:8080", "0.0.0.0"));
    EXPECT_TRUE(host_is_ours("studio.example:8080", "studio.example"));
    EXPECT_FALSE(host_is_ours("192.168.0.7:8080", "127.0.0.1"));
}

}  // namespace

}  // namespace ariadne::server
