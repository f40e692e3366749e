#include "text/json_scanner.h"

#include <algorithm>

#include <fmt/format.h>

#include "text/characters.h"
#include "text/numbers.h"

namespace ariadne::text {

namespace {

constexpr std::string_view number_signs = "+-.eE0123456789";

}  // namespace

Message of_key(std::string_view key, Message message) {
    return key.empty() ? message : Message(tr("key {0}: {1}"), key, std::move(message));
}

Error JsonScanner::at(std::size_t offset, Message message) const {
    return at_offset(text_, offset, std::move(message));
}

void JsonScanner::skip_space() {
    at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
}

char JsonScanner::peek() {
    skip_space();
    return at_ < text_.size() ? text_[at_] : '\0';
}

bool JsonScanner::take(char sign) {
    if (peek() != sign || at_ == text_.size()) return false;
    ++at_;
    return true;
}

Message JsonScanner::describe() {
    if (peek() == '\0' && at_ == text_.size()) return tr("the end of the file");
    const char c = text_[at_];
    if (c == '{') return tr("an object");
    if (c == '[') return tr("an array");
    if (c == '"') return tr("a string");
    if (c == '-' || is_digit(c)) {
        const std::size_t end = std::min(text_.find_first_not_of(number_signs, at_), text_.size());
        return Message::plain(clipped(text_.substr(at_, end - at_)));
    }
    for (const char* const word : {"true", "false", "null"})
        if (text_.substr(at_).starts_with(word)) return Message::plain(word);
    return shown(c);
}

Error JsonScanner::found(std::string_view key, const Message& expected) {
    const Message what = describe();
    return at(at_, of_key(key, {tr("found {0}, expected {1}"), what, expected}));
}

Result<void> JsonScanner::expect(char sign, std::string_view key, const Message& expected) {
    if (!take(sign)) return std::unexpected(found(key, expected));
    return {};
}

Result<JsonScanner::String> JsonScanner::string(std::string_view key, const Message& expected) {
    const auto unfinished = [&](Message what) {
        return at(at_, of_key(key, {tr("found {0} in a string, expected '\"' at its end"), std::move(what)}));
    };
    if (auto quote = expect('"', key, expected); !quote) return std::unexpected(quote.error());
    String out;
    out.offset = at_;
    while (at_ < text_.size() && text_[at_] != '"') {
        const char c = text_[at_];
        if (static_cast<unsigned char>(c) < 0x20)
            return std::unexpected(unfinished(c == '\n' || c == '\r' ? tr("the end of the line") : shown(c)));
        if (c == '\\') {
            if (auto read = escape(key, out); !read) return std::unexpected(read.error());
            continue;
        }
        if (!out.offsets_of.empty()) out.offsets_of.push_back(at_);
        out.text += c;
        ++at_;
    }
    if (at_ == text_.size()) return std::unexpected(unfinished(tr("the end of the file")));
    if (!out.offsets_of.empty()) out.offsets_of.push_back(at_);
    ++at_;
    return out;
}

Result<void> JsonScanner::escape(std::string_view key, String& out) {
    constexpr std::string_view short_escapes = "\"\\/bfnrt";
    constexpr std::string_view short_meanings = "\"\\/\b\f\n\r\t";
    const std::size_t from = at_++;
    const std::size_t which = at_ < text_.size() ? short_escapes.find(text_[at_]) : std::string_view::npos;
    std::string meaning;
    if (which != std::string_view::npos) {
        meaning = short_meanings[which];
        ++at_;
    } else if (at_ < text_.size() && text_[at_] == 'u') {
        const std::string_view digits = text_.substr(at_ + 1, 4);
        const std::optional<unsigned> code = to_number<unsigned>(digits, 16);
        if (digits.size() < 4 || !code)
            return std::unexpected(at(from, of_key(key, tr("found \\u without four hexadecimal digits after it"))));
        meaning = utf8(*code);
        at_ += 5;
    } else {
        const Message unknown = {tr("found an unknown escape sequence, expected one of: {0}"),
                                 R"(\" \\ \/ \b \f \n \r \t \u)"};
        return std::unexpected(at(from, of_key(key, unknown)));
    }
    for (std::size_t i = out.offsets_of.size(); i < out.text.size(); ++i) out.offsets_of.push_back(out.offset + i);
    out.text += meaning;
    out.offsets_of.insert(out.offsets_of.end(), meaning.size(), from);
    return {};
}

Result<JsonScanner::Literal> JsonScanner::whole_number(std::string_view key, const Message& expected) {
    const char first = peek();
    if (first != '-' && !is_digit(first)) return std::unexpected(found(key, expected));
    const std::size_t end = std::min(text_.find_first_not_of(number_signs, at_), text_.size());
    const Literal out{text_.substr(at_, end - at_), at_};
    const std::string_view digits = out.text.substr(first == '-' ? 1 : 0);
    const bool whole = !digits.empty() && std::all_of(digits.begin(), digits.end(), is_digit);
    if (!whole || (digits.size() > 1 && digits[0] == '0')) return std::unexpected(found(key, expected));
    at_ = end;
    return out;
}

// The quotation mark at the end of a string; the end of the text: there is none.
std::size_t JsonScanner::end_of_string(std::size_t from) const {
    for (std::size_t at = from; (at = text_.find('"', at)) != std::string_view::npos; ++at) {
        std::size_t before = at;
        while (before > from && text_[before - 1] == '\\') --before;
        if ((at - before) % 2 == 0) return at;
    }
    return text_.size();
}

Result<std::string_view> JsonScanner::any_value() {
    skip_space();
    const std::size_t from = at_;
    std::size_t depth = 0;
    for (; at_ < text_.size(); ++at_) {
        const char c = text_[at_];
        if (c == '"') {
            at_ = end_of_string(at_ + 1);
            continue;
        }
        if (c == '{' || c == '[') ++depth;
        const bool closes = c == '}' || c == ']';
        if (depth == 0 && (closes || c == ',' || is_blank(c) || c == '\n' || c == '\r')) break;
        if (closes) --depth;
    }
    const bool whole = at_ <= text_.size() && at_ > from && depth == 0;
    at_ = std::min(at_, text_.size());
    if (!whole) return std::unexpected(found("", tr("a complete value")));
    return text_.substr(from, at_ - from);
}

Result<void> JsonScanner::end() {
    skip_space();
    if (at_ == text_.size()) return {};
    return std::unexpected(found("", tr("nothing after the last '}}'")));
}

std::optional<Error> read_object(JsonScanner& scanner, std::span<const JsonMember> members, std::string_view path,
                                 std::string_view names) {
    const std::string dot = path.empty() ? "" : fmt::format("{}.", path);
    if (auto open = scanner.expect('{', path, {tr("'{{' and the keys {0}"), names}); !open) return open.error();
    std::vector<bool> seen(members.size());
    for (bool first = true; scanner.peek() != '}'; first = false) {
        if (!first) {
            if (auto comma = scanner.expect(',', path, tr("',' or '}}' after a value")); !comma) return comma.error();
        }
        const auto name = scanner.string(path, {tr("one of the keys {0}"), names});
        if (!name) return name.error();
        std::size_t which = 0;
        while (which < members.size() && members[which].name != name->text) ++which;
        const std::size_t place = name->offset - 1;
        const std::string member = dot + clipped(name->text);
        if (which == members.size())
            return scanner.at(place, of_key(member, {tr("unknown key, expected one of: {0}"), names}));
        if (seen[which]) return scanner.at(place, of_key(member, tr("the key appears twice")));
        seen[which] = true;
        if (auto colon = scanner.expect(':', member, tr("':' after the key")); !colon) return colon.error();
        if (auto bad = members[which].read()) return bad;
    }
    const std::size_t end = scanner.offset();
    scanner.take('}');
    for (std::size_t i = 0; i < members.size(); ++i)
        if (!seen[i] && !members[i].optional)
            return scanner.at(end, of_key(dot + std::string(members[i].name), tr("the key is missing")));
    return std::nullopt;
}

bool mentions_key(std::string_view text, std::string_view name) {
    const std::string quoted = '"' + std::string(name) + '"';
    for (std::size_t at = text.find(quoted); at < text.size(); at = text.find(quoted, at + 1)) {
        const std::size_t next = text.find_first_not_of(" \t\r\n", at + quoted.size());
        if (next < text.size() && text[next] == ':') return true;
    }
    return false;
}

}  // namespace ariadne::text
