#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "catalog/solve.h"
#include "cli/arguments.h"
#include "cli/child.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/puzzles.h"
#include "cli/tables.h"
#include "text/characters.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;
namespace fs = std::filesystem;

constexpr double usual_seconds = 10;  // of a command, unless another limit is given

struct GradeArguments {
    LimitArguments limits;
    std::string maps;
    std::string routes;
    std::string command;
    std::string objective;
    bool csv = false;

    double seconds() const { return limits.seconds.value_or(usual_seconds); }
};

// A map that answers are about, with the best answer that there is.
struct GradedMap {
    std::string path;
    const worlds::World* world = nullptr;
    Result<std::unique_ptr<worlds::Puzzle>> puzzle = fail("not read yet");
    std::string objective = {};
    std::optional<std::int64_t> best = {};  // in the figure of the objective, where it is proven
    bool solved = false;                    // somebody has looked for it
};

using Maps = std::map<std::string, GradedMap, std::less<>>;  // by the name of the file, without folder and ending

// One answer.
struct GradedAnswer {
    std::string student = {};
    std::string map = {};
    std::string answer = {};                      // its file, or which one of a file
    std::optional<worlds::Figures> figures = {};  // nothing: it could not be read
    bool valid = false;
    std::optional<std::int64_t> best = {};
    std::optional<std::int64_t> off = {};  // from the best: 0 is optimal
    std::optional<double> seconds = {};
    std::string fault = {};
};

std::string stem(const std::string& path) {
    return fs::path(path).stem().string();
}

// The map that a name is about, and what else the name says: MAP, MAP-REST or REST-MAP, with - or _ between.
struct AnswerName {
    std::string map;
    std::string rest;
};

std::optional<AnswerName> answer_name(const Maps& maps, std::string_view name) {
    constexpr std::string_view between = "-_";
    std::optional<AnswerName> out;
    for (const auto& [map, unused] : maps) {
        if (out && out->map.size() >= map.size()) continue;
        if (name == map) {
            out = {map, ""};
        } else if (name.size() > map.size() && name.starts_with(map) && between.contains(name[map.size()])) {
            out = {map, std::string(name.substr(map.size() + 1))};
        } else if (name.size() > map.size() && name.ends_with(map) &&
                   between.contains(name[name.size() - map.size() - 1])) {
            out = {map, std::string(name.substr(0, name.size() - map.size() - 1))};
        }
    }
    return out;
}

class Grader {
  public:
    Grader(const GradeArguments& arguments, Maps& maps, const CancelFlag& stop)
        : arguments_(arguments), maps_(maps), stop_(stop) {}

    // Of a file in the folder of answers. Folders in it are the students; without them, the names of files say whose
    // they are.
    void grade_file(const std::string& path) {
        const fs::path within = fs::path(path).lexically_relative(arguments_.routes);
        const bool in_folder = within.has_parent_path();
        const std::optional<AnswerName> about = answer_name(maps_, stem(path));
        GradedAnswer mark{.answer = path};
        if (in_folder) mark.student = within.begin()->string();
        if (about && !in_folder) mark.student = about->rest;
        if (!about) return refuse(std::move(mark), {"no map has the name of this answer"});
        mark.map = about->map;
        const Result<std::string> text = read_input(path);
        if (!text) return refuse(std::move(mark), text.error());
        grade(std::move(mark), *text);
    }

    // Of what the command says about a map; {} in it stands for the map's file, which else comes last.
    void grade_command(const std::string& map) {
        std::string command = arguments_.command;
        const std::string file = for_the_shell(maps_.find(map)->second.path);
        if (const std::size_t at = command.find("{}"); at != std::string::npos)
            command.replace(at, 2, file);
        else
            command += " " + file;
        GradedAnswer mark{.student = arguments_.command, .map = map, .answer = "-"};
        const Result<Output> output = output_of("{ " + command + "\n} < /dev/null", arguments_.seconds(), stop_);
        if (!output) return refuse(std::move(mark), output.error());
        mark.seconds = output->seconds;
        grade(std::move(mark), output->text);
    }

    std::vector<GradedAnswer> marks;

