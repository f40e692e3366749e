#include "worlds/maze/solve.h"

#include "resource/solve.h"
#include "worlds/maze/connectivity.h"
#include "worlds/maze/field.h"
#include "worlds/maze/state_search.h"

namespace ariadne::maze {

resource::Answer solve(const Map& map, const Question& question, Budget& budget) {
    switch (question.algorithm) {
        case Algorithm::bfs:
            return connectivity(map, question, budget);
        case Algorithm::state_bfs:
            return state_bfs(map, question, budget);
        case Algorithm::astar:
            return astar(map, question, budget);
        case Algorithm::exact:
            break;
    }
    const resource::Options options{.objective = question.objective,
                                    .any = question.any,
                                    .most_life = question.most_life,
                                    .count = question.count,
                                    .list = question.list,
                                    .trace = question.trace};
    return resource::solve(to_field(map), options, budget);
}

resource::LeastLife least_life(const Map& map, Budget& budget) {
    return resource::least_life(to_field(map), budget);
}

resource::TradeOff trade_off(const Map& map, Budget& budget) {
    return resource::trade_off(to_field(map), budget);
}

}  // namespace ariadne::maze
