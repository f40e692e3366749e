#pragma once

#include <expected>
#include <utility>
#include <vector>

#include "words/message.h"

namespace ariadne {

// A bad file or request. Lines and columns count from 1; 0 means that the place is not known.
// The message says what was found and what was expected, without the place.
struct Error {
    Message message;
    int line = 0;
    int column = 0;
    std::vector<Error> more = {};  // what else is wrong with the same text, in its order

    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(Message message, int line = 0, int column = 0) {
    return std::unexpected(Error{std::move(message), line, column});
}

// The errors of one text, told as one: the first, and as many after it as a person reads.
class Errors {
  public:
    bool none() const { return count_ == 0; }
    bool full() const { return count_ == most; }

    void add(Error error) {
        if (full()) return;
        if (count_++ == 0)
            first_ = std::move(error);
        else
            first_.more.push_back(std::move(error));
    }
    std::unexpected<Error> told() { return std::unexpected(std::move(first_)); }

  private:
    static constexpr int most = 10;
    Error first_;
    int count_ = 0;
};

}  // namespace ariadne
