#include <ariadne/worlds/maze/entry.h>

#include <iostream>

// A world by itself: nobody verifies what it finds but its own verifier, if that is asked.
int main() {
    const auto puzzle = ariadne::maze::entry().read("N=2, M=4, P=8\nS33E\nT000\n");
    if (!puzzle) return 3;
    ariadne::Budget budget;
    const auto report = (*puzzle)->solve({}, budget);
    if (!report || !report->optimal || !(*puzzle)->verify(*report->optimal)->valid) return 1;
    const auto& figures = report->optimal->figures;
    std::cout << figures[0].second << ' ' << figures[0].first << ", " << figures[1].first << ' ' << figures[1].second
              << '\n';
}
