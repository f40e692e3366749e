#include "cli/bench.h"

#include <fmt/format.h>

#include "base/hash.h"
#include "catalog/json.h"
#include "cli/report_text.h"

namespace ariadne::cli {

using worlds::Report;

namespace {

// The figure of the solution shown; -1 when there is none.
std::int64_t figure(const Report& report, std::string_view name) {
    const std::int64_t* const value = worlds::best_figure(report, name);
    return value == nullptr ? -1 : *value;
}

std::string answer_in_words(const BenchRow& row) {
    const Report& report = row.report;
    const bool most = row.aim == Aim::most;
    const std::string bound = report.bound ? fmt::format("{} {}", most ? "<=" : ">=", *report.bound) : "";
    if (report.verdict == Verdict::impossible) return "no way: " + report.reason;
    if (report.verdict == Verdict::unknown) return report.bound ? "? " + bound : "?";
    const std::int64_t steps = figure(report, "steps");
    const std::int64_t left = figure(report, row.resource);
    std::string out = most ? fmt::format("{}, {} steps", left, steps) : fmt::format("{} steps, {}", steps, left);
    if (!report.proven && report.bound) out += " " + bound;
    return out;
}

// How much more the bound allows, in percent of what was found.
std::string gap_in_words(const Report& report) {
    if (report.proven) return "0";
    const std::optional<worlds::Gap> gap = worlds::gap_of(report);
    if (!gap) return "?";
    return gap->percent ? fmt::format("{:.2f} %", *gap->percent) : fmt::format("{}", gap->absolute);
}

std::string_view proof_in_words(const Report& report) {
    if (!report.proven) return "no";
    return report.life_proven.value_or(true) ? "yes" : "steps";
}

std::string_view grade_in_words(const BenchRow& row) {
    if (!row.agree || row.grade == Grade::wrong) return "WRONG";
    if (row.grade == Grade::right) return "right";
    return row.grade == Grade::open ? "open" : "";
}

}  // namespace

bool contradict(const Report& one, const Report& other, Aim aim, std::string_view resource) {
    if (!one.proven || !other.proven) return false;
    if (one.verdict != other.verdict || one.reason != other.reason) return true;
    if (one.verdict != Verdict::solved) return false;
    const bool same_left = figure(one, resource) == figure(other, resource);
    if (aim == Aim::most) return !same_left;
    if (figure(one, "steps") != figure(other, "steps")) return true;
    return one.life_proven.value_or(true) && other.life_proven.value_or(true) && !same_left;
}

void Signature::add(const BenchRow& row) {
    answers = hash_text(catalog::to_string(row.report.verdict), answers);
    answers = hash_text(row.report.reason, answers);
    // How few steps the most takes is not proven.
    if (row.aim == Aim::steps) answers = hash_mix(answers, static_cast<std::uint64_t>(figure(row.report, "steps")));
    answers = hash_mix(answers, static_cast<std::uint64_t>(figure(row.report, row.resource)));
    answers = hash_mix(answers, row.report.proven ? 1U : 0U);
    nodes += row.report.stats.expanded;
}

std::string bench_header(Aim aim, std::size_t name_width, bool with_reference) {
    std::string out =
        fmt::format("{:<{}}  {:<22}  {:<6}  {:>9}  {:>9}  {:>8}", aim == Aim::steps ? "fewest steps" : "most left",
                    name_width, "answer", "proven", "seconds", aim == Aim::steps ? "with most" : "gap", "peak MB");
    if (with_reference) out += fmt::format("  {:>16}  {:>9}", "reference s", "ratio");
    return out + "  check\n";
}

std::string bench_line(const BenchRow& row, std::size_t name_width, bool with_reference) {
    const Report& report = row.report;
    const std::string second =
        row.aim == Aim::steps ? fmt::format("{:.4f}", report.stats.seconds) : gap_in_words(report);
    std::string out = fmt::format("{:<{}}  {:<22}  {:<6}  {:>9.4f}  {:>9}  {:>8.1f}", row.name, name_width,
                                  answer_in_words(row), proof_in_words(report), row.seconds, second,
                                  static_cast<double>(report.stats.peak_bytes) / (1024.0 * 1024.0));
    if (with_reference) {
        std::string seconds;
        std::string ratio;
        if (row.reference) {
            const bool finished = row.reference->proven;
            const std::string why = row.reference->stopped.empty() ? "" : " " + row.reference->stopped;
            seconds = finished ? fmt::format("{:.3f}", row.reference->stats.seconds)
                               : fmt::format(">{:.1f}{}", row.reference->stats.seconds, why);
            // A search that took less than the clock can tell makes no ratio.
            if (row.seconds > 1e-5)
                ratio = fmt::format("{}{:.1f}", finished ? "" : ">", row.reference->stats.seconds / row.seconds);
        }
        out += fmt::format("  {:>16}  {:>9}", seconds, ratio);
    }
    return fmt::format("{}  {}\n", out, grade_in_words(row));
}

}  // namespace ariadne::cli
