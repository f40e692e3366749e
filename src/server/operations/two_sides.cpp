#include "server/operations/two_sides.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <deque>
#include <iterator>
#include <memory>
#include <mutex>
#include <sstream>

#include <fmt/format.h>

#include "server/operations/board_text.h"
#include "server/operations/operations.h"
#include "server/operations/within.h"
#include "text/numbers.h"
#include "worlds/two_player.h"

namespace ariadne::server {

namespace json = boost::json;

namespace {

const worlds::TwoPlayer& game_of_two(const worlds::World& world) {
    if (const worlds::TwoPlayer* game = world.two_player()) return *game;
    refuse({tr("{0} is not a two-player game"), world.name()});
}

// Per cent, or a word where it is proven.
void read_score(const std::string& word, bool first_moves, Thought& out) {
    out.proven = word == "win" || word == "loss";
    std::optional<double> chance = word == "win" ? 1 : 0;
    if (!out.proven) {
        chance = text::to_number<double>(word);
        if (!chance) return;
        *chance /= 100;
    }
    out.chance = first_moves ? *chance : 1 - *chance;
}

}  // namespace

std::optional<Thought> read_thought(std::string_view line, bool first_moves) {
    std::istringstream in{std::string(line)};
    const std::vector<std::string> words(std::istream_iterator<std::string>(in), {});
    if (words.size() < 2 || words.front() != "info" || words[1] != "depth") return std::nullopt;
    Thought out;
    for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
        if (words[i] == "line") {
            out.line.assign(words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
            break;
        }
        if (words[i] == "depth") out.depth = text::to_number<std::int64_t>(words[i + 1]);
        if (words[i] == "nodes") out.nodes = text::to_number<std::int64_t>(words[i + 1]);
        if (words[i] == "score") read_score(words[i + 1], first_moves, out);
    }
    return out;
}

namespace {

constexpr std::size_t most_memory_mb = 256;
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
json::object listen(const Call& call, worlds::Player& player, Inbox& inbox, bool first_moves) {
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
        if (line->starts_with("error ")) refuse(Message::plain(line->substr(6)));
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

json::object to_json(const worlds::Outlook& outlook) {
    json::array nearer;
    nearer.reserve(outlook.nearer.size());
    for (const std::int8_t side : outlook.nearer) nearer.push_back(std::int64_t{side});
    json::array terms;
    for (const worlds::Outlook::Term& term : outlook.terms)
        terms.push_back({{"name", term.name}, {"first", term.first}, {"second", term.second}});
    return {{"first", outlook.first},
            {"proven", outlook.proven},
            {"nearer", std::move(nearer)},
            {"terms", std::move(terms)}};
}

json::object to_json(const worlds::Review& review) {
    json::array first;
    for (const std::optional<double>& chance : review.first) first.push_back(chance ? json::value(*chance) : nullptr);
    json::array slips;
    for (const worlds::Review::Slip& slip : review.slips) {
        json::object row{{"turn", slip.turn}, {"before", slip.before}, {"after", slip.after}};
        if (!slip.better.empty()) row["better"] = slip.better;
        slips.push_back(std::move(row));
    }
    json::object out;
    out["first"] = std::move(first);
    out["slips"] = std::move(slips);
    if (review.turning) out["turning"] = *review.turning;
    if (review.decided) out["decided"] = *review.decided;
    return out;
}

}  // namespace

Reply engine(const Call& call) {
    const worlds::TwoPlayer& game = game_of_two(call.world);
    Fields fields(call.request);
    const std::string_view given = fields.text("text");
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    const std::string_view level = fields.one_of("level", game.levels());
    const std::int64_t asked = fields.whole_if("milliseconds", 0, most_milliseconds).value_or(usual_milliseconds);
    const std::unique_ptr<worlds::Referee> referee = ok(game.referee(text_after(call, fields, given, moves)));
    Inbox inbox;  // before the player: it outlives the threads that write into it
    // It thinks on threads of its own, whose memory nobody else counts.
    const std::size_t memory_mb = std::clamp<std::size_t>(call.budget.limits().bytes >> 21U, 1, most_memory_mb);
    const worlds::EngineSettings settings{.memory_mb = memory_mb, .level = std::string(level)};
    const std::unique_ptr<worlds::Player> player =
        ok(game.engine(settings, [&inbox](std::string_view line) { inbox.put(line); }));
    const double left = call.budget.seconds_left() * 1000;
    const std::int64_t milliseconds =
        left < static_cast<double>(asked) ? std::max<std::int64_t>(0, std::llround(left)) : asked;
    player->command("position " + referee->position());
    player->command(fmt::format("go {}", milliseconds));
    return listen(call, *player, inbox, referee->to_move() == 0);
}

Reply outlook(const Call& call) {
    const worlds::TwoPlayer& game = game_of_two(call.world);
    Fields fields(call.request);
    const std::string_view given = fields.text("text");
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    return to_json(ok(game.outlook(text_after(call, fields, given, moves))));
}

Reply review(const Call& call) {
    const worlds::TwoPlayer& game = game_of_two(call.world);
    Fields fields(call.request);
    const std::string_view given = fields.text("text");
    const std::vector<std::string> moves = fields.texts("moves", most_moves);
    const std::optional<double> seconds = fields.number("seconds", 0, longest_seconds);
    const std::string text = text_after(call, fields, given, moves);
    Within within(call.budget, seconds);
    return to_json(ok(game.review(text, within.budget())));
}

}  // namespace ariadne::server
