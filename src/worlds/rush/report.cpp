#include "worlds/rush/report.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "worlds/names.h"
#include "worlds/rush/rate.h"
#include "worlds/rush/slide_text.h"
#include "worlds/rush/verify.h"

namespace ariadne::rush {

using worlds::Report;
using worlds::Solution;

namespace {

constexpr std::string_view objective_names[] = {"moves", "steps"};

Solution to_solution(const Board& board, const std::vector<Slide>& slides) {
    std::int64_t steps = 0;
    for (const Slide slide : slides) steps += slide.steps();
    return {{{"moves", static_cast<std::int64_t>(slides.size())}, {"steps", steps}}, {}, write_slides(board, slides)};
}

}  // namespace

Result<Question> question_from(const worlds::SolveRequest& request) {
    Question out;
    const auto found = std::ranges::find(objective_names, request.objective);
    if (!request.objective.empty() && found == std::end(objective_names))
        return worlds::unknown_name(tr("unknown objective '{0}'; the objectives are {1}"), request.objective,
                                    objective_names);
    if (found != std::end(objective_names)) out.objective = static_cast<Objective>(found - objective_names);
    if (!request.algorithm.empty()) {
        const std::vector<std::string> names = algorithm_names();
        if (std::ranges::find(names, request.algorithm) == names.end())
            return worlds::unknown_name(tr("unknown algorithm '{0}'; the algorithms are {1}"), request.algorithm,
                                        names);
    }
    out.algorithm = request.algorithm;
    out.any = request.any;
    if (request.trace) {
        const std::vector<std::string> traced = traced_algorithm_names();
        const std::string name = request.algorithm.empty() ? algorithm_names().front() : request.algorithm;
        if (std::ranges::find(traced, name) == traced.end())
            return worlds::unknown_name(tr("the {0} algorithm cannot be watched; those that can are {1}"), name,
                                        traced);
        out.watch = request.trace;
        out.open_list = request.open_list;
    }
    out.threads = request.threads;
    return out;
}

Result<worlds::Verification> verify(const Board& board, const Solution& solution) {
    const Result<std::vector<Slide>> slides = parse_slides(board, solution.slides);
    if (!slides) return std::unexpected(slides.error());
    const Replay played = replay(board, *slides);
    worlds::Verification out{played.valid, played.message, {{"moves", played.moves}, {"steps", played.steps}}};
    if (out.valid) worlds::check_claims(solution, out.figures, tr("the moves solve the board"), out);
    return out;
}

Result<Report> report(const Card& card, const Question& question, const Finding& answer, const Budget& budget) {
    Result<Report> result(std::in_place);
    Report& out = *result;
    out.world = "rush";
    out.objective = objective_names[static_cast<std::size_t>(question.objective)];
    out.verdict = answer.verdict;
    out.stats = answer.stats;
    out.optimal_count = answer.optimal_count;
    bool whole = answer.verdict == Verdict::impossible;
    if (answer.verdict == Verdict::impossible) {
        out.reason = "blocked";
        out.proven = true;
    } else if (answer.verdict == Verdict::solved) {
        out.proven = answer.proven && !question.any;
        out.bound = answer.bound;
        (question.any ? out.feasible : out.optimal) = to_solution(card.board, answer.slides);
        for (const std::vector<Slide>& slides : answer.listed) out.listed.push_back(to_solution(card.board, slides));
        whole = (question.any || answer.proven) &&
                (!(question.count || question.list > 0) || !answer.optimal_count.empty());
    } else if (answer.bound > 0) {
        out.bound = answer.bound;
    }
    if (!whole) out.stopped = to_string(budget.stopped_by());
    if (question.objective == Objective::moves)
        if (Message what = false_claim(card, answer, false); !what.empty()) out.warnings.push_back(std::move(what));
    return result;
}

}  // namespace ariadne::rush
