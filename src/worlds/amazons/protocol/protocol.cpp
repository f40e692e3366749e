#include "worlds/amazons/protocol/protocol.h"

#include <algorithm>
#include <array>
#include <exception>
#include <mutex>
#include <optional>
#include <span>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/lines.h"
#include "worlds/amazons/bits/board.h"
#include "worlds/amazons/engine/engine.h"
#include "worlds/amazons/notation.h"
#include "worlds/amazons/protocol/thinking.h"
#include "worlds/amazons/protocol/words.h"
#include "worlds/amazons/questions.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/text.h"
#include "worlds/amazons/two_player/perft.h"

namespace ariadne::amazons {

namespace {

// A command that needs the position waits for the answer that is still being thought about, so that a file of commands
// can be piped in. Not for ever: then it stops the thinking, and at once where nothing limits it or its time is longer.
constexpr double patience = 10;
constexpr double patience_at_the_end = 1;  // the same for quit

// How much of the time for a move is not thought in. When it is over the search on all its threads must come to an end
// and the answer be written and read, and for each of these steps somebody must be given the processor: on an idle
// machine in a millisecond or two, on one with seven processes for each processor in some twenty. Hence the reserve has
// a fixed part, and one that follows how late the answers of this game were. Half-way through it the timekeeper answers
// in the place of a search that is late.
class Reserve {
  public:
    double of(double whole) const { return std::min(usual + std::max(0.0, late_ - usual), whole / 4); }
    // The time in which the answer should have been there, and in which it was.
    void learn(double planned, double needed) { late_ = std::max(needed - planned, 0.9 * late_); }

  private:
    static constexpr double usual = 0.012;
    double late_ = 0;
};

constexpr std::uint64_t most_perft = 99;

class Protocol final : public worlds::Player {
  public:
    Protocol(const ProtocolOptions& options, worlds::FileReader files, worlds::LineSink sink)
        : sink_(std::move(sink)), files_(std::move(files)), options_(options) {}
    // The timekeeper goes first, and it waits for the answer.
    ~Protocol() override { worker_.cancel(); }

    bool command(std::string_view line) override {
        if (over_) return false;
        if (line.size() > longest_command) {
            say(fmt::format("error the line has more than {} characters", longest_command));
            return true;
        }
        const std::vector<std::string_view> words = words_of(line);
        if (words.empty()) return true;
        const auto* const verb = std::ranges::find(verbs, words.front(), &Verb::name);
        if (verb == verbs.end()) {
            say(fmt::format("error unknown command {}; help lists the commands", in_quotes(words.front())));
            return true;
        }
        if (verb->form.empty() && words.size() > 1) {
            say(fmt::format("error unexpected {} after {}", in_quotes(words[1]), verb->name));
            return true;
        }
        if (verb->waits) settle();
        if (verb->game && !now_) {
            say("error there is no game yet; use newgame or position first");
            return true;
        }
        rest_ = words.size() > 1 ? line.substr(static_cast<std::size_t>(words[1].data() - line.data()))
                                 : std::string_view();
        const Result<void> done = (this->*verb->act)(std::span(words).subspan(1));
        if (!done) say("error " + done.error().message.english());
        return !over_;
    }

  private:
    using Words = std::span<const std::string_view>;

    // One of the words that a line may begin with.
    struct Verb {
        std::string_view name;
        std::string_view form;  // of what follows
        bool waits;             // for the end of what is being thought about
        bool game;              // there must be a position
        Result<void> (Protocol::*act)(Words words);
    };
    static const std::array<Verb, 17> verbs;

    void say(std::string_view line) {
        const std::scoped_lock lock(speech_);
        sink_(line);
    }

    // Waits for an answer that comes in that time by itself, and has any other at once.
    void finish(double seconds) {
        const bool in_vain = pondering_ || !limited_ || (clock_ && clock_->seconds_left() > seconds);
        if (in_vain || !worker_.wait_for(seconds)) worker_.cancel();
        worker_.wait();
    }

    // Nothing is being thought about afterwards.
    void settle() {
        finish(patience);
        timekeeper_.wait();
        pondering_ = false;
    }

    void begin(Position position) {
        now_ = std::move(position);
        mine_.reset();
        say("ok");
    }

    Result<void> newgame(Words words) {
        if (words.size() > 1) return refuse("unexpected {} after the size", in_quotes(words[1]));
        int size = 10;
        if (!words.empty()) {
            const Result<std::uint64_t> number = read_number(words[0], 1, largest_side);
            if (!number) return std::unexpected(number.error());
            size = static_cast<int>(*number);
        }
        std::optional<Position> start = new_position(size);
        if (!start) return refuse("found size {}, expected one of: {}", size, fmt::join(amazons::known_sizes(), ", "));
        if (engine_) engine_->forget();
        begin(std::move(*start));
        return {};
    }

    Result<void> position(Words /*words*/) {
        Result<Position> read = parse_fen(rest_);
        if (!read) return std::unexpected(read.error());
        begin(std::move(*read));
        return {};
    }

