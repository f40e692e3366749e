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

struct At {
    enum : std::size_t { file, index, verdict, reason, moves, steps, cost, left, proven, bound, seconds };
};

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

using BatchRow = std::array<std::string, columns.size()>;

std::string csv_field(const std::string& field) {
    if (field.find_first_of(",\"\n\r") == std::string::npos) return field;
    std::string out = "\"";
    for (const char c : field) out += c == '"' ? std::string("\"\"") : std::string(1, c);
    return out + "\"";
}

void append(std::string& out, BatchRow row, bool csv, std::size_t file_width) {
    if (csv) {
        row[At::file] = csv_field(row[At::file]);
        fmt::format_to(std::back_inserter(out), "{}\n", fmt::join(row, ","));
        return;
    }
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::size_t width = i == At::file ? file_width : static_cast<std::size_t>(columns[i].width);
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
        json.key("error").tree(catalog::to_json(answer.error()));
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
    BatchRow row;
    row[At::file] = label.file.empty() ? "-" : label.file;
    if (label.number > 0) row[At::index] = fmt::format("{}", label.number);
    if (!answer) {
        row[At::verdict] = "invalid";
        append(out, std::move(row), csv, file_width);
        return;
    }
    row[At::verdict] = catalog::to_string(answer->verdict);
    row[At::reason] = answer->reason;
    if (const worlds::Solution* solution = shown(*answer)) {
        for (const auto& [name, value] : solution->figures) {
            if (name == "moves") row[At::moves] = fmt::format("{}", value);
            if (name == "steps") row[At::steps] = fmt::format("{}", value);
            if (name == "cost") row[At::cost] = fmt::format("{}", value);
            if (name == answer->resource) row[At::left] = fmt::format("{}", value);
        }
    }
    row[At::proven] = answer->proven ? "yes" : "no";
    if (answer->bound) row[At::bound] = fmt::format("{}", *answer->bound);
    row[At::seconds] = fmt::format("{:.3f}", answer->stats.seconds);
    append(out, std::move(row), csv, file_width);
}

std::string batch_heading(bool csv, std::size_t file_width) {
    BatchRow row;
    for (std::size_t i = 0; i < columns.size(); ++i) row[i] = columns[i].name;
    std::string out;
    append(out, std::move(row), csv, file_width);
    return out;
}

}  // namespace ariadne::cli
