#include "words/message.h"

#include <gtest/gtest.h>

namespace ariadne {
namespace {

TEST(Messages, BecomeSentencesInTheLanguageOfTheReader) {
    const Message steps(tr_n("{0} step", "{0} steps"), 5);
    EXPECT_EQ(steps, "5 steps");
    EXPECT_EQ(steps.in(Language::cs), "5 kroků");
    const Message valid(tr("Valid: {0}."), steps);
    EXPECT_EQ(valid, "Valid: 5 steps.");
    EXPECT_EQ(valid.in(Language::es), "Solución válida: 5 pasos.");
}

TEST(Messages, KeepWhatIsTheSameInEveryLanguage) {
    const Message line = joined({Message::plain("{0} is no value"), Message::plain("b"), Message::plain("c")});
    EXPECT_EQ(line.in(Language::cs), "{0} is no value, b, c");
    EXPECT_EQ(Message(after_colon, "--loops", std::uint64_t{3}), "--loops: 3");
    EXPECT_EQ(Message(after_space, 'x', 0.5), "x 0.5");
    EXPECT_TRUE(Message().empty());
    EXPECT_EQ(Message(), "");
}

}  // namespace
}  // namespace ariadne