  private:
    void refuse(GradedAnswer mark, const Error& error) {
        mark.fault = error.line > 0 ? fmt::format("line {}: {}", error.line, error.message) : error.message;
        marks.push_back(std::move(mark));
    }

    void grade(GradedAnswer mark, const std::string& text) {
        GradedMap& map = maps_.find(mark.map)->second;
        if (!map.puzzle) return refuse(std::move(mark), {"the map is bad: " + map.puzzle.error().message});
        const worlds::Puzzle& puzzle = **map.puzzle;
        const Result<std::vector<catalog::Claim>> claims = catalog::read_claims(*map.world, puzzle, text);
        if (!claims) return refuse(std::move(mark), claims.error());
        solve(map);
        for (const catalog::Claim& claim : *claims) {
            GradedAnswer one = mark;
            if (!claim.where.empty()) one.answer += " " + claim.where;
            const Result<worlds::Verification> verification = puzzle.verify(claim.solution);
            if (!verification) {
                refuse(std::move(one), verification.error());
                continue;
            }
            one.figures = verification->figures;
            one.valid = verification->valid;
            if (!one.valid) one.fault = verification->message;
            one.best = map.best;
            const std::int64_t* const value = worlds::figure(verification->figures, map.objective);
            if (one.valid && map.best && value != nullptr)
                one.off = *value > *map.best ? *value - *map.best : *map.best - *value;
            marks.push_back(std::move(one));
        }
    }

    // Once a map.
    void solve(GradedMap& map) const {
        if (std::exchange(map.solved, true)) return;
        Budget budget(arguments_.limits.limits(), &stop_);
        worlds::SolveRequest request;
        request.objective = arguments_.objective;
        const Result<worlds::Report> report = catalog::solve(**map.puzzle, request, budget);
        if (!report || !report->bug.empty()) return;
        map.objective = report->objective;
        const std::int64_t* const best = worlds::best_figure(*report, report->objective);
        if (report->verdict == Verdict::solved && report->proven && best != nullptr) map.best = *best;
    }

    const GradeArguments& arguments_;
    Maps& maps_;
    const CancelFlag& stop_;
};

Result<std::vector<std::string>> files_in(const std::string& folder) {
    std::error_code error;
    if (!fs::exists(folder, error)) return fail(folder + ": there is no such folder");
    return files_of({folder}, [](const std::string&) { return true; });
}

Result<Maps> read_maps(const std::string& folder, const Settings& settings) {
    const Result<std::vector<std::string>> files = files_in(folder);
    if (!files) return std::unexpected(files.error());
    Maps out;
    for (const std::string& file : *files) {
        GradedMap map{.path = file};
        const Result<Loaded> loaded = open_one(file, settings);
        if (loaded) map.world = loaded->world;
        map.puzzle = loaded ? read(*loaded, settings) : std::unexpected(loaded.error());
        const std::string name = stem(file);
        if (out.contains(name))
            return fail(fmt::format("{} and {}: found two maps of one name, expected a name for each",
                                    out.find(name)->second.path, file));
        out.emplace(name, std::move(map));
    }
    if (out.empty()) return fail(folder + ": no map is there");
    return out;
}

constexpr auto heading = std::to_array<const char*>(
    {"student", "map", "answer", "valid", "moves", "steps", "left", "best", "off", "seconds", "fault"});

template <class Number>
std::string shown(const std::optional<Number>& number) {
    return number ? fmt::format("{}", *number) : "";
}

// Of a walker, the figure besides steps that is no cost is what is left.
std::vector<std::string> cells_of(const GradedAnswer& mark) {
    const auto figure = [&](std::initializer_list<std::string_view> names) -> std::string {
        if (!mark.figures) return "";
        for (const std::string_view name : names)
            if (const std::int64_t* value = worlds::figure(*mark.figures, name)) return fmt::format("{}", *value);
        return "";
    };
    return {text::harmless(mark.student),
            text::harmless(mark.map),
            text::harmless(mark.answer),
            mark.valid     ? "yes"
            : mark.figures ? "no"
                           : "broken",
            figure({"moves"}),
            figure({"steps"}),
            figure({"life", "energy"}),
            shown(mark.best),
            shown(mark.off),
            mark.seconds ? fmt::format("{:.3f}", *mark.seconds) : "",
            text::harmless(mark.fault)};
}

