#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/sentences.h"
#include "catalog/solve.h"
#include "cli/arguments.h"
#include "cli/child.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/marks.h"
#include "cli/progress.h"
#include "cli/puzzles.h"
#include "text/characters.h"

namespace ariadne::cli {

namespace {

namespace fs = std::filesystem;

constexpr double usual_seconds = 10;  // of a command or a search, unless another limit is given

struct GradeArguments {
    LimitArguments limits;
    std::string maps;
    std::string routes;
    std::string command;
    std::string objective;
    bool csv = false;

    double seconds() const { return limits.seconds.value_or(usual_seconds); }
    Limits search_limits() const {
        Limits out = limits.limits();
        out.seconds = seconds();
        return out;
    }
};

// A map that answers are about, with the best answer that there is.
struct GradedMap {
    std::string path;
    const worlds::World* world = nullptr;
    Result<std::unique_ptr<worlds::Puzzle>> puzzle = fail({});
    std::optional<Result<worlds::Report>> best = {};  // once somebody has looked for it
};

using Maps = std::map<std::string, GradedMap, std::less<>>;  // by the name of the file, without folder and ending

// Nothing is impossible about a game that is lost.
bool impossible(const worlds::Report& report) {
    return report.verdict == Verdict::impossible && report.reason != "lost";
}

Message how_it_ended(const Output& output) {
    constexpr int by_signal = 128;
    const int signal = output.code - by_signal;
    const Message out = signal > 0 && signal < NSIG ? Message(tr("the command was killed by signal {0}"), signal)
                                                    : Message(tr("the command ended with code {0}"), output.code);
    return output.complaint.empty() ? out : Message(after_colon, out, text::clipped(output.complaint));
}

std::string stem(const std::string& path) {
    return fs::path(path).stem().string();
}

// The map that a name is about, and what else the name says.
struct AnswerName {
    std::string map;
    std::string rest;
};

// MAP, REST-MAP or, first in the folder of a student, MAP-REST, with - or _ between; of several maps the longest.
std::optional<AnswerName> answer_name(const Maps& maps, const std::string& name, bool in_folder) {
    constexpr std::string_view between = "-_";
    if (maps.contains(name)) return AnswerName{name, ""};
    for (std::size_t at = name.size(); in_folder && at-- > 0;)
        if (between.contains(name[at]) && maps.contains(name.substr(0, at)))
            return AnswerName{name.substr(0, at), name.substr(at + 1)};
    for (std::size_t at = 0; at < name.size(); ++at)
        if (between.contains(name[at]) && maps.contains(name.substr(at + 1)))
            return AnswerName{name.substr(at + 1), name.substr(0, at)};
    if (maps.size() == 1) return AnswerName{maps.begin()->first, name};
    return std::nullopt;
}

class Grader {
  public:
    Grader(const GradeArguments& arguments, Maps& maps, const CancelFlag& stop, const ProgressSink& progress)
        : arguments_(arguments), maps_(maps), stop_(stop), progress_(progress) {}

    // Of a file in the folder of answers. Folders in it are the students; without them, the names of files say whose
    // they are.
    void grade_file(const std::string& path) {
        const fs::path within = fs::path(path).lexically_relative(arguments_.routes);
        const bool in_folder = within.has_parent_path();
        const std::optional<AnswerName> about = answer_name(maps_, stem(path), in_folder);
        GradedAnswer mark{.answer = path};
        if (in_folder) mark.student = within.begin()->string();
        if (about && !in_folder) mark.student = about->rest;
        if (!about) return refuse(std::move(mark), {tr("no map matches the name of this answer")});
        mark.map = about->map;
        const Result<std::string> text = read_input(path);
        if (!text) return refuse(std::move(mark), text.error());
        grade(std::move(mark), *text);
    }

    // Of what the command says about a map; {} in it stands for the map's file, which else comes last.
    void grade_command(const std::string& map) {
        std::string command = arguments_.command;
        const std::string file = for_the_shell(maps_.find(map)->second.path);
        if (!command.contains("{}")) command += " {}";
        for (std::size_t at = command.find("{}"); at != std::string::npos; at = command.find("{}", at + file.size()))
            command.replace(at, 2, file);
        GradedAnswer mark{.student = arguments_.command, .map = map, .answer = "-"};
        const Result<Output> output = output_of("{ " + command + "\n} < /dev/null", arguments_.seconds(), stop_);
        if (!output) return refuse(std::move(mark), output.error());
        mark.seconds = output->seconds;
        // As `solve` ends on an impossible map.
        const bool says_no = output->code == exit_negative && catalog::says_impossible(output->text);
        if (output->code != 0 && !says_no) return refuse(std::move(mark), {how_it_ended(*output)});
        grade(std::move(mark), output->text);
    }

