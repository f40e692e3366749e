#include "base/hash.h"

#include <cstdint>
#include <set>

#include <gtest/gtest.h>

#include "base/error.h"

namespace ariadne {
namespace {

TEST(Hash, GoldenNumbers) {
    EXPECT_EQ(hash_mix(0, 0), 0xa7a5eeff5041598fU);
    EXPECT_EQ(hash_mix(1, 2), 0x75c13cc056c44f0eU);
    EXPECT_EQ(hash_text("ariadne"), 0x52d21392878b2439U);
    EXPECT_EQ(hash_text("\xff"), 0xb1913313545d0dbfU) << "whether or not char has a sign";
}

TEST(Hash, ContinuesWhereItLeftOff) {
    EXPECT_EQ(hash_text("thread", hash_text("red ")), hash_text("red thread"));
    EXPECT_EQ(hash_text(""), 0U);
}

TEST(Hash, OrderMatters) {
    EXPECT_NE(hash_text("ab"), hash_text("ba"));
    EXPECT_NE(hash_mix(hash_mix(0, 1), 2), hash_mix(hash_mix(0, 2), 1));
}

TEST(Hash, SmallPairsDoNotCollide) {
    std::set<std::uint64_t> seen;
    for (std::uint64_t a = 0; a < 300; ++a) {
        for (std::uint64_t b = 0; b < 300; ++b) {
            seen.insert(hash_mix(a, b));
            seen.insert(hash_mix(hash_mix(0, a), b));
        }
    }
    EXPECT_EQ(seen.size(), 2U * 300U * 300U);
}

TEST(Error, CarriesItsPlace) {
    const Result<int> good = 4;
    const Result<int> bad = fail({tr("found {0}, expected a digit"), "'x'"}, 3, 7);
    EXPECT_EQ(good.value(), 4);
    ASSERT_FALSE(bad.has_value());
    EXPECT_EQ(bad.error(), (Error{{tr("found {0}, expected a digit"), "'x'"}, 3, 7}));
    EXPECT_EQ(bad.error().message, "found 'x', expected a digit");
    const Result<int> unplaced = fail(tr("no file"));
    EXPECT_EQ(unplaced.error().line, 0);
}

}  // namespace
}  // namespace ariadne
