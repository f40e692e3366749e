#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/error.h"

namespace ariadne::maze {

struct Header {
    struct Field {
        std::int64_t value = 0;
        int column = 0;
    };
    std::array<Field, 3> fields;  // N, M, P

    std::int64_t rows() const { return fields[0].value; }
    std::int64_t cols() const { return fields[1].value; }
    std::int64_t life() const { return fields[2].value; }
};

inline constexpr std::string_view header_letters = "NMP";

// Reads "N=4, M=11, P=8": any case, any order, blanks free. The line has no line end.
Result<Header> parse_header(std::string_view line);

}  // namespace ariadne::maze
