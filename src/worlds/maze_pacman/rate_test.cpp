#include "worlds/maze_pacman/rate.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <string>

#include <gtest/gtest.h>

#include "resource/solve.h"
#include "resource/testing/random_field.h"
#include "worlds/maze_pacman/portion.h"

namespace ariadne::maze_pacman {
namespace {

using resource::Field;
using resource::Item;

// Digits cost, # is a wall, T gives 5, B takes 5.
Field field_of(const std::vector<std::string>& rows, std::int64_t life) {
    Field out;
    out.size = {static_cast<int>(rows.size()), static_cast<int>(rows.front().size())};
    out.life = life;
    for (std::size_t i = 0; i < out.size.area(); ++i) {
        const Cell cell = out.size.cell(i);
        const char c = rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.col)];
        if (c == 'S') out.start = cell;
        if (c == 'E') out.goal = cell;
        if (c == 'T') out.items.push_back({cell, 5});
        if (c == 'B') out.items.push_back({cell, -5});
        out.cost.push_back(c == '#'               ? resource::blocked
                           : c >= '0' && c <= '9' ? static_cast<std::int16_t>(c - '0')
                                                  : std::int16_t{0});
    }
    return out;
}

Difficulty measured(const Field& field) {
    Budget budget;
    const Measured out = measure(field, budget);
    EXPECT_TRUE(out.difficulty) << ::testing::PrintToString(field);
    return out.difficulty.value_or(Difficulty{});
}

std::string times(int n, std::string_view what) {
    std::string out;
    for (int i = 0; i < n; ++i) out += what;
    return out;
}

double value(const worlds::Rating& rating, std::string_view name) {
    const auto found = std::ranges::find(rating.measures, name, &worlds::Measure::name);
    EXPECT_NE(found, rating.measures.end()) << name;
    return found == rating.measures.end() ? -1 : found->value;
}

TEST(MapRate, MeasuresWhatCanBeCountedByHand) {
    // Straight on, the 9 kills; round it there is one treasure on the way, one beside it, and one that is walled off.
    const Difficulty of = measured(field_of({"##T###T", "#0003##", "S090E##", "#000T##"}, 3));
    EXPECT_EQ(of.steps, 4 + 2);
    EXPECT_EQ(of.plain_steps, 4);
    EXPECT_EQ(of.gains, 2U);
    EXPECT_EQ(of.needed, 0U);
    EXPECT_EQ(of.traps, 0U);  // nobody needs them
    const Difficulty corridor = measured(field_of({"S000E"}, 1));
    EXPECT_EQ(corridor.best_routes, 1.0);
    EXPECT_EQ(corridor.states, 4U);
    EXPECT_EQ(level_of(corridor), worlds::Level::beginner);
}

TEST(MapRate, TrapsWouldPayAndAreNotOnTheRoute) {
    const std::vector<std::string> rows = {"#T#T#####", "#2#300###", "ST05000TE", "#0#0#000#", "#0#T#B1T#"};
    const Field field = field_of(rows, 1);
    std::vector<Cell> route;
    for (int col = 0; col < field.size.cols; ++col) route.push_back({2, col});
    // The first costs 4 there and back, the second 6, the third 0 and the 5 of the route; that in the corner is
    // reached for 0 in two steps.
    EXPECT_EQ(count_traps(field, route), 2U);
}

// Walks from every cell of the route, there and back by the same way.
bool pays(const Field& field, const Item& item, std::vector<Cell> way) {
    if (way.back() == item.cell) {
        std::int64_t left = item.gain;
        for (std::size_t i = 1; i < way.size(); ++i) {
            left -= field.cost_at(way[i]) + field.cost_at(way[i - 1]);
            const auto other = std::ranges::find(field.items, way[i], &Item::cell);
            if (i + 1 < way.size() && other != field.items.end()) left += std::min(0, other->gain);
        }
        return left > 0;
    }
    if (way.size() > 3) return false;
    for (const Direction d : all_directions) {
        const Cell next = step(way.back(), d);
        if (!field.open(next) || next == field.goal) continue;
        way.push_back(next);
        if (pays(field, item, way)) return true;
        way.pop_back();
    }
    return false;
}

