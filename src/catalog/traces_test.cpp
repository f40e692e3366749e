#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "catalog/solve.h"

namespace ariadne::catalog {

using worlds::Traces;
using worlds::World;

namespace {

struct Watched {
    std::uint64_t states = 0;
    std::uint64_t expanded = 0;
};

Watched watch(const World& world, std::string_view text, const std::string& objective, const std::string& algorithm) {
    Watched out;
    worlds::SolveRequest request;
    request.objective = objective;
    request.algorithm = algorithm;
    request.trace = [&](std::span<const Cell> state) {
        ++out.states;
        EXPECT_EQ(state.size() == 1, world.about().traces == Traces::cells);
    };
    Budget budget({.nodes = 20'000});
    const Result<worlds::Report> report = solve(*world.read(text).value(), request, budget);
    EXPECT_TRUE(report) << report.error().message;
    if (report) out.expanded = report->stats.expanded;
    return out;
}

// Whoever watches a search that can be watched sees all of it.
TEST(Traces, TellEveryExpansion) {
    for (const World* const world : all_worlds()) {
        SCOPED_TRACE(world->name());
        const std::vector<std::string> names = world->about().traced_algorithms;
        if (world->about().traces == Traces::nothing) {
            EXPECT_TRUE(names.empty());
            continue;
        }
        EXPECT_FALSE(names.empty());
        Budget budget;
        std::vector<Message> warnings;
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const Result<std::string> text = world->generate({}, seed, budget, warnings);
            ASSERT_TRUE(text) << text.error().message;
            for (const std::string& name : names) {
                const std::vector<std::string> known = world->about().algorithms;
                EXPECT_NE(std::ranges::find(known, name), known.end()) << name;
                for (const std::string& objective : world->about().objectives) {
                    SCOPED_TRACE(::testing::Message() << name << " " << objective);
                    const Watched watched = watch(*world, *text, objective, name);
                    EXPECT_GT(watched.expanded, 0U);
                    EXPECT_EQ(watched.states, watched.expanded);
                }
            }
        }
    }
}

}  // namespace

}  // namespace ariadne::catalog
