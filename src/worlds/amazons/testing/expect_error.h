#pragma once

#include <string_view>

#include <gtest/gtest.h>

#include "base/error.h"

namespace ariadne::amazons::testing {

inline void expect_error(const Error& error, std::string_view message, int line, int column,
                         std::string_view text = "") {
    EXPECT_EQ(error.message, message) << text;
    EXPECT_EQ(error.line, line) << text;
    EXPECT_EQ(error.column, column) << text;
}

}  // namespace ariadne::amazons::testing
