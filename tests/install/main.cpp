#include <ariadne/catalog/catalog.h>
#include <ariadne/catalog/solve.h>

#include <iostream>
#include <string_view>

int main() {
    constexpr std::string_view text = "N=2, M=4, P=8\nS33E\nT000\n";
    const auto world = ariadne::catalog::recognise(text);
    if (!world) return 4;
    const auto puzzle = (*world)->read(text, false);
    if (!puzzle) return 3;
    ariadne::Budget budget;
    const auto report = ariadne::catalog::solve(**puzzle, {}, budget);
    if (!report || !report->bug.empty()) return 2;
    if (report->verdict != ariadne::Verdict::solved) return 1;
    const auto& figures = report->optimal->figures;
    std::cout << figures[0].second << ' ' << figures[0].first << ", " << figures[1].first << ' ' << figures[1].second
              << '\n';
}
