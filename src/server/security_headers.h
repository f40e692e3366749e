#pragma once

#include <string_view>

namespace ariadne::server {

// Lines of a header that go with every answer, each with its line end.
std::string_view security_headers();

// What stands in Host before the port: a name, or an address, without the brackets of a long one. Empty when it is
// neither, or what follows is no port.
std::string_view name_in(std::string_view host);

// Whether a request was really meant for this server. A page elsewhere can make a browser send requests here under a
// name that its owner lets point to 127.0.0.1; then Host has that name. Loopback names pass, what the server was told
// to listen on, and when it listens on every address, any address written in numbers. The port is not looked at: a
// proxy or a tunnel may have another.
bool host_is_ours(std::string_view host, std::string_view listening);

// Whether Origin, where a browser sends one, names the same place as Host.
bool origin_matches(std::string_view origin, std::string_view host);

}  // namespace ariadne::server
