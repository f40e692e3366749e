#include "server/request_parser.h"

#include <algorithm>
#include <string>
#include <string_view>

#include <boost/beast/core/string.hpp>
#include <boost/beast/http/error.hpp>

#include "server/security_headers.h"

namespace ariadne::server {

namespace http = boost::beast::http;

namespace {

// A folded value is not next to its name: the parser copied its joined lines, or skipped empty ones.
bool is_folded(boost::beast::string_view name, boost::beast::string_view value) {
    const char* at = name.data() + name.size() + 1;  // past the colon
    while (*at == ' ' || *at == '\t') ++at;
    return at != value.data();
}

// Whether no line of this name has another value.
bool has_only(const http::fields& header, http::field name, std::string_view value) {
    const auto [begin, end] = header.equal_range(name);
    return std::all_of(begin, end, [&](const auto& line) { return boost::beast::iequals(line.value(), value); });
}

}  // namespace

void RequestParser::on_field_impl(http::field field, boost::beast::string_view name, boost::beast::string_view value,
                                  boost::system::error_code& failure) {
    ++lines_;
    if (has_too_many_lines())
        failure = http::error::header_limit;
    else if (is_folded(name, value))
        failure = http::error::bad_obs_fold;
    else if (!is_header_done())
        get().insert(field, name, value);
}

std::optional<Outcome> header_fault(const http::header<true>& header) {
    using enum http::field;
    if (header.count(host) == 0) return failure(400, Message(tr("expected one {0} header"), "Host"));
    for (const http::field name : {host, origin, content_type, content_length})
        if (header.count(name) > 1)
            return failure(400, Message(tr("expected one {0} header"), std::string(view(http::to_string(name)))));
    if (!is_host(view(header[host]))) return failure(400, tr("expected a name or an address in Host"));
    const std::size_t encodings = header.count(transfer_encoding);
    if (encodings > 1 || !has_only(header, transfer_encoding, "chunked"))
        return failure(400, tr("expected no Transfer-Encoding other than chunked"));
    if (encodings > 0 && header.version() == 10) return failure(400, tr("expected no Transfer-Encoding in HTTP/1.0"));
    if (encodings > 0 && header.count(content_length) > 0)
        return failure(400, tr("expected Transfer-Encoding or Content-Length, not both"));
    if (!has_only(header, content_encoding, "identity"))
        return failure(415, tr("expected no Content-Encoding other than identity"));
    if (!has_only(header, expect, "100-continue"))
        return failure(417, tr("expected no Expect other than 100-continue"));
    return std::nullopt;
}

std::optional<Outcome> parse_fault(const boost::system::error_code& code, const RequestParser& parser,
                                   const Settings& settings, std::size_t most_body_bytes) {
    const bool too_large = code == http::error::header_limit || code == http::error::buffer_overflow;
    if (too_large && parser.is_header_done())
        return failure(413, tr("the body has too many chunks or trailers, or too long chunk lines"));
    if (too_large && parser.has_too_many_lines())
        return failure(431, Message(tr("the header has more than {0} lines"), settings.header_lines));
    if (too_large) return failure(431, Message(tr("the header has more than {0} bytes"), settings.header_bytes));
    if (code == http::error::body_limit)
        return failure(413, Message(tr("the body has more than {0} bytes"), most_body_bytes));
    if (code.category() == http::make_error_code(http::error::bad_method).category() &&
        code != http::error::end_of_stream)
        return failure(400, Message(tr("not an HTTP request: {0}"), code.message()));
    return std::nullopt;
}

}  // namespace ariadne::server
