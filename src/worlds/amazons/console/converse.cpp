#include "worlds/amazons/console/converse.h"

#include <utility>

#include <fmt/format.h>

#include "worlds/amazons/console/game.h"
#include "worlds/amazons/console/options.h"
#include "worlds/amazons/console/reading.h"
#include "worlds/amazons/console/setup.h"
#include "worlds/amazons/console/talk.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

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
    if (!record) return fail(place_in_words(Language::en, wishes.saved, record.error()));
    return std::optional(std::move(*record));
}

}  // namespace

Result<void> converse(const worlds::Conversation& conversation, std::string_view text,
                      const std::map<std::string, std::string>& options) {
    const Result<Wishes> wishes = read_wishes(options);
    if (!wishes) return std::unexpected(wishes.error());
    Result<std::optional<Record>> begun = game_begun(conversation, text, *wishes);
    if (!begun) return std::unexpected(begun.error());
    Talk talk(conversation);
    talk.heading(talk.text(Phrase::title));
    talk.say(Phrase::welcome);
    std::optional<Agreed> agreed = agree(talk, *wishes, std::move(*begun));
    if (!agreed) {
        talk.line("");
        talk.say(Phrase::goodbye);
        return {};
    }
    Game(talk, std::move(*agreed)).play();
    return {};
}

}  // namespace ariadne::amazons
