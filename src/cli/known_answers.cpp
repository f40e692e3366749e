#include "cli/known_answers.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <vector>

#include "cli/files.h"
#include "cli/instances.h"
#include "cli/report_text.h"

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

std::optional<std::int64_t> number(const std::string& text) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

void read_table(const std::string& path, std::map<std::string, KnownAnswer>& out) {
    const Result<std::string> text = read_input(path);
    if (!text) return;
    const std::vector<std::string> lines = lines_of(*text);
    if (lines.empty()) return;
    const std::vector<std::string> names = fields_of(lines.front());
    const auto column = [&](std::string_view name) {
        return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
    };
    const std::size_t file = column("file");
    const std::size_t feasible = column("feasible");
    const std::size_t steps = column("min_steps");
    const std::size_t set = column("set");
    const std::size_t kind = column("kind_if_impossible");
    if (std::max({file, feasible, steps}) >= names.size()) return;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::vector<std::string> fields = fields_of(lines[i]);
        fields.resize(names.size() + 1);
        if (fields[feasible] != "0" && fields[feasible] != "1") continue;
        KnownAnswer known{fields[feasible] == "1", number(fields[steps]), {}};
        if (kind < names.size()) known.reason = fields[kind] == "structural" ? "walls" : fields[kind];
        out[set < names.size() ? fields[set] + "/" + fields[file] : fields[file]] = known;
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
    if (known->steps && report.bound && known->feasible && *report.bound > *known->steps) return Grade::wrong;
    if (report.verdict == Verdict::unknown) return Grade::open;
    const worlds::Solution* solution = shown(report);
    if (solution != nullptr && known->steps) {
        for (const auto& [name, value] : solution->figures) {
            if (name == "steps" && value < *known->steps) return Grade::wrong;
            if (name == "steps" && report.proven && value != *known->steps) return Grade::wrong;
        }
    }
    return report.proven ? Grade::right : Grade::open;
}

}  // namespace ariadne::cli
