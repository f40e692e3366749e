#include <algorithm>
#include <array>
#include <atomic>
#include <iterator>
#include <memory>
#include <new>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/json.h"
#include "catalog/solve.h"
#include "cli/arguments.h"
#include "cli/batch_queue.h"
#include "cli/files.h"
#include "cli/in_order.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/puzzles.h"
#include "cli/report_text.h"
#include "cli/tables.h"
#include "text/characters.h"

namespace ariadne::cli {

namespace {

struct BatchArguments {
    LimitArguments limits;
    std::vector<std::string> files;
    worlds::SolveRequest request;
    bool count = false;
    unsigned jobs = 1;
    bool table = false;
    bool csv = false;
};

struct BatchColumn {
    std::string_view name;
    std::size_t width;  // of the table; of the first it is that of the longest name
    bool right;         // a number
};

constexpr auto batch_columns = std::to_array<BatchColumn>({{"file", 0, false},
                                                           {"index", 7, true},
                                                           {"verdict", 10, false},
                                                           {"reason", 7, false},
                                                           {"moves", 6, true},
                                                           {"steps", 8, true},
                                                           {"cost", 8, true},
                                                           {"left", 8, true},
                                                           {"proven", 6, true},
                                                           {"bound", 8, true},
                                                           {"seconds", 9, true}});

using BatchRow = std::array<std::string, batch_columns.size()>;

void append_row(std::string& out, BatchRow row, bool csv, std::size_t file_width) {
    row.front() = text::harmless(row.front());
    if (csv) {
        row.front() = csv_field(row.front());
        fmt::format_to(std::back_inserter(out), "{}\n", fmt::join(row, ","));
        return;
    }
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::size_t width = i == 0 ? file_width : batch_columns[i].width;
        if (i > 0) out += "  ";
        if (batch_columns[i].right)
            fmt::format_to(std::back_inserter(out), "{:>{}}", row[i], width);
        else
            fmt::format_to(std::back_inserter(out), "{:<{}}", row[i], width);
    }
    out += '\n';
}

BatchRow row_of(std::string_view name, std::size_t number, const Result<worlds::Report>& answer) {
    const std::string file(name.empty() ? "-" : name);
    const std::string index = number > 0 ? fmt::format("{}", number) : "";
    if (!answer) return {file, index, "invalid"};
    const auto figure = [&](std::string_view wanted) -> std::string {
        const std::int64_t* const value = worlds::best_figure(*answer, wanted);
        return value == nullptr ? "" : std::to_string(*value);
    };
    // Nothing is impossible about a game that is lost.
    const bool lost = answer->reason == "lost";
    return {file,
            index,
            lost ? "lost" : std::string(catalog::to_string(answer->verdict)),
            lost ? "" : answer->reason,
            figure("moves"),
            figure("steps"),
            figure("cost"),
            figure(answer->resource),
            answer->proven ? "yes" : "no",
            answer->bound ? fmt::format("{}", *answer->bound) : "",
            fmt::format("{:.3f}", answer->stats.seconds)};
}

std::string batch_heading(bool csv, std::size_t file_width) {
    BatchRow row;
    for (std::size_t i = 0; i < row.size(); ++i) row[i] = batch_columns[i].name;
    std::string out;
    append_row(out, std::move(row), csv, file_width);
    return out;
}

// A position of a game of two could be thought about for ever. Where nobody said how long, a table of many gets so many
// evaluations for each.
constexpr std::uint64_t nodes_of_a_game = 20'000;

// What a worker made of a piece, ready to be written.
struct Done {
    std::string out;
    std::vector<std::string> notes;
    std::size_t count = 0;
    std::size_t bad = 0;
    std::size_t bugs = 0;
    bool cut = false;  // some of the piece were not begun any more
};

// How many puzzles a worker takes at once: enough that handing them out costs nothing, and so few that answers come
// steadily. It follows the time that the last pieces took.
class Grain {
  public:
    std::size_t size() const { return size_.load(std::memory_order_relaxed); }

