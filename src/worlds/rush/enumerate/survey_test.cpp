#include "worlds/rush/enumerate/survey.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace ariadne::rush::enumerate {

namespace {

// The same work done plainly, on drawings: <> and <-> are vehicles in rows, ^v and ^|v in columns, x a wall.
class Plain {
  public:
    // Looks closely only at those that can be reached from every `one_in`th drawing.
    Plain(int rows, int cols, int walls, std::size_t one_in = 1)
        : rows_(rows), cols_(cols), walls_(walls), red_row_((rows - 1) / 2) {
        draw(std::string(static_cast<std::size_t>(rows * cols), '.'), 0, 0);
        states = static_cast<std::int64_t>(all_.size());
        for (const std::string& each : all_)
            if (one_in == 1) note_pushed(each);
        for (std::size_t i = 0; i < all_.size(); i += one_in) note_component(all_[i]);
        std::ranges::sort(lines);
    }

    std::int64_t positions = 0;
    std::int64_t canonical = 0;
    std::int64_t solvable = 0;
    std::int64_t states = 0;
    std::int64_t largest = 0;
    std::vector<std::string> lines;

  private:
    struct Piece {
        int at = 0;
        int length = 0;
        int stride = 0;  // 0: a wall
    };
    using Distances = std::unordered_map<std::string, int>;

    char sign(const std::string& drawing, int row, int col) const {
        return drawing[static_cast<std::size_t>(row * cols_ + col)];
    }

    std::vector<Piece> pieces(const std::string& drawing) const {
        std::vector<Piece> out;
        for (int at = 0; at < rows_ * cols_; ++at) {
            const auto next = [&](int stride) { return drawing[static_cast<std::size_t>(at + stride)]; };
            const char c = drawing[static_cast<std::size_t>(at)];
            if (c == '<') out.push_back({at, next(1) == '>' ? 2 : 3, 1});
            if (c == '^') out.push_back({at, next(cols_) == 'v' ? 2 : 3, cols_});
            if (c == 'x') out.push_back({at, 1, 0});
        }
        return out;
    }

    bool is_red(const Piece& piece) const { return piece.stride == 1 && piece.at / cols_ == red_row_; }

    void put(std::string& drawing, const Piece& piece, bool gone) const {
        const std::string_view signs = piece.stride == 1 ? "<->" : piece.stride == 0 ? "x" : "^|v";
        for (int i = 0; i < piece.length; ++i) {
            const char c = i + 1 == piece.length ? signs.back() : signs[static_cast<std::size_t>(i)];
            drawing[static_cast<std::size_t>(piece.at + i * piece.stride)] = gone ? '.' : c;
        }
    }

    // All drawings with so many walls, and no line that its own vehicles fill.
    void draw(std::string drawing, int from, int walls) {
        if (from == rows_ * cols_) {
            if (walls == walls_ && allowed(drawing)) all_.push_back(drawing);
            return;
        }
        draw(drawing, from + 1, walls);
        if (drawing[static_cast<std::size_t>(from)] != '.') return;
        if (walls < walls_) {
            std::string more = drawing;
            put(more, {from, 1, 0}, false);
            draw(more, from + 1, walls + 1);
        }
        for (const int length : {2, 3}) {
            for (const int stride : {1, cols_}) {
                const int last = from + (length - 1) * stride;
                if (last >= rows_ * cols_ || (stride == 1 && last / cols_ != from / cols_)) continue;
                bool free = true;
                for (int at = from; at <= last; at += stride) free &= drawing[static_cast<std::size_t>(at)] == '.';
                if (!free) continue;
                std::string more = drawing;
                put(more, {from, length, stride}, false);
                draw(more, from + 1, walls);
            }
        }
    }

    bool allowed(const std::string& drawing) const {
        std::map<int, int> in_row;
        std::map<int, int> in_col;
        int red = 0;
        int red_at = 0;
        for (const Piece& piece : pieces(drawing)) {
            if (piece.stride == cols_) {
                in_col[piece.at % cols_] += piece.length;
            } else {
                in_row[piece.at / cols_] += piece.length;
            }
            if (!is_red(piece)) continue;
            red += piece.length == 2 ? 1 : 2;
            red_at = piece.at;
        }
        if (red != 1) return false;
        for (int at = red_at; at / cols_ == red_row_; ++at)
            if (drawing[static_cast<std::size_t>(at)] == 'x') return false;
        return std::ranges::none_of(in_row, [&](const auto& each) { return each.second >= cols_; }) &&
               std::ranges::none_of(in_col, [&](const auto& each) { return each.second >= rows_; });
    }

