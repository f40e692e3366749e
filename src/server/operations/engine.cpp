#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>

#include <fmt/format.h>

#include "server/operations/board_text.h"
#include "server/operations/operations.h"
#include "server/operations/two_sides.h"
#include "server/request_fields.h"
#include "worlds/two_player.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

constexpr std::size_t memory_mb = 256;
constexpr std::int64_t usual_milliseconds = 1'000;
constexpr std::int64_t most_milliseconds = 600'000;
constexpr auto patience = std::chrono::milliseconds(20);  // between two looks at the budget

// Lines of the engine, which come from its threads.
class Inbox {
  public:
    void put(std::string_view line) {
        {
            const std::scoped_lock lock(mutex_);
            lines_.emplace_back(line);
        }
        arrived_.notify_one();
    }

    std::optional<std::string> take() {
        std::unique_lock lock(mutex_);
        if (!arrived_.wait_for(lock, patience, [this] { return !lines_.empty(); })) return std::nullopt;
        std::string out = std::move(lines_.front());
        lines_.pop_front();
        return out;
    }

  private:
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::deque<std::string> lines_;
};

json::object to_json(const Thought& thought) {
    json::object out;
    if (thought.chance) out["chance"] = *thought.chance;
    if (thought.proven) out["proven"] = true;
    if (thought.depth) out["depth"] = *thought.depth;
    if (thought.nodes) out["nodes"] = *thought.nodes;
    out["line"] = json::array(thought.line.begin(), thought.line.end());
    return out;
}

// Talks until the engine has a move.
Result<Reply> listen(const Call& call, worlds::Player& player, Inbox& inbox, bool first_moves) {
    Thought best;
    bool stopped = false;
    while (true) {
        // Stopped, it still answers, at once.
        if (!call.budget.check() && !stopped) {
            stopped = true;
            player.command("stop");
        }
        const std::optional<std::string> line = inbox.take();
        if (!line) continue;
        if (line->starts_with("error ")) return fail(line->substr(6));
        if (std::optional<Thought> thought = read_thought(*line, first_moves)) {
            best = std::move(*thought);
            if (call.say) call.say({{"thought", to_json(best)}});
        }
        constexpr std::string_view answer = "bestmove ";
        if (!line->starts_with(answer)) continue;
        json::object out = to_json(best);
        if (const std::string move = line->substr(answer.size()); move != "none") out["move"] = move;
        return out;
    }
}

}  // namespace

Result<Reply> engine(const Call& call) {
    const Result<const worlds::TwoPlayer*> game = game_of_two(call.world);
    if (!game) return std::unexpected(game.error());
    Fields fields(call.request);
    const std::string_view given = fields.text("text");
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    const std::string_view level = fields.one_of("level", (*game)->levels());
    const std::int64_t asked = fields.whole_if("milliseconds", 0, most_milliseconds).value_or(usual_milliseconds);
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    const Result<std::string> text = text_after(call.world, given, moves);
    if (!text) return std::unexpected(text.error());
    const Result<std::unique_ptr<worlds::Referee>> referee = (*game)->referee(*text);
    if (!referee) return std::unexpected(referee.error());
    Inbox inbox;  // before the player: it outlives the threads that write into it
    const worlds::EngineSettings settings{
        .threads = std::max(1U, call.threads), .memory_mb = memory_mb, .level = std::string(level)};
    const Result<std::unique_ptr<worlds::Player>> player =
        (*game)->engine(settings, [&inbox](std::string_view line) { inbox.put(line); });
    if (!player) return std::unexpected(player.error());
    const double left = call.budget.seconds_left() * 1000;
    const std::int64_t milliseconds =
        left < static_cast<double>(asked) ? std::max<std::int64_t>(0, std::llround(left)) : asked;
    (*player)->command("position " + (*referee)->position());
    (*player)->command(fmt::format("go {}", milliseconds));
    return listen(call, **player, inbox, (*referee)->to_move() == 0);
}

}  // namespace ariadne::server
