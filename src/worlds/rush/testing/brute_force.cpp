#include "worlds/rush/testing/brute_force.h"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <unordered_map>
#include <utility>

#include "worlds/rush/placing.h"

namespace ariadne::rush::testing {

namespace {

using Picture = std::vector<std::string>;

bool is_free(const Picture& picture, int row, int col) {
    if (row < 0 || col < 0 || row >= static_cast<int>(picture.size())) return false;
    const std::string& line = picture[static_cast<std::size_t>(row)];
    return col < static_cast<int>(line.size()) && line[static_cast<std::size_t>(col)] == '.';
}

// The picture with a letter shifted by one cell, if all its cells can go there.
bool shift(Picture& picture, char letter, int down, int right) {
    std::vector<std::pair<int, int>> cells;
    for (std::size_t row = 0; row < picture.size(); ++row)
        for (std::size_t col = 0; col < picture[row].size(); ++col)
            if (picture[row][col] == letter) cells.emplace_back(static_cast<int>(row), static_cast<int>(col));
    const bool across = cells[0].first == cells[1].first;
    if (across != (right != 0)) return false;
    Picture next = picture;
    for (const auto& [row, col] : cells) next[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)] = '.';
    for (const auto& [row, col] : cells) {
        if (!is_free(next, row + down, col + right)) return false;
        next[static_cast<std::size_t>(row + down)][static_cast<std::size_t>(col + right)] = letter;
    }
    picture = std::move(next);
    return true;
}

std::vector<Picture> neighbours(const Picture& picture, bool one_step) {
    std::set<char> letters;
    for (const std::string& line : picture)
        for (const char c : line)
            if (c != '.' && c != 'x') letters.insert(c);
    std::vector<Picture> out;
    for (const char letter : letters)
        for (const auto& [down, right] : {std::pair(0, 1), std::pair(0, -1), std::pair(1, 0), std::pair(-1, 0)}) {
            Picture next = picture;
            while (shift(next, letter, down, right)) {
                out.push_back(next);
                if (one_step) break;
            }
        }
    return out;
}

std::string joined(const Picture& picture) {
    std::string out;
    for (const std::string& line : picture) out += line;
    return out;
}

bool has_left(const Picture& picture, char red) {
    return std::ranges::any_of(picture, [&](const std::string& line) { return line.back() == red; });
}

struct Graph {
    std::vector<Picture> pictures;
    std::vector<std::vector<std::size_t>> slides;
    std::vector<std::vector<std::size_t>> steps;
};

Graph everything(const Picture& start) {
    Graph out;
    std::unordered_map<std::string, std::size_t> known{{joined(start), 0}};
    out.pictures.push_back(start);
    for (std::size_t i = 0; i < out.pictures.size(); ++i)
        for (const bool one_step : {false, true}) {
            std::vector<std::size_t> next;
            for (const Picture& picture : neighbours(Picture(out.pictures[i]), one_step)) {
                const auto [at, fresh] = known.try_emplace(joined(picture), out.pictures.size());
                if (fresh) out.pictures.push_back(picture);
                next.push_back(at->second);
            }
            (one_step ? out.steps : out.slides).push_back(std::move(next));
        }
    return out;
}

// Distances from some vertices, and in how many ways they are that.
std::pair<std::vector<int>, std::vector<std::uint64_t>> distances(const std::vector<std::vector<std::size_t>>& edges,
                                                                  const std::vector<std::size_t>& from) {
    std::vector<int> far(edges.size(), -1);
    std::vector<std::uint64_t> ways(edges.size(), 0);
    std::vector<std::size_t> queue = from;
    for (const std::size_t i : from) {
        far[i] = 0;
        ways[i] = 1;
    }
    for (std::size_t head = 0; head < queue.size(); ++head)
        for (const std::size_t next : edges[queue[head]]) {
            if (far[next] < 0) {
                far[next] = far[queue[head]] + 1;
                queue.push_back(next);
            }
            if (far[next] == far[queue[head]] + 1) ways[next] += ways[queue[head]];
        }
    return {far, ways};
}

}  // namespace

Truth brute_force(const std::string& rows, char red) {
    Picture start;
    std::istringstream lines(rows);
    for (std::string line; std::getline(lines, line);)
        if (!line.empty() && line[0] != '#') start.push_back(line);
    const Graph graph = everything(start);
    Truth out;
    out.states = graph.pictures.size();
    std::vector<std::size_t> solved;
    for (std::size_t i = 0; i < graph.pictures.size(); ++i)
        if (has_left(graph.pictures[i], red)) solved.push_back(i);
    if (solved.empty()) return out;
    const auto [far, ways] = distances(graph.slides, solved);
    const auto [step_far, step_ways] = distances(graph.steps, solved);
    out.moves = far[0];
    out.steps = step_far[0];
    out.ways = ways[0];
    out.step_ways = step_ways[0];
    out.histogram.resize(static_cast<std::size_t>(*std::ranges::max_element(far)) + 1);
    for (const int moves : far) ++out.histogram[static_cast<std::size_t>(moves)];
    return out;
}

Board random_board(Random& random, const BoardOrder& order) {
    constexpr std::string_view names = "BCDEFGHIJKLMNPQRSTUVWYZabcdefghijklmnpqrstuvwyz";
    for (;;) {
        const Size size = {static_cast<int>(random.between(order.least.rows, order.most.rows)),
                           static_cast<int>(random.between(order.least.cols, order.most.cols))};
        Picture picture(static_cast<std::size_t>(size.rows), std::string(static_cast<std::size_t>(size.cols), '.'));
        const auto put = [&](char name, bool across, int length, int row, int col) {
            Picture next = picture;
            for (int i = 0; i < length; ++i) {
                const int r = across ? row : row + i;
                const int c = across ? col + i : col;
                if (!is_free(next, r, c)) return;
                next[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)] = name;
            }
            picture = std::move(next);
        };
        const auto anywhere = [&](int limit) { return static_cast<int>(random.below(static_cast<unsigned>(limit))); };
        const int red_row = anywhere(size.rows);
        const int red_col = anywhere(size.cols - 2);
        put('A', true, random.chance(1, 8) ? 3 : 2, red_row, red_col);
        std::size_t name = 0;
        const auto tries = random.between(1, 3 * order.vehicles);
        for (std::int64_t i = 0; i < tries && name + 2 < names.size() && static_cast<int>(name) < order.vehicles; ++i) {
            const bool across = random.chance(1, 2);
            const int row = anywhere(size.rows);
            if (across && row == red_row && !random.chance(1, 6)) continue;
            const std::string before = joined(picture);
            const int col = anywhere(size.cols);
            put(names[name], across, random.chance(1, 3) ? 3 : 2, row, col);
            if (joined(picture) != before) name += random.chance(1, 5) ? 2U : 1U;
        }
        for (std::int64_t i = random.between(0, order.walls); i > 0; --i) {
            const int row = anywhere(size.rows);
            const int col = anywhere(size.cols);
            if (is_free(picture, row, col)) picture[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)] = 'x';
        }
        std::vector<Row> rows;
        for (const std::string& line : picture) rows.push_back({line, 1, 1});
        if (Result<Board> board = place_vehicles(rows, 'A')) return *std::move(board);
    }
}

}  // namespace ariadne::rush::testing
