#include "server/heap.h"

#include <memory>
#include <new>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace ariadne::server {

namespace {

constexpr std::size_t kilobyte = 1024;

struct alignas(128) Wide {
    char bytes[64 * kilobyte];
};

class Heap : public ::testing::Test {
  protected:
    void SetUp() override {
        if (!heap_is_counted()) GTEST_SKIP() << "a sanitizer keeps the heap";
    }
};

TEST_F(Heap, RefusesWhatGoesBeyond) {
    std::size_t peak = 0;
    const HeapAccount account(100 * kilobyte, peak);
    EXPECT_THROW(std::vector<char>(101 * kilobyte), std::bad_alloc);
    EXPECT_EQ(new (std::nothrow) char[101 * kilobyte], nullptr);
    const std::vector<char> most(60 * kilobyte);
    EXPECT_THROW(std::make_unique<Wide>(), std::bad_alloc);
    EXPECT_GE(peak, 60 * kilobyte);
    EXPECT_LT(peak, 100 * kilobyte);
}

TEST_F(Heap, WhatIsGivenBackMayBeTakenAgain) {
    std::size_t peak = 0;
    const HeapAccount account(100 * kilobyte, peak);
    for (int i = 0; i < 1000; ++i) {
        const std::vector<char> piece(70 * kilobyte);
        EXPECT_EQ(piece.size(), 70 * kilobyte);
    }
    for (int i = 0; i < 1000; ++i) EXPECT_NE(std::make_unique<Wide>(), nullptr);
}

TEST_F(Heap, CountsItsOwnThreadAndItsOwnTime) {
    {
        std::size_t peak = 0;
        const HeapAccount account(100 * kilobyte, peak);
        std::size_t size = 0;
        std::thread([&] { size = std::vector<char>(1000 * kilobyte).size(); }).join();
        EXPECT_EQ(size, 1000 * kilobyte);
    }
    EXPECT_EQ(std::vector<char>(1000 * kilobyte).size(), 1000 * kilobyte);
}

}  // namespace

}  // namespace ariadne::server
