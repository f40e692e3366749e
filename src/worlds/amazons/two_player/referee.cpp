#include "worlds/amazons/two_player/referee.h"

#include <utility>

#include "worlds/amazons/notation.h"
#include "worlds/amazons/rules.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

class GameReferee final : public worlds::Referee {
  public:
    explicit GameReferee(Record record) : record_(std::move(record)), now_(last(record_)) {}

    std::string position() const override { return write_fen(now_); }
    int to_move() const override { return now_.to_move == Side::white ? 0 : 1; }
    bool over() const override { return has_lost(now_); }

    // With the start always, so that a file of many games can be told apart.
    std::string record() const override {
        const std::string start = write_fen(record_.start) + '\n';
        const std::string out = write_record(record_);
        return out.starts_with(start) ? out : start + out;
    }

    std::vector<std::string> moves() const override {
        std::vector<Move> legal;
        legal_moves(now_, legal);
        std::vector<std::string> out;
        out.reserve(legal.size());
        for (const Move& move : legal) out.push_back(write_move(move, now_.size));
        return out;
    }

    Result<std::string> play(std::string_view text) override {
        const Result<Move> move = parse_move(text, now_.size);
        if (!move) return std::unexpected(move.error());
        if (std::string why = explain(now_, *move); !why.empty()) return fail(std::move(why));
        now_ = apply(now_, *move);
        record_.moves.push_back(*move);
        return write_move(*move, now_.size);
    }

  private:
    Record record_;
    Position now_;
};

}  // namespace

Result<std::unique_ptr<worlds::Referee>> referee(std::string_view text) {
    if (text.empty()) return std::make_unique<GameReferee>(Record{*new_position(), {}});
    Result<Record> record = parse(text);
    if (!record) return std::unexpected(record.error());
    return std::make_unique<GameReferee>(std::move(*record));
}

}  // namespace ariadne::amazons
