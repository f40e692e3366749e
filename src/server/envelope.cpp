#include "server/envelope.h"

#include <optional>
#include <utility>

#include "text/json_scanner.h"
#include "text/numbers.h"

namespace ariadne::server {

namespace {

// A text where there is one; other values stand for no name.
Result<std::string> name_at(text::JsonScanner& scanner) {
    if (scanner.peek() == '"') {
        Result<text::JsonScanner::String> name = scanner.string("", tr("a name"));
        if (!name) return std::unexpected(name.error());
        return std::move(name->text);
    }
    if (const auto other = scanner.any_value(); !other) return std::unexpected(other.error());
    return std::string();
}

}  // namespace

Result<Envelope> open_envelope(std::string_view message) {
    text::JsonScanner scanner(message);
    Envelope out;
    std::optional<std::int64_t> id;
    if (auto open = scanner.expect('{', "", tr("an object")); !open) return std::unexpected(open.error());
    for (bool first = true; !scanner.take('}'); first = false) {
        if (!first)
            if (auto comma = scanner.expect(',', "", tr("',' or '}}' after a value")); !comma)
                return std::unexpected(comma.error());
        const auto key = scanner.string("", tr("a key"));
        if (!key) return std::unexpected(key.error());
        if (auto colon = scanner.expect(':', "", tr("':' after the key")); !colon)
            return std::unexpected(colon.error());
        if (key->text == "world" || key->text == "operation" || key->text == "lang") {
            Result<std::string> name = name_at(scanner);
            if (!name) return std::unexpected(name.error());
            if (key->text == "lang")
                out.language = language_named(*name);
            else
                (key->text == "world" ? out.world : out.operation) = std::move(*name);
            continue;
        }
        const Result<std::string_view> value = scanner.any_value();
        if (!value) return std::unexpected(value.error());
        if (key->text == "id") id = text::to_number<std::int64_t>(*value);
        if (key->text == "cancel") out.cancel = true;
        if (key->text == "request") out.request = *value;
    }
    if (auto end = scanner.end(); !end) return std::unexpected(end.error());
    if (!id) return fail(text::of_key("id", {tr("expected {0}"), tr("a whole number")}));
    out.id = *id;
    return out;
}

}  // namespace ariadne::server
