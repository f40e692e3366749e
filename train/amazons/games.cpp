// Plays games of the engine against itself and writes down what training needs, or lets two networks or tunings meet.
//
//   amazons_games rows --net NET --nodes N --seconds S --threads T --seed K --out FILE
//   amazons_games match --net-a NET --net-b NET --nodes N --games G --threads T [--shot-curiosity-a X ...]
//
// README.md in this folder is the recipe.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "base/random.h"
#include "worlds/amazons/bits/moves.h"
#include "worlds/amazons/engine/kernel.h"
#include "worlds/amazons/engine/search.h"
#include "worlds/amazons/exact/regions.h"

namespace {

using namespace ariadne;
using namespace ariadne::amazons;

using Clock = std::chrono::steady_clock;

// One line of the training set.
struct Row {
    std::array<std::uint16_t, 112> rows;  // of the network; the rest is filled with sight_rows
    std::uint8_t stage;
    std::uint8_t result;  // 1 won, 0 lost by the side whose view it is; 2: not known
    std::uint16_t value;  // what the search thought, in 1/65535
    std::uint32_t game;
};
static_assert(sizeof(Row) == 232);

Board usual_start() {
    Board board;
    for (int row = 0; row < 10; ++row) {
        for (int col = 0; col < 10; ++col) board.empty |= bit(index_of({row, col}));
    }
    const auto put = [&](std::size_t side, Cell cell) {
        board.amazons[side] |= bit(index_of(cell));
        board.empty ^= bit(index_of(cell));
    };
    for (const Cell cell : {Cell{6, 0}, Cell{9, 3}, Cell{9, 6}, Cell{6, 9}}) put(0, cell);
    for (const Cell cell : {Cell{3, 0}, Cell{0, 3}, Cell{0, 6}, Cell{3, 9}}) put(1, cell);
    return board;
}

void random_turn(Board& board, Random& random) {
    std::vector<Turn> turns;
    each_turn(board, [&](Turn turn) { turns.push_back(turn); });
    if (!turns.empty()) apply(board, turns[random.below(turns.size())]);
}

double value_of(const Node& node) {
    if (node.proof != Proof::none) return node.proof == Proof::win ? 1 : 0;
    return node.visits == 0 ? 0.5 : node.sum / node.visits;
}

Row row_of(const Board& board, const Node& node, std::uint32_t game) {
    Row out{};
    Sight sight;
    kernel().see(board.empty, board.own(), board.theirs(), sight);
    out.rows.fill(static_cast<std::uint16_t>(sight_rows));
    std::copy_n(sight.rows.begin(), sight.count, out.rows.begin());
    out.stage = static_cast<std::uint8_t>(node.stage);
    out.result = 2;
    out.value = static_cast<std::uint16_t>(value_of(node) * 65535);
    out.game = game;
    return out;
}

// The edge to take: the most visited, or drawn by visits.
std::size_t pick(const Tree& tree, const Node& node, bool lots, Random& random) {
    std::size_t best = 0;
    double best_score = -1;
    std::uint64_t all = 0;
    const bool same = node.stage == Stage::turn;
    const auto visits = [&](const Edge& edge) { return edge.node == no_node ? 0U : tree.nodes[edge.node].visits; };
    for (std::size_t i = 0; i < node.count; ++i) {
        const Edge& edge = tree.edge(node, i);
        double score = visits(edge);
        if (edge.node != no_node) {
            const Proof proof = tree.nodes[edge.node].proof;
            if (proof == (same ? Proof::win : Proof::loss)) return i;
            if (proof == (same ? Proof::loss : Proof::win)) score = -0.5;
        }
        all += visits(edge);
        if (score > best_score) {
            best_score = score;
            best = i;
        }
    }
    if (!lots || all == 0) return best;
    std::uint64_t left = random.below(all);
    for (std::size_t i = 0; i < node.count; ++i) {
        const std::uint32_t here = visits(tree.edge(node, i));
        if (left < here) return i;
        left -= here;
    }
    return best;
}

void search_to(Tree& tree, const Tuning& tuning, std::uint64_t nodes) {
    Search search(tree, tuning);
    search.begin();
    while (!search.settled() && search.evaluations() < nodes) search.walk();
}

// Some place below the root that was visited often enough to be judged.
void sample_below(const Tree& tree, std::uint32_t game, Random& random, std::vector<Row>& out) {
    Board board = tree.board;
    NodeId at = tree.root;
    while (true) {
        const Node& node = tree.nodes[at];
        std::vector<std::size_t> ways;
        for (std::size_t i = 0; i < node.count; ++i) {
            const Edge& edge = tree.edge(node, i);
            if (edge.node != no_node && tree.nodes[edge.node].visits >= 4) ways.push_back(i);
        }
        if (ways.empty()) break;
        const Edge& edge = tree.edge(node, ways[random.below(ways.size())]);
        if (node.stage == Stage::turn) {
            go(board, edge.one, edge.two);
        } else {
            shoot(board, edge.one);
        }
        at = edge.node;
        if (random.chance(1, 3)) break;
    }
    if (at != tree.root) out.push_back(row_of(board, tree.nodes[at], game));
}

struct Player {
    Nets nets{};
    Tuning tuning;
    std::uint64_t nodes = 2000;
};

// Plays a game; the winner's side. Rows, if wanted, are of all positions.
Side play(const Board& start, const Player& white, const Player& black, bool varied, Random& random,
          std::vector<Row>* rows, std::uint32_t game) {
    Board board = start;
    std::vector<Side> views;
    std::vector<Row> sure;
    const auto finish = [&](Side winner) {
        for (std::size_t i = 0; i < sure.size(); ++i) sure[i].result = views[i] == winner ? 1 : 0;
        if (rows != nullptr) rows->insert(rows->end(), sure.begin(), sure.end());
        return winner;
    };
    for (unsigned ply = 0;; ++ply) {
        if (!can_turn(board)) break;
        if (const Proof proof = filling(board, 2000); proof != Proof::none) {
            return finish(proof == Proof::win ? board.to_move : other(board.to_move));
        }
        const Player& player = board.to_move == Side::white ? white : black;
        Tree tree(board);
        Sight sight;
        kernel().see(board.empty, board.own(), board.theirs(), sight);
        const bool contested = sight.contested;
        search_to(tree, player.tuning, contested ? player.nodes : player.nodes / 4);
        const Node& root = tree.nodes[tree.root];
        if (rows != nullptr) {
            sure.push_back(row_of(board, root, game));
            views.push_back(board.to_move);
            if (contested) {
                for (int i = 0; i < 3; ++i) sample_below(tree, game, random, *rows);
            }
        }
        if (root.proof != Proof::none) {
            return finish(root.proof == Proof::win ? board.to_move : other(board.to_move));
        }
        const bool lots = varied && ply < 16;
        const Edge movement = tree.edge(root, pick(tree, root, lots, random));
        go(board, movement.one, movement.two);
        if (movement.node == no_node) {
            shoot(board, movement.one);
            continue;
        }
        const Node& middle = tree.nodes[movement.node];
        if (rows != nullptr && middle.visits >= 4) {
            sure.push_back(row_of(board, middle, game));
            views.push_back(board.to_move);
        }
        shoot(board, tree.edge(middle, pick(tree, middle, lots, random)).one);
    }
    return finish(other(board.to_move));
}

std::map<std::string, std::string> options_of(int argc, char** argv) {
    std::map<std::string, std::string> out;
    for (int i = 2; i + 1 < argc; i += 2) out[argv[i]] = argv[i + 1];
    return out;
}

Nets load(const std::string& path) {
    if (path.empty()) return built_in_nets();
    std::ifstream file(path, std::ios::binary);
    const std::vector<char> bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    const auto read = read_nets(std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
    if (!read) {
        std::fprintf(stderr, "%s: %s\n", path.c_str(), read.error().message.english().c_str());
        std::exit(2);
    }
    return *read;
}

struct Arguments {
    std::map<std::string, std::string> given;

    std::string text(const std::string& name, const std::string& fallback = "") const {
        const auto found = given.find(name);
        return found == given.end() ? fallback : found->second;
    }
    double number(const std::string& name, double fallback) const {
        const auto found = given.find(name);
        return found == given.end() ? fallback : std::stod(found->second);
    }
    void player(const std::string& suffix, Player& out) const {
        out.nets = load(text("--net" + suffix, text("--net")));
        out.tuning.nets = &out.nets;
        out.nodes = static_cast<std::uint64_t>(number("--nodes" + suffix, number("--nodes", 2000)));
        out.tuning.movement_curiosity = number("--movement-curiosity" + suffix, out.tuning.movement_curiosity);
        out.tuning.shot_curiosity = number("--shot-curiosity" + suffix, out.tuning.shot_curiosity);
        out.tuning.caution = number("--caution" + suffix, out.tuning.caution);
        out.tuning.doubt = number("--doubt" + suffix, out.tuning.doubt);
        out.tuning.movement_spread = static_cast<int>(number("--movement" + suffix, out.tuning.movement_spread));
        out.tuning.shot_spread = static_cast<int>(number("--shot" + suffix, out.tuning.shot_spread));
    }
};

int rows(const Arguments& arguments) {
    Player player;
    arguments.player("", player);
    const auto threads = static_cast<unsigned>(arguments.number("--threads", 1));
    const auto seed = static_cast<std::uint64_t>(arguments.number("--seed", 1));
    const auto until = Clock::now() + std::chrono::duration<double>(arguments.number("--seconds", 10));
    std::ofstream file(arguments.text("--out"), std::ios::binary);
    std::mutex lock;
    std::uint64_t games = 0;
    std::uint64_t written = 0;
    std::uint64_t white = 0;
    std::atomic<std::uint32_t> next = 0;
    const auto work = [&] {
        std::vector<Row> found;
        while (Clock::now() < until) {
            const std::uint32_t game = next++;
            Random random(seed * 1000003 + game);
            Board board = usual_start();
            const std::uint64_t wild = random.below(7);
            for (std::uint64_t i = 0; i < wild; ++i) random_turn(board, random);
            found.clear();
            const Side winner = play(board, player, player, true, random, &found, game);
            const std::scoped_lock hold(lock);
            file.write(reinterpret_cast<const char*>(found.data()),
                       static_cast<std::streamsize>(found.size() * sizeof(Row)));
            ++games;
            written += found.size();
            white += winner == Side::white ? 1 : 0;
        }
    };
    {
        std::vector<std::jthread> hands;
        for (unsigned i = 0; i < threads; ++i) hands.emplace_back(work);
    }
    std::printf("%llu games, %llu rows, white won %.1f %%\n", static_cast<unsigned long long>(games),
                static_cast<unsigned long long>(written),
                100.0 * static_cast<double>(white) / static_cast<double>(games));
    return 0;
}

int match(const Arguments& arguments) {
    Player a;
    Player b;
    arguments.player("-a", a);
    arguments.player("-b", b);
    const auto threads = static_cast<unsigned>(arguments.number("--threads", 1));
    const auto pairs = static_cast<std::uint32_t>(arguments.number("--games", 100)) / 2;
    const auto seed = static_cast<std::uint64_t>(arguments.number("--seed", 1));
    const auto until = Clock::now() + std::chrono::duration<double>(arguments.number("--seconds", 1e6));
    std::atomic<std::uint32_t> next = 0;
    std::mutex lock;
    std::uint32_t wins = 0;
    std::uint32_t games = 0;
    double squares = 0;
    const auto work = [&] {
        for (std::uint32_t pair = next++; pair < pairs && Clock::now() < until; pair = next++) {
            Random random(seed * 7919 + pair);
            Board board = usual_start();
            const std::uint64_t wild = 2 + 2 * random.below(2);
            for (std::uint64_t i = 0; i < wild; ++i) random_turn(board, random);
            int won = play(board, a, b, false, random, nullptr, 0) == Side::white ? 1 : 0;
            won += play(board, b, a, false, random, nullptr, 0) == Side::black ? 1 : 0;
            const std::scoped_lock hold(lock);
            wins += static_cast<std::uint32_t>(won);
            games += 2;
            squares += (won / 2.0) * (won / 2.0);
        }
    };
    {
        std::vector<std::jthread> hands;
        for (unsigned i = 0; i < threads; ++i) hands.emplace_back(work);
    }
    const double played = games / 2.0;
    const double mean = games == 0 ? 0.5 : static_cast<double>(wins) / games;
    const double spread = std::sqrt(std::max(0.0, squares / played - mean * mean) / played);
    std::printf("A %u of %u: %.1f %% +- %.1f\n", wins, games, 100 * mean, 196 * spread);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const Arguments arguments{options_of(argc, argv)};
    if (argc > 1 && std::strcmp(argv[1], "rows") == 0) return rows(arguments);
    if (argc > 1 && std::strcmp(argv[1], "match") == 0) return match(arguments);
    std::fprintf(stderr, "usage: amazons_games rows|match --OPTION VALUE ...\n");
    return 2;
}
