#include <ariadne/worlds/maze/solve.h>
#include <ariadne/worlds/maze/text.h>

#include <iostream>

int main() {
    const auto parsed = ariadne::maze::parse("N=2, M=4, P=8\nS33E\nT000\n");
    if (!parsed) return 2;
    ariadne::Budget budget;
    const auto answer = ariadne::maze::solve(parsed->map, {}, budget);
    if (answer.verdict != ariadne::Verdict::solved) return 1;
    std::cout << answer.best->steps() << " steps, life " << answer.best->life << '\n';
}
