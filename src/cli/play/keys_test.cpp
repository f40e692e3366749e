#include "cli/play/keys.h"

#include <gtest/gtest.h>

namespace ariadne::cli {

namespace {

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
