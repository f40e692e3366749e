#include "worlds/amazons/two_player/two_player.h"

#include "worlds/amazons/bits/board.h"
#include "worlds/amazons/console/converse.h"
#include "worlds/amazons/engine/level.h"
#include "worlds/amazons/protocol/protocol.h"
#include "worlds/amazons/text.h"
#include "worlds/amazons/two_player/opening.h"
#include "worlds/amazons/two_player/outlook.h"
#include "worlds/amazons/two_player/perft.h"
#include "worlds/amazons/two_player/referee.h"

namespace ariadne::amazons {

namespace {

class Adapter final : public worlds::TwoPlayer {
  public:
    std::vector<std::string> levels() const override {
        std::vector<std::string> out;
        for (const Level& level : amazons::levels()) out.emplace_back(level.name);
        return out;
    }

    Result<std::unique_ptr<worlds::Player>> engine(const worlds::EngineSettings& settings,
                                                   worlds::LineSink sink) const override {
        return protocol(settings, std::move(sink));
    }

    Result<std::unique_ptr<worlds::Referee>> referee(std::string_view text) const override {
        return amazons::referee(text);
    }

    std::string opening(unsigned turns, std::uint64_t seed) const override { return amazons::opening(turns, seed); }

    Result<std::optional<std::uint64_t>> perft(std::string_view text, unsigned depth, Budget& budget) const override {
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return amazons::perft(to_board(last(*record)), depth, budget);
    }

    Result<worlds::Outlook> outlook(std::string_view text) const override {
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return amazons::outlook(last(*record));
    }

    Result<worlds::Review> review(std::string_view text, Budget& budget) const override {
        const Result<Record> record = parse(text);
        if (!record) return std::unexpected(record.error());
        return amazons::review(*record, budget);
    }

    Result<void> converse(const worlds::Conversation& conversation, std::string_view text,
                          const std::map<std::string, std::string>& options) const override {
        return amazons::converse(conversation, text, options);
    }
};

}  // namespace

const worlds::TwoPlayer& two_player() {
    static const Adapter adapter;
    return adapter;
}

}  // namespace ariadne::amazons
