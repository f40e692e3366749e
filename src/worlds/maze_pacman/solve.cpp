#include "worlds/maze_pacman/solve.h"

#include "resource/solve.h"
#include "worlds/maze_pacman/connectivity.h"
#include "worlds/maze_pacman/state_search.h"

namespace ariadne::maze_pacman {

resource::Answer solve(const resource::Field& field, const Question& question, Budget& budget) {
    switch (question.algorithm) {
        case Algorithm::bfs:
            return connectivity(field, question, budget);
        case Algorithm::state_bfs:
            return state_bfs(field, question, budget);
        case Algorithm::astar:
            return astar(field, question, budget);
        case Algorithm::exact:
            break;
    }
    const resource::Options options{.objective = question.objective,
                                    .any = question.any,
                                    .most_life = question.most_life,
                                    .count = question.count,
                                    .list = question.list,
                                    .trace = question.trace};
    return resource::solve(field, options, budget);
}

}  // namespace ariadne::maze_pacman
