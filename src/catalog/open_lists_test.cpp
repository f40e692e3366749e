#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "catalog/solve.h"
#include "worlds/open_list_watcher.h"

namespace ariadne::catalog {

using worlds::OpenOrder;
using worlds::Traces;
using worlds::World;

namespace {

// Replays what an open list tells, and holds every line of it against those before.
class Replay final : public worlds::OpenListWatcher {
  public:
    explicit Replay(bool weighted) : weighted_(weighted) {}

    void begin(const worlds::OpenListKind& kind) override {
        EXPECT_EQ(begun_++, 0);
        kind_ = kind;
    }

    void open(const worlds::Opened& opened) override {
        EXPECT_EQ(begun_, 1);
        const std::int64_t index = count();
        EXPECT_LT(opened.parent, expansions());
        EXPECT_GE(opened.parent, -1);
        EXPECT_GE(opened.h, 0);
        if (opened.parent < 0) {
            EXPECT_EQ(opened.g, 0);
        } else {
            const std::int64_t step = opened.g - opened_[taken_at(opened.parent)].g;
            if (kind_.loss == 0 && !weighted_) {
                EXPECT_EQ(step, kind_.step);
            }
            EXPECT_GE(step, 0);
        }
        if (opened.replaces >= 0) {
            const Row& before = opened_[static_cast<std::size_t>(opened.replaces)];
            EXPECT_EQ(waiting_.erase(opened.replaces), before.goal ? 0U : 1U);
            EXPECT_EQ(before.pieces, places(opened));
        }
        opened_.push_back({places(opened), opened.g, opened.g + opened.h, opened.goal});
        opened_.back().key = std::max(opened_.back().f, floor_);
        if (!opened.goal) waiting_.insert(index);
    }

    bool take(std::int64_t opening) override {
        if (kind_.order != OpenOrder::own) {
            EXPECT_EQ(opening, next()) << "expansion " << expansions();
        }
        EXPECT_EQ(waiting_.erase(opening), 1U);
        taken_.push_back(opening);
        floor_ = std::max(floor_, opened_[taken_at(expansions() - 1)].key);
        return true;
    }

    // As the trace tells it.
    void expand(std::span<const Cell> pieces) {
        EXPECT_EQ(++told_, expansions());
        EXPECT_TRUE(std::ranges::equal(pieces, opened_[taken_at(expansions() - 1)].pieces));
    }

    std::int64_t expansions() const { return static_cast<std::int64_t>(taken_.size()); }
    const worlds::OpenListKind& kind() const { return kind_; }
    std::int64_t cheapest_goal() const {
        std::int64_t least = -1;
        for (const Row& row : opened_)
            if (row.goal && (least < 0 || row.g < least)) least = row.g;
        return least;
    }

  private:
    struct Row {
        std::vector<Cell> pieces;
        std::int64_t g = 0;
        std::int64_t f = 0;
        bool goal = false;
        std::int64_t key = 0;
    };

    static std::vector<Cell> places(const worlds::Opened& opened) {
        return {opened.pieces.begin(), opened.pieces.end()};
    }
    std::int64_t count() const { return static_cast<std::int64_t>(opened_.size()); }
    std::size_t taken_at(std::int64_t expansion) const {
        return static_cast<std::size_t>(taken_[static_cast<std::size_t>(expansion)]);
    }

    // What must be taken now.
    std::int64_t next() {
        if (waiting_.empty()) return -1;
        if (kind_.order == OpenOrder::oldest) return *waiting_.begin();
        if (kind_.order == OpenOrder::newest) return *waiting_.rbegin();
        std::int64_t best = *waiting_.begin();
        for (const std::int64_t opening : waiting_)
            if (opened_[static_cast<std::size_t>(opening)].key <= opened_[static_cast<std::size_t>(best)].key)
                best = opening;
        return best;
    }

    bool weighted_;
    int begun_ = 0;
    worlds::OpenListKind kind_;
    std::vector<Row> opened_;
    std::vector<std::int64_t> taken_;
    std::set<std::int64_t> waiting_;
    std::int64_t floor_ = 0;
    std::int64_t told_ = 0;
};

void expect_replay(const World& world, const std::string& text, const std::string& objective,
                   const std::string& algorithm, bool weighted) {
    Replay replay(weighted);
    worlds::SolveRequest request;
    request.objective = objective;
    request.algorithm = algorithm;
    request.trace = [&](std::span<const Cell> pieces) { replay.expand(pieces); };
    request.open_list = &replay;
    Budget budget({.nodes = 1'000});
    const Result<worlds::Report> report = solve(*world.read(text).value(), request, budget);
    ASSERT_TRUE(report) << report.error().message;
    EXPECT_EQ(replay.expansions(), static_cast<std::int64_t>(report->stats.expanded));
    if (report->verdict != Verdict::solved || !report->proven || replay.kind().loss != 0) return;
    if (replay.kind().order != OpenOrder::least && (replay.kind().order != OpenOrder::oldest || weighted)) return;
    const std::int64_t* const best = worlds::best_figure(*report, report->objective);
    ASSERT_NE(best, nullptr);
    EXPECT_EQ(replay.cheapest_goal(), *best);
}

// Whatever is told of an open list can be replayed: each state comes from one that was expanded before, at its cost and
// one step more, and the one that is expanded is the one whose turn it is.
TEST(OpenLists, CanBeReplayed) {
    for (const World* const world : all_worlds()) {
        SCOPED_TRACE(world->name());
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Budget budget;
            std::vector<Message> warnings;
            worlds::Options options;
            const bool weighted = world->name() == "labyrinth" && seed > 2;
            if (world->name() == "labyrinth")
                options = {{"rows", "12"}, {"cols", "12"}, {"braid", seed % 2 == 0 ? "0.5" : "0"}};
            if (weighted) options["weights"] = "9";
            const Result<std::string> text = world->generate(options, seed, budget, warnings);
            ASSERT_TRUE(text) << text.error().message;
            for (const std::string& algorithm : world->about().traced_algorithms) {
                for (const std::string& objective : world->about().objectives) {
                    SCOPED_TRACE(::testing::Message() << algorithm << " " << objective << " " << seed);
                    expect_replay(*world, *text, objective, algorithm, weighted);
                }
            }
        }
    }
}

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
