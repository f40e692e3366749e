#include "cli/bench_run.h"

#include <fmt/format.h>

#include "base/hash.h"
#include "catalog/json.h"
#include "cli/report_text.h"

namespace ariadne::cli {

using worlds::Report;

namespace {

std::int64_t figure(const Report& report, std::string_view name) {
    if (const worlds::Solution* solution = shown(report)) {
        for (const auto& [key, value] : solution->figures) {
            if (key == name) return value;
        }
    }
    return -1;
}

std::string answer_in_words(const Report& report) {
    if (report.verdict == Verdict::impossible) return "no way: " + report.reason;
    if (report.verdict == Verdict::unknown) return report.bound ? fmt::format("? >= {}", *report.bound) : "?";
    std::string out = fmt::format("{} steps, {}", figure(report, "steps"), figure(report, "life"));
    if (!report.proven && report.bound) out += fmt::format(" >= {}", *report.bound);
    return out;
}

std::string_view proof_in_words(const Report& report) {
    if (!report.proven) return "no";
    return report.life_proven.value_or(true) ? "yes" : "steps";
}

std::string_view grade_in_words(const BenchRow& row) {
    if (!row.agree) return "WRONG";
    switch (row.grade) {
        case Grade::right:
            return "right";
        case Grade::open:
            return "open";
        case Grade::wrong:
            return "WRONG";
        case Grade::not_known:
            break;
    }
    return "";
}

}  // namespace

bool contradict(const Report& one, const Report& other) {
    if (!one.proven || !other.proven) return false;
    if (one.verdict != other.verdict || one.reason != other.reason) return true;
    if (one.verdict != Verdict::solved) return false;
    if (figure(one, "steps") != figure(other, "steps")) return true;
    return one.life_proven.value_or(true) && other.life_proven.value_or(true) &&
           figure(one, "life") != figure(other, "life");
}

void Signature::add(const BenchRow& row) {
    answers = hash_text(catalog::to_string(row.report.verdict), answers);
    answers = hash_text(row.report.reason, answers);
    answers = hash_mix(answers, static_cast<std::uint64_t>(figure(row.report, "steps")));
    answers = hash_mix(answers, static_cast<std::uint64_t>(figure(row.report, "life")));
    answers = hash_mix(answers, row.report.proven ? 1U : 0U);
    nodes += row.report.stats.expanded;
}

std::string bench_header(std::size_t name_width, bool with_reference) {
    std::string out = fmt::format("{:<{}}  {:<22}  {:<6}  {:>9}  {:>9}  {:>8}", "map", name_width, "answer", "proven",
                                  "seconds", "with life", "peak MB");
    if (with_reference) out += fmt::format("  {:>16}  {:>9}", "reference s", "ratio");
    return out + "  check\n";
}

std::string bench_line(const BenchRow& row, std::size_t name_width, bool with_reference) {
    const Report& report = row.report;
    std::string out =
        fmt::format("{:<{}}  {:<22}  {:<6}  {:>9.4f}  {:>9.4f}  {:>8.1f}", row.name, name_width,
                    answer_in_words(report), proof_in_words(report), row.steps.stats.seconds, report.stats.seconds,
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
            if (row.steps.stats.seconds > 1e-5) {
                ratio = fmt::format("{}{:.1f}", finished ? "" : ">",
                                    row.reference->stats.seconds / row.steps.stats.seconds);
            }
        }
        out += fmt::format("  {:>16}  {:>9}", seconds, ratio);
    }
    return fmt::format("{}  {}\n", out, grade_in_words(row));
}

}  // namespace ariadne::cli
