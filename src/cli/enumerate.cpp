#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "cli/arguments.h"
#include "cli/checkpoint.h"
#include "cli/files.h"
#include "cli/in_order.h"
#include "cli/interrupt.h"
#include "cli/measure_words.h"
#include "cli/progress.h"

namespace ariadne::cli {

namespace {

constexpr double checkpoint_seconds = 1;

struct EnumerateArguments {
    const worlds::World* world = nullptr;
    std::map<std::string, std::string> options;
    std::optional<std::uint64_t> from;
    std::optional<std::uint64_t> to;
    std::optional<double> seconds;
    unsigned threads = 1;
    std::string output;
    bool plan = false;
    bool force = false;

    bool to_file() const { return !output.empty() && output != "-"; }
    std::string checkpoint_path() const { return output + ".checkpoint"; }
};

struct Range {
    std::uint64_t from = 0;
    std::uint64_t to = 0;  // not included
};

Result<Range> range_of(const EnumerateArguments& arguments, std::uint64_t shares) {
    const Range out{arguments.from.value_or(0), arguments.to.value_or(shares)};
    if (out.from < out.to && out.to <= shares) return out;
    return fail(fmt::format("found shares {} to {}, expected a part of 0 to {}", out.from, out.to, shares));
}

// The output and how far it has come.
struct Begun {
    std::unique_ptr<GrowingFile> file;  // if there is one
    Checkpoint at;
};

// Where an earlier run left off, or the beginning.
Result<Begun> begin_or_resume(const EnumerateArguments& arguments, const std::string& order, const Range& range) {
    Begun out{nullptr, {order, range.from, 0, {}}};
    if (!arguments.to_file()) return out;
    Result<std::unique_ptr<GrowingFile>> file = GrowingFile::open(arguments.output);
    if (!file) return fail(placed(arguments.output, file.error()));
    const std::string path = arguments.checkpoint_path();
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored) && !arguments.force) {
        const Result<std::string> text = read_input(path);
        if (!text) return fail(placed(path, text.error()));
        Result<Checkpoint> left = read_checkpoint(*text);
        if (!left) return fail(placed(path, left.error()));
        if (left->order != order)
            return fail(
                fmt::format("{}: belongs to '{}', expected '{}'; --force begins anew", path, left->order, order));
        if (left->next < range.from || left->next > range.to)
            return fail(
                fmt::format("{}: goes on with share {}, expected {} to {}", path, left->next, range.from, range.to));
        out.at = std::move(*left);
    } else if ((*file)->found() > 0 && !arguments.force) {
        return fail(fmt::format("{}: is there already and has no checkpoint; --force overwrites it", arguments.output));
    } else if (const Result<void> written = write_file(path, write_checkpoint(out.at)); !written) {
        return fail(placed(path, written.error()));
    }
    if (const Result<void> cut = (*file)->cut(out.at.bytes); !cut) return fail(placed(arguments.output, cut.error()));
    out.file = std::move(*file);
    return out;
}

std::string duration(double seconds) {
    const auto all = static_cast<std::int64_t>(seconds);
    if (all < 60) return fmt::format("{} s", all);
    if (all < 3600) return fmt::format("{}:{:02} min", all / 60, all % 60);
    return fmt::format("{}:{:02} h", all / 3600, all / 60 % 60);
}

// "[####......]  41.0%  share 21828 of 53240  310000 positions/s  3:20 min left"
std::string describe_progress(const Checkpoint& at, const Range& range, const worlds::Survey& survey,
                              const Checkpoint& begun, double seconds) {
    const auto part = [&](std::uint64_t share) { return share >= survey.shares() ? 1.0 : survey.fraction(share); };
    const double whole = part(range.to) - part(range.from);
    const double now = (part(at.next) - part(range.from)) / whole;
    const double gained = now - (part(begun.next) - part(range.from)) / whole;
    std::string out =
        fmt::format("{} {:5.1f}%  share {} of {}", bar(now), now * 100, at.next - range.from, range.to - range.from);
    if (!at.gathered.tally.empty()) {
        const auto& [name, count] = at.gathered.tally.front();
        const std::int64_t before = begun.gathered.tally.empty() ? 0 : begun.gathered.tally.front().second;
        out += fmt::format("  {:.0f} {}/s", static_cast<double>(count - before) / seconds, name);
    }
    if (gained > 0) out += fmt::format("  {} left", duration((1 - now) * seconds / gained));
    return out;
}