    // From a student with a folder an answer to every map is expected.
    void add_missing() {
        std::map<std::string, std::set<std::string>> answered;
        std::error_code error;
        for (fs::directory_iterator entry(arguments_.routes, error); !error && entry != fs::directory_iterator();
             entry.increment(error)) {
            const std::string name = entry->path().filename().string();
            std::error_code unknown;
            if (entry->is_directory(unknown) && !entry->is_symlink(unknown) && !name.starts_with('.')) answered[name];
        }
        for (const GradedAnswer& mark : marks)
            if (const auto found = answered.find(mark.student); found != answered.end()) found->second.insert(mark.map);
        for (const auto& [student, found] : answered)
            for (const auto& [map, unused] : maps_)
                if (!found.contains(map)) marks.push_back({.student = student, .map = map, .missing = true});
        std::ranges::stable_sort(marks, {}, &GradedAnswer::student);
    }

    std::vector<GradedAnswer> marks;
    std::vector<std::pair<std::string, std::string>> bugs;  // the file of a map, and what is wrong with Ariadne

  private:
    void refuse(GradedAnswer mark, const Error& error) {
        mark.fault = error.line > 0 ? Message(tr("line {0}: {1}"), error.line, error.message) : error.message;
        marks.push_back(std::move(mark));
    }

    void grade(GradedAnswer mark, const std::string& text) {
        GradedMap& map = maps_.find(mark.map)->second;
        if (!map.puzzle) return refuse(std::move(mark), {{tr("invalid map: {0}"), map.puzzle.error().message}});
        const worlds::Puzzle& puzzle = **map.puzzle;
        const Result<worlds::Report>& best = best_of(map);
        if (!best) return refuse(std::move(mark), best.error());
        mark.impossible = impossible(*best);
        const std::int64_t* const known = worlds::best_figure(*best, best->objective);
        if (best->verdict == Verdict::solved && best->proven && known != nullptr) mark.best = *known;
        if (catalog::says_impossible(text)) return grade_impossible(std::move(mark), *best);
        const Result<std::vector<catalog::Claim>> claims = catalog::read_claims(*map.world, puzzle, text);
        if (!claims) return refuse(std::move(mark), claims.error());
        for (const catalog::Claim& claim : *claims) {
            GradedAnswer one = mark;
            if (!claim.where.empty()) one.answer += " " + claim.where;
            // What somebody with another life or energy would have is not what the map asks.
            worlds::Solution solution = claim.solution;
            if (worlds::figure(solution.figures, "start") != nullptr) solution.figures.clear();
            const Result<worlds::Verification> verification = puzzle.verify(solution);
            if (!verification) {
                refuse(std::move(one), verification.error());
                continue;
            }
            one.figures = verification->figures;
            one.valid = verification->valid;
            if (!one.valid) one.fault = verification->message;
            const std::int64_t* const value = worlds::figure(verification->figures, best->objective);
            if (one.valid && one.best && value != nullptr) one.off = std::abs(*value - *one.best);
            if (one.off && (*value > *one.best) == worlds::wants_most(best->objective) && *value != *one.best)
                bugs.emplace_back(map.path, "an answer is better than the best");
            // The first solution that a search found is no answer beside its best, unless only one of them holds.
            const bool second = claim.where == "feasible" && &claim != &claims->front();
            if (!second || marks.back().valid != one.valid) marks.push_back(std::move(one));
        }
    }

    void grade_impossible(GradedAnswer mark, const worlds::Report& best) {
        mark.figures.emplace();
        mark.valid = mark.impossible;
        if (const worlds::Solution* solution = worlds::best_of(best);
            solution != nullptr && !solution->figures.empty()) {
            const auto& [name, amount] = solution->figures.front();
            mark.fault = Message(solution->route.empty() ? tr("a solution of {0} exists") : tr("a route of {0} exists"),
                                 catalog::amount_in_words(name, amount));
        } else if (mark.valid) {
            mark.off = 0;
        } else {
            mark.fault = tr("the limit was reached before a solution was found or ruled out");
        }
        marks.push_back(std::move(mark));
    }