    Result<void> load(Words words) {
        if (words.empty()) return refuse("expected the name of a file after load");
        if (!files_) return refuse("this engine reads no files");
        const std::string name(words.front().begin(), words.back().end());  // with its blanks
        const Result<std::string> text = files_(name);
        const Result<Record> read = text ? parse(*text) : Result<Record>(std::unexpected(text.error()));
        if (!read) return refuse("{}", in_file(name, read.error()));
        begin(last(*read));
        return {};
    }

    Result<void> play(Words /*words*/) {
        const Result<Move> move = parse_move(rest_, now_->size);
        if (!move) return std::unexpected(move.error());
        if (Message why = explain(*now_, *move); !why.empty()) return fail(std::move(why));
        now_ = apply(*now_, *move);
        say("ok");
        if (options_.ponder && mine_ == other(now_->to_move) && options_.level->full() && !has_lost(*now_)) ponder();
        return {};
    }

    Engine& engine(const GoLimits& asked) {
        const unsigned threads = options_.threads_for(asked);
        if (engine_ && options_.engine.threads == threads) return *engine_;
        engine_.reset();
        options_.engine.threads = threads;
        engine_ = std::make_unique<Engine>(options_.engine);
        return *engine_;
    }

    Result<void> go(Words words) {
        const Result<GoLimits> asked = read_go(words);
        if (!asked) return std::unexpected(asked.error());
        const double whole = static_cast<double>(asked->milliseconds.value_or(0)) / 1000;
        if (reply_) reserve_.learn(planned_, reply_->seconds());
        const double reserve = reserve_.of(whole);
        planned_ = whole - reserve;
        Limits limits;
        if (asked->milliseconds) limits.seconds = planned_;
        // Its time begins to run here, not when the worker gets round to it.
        const auto budget = std::make_shared<Budget>(limits, &worker_.cancelled());
        mine_ = now_->to_move;
        limited_ = asked->limited();
        const bool counted = asked->nodes || asked->depth || !options_.level->full();
        clock_ = asked->milliseconds && !counted ? budget : nullptr;
        const auto reply = std::make_shared<Reply>(now_->size, budget, [this](std::string_view line) { say(line); });
        worker_.start([this, asked = *asked, budget, reply] { think(asked, *budget, *reply); });
        reply_ = asked->milliseconds ? reply : nullptr;
        if (!reply_) return {};
        timekeeper_.start([reply, seconds = planned_ + reserve / 2] {
            if (!reply->wait(seconds)) reply->give_what_was_heard();
        });
        return {};
    }

    void think(const GoLimits& asked, Budget& budget, Reply& reply) {
        ThinkLimits limits;
        limits.nodes = std::min(options_.level->limits.nodes, asked.nodes.value_or(limits.nodes));
        if (asked.depth) limits.depth = static_cast<int>(std::max<std::uint64_t>(*asked.depth, 1));
        Finding found;
        try {
            Engine& thinker = engine(asked);
            thinker.set(*now_);
            if (asked.milliseconds) limits.seconds = std::max(0.0, budget.seconds_left());
            found = thinker.think(limits, budget, [&](const Thought& thought) { reply.hear(thought); });
        } catch (const std::exception&) {
            // The machine has no more memory, or no more threads. Some move is better than none.
            engine_.reset();
            if (const std::vector<Move> moves = legal_moves(*now_); !moves.empty()) found.best = moves.front();
            say("info the machine has too little memory or too few threads for these options");
        }
        reply.give(found.best, found.thought);
    }

    // On the other side's time, without a word. What was thought stays in the engine's tree for when the game goes on.
    void ponder() {
        const auto budget = std::make_shared<Budget>(Limits{}, &worker_.cancelled());
        pondering_ = true;
        worker_.start([this, budget] {
            try {
                Engine& thinker = engine_ ? *engine_ : engine({});  // the one with the tree
                thinker.set(*now_);
                thinker.think({}, *budget);
            } catch (const std::exception&) {
                engine_.reset();
            }
        });
    }

    Result<void> stop(Words /*words*/) {
        if (!pondering_) worker_.cancel();
        return {};
    }

    Result<void> eval(Words /*words*/) {
        const Evaluation seen = evaluate(*now_);
        for (const Term& term : seen.terms)
            say(fmt::format("info term {} own {:.0f} theirs {:.0f}", term.name, term.own, term.theirs));
        say(fmt::format("info chance {:.1f}", 100 * seen.win));
        say(fmt::format("eval {:.3f}", seen.score));
        return {};
    }

    Result<void> perft(Words words) {
        if (words.size() != 1) return refuse("expected perft DEPTH");
        const Result<std::uint64_t> depth = read_number(words[0], 0, most_perft);
        if (!depth) return std::unexpected(depth.error());
        const auto budget = std::make_shared<Budget>(Limits{}, &worker_.cancelled());
        limited_ = true;
        clock_ = nullptr;
        worker_.start([this, depth = static_cast<unsigned>(*depth), budget] {
            const std::optional<std::uint64_t> leaves = amazons::perft(to_board(*now_), depth, *budget);
            say(leaves ? fmt::format("nodes {}", *leaves) : "error perft was stopped");
        });
        return {};
    }

