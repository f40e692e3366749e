#include <optional>
#include <type_traits>

#include <fmt/format.h>

#include "catalog/json.h"
#include "text/json_scanner.h"

namespace ariadne::catalog {

namespace json = boost::json;
using worlds::Report;
using worlds::Solution;

namespace {

constexpr Phrase pairs = tr("pairs [x, y]");

// The whole text has no key.
Message expectation(std::string_view key, const Phrase& expected) {
    return text::of_key(key, {tr("expected {0}"), expected});
}

// Takes members out of an object one after another and remembers the first that is not what it should be.
class Members {
  public:
    Members(const json::object& object, std::string path) : object_(object), path_(std::move(path)) {}

    template <class Value>
    void read(std::string_view key, Value& out) {
        const json::value* value = find(key);
        if (value == nullptr) return;
        if constexpr (std::is_same_v<Value, std::string>) {
            if (!value->is_string()) return refuse(key, tr("a string"));
            out = std::string(value->get_string());
        } else if constexpr (std::is_same_v<Value, bool>) {
            if (!value->is_bool()) return refuse(key, tr("true or false"));
            out = value->get_bool();
        } else {
            json::error_code code;
            const Value number = value->to_number<Value>(code);
            if (code) return refuse(key, tr("a number in range"));
            out = number;
        }
    }

    template <class Value>
    void read(std::string_view key, std::optional<Value>& out) {
        if (has(key)) read(key, out.emplace());
    }

    const json::object* object(std::string_view key) {
        const json::value* value = find(key);
        if (value == nullptr) return nullptr;
        if (!value->is_object()) refuse(key, tr("an object"));
        return value->if_object();
    }

    const json::array* array(std::string_view key) {
        const json::value* value = find(key);
        if (value == nullptr) return nullptr;
        if (!value->is_array()) refuse(key, tr("an array"));
        return value->if_array();
    }

    bool has(std::string_view key) const { return object_.contains(key); }

    void refuse(std::string_view key, const Phrase& expected) {
        refuse(Error{expectation(path_ + std::string(key), expected)});
    }
    void refuse(const Error& error) {
        if (error_.message.empty()) error_ = error;
    }
    bool ok() const { return error_.message.empty(); }
    const Error& error() const { return error_; }

  private:
    const json::value* find(std::string_view key) const { return object_.if_contains(key); }

