#include "server/accept_language.h"

#include <algorithm>

#include "text/characters.h"
#include "text/numbers.h"

namespace ariadne::server {

namespace {

// "es-MX;q=0.8"
struct Wish {
    std::string_view code;
    double weight = 1;
};

Wish read_wish(std::string_view part) {
    const std::size_t semicolon = std::min(part.find(';'), part.size());
    const std::string_view tag = text::trimmed(part.substr(0, semicolon));
    Wish out{tag.substr(0, tag.find('-'))};
    constexpr std::string_view weight = "q=";
    if (const std::size_t at = part.find(weight, semicolon); at != std::string_view::npos)
        out.weight = text::to_number<double>(text::trimmed(part.substr(at + weight.size()))).value_or(0);
    return out;
}

}  // namespace

Language accepted_language(std::string_view accept_language) {
    Language best = Language::en;
    double most = 0;
    while (!accept_language.empty()) {
        const std::size_t comma = std::min(accept_language.find(','), accept_language.size());
        const Wish wish = read_wish(accept_language.substr(0, comma));
        accept_language.remove_prefix(std::min(comma + 1, accept_language.size()));
        const std::optional<Language> language = language_named(wish.code);
        if (!language || wish.weight <= most) continue;
        best = *language;
        most = wish.weight;
    }
    return best;
}

}  // namespace ariadne::server
