#include "worlds/maze_pacman/plot.h"

#include <gtest/gtest.h>

namespace ariadne::maze_pacman {
namespace {

resource::TradeOff trade_off() {
    resource::TradeOff result;
    result.verdict = Verdict::solved;
    result.complete = true;
    result.points = {{10, 4, 4, {}}, {12, 6, 6, {}}, {20, 9, 9, {}}};
    return result;
}

TEST(WalkerPlot, IsAStaircaseOfTheProvenPoints) {
    const render::Chart chart = plot(trade_off(), "life");
    ASSERT_EQ(chart.series.size(), 1U);
    EXPECT_EQ(chart.series[0].points, (std::vector<render::Point>{{10, 4}, {12, 6}, {20, 9}}));
    EXPECT_EQ(chart.notes.size(), 3U);
    EXPECT_EQ(chart.captions, std::vector<Message>{tr("Complete: longer routes gain no more life.")});
}

TEST(WalkerPlot, ShowsTheBoundWhereItIsOpen) {
    resource::TradeOff open = trade_off();
    open.complete = false;
    open.points[2].bound = 11;
    const render::Chart chart = plot(open, "life");
    ASSERT_EQ(chart.series.size(), 2U);
    EXPECT_TRUE(chart.series[0].dashed);
    EXPECT_EQ(chart.series[0].points[2], (render::Point{20, 11}));
    EXPECT_EQ(chart.captions, std::vector<Message>{tr("Incomplete: a longer route may end with more life.")});
}

TEST(WalkerPlot, SaysWhenThereIsNothingToPlot) {
    resource::TradeOff none;
    EXPECT_EQ(plot(none, "energy").captions, std::vector<Message>{tr("No route was found.")});
    none.verdict = Verdict::impossible;
    EXPECT_EQ(plot(none, "energy").captions, std::vector<Message>{tr("There is no route.")});
}

}  // namespace
}  // namespace ariadne::maze_pacman
