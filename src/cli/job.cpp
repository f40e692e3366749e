#include "cli/job.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <unistd.h>

#include <fmt/format.h>

#include "base/disk.h"
#include "catalog/json.h"
#include "cli/job_output.h"
#include "cli/progress.h"
#include "text/numbers.h"

namespace ariadne::cli {

namespace {

std::string duration(double seconds) {
    const auto all = static_cast<std::int64_t>(seconds);
    if (all < 60) return fmt::format("{} s", all);
    if (all < 3600) return fmt::format("{}:{:02} min", all / 60, all % 60);
    return fmt::format("{}:{:02} h", all / 3600, all / 60 % 60);
}

double rate(const cluster::Standing& standing) {
    return static_cast<double>(standing.done - standing.skipped) / std::max(standing.seconds, 1e-3);
}

Message done_of(const cluster::Standing& standing, const LongJob& work) {
    return {work.pieces.done, standing.done, standing.of};
}

// "[####......]  41.0%  21828 of 53240 shares  310.2/s  4 ranks, slowest 3  3:20 min left"
std::string in_a_line(const cluster::Standing& standing, const LongJob& work, Language language) {
    std::string out = fmt::format("{} {:5.1f}%  {}  {:.1f}/s", bar(standing.part), standing.part * 100,
                                  done_of(standing, work).in(language), rate(standing));
    if (const cluster::Share* const slowest = standing.slowest())
        out += "  " + Message(tr_n("{0} rank, slowest {1}", "{0} ranks, slowest {1}"), standing.shares.size(),
                              slowest - standing.shares.data())
                          .in(language);
    if (std::isfinite(standing.left())) out += "  " + say(language, tr("{0} left"), duration(standing.left()));
    if (work.told) out += "  " + work.told().in(language);
    return out;
}

double busy_part(const cluster::Share& share, double seconds) {
    return std::min(1.0, share.busy / std::max(1e-3, seconds * share.member.threads));
}

std::string as_json(const cluster::Standing& standing, const LongJob& work) {
    const auto rounded = [](double value) { return std::round(1000 * value) / 1000; };
    boost::json::array ranks;
    for (const cluster::Share& share : standing.shares)
        ranks.push_back({{"host", share.member.host},
                         {"threads", share.member.threads},
                         {"pieces", share.pieces},
                         {"busy", rounded(busy_part(share, standing.seconds))}});
    boost::json::object out{{"job", work.verb},
                            {"pieces", work.pieces.name},
                            {"done", standing.done},
                            {"of", standing.of},
                            {"skipped", standing.skipped},
                            {"part", rounded(standing.part)},
                            {"seconds", rounded(standing.seconds)},
                            {"rate", rounded(rate(standing))},
                            {"left", nullptr},
                            {"slowest", nullptr},
                            {"ranks", std::move(ranks)}};
    if (std::isfinite(standing.left())) out["left"] = rounded(standing.left());
    if (const cluster::Share* const slowest = standing.slowest()) out["slowest"] = slowest - standing.shares.data();
    return catalog::json_text(out);
}

std::string table_of(const cluster::Standing& standing, Language language) {
    const auto word = [&](const Phrase& phrase) { return words(language, phrase); };
    std::string out =
        fmt::format("{:>6}  {:<20}  {:>7}  {:>12}  {:>7}  {:>7}", word(tr("rank")), word(tr("host")),
                    word(tr("threads")), word(tr("done")), word(tr_c("busy or idle", "busy")), word(tr("idle")));
    for (std::size_t rank = 0; rank < standing.shares.size(); ++rank) {
        const cluster::Share& share = standing.shares[rank];
        const double busy = 100 * busy_part(share, standing.seconds);
        out += fmt::format("\n{:>6}  {:<20}  {:>7}  {:>12}  {:>5.1f} %  {:>5.1f} %", rank, share.member.host,
                           share.member.threads, share.pieces, busy, 100 - busy);
    }
    return out;
}

// The part of the range that "3/64" names: such that all parts take about as long.
Result<cluster::Chunk> part_of(const LongJob& work, const std::string& words) {
    if (words.empty()) return work.range;
    const std::size_t slash = words.find('/');
    const std::optional<std::uint64_t> number = text::to_number<std::uint64_t>(words.substr(0, slash));
    const std::optional<std::uint64_t> count =
        slash == std::string::npos ? std::nullopt : text::to_number<std::uint64_t>(words.substr(slash + 1));
    if (!number || !count || *number < 1 || *number > *count)
        return fail({tr("--part: found '{0}', expected I/N, such as 3/64"), text::clipped(words)});
    const double low = work.job.part_before(work.range.begin);
    const double whole = work.job.part_before(work.range.end) - low;
    const auto border = [&](std::uint64_t at) {
        if (at == *count) return work.range.end;
        const double wanted = low + whole * static_cast<double>(at) / static_cast<double>(*count);
        cluster::Chunk left = work.range;  // the border is not before its begin, and not after its end
        while (left.begin < left.end) {
            const std::uint64_t middle = left.begin + left.size() / 2;
            if (work.job.part_before(middle) < wanted)
                left.begin = middle + 1;
            else
                left.end = middle;
        }
        return left.begin;
    };
    return cluster::Chunk{border(*number - 1), border(*number)};
}

class Running {
  public:
    Running(Console& console, const JobArguments& arguments, LongJob& work)
        : console_(console),
          arguments_(arguments),
          work_(work),
          progress_(console.settings(), std::string(work.verb)) {}

