#include "cli/play/prompt.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "text/characters.h"

namespace ariadne::cli {

namespace {

constexpr char32_t control(char letter) {
    return static_cast<char32_t>(letter) & 0x1fU;
}

std::string at_home(std::string path) {
    const char* home = std::getenv("HOME");
    if (home != nullptr && path.starts_with("~/")) path.replace(0, 1, home);
    return path;
}

std::string shared_beginning(const std::vector<std::string>& names) {
    std::u32string shared = from_utf8(names.front());
    for (const std::string& name : names) {
        const std::u32string letters = from_utf8(name);
        const auto [end, other] = std::ranges::mismatch(shared, letters);
        shared.erase(end, shared.end());
    }
    return to_utf8(shared);
}

}  // namespace

std::u32string from_utf8(std::string_view text) {
    std::u32string out;
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i]);
        const std::size_t length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        char32_t value = length <= 1 ? first : first & (0xffU >> (length + 1));
        std::size_t got = 1;
        while (got < length && i + got < text.size() && (text[i + got] & 0xC0) == 0x80) {
            value = value << 6U | (static_cast<unsigned char>(text[i + got]) & 0x3fU);
            ++got;
        }
        out.push_back(length == 0 || got != length ? U'\xFFFD' : value);
        i += got;
    }
    return out;
}

std::string to_utf8(std::u32string_view text) {
    std::string out;
    for (const char32_t c : text) out += text::utf8(c);
    return out;
}

std::string Prompt::file() const {
    return at_home(to_utf8(text));
}

void Prompt::edit(const Key& key) {
    if (key.name == KeyName::resize) return;
    choices.clear();
    const char32_t c = key.name == KeyName::character ? key.character : 0;
    if (key.name == KeyName::left || c == control('b')) {
        if (cursor > 0) --cursor;
    } else if (key.name == KeyName::right || c == control('f')) {
        if (cursor < text.size()) ++cursor;
    } else if (key.name == KeyName::home || c == control('a')) {
        cursor = 0;
    } else if (key.name == KeyName::end || c == control('e')) {
        cursor = text.size();
    } else if (key.name == KeyName::backspace || c == '\b' || c == 0x7f) {
        if (cursor > 0) text.erase(--cursor, 1);
    } else if (key.name == KeyName::erase || c == control('d')) {
        if (cursor < text.size()) text.erase(cursor, 1);
    } else if (c == control('u')) {
        text.erase(0, cursor);
        cursor = 0;
    } else if (c == control('k')) {
        text.erase(cursor);
    } else if (c == control('w')) {
        std::size_t begin = cursor;
        while (begin > 0 && text[begin - 1] == '/') --begin;
        while (begin > 0 && text[begin - 1] != '/') --begin;
        text.erase(begin, cursor - begin);
        cursor = begin;
    } else if (key.name == KeyName::tab || c == '\t') {
        complete();
    } else if (c >= ' ') {
        text.insert(cursor++, 1, c);
    }
}

void Prompt::complete() {
    const std::string before = to_utf8(std::u32string_view(text).substr(0, cursor));
    const std::size_t slash = before.rfind('/');
    const std::string folder = slash == std::string::npos ? "" : before.substr(0, slash + 1);
    const std::string begun = before.substr(folder.size());
    std::vector<std::string> names;
    std::error_code failed;
    const std::filesystem::path where = folder.empty() ? "." : at_home(folder);
    for (std::filesystem::directory_iterator at(where, failed), end; !failed && at != end; at.increment(failed)) {
        std::string name = at->path().filename().string();
        if (!name.starts_with(begun) || (begun.empty() && name.starts_with('.'))) continue;
        std::error_code unknown;
        if (at->is_directory(unknown)) name += '/';
        names.push_back(std::move(name));
    }
    if (names.empty()) return;
    std::ranges::sort(names);
    const std::u32string longer = from_utf8(folder + shared_beginning(names));
    text.replace(0, cursor, longer);
    cursor = longer.size();
    if (names.size() > 1) choices = std::move(names);
}

}  // namespace ariadne::cli
