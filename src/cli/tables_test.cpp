#include "cli/tables.h"

#include <gtest/gtest.h>

namespace ariadne::cli {

namespace {

TEST(Tables, AHistogramIsDrawn) {
    worlds::Rating counted;
    counted.histogram = {Message::plain("positions by moves"), {16, 32, 1, 0, 8}};
    EXPECT_EQ(rating_text(counted, Language::en), R"(  positions by moves:
  32 | #
     | #
     | #
     | #
     |##
     |##
     |##  #
     |##. #
   0 +-----
      0
)");
}

TEST(Tables, ColumnsAreAlignedWhateverTheLetters) {
    worlds::Rating rating;
    rating.measures = {{"river", tr("river"), 2.5, 2, Message::plain("s"), Message::plain("first")},
                       {"loops", tr("loops"), 12, 0, {}, Message::plain("second")}};
    EXPECT_EQ(rating_text(rating, Language::en), "  river  2.50  s  first\n  loops    12     second\n");
    EXPECT_EQ(rating_text(rating, Language::cs), "  řeka   2.50  s  first\n  cykly    12     second\n");
}

}  // namespace
}  // namespace ariadne::cli
