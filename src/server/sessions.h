#pragma once

#include <string>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/system/error_code.hpp>

#include "server/core.h"

namespace ariadne::server {

// How coroutines wait here: a failure comes back beside the value and is not thrown.
inline constexpr auto token = boost::asio::as_tuple(boost::asio::use_awaitable);
using Failure = boost::system::error_code;

using Request = boost::beast::http::request<boost::beast::http::empty_body>;

// Answers the requests of one connection until it ends. A request for the socket makes it one for good.
boost::asio::awaitable<void> serve_http(Core& core, Connections& connections, boost::asio::ip::tcp::socket socket);

// Serves a WebSocket from the request that asked for it to its end: questions in, news and answers out.
boost::asio::awaitable<void> serve_socket(Core& core, Connections& connections, boost::asio::ip::tcp::socket socket,
                                          Request request, std::string client);

}  // namespace ariadne::server