    void learn(std::size_t count, double seconds) {
        const std::size_t now = size();
        if (seconds < short_seconds && count >= now) {
            size_.store(std::min(most, 2 * now), std::memory_order_relaxed);
        } else if (seconds > long_seconds) {
            size_.store(std::max<std::size_t>(1, now / 2), std::memory_order_relaxed);
        }
    }

  private:
    static constexpr std::size_t most = 256;
    static constexpr double short_seconds = 0.003;
    static constexpr double long_seconds = 0.020;
    std::atomic<std::size_t> size_ = 1;
};

class Batch {
  public:
    Batch(const BatchArguments& arguments, bool strict, std::size_t file_width, const CancelFlag& stop)
        : arguments_(arguments), request_(arguments.request), file_width_(file_width), stop_(stop) {
        request_.strict = strict;
    }

    bool rows() const { return arguments_.table || arguments_.csv; }

    Done answer(const BatchPiece& piece) const {
        Done out;
        const PuzzleFile& file = *piece.file;
        for (std::size_t i = 0; i < piece.count; ++i) {
            if (i > 0 && stop_.load(std::memory_order_relaxed)) {
                out.cut = true;
                break;
            }
            const std::string_view name = piece.lines ? std::string_view() : file.path;
            const std::size_t number = piece.one_of_many() ? piece.first_number + i : 0;
            const worlds::PuzzleText* puzzle = piece.refused ? nullptr : &file.puzzles[piece.first + i];
            const Result<worlds::Report> answer =
                puzzle == nullptr ? std::unexpected(*piece.refused) : solve(*file.world, *puzzle, piece.one_of_many());
            note(out, file.path, piece.one_of_many() ? puzzle->line : 0, answer);
            if (rows())
                append_row(out.out, row_of(name, number, answer), arguments_.csv, file_width_);
            else
                append_json(out.out, piece.lines ? std::nullopt : std::optional(name), number, answer);
            ++out.count;
        }
        return out;
    }

  private:
    Result<worlds::Report> solve(const worlds::World& world, std::string_view text, Budget& budget) const {
        const Result<std::unique_ptr<worlds::Puzzle>> puzzle = world.read(text, request_.strict);
        if (!puzzle) return std::unexpected(puzzle.error());
        return arguments_.count ? catalog::count(**puzzle, request_, 0, budget)
                                : catalog::solve(**puzzle, request_, budget);
    }

    Result<worlds::Report> solve(const worlds::World& world, const worlds::PuzzleText& puzzle, bool one_of_many) const {
        Limits limits = arguments_.limits.limits();
        const bool limited = arguments_.limits.seconds || arguments_.limits.nodes;
        if (world.two_player() != nullptr && !limited && request_.algorithm.empty()) limits.nodes = nodes_of_a_game;
        Budget budget(limits, &stop_);
        try {
            Result<worlds::Report> out = solve(world, puzzle.text, budget);
            if (!out) return std::unexpected(in_file(puzzle.line, one_of_many, out.error()));
            return out;
        } catch (const std::bad_alloc&) {
            worlds::Report report;
            report.world = world.name();
            report.objective = request_.objective;
            report.stopped = "memory";
            report.stats.seconds = budget.seconds();
            return report;
        } catch (const std::exception& error) {
            // One that cannot be read must not end the others.
            return fail(fmt::format("could not be read: {}", error.what()));
        }
    }

    static void note(Done& out, const std::string& path, int line, const Result<worlds::Report>& answer) {
        const auto place = [&] { return line > 0 ? fmt::format("{}:{}", path, line) : path; };
        if (!answer) {
            ++out.bad;
            out.notes.push_back(placed(path, answer.error()));
        } else if (!answer->bug.empty()) {
            ++out.bugs;
            out.notes.push_back(fmt::format("{}: bug in ariadne: {}", place(), answer->bug));
        } else {
            for (const std::string& warning : answer->warnings)
                out.notes.push_back(fmt::format("{}: warning: {}", place(), warning));
        }
    }

