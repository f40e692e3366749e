#include "catalog/json.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "catalog/json_writer.h"
#include "text/characters.h"

namespace ariadne::catalog {

namespace json = boost::json;
using worlds::Report;
using worlds::Solution;

namespace {

Report full() {
    Report report;
    report.resource = "life";
    report.world = "maze";
    report.objective = "steps";
    report.verdict = Verdict::solved;
    report.proven = true;
    report.life_proven = false;
    report.stopped = "time";
    report.feasible = Solution{{{"steps", 4}, {"life", 1}}, {{0, 0}, {0, 1}}, {}};
    report.optimal = Solution{{{"steps", 2}, {"life", 3}}, {{0, 0}, {1, 0}}, {}};
    report.bound = 2;
    report.optimal_count = "123456789012345678901234567890";
    report.listed = {*report.optimal};
    report.least = worlds::Least{3, 7};
    report.warnings = {Message::plain("one"), Message::plain("two \"quoted\"\n")};
    report.stats = {.expanded = 10, .generated = 20, .seconds = 0.25, .peak_bytes = 1024 * 1024};
    return report;
}

json::object tree_of(const Report& report) {
    return parse_json(report_text(report, Language::en))->as_object();
}

TEST(JsonText, WritesNumbersAsPeopleDo) {
    EXPECT_EQ(json_text({{"a", 1}, {"b", 0.25}, {"c", 1.0}, {"d", 1e-7}}),
              R"({"a": 1, "b": 0.25, "c": 1, "d": 1e-07})");
    EXPECT_EQ(json_text(json::array{1, "x\n\"", nullptr, true}), R"([1, "x\n\"", null, true])");
    EXPECT_EQ(json_text(std::numeric_limits<double>::infinity()), "null");
    EXPECT_EQ(json_text(json::object{}), "{}");
}

TEST(JsonWriter, WritesAValueAgain) {
    std::string out;
    JsonWriter json(out);
    json.open_array();
    const JsonWriter::Written first = json.written([&] { json.array("a\"", 1); });
    const JsonWriter::Written second = json.written([&] { json.text("b"); });
    for (int i = 0; i < 10; ++i) json.again(i % 2 == 0 ? first : second);
    json.open_object();
    json.key("k").again(first);
    json.key("l").truth(true);
    json.close_object();
    json.close_array();
    std::string expected = R"([["a\"", 1], "b")";
    for (int i = 0; i < 5; ++i) expected += R"(, ["a\"", 1], "b")";
    EXPECT_EQ(out, expected + R"(, {"k": ["a\"", 1], "l": true}])");
}

TEST(ParseJson, NamesLineAndColumn) {
    EXPECT_TRUE(parse_json(" {\"a\": [1, 2]} \n"));
    const auto error_of = [](std::string_view text) { return parse_json(text).error(); };
    EXPECT_EQ(error_of("{\"a\":\n  x}").line, 2);
    EXPECT_EQ(error_of("{\"a\":\n  x}").column, 3);
    EXPECT_EQ(error_of("{} {}").column, 4);
    EXPECT_EQ(error_of("").line, 1);
    EXPECT_EQ(error_of("[1, 2").line, 1);
}

TEST(ReportJson, MembersComeInTheOrderOfTheContract) {
    const json::object out = tree_of(full());
    std::string keys;
    for (const auto& member : out) keys += std::string(member.key()) + " ";
    EXPECT_EQ(
        keys,
        "world objective verdict proven life_proven stopped feasible optimal bound optimal_count listed least_life "
        "stats warnings ");
    EXPECT_EQ(json_text(out.at("optimal")), R"({"steps": 2, "life": 3, "route": [[0, 0], [1, 0]]})");
    EXPECT_TRUE(out.at("optimal_count").is_string());
    EXPECT_EQ(json_text(out.at("stats")), R"({"expanded": 10, "generated": 20, "seconds": 0.25, "peak_mb": 1})");
}

TEST(ReportJson, TimingsCanBeLeftOut) {
    std::string out;
    JsonWriter json(out);
    json.open_object();
    write_members(json, full(), worlds::Timings::left_out);
    json.close_object();
    EXPECT_EQ(json_text(parse_json(out)->at("stats")), R"({"expanded": 10, "generated": 20})");
}

TEST(ReportJson, WhatSaysNothingIsLeftOut) {
    Report report;
    report.verdict = Verdict::impossible;
    report.reason = "walls";
    const json::object out = tree_of(report);
    EXPECT_EQ(out.at("reason").as_string(), "walls");
    EXPECT_TRUE(out.contains("proven"));
    for (const char* key : {"feasible", "optimal", "bound", "optimal_count", "listed", "least_life", "stopped"}) {
        EXPECT_FALSE(out.contains(key)) << key;
    }
}

