#include <gtest/gtest.h>

#include "base/testing/folder.h"
#include "cli/play/keys.h"
#include "cli/play/prompt.h"

namespace ariadne::cli {

namespace {

void type(Prompt& prompt, std::string_view text) {
    for (const char32_t c : from_utf8(text)) prompt.edit({KeyName::character, c});
}

TEST(Utf8, ThereAndBack) {
    for (const std::string text : {"", "abc", "příliš žluťoučký", "日本", "😀"}) {
        EXPECT_EQ(to_utf8(from_utf8(text)), text);
    }
    EXPECT_EQ(from_utf8("a\xff\xc3"), U"a\xFFFD\xFFFD");
}

TEST(Prompt, IsEdited) {
    Prompt prompt;
    type(prompt, "dži");
    prompt.edit({KeyName::left, 0});
    prompt.edit({KeyName::backspace, 0});
    EXPECT_EQ(prompt.file(), "di");
    type(prompt, "ž");
    prompt.edit({KeyName::end, 0});
    type(prompt, "n");
    EXPECT_EQ(prompt.file(), "džin");
    prompt.edit({KeyName::home, 0});
    prompt.edit({KeyName::erase, 0});
    EXPECT_EQ(prompt.file(), "žin");
    prompt.edit({KeyName::left, 0});
    prompt.edit({KeyName::backspace, 0});
    EXPECT_EQ(prompt.cursor, 0U) << "nothing before the beginning";
    prompt.edit({KeyName::end, 0});
    prompt.edit({KeyName::character, 'u' & 0x1f});
    EXPECT_EQ(prompt.file(), "");
    type(prompt, "some/where/else");
    prompt.edit({KeyName::character, 'w' & 0x1f});
    EXPECT_EQ(prompt.file(), "some/where/");
    prompt.edit({KeyName::character, 'w' & 0x1f});
    EXPECT_EQ(prompt.file(), "some/");
}

class Completion : public ::testing::Test {
  protected:
    void SetUp() override {
        for (const char* file : {"first.txt", "fire.txt", "žába.txt", ".hidden", "maps/one.txt"})
            folder_.write(file, "x");
    }

    std::string completed(std::string_view begun) {
        prompt_ = {};
        type(prompt_, folder_.path(begun));
        prompt_.edit({KeyName::tab, 0});
        return prompt_.file().substr(folder_.path().size());
    }

    TemporaryFolder folder_;
    Prompt prompt_;
};

TEST_F(Completion, GoesOnAsFarAsItIsCertain) {
    EXPECT_EQ(completed("fi"), "fir");
    EXPECT_EQ(prompt_.choices, (std::vector<std::string>{"fire.txt", "first.txt"}));
    EXPECT_EQ(completed("firs"), "first.txt");
    EXPECT_TRUE(prompt_.choices.empty());
    EXPECT_EQ(completed("ž"), "žába.txt");
    EXPECT_EQ(completed("ma"), "maps/");
    EXPECT_EQ(completed("maps/o"), "maps/one.txt");
    EXPECT_EQ(completed("x"), "x");
    EXPECT_EQ(completed("nowhere/x"), "nowhere/x");
    EXPECT_EQ(completed(".h"), ".hidden");
    EXPECT_EQ(completed(""), "");
    EXPECT_EQ(prompt_.choices, (std::vector<std::string>{"fire.txt", "first.txt", "maps/", "žába.txt"}));
}

TEST(PlayKeys, ArrowsAndLettersOfBothKinds) {
    const auto letter = [](char32_t c) { return action_of({KeyName::character, c}); };
    EXPECT_EQ(action_of({KeyName::up, 0}), Action::up);
    EXPECT_EQ(letter('w'), Action::up);
    EXPECT_EQ(letter('W'), Action::up);
    EXPECT_EQ(letter('h'), Action::left);
    EXPECT_EQ(action_of({KeyName::backspace, 0}), Action::undo);
    EXPECT_EQ(letter(0x7f), Action::undo);
    EXPECT_EQ(letter('?'), Action::help);
    EXPECT_EQ(letter('\t'), Action::choose_next);
    EXPECT_EQ(action_of({KeyName::back_tab, 0}), Action::choose_previous);
    EXPECT_EQ(letter(U'ž'), Action::none);
    EXPECT_EQ(action_of({KeyName::resize, 0}), Action::none);
}

}  // namespace
}  // namespace ariadne::cli