TEST(MapRate, AgreesWithBruteForceOnTrapsAndNeeds) {
    Random random(18);
    int with_traps = 0;
    int with_needs = 0;
    for (int i = 0; i < 1500; ++i) {
        const Field field = resource::testing::random_field(random, {.harm = i % 2 == 0});
        Budget budget;
        const resource::Finding answer = resource::solve(field, {}, budget);
        if (!answer.best) continue;
        const std::vector<Cell>& route = answer.best->cells;

        std::size_t traps = 0;
        for (const Item& item : field.items) {
            if (item.gain <= 0 || std::ranges::find(route, item.cell) != route.end()) continue;
            traps += std::ranges::any_of(route, [&](Cell c) { return c != field.goal && pays(field, item, {c}); });
        }
        EXPECT_EQ(count_traps(field, route), traps) << ::testing::PrintToString(field);

        std::size_t needed = std::numeric_limits<std::size_t>::max();
        for (unsigned kept = 0; kept < 1U << field.items.size(); ++kept) {
            Field fewer = field;
            fewer.items.clear();
            std::size_t count = 0;
            for (std::size_t k = 0; k < field.items.size(); ++k) {
                const bool gives = field.items[k].gain > 0;
                if (gives && (kept >> k & 1U) == 0) continue;
                count += gives ? 1U : 0U;
                fewer.items.push_back(field.items[k]);
            }
            if (resource::walk_along(fewer, route)) needed = std::min(needed, count);
        }
        EXPECT_EQ(gains_needed(field, route), needed) << ::testing::PrintToString(field);
        with_traps += traps > 0 ? 1 : 0;
        with_needs += needed > 0 ? 1 : 0;
    }
    EXPECT_GT(with_traps, 50);
    EXPECT_GT(with_needs, 50);
}

