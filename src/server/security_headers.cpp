#include "server/security_headers.h"

#include <algorithm>
#include <cstdint>
#include <string>

#include <boost/asio/ip/address.hpp>
#include <boost/beast/core/string.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/numbers.h"

namespace ariadne::server {

using boost::beast::iequals;

namespace {

struct Scheme {
    std::string_view name;
    std::string_view port;
};

constexpr Scheme schemes[] = {{"http://", ":80"}, {"https://", ":443"}};

bool is_port(std::string_view text) {
    return text::to_number<std::uint16_t>(text).value_or(0) > 0;
}

// What stands in Host before the port: a name, or an address, without the brackets of a long one. Empty when it is
// neither, or what follows is no port.
std::string_view name_in(std::string_view host) {
    const bool bracketed = host.starts_with('[');
    const std::size_t end = std::min(bracketed ? host.find(']') : host.find(':'), host.size());
    if (bracketed && end == host.size()) return {};
    const std::string_view name = bracketed ? host.substr(1, end - 1) : host.substr(0, end);
    const std::string_view rest = host.substr(bracketed ? end + 1 : end);
    if (!rest.empty() && !(rest.starts_with(':') && is_port(rest.substr(1)))) return {};
    boost::system::error_code no_address;
    if (bracketed) boost::asio::ip::make_address_v6(std::string(name), no_address);
    constexpr std::string_view never_in_a_name = " \t\"#%/<>?@[\\]^`{|},";
    return no_address || name.find_first_of(never_in_a_name) != std::string_view::npos ? std::string_view() : name;
}

}  // namespace

// 'self' takes in the socket of this origin; "ws:" would let the page talk to any.
std::string framed_headers(std::span<const std::string> origins) {
    return fmt::format(
        "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "frame-ancestors {}; form-action 'none'\r\n"
        "X-Content-Type-Options: nosniff\r\n"
        "{}"
        "Referrer-Policy: no-referrer\r\n"
        "Cross-Origin-Opener-Policy: same-origin\r\n"
        "Cross-Origin-Embedder-Policy: require-corp\r\n"
        "Cross-Origin-Resource-Policy: {}\r\n"
        "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()\r\n",
        origins.empty() ? "'none'" : fmt::format("{}", fmt::join(origins, " ")),
        origins.empty() ? "X-Frame-Options: DENY\r\n" : "",  // which cannot name anybody
        origins.empty() ? "same-origin" : "cross-origin");
}

std::string_view security_headers() {
    static const std::string lines = framed_headers({});
    return lines;
}

bool is_host(std::string_view text) {
    return !name_in(text).empty();
}

bool host_is_ours(std::string_view host, std::string_view listening) {
    const std::string_view name = name_in(host);
    if (name.empty()) return false;
    if (iequals(name, "localhost") || iequals(name, listening)) return true;
    boost::system::error_code error;
    const auto address = boost::asio::ip::make_address(std::string(name), error);
    if (error) return false;
    if (address.is_loopback()) return true;
    const auto ours = boost::asio::ip::make_address(std::string(listening), error);
    return !error && ours.is_unspecified();
}

std::optional<std::string> origin_of(std::string_view text) {
    if (text.ends_with('/')) text.remove_suffix(1);
    for (const Scheme& scheme : schemes) {
        if (!text.starts_with(scheme.name)) continue;
        const std::string_view host = text.substr(scheme.name.size());
        constexpr std::string_view signs = ".-:[]abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
        if (name_in(host).empty() || host.find_first_not_of(signs) != std::string_view::npos) return std::nullopt;
        if (host.ends_with(scheme.port)) text.remove_suffix(scheme.port.size());
        return std::string(text);
    }
    return std::nullopt;
}

bool origin_matches(std::string_view origin, std::string_view host) {
    for (const Scheme& scheme : schemes)
        if (origin.starts_with(scheme.name)) return iequals(origin.substr(scheme.name.size()), host);
    return false;
}

}  // namespace ariadne::server
