#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "cluster/bytes.h"
#include "cluster/crew.h"
#include "cluster/run.h"

// A job that counts how often each piece is worked on, and those who work on it badly.
namespace ariadne::cluster::sample {

// What a piece comes to: some come to nothing, some to bytes that are no text.
inline std::string sheep(std::uint64_t piece) {
    std::string out;
    for (std::uint64_t i = 0; i < piece % 4; ++i) out += std::to_string(piece * piece) + '\0' + "\xF1pieces\n";
    return out;
}

// What the sink writes down.
inline std::string line_of(std::uint64_t piece, std::string_view bytes) {
    return std::to_string(piece) + ":" + std::string(bytes) + ";";
}

inline std::string lines_of(const Chunk& range) {
    std::string out;
    for (std::uint64_t piece = range.begin; piece < range.end; ++piece) out += line_of(piece, sheep(piece));
    return out;
}

// As a crew hands them back.
inline std::string bytes_of_chunk(const Chunk& chunk) {
    std::string out;
    for (std::uint64_t piece = chunk.begin; piece < chunk.end; ++piece) put_text(out, sheep(piece));
    return out;
}

class Flock {
  public:
    static constexpr std::uint64_t none = std::numeric_limits<std::uint64_t>::max();

    explicit Flock(std::uint64_t pieces) : times_(pieces) {
        job.identity = "count the sheep";
        job.pieces = pieces;
        job.work = [this](std::uint64_t piece, const CancelFlag&) -> Result<std::string> {
            if (calls_.fetch_add(1) + 1 == interrupt_at) interrupted = true;
            ++times_.at(piece);
            if (piece == black) return fail(Message::plain("a black sheep"));
            return sheep(piece);
        };
    }

    int times(std::uint64_t piece) const { return times_.at(piece); }
    // How often all of them were worked on.
    int times() const { return std::accumulate(times_.begin(), times_.end(), 0); }
    int most_times() const { return *std::max_element(times_.begin(), times_.end()); }
    Chunk all() const { return {0, job.pieces}; }

    Job job;
    CancelFlag interrupted = false;
    std::uint64_t interrupt_at = none;  // calls of work
    std::uint64_t black = none;         // the piece that cannot be done

  private:
    std::atomic<std::uint64_t> calls_ = 0;
    std::vector<std::atomic<int>> times_;
};

// How often something goes wrong, in a hundred.
struct Habits {
    unsigned lose = 20;    // a chunk comes back as it was
    unsigned halve = 20;   // or in part
    unsigned repeat = 20;  // what came back comes back again
    unsigned invent = 10;  // something comes back that was never given
    unsigned idle = 10;
    std::uint64_t leave_after = std::numeric_limits<std::uint64_t>::max();  // chunks; then they are called off
};

// Several hands, played by one thread.
class CarelessCrew final : public Crew {
  public:
    CarelessCrew(const Job& job, Random& random, const Habits& habits, unsigned ranks)
        : job_(job), random_(random), habits_(habits), ranks_(ranks) {}

    unsigned hands() const override { return 2 * ranks_; }
    bool wants(unsigned ahead) const override { return given_.size() < std::size_t{1 + ahead} * hands(); }
    void give(const Chunk& chunk) override { given_.push_back(chunk); }
    void stop() override { stop_ = true; }
    bool called_off() const override { return finished_ >= habits_.leave_after; }

    std::optional<Finished> next(std::chrono::microseconds) override {
        if (now_and_then(habits_.idle)) return std::nullopt;
        if (!back_.empty() && now_and_then(habits_.repeat)) return back_[random_.below(back_.size())];
        if (!given_.empty() && now_and_then(habits_.invent)) return invented();
        if (given_.empty()) return std::nullopt;
        std::swap(given_[random_.below(given_.size())], given_.back());
        const Chunk chunk = given_.back();
        given_.pop_back();
        back_.push_back(work_on(chunk));
        ++finished_;
        return back_.back();
    }

  private:
    bool now_and_then(unsigned percent) { return random_.chance(percent, 100); }

    Finished work_on(const Chunk& chunk) {
        Finished out{.chunk = chunk, .done = chunk.begin, .rank = static_cast<unsigned>(random_.below(ranks_))};
        std::uint64_t end = chunk.end;
        if (now_and_then(habits_.lose))
            end = chunk.begin;
        else if (stop_ || now_and_then(habits_.halve))
            end = chunk.begin + random_.below(chunk.size() + 1);
        while (out.done < end) {
            const Result<std::string> bytes = job_.work(out.done, stop_);
            if (!bytes) {
                out.broken = bytes.error().message;
                return out;
            }
            put_text(out.bytes, *bytes);
            ++out.done;
        }
        out.seconds = random_.chance(1, 2) ? 0 : 1e-3 * static_cast<double>(random_.below(100));
        return out;
    }
    Finished invented() {
        Chunk chunk = given_[random_.below(given_.size())];
        (random_.chance(1, 2) ? chunk.begin : chunk.end) += 1 + random_.below(3);
        std::string bytes;
        for (std::uint64_t piece = chunk.begin; piece < chunk.end; ++piece) put_text(bytes, "a wolf");
        return {.chunk = chunk, .done = chunk.end, .bytes = std::move(bytes)};
    }

    const Job& job_;
    Random& random_;
    Habits habits_;
    unsigned ranks_;
    CancelFlag stop_ = false;
    std::vector<Chunk> given_;
    std::vector<Finished> back_;
    std::uint64_t finished_ = 0;
};

class CarelessTeam final : public Team {
  public:
    CarelessTeam(std::uint64_t seed, const Habits& of_all, unsigned ranks = 3)
        : habits(of_all), random_(seed), ranks_(ranks) {}

    Result<std::vector<Member>> meet(const Job&, unsigned) override {
        std::vector<Member> out;
        for (unsigned rank = 0; rank < ranks_; ++rank) out.push_back({"meadow" + std::to_string(rank), 2});
        return out;
    }
    std::unique_ptr<Crew> crew(const Job& job, unsigned) override {
        return std::make_unique<CarelessCrew>(job, random_, habits, ranks_);
    }

    Habits habits;

  private:
    Random random_;
    unsigned ranks_;
};

// Runs it; what the sink saw is added to `seen`.
inline Result<Standing> run_into(std::string& seen, Team& team, const Job& job, Order order) {
    std::uint64_t next = order.range.begin;
    return run(team, job, std::move(order), [&](std::uint64_t piece, std::string_view bytes) -> Result<bool> {
        if (piece != next++) return fail(Message::plain("out of order"));
        seen += line_of(piece, bytes);
        return true;
    });
}

}  // namespace ariadne::cluster::sample