json::object as_json(const GradedAnswer& mark) {
    json::object out{{"student", mark.student}, {"map", mark.map}, {"answer", mark.answer}, {"valid", mark.valid}};
    if (mark.figures)
        for (const auto& [name, value] : *mark.figures) out[name] = value;
    if (mark.best) out["best"] = *mark.best;
    if (mark.off) out["off"] = *mark.off;
    if (mark.off) out["optimal"] = *mark.off == 0;
    if (mark.seconds) out["seconds"] = *mark.seconds;
    if (!mark.figures) out["broken"] = true;
    if (!mark.fault.empty()) out["fault"] = mark.fault;
    return out;
}

std::string written(const std::vector<GradedAnswer>& marks, bool as_csv, bool as_object) {
    if (as_object) {
        json::array all;
        for (const GradedAnswer& mark : marks) all.push_back(as_json(mark));
        return catalog::json_text(json::object{{"answers", std::move(all)}}) + "\n";
    }
    Cells cells(1, {heading.begin(), heading.end()});
    for (const GradedAnswer& mark : marks) cells.push_back(cells_of(mark));
    if (!as_csv) {
        std::vector<bool> right(heading.size(), true);
        right[0] = right[1] = right[2] = right[3] = right.back() = false;
        return aligned(cells, right);
    }
    std::string out;
    for (std::vector<std::string>& row : cells) {
        std::ranges::transform(row, row.begin(), csv_field);
        out += fmt::format("{}\n", fmt::join(row, ","));
    }
    return out;
}

int run(const GradeArguments& arguments, Console& console) {
    if (arguments.routes.empty() == arguments.command.empty())
        return console.refuse("grade: expected a folder ROUTES, or --command, and not both");
    if (console.settings().json && arguments.csv) return console.refuse("grade: --json excludes --csv");
    Result<Maps> maps = read_maps(arguments.maps, console.settings());
    if (!maps) return console.refuse("grade: " + maps.error().message);
    std::vector<std::string> work;
    if (arguments.command.empty()) {
        Result<std::vector<std::string>> files = files_in(arguments.routes);
        if (!files) return console.refuse("grade: " + files.error().message);
        work = std::move(*files);
    } else {
        for (const auto& [name, unused] : *maps) work.push_back(name);
    }
    const Interruptible interruptible;
    ProgressLine progress(console.settings(), "grade");
    const Budget clock;
    Grader grader(arguments, *maps, interruptible.flag());
    std::size_t done = 0;
    for (; done < work.size() && !interruptible.raised(); ++done) {
        if (arguments.command.empty())
            grader.grade_file(work[done]);
        else
            grader.grade_command(work[done]);
        progress.show(fmt::format("{} of {}", done + 1, work.size()), clock.seconds());
    }
    progress.clear();
    console.result(written(grader.marks, arguments.csv, console.settings().json));
    if (interruptible.raised())
        return console.stop(fmt::format("grade: interrupted after {} of {}", done, work.size()));
    const bool broken = std::ranges::any_of(grader.marks, [](const GradedAnswer& mark) { return !mark.figures; });
    return broken ? exit_bad : exit_done;
}

}  // namespace

Verb add_grade(const Command& root) {
    auto arguments = std::make_shared<GradeArguments>();
    const Command command = root.command("grade", "Mark many answers to many maps, in one table");
    command.option("MAPS", arguments->maps, "A folder of maps, or one").required();
    command.option("ROUTES", arguments->routes,
                   "A folder of answers as verify reads them: STUDENT/MAP.txt, or STUDENT-MAP.txt without folders");
    command.option("--command CMD", arguments->command,
                   "In place of ROUTES: run it on each map, {} stands for its file, and mark what it prints");
    command.flag("--csv", arguments->csv, "A table with commas");
    add_objective(command, arguments->objective);
    add_limits(command, arguments->limits);
    add_world(command);
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
