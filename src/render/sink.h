#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "base/budget.h"
#include "base/error.h"

namespace ariadne::render {

// Where bytes go that are too many to be held. False: no more of them are wanted, and the writer stops.
using Sink = std::function<bool(std::string_view)>;

// Why something did not get to its end: its budget, or a sink that has had enough. The owner of the sink words its own
// error.
inline std::unexpected<Error> cut_short(const Budget& budget, const Phrase& before) {
    if (budget.exhausted()) return stopped(budget, before);
    return fail({after_space, tr("cancelled"), before});
}

// Text on its way to a sink, a piece at a time, as long as the budget lasts.
class Pieces {
  public:
    Pieces(Budget& budget, const Sink& sink) : budget_(budget), sink_(sink) {}

    std::string& text() { return text_; }  // to be appended to

    // After each row, or anything as short: hands over what is long enough. False: stop now.
    bool next() { return text_.size() < enough ? going_ : hand_over(); }

    // After the last. `before` is for the error, see `stopped`.
    Result<void> finish(const Phrase& before) {
        if (hand_over()) return {};
        return cut_short(budget_, before);
    }

  private:
    static constexpr std::size_t enough = std::size_t{1} << 14U;

    bool hand_over() {
        going_ = going_ && budget_.check() && (text_.empty() || sink_(text_));
        text_.clear();
        return going_;
    }

    Budget& budget_;
    const Sink& sink_;
    std::string text_;
    bool going_ = true;
};

// What `write` gives to its sink, in one piece.
template <class Write>
Result<std::string> collected(const Write& write) {
    std::string out;
    const Result<void> done = write(Sink([&](std::string_view bytes) {
        out += bytes;
        return true;
    }));
    if (!done) return std::unexpected(done.error());
    return out;
}

}  // namespace ariadne::render
