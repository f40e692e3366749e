#include "cli/batch_rows.h"

#include <array>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/json.h"
#include "catalog/json_writer.h"
#include "cli/report_text.h"

namespace ariadne::cli {

namespace {

struct Column {
    std::string_view name;
    int width;   // of the table
    bool right;  // a number
};

enum : std::size_t { file, index, verdict, reason, moves, steps, cost, left, proven, bound, seconds };

// In the order of the names above; the width of the first is that of the longest name.
constexpr auto columns = std::to_array<Column>({{"file", 0, false},
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

using Row = std::array<std::string, columns.size()>;

std::string quoted(const std::string& field) {
    if (field.find_first_of(",\"\n\r") == std::string::npos) return field;
    std::string out = "\"";
    for (const char c : field) out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + "\"";
}

void append(std::string& out, Row row, bool csv, std::size_t file_width) {
    if (csv) {
        row[file] = quoted(row[file]);
        fmt::format_to(std::back_inserter(out), "{}\n", fmt::join(row, ","));
        return;
    }
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::size_t width = i == file ? file_width : static_cast<std::size_t>(columns[i].width);
        if (i > 0) out += "  ";
        if (columns[i].right)
            fmt::format_to(std::back_inserter(out), "{:>{}}", row[i], width);
        else
            fmt::format_to(std::back_inserter(out), "{:<{}}", row[i], width);
    }
    out += '\n';
}

}  // namespace

void append_json(std::string& out, const BatchLabel& label, const BatchAnswer& answer) {
    catalog::JsonWriter json(out);
    json.open_object();
    if (!label.file.empty()) json.key("file").text(label.file);
    if (label.number > 0) json.key("index").number(std::uint64_t{label.number});
    if (!answer) {
        json.key("verdict").text("invalid");
        write(json.key("error"), answer.error());
    } else if (!answer->bug.empty()) {
        json.key("verdict").text("unknown");
        json.key("proven").truth(false);
        json.key("bug").text(answer->bug);
    } else {
        catalog::write_members(json, *answer);
    }
    json.close_object();
    out += '\n';
}

void append_row(std::string& out, const BatchLabel& label, const BatchAnswer& answer, bool csv,
                std::size_t file_width) {
    Row row;
    row[file] = label.file.empty() ? "-" : label.file;
    if (label.number > 0) row[index] = fmt::format("{}", label.number);
    if (!answer) {
        row[verdict] = "invalid";
        append(out, std::move(row), csv, file_width);
        return;
    }
    row[verdict] = catalog::to_string(answer->verdict);
    row[reason] = answer->reason;
    if (const worlds::Solution* solution = shown(*answer)) {
        for (const auto& [name, value] : solution->figures) {
            if (name == "moves") row[moves] = fmt::format("{}", value);
            if (name == "steps") row[steps] = fmt::format("{}", value);
            if (name == "cost") row[cost] = fmt::format("{}", value);
            if (name == answer->resource) row[left] = fmt::format("{}", value);
        }
    }
    row[proven] = answer->proven ? "yes" : "no";
    if (answer->bound) row[bound] = fmt::format("{}", *answer->bound);
    row[seconds] = fmt::format("{:.3f}", answer->stats.seconds);
    append(out, std::move(row), csv, file_width);
}

std::string batch_heading(bool csv, std::size_t file_width) {
    Row row;
    for (std::size_t i = 0; i < columns.size(); ++i) row[i] = columns[i].name;
    std::string out;
    append(out, std::move(row), csv, file_width);
    return out;
}

}  // namespace ariadne::cli
