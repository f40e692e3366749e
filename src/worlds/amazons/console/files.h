#pragma once

#include <string>
#include <string_view>

#include "base/error.h"
#include "worlds/amazons/console/talk.h"
#include "worlds/amazons/model.h"

namespace ariadne::amazons {

inline constexpr std::string_view usual_file = "tablero.txt";

Result<Record> read_record(const worlds::Conversation& conversation, const std::string& file);

// "tablero.txt, line 2, column 4: what is wrong".
Message placed(std::string_view file, const Error& error);

// Where a game is kept. A name that ends in .fen gets the position as FEN, one in .game all the turns; every other the
// four lines of tablero.txt. Only the game's own file is written over without a question.
class Saving {
  public:
    Saving(Talk& talk, std::string own) : talk_(talk), own_(std::move(own)) {}

    // Under that name, or the game's own, or the usual one. Says what came of it; true: it is on the disk.
    bool save(const Record& record, std::string name);
    // All the turns, whatever the name ends in.
    bool save_turns(const Record& record, std::string name);
    // To a new file with a name of its own, without a question: the position, or all the turns.
    void keep(const Record& record, bool turns);

    bool failed() const { return failed_; }  // the last attempt to write

  private:
    bool write(const std::string& name, const std::string& text, bool becomes_own);

    Talk& talk_;
    std::string own_;  // empty: not saved yet
    bool failed_ = false;
};

}  // namespace ariadne::amazons
