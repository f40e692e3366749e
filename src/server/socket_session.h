#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/core.h"

namespace ariadne::server {

// Serves a WebSocket from the request that asked for it to its end: questions in, news and answers out.
boost::asio::awaitable<void> serve_socket(Core& core, Connections& connections, boost::asio::ip::tcp::socket socket,
                                          boost::beast::http::request<boost::beast::http::string_body> request);

}  // namespace ariadne::server
