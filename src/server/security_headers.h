#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ariadne::server {

// Lines of a header that go with every answer, each with its line end.
std::string_view security_headers();
// The same of a page that pages of these origins may show in a frame; none: nobody may. "*": anybody.
std::string framed_headers(std::span<const std::string> origins);

// Whether this can be the value of Host: a name or an address, and a port at most.
bool is_host(std::string_view text);

// Whether a request was really meant for this server. A page elsewhere can make a browser send requests here under a
// name that its owner lets point to 127.0.0.1; then Host has that name. Loopback names pass, what the server was told
// to listen on, and when it listens on every address, any address written in numbers. The port is not looked at: a
// proxy or a tunnel may have another.
bool host_is_ours(std::string_view host, std::string_view listening);

// The origin that somebody wrote, such as https://example.org:8443: a scheme and a host, a port at most, and a slash at
// the end if they like. As browsers send it: without that slash, and without the port that its scheme has anyway.
std::optional<std::string> origin_of(std::string_view text);

// Whether Origin, where a browser sends one, names the same place as Host.
bool origin_matches(std::string_view origin, std::string_view host);

}  // namespace ariadne::server
