#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

namespace ariadne::worlds {

// A move in words: "A+3", "d1-d7/g7". Without memory of its own: a batch makes and compares millions.
class Word {
  public:
    static constexpr std::size_t most = 31;  // bytes; no move is longer, even with blanks in it

    Word(std::string_view text) : size_(static_cast<std::uint8_t>(std::min(text.size(), most))) {
        std::ranges::copy(text.substr(0, most), signs_.begin());
    }
    Word(const char* text) : Word(std::string_view(text)) {}

    operator std::string_view() const { return {signs_.data(), size_}; }

    friend bool operator==(const Word& one, const Word& other) { return std::memcmp(&one, &other, sizeof one) == 0; }
    friend std::ostream& operator<<(std::ostream& out, const Word& word) { return out << std::string_view(word); }

  private:
    std::array<char, most> signs_ = {};
    std::uint8_t size_;
};

std::string in_words(std::span<const Word> words);  // "B+3 A+4"

}  // namespace ariadne::worlds