    Result<void> show(Words /*words*/) {
        const std::string drawn = draw(*now_, "white", "black", "arrow");
        for (text::Lines lines(drawn); !lines.at_end();) say(fmt::format("info {}", lines.next()));
        say("position " + write_fen(*now_));
        return {};
    }

    // What the rules say of a cell, in one line that begins with the command.
    Result<void> tell_cells(std::string_view command, bool shot) {
        const Result<Cell> from = parse_cell(rest_, now_->size);
        if (!from) return std::unexpected(from.error());
        const Ruling ruling = rule(*now_, {.side = {}, .from = *from, .to = {}, .arrow = {}, .shot = shot});
        if (!ruling.why_not.empty()) say("info " + ruling.why_not.english());
        say(fmt::format("{} {}", command, cells_in_a_row(ruling.cells, now_->size)));
        return {};
    }

    Result<void> moves(Words words) {
        if (!words.empty()) return tell_cells("moves", false);
        std::string sides;  // and how many amazons of each can move
        for (const Question& question : questions_of(*now_)) {
            const Ruling ruling = rule(*now_, question);
            const std::string name = write_question(question, now_->size);
            if (question.side) sides += fmt::format(" {} {}", name, ruling.cells.size());
            say(fmt::format("info {} {}", name, cells_in_a_row(ruling.cells, now_->size)));
        }
        say("moves" + sides);
        return {};
    }

    Result<void> shots(Words /*words*/) { return tell_cells("shots", true); }

    Result<void> legal(Words /*words*/) {
        const Result<Question> question = parse_question(rest_, now_->size);
        if (!question) return std::unexpected(question.error());
        const Message why_not = rule(*now_, *question).why_not;
        say(why_not.empty() ? "legal yes" : "legal no " + why_not.english());
        return {};
    }

    Result<void> setoption(Words words) {
        if (words.size() != 2) return refuse("expected setoption NAME VALUE; the options are {}", option_names);
        if (Result<void> set = options_.set(words[0], words[1]); !set) return set;
        engine_.reset();
        say("ok");
        return {};
    }

    Result<void> isready(Words /*words*/) {
        say("readyok");
        return {};
    }

    Result<void> help(Words /*words*/) {
        for (const Verb& verb : verbs)
            say(fmt::format("info {}{}{}", verb.name, verb.form.empty() ? "" : " ", verb.form));
        say("ok");
        return {};
    }

    Result<void> quit(Words /*words*/) {
        over_ = true;
        finish(patience_at_the_end);
        return {};
    }

    worlds::LineSink sink_;
    worlds::FileReader files_;  // may be empty
    std::mutex speech_;         // lines come from the worker, too
    ProtocolOptions options_;
    std::unique_ptr<Engine> engine_;  // made when it is needed
    std::string_view rest_;           // of the line that is being done
    std::optional<Position> now_;
    std::optional<Side> mine_;  // the side that was thought for last
    Reserve reserve_;
    double planned_ = 0;                   // seconds for the answer of the last `go` with a time
    std::shared_ptr<Reply> reply_;         // to it
    bool limited_ = true;                  // what is being thought about ends by itself
    std::shared_ptr<const Budget> clock_;  // where nothing but its time ends it
    bool pondering_ = false;
    bool over_ = false;
    // Last: they use all the others.
    Worker worker_;
    Worker timekeeper_;  // wakes up when the time is over: who sleeps is woken soon, also on a busy machine
};

const std::array<Protocol::Verb, 17> Protocol::verbs = {{
    {"newgame", "[SIZE]", true, false, &Protocol::newgame},
    {"position", "FEN", true, false, &Protocol::position},
    {"load", "FILE", true, false, &Protocol::load},
    {"play", "MOVE", true, true, &Protocol::play},
    {"moves", "[CELL]", true, true, &Protocol::moves},
    {"shots", "CELL", true, true, &Protocol::shots},
    {"legal", "MOVE", true, true, &Protocol::legal},
    {"go", "[MS] [nodes N] [depth N]", true, true, &Protocol::go},
    {"stop", "", false, false, &Protocol::stop},
    {"eval", "", true, true, &Protocol::eval},
    {"perft", "DEPTH", true, true, &Protocol::perft},
    {"show", "", true, true, &Protocol::show},
    {"setoption", "NAME VALUE", true, false, &Protocol::setoption},
    {"isready", "", false, false, &Protocol::isready},
    {"help", "", false, false, &Protocol::help},
    {"quit", "", false, false, &Protocol::quit},
    {"exit", "", false, false, &Protocol::quit},
}};

}  // namespace

Result<std::unique_ptr<worlds::Player>> protocol(const worlds::EngineSettings& settings, worlds::LineSink sink) {
    const Result<ProtocolOptions> options = read_options(settings);
    if (!options) return std::unexpected(options.error());
    try {
        return std::make_unique<Protocol>(*options, settings.files, std::move(sink));
    } catch (const std::system_error&) {
        return fail(tr("no thread could be started for the engine"));
    }
}

}  // namespace ariadne::amazons
