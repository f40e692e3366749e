#pragma once

#include <expected>
#include <string>
#include <utility>

namespace ariadne {

// A bad file or request. Lines and columns count from 1; 0 means that the place is not known.
// The message says what was found and what was expected, without the place.
struct Error {
    std::string message;
    int line = 0;
    int column = 0;

    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(std::string message, int line = 0, int column = 0) {
    return std::unexpected(Error{std::move(message), line, column});
}

}  // namespace ariadne
