#include "worlds/labyrinth/scen.h"

#include <charconv>
#include <cmath>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "base/charge.h"
#include "text/characters.h"
#include "text/lines.h"
#include "text/numbers.h"
#include "worlds/labyrinth/distances.h"

namespace ariadne::labyrinth {

namespace {

using text::column_of;
using text::is_blank;

// What the files round to, and more than sums of square roots differ by.
constexpr double tolerance = 1e-4;

struct Scenario {
    int line = 0;
    Distances::Pair ends;
    double length = 0;
};

class LineReader {
  public:
    LineReader(std::string_view line, int number) : line_(line), number_(number) {}

    std::optional<Error> skip_word(const Phrase& what) {
        const std::string_view word = next();
        if (word.empty()) return found(word, what);
        return std::nullopt;
    }

    // `what`: "the row of the start, {0} to {1}".
    std::optional<Error> whole(const Phrase& what, std::int64_t least, std::int64_t most, int& out) {
        const std::string_view word = next();
        const text::Number number = text::read_number(word, most);
        if (word.empty() || number.length != word.size() || number.past_most || number.value < least)
            return found(word, {what, least, most});
        out = static_cast<int>(number.value);
        return std::nullopt;
    }

    std::optional<Error> length(double& out) {
        const std::string_view word = next();
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), out);
        if (word.empty() || error != std::errc() || end != word.data() + word.size() || !(out >= 0) ||
            !std::isfinite(out))
            return found(word, tr("the length of the shortest route"));
        return std::nullopt;
    }

    std::optional<Error> end() {
        if (const std::string_view word = next(); !word.empty()) return found(word, tr("the end of the line"));
        return std::nullopt;
    }

    Error at_last_word(Message message) const { return {std::move(message), number_, column_of(begin_)}; }

  private:
    std::string_view next() {
        while (at_ < line_.size() && is_blank(line_[at_])) ++at_;
        begin_ = at_;
        while (at_ < line_.size() && !is_blank(line_[at_])) ++at_;
        return line_.substr(begin_, at_ - begin_);
    }

    Error found(std::string_view word, const Message& expected) const {
        const Message what =
            word.empty() ? tr("the end of the line") : Message::plain(fmt::format("'{}'", text::clipped(word)));
        return at_last_word({tr("found {0}, expected {1}"), what, expected});
    }

    std::string_view line_;
    int number_;
    std::size_t at_ = 0;
    std::size_t begin_ = 0;
};

// What messages call an end: "the column of the start, {0} to {1}".
struct EndName {
    Phrase column;
    Phrase row;
    Phrase no_room;
};
constexpr EndName start{tr("the column of the start, {0} to {1}"), tr("the row of the start, {0} to {1}"),
                        tr("there is no room at the start, row {0}, column {1}")};
constexpr EndName goal{tr("the column of the goal, {0} to {1}"), tr("the row of the goal, {0} to {1}"),
                       tr("there is no room at the goal, row {0}, column {1}")};

std::optional<Error> read_end(LineReader& reader, const EndName& name, const Labyrinth& labyrinth, Cell& out) {
    const Size size = labyrinth.size;
    if (auto bad = reader.whole(name.column, 0, size.cols - 1, out.col)) return bad;
    if (auto bad = reader.whole(name.row, 0, size.rows - 1, out.row)) return bad;
    if (!labyrinth.has(out)) return reader.at_last_word({name.no_room, out.row, out.col});
    return std::nullopt;
}

std::optional<Error> read_line(std::string_view line, const Labyrinth& labyrinth, Scenario& out) {
    LineReader reader(line, out.line);
    int ignored = 0;
    if (auto bad = reader.skip_word(tr("the bucket number"))) return bad;
    if (auto bad = reader.skip_word(tr("the name of the map"))) return bad;
    if (auto bad = reader.whole(tr("the width of the map, {0}"), labyrinth.size.cols, labyrinth.size.cols, ignored))
        return bad;
    if (auto bad = reader.whole(tr("the height of the map, {0}"), labyrinth.size.rows, labyrinth.size.rows, ignored))
        return bad;
    if (auto bad = read_end(reader, start, labyrinth, out.ends.from)) return bad;
    if (auto bad = read_end(reader, goal, labyrinth, out.ends.to)) return bad;
    if (auto bad = reader.length(out.length)) return bad;
    return reader.end();
}

Result<std::vector<Scenario>> read_all(const Labyrinth& labyrinth, std::string_view text) {
    text::Lines lines(text);
    if (const std::string_view line = lines.next(); line != "version 1" && line != "version 1.0")
        return fail({tr("found '{0}', expected 'version 1'"), text::clipped(line)}, 1, 1);
    std::vector<Scenario> out;
    while (!lines.at_end()) {
        const std::string_view line = lines.next();
        if (line.empty()) continue;
        Scenario scenario;
        scenario.line = lines.number();
        if (auto bad = read_line(line, labyrinth, scenario)) return std::unexpected(*bad);
        out.push_back(scenario);
    }
    if (out.empty()) return fail(tr("there are no scenarios after the first line"), 2, 1);
    return out;
}

}  // namespace

bool looks_like_scenarios(std::string_view text) {
    return text.starts_with("version ");
}

Result<worlds::ScenarioRun> run_scenarios(const Labyrinth& labyrinth, std::string_view text, Budget& budget) {
    const Result<std::vector<Scenario>> scenarios = read_all(labyrinth, text);
    if (!scenarios) return std::unexpected(scenarios.error());
    std::vector<Distances::Pair> pairs;
    for (const Scenario& scenario : *scenarios) pairs.push_back(scenario.ends);
    Charge charge(budget);
    const bool fits = budget.check() && charge.add(Distances::bytes(labyrinth));
    const auto found = fits ? Distances(labyrinth).between(pairs, budget) : std::nullopt;
    if (!found) return stopped(budget, tr("before all scenarios were run"));
    worlds::ScenarioRun out;
    out.scenarios = scenarios->size();
    for (std::size_t i = 0; i < scenarios->size(); ++i) {
        const Scenario& scenario = (*scenarios)[i];
        const std::int64_t steps = (*found)[i];
        if (steps != Distances::none && std::abs(static_cast<double>(steps) - scenario.length) <= tolerance) {
            ++out.agree;
            continue;
        }
        worlds::ScenarioMismatch mismatch{scenario.line,
                                          {scenario.ends.from.row, scenario.ends.from.col},
                                          {scenario.ends.to.row, scenario.ends.to.col},
                                          scenario.length,
                                          std::nullopt};
        if (steps != Distances::none) mismatch.found = steps;
        out.mismatches.push_back(mismatch);
    }
    return out;
}

}  // namespace ariadne::labyrinth