    const BatchArguments& arguments_;
    worlds::SolveRequest request_;
    std::size_t file_width_;
    const CancelFlag& stop_;
};

int run_all(Console& console, const BatchArguments& arguments, BatchQueue& queue) {
    CancelFlag stop = false;
    const Batch batch(arguments, console.settings().strict, queue.name_width(), stop);
    if (batch.rows()) console.result(batch_heading(arguments.csv, queue.name_width()));

    const Interruptible interruptible;
    ProgressLine progress(console.settings(), "batch");
    const Budget clock;
    Grain grain;
    Done all;
    double shown = 0;
    in_order<BatchPiece, Done>(
        arguments.jobs, stop, [&] { return queue.next(grain.size()); },
        [&](const BatchPiece& piece) {
            const double begin = clock.seconds();
            Done done = batch.answer(piece);
            grain.learn(done.count, clock.seconds() - begin);
            return done;
        },
        [&](const Done& done) {
            // What is shown has no gaps.
            if (all.cut) return;
            all.cut = done.cut;
            if (!done.notes.empty() || console.stdout_is_terminal()) progress.clear();
            for (const std::string& line : done.notes) console.note(line);
            all.count += done.count;
            all.bad += done.bad;
            all.bugs += done.bugs;
            console.result(done.out);
            if (console.reader_gone()) stop = true;
        },
        [&] {
            if (interruptible.raised()) stop = true;
            const double seconds = clock.seconds();
            if (seconds < shown + 0.1) return;
            shown = seconds;
            progress.show(fmt::format("{} solved, {:.1f}/s, {:.1f} s", all.count,
                                      static_cast<double>(all.count) / seconds, seconds),
                          seconds);
        });
    progress.clear();
    if (all.bugs > 0) return exit_bug;
    if (all.bad > 0) return exit_bad;
    if (interruptible.raised() && !console.reader_gone())
        return console.stop(fmt::format("batch: interrupted after {}", all.count));
    return exit_done;
}

Result<BatchQueue> queue_of(const BatchArguments& arguments, const Settings& settings) {
    if (!arguments.files.empty()) return BatchQueue::of_files(arguments.files, settings);
    const Result<std::string> text = read_input("-");
    if (!text) return fail("-: " + text.error().message);
    return BatchQueue::of_lines(*text, settings);
}

int run(const BatchArguments& arguments, Console& console) {
    if (console.settings().json && (arguments.table || arguments.csv))
        return console.refuse("batch: --json excludes --table and --csv");
    Result<BatchQueue> queue = queue_of(arguments, console.settings());
    if (!queue) return console.refuse("batch: " + queue.error().message);
    if (queue->empty()) {
        console.note(arguments.files.empty() ? "batch: nothing to do, neither a puzzle nor a name came from stdin"
                                             : "batch: nothing to do, there is no map");
    }
    return run_all(console, arguments, *queue);
}

}  // namespace

Verb add_batch(const Command& root) {
    auto arguments = std::make_shared<BatchArguments>();
    worlds::SolveRequest& request = arguments->request;
    const Command command = root.command("batch", "Solve many puzzles, one JSON object a line");
    command.option(
        "FILE", arguments->files,
        "Puzzles, and folders of .txt, .json and .map files; without any, lines are read from stdin, each a puzzle "
        "where a world has puzzles of one line, else a name");
    const Option table = command.flag("--table", arguments->table, "A table for people in place of JSON");
    command.flag("--csv", arguments->csv, "A table with commas in place of JSON").excludes(table);
    command.option("-j,--jobs N", arguments->jobs, "Puzzles solved at the same time; the order stays")
        .number(1, 1024)
        .show_default();
    add_objective(command, request);
    const Option any = command.flag("--any", request.any, "Some answer, fast, without a claim that it is the best");
    command.flag("--count", arguments->count, "Count the optimal answers, exactly").excludes(any);
    add_limits(command, arguments->limits);
    add_world(command);
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
