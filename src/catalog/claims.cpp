#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "catalog/sentences.h"
#include "catalog/solve.h"
#include "text/characters.h"

namespace ariadne::catalog {

namespace json = boost::json;
using worlds::Report;
using worlds::Solution;
using worlds::World;

namespace {

std::vector<Claim> single(Solution solution) {
    std::vector<Claim> claims;
    claims.push_back({"", std::move(solution)});
    return claims;
}

constexpr std::array route_headings = {Heading::route, Heading::attempt};
constexpr std::array slides_headings = {Heading::moves};
constexpr std::array list_headings = {Heading::all, Heading::some};
// The words in which people and solve say that there is no solution.
constexpr auto impossible_words = std::to_array<std::string_view>(
    {"impossible", "imposible", "neřešitelné", "neresitelne", "nelze", "nemožné", "nemozne"});

// How long the heading is that a line begins with, in any language; 0: there is none.
std::size_t heading_of(std::span<const Phrase> headings, std::string_view line) {
    for (const Phrase& phrase : headings) {
        for (const Language language : all_languages) {
            const std::string_view heading = words(language, phrase);
            if (const std::size_t end = std::min(heading.find('{'), heading.size());
                line.starts_with(heading.substr(0, end)))
                return end;
        }
    }
    return 0;
}

// A solution in a text, and the line that it begins on.
struct Part {
    std::string where;
    std::string text;
    int line = 1;
};

// All of a text is a solution, or the lines are on which solve prints one, and those on which it lists others.
// A heading comes along as blanks, so that errors name the right column.
Result<std::vector<Part>> parts_of(std::string_view text) {
    std::vector<Part> out;
    bool listing = false;
    bool sliding = false;
    int number = 0;
    int last = 0;  // line of a solution
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        begin = end + 1;
        ++number;
        if (out.empty()) {
            const std::size_t slides = heading_of(slides_headings, line);
            const std::size_t heading = std::max(slides, heading_of(route_headings, line));
            if (heading == 0) continue;
            out.push_back({"", std::string(heading, ' ') + std::string(line.substr(heading)), number});
            sliding = slides > 0;
            last = number;
            continue;
        }
        const bool next = last == number - 1;
        if (next && line.starts_with("... ("))
            return fail(tr("the middle of the route is left out; solve --full prints all of it"), number, 1);
        if (next && sliding && line.starts_with(listing ? "    " : "  ")) {
            // Slides go on on lines that are set in.
            out.back().text += "\n" + std::string(line);
        } else if (listing && line.starts_with("  ")) {
            out.push_back({fmt::format("listed[{}]", out.size() - 1), std::string(line), number});
        } else {
            if (listing) break;
            listing = heading_of(list_headings, line) > 0;
            if (!listing) continue;
        }
        last = number;
    }
    if (out.empty()) out.push_back({"", std::string(text)});
    return out;
}

Result<std::vector<Claim>> claims_in_text(const worlds::Puzzle& puzzle, std::string_view text) {
    const Result<std::vector<Part>> parts = parts_of(text);
    if (!parts) return std::unexpected(parts.error());
    std::vector<Claim> out;
    for (const Part& part : *parts) {
        Result<Solution> solution = puzzle.read_solution(part.text);
        if (!solution) {
            Error error = solution.error();
            if (error.line > 0) error.line += part.line - 1;
            return std::unexpected(error);
        }
        out.push_back({part.where, std::move(*solution)});
    }
    return out;
}

// A route of [row, column] begins with a bracket, too, but with a number in it.
bool begins_json(std::string_view text) {
    if (text.front() != '[') return text.front() == '{';
    const std::size_t next = text.find_first_not_of(" \t\r\n", 1);
    return next == std::string_view::npos || (text[next] != '-' && (text[next] < '0' || text[next] > '9'));
}

Result<std::vector<Claim>> claims_of(Report report, const World& world) {
    if (!report.world.empty() && report.world != world.name()) {
        return fail({tr("key world: found '{0}', expected '{1}'"), text::clipped(report.world), world.name()});
    }
    if (Message found = contradiction(report); !found.empty()) return fail(std::move(found));
    std::vector<Claim> claims;
    if (report.optimal) claims.push_back({"optimal", std::move(*report.optimal)});
    if (report.feasible) claims.push_back({"feasible", std::move(*report.feasible)});
    for (std::size_t i = 0; i < report.listed.size(); ++i) {
        claims.push_back({fmt::format("listed[{}]", i), std::move(report.listed[i])});
    }
    if (report.attempt) claims.push_back({"attempt", std::move(report.attempt->solution)});
    if (claims.empty()) {
        return fail({tr("the verdict is '{0}' and there is no solution to check; expected one under 'optimal'"),
                     to_string(report.verdict)});
    }
    return claims;
}

}  // namespace

Result<std::vector<Claim>> read_claims(const World& world, const worlds::Puzzle& puzzle, std::string_view solution) {
    solution = text::without_mark(solution);
    const std::size_t first = solution.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return fail(tr("the file is empty, expected a route"));
    if (!begins_json(solution.substr(first))) return claims_in_text(puzzle, solution);
    Result<json::value> value = parse_json(solution);
    if (!value) return std::unexpected(value.error());
    return claims_in(world, *value);
}

bool shows_solution(std::string_view text) {
    while (!text.empty()) {
        if (heading_of(route_headings, text) + heading_of(slides_headings, text) > 0) return true;
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    }
    return false;
}

bool says_impossible(std::string_view answer) {
    constexpr std::string_view around = " \t\r\n\"";
    answer = text::without_mark(answer);
    answer.remove_prefix(std::min(answer.find_first_not_of(around), answer.size()));
    if (answer.starts_with('{')) {
        const Result<json::value> value = parse_json(answer);
        const json::object* const object = value ? value->if_object() : nullptr;
        const json::value* const verdict = object == nullptr ? nullptr : object->if_contains("verdict");
        return verdict != nullptr && verdict->is_string() &&
               std::string_view(verdict->get_string()) == to_string(Verdict::impossible) &&
               std::ranges::none_of(std::to_array({"optimal", "feasible", "listed", "route", "slides"}),
                                    [&](const char* key) {
                                        const json::value* const found = object->if_contains(key);
                                        if (found == nullptr || found->is_null()) return false;
                                        return !found->is_array() || !found->get_array().empty();
                                    });
    }
    std::string word(answer.substr(0, answer.find_first_of(" \t\r\n\":.,;!(")));
    for (char& c : word)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return std::ranges::find(impossible_words, word) != impossible_words.end();
}

Result<std::vector<Claim>> claims_in(const World& world, const json::value& value) {
    const json::object* object = value.if_object();
    if (value.is_array() || (object != nullptr && (object->contains("route") || object->contains("slides")))) {
        Result<Solution> plain = solution_from_json(value, "");
        if (!plain) return std::unexpected(plain.error());
        return single(std::move(*plain));
    }
    Result<Report> report = report_from_json(value);
    if (!report) return std::unexpected(report.error());
    return claims_of(std::move(*report), world);
}

}  // namespace ariadne::catalog