TEST(ReportJson, TablesBecomeRowsWithNames) {
    Report report;
    report.tables = {{"trade_off", {"steps", "life"}, {{10, 4}, {12, 6}}}};
    EXPECT_EQ(json_text(tree_of(report).at("trade_off")), R"([{"steps": 10, "life": 4}, {"steps": 12, "life": 6}])");
}

TEST(ReportJson, ComesBackAsItWas) {
    const Report before = full();
    const Result<json::value> value = parse_json(report_text(before, Language::en));
    ASSERT_TRUE(value);
    const Result<Report> after = report_from_json(*value);
    ASSERT_TRUE(after) << after.error().message;
    EXPECT_EQ(after->verdict, before.verdict);
    EXPECT_EQ(after->feasible, before.feasible);
    EXPECT_EQ(after->optimal, before.optimal);
    EXPECT_EQ(after->listed, before.listed);
    EXPECT_EQ(after->least, before.least);
    EXPECT_EQ(after->life_proven, before.life_proven);
    EXPECT_EQ(after->bound, before.bound);
    EXPECT_EQ(after->optimal_count, before.optimal_count);
    EXPECT_EQ(after->warnings, before.warnings);
    EXPECT_EQ(after->stats, before.stats);
    EXPECT_EQ(report_text(*after, Language::en), report_text(before, Language::en));
}

TEST(ReportJson, AttemptsComeBackAsTheyWere) {
    Report report;
    report.resource = "energy";
    report.verdict = Verdict::impossible;
    report.attempt = worlds::Attempt{
        .solution = {{{"steps", 2}}, {{1, 1}, {2, 1}, {3, 1}}, {}}, .death = 2, .left = -8, .away = 7, .proven = true};
    const Result<Report> after = report_from_json(tree_of(report));
    ASSERT_TRUE(after) << after.error().message;
    EXPECT_EQ(after->attempt, report.attempt);
    const auto message = [](std::string_view text) { return report_from_json(*parse_json(text)).error().message; };
    EXPECT_EQ(message(R"({"verdict": "unknown", "attempt": {"route": [[1, 1]], "death": {"step": "x"}}})"),
              "key attempt.death.step: expected a number in range");
}

TEST(ReportJson, KeysNameTheResource) {
    Report report = full();
    report.resource = "energy";
    report.objective = "energy";
    report.proven = false;
    report.optimal->figures = {{"steps", 2}, {"energy", 40}};
    report.bound = 41;
    const json::object out = tree_of(report);
    EXPECT_TRUE(out.contains("energy_proven") && out.contains("least_energy"));
    EXPECT_FALSE(out.contains("life_proven") || out.contains("least_life"));
    EXPECT_EQ(json_text(out.at("gap")), "1");
    EXPECT_EQ(json_text(out.at("gap_percent")), "2.5");
    const Result<Report> after = report_from_json(out);
    ASSERT_TRUE(after) << after.error().message;
    EXPECT_EQ(after->resource, "energy");
    EXPECT_EQ(after->life_proven, report.life_proven);
    EXPECT_EQ(after->least, report.least);
}

TEST(ReportJson, ErrorsNameTheKey) {
    const auto message = [](std::string_view text) { return report_from_json(*parse_json(text)).error().message; };
    EXPECT_EQ(message("[]"), "expected the JSON object that solve prints");
    EXPECT_EQ(message("{}"), "key verdict: expected solved, impossible or unknown");
    EXPECT_EQ(message(R"({"verdict": 7})"), "key verdict: expected a string");
    EXPECT_EQ(message(R"({"verdict": "solved", "proven": 1})"), "key proven: expected true or false");
    EXPECT_EQ(message(R"({"verdict": "solved", "bound": "x"})"), "key bound: expected a number in range");
    EXPECT_EQ(message(R"({"verdict": "solved", "optimal": {}})"), "key optimal.route: expected pairs [x, y]");
    EXPECT_EQ(message(R"({"verdict": "solved", "optimal": {"route": [[1]]}})"),
              "key optimal.route: expected pairs [x, y]");
    EXPECT_EQ(message(R"({"verdict": "solved", "listed": [{"route": 3}]})"), "key listed[0].route: expected an array");
    EXPECT_EQ(message(R"({"verdict": "solved", "stats": {"expanded": -1}})"),
              "key stats.expanded: expected a number in range");
}

template <class T>
std::string written(T value) {
    std::string out;
    JsonWriter writer(out);
    if constexpr (std::is_same_v<T, std::string>)
        writer.text(value);
    else
        writer.number(value);
    return out;
}