    Result<cluster::Standing> run(const Interruptible& interruptible) {
        const Settings& settings = console_.settings();
        const bool merging = !settings.parts.empty();
        const Result<cluster::Chunk> range = part_of(work_, arguments_.part);
        if (!range) return std::unexpected(range.error());
        if (!arguments_.part.empty() && !arguments_.to_file()) return fail(tr("--part needs -o FILE"));
        work_.range = *range;
        cluster::Order order{.range = *range,
                             .threads = arguments_.threads,
                             .most = arguments_.chunk,
                             .seconds = merging ? std::numeric_limits<double>::infinity() : work_.seconds,
                             .interrupted = interruptible.flag(),
                             .tell = [this](const cluster::Standing& standing) { tell(standing); },
                             .fed = [this] { print(); }};
        if (settings.team->chief())
            if (const Result<void> opened = open(order, merging); !opened) return std::unexpected(opened.error());
        const std::shared_ptr<const cluster::Journal> journal = order.journal;  // it stays locked until all is done
        if (journal != nullptr && journal->damaged() > 0)
            note({tr_n("{1}.journal: {0} byte is damaged; the work it held will be redone",
                       "{1}.journal: {0} bytes are damaged; the work they held will be redone"),
                  journal->damaged(), arguments_.output});
        put(work_.heading);
        Result<cluster::Standing> standing =
            cluster::run(*settings.team, work_.job, std::move(order),
                         [this](std::uint64_t piece, std::string_view bytes) { return take(piece, bytes); });
        print();
        progress_.clear();
        if (!standing || !settings.team->chief()) return standing;
        if (arguments_.json_progress) tell_machines(*standing);
        if (standing->shares.size() > 1) console_.note(Message::plain(table_of(*standing, console_.language())));
        if (standing->complete && output_)
            if (const Result<void> finished = output_->finish(); !finished) return std::unexpected(finished.error());
        standing->complete = standing->complete || console_.reader_gone();
        return standing;
    }

  private:
    void note(Message message) const { console_.note(work_.verb, {std::move(message)}); }

    Result<void> open(cluster::Order& order, bool merging) {
        const Settings& settings = console_.settings();
        if (arguments_.to_file()) output_.emplace(arguments_.output, !arguments_.part.empty(), arguments_.force);
        if (merging) {
            // So that nothing is done by whoever only puts things together.
            work_.job.work = [](std::uint64_t, const CancelFlag&) {
                return fail(tr("the parts overlap; merge needs parts of the same split, such as 1/4 to 4/4"));
            };
            Result<std::vector<std::unique_ptr<cluster::Journal>>> parts =
                open_parts(settings.parts, work_.job, work_.pieces.missing, order.range);
            if (!parts) return std::unexpected(parts.error());
            order.parts = std::move(*parts);
            return output_ ? output_->open_file() : Result<void>();
        }
        if (!output_ || done_before(order)) return {};
        Result<std::unique_ptr<cluster::Journal>> journal =
            output_->open({work_.job.identity, work_.job.pieces, order.range, settings.command});
        if (!journal) return std::unexpected(journal.error());
        order.journal = std::move(*journal);
        return {};
    }