    // Looked for once a map.
    const Result<worlds::Report>& best_of(GradedMap& map) {
        if (map.best) return *map.best;
        Budget budget(arguments_.search_limits(), &stop_, progress_);
        worlds::SolveRequest request;
        request.objective = arguments_.objective;
        map.best = catalog::solve(**map.puzzle, request, budget);
        if (*map.best && !(*map.best)->bug.empty()) {
            bugs.emplace_back(map.path, (*map.best)->bug);
            map.best = fail(tr("internal error: the best solution is not known"));
        }
        return *map.best;
    }

    const GradeArguments& arguments_;
    Maps& maps_;
    const CancelFlag& stop_;
    const ProgressSink progress_;
};

Result<std::vector<std::string>> files_in(const std::string& folder) {
    std::error_code error;
    if (!fs::exists(folder, error)) return fail({tr("{0}: no such folder"), folder});
    return files_of({folder}, [](const std::string&) { return true; });
}

Result<Maps> read_maps(const std::string& folder, const Settings& settings) {
    const Result<std::vector<std::string>> files = files_in(folder);
    if (!files) return std::unexpected(files.error());
    Maps out;
    for (const std::string& file : *files) {
        GradedMap map{.path = file};
        const Result<std::vector<Loaded>> loaded = open_all(file, settings);
        if (!loaded) {
            map.puzzle = std::unexpected(loaded.error());
        } else if (loaded->size() > 1) {
            map.puzzle =
                fail({tr_n("found {0} puzzle, expected one", "found {0} puzzles, expected one"), loaded->size()});
        } else {
            map.world = loaded->front().world;
            map.puzzle = read(loaded->front(), settings);
        }
        const std::string name = stem(file);
        if (out.contains(name))
            return fail({tr("{0} and {1}: two maps have the same name"), out.find(name)->second.path, file});
        out.emplace(name, std::move(map));
    }
    if (out.empty()) return fail({tr("{0}: no maps found"), folder});
    return out;
}

int run(const GradeArguments& arguments, Console& console) {
    if (arguments.routes.empty() == arguments.command.empty())
        return console.refuse("grade", {tr("expected either a folder ROUTES or --command")});
    if (console.settings().json && arguments.csv)
        return console.refuse("grade", {{tr("{0} cannot be combined with {1}"), "--json", "--csv"}});
    Result<Maps> maps = read_maps(arguments.maps, console.settings());
    if (!maps) return console.refuse("grade", maps.error());
    std::vector<std::string> work;
    if (arguments.command.empty()) {
        Result<std::vector<std::string>> files = files_in(arguments.routes);
        if (!files) return console.refuse("grade", files.error());
        work = std::move(*files);
    } else {
        for (const auto& [name, unused] : *maps) work.push_back(name);
    }
    const Interruptible interruptible;
    ProgressLine progress(console.settings(), "grade");
    const Budget clock;
    Grader grader(arguments, *maps, interruptible.flag(), progress.sink());
    std::size_t done = 0;
    for (; done < work.size(); ++done) {
        const std::size_t before = grader.marks.size();
        if (arguments.command.empty())
            grader.grade_file(work[done]);
        else
            grader.grade_command(work[done]);
        if (interruptible.raised()) {
            grader.marks.resize(before);
            break;
        }
        progress.show(say(console.language(), tr("{0} of {1}"), done + 1, work.size()), clock.seconds());
    }
    progress.clear();
    if (arguments.command.empty() && done == work.size()) grader.add_missing();
    console.result(console.settings().json ? marks_json(grader.marks, console.language())
                                           : marks_text(grader.marks, arguments.csv, console.language()));
    int code = std::ranges::any_of(grader.marks, &GradedAnswer::broken) ? exit_bad : exit_done;
    for (const auto& [path, bug] : grader.bugs) code = console.report_bug(path, bug);
    if (done < work.size())
        code = worse(code, console.stop("grade", {{tr("interrupted after {0} of {1}"), done, work.size()}}));
    return code;
}

}  // namespace

Verb add_grade(const Command& root) {
    auto arguments = std::make_shared<GradeArguments>();
    const Command command = root.command("grade", tr("Check many solutions to many maps, in one table"));
    command.option("MAPS", arguments->maps, tr("A folder of maps, or one map")).required();
    command.option("ROUTES", arguments->routes,
                   tr("A folder of solutions in any form that verify reads, or the word impossible: STUDENT/MAP.txt, "
                      "or STUDENT-MAP.txt without subfolders"));
    command.option("--command CMD", arguments->command,
                   tr("Instead of ROUTES: run CMD on each map and check what it prints; {{}} stands for the map file"));
    command.flag("--csv", arguments->csv, tr("Print CSV"));
    add_objective(command, arguments->objective);
    add_limits(command, arguments->limits);
    add_world(command);
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
