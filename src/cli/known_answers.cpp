#include "cli/known_answers.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <utility>
#include <vector>

#include "cli/files.h"
#include "cli/report_text.h"
#include "text/numbers.h"

namespace ariadne::cli {

namespace fs = std::filesystem;

namespace {

std::vector<std::string> fields_of(const std::string& line) {
    std::vector<std::string> out(1);
    bool quoted = false;
    for (const char c : line) {
        if (c == '"') {
            quoted = !quoted;
        } else if (c == ',' && !quoted) {
            out.emplace_back();
        } else {
            out.back() += c;
        }
    }
    return out;
}

// The number behind a word in a note.
std::optional<std::int64_t> number_after(const std::string& note, std::string_view word) {
    const std::size_t at = note.find(word);
    if (at == std::string::npos) return std::nullopt;
    const std::string rest = note.substr(at + word.size());
    return text::to_number<std::int64_t>(rest.substr(0, rest.find_first_not_of("0123456789")));
}

std::optional<KnownAnswer> read_answer(const std::function<std::string(std::string_view)>& field) {
    KnownAnswer known;
    known.steps = text::to_number<std::int64_t>(field("min_steps"));
    const std::string status = field("max_energy_status");
    if (status.empty() || status == "MAX") known.most = text::to_number<std::int64_t>(field("max_arrival_energy"));
    const std::string note = field("note");
    if (!known.most) known.most = number_after(note, "most energy ");
    known.reason = field("kind_if_impossible") == "structural" ? "walls" : field("kind_if_impossible");
    if (known.reason.empty() && note.starts_with("infeasible by energy")) known.reason = "energy";
    const std::string feasible = field("feasible");
    known.feasible = feasible == "1" || (feasible.empty() && (known.steps || known.most));
    if (!known.feasible && feasible != "0" && field("min_steps") != "INF") return std::nullopt;
    return known;
}

void read_table(const fs::path& path, std::map<std::string, KnownAnswer>& out) {
    const Result<std::string> text = read_input(path.string());
    if (!text) return;
    const std::vector<std::string> lines = lines_of(*text);
    if (lines.empty()) return;
    const std::vector<std::string> names = fields_of(lines.front());
    const auto column = [&](std::string_view name) {
        return std::find(names.begin(), names.end(), name) - names.begin();
    };
    const auto has = [&](std::string_view name) { return std::cmp_less(column(name), names.size()); };
    if (!has("file") || !has("min_steps")) return;
    constexpr std::string_view suffix = "_answers";
    std::string folder = path.stem().string();
    folder = folder.ends_with(suffix) ? folder.substr(0, folder.size() - suffix.size()) + "/" : "";
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::vector<std::string> fields = fields_of(lines[i]);
        fields.resize(names.size() + 1);  // a column that is not there reads as empty
        const auto field = [&](std::string_view name) { return fields[static_cast<std::size_t>(column(name))]; };
        const std::optional<KnownAnswer> known = read_answer(field);
        if (!known) continue;
        out[(has("set") ? field("set") + "/" : folder) + field("file")] = *known;
    }
}

}  // namespace

const KnownAnswers::Table& KnownAnswers::table_of(const std::string& folder) {
    const auto [place, is_new] = tables_.try_emplace(folder);
    if (!is_new) return place->second;
    std::vector<std::string> paths;
    std::error_code error;
    fs::directory_iterator entry(folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        if (entry->path().extension() == ".csv") paths.push_back(entry->path().string());
    }
    std::sort(paths.begin(), paths.end());
    for (const std::string& path : paths) read_table(path, place->second);
    return place->second;
}

const KnownAnswer* KnownAnswers::find(const std::string& file) {
    std::error_code error;
    const fs::path path = fs::absolute(file, error);
    const std::string name = path.filename().string();
    const fs::path folder = path.parent_path();
    const std::string with_folder = folder.filename().string() + "/" + name;
    for (const auto& [place, key] :
         {std::pair(folder, name), std::pair(folder, with_folder), std::pair(folder.parent_path(), with_folder)}) {
        const Table& table = table_of(place.string());
        if (const auto found = table.find(key); found != table.end()) return &found->second;
    }
    return nullptr;
}

Grade grade(const worlds::Report& report, const KnownAnswer* known) {
    if (known == nullptr) return Grade::not_known;
    if (report.verdict == Verdict::impossible) {
        const bool same_reason = known->reason.empty() || known->reason == report.reason;
        return !known->feasible && same_reason ? Grade::right : Grade::wrong;
    }
    if (report.verdict == Verdict::solved && !known->feasible) return Grade::wrong;
    const bool by_steps = report.objective.empty() || report.objective == "steps";
    const std::optional<std::int64_t> best = by_steps ? known->steps : known->most;
    if (!best) return report.verdict == Verdict::unknown ? Grade::open : Grade::not_known;
    // Better is less for steps, and more for everything else.
    const auto better = [by_steps](std::int64_t a, std::int64_t b) { return by_steps ? a < b : a > b; };
    if (report.bound && known->feasible && better(*best, *report.bound)) return Grade::wrong;
    if (report.verdict == Verdict::unknown) return Grade::open;
    const std::int64_t* const value = worlds::best_figure(report, by_steps ? "steps" : report.objective);
    if (value != nullptr && (better(*value, *best) || (report.proven && *value != *best))) return Grade::wrong;
    return report.proven ? Grade::right : Grade::open;
}

}  // namespace ariadne::cli
