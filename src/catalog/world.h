#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/error.h"
#include "render/scene.h"
#include "search/outcome.h"

namespace ariadne::catalog {

// One solution in words and numbers that no world has to itself.
struct Solution {
    std::vector<std::pair<std::string, std::int64_t>> figures;  // "steps", "life", ... in this order
    std::vector<std::array<std::int64_t, 2>> route;             // [x, y] in the world's own coordinates
    std::vector<std::string> slides;                            // worlds whose moves are words
};

// A row of a table that a world adds to its answer, such as steps against life.
struct Table {
    std::string name;
    std::vector<std::string> columns;
    std::vector<std::vector<std::int64_t>> rows;
};

struct Report {
    std::string world;
    std::string objective;
    Verdict verdict = Verdict::unknown;
    bool proven = false;
    std::string reason;  // for impossible
    std::optional<Solution> feasible;
    std::optional<Solution> optimal;
    std::optional<std::int64_t> bound;
    std::string optimal_count;  // decimal; empty when not asked
    std::vector<Solution> listed;
    std::vector<Table> tables;
    std::vector<std::string> remarks;  // sentences for people: what is proven, what is left open
    std::vector<std::string> warnings;
    Stats stats;
};

struct SolveRequest {
    std::string objective;  // empty: the world's first
    std::string algorithm;  // empty: the world's first
    bool any = false;
    bool count = false;
    std::uint64_t list = 0;
    bool least = false;      // the smallest budget that wins
    bool trade_off = false;  // the table of steps against the resource left
    bool strict = false;
    std::function<void(std::int64_t x, std::int64_t y)> trace;
};

struct OptionSpec {
    std::string name;  // without dashes
    std::string help;
    std::string fallback;               // the value taken when it is not given, as text
    std::vector<std::string> choices;   // empty: a number or free text
};

struct Verification {
    bool valid = false;
    std::string message;  // what holds, or the first thing that does not and where
    std::vector<std::pair<std::string, std::int64_t>> figures;
};

// The one door between the worlds and everything above them: text in, report out. Stateless; every call may run
// on its own thread.
class World {
  public:
    World() = default;
    World(const World&) = delete;
    World& operator=(const World&) = delete;
    virtual ~World() = default;

    virtual std::string_view name() const = 0;
    virtual std::string_view summary() const = 0;
    virtual std::vector<std::string> objectives() const = 0;  // the default first
    virtual std::vector<std::string> algorithms() const = 0;  // the default first
    virtual bool recognises(std::string_view text) const = 0;

    virtual Result<Report> solve(std::string_view text, const SolveRequest& request, Budget& budget) const = 0;
    virtual Result<Verification> verify(std::string_view text, std::string_view solution) const = 0;

    virtual std::vector<OptionSpec> generate_options() const = 0;
    virtual Result<std::string> generate(const std::map<std::string, std::string>& options, std::uint64_t seed,
                                         Budget& budget) const = 0;

    virtual Result<render::Scene> scene(std::string_view text, const Solution* solution) const = 0;

    virtual std::vector<std::string> graph_formats() const = 0;  // "dot", "graphml", "edges"
    virtual Result<std::string> graph(std::string_view text, std::string_view format) const = 0;
};

}  // namespace ariadne::catalog