class Enumeration {
  public:
    Enumeration(Console& console, const EnumerateArguments& arguments, const worlds::Survey& survey, const Range& range,
                Begun& opened)
        : console_(console),
          arguments_(arguments),
          survey_(survey),
          range_(range),
          file_(opened.file),
          begun_(opened.at),
          at_(opened.at) {}

    Result<void> run() {
        const Interruptible interruptible;
        ProgressLine progress(console_.settings(), "enumerate");
        idle(interruptible, progress);
        in_order<std::uint64_t, Result<worlds::Harvest>>(
            arguments_.threads, stop_, numbers(at_.next, range_.to),
            [&](const std::uint64_t& share) { return harvest(share); },
            [&](Result<worlds::Harvest> one) { take(std::move(one)); }, [&] { idle(interruptible, progress); });
        progress.clear();
        if (written_) written_ = save();
        if (!written_) return fail(placed(arguments_.output, written_.error()));
        if (broken_) return fail(fmt::format("share {}: {}", at_.next, broken_->message));
        if (done() && arguments_.to_file()) {
            std::error_code error;
            std::filesystem::remove(arguments_.checkpoint_path(), error);
        }
        return {};
    }

    const Checkpoint& at() const { return at_; }
    bool done() const { return at_.next == range_.to; }
    double seconds() const { return clock_.seconds(); }

  private:
    Result<worlds::Harvest> harvest(std::uint64_t share) const {
        Budget budget(Limits{}, &stop_);
        try {
            return survey_.harvest(share, budget);
        } catch (const std::bad_alloc&) {
            return fail("the machine's memory ran out");
        }
    }

    void take(Result<worlds::Harvest> harvest) {
        // After one that was not finished, nothing is wanted: what is written has no gaps.
        if (!harvest) {
            if (!stop_.load()) broken_ = harvest.error();
            stop_ = true;
            cut_ = true;
        }
        if (cut_ || !written_) return;
        if (file_) written_ = file_->append(harvest->lines);
        if (arguments_.output == "-") console_.result(harvest->lines);
        if (!written_ || console_.reader_gone()) {
            stop_ = true;
            return;
        }
        at_.bytes += harvest->lines.size();
        ++at_.next;
        gather(at_.gathered, *harvest);
        if (clock_.seconds() < saved_ + checkpoint_seconds) return;
        written_ = save();
        saved_ = clock_.seconds();
        if (!written_) stop_ = true;
    }

    // First the lines, then the checkpoint that counts them.
    Result<void> save() {
        if (!file_) return {};
        if (Result<void> synced = file_->sync(); !synced) return synced;
        return write_file(arguments_.checkpoint_path(), write_checkpoint(at_));
    }

    void idle(const Interruptible& interruptible, ProgressLine& progress) {
        const double seconds = clock_.seconds();
        if (interruptible.raised() || (arguments_.seconds && seconds > *arguments_.seconds)) stop_ = true;
        if (seconds < shown_ + 0.2) return;
        shown_ = seconds;
        progress.show(describe_progress(at_, range_, survey_, begun_, seconds), seconds);
    }

    Console& console_;
    const EnumerateArguments& arguments_;
    const worlds::Survey& survey_;
    Range range_;
    std::unique_ptr<GrowingFile>& file_;
    const Checkpoint& begun_;
    Checkpoint at_;
    CancelFlag stop_ = false;
    Budget clock_;
    Result<void> written_;         // or why the output could not be
    bool cut_ = false;             // a share was not finished
    std::optional<Error> broken_;  // why, if nobody wanted it
    double saved_ = 0;
    double shown_ = 0;
};

int hardest_of(const worlds::Harvest& gathered) {
    return static_cast<int>(gathered.histogram.size()) - 1;
}

boost::json::object plan_of(const EnumerateArguments& arguments, const std::string& order, std::uint64_t shares,
                            const Range& range) {
    return {{"world", arguments.world->name()},
            {"order", order},
            {"shares", shares},
            {"from", range.from},
            {"to", range.to}};
}

std::string as_json(const EnumerateArguments& arguments, const worlds::Survey& survey, const Range& range,
                    const Enumeration& work) {
    const worlds::Harvest& gathered = work.at().gathered;
    boost::json::object out = plan_of(arguments, work.at().order, survey.shares(), range);
    out["done"] = work.at().next - range.from;
    out["finished"] = work.done();
    for (const auto& [name, count] : gathered.tally) out[name] = count;
    for (const auto& [name, value] : gathered.records) out[name] = value;
    if (!gathered.histogram.empty()) out["hardest"] = hardest_of(gathered);
    out["histogram"] = boost::json::array(gathered.histogram.begin(), gathered.histogram.end());
    if (arguments.to_file()) out["written"] = arguments.output;
    out["timed"] = boost::json::object{{"seconds", work.seconds()}};
    return catalog::json_text(out) + "\n";
}

