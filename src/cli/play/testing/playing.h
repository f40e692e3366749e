#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/testing/folder.h"
#include "cli/play/session.h"

namespace ariadne::cli {

// Sessions on files of a folder, with keys to press and a clock that stands still.
class Table : public ::testing::Test {
  protected:
    Session start(std::vector<std::string> files) {
        Result<Opened> first = open_first(open_to_play(files.front(), settings_).value(), settings_);
        EXPECT_TRUE(first) << first.error().message;
        return Session(settings_, std::move(files), std::move(*first));
    }

    void press(Session& session, std::u32string_view keys) const {
        for (const char32_t key : keys) session.press({KeyName::character, key}, now_);
    }
    void press(Session& session, KeyName key) const { session.press({key, 0}, now_); }

    // Lets time pass until the computer has thought about everything.
    void think(Session& session) const {
        do {
            session.tick(now_);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        } while (session.thinking() || !session.best());
        session.tick(now_);
    }

    TemporaryFolder folder_;
    Settings settings_;
    Session::Clock::time_point now_ = Session::Clock::now();
};

}  // namespace ariadne::cli
