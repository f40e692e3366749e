#include "text/characters.h"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace ariadne::text {
namespace {

using namespace std::string_view_literals;

TEST(Characters, AreToldFromBytesThatAreNone) {
    for (const std::string_view one :
         {"a"sv, "\0"sv, "\x7F"sv, "é"sv, "ř"sv, "€"sv, "\uFFFD"sv, "😀"sv, "\xED\x9F\xBF"sv, "\xF4\x8F\xBF\xBF"sv}) {
        EXPECT_EQ(character_bytes(one), one.size()) << one;
        EXPECT_EQ(character_bytes(std::string(one) + "\x80"), one.size()) << one;
    }
    // Cut off, without a beginning, overlong, half a pair, past the last, and never used.
    for (const std::string_view none : {""sv, "\xC5"sv, "\xC5z"sv, "\xE2\x82"sv, "\xF0\x9F\x98"sv, "\x80"sv, "\xBF"sv,
                                        "\xC0\x80"sv, "\xC1\xBF"sv, "\xE0\x9F\xBF"sv, "\xF0\x8F\xBF\xBF"sv,
                                        "\xED\xA0\x80"sv, "\xF4\x90\x80\x80"sv, "\xF5\x80\x80\x80"sv, "\xFF"sv})
        EXPECT_EQ(character_bytes(none), 0U) << none;
}

TEST(Characters, BytesThatAreNoneAreEscaped) {
    EXPECT_EQ(as_utf8("kůň\n"), "kůň\n");
    EXPECT_EQ(as_utf8("caf\xE9"), "caf\\xE9");
    EXPECT_EQ(as_utf8("\xC5\xC5\x99\xFF"), "\\xC5ř\\xFF");
}

TEST(Clipped, ShowsShortTextsWhole) {
    EXPECT_EQ(clipped(""), "");
    EXPECT_EQ(clipped("abpříšerně žluťoučký kůň"), "abpříšerně žluťoučký kůň");
    EXPECT_EQ(clipped(std::string(40, 'x')), std::string(40, 'x'));
    EXPECT_EQ(clipped(std::string(41, 'x')), std::string(40, 'x') + "...");
}

TEST(Clipped, CutsBetweenCharacters) {
    std::string letters;
    for (int i = 0; i < 20; ++i) letters += "ž";
    EXPECT_EQ(clipped(letters + "ž"), letters + "...");
    EXPECT_EQ(clipped("x" + letters), "x" + letters.substr(0, 38) + "...");
    EXPECT_EQ(clipped(std::string(37, 'x') + "😀"), std::string(37, 'x') + "...");
    EXPECT_EQ(clipped(std::string(36, 'x') + "😀"), std::string(36, 'x') + "😀");
}

TEST(Clipped, WhatWouldSteerATerminalIsEscaped) {
    EXPECT_EQ(clipped("\x1B[31m\t\x7F"), "\\x1B[31m\\x09\\x7F");
    EXPECT_EQ(clipped("\u009B1m \u00A0"), "\\xC2\\x9B1m \u00A0");
    EXPECT_EQ(clipped("a\0b"sv), "a\\x00b");
    EXPECT_EQ(clipped("caf\xE9"), "caf\\xE9");
}

TEST(Harmless, KeepsTheSignsItIsTold) {
    EXPECT_EQ(harmless("a\n\tb\x1B\xFF", "\n\t"), "a\n\tb\\x1B\\xFF");
    EXPECT_EQ(harmless("a\nb"), "a\\x0Ab");
    EXPECT_EQ(harmless("\xC2\x9B ž \x7F \xE2\x80\xAE \xE2\x81\xA6 \xE2\x80\x99"),
              "\\xC2\\x9B ž \\x7F \\xE2\\x80\\xAE \\xE2\\x81\\xA6 \xE2\x80\x99");
    EXPECT_TRUE(is_harmless("a\tž", "\t"));
    EXPECT_FALSE(is_harmless("a\tž"));
    EXPECT_FALSE(is_harmless("\xC5"));
    EXPECT_EQ(harmless(std::string(100, 'x')), std::string(100, 'x'));
}

TEST(CodeOf, IsTheNumberOfTheCharacter) {
    for (const char32_t code : {U'a', U'ž', U'€', U'😀', U'\x10FFFF'}) EXPECT_EQ(code_of(utf8(code)), code);
}

// Bytes at random, and letters of every length among them.
RC_GTEST_PROP(Clipped, IsUtf8WhateverTheTextIs, ()) {
    const auto piece = rc::gen::oneOf(rc::gen::arbitrary<std::string>(),
                                      rc::gen::element<std::string>("ř", "€", "😀", "\xC5", "\xE2\x82", "\xF0\x9F"));
    std::string text;
    for (const std::string& each : *rc::gen::container<std::vector<std::string>>(piece)) text += each;
    const std::string shown = clipped(text);
    RC_ASSERT(as_utf8(shown) == shown);
    RC_ASSERT(shown.find_first_of("\x1B\n\t") == std::string::npos);
    const std::string valid = as_utf8(text);
    RC_ASSERT(as_utf8(valid) == valid);
    RC_ASSERT(beginning(valid, 7).size() <= 7U);
    RC_ASSERT(as_utf8(beginning(valid, 7)) == beginning(valid, 7));
}

}  // namespace
}  // namespace ariadne::text
