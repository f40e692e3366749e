#include "worlds/labyrinth/solve.h"

#include <algorithm>
#include <array>
#include <utility>

#include "worlds/names.h"

namespace ariadne::labyrinth {

std::vector<std::string> algorithm_names() {
    std::vector<std::string> names;
    for (const Searcher& searcher : all_searchers()) names.emplace_back(searcher.name);
    return names;
}

Result<Question> question_from(const worlds::SolveRequest& request, const Labyrinth& labyrinth) {
    Question question;
    question.by_steps = request.objective.empty() ? labyrinth.weights.empty() : request.objective == "steps";
    if (!request.objective.empty() && request.objective != "steps" && request.objective != "cost")
        return worlds::unknown_name("objective of a labyrinth", request.objective, std::array{"steps", "cost"});
    question.searcher = &all_searchers().front();
    if (!request.algorithm.empty()) {
        question.searcher = find_searcher(request.algorithm);
        if (question.searcher == nullptr)
            return worlds::unknown_name("algorithm of a labyrinth", request.algorithm, algorithm_names());
    }
    question.any = request.any;
    if (request.trace) question.visit = [trace = request.trace](Cell c) { trace({&c, 1}); };
    return question;
}

Answer solve(const Labyrinth& labyrinth, const Question& question, Budget& budget) {
    Answer answer;
    budget.phase("searching a way");
    answer.finding = question.searcher->search(labyrinth, budget, question.visit ? &question.visit : nullptr);
    if (question.count && answer.finding.verdict == Verdict::solved) {
        answer.census = count_cheapest(labyrinth, question.list, budget);
        Stats& stats = answer.finding.stats;
        stats.seconds = budget.seconds();
        stats.peak_bytes = std::max(stats.peak_bytes, budget.peak_bytes());
    }
    return answer;
}

}  // namespace ariadne::labyrinth
