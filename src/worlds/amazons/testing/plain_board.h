#pragma once

#include <map>
#include <set>
#include <string>

// The game written a second time, slowly, on strings: a cell is its name, what stands on it a letter, a turn the words
// that people write. Shares no code with the world. Cells and turns are as in d1-d7/g7.
namespace ariadne::amazons::testing {

class PlainBoard {
  public:
    // "3q/4/4/Q3 w"; must be right.
    explicit PlainBoard(const std::string& fen);

    std::set<std::string> turns() const;
    bool lost() const { return turns().empty(); }
    void play(const std::string& turn);  // one of turns()
    std::string fen() const;

  private:
    using Cells = std::map<std::string, char>;  // Q, q, * or a dot

    static std::set<std::string> reached(const Cells& cells, const std::string& from);

    Cells cells_;
    int rows_ = 0;
    int cols_ = 0;
    char player_ = 'Q';
};

}  // namespace ariadne::amazons::testing
