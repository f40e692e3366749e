#include "worlds/amazons/console/talk.h"

#include <algorithm>

#include "worlds/amazons/console/reading.h"

namespace ariadne::amazons {

std::string cleaned(std::string_view line) {
    std::string out;
    for (const char c : line) {
        if (c == '\t') out += ' ';
        if (static_cast<unsigned char>(c) >= ' ' && c != '\x7f') out += c;
    }
    const std::size_t begin = out.find_first_not_of(' ');
    if (begin == std::string::npos) return {};
    return out.substr(begin, out.find_last_not_of(' ') - begin + 1);
}

void Talk::line(std::string_view text) const {
    conversation_.say(std::string(text) + "\n");
}

void Talk::heading(std::string_view text) const {
    if (!colour()) return line(text);
    line("\x1b[1m" + std::string(text) + "\x1b[0m");
}

std::optional<std::string> Talk::ask(std::string_view prompt, std::optional<double> patience) {
    if (ended()) return std::nullopt;
    const bool limited = patience && conversation_.patience;
    if (limited) conversation_.patience(std::max(0.0, *patience));
    const double begin = limited ? now() : 0;
    const std::optional<std::string> answer = conversation_.ask(prompt);
    if (cancelled()) return std::nullopt;
    if (answer) return cleaned(*answer);
    ended_ = !limited || now() - begin < *patience;
    return std::nullopt;
}

std::optional<bool> Talk::agrees(std::string_view question) {
    while (true) {
        const std::optional<std::string> answer = ask(question);
        if (!answer) return std::nullopt;
        if (const std::optional<bool> known = yes_or_no(*answer)) return known;
        if (is_resignation(*answer)) {
            gave_up_ = true;
            return std::nullopt;
        }
        say(phrases.yes_or_no);
    }
}

}  // namespace ariadne::amazons
