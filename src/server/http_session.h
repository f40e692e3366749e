#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/core.h"

namespace ariadne::server {

// Answers the requests of one connection until it ends. A request for the socket makes it one for good.
boost::asio::awaitable<void> serve_http(Core& core, Connections& connections, boost::asio::ip::tcp::socket socket);

}  // namespace ariadne::server
