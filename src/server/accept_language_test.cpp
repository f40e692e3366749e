#include "server/accept_language.h"

#include <gtest/gtest.h>

namespace ariadne::server {

namespace {

TEST(AcceptLanguage, TakesTheOneThatIsLikedBest) {
    EXPECT_EQ(accepted_language("es"), Language::es);
    EXPECT_EQ(accepted_language("cs-CZ,cs;q=0.9,en;q=0.8"), Language::cs);
    EXPECT_EQ(accepted_language("de-DE, de;q=0.9, ES-mx ; q=0.7, en;q=0.5"), Language::es);
    EXPECT_EQ(accepted_language("en;q=0.2, cs;q=0.4"), Language::cs);
    EXPECT_EQ(accepted_language("es, cs"), Language::es);
}

TEST(AcceptLanguage, IsEnglishWhereNoneOfOursIsLiked) {
    for (const char* header : {"", "*", "de", "es;q=0", "es;q=x", ",,;", "spanish", "en, es;q=0.9"})
        EXPECT_EQ(accepted_language(header), Language::en) << header;
}

}  // namespace

}  // namespace ariadne::server
