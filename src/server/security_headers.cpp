#include "server/security_headers.h"

#include <string>

#include <boost/asio/ip/address.hpp>
#include <boost/beast/core/string.hpp>

namespace ariadne::server {

using boost::beast::iequals;

namespace {

// "name:port", "[::1]:port", "name": the name, an address without its brackets. Empty when it is none of these.
std::string_view name_of(std::string_view host) {
    if (host.starts_with('[')) {
        const std::size_t close = host.find(']');
        if (close == std::string_view::npos) return {};
        const std::string_view rest = host.substr(close + 1);
        if (!rest.empty() && !rest.starts_with(':')) return {};
        return host.substr(1, close - 1);
    }
    return host.substr(0, host.find(':'));
}

}  // namespace

// 'self' takes in the socket of this origin; "ws:" would let the page talk to any.
std::string_view security_headers() {
    return "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: "
           "blob:; "
           "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
           "frame-ancestors 'none'; form-action 'none'\r\n"
           "X-Content-Type-Options: nosniff\r\n"
           "X-Frame-Options: DENY\r\n"
           "Referrer-Policy: no-referrer\r\n"
           "Cross-Origin-Opener-Policy: same-origin\r\n"
           "Cross-Origin-Embedder-Policy: require-corp\r\n"
           "Cross-Origin-Resource-Policy: same-origin\r\n"
           "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()\r\n";
}

bool host_is_ours(std::string_view host, std::string_view listening) {
    const std::string_view name = name_of(host);
    if (name.empty()) return false;
    if (iequals(name, "localhost") || iequals(name, listening)) return true;
    boost::system::error_code error;
    const auto address = boost::asio::ip::make_address(std::string(name), error);
    if (error) return false;
    if (address.is_loopback()) return true;
    const auto ours = boost::asio::ip::make_address(std::string(listening), error);
    return !error && ours.is_unspecified();
}

bool origin_matches(std::string_view origin, std::string_view host) {
    for (const std::string_view scheme : {"http://", "https://"})
        if (origin.starts_with(scheme)) return iequals(origin.substr(scheme.size()), host);
    return false;
}

}  // namespace ariadne::server