    template <class Use>
    void for_each_move(const std::string& drawing, const Use& use) const {
        for (const Piece& piece : pieces(drawing)) {
            if (piece.stride == 0) continue;
            for (const int way : {-1, 1}) {
                Piece moved = piece;
                while (true) {
                    const int entered = way < 0 ? moved.at - piece.stride : moved.at + piece.length * piece.stride;
                    if (entered < 0 || entered >= rows_ * cols_) break;
                    if (piece.stride == 1 && entered / cols_ != piece.at / cols_) break;
                    if (drawing[static_cast<std::size_t>(entered)] != '.') break;
                    moved.at += way * piece.stride;
                    std::string after = drawing;
                    put(after, piece, true);
                    put(after, moved, false);
                    use(after, way < 0);
                }
            }
        }
    }

    bool solved(const std::string& drawing) const { return sign(drawing, red_row_, cols_ - 1) == '>'; }

    // From the first ones, in moves.
    Distances search(std::vector<std::string> open) const {
        Distances out;
        for (const std::string& each : open) out[each] = 0;
        for (std::size_t i = 0; i < open.size(); ++i) {
            const std::string at = open[i];
            const int distance = out.at(at) + 1;
            for_each_move(at, [&](const std::string& after, bool) {
                if (out.emplace(after, distance).second) open.push_back(after);
            });
        }
        return out;
    }

    // In this order the smallest comes first: cells of horizontal vehicles from the last on, then of vertical ones.
    static std::string rank(const std::string& drawing) {
        std::string out;
        for (const std::string_view signs : {"<->x", "^|v"})
            for (auto at = drawing.rbegin(); at != drawing.rend(); ++at)
                out += signs.find(*at) == std::string_view::npos ? '0' : '1';
        return out;
    }

    void note_pushed(const std::string& drawing) {
        bool pushed = true;
        for_each_move(drawing, [&](const std::string&, bool back) { pushed &= !back; });
        positions += pushed ? 1 : 0;
    }

    void note_component(const std::string& drawing) {
        if (seen_.contains(drawing)) return;
        const Distances all = search({drawing});
        std::vector<std::string> goals;
        for (const auto& [each, unused] : all) {
            seen_[each] = true;
            if (solved(each)) goals.push_back(each);
        }
        const auto size = static_cast<std::int64_t>(all.size());
        ++canonical;
        largest = std::max(largest, size);
        if (goals.empty()) return;
        ++solvable;
        if (goals.size() == all.size()) return;
        const Distances distances = search(goals);
        std::string hardest;
        int moves = -1;
        for (const auto& [each, distance] : distances) {
            if (distance < moves || (distance == moves && rank(each) > rank(hardest))) continue;
            hardest = each;
            moves = distance;
        }
        for (const Piece& piece : pieces(hardest)) {
            if (is_red(piece)) continue;
            std::string without = hardest;
            put(without, piece, true);
            if (fewest(without) == moves) return;
        }
        lines.push_back(text(hardest, moves, size));
    }

    int fewest(const std::string& drawing) const {
        int out = -1;
        for (const auto& [each, distance] : search({drawing}))
            if (solved(each) && (out < 0 || distance < out)) out = distance;
        return out;
    }

    std::string text(const std::string& drawing, int moves, std::int64_t size) const {
        std::string out(drawing.size(), '.');
        char name = 'B';
        for (const Piece& piece : pieces(drawing)) {
            const char c = piece.stride == 0 ? 'x' : is_red(piece) ? 'A' : name++;
            for (int i = 0; i < piece.length; ++i) out[static_cast<std::size_t>(piece.at + i * piece.stride)] = c;
        }
        if (rows_ == cols_) return fmt::format("{} {} {}\n", moves, out, size);
        std::string lines_of_rows = fmt::format("# {} moves, {} positions\n", moves, size);
        for (int row = 0; row < rows_; ++row)
            lines_of_rows += out.substr(static_cast<std::size_t>(row * cols_), static_cast<std::size_t>(cols_)) + '\n';
        return lines_of_rows + '\n';
    }