RC_GTEST_PROP(JsonWriter, WritesAsOthersDo, (std::int64_t whole, std::uint64_t count, const std::string& text)) {
    RC_ASSERT(written(whole) == fmt::format("{}", whole));
    RC_ASSERT(written(count) == fmt::format("{}", count));
    RC_ASSERT(json::parse(written(text)).as_string() == text::as_utf8(text));
    RC_ASSERT(text::is_harmless(written(text)));
    const double scaled = static_cast<double>(whole % 100'000'000) / 1e6;
    const double odd = std::bit_cast<double>(count);
    for (const double number : {scaled, odd, static_cast<double>(whole), std::round(scaled)})
        RC_ASSERT(written(number) == (std::isfinite(number) ? fmt::format("{}", number) : "null"));
}

// Read back by a parser that takes nothing but UTF-8.
RC_GTEST_PROP(JsonWriter, IsValidWhateverTheTextsAre, (const std::vector<std::uint8_t>& bytes)) {
    const std::string any(bytes.begin(), bytes.end());
    std::string out;
    JsonWriter writer(out);
    writer.open_object();
    writer.key("text").text(any);
    writer.key("tree").tree({{any, json::array{any}}});
    writer.key("key" + any).array(any, 1, true);
    writer.close_object();
    const json::object read = json::parse(out).as_object();
    RC_ASSERT(read.at("text").as_string() == text::as_utf8(any));
    Report report = full();
    report.warnings = {Message::plain(any)};
    report.reason = any;
    RC_ASSERT(tree_of(report).at("warnings").as_array().front().as_string() == text::as_utf8(any));
    json::parse(json_text(to_json(Error{Message::plain(any), 1, 2}, Language::en)));
}

TEST(JsonWriter, EscapesBytesThatAreNoUtf8) {
    EXPECT_EQ(written(std::string("př")), R"("př")");
    EXPECT_EQ(written(std::string("ř \xC5")), R"("ř \\xC5")");
    EXPECT_EQ(written(std::string("ř\x1b\x7F\xC2\x9B\xE2\x80\xAE")), R"("ř\u001b\u007f\u009b\u202e")");
}

TEST(JsonWriter, NestsAndSeparates) {
    std::string out;
    JsonWriter writer(out);
    writer.open_object();
    writer.key("a\"b").open_array();
    writer.close_array();
    writer.key("c").open_array();
    writer.number(std::int64_t{-1});
    writer.open_object();
    writer.key("d").truth(true);
    writer.key("e").number(-0.5);
    writer.close_object();
    writer.text("\x01\t/\x7f é");
    writer.close_array();
    writer.key("f").text("");
    writer.close_object();
    EXPECT_EQ(out, json_text(*parse_json(out)));
    EXPECT_TRUE(out.starts_with(R"({"a\"b": [], "c": [-1, {"d": true, "e": -0.5}, "\u0001\t/)")) << out;
}

TEST(ReportJson, SlidesAreThereEvenIfNoneIsNeeded) {
    Report report;
    report.optimal = Solution{{{"moves", 2}, {"steps", 7}}, {}, {"B+3", "A+4"}};
    EXPECT_EQ(json_text(tree_of(report).at("optimal")), R"({"moves": 2, "steps": 7, "slides": ["B+3", "A+4"]})");
    report.optimal = Solution{{{"moves", 0}, {"steps", 0}}, {}, {}};
    EXPECT_EQ(json_text(tree_of(report).at("optimal")), R"({"moves": 0, "steps": 0, "slides": []})");
    report.optimal = Solution{{}, {}, {"A+1", "\"\xC5"}};
    EXPECT_EQ(json_text(tree_of(report).at("optimal")), R"({"slides": ["A+1", "\"\\xC5"]})");
}

TEST(ReportJson, TheBestIsTheFirstOneFoundWhereThereIsNoOther) {
    Report report;
    report.optimal = Solution{{{"moves", 1}}, {}, {"A+4"}};
    report.least = worlds::Least{3, 3};
    EXPECT_EQ(tree_of(report).at("feasible"), tree_of(report).at("optimal"));
    report.feasible = Solution{{{"moves", 2}}, {}, {"A+1", "A+3"}};
    EXPECT_EQ(json_text(tree_of(report).at("feasible")), R"({"moves": 2, "slides": ["A+1", "A+3"]})");
    EXPECT_EQ(json_text(tree_of(report).at("optimal")), R"({"moves": 1, "slides": ["A+4"]})");
    report.optimal.reset();
    EXPECT_TRUE(tree_of(report).contains("feasible"));
    EXPECT_FALSE(tree_of(report).contains("optimal"));
}

TEST(ErrorJson, LeavesOutUnknownPlaces) {
    const Error bad{tr("the memory limit was reached"), 3, 4};
    EXPECT_EQ(json_text(to_json(bad, Language::en)),
              R"({"line": 3, "column": 4, "message": "the memory limit was reached"})");
    EXPECT_EQ(json_text(to_json(Error{bad.message}, Language::es)),
              R"({"message": "se alcanzó el límite de memoria"})");
}

}  // namespace
}  // namespace ariadne::catalog
