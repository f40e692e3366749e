#include "cli/bench.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "base/hash.h"
#include "catalog/json.h"
#include "catalog/sentences.h"
#include "catalog/solve.h"
#include "cli/tables.h"

namespace ariadne::cli {

using worlds::Report;

namespace {

// The figure of the solution shown; -1 when there is none.
std::int64_t figure(const Report& report, std::string_view name) {
    const std::int64_t* const value = worlds::best_figure(report, name);
    return value == nullptr ? -1 : *value;
}

Message answer_in_words(const BenchRow& row) {
    const Report& report = row.report;
    const bool most = row.aim == Aim::most;
    const std::string bound = report.bound ? fmt::format("{} {}", most ? "<=" : ">=", *report.bound) : "";
    if (report.verdict == Verdict::impossible)
        return catalog::verdict_in_words(fmt::format("impossible ({})", report.reason));
    if (report.verdict == Verdict::unknown) return Message::plain(report.bound ? "? " + bound : "?");
    if (row.resource.empty()) {
        const auto& [name, value] = worlds::best_of(report)->figures.front();
        const Message out = catalog::amount_in_words(name, value);
        return !report.proven && report.bound ? Message(after_space, out, bound) : out;
    }
    const Message steps = catalog::amount_in_words("steps", figure(report, "steps"));
    const std::int64_t left = figure(report, row.resource);
    const Message out = most ? Message(after_comma, left, steps) : Message(after_comma, steps, left);
    return !report.proven && report.bound ? Message(after_space, out, bound) : out;
}

// How much more the bound allows, in percent of what was found.
std::string gap_in_words(const Report& report) {
    if (report.proven) return "0";
    const std::optional<worlds::Gap> gap = worlds::gap_of(report);
    if (!gap) return "?";
    return gap->percent ? fmt::format("{:.2f} %", *gap->percent) : fmt::format("{}", gap->absolute);
}

Phrase proof_in_words(const Report& report) {
    if (!report.proven) return tr("no");
    return report.life_proven.value_or(true) ? tr("yes") : tr_c("proven", "steps");
}

Phrase grade_in_words(const BenchRow& row) {
    if (!row.agree || row.grade == Grade::wrong) return tr_c("answer", "WRONG");
    if (row.grade == Grade::right) return tr_c("answer", "right");
    return row.grade == Grade::open ? tr_c("answer", "open") : Phrase{};
}

// What ended a search: the code and the word.
Phrase limit_in_words(std::string_view stopped) {
    if (stopped == "time") return tr_c("limit", "time");
    if (stopped == "memory") return tr_c("limit", "memory");
    if (stopped == "nodes") return tr_c("limit", "nodes");
    return stopped.empty() ? Phrase{} : tr("interrupted");
}

}  // namespace

bool contradict(const Report& one, const Report& other, Aim aim, std::string_view resource) {
    if (!one.proven || !other.proven) return false;
    if (resource.empty()) return catalog::contradict(one, other);
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
    if (row.resource.empty()) {
        answers = hash_mix(answers, static_cast<std::uint64_t>(figure(row.report, row.report.objective)));
    } else {
        // How few steps the most takes is not proven.
        if (row.aim == Aim::steps) answers = hash_mix(answers, static_cast<std::uint64_t>(figure(row.report, "steps")));
        answers = hash_mix(answers, static_cast<std::uint64_t>(figure(row.report, row.resource)));
    }
    answers = hash_mix(answers, row.report.proven ? 1U : 0U);
    nodes += row.report.stats.expanded;
}

std::vector<std::string> BenchTable::titles() const {
    const bool steps = aim == Aim::steps;
    std::vector<std::string> out;
    for (const Phrase& word :
         {steps ? tr("fewest steps") : tr("most left"), tr("answer"), tr("proven"), tr("seconds"),
          steps ? tr("total s") : tr("gap"), tr("peak MB"), tr("reference s"), tr("ratio"), tr("check")})
        out.emplace_back(words(language, word));
    return out;
}

std::string BenchTable::row(const std::vector<std::string>& cells) const {
    const std::array<std::size_t, 9> least = {name_width, 22, 6, 9, 9, 8, 16, 9, 0};
    const std::vector<std::string> over = titles();
    std::string out;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!with_reference && (i == 6 || i == 7)) continue;
        const std::size_t width = std::max(least[i], i == 8 ? 0 : width_of(over[i]));
        if (i > 0) out += "  ";
        out += i < 3 ? fmt::format("{:<{}}", cells[i], width) : fmt::format("{:>{}}", cells[i], width);
    }
    return out + "\n";
}

std::string BenchTable::heading() const {
    return row(titles());
}

std::string BenchTable::line(const BenchRow& measured) const {
    const Report& report = measured.report;
    std::string seconds;
    std::string ratio;
    if (measured.reference) {
        const bool finished = measured.reference->proven;
        const double taken = measured.reference->stats.seconds;
        const std::string_view why = words(language, limit_in_words(measured.reference->stopped));
        seconds =
            finished ? fmt::format("{:.3f}", taken) : fmt::format(">{:.1f}{}{}", taken, why.empty() ? "" : " ", why);
        // A search that took less than the clock can tell makes no ratio.
        if (measured.seconds > 1e-5) ratio = fmt::format("{}{:.1f}", finished ? "" : ">", taken / measured.seconds);
    }
    return row({measured.name, answer_in_words(measured).in(language),
                std::string(words(language, proof_in_words(report))), fmt::format("{:.4f}", measured.seconds),
                aim == Aim::steps ? fmt::format("{:.4f}", report.stats.seconds) : gap_in_words(report),
                fmt::format("{:.1f}", static_cast<double>(report.stats.peak_bytes) / (1024.0 * 1024.0)), seconds, ratio,
                std::string(words(language, grade_in_words(measured)))});
}

}  // namespace ariadne::cli
