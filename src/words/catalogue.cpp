#include "words/catalogue.h"

#include <algorithm>
#include <tuple>

namespace ariadne {

namespace {

// Number 0 is a sign of the format, 1 its version; then come how many texts there are, and where the two tables stand
// that have length and place of each.
constexpr std::uint32_t format_sign = 0x950412de;

std::uint32_t number_at(std::string_view file, std::size_t at) {
    if (at + 4 > file.size()) return 0;
    std::uint32_t out = 0;
    for (std::size_t i = 4; i > 0; --i) out = out << 8U | static_cast<unsigned char>(file[at + i - 1]);
    return out;
}

std::string_view text_at(std::string_view file, std::size_t row) {
    const std::size_t begin = std::min<std::size_t>(number_at(file, row + 4), file.size());
    return file.substr(begin, number_at(file, row));
}

}  // namespace

Catalogue::Catalogue(std::string_view file) {
    if (number_at(file, 0) != format_sign) return;
    const std::size_t count = std::min<std::size_t>(number_at(file, 8), file.size() / 16);
    for (std::size_t i = 0; i < count; ++i) {
        std::string_view key = text_at(file, number_at(file, 12) + 8 * i);
        key = key.substr(0, key.find('\0'));
        const std::size_t end_of_context = key.find('\4');
        const bool plain = end_of_context == std::string_view::npos;
        entries_.push_back({plain ? std::string_view() : key.substr(0, end_of_context),
                            plain ? key : key.substr(end_of_context + 1), text_at(file, number_at(file, 16) + 8 * i)});
    }
    std::ranges::sort(entries_, {}, [](const Entry& entry) { return std::tie(entry.context, entry.english); });
}

std::string_view Catalogue::find(std::string_view context, std::string_view english) const {
    const auto wanted = std::tie(context, english);
    const auto key = [](const Entry& entry) { return std::tie(entry.context, entry.english); };
    const auto found = std::ranges::lower_bound(entries_, wanted, {}, key);
    return found != entries_.end() && key(*found) == wanted ? found->translated : std::string_view();
}

}  // namespace ariadne
