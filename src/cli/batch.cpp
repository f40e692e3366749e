#include <algorithm>
#include <array>
#include <exception>
#include <filesystem>
#include <iterator>
#include <memory>
#include <new>
#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/disk.h"
#include "catalog/json.h"
#include "catalog/solve.h"
#include "cli/arguments.h"
#include "cli/batch_list.h"
#include "cli/files.h"
#include "cli/job.h"
#include "cli/puzzles.h"
#include "cli/report_text.h"
#include "cli/tables.h"
#include "cluster/bytes.h"
#include "text/characters.h"

namespace ariadne::cli {

namespace {

struct BatchArguments {
    LimitArguments limits;
    std::vector<std::string> files;
    worlds::SolveRequest request;
    bool count = false;
    JobArguments job;
    bool table = false;
    bool csv = false;
    bool timings = false;
};

struct BatchColumn {
    std::string_view name;
    std::size_t width;  // of the table; of the first it is that of the longest name
    bool right;         // a number
};

constexpr auto batch_columns = std::to_array<BatchColumn>({{"file", 0, false},
                                                           {"index", 7, true},
                                                           {"verdict", 11, false},
                                                           {"reason", 11, false},
                                                           {"moves", 11, true},
                                                           {"steps", 8, true},
                                                           {"cost", 8, true},
                                                           {"left", 8, true},
                                                           {"proven", 10, true},
                                                           {"bound", 8, true},
                                                           {"seconds", 9, true}});  // with --timings

// The names of the columns and what stands in them, where people read it.
constexpr auto batch_words = std::to_array<Phrase>(
    {tr("file"),       tr("index"),           tr("verdict"), tr("reason"), tr("moves"),   tr("steps"),
     tr("cost"),       tr_c("grade", "left"), tr("proven"),  tr("bound"),  tr("seconds"), tr("solved"),
     tr("impossible"), tr("unknown"),         tr("invalid"), tr("lost"),   tr("walls"),   tr("life"),
     tr("energy"),     tr("blocked"),         tr("yes"),     tr("no")});

using BatchRow = std::array<std::string, batch_columns.size()>;

// CSV keeps the names as they are.
struct BatchForm {
    bool csv = false;
    bool timings = false;
    std::size_t file_width = 0;
    Language language = Language::en;
};

void append_row(std::string& out, BatchRow cells, const BatchForm& form) {
    cells.front() = text::harmless(cells.front());
    const std::span<std::string> row = std::span(cells).first(cells.size() - (form.timings ? 0 : 1));
    if (form.csv) {
        row.front() = csv_field(row.front());
        fmt::format_to(std::back_inserter(out), "{}\n", fmt::join(row, ","));
        return;
    }
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::size_t width = i == 0 ? form.file_width : batch_columns[i].width;
        const auto* const said = std::ranges::find(batch_words, row[i], &Phrase::english);
        if (i > 0 && said != batch_words.end()) row[i] = words(form.language, *said);
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

std::string batch_heading(const BatchForm& form) {
    BatchRow row;
    for (std::size_t i = 0; i < row.size(); ++i) row[i] = batch_columns[i].name;
    if (!form.csv) row.front() = words(form.language, batch_words.front());
    std::string out;
    append_row(out, std::move(row), form);
    return out;
}

// A position of a game of two could be thought about for ever. Where nobody said how long, a table of many gets so many
// evaluations for each.
constexpr std::uint64_t nodes_of_a_game = 20'000;

// What is to be said about a puzzle, beside what comes out.
struct Remarks {
    std::vector<Message> notes;
    bool bad = false;
    bool bug = false;

    void put(std::string& bytes, Language language) const {
        cluster::put_number(bytes, (bad ? 1U : 0U) + (bug ? 2U : 0U));
        for (const Message& note : notes) cluster::put_text(bytes, note.in(language));
    }
    static Remarks from(cluster::BytesReader& reader) {
        Remarks out;
        const std::uint64_t flags = reader.number();
        out.bad = flags % 2 == 1;
        out.bug = flags >= 2;
        while (!reader.at_end()) out.notes.push_back(Message::plain(std::string(reader.text())));
        return out;
    }
};

class Batch {
  public:
    Batch(const BatchArguments& arguments, const BatchList& list, const Console& console)
        : arguments_(arguments), list_(list), request_(arguments.request), language_(console.language()) {
        request_.strict = console.settings().strict;
    }

    Result<std::string> answer(std::uint64_t piece, const CancelFlag& stop) const {
        const Result<BatchPuzzle> puzzle = list_.at(piece);
        if (!puzzle) return std::unexpected(puzzle.error());
        const PuzzleFile& file = puzzle->file->content;
        const bool one_of_many = puzzle->number > 0;
        const worlds::PuzzleText* const text = puzzle->file->refused ? nullptr : &file.puzzles[puzzle->index];
        Result<worlds::Report> answer =
            text == nullptr ? std::unexpected(*puzzle->file->refused) : solve(*file.world, *text, stop);
        if (!answer && text != nullptr) answer = std::unexpected(in_file(text->line, one_of_many, answer.error()));
        if (stop.load(std::memory_order_relaxed)) return fail(tr("interrupted"));
        constexpr std::size_t usual = 1000;  // bytes of an answer
        std::string out;
        out.reserve(usual);
        const std::string_view name = puzzle->line ? std::string_view() : file.path;
        cluster::put_written(out, [&] {
            if (arguments_.table || arguments_.csv)
                append_row(out, row_of(name, puzzle->number, answer), form());
            else
                append_json(out, puzzle->line ? std::nullopt : std::optional(name), puzzle->number, answer, language_,
                            arguments_.timings ? worlds::Timings::shown : worlds::Timings::left_out);
        });
        remarks(file.path, one_of_many ? text->line : 0, answer).put(out, language_);
        return out;
    }

    std::string heading() const { return arguments_.table || arguments_.csv ? batch_heading(form()) : ""; }

    // What decides what comes out.
    std::string identity() const {
        const Limits limits = arguments_.limits.limits();
        return fmt::format(
            "{} puzzles {:016x} {}{}{}{}{}{}{} objective '{}' algorithm '{}' nodes {} seconds {} bytes {}",
            list_.size(), list_.digest(), language_codes[static_cast<std::size_t>(language_)],
            arguments_.table ? " table" : "", arguments_.csv ? " csv" : "", arguments_.timings ? " timings" : "",
            arguments_.count ? " count" : "", request_.any ? " any" : "", request_.strict ? " strict" : "",
            request_.objective, request_.algorithm, limits.nodes, limits.seconds, limits.bytes);
    }

  private:
    BatchForm form() const { return {arguments_.csv, arguments_.timings, list_.name_width(), language_}; }

    Result<worlds::Report> solve(const worlds::World& world, std::string_view text, Budget& budget) const {
        const Result<std::unique_ptr<worlds::Puzzle>> puzzle = world.read(text, request_.strict);
        if (!puzzle) return std::unexpected(puzzle.error());
        return arguments_.count ? catalog::count(**puzzle, request_, 0, budget)
                                : catalog::solve(**puzzle, request_, budget);
    }

    Result<worlds::Report> solve(const worlds::World& world, const worlds::PuzzleText& puzzle,
                                 const CancelFlag& stop) const {
        Limits limits = arguments_.limits.limits();
        const bool limited = arguments_.limits.seconds || arguments_.limits.nodes;
        if (world.two_player() != nullptr && !limited && request_.algorithm.empty()) limits.nodes = nodes_of_a_game;
        Budget budget(limits, &stop);
        try {
            return solve(world, puzzle.text, budget);
        } catch (const std::bad_alloc&) {
            worlds::Report report;
            report.world = world.name();
            report.objective = request_.objective;
            report.stopped = "memory";
            report.stats.seconds = budget.seconds();
            return report;
        } catch (const std::exception& error) {
            // One that cannot be read must not end the others.
            return fail({after_colon, be_read, error.what()});
        }
    }

    static Remarks remarks(const std::string& path, int line, const Result<worlds::Report>& answer) {
        Remarks out;
        const auto place = [&] { return line > 0 ? fmt::format("{}:{}", path, line) : path; };
        if (!answer) {
            out.bad = true;
            out.notes.push_back(placed(path, answer.error()));
        } else if (!answer->bug.empty()) {
            out.bug = true;
            out.notes.push_back({tr("{0}: internal error: {1}"), place(), answer->bug});
        } else {
            for (const Message& warning : answer->warnings)
                out.notes.push_back({tr("{0}: warning: {1}"), place(), warning});
        }
        return out;
    }

    const BatchArguments& arguments_;
    const BatchList& list_;
    worlds::SolveRequest request_;
    Language language_;
};

int run(const BatchArguments& arguments, Console& console) {
    if (console.settings().json && (arguments.table || arguments.csv))
        return console.refuse("batch", {tr("--json cannot be combined with --table or --csv")});
    if (arguments.files.empty() && !arguments.job.part.empty())
        return console.refuse("batch", {tr("--part needs FILE, because merge reads the puzzles again")});
    for (const std::string& file : arguments.files)
        if (std::error_code ignored; std::filesystem::equivalent(file, arguments.job.output, ignored))
            return console.refuse(arguments.job.output,
                                  {tr("these are the puzzles themselves; the answers need another name")});
    cluster::Team& team = *console.settings().team;
    BatchList list(console.settings());
    const Result<std::string> read = team.share([&] {
        if (!arguments.files.empty()) return list.read_files(arguments.files);
        const Result<std::string> text = read_input("-");
        return text ? list.read_lines(*text) : fail(placed("-", text.error()));
    });
    if (!read) return console.refuse("batch", read.error());
    if (!team.chief()) list.restore(*read);
    if (list.size() == 0) {
        console.note("batch",
                     {arguments.files.empty() ? tr("nothing to do: stdin has neither a puzzle nor the name of a file")
                                              : tr("nothing to do: no puzzles found")});
    }
    const Batch batch(arguments, list, console);
    bool bad = false;
    bool bug = false;
    LongJob work{
        .verb = "batch",
        .pieces = {"puzzles", tr("{0} of {1} puzzles"), tr("puzzles {0} to {1} are missing")},
        .job = {.identity = batch.identity(),
                .pieces = list.size(),
                .work = [&](std::uint64_t piece, const CancelFlag& stop) { return batch.answer(piece, stop); }},
        .range = {0, list.size()},
        .take = [&](std::uint64_t, std::string_view bytes) -> Result<Taken> {
            cluster::BytesReader reader(bytes);
            Taken taken{std::string(reader.text())};
            Remarks remarks = Remarks::from(reader);
            taken.notes = std::move(remarks.notes);
            bad = bad || remarks.bad;
            bug = bug || remarks.bug;
            return taken;
        },
        .heading = batch.heading(),
        .to_stdout = true};
    const Interruptible interruptible;
    const Result<cluster::Standing> standing = run_job(console, arguments.job, interruptible, work);
    if (!standing) {
        // An unreadable file changes the job's identity, so the journal does not match.
        for (const Message& why : list.unread()) console.note(why);
        return console.refuse("batch", standing.error());
    }
    if (bug) return exit_bug;
    if (!standing->complete) return job_stopped(console, arguments.job, work, *standing);
    return bad ? exit_bad : exit_done;
}

}  // namespace

Verb add_batch(const Command& root) {
    auto arguments = std::make_shared<BatchArguments>();
    worlds::SolveRequest& request = arguments->request;
    const Command command = root.command("batch", tr("Solve many puzzles; one JSON object per line"));
    command.option("FILE", arguments->files,
                   tr("Puzzles, or folders of .txt, .json and .map files; if none are given, each line of stdin is a "
                      "puzzle or the name of a file"));
    const Option table = command.flag("--table", arguments->table, tr("Print a table instead of JSON"));
    command.flag("--csv", arguments->csv, tr("Print CSV instead of JSON")).excludes(table);
    command.flag("--timings", arguments->timings, tr("Add seconds and memory, which differ from run to run"));
    add_job(command, arguments->job, tr("File for the answers (default: stdout)."),
            tr("Puzzles to solve at the same time in each process; the output order is unaffected"));
    add_objective(command, request);
    const Option any = command.flag("--any", request.any, tr("Find any solution quickly, not necessarily the best"));
    command.flag("--count", arguments->count, tr("Count the optimal solutions, exactly")).excludes(any);
    add_limits(command, arguments->limits);
    add_world(command);
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
