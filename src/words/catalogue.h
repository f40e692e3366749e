#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace ariadne {

// The translations of one language: a file that msgfmt has made, little-endian, which stays where it is.
class Catalogue {
  public:
    explicit Catalogue(std::string_view file);

    std::size_t size() const { return entries_.size(); }
    // The forms of its plural follow each other, with a NUL between. Empty: there is no translation.
    std::string_view find(std::string_view context, std::string_view english) const;

  private:
    struct Entry {
        std::string_view context;
        std::string_view english;  // of a plural, the one for one
        std::string_view translated;
    };
    std::vector<Entry> entries_;  // in order
};

}  // namespace ariadne
