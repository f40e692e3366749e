// How many chunks a second rank 0 hands out and collects when the pieces take no time:
//   mpirun -n 32 ranks_bench PIECES BYTES [JOURNAL]
// Chunks are single pieces of so many bytes. With a journal they are on the disk before they count.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "cluster/ranks.h"
#include "cluster/run.h"

int main(int argc, char** argv) {
    using namespace ariadne;
    cluster::Ranks team(&argc, &argv);
    if (argc < 3) return team.part(2);
    const std::uint64_t pieces = std::strtoull(argv[1], nullptr, 10);
    const std::uint64_t bytes = std::strtoull(argv[2], nullptr, 10);
    const std::string path = argc > 3 ? argv[3] : "";
    const cluster::Job job{.identity = "nothing",
                           .pieces = pieces,
                           .work = [&](std::uint64_t piece, const CancelFlag&) -> Result<std::string> {
                               return std::string(bytes, static_cast<char>('a' + piece % 26));
                           }};
    const CancelFlag never = false;
    cluster::Order order{.range = {0, pieces}, .most = 1, .interrupted = never};
    if (team.chief() && !path.empty()) {
        auto journal = cluster::Journal::open(path, {job.identity, pieces, {0, pieces}, {}}, true);
        if (!journal) return team.part(2);
        order.journal = std::move(*journal);
    }
    std::uint64_t collected = 0;
    const auto standing = cluster::run(team, job, std::move(order), [&](std::uint64_t, std::string_view piece) {
        collected += piece.size();
        return true;
    });
    if (team.chief() && standing) {
        fmt::print("{} ranks, {} chunks of {} bytes{}: {:.2f} s, {:.0f} chunks/s, {:.1f} MB/s\n",
                   standing->shares.size(), pieces, bytes, path.empty() ? "" : " with a journal", standing->seconds,
                   static_cast<double>(pieces) / standing->seconds,
                   static_cast<double>(collected) / standing->seconds / 1e6);
        if (!path.empty()) std::filesystem::remove(path);
    }
    return team.part(standing ? 0 : 2);
}
