#include "server/ledger.h"

#include <gtest/gtest.h>

namespace ariadne::server {

namespace {

TEST(Ledger, EachHasALittleAndAllShareTheRest) {
    Ledger ledger({.own = 10, .shared = 100, .client = 60});
    Ledger::Hold first(ledger, "a");
    EXPECT_TRUE(first.resize(70));
    EXPECT_FALSE(first.resize(71));
    {
        Ledger::Hold second(ledger, "a");
        EXPECT_TRUE(second.resize(10));
        EXPECT_FALSE(second.resize(11));
        Ledger::Hold other(ledger, "b");
        EXPECT_FALSE(other.resize(51));
        EXPECT_TRUE(other.resize(50));
        Ledger::Hold late(ledger, "c");
        EXPECT_FALSE(late.resize(11));
        EXPECT_TRUE(late.resize(10));
    }
    Ledger::Hold other(ledger, "b");
    EXPECT_TRUE(other.resize(50));
    // To hold less is always possible, and makes room.
    EXPECT_TRUE(first.resize(60));
    EXPECT_TRUE(other.resize(60));
    EXPECT_FALSE(other.resize(61));
    EXPECT_TRUE(first.resize(0));
    EXPECT_TRUE(other.resize(70));
}

}  // namespace

}  // namespace ariadne::server
