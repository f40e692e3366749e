#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/system/error_code.hpp>

namespace ariadne::server {

// How coroutines wait here: a failure comes back beside the value and is not thrown.
inline constexpr auto token = boost::asio::as_tuple(boost::asio::use_awaitable);
using Failure = boost::system::error_code;

}  // namespace ariadne::server