TEST(MapRate, EveryMeasureCountsInOneDirectionOnly) {
    Random random(5);
    for (int i = 0; i < 2000; ++i) {
        Difficulty of;
        of.plain_steps = random.between(1, 60);
        of.steps = of.plain_steps + 2 * random.between(0, 40);
        of.gains = static_cast<std::size_t>(random.between(0, 40));
        of.needed = static_cast<std::size_t>(random.between(0, static_cast<std::int64_t>(of.gains)));
        of.traps = static_cast<std::size_t>(random.between(0, 20));
        of.best_routes = static_cast<double>(random.between(1, 5000));
        of.states = static_cast<std::uint64_t>(random.between(1, 99'999));
        const double score = score_of(of);
        EXPECT_GE(score, 0);
        EXPECT_LE(score, 100);
        const auto harder = [&](auto change) {
            Difficulty other = of;
            change(other);
            EXPECT_GE(score_of(other), score);
        };
        harder([](Difficulty& d) { d.steps += 2; });
        harder([](Difficulty& d) { ++d.gains; });
        harder([](Difficulty& d) { ++d.needed, ++d.gains; });
        if (of.needed < of.gains) harder([](Difficulty& d) { ++d.needed; });
        harder([](Difficulty& d) { ++d.traps; });
        harder([](Difficulty& d) { d.best_routes = std::max(1.0, *d.best_routes / 2); });
        harder([](Difficulty& d) { ++d.states; });
    }
}

template <class Make>
void expect_harder_and_harder(int last, const Make& make) {
    double before = -1;
    for (int i = 0; i <= last; ++i) {
        const Field field = make(i);
        const double score = score_of(measured(field));
        EXPECT_GT(score, before) << ::testing::PrintToString(field);
        before = score;
    }
}

TEST(MapRate, MoreTreasuresToFetchAreHarder) {
    expect_harder_and_harder(12, [](int n) { return field_of({"S" + times(n, "T5") + "0E"}, 1); });
}

TEST(MapRate, ALongerDetourIsHarder) {
    expect_harder_and_harder(8, [](int depth) {
        std::vector<std::string> rows = {"S0" + times(3, depth == 0 ? "0" : "9") + "0E"};
        for (int i = 1; i < depth; ++i) rows.emplace_back("#0###0#");
        if (depth > 0) rows.emplace_back("#00000#");
        return field_of(rows, 1);
    });
}

TEST(MapRate, MoreTrapsAreHarder) {
    expect_harder_and_harder(8, [](int traps) {
        return field_of({"####" + times(traps, "T#") + times(8 - traps, "##"), "ST5" + times(16, "0") + "E"}, 1);
    });
}

TEST(MapRate, FewerBestRoutesAreHarder) {
    // Stairs, round both sides of whose corners one may go, unless one side is closed.
    constexpr std::size_t corners = 8;
    expect_harder_and_harder(corners, [](int closed) {
        std::vector<std::string> rows(corners + 1, std::string(corners + 1, '#'));
        for (std::size_t i = 0; i < corners; ++i) {
            rows[i][i] = rows[i][i + 1] = '0';
            if (i >= static_cast<std::size_t>(closed)) rows[i + 1][i] = '0';
        }
        rows.front().front() = 'S';
        rows.back().back() = 'E';
        return field_of(rows, 1);
    });
}

TEST(MapRate, MoreStatesAreHarder) {
    expect_harder_and_harder(10, [](int n) { return field_of({"S" + times(3 * n + 1, "0") + "E"}, 1); });
}

TEST(MapRate, WhoNeedsNothingAndGoesStraightIsABeginner) {
    std::vector<std::string> rows(30, times(30, "0"));
    rows.front().front() = 'S';
    rows.back().back() = 'E';
    for (std::size_t i = 2; i < 28; i += 3) rows[i][i] = rows[i][29 - i] = 'T';
    const Difficulty of = measured(field_of(rows, 5));
    EXPECT_EQ(of.needed, 0U);
    EXPECT_LE(score_of(of), 25);
    EXPECT_EQ(level_of(of), worlds::Level::beginner);
}

TEST(MapRate, LevelsBeginAtTheirCuts) {
    EXPECT_EQ(worlds::level_of(29.99, level_cuts), worlds::Level::beginner);
    EXPECT_EQ(worlds::level_of(30, level_cuts), worlds::Level::intermediate);
    EXPECT_EQ(worlds::level_of(45, level_cuts), worlds::Level::advanced);
    EXPECT_EQ(worlds::level_of(59.99, level_cuts), worlds::Level::advanced);
    EXPECT_EQ(worlds::level_of(60, level_cuts), worlds::Level::expert);
}

TEST(MapRate, SaysWhatTheScoreIsMadeOfAndThatNobodyWasTimed) {
    Budget budget;
    const worlds::Rating rating = rate(field_of({"##T#0000", "ST500090", "##0T0#0E"}, 1), tr("treasures"), budget);
    EXPECT_FALSE(rating.level.empty());
    EXPECT_FALSE(rating.impossible);
    double sum = 0;
    for (const worlds::Measure& measure : rating.measures) {
        EXPECT_EQ(measure.cuts.empty(), measure.name != "score");
        if (measure.name.ends_with("_term")) sum += measure.value;
    }
    EXPECT_NEAR(value(rating, "score"), sum, 0.03);
    EXPECT_EQ(rating.remarks,
              std::vector<Message>{tr("The score is computed from the map; it is not based on measured times.")});
}

TEST(MapRate, AnImpossibleMapHasNoLevel) {
    for (const char* row : {"S0#0E", "S090E"}) {
        Budget budget;
        const worlds::Rating rating = rate(field_of({row}, 1), tr("treasures"), budget);
        EXPECT_TRUE(rating.impossible) << row;
        EXPECT_TRUE(rating.level.empty());
        EXPECT_TRUE(rating.measures.empty());
    }
}

TEST(MapRate, HeedsItsBudget) {
    const Field field = field_of({"##T#0000", "ST500090", "##0T0#0E"}, 1);
    const CancelFlag cancel = true;
    Budget cancelled({}, &cancel);
    Budget spent({.nodes = 3});
    for (Budget* budget : {&cancelled, &spent}) {
        const worlds::Rating rating = rate(field, tr("treasures"), *budget);
        EXPECT_TRUE(rating.level.empty());
        EXPECT_FALSE(rating.impossible);
        EXPECT_TRUE(budget->exhausted());
        EXPECT_EQ(rating.remarks, std::vector<Message>{tr("No rating: the measurement reached a limit.")});
    }
}

TEST(MapRate, APortionEndsAloneOrWithTheWhole) {
    Budget whole({.nodes = 1000});
    {
        Portion portion(whole, {.nodes = 100});
        while (portion.budget().spend()) {
        }
        EXPECT_EQ(portion.budget().stopped_by(), Stop::nodes);
    }
    EXPECT_FALSE(whole.exhausted());
    EXPECT_GE(whole.nodes(), 100U);
    Portion rest(whole, {});
    while (rest.budget().spend()) {
    }
    EXPECT_LE(rest.budget().nodes(), 1000U);
}

}  // namespace
}  // namespace ariadne::maze_pacman
