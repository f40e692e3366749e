#include "worlds/rush/enumerate/survey.h"

#include <algorithm>
#include <bit>
#include <mutex>
#include <utility>

#include <fmt/format.h>

#include "worlds/option_values.h"
#include "worlds/rush/enumerate/bundles.h"
#include "worlds/rush/enumerate/hardest.h"
#include "worlds/rush/enumerate/pushed.h"
#include "worlds/rush/enumerate/tables.h"
#include "worlds/rush/generate_change.h"
#include "worlds/rush/model.h"
#include "worlds/rush/text.h"

namespace ariadne::rush::enumerate {

namespace {

void add_line(const LineTable& table, std::uint32_t pattern, std::uint32_t index, bool across, unsigned line,
              std::vector<Vehicle>& out) {
    const Pattern& whole = table.patterns[pattern];
    for (std::size_t i = 0; i < whole.lengths.size(); ++i) {
        const int place = table.places[whole.first + index][i];
        const int number = static_cast<int>(line);
        out.push_back({' ', across, whole.lengths[i], across ? Cell{number, place} : Cell{place, number}});
    }
}

// The position as a board.
Board board(const Tables& tables, const Position& position) {
    Board out;
    out.size = tables.size;
    for (unsigned row = 0; row < tables.row_count; ++row) {
        if (row == tables.red_row) out.red = out.vehicles.size();
        add_line(tables.rows, position.row_pattern[row], position.row[row], true, row, out.vehicles);
    }
    for (unsigned col = 0; col < tables.col_count; ++col)
        add_line(tables.cols, position.col_pattern[col], position.col[col], false, col, out.vehicles);
    for (std::uint64_t walls = position.walls; walls != 0; walls &= walls - 1) {
        const int cell = std::countr_zero(walls);
        out.walls.push_back({cell / tables.size.cols, cell % tables.size.cols});
    }
    return renamed(std::move(out));
}

constexpr int least = least_side;
constexpr int most = static_cast<int>(longest_line);
constexpr int most_walls = 4;

struct Options {
    int rows = 6;
    int cols = 6;
    int walls = 0;
};

Result<Options> read(const worlds::Options& options) {
    Options out;
    for (const auto& [name, text] : options) {
        Result<void> set;
        if (name == "rows") set = worlds::set_number(name, text, least, most, out.rows);
        if (name == "cols") set = worlds::set_number(name, text, least, most, out.cols);
        if (name == "walls") set = worlds::set_number(name, text, 0, most_walls, out.walls);
        if (!set) return std::unexpected(set.error());
    }
    return out;
}

// What a thread works with, from share to share.
struct Workshop {
    explicit Workshop(const Tables& tables) : bundles(tables), hardest(tables) {}

    Bundles bundles;
    Hardest hardest;
};

struct Counts {
    std::int64_t positions = 0;
    std::int64_t canonical = 0;
    std::int64_t solvable = 0;
    std::int64_t minimal = 0;
    std::int64_t states = 0;
    std::int64_t largest = 0;
};

class RushSurvey final : public worlds::Survey {
  public:
    explicit RushSurvey(const Options& options)
        : options_(options),
          tables_({options.rows, options.cols}),
          pushed_(tables_, static_cast<unsigned>(options.walls)) {}

    std::uint64_t shares() const override { return pushed_.shares(); }
    std::string identity() const override {
        return fmt::format("rush {}x{} walls {} shares {}", options_.rows, options_.cols, options_.walls, shares());
    }
    double fraction(std::uint64_t share) const override {
        return static_cast<double>(share) / static_cast<double>(shares());
    }

    Result<worlds::Harvest> harvest(std::uint64_t share, Budget& budget) const override {
        std::unique_ptr<Workshop> workshop = take();
        worlds::Harvest out;
        Counts counts;
        (void)pushed_.for_each(share, [&](const Position& position) {
            ++counts.positions;
            look_at(position, *workshop, budget, counts, out);
            return budget.spend();
        });
        give_back(std::move(workshop));
        if (budget.exhausted()) return stopped(budget, tr("before the share was done"));
        out.tally = {{"positions", counts.positions},
                     {"canonical", counts.canonical},
                     {"solvable", counts.solvable},
                     {"minimal", counts.minimal},
                     {"states", counts.states}};
        out.records = {{"largest", counts.largest}};
        return out;
    }

  private:
    void look_at(const Position& position, Workshop& workshop, Budget& budget, Counts& counts,
                 worlds::Harvest& out) const {
        Bundles& bundles = workshop.bundles;
        if (!bundles.explore(position, ranges(tables_, position), budget)) return;
        const auto states = static_cast<std::int64_t>(bundles.positions());
        ++counts.canonical;
        counts.states += states;
        counts.largest = std::max(counts.largest, states);
        if (!bundles.solvable()) return;
        ++counts.solvable;
        // With the red car always at the exit, everything else can go.
        if (!bundles.unsolved()) return;
        const std::optional<Puzzle> puzzle = workshop.hardest.minimal(position, bundles, budget);
        if (!puzzle) return;
        ++counts.minimal;
        if (out.histogram.size() <= puzzle->moves) out.histogram.resize(puzzle->moves + 1);
        ++out.histogram[puzzle->moves];
        Card card{board(tables_, puzzle->position), puzzle->moves, bundles.positions(), {}};
        // What is no square takes a line a row, and its figures a title.
        const bool square = options_.rows == options_.cols;
        if (!square) card.title = fmt::format("{} moves, {} positions", puzzle->moves, bundles.positions());
        out.lines += write_card(card);
        if (!square) out.lines += '\n';
    }

    std::unique_ptr<Workshop> take() const {
        const std::scoped_lock lock(mutex_);
        if (idle_.empty()) return std::make_unique<Workshop>(tables_);
        std::unique_ptr<Workshop> out = std::move(idle_.back());
        idle_.pop_back();
        return out;
    }

    void give_back(std::unique_ptr<Workshop> workshop) const {
        const std::scoped_lock lock(mutex_);
        idle_.push_back(std::move(workshop));
    }

    Options options_;
    Tables tables_;
    Pushed pushed_;
    mutable std::mutex mutex_;
    mutable std::vector<std::unique_ptr<Workshop>> idle_;
};

class EveryPuzzle final : public worlds::Surveyor {
  public:
    std::vector<worlds::OptionSpec> options() const override {
        static_assert(least == 4 && most == 7 && most_walls == 4, "as the help says");
        return {{"rows", tr("Rows of the board, 4 to 7"), "6", {}},
                {"cols", tr("Columns of the board, 4 to 7"), "6", {}},
                {"walls", tr("Number of walls, 0 to 4"), "0", {}}};
    }
    Result<std::unique_ptr<worlds::Survey>> survey(const worlds::Options& options) const override {
        const Result<Options> chosen = read(options);
        if (!chosen) return std::unexpected(chosen.error());
        return std::make_unique<RushSurvey>(*chosen);
    }
};

}  // namespace

const worlds::Surveyor& surveyor() {
    static const EveryPuzzle all;
    return all;
}

}  // namespace ariadne::rush::enumerate
