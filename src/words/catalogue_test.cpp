#include "words/catalogue.h"

#include <gtest/gtest.h>

#include "words/message.h"

namespace ariadne {
namespace {

constexpr Phrase steps = tr_n("{0} step", "{0} steps");

TEST(Words, CountAsEachLanguageDoes) {
    const auto said = [](Language language) {
        std::string out;
        for (const std::int64_t count : {0, 1, 2, 5, 21}) out += Message(steps, count).in(language) + ", ";
        return out;
    };
    EXPECT_EQ(said(Language::en), "0 steps, 1 step, 2 steps, 5 steps, 21 steps, ");
    EXPECT_EQ(said(Language::es), "0 pasos, 1 paso, 2 pasos, 5 pasos, 21 pasos, ");
    EXPECT_EQ(said(Language::cs), "0 kroků, 1 krok, 2 kroky, 5 kroků, 21 kroků, ");
}

TEST(Words, AreOfALanguageWhoseCodeIsInAnyCase) {
    EXPECT_EQ(language_named("cs"), Language::cs);
    EXPECT_EQ(language_named("EN"), Language::en);
    EXPECT_FALSE(language_named("de"));
    EXPECT_FALSE(language_named(""));
}

TEST(Words, WithoutTranslationStayEnglish) {
    constexpr Phrase unheard = tr_c("a context nobody has", "Route:");
    EXPECT_EQ(words(Language::cs, unheard), "Route:");
    EXPECT_EQ(words(Language::es, Phrase{}), "");
    EXPECT_EQ(words(Language::cs, Phrase{"{0} cell of no catalogue", "{0} cells of no catalogue"}, 2),
              "{0} cells of no catalogue");
}

TEST(Words, OfADamagedCatalogueDoNoHarm) {
    // msgfmt's form, with one entry: "a" is "b".
    const auto number = [](std::uint32_t value) {
        std::string out;
        for (unsigned i = 0; i < 4; ++i) out += static_cast<char>(value >> 8 * i & 0xFFU);
        return out;
    };
    std::string file;
    for (const std::uint32_t value : {0x950412deU, 0U, 1U, 28U, 36U, 0U, 0U, 1U, 44U, 1U, 46U}) file += number(value);
    file += std::string("a\0b\0", 4);
    EXPECT_EQ(Catalogue(file).find("", "a"), "b");
    EXPECT_EQ(Catalogue(file).find("context", "a"), "");
    for (std::size_t at = 0; at < file.size(); ++at) {
        for (const char wrong : {'\0', '\x7f', '\xff'}) {
            std::string damaged = file;
            damaged[at] = wrong;
            EXPECT_LE(Catalogue(damaged).find("", "a").size(), damaged.size());
            EXPECT_LE(Catalogue(file.substr(0, at)).find("", "a").size(), at);
        }
    }
}

}  // namespace
}  // namespace ariadne