    int rows_;
    int cols_;
    int walls_;
    int red_row_;
    std::vector<std::string> all_;
    std::unordered_map<std::string, bool> seen_;
};

struct Whole {
    std::map<std::string, std::int64_t> tally;
    std::int64_t largest = 0;
    std::vector<std::uint64_t> histogram;
    std::vector<std::string> puzzles;  // sorted, each with its end
};

std::unique_ptr<worlds::Survey> survey_of(int rows, int cols, int walls) {
    auto out = surveyor().survey(
        {{"rows", std::to_string(rows)}, {"cols", std::to_string(cols)}, {"walls", std::to_string(walls)}});
    return std::move(out.value());
}

Whole do_all(int rows, int cols, int walls) {
    const std::unique_ptr<worlds::Survey> all = survey_of(rows, cols, walls);
    Whole out;
    const std::string end = rows == cols ? "\n" : "\n\n";
    for (std::uint64_t share = 0; share < all->shares(); ++share) {
        Budget budget;
        const Result<worlds::Harvest> one = all->harvest(share, budget);
        EXPECT_TRUE(one);
        for (const auto& [name, count] : one->tally) out.tally[name] += count;
        out.largest = std::max(out.largest, one->records.at(0).second);
        out.histogram.resize(std::max(out.histogram.size(), one->histogram.size()));
        for (std::size_t i = 0; i < one->histogram.size(); ++i) out.histogram[i] += one->histogram[i];
        for (std::size_t at = 0; at < one->lines.size();) {
            const std::size_t next = one->lines.find(end, at) + end.size();
            out.puzzles.push_back(one->lines.substr(at, next - at));
            at = next;
        }
    }
    std::ranges::sort(out.puzzles);
    return out;
}

void expect_as_plain(int rows, int cols, int walls) {
    const Plain plain(rows, cols, walls);
    const Whole whole = do_all(rows, cols, walls);
    EXPECT_EQ(whole.tally.at("positions"), plain.positions);
    EXPECT_EQ(whole.tally.at("canonical"), plain.canonical);
    EXPECT_EQ(whole.tally.at("solvable"), plain.solvable);
    EXPECT_EQ(whole.tally.at("states"), plain.states);
    EXPECT_EQ(whole.tally.at("minimal"), static_cast<std::int64_t>(plain.lines.size()));
    EXPECT_EQ(whole.largest, plain.largest);
    EXPECT_EQ(whole.puzzles, plain.lines);
}

TEST(Survey, FindsWhatAPlainSearchFinds) {
    expect_as_plain(4, 4, 0);
}

TEST(Survey, FindsWhatAPlainSearchFindsAmongWalls) {
    expect_as_plain(4, 4, 1);
}

TEST(Survey, FindsWhatAPlainSearchFindsOnOtherShapes) {
    const Plain plain(5, 4, 0, 300);
    const Whole whole = do_all(5, 4, 0);
    EXPECT_EQ(whole.tally.at("states"), plain.states);
    EXPECT_GT(plain.lines.size(), 5U);
    EXPECT_TRUE(std::ranges::includes(whole.puzzles, plain.lines));
}

TEST(Survey, CountsAsThePublicEnumeratorDoes) {
    const Whole whole = do_all(5, 5, 0);
    EXPECT_EQ(whole.tally.at("positions"), 268'109);
    EXPECT_EQ(whole.tally.at("canonical"), 130'299);
    EXPECT_EQ(whole.tally.at("solvable"), 62'106);
    EXPECT_EQ(whole.tally.at("minimal"), 1'730);
    EXPECT_EQ(whole.histogram.size(), 21U);
    EXPECT_EQ(whole.histogram.back(), 2U);
}

TEST(Survey, RefusesWhatItCannotDo) {
    const auto message = [](const std::map<std::string, std::string>& options) {
        const auto out = surveyor().survey(options);
        return out ? Message::plain("fine") : out.error().message;
    };
    EXPECT_EQ(message({{"rows", "3"}}), "--rows: found '3', expected a number from 4 to 7");
    EXPECT_EQ(message({{"cols", "8"}}), "--cols: found '8', expected a number from 4 to 7");
    EXPECT_EQ(message({{"walls", "-1"}}), "--walls: found '-1', expected a number from 0 to 4");
}

TEST(Survey, StopsWithItsBudget) {
    const std::unique_ptr<worlds::Survey> all = survey_of(6, 6, 0);
    Budget budget(Limits{.nodes = 1000});
    const Result<worlds::Harvest> one = all->harvest(0, budget);
    ASSERT_FALSE(one);
    EXPECT_EQ(one.error().message, "the node limit was reached before the share was done");
}

TEST(Survey, TellsOrdersApart) {
    EXPECT_EQ(survey_of(5, 5, 0)->identity(), survey_of(5, 5, 0)->identity());
    EXPECT_NE(survey_of(5, 5, 0)->identity(), survey_of(5, 5, 1)->identity());
    EXPECT_NE(survey_of(4, 5, 0)->identity(), survey_of(5, 4, 0)->identity());
}

}  // namespace

}  // namespace ariadne::rush::enumerate