    // A task of a job array may be started again after its end.
    bool done_before(cluster::Order& order) {
        if (arguments_.part.empty() || arguments_.force) return false;
        Result<std::vector<std::unique_ptr<cluster::Journal>>> part =
            open_parts({arguments_.output}, work_.job, work_.pieces.missing, order.range);
        if (!part) return false;
        order.parts = std::move(*part);
        output_.reset();
        return true;
    }

    Result<bool> take(std::uint64_t piece, std::string_view bytes) {
        Result<Taken> taken = work_.take(piece, bytes);
        if (!taken) return std::unexpected(taken.error());
        if (!taken->notes.empty()) {
            print();
            progress_.clear();
        }
        for (const Message& each : taken->notes) console_.note(each);
        put(taken->out);
        if (output_ && output_->failed()) return output_->why();
        return taken->more && console_.heard();
    }
    void put(std::string_view text) {
        if (output_) return output_->write(text);
        if (text.empty() || arguments_.to_file() || (!work_.to_stdout && arguments_.output != "-")) return;
        unprinted_ += text;
    }
    void print() {
        if (unprinted_.empty()) return;
        if (console_.stdout_is_terminal()) progress_.clear();
        console_.result(unprinted_);
        unprinted_.clear();
    }

    void tell(const cluster::Standing& standing) {
        if (!said_ && standing.skipped > 0 && console_.settings().parts.empty())
            note({standing.skipped == standing.of ? tr("already done: {0}") : tr("resuming after {0}"),
                  done_of(standing, work_)});
        said_ = true;
        const std::string line = in_a_line(standing, work_, console_.language());
        progress_.show(line, standing.seconds);
        // The ranks of MPI have no terminal.
        if (standing.shares.size() > 1 && ::isatty(STDERR_FILENO) == 0 && standing.seconds >= next_note_) {
            next_note_ += 10;
            note(Message::plain(line));
        }
        if (!arguments_.json_progress || standing.seconds < next_json_) return;
        next_json_ = standing.seconds + 1;
        tell_machines(standing);
    }
    // They asked for it, however quiet it is.
    void tell_machines(const cluster::Standing& standing) const {
        (void)write_all(STDERR_FILENO, as_json(standing, work_) + "\n");
    }

    Console& console_;
    const JobArguments& arguments_;
    LongJob& work_;
    ProgressLine progress_;
    std::optional<JobOutput> output_;
    std::string unprinted_;  // pieces that came together are printed together
    bool said_ = false;
    double next_json_ = 0;
    double next_note_ = 10;
};

}  // namespace

void add_job(const Command& command, JobArguments& arguments, const Message& what, const Message& at_once) {
    command.option("-j,--jobs,--threads N", arguments.threads, at_once).number(1, 1024);
    command
        .option(
            "-o,--output FILE", arguments.output,
            {after_space, what,
             tr("Progress is kept in FILE.journal: after an interruption or a crash, run the same command to resume")})
        .not_empty();
    command.flag("--force", arguments.force, tr("Start over, discarding FILE and its journal"));
    command.option(
        "--part I/N", arguments.part,
        tr("Do only this part of the work, such as 3/64, and write it to FILE; ariadne merge joins the parts"));
    command.option("--chunk N", arguments.chunk, tr("How many to hand out at a time (default: chosen automatically)"));
    command.flag("--json-progress", arguments.json_progress,
                 tr("Report progress as a line of JSON on stderr every second"));
    command.when_read([&arguments, &settings = command.settings()] {
        settings.team->speak(language_of(settings.lang));
        if (settings.parts.empty()) return;
        arguments.output = settings.merged;
        arguments.part.clear();
    });
}

Result<cluster::Standing> run_job(Console& console, const JobArguments& arguments, const Interruptible& interruptible,
                                  LongJob& work) {
    work.job.identity = fmt::format("ariadne {}: {} {}", ARIADNE_VERSION, work.verb, work.job.identity);
    return Running(console, arguments, work).run(interruptible);
}

int job_stopped(const Console& console, const JobArguments& arguments, const LongJob& work,
                const cluster::Standing& standing) {
    const Phrase said = !arguments.to_file() ? tr("stopped after {0}; use -o FILE to be able to resume")
                        : arguments.force    ? tr("stopped after {0}; run the same command without --force to resume")
                                             : tr("stopped after {0}; run the same command to resume");
    return console.stop(work.verb, {{said, done_of(standing, work)}});
}

}  // namespace ariadne::cli