    const json::object& object_;
    std::string path_;
    Error error_;
};

bool read_route(const json::array& array, Solution& out) {
    out.route.reserve(array.size());
    for (const json::value& element : array) {
        const json::array* pair = element.if_array();
        if (pair == nullptr || pair->size() != 2) return false;
        json::error_code code;
        const auto x = pair->front().to_number<std::int64_t>(code);
        if (code) return false;
        const auto y = pair->back().to_number<std::int64_t>(code);
        if (code) return false;
        out.route.push_back({x, y});
    }
    return true;
}

bool read_slides(const json::array& array, Solution& out) {
    out.slides.reserve(array.size());
    for (const json::value& slide : array) {
        if (!slide.is_string()) return false;
        out.slides.emplace_back(slide.get_string());
    }
    return true;
}

Verdict verdict_from(std::string_view name, Members& members) {
    for (const Verdict verdict : {Verdict::solved, Verdict::impossible, Verdict::unknown}) {
        if (to_string(verdict) == name) return verdict;
    }
    members.refuse("verdict", tr("solved, impossible or unknown"));
    return Verdict::unknown;
}

void read_solution(Members& members, const std::string& key, std::optional<Solution>& out) {
    const json::object* object = members.object(key);
    if (object == nullptr) return;
    if (Result<Solution> solution = solution_from_json(*object, key)) {
        out = std::move(*solution);
    } else {
        members.refuse(solution.error());
    }
}

void read_least(Members& members, const json::object& object, const std::string& path, worlds::Least& out) {
    Members bounds(object, path);
    bounds.read("low", out.low);
    bounds.read("high", out.high);
    if (!bounds.ok()) members.refuse(bounds.error());
}

void read_attempt(Members& members, std::optional<worlds::Attempt>& out) {
    std::optional<Solution> solution;
    read_solution(members, "attempt", solution);
    if (!solution) return;
    out.emplace().solution = std::move(*solution);
    Members attempt(*members.object("attempt"), "attempt.");
    if (const json::object* nearest = attempt.object("nearest")) {
        Members near(*nearest, "attempt.nearest.");
        near.read("away", out->away);
        near.read("proven", out->proven);
        if (!near.ok()) members.refuse(near.error());
    }
    if (const json::object* death = attempt.object("death")) {
        Members end(*death, "attempt.death.");
        end.read("step", out->death);
        for (const char* const resource : {"life", "energy"}) end.read(resource, out->left);
        if (!end.ok()) members.refuse(end.error());
    }
    if (!attempt.ok()) members.refuse(attempt.error());
}

void read_stats(Members& members, Stats& out) {
    const json::object* object = members.object("stats");
    if (object == nullptr) return;
    Members stats(*object, "stats.");
    double megabytes = 0;
    stats.read("expanded", out.expanded);
    stats.read("generated", out.generated);
    stats.read("seconds", out.seconds);
    stats.read("peak_mb", megabytes);
    if (megabytes > 0) out.peak_bytes = static_cast<std::size_t>(megabytes * 1024 * 1024);
    if (!stats.ok()) members.refuse(stats.error());
}

}  // namespace

Result<Solution> solution_from_json(const json::value& value, const std::string& key) {
    Solution out;
    if (const json::array* route = value.if_array()) {
        const bool slides = !route->empty() && route->front().is_string();
        if (slides && !read_slides(*route, out)) return fail(expectation(key, tr("strings")));
        if (!slides && !read_route(*route, out)) return fail(expectation(key, pairs));
        return out;
    }
    const json::object* object = value.if_object();
    if (object == nullptr) return fail(expectation(key, tr("an object or pairs [x, y]")));
    Members members(*object, key.empty() ? "" : key + ".");
    for (const auto& member : *object) {
        if (member.value().is_int64()) out.figures.emplace_back(std::string(member.key()), member.value().get_int64());
    }
    if (const json::array* route = members.array("route"); route != nullptr && !read_route(*route, out)) {
        members.refuse("route", pairs);
    }
    if (const json::array* slides = members.array("slides"); slides != nullptr && !read_slides(*slides, out)) {
        members.refuse("slides", tr("strings"));
    }
    if (members.ok() && !members.has("route") && !members.has("slides")) members.refuse("route", pairs);
    if (!members.ok()) return std::unexpected(members.error());
    return out;
}

Result<Report> report_from_json(const json::value& value) {
    const json::object* object = value.if_object();
    if (object == nullptr) return fail(tr("expected the JSON object that solve prints"));
    Members members(*object, "");
    Report out;
    std::string verdict;
    members.read("world", out.world);
    members.read("objective", out.objective);
    members.read("verdict", verdict);
    out.verdict = verdict_from(verdict, members);
    members.read("proven", out.proven);
    for (const std::string resource : {"life", "energy"}) {
        const std::string least = "least_" + resource;
        if (!members.has(resource + "_proven") && !members.has(least)) continue;
        out.resource = resource;
        members.read(resource + "_proven", out.life_proven);
        if (const json::object* range = members.object(least))
            read_least(members, *range, least + ".", out.least.emplace());
    }
    members.read("reason", out.reason);
    members.read("stopped", out.stopped);
    read_solution(members, "feasible", out.feasible);
    read_solution(members, "optimal", out.optimal);
    read_attempt(members, out.attempt);
    members.read("bound", out.bound);
    members.read("optimal_count", out.optimal_count);
    if (const json::array* listed = members.array("listed")) {
        for (std::size_t i = 0; i < listed->size(); ++i) {
            Result<Solution> solution = solution_from_json((*listed)[i], fmt::format("listed[{}]", i));
            if (!solution) return std::unexpected(solution.error());
            out.listed.push_back(std::move(*solution));
        }
    }
    read_stats(members, out.stats);
    if (const json::array* warnings = members.array("warnings")) {
        for (const json::value& warning : *warnings) {
            if (warning.is_string()) out.warnings.push_back(Message::plain(std::string(warning.get_string())));
        }
    }
    if (!members.ok()) return std::unexpected(members.error());
    return out;
}

}  // namespace ariadne::catalog
