#pragma once

#include <gtest/gtest.h>

#include "resource/findings.h"
#include "resource/testing/random_field.h"

namespace ariadne::resource {

// The walk can be walked, and ends with the life that it says.
inline void expect_sound(const Field& field, const Walk& walk) {
    const auto replayed = walk_along(field, walk.cells);
    ASSERT_TRUE(replayed) << ::testing::PrintToString(field);
    ASSERT_EQ(replayed->life, walk.life) << ::testing::PrintToString(field);
}

}  // namespace ariadne::resource
