#pragma once

#include <span>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "base/error.h"

// What the tests of all readers share.
namespace ariadne::worlds::testing {

// A text that is refused, where, and with what words.
struct BadText {
    std::string text;
    int line;
    int column;
    std::string_view message;
};

inline void expect_error(const Error& error, const BadText& expected) {
    EXPECT_EQ(error.message, expected.message) << expected.text;
    EXPECT_EQ(error.line, expected.line) << expected.text;
    EXPECT_EQ(error.column, expected.column) << expected.text;
}

template <class Parse>
void expect_refused(const Parse& parse, std::span<const BadText> refusals) {
    for (const BadText& refusal : refusals) {
        const auto parsed = parse(refusal.text);
        if (parsed) {
            ADD_FAILURE() << "accepted: " << refusal.text;
        } else {
            expect_error(parsed.error(), refusal);
        }
    }
}

// The places of all errors, as in "2:1 2:4".
inline std::string places_of(const Error& error) {
    std::string out = std::to_string(error.line) + ":" + std::to_string(error.column);
    for (const Error& next : error.more) out += " " + places_of(next);
    return out;
}

}  // namespace ariadne::worlds::testing