std::string as_text(const worlds::Harvest& gathered, Language language) {
    const auto row = [&](std::string_view name, std::int64_t value) {
        return fmt::format("{:>14}  {}\n", value, measure_in_words(language, name));
    };
    std::string out;
    for (const auto& [name, count] : gathered.tally) out += row(name, count);
    for (const auto& [name, value] : gathered.records) out += row(name, value);
    if (gathered.histogram.empty()) return out;
    out += row("hardest", hardest_of(gathered));
    out += fmt::format("\n{:>5}  {}\n", measure_in_words(language, "moves"), measure_in_words(language, "puzzles"));
    for (std::size_t moves = 0; moves < gathered.histogram.size(); ++moves)
        if (gathered.histogram[moves] > 0) out += fmt::format("{:>5}  {}\n", moves, gathered.histogram[moves]);
    return out;
}

void show_plan(Console& console, const EnumerateArguments& arguments, const worlds::Survey& survey,
               const Range& range) {
    if (console.settings().json)
        return console.result(catalog::json_text(plan_of(arguments, survey.identity(), survey.shares(), range)) + "\n");
    console.result(fmt::format("{}\nshares 0 to {}; --from A --to B does those from A on, before B\n",
                               survey.identity(), survey.shares()));
}

int run(const EnumerateArguments& arguments, Console& console) {
    if (arguments.output == "-" && console.settings().json)
        return console.refuse("enumerate", {"--json and the puzzles cannot both go to stdout, expected -o FILE"});
    const Result<std::unique_ptr<worlds::Survey>> survey = arguments.world->surveyor()->survey(arguments.options);
    if (!survey) return console.refuse("enumerate", survey.error());
    const Result<Range> range = range_of(arguments, (*survey)->shares());
    if (!range) return console.refuse("enumerate", range.error());
    if (arguments.plan) {
        show_plan(console, arguments, **survey, *range);
        return exit_done;
    }
    const std::string order = fmt::format("{}, {} to {}", (*survey)->identity(), range->from, range->to);
    Result<Begun> opened = begin_or_resume(arguments, order, *range);
    if (!opened) return console.refuse("enumerate", opened.error());
    if (opened->at.next > range->from)
        console.note(fmt::format("enumerate: going on after {} of {} shares", opened->at.next - range->from,
                                 range->to - range->from));
    Enumeration work(console, arguments, **survey, *range, *opened);
    if (const Result<void> ran = work.run(); !ran) return console.refuse("enumerate", ran.error());

    const std::string said = console.settings().json ? as_json(arguments, **survey, *range, work)
                                                     : as_text(work.at().gathered, console.language());
    if (arguments.output == "-") {
        console.note(said);
    } else {
        console.result(said);
    }
    if (work.done() || console.reader_gone()) return exit_done;
    return console.stop(fmt::format("enumerate: stopped after {} of {} shares; {}", work.at().next - range->from,
                                    range->to - range->from,
                                    arguments.to_file() ? "the same command goes on" : "-o FILE could have gone on"));
}

}  // namespace

Verb add_enumerate(const Command& root) {
    const Command command = root.command("enumerate", "Find every puzzle of a kind, with checkpoints");
    command.require_command();
    std::vector<Verb> verbs;
    for (const worlds::World* world : catalog::all_worlds()) {
        if (world->surveyor() == nullptr) continue;
        auto arguments = std::make_shared<EnumerateArguments>();
        arguments->world = world;
        const Command verb = command.command(std::string(world->name()), std::string(world->about().summary));
        add_world_options(verb, world->surveyor()->options(), arguments->options);
        verb.option("--from A", arguments->from, "The first share to do; 0 if not given");
        verb.option("--to B", arguments->to, "The share to stop before; all if not given");
        verb.flag("--plan", arguments->plan, "Only say how many shares there are");
        verb.option("--threads N", arguments->threads, "Shares done at the same time; the order stays").number(1, 1024);
        verb.option("-o,--output FILE", arguments->output,
                    "The puzzles, - for stdout; counted only if not given. FILE.checkpoint stands beside it until all "
                    "is done: after a stop or a crash the same command goes on");
        verb.flag("--force", arguments->force, "Begin anew, whatever FILE and its checkpoint hold");
        verb.option("--time-limit S", arguments->seconds, "Stop after so many seconds").number(0);
        verbs.push_back(verb_of(verb, arguments, run));
    }
    return {command, [verbs](Console& console) { return run_named(verbs, console); }};
}

}  // namespace ariadne::cli
