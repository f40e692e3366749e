#include "worlds/amazons/console/converse.h"

#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/numbers.h"
#include "worlds/amazons/console/files.h"
#include "worlds/amazons/console/game.h"
#include "worlds/amazons/console/reading.h"
#include "worlds/amazons/console/setup.h"
#include "worlds/amazons/console/talk.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

constexpr unsigned most_threads = 1024;

template <class Known>
std::unexpected<Error> one_of(std::string_view option, std::string_view found, const Known& known) {
    return fail({tr("--{0}: found '{1}', expected one of: {2}"), option, text::clipped(found),
                 fmt::format("{}", fmt::join(known, ", "))});
}

Result<void> read_strength(Wishes& wishes, const std::string& name, const std::string& seconds) {
    if (!name.empty()) {
        const Level* const level = find_level(name);
        if (level == nullptr) return one_of("level", name, level_names());
        wishes.level = *level;
    }
    if (seconds.empty()) return {};
    const std::optional<double> amount = read_amount(seconds);
    if (!amount || *amount > most_seconds)
        return fail(
            {tr("--seconds: found '{0}', expected more than 0 and at most {1}"), text::clipped(seconds), most_seconds});
    if (!name.empty() && !wishes.level->full())
        return fail({tr("--seconds cannot be combined with level {0}, which counts positions instead"), name});
    wishes.level = level_of_seconds(*amount);
    return {};
}

Result<void> read_game(Wishes& wishes, const std::string& size) {
    if (wishes.fresh && !wishes.saved.empty())
        return fail(tr("--new starts a new game and cannot be combined with a saved one"));
    if (size.empty()) return {};
    if (!wishes.saved.empty()) return fail(tr("--size is for new games; a saved game has its own size"));
    wishes.size = text::to_number<int>(size);
    if (wishes.size && new_position(*wishes.size)) return {};
    return one_of("size", size, known_sizes());
}

Result<Wishes> read_wishes(const std::map<std::string, std::string>& options) {
    const auto given = [&](const char* name) {
        const auto found = options.find(name);
        return found == options.end() ? std::string() : found->second;
    };
    Wishes out;
    if (const std::string name = cleaned(given("white")); !name.empty()) out.names[0] = name;
    if (const std::string name = cleaned(given("black")); !name.empty()) out.names[1] = name;
    out.fresh = !given("new").empty();
    out.saved = given("saved");
    if (const Result<void> level = read_strength(out, given("level"), given("seconds")); !level)
        return std::unexpected(level.error());
    if (const Result<void> game = read_game(out, given("size")); !game) return std::unexpected(game.error());
    if (!given("clock").empty()) {
        out.clock = read_clock(given("clock"));
        if (!out.clock)
            return fail(
                {tr("--clock: found '{0}', expected minutes such as 10, or minutes and seconds per move such as 5+3"),
                 text::clipped(given("clock"))});
    }
    if (!given("threads").empty()) {
        const std::optional<unsigned> threads = text::to_number<unsigned>(given("threads"));
        if (!threads || *threads == 0 || *threads > most_threads)
            return fail({tr("--{0}: found '{1}', expected a number from {2} to {3}"), "threads",
                         text::clipped(given("threads")), 1, most_threads});
        out.threads = *threads;
    }
    if (!given("seed").empty()) {
        const std::optional<std::uint64_t> seed = text::to_number<std::uint64_t>(given("seed"));
        if (!seed) return fail({tr("--seed: found '{0}', expected a number"), text::clipped(given("seed"))});
        out.seed = *seed;
    }
    return out;
}

// The game that the options or the caller name; nothing: it is still to be chosen.
Result<std::optional<Record>> game_begun(const worlds::Conversation& conversation, std::string_view text,
                                         const Wishes& wishes) {
    if (!text.empty()) {
        Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return std::optional(std::move(*record));
    }
    if (wishes.saved.empty()) return std::nullopt;
    Result<Record> record = read_record(conversation, wishes.saved);
    if (!record) return fail(placed(wishes.saved, record.error()));
    return std::optional(std::move(*record));
}

}  // namespace

Result<bool> converse(const worlds::Conversation& conversation, std::string_view text,
                      const std::map<std::string, std::string>& options) {
    const Result<Wishes> wishes = read_wishes(options);
    if (!wishes) return std::unexpected(wishes.error());
    Result<std::optional<Record>> begun = game_begun(conversation, text, *wishes);
    if (!begun) return std::unexpected(begun.error());
    Talk talk(conversation);
    talk.heading(talk.text(phrases.title));
    talk.say(phrases.welcome);
    std::optional<Agreed> agreed = agree(talk, *wishes, std::move(*begun));
    if (!agreed) {
        talk.line("");
        talk.say(phrases.goodbye);
        return true;
    }
    return Game(talk, std::move(*agreed)).play();
}

}  // namespace ariadne::amazons
