#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>

#include <boost/asio/compose.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <boost/system/error_code.hpp>

namespace ariadne::server {

// A socket under a WebSocket stream, with a limit on the bytes read that are not content of messages: heads of
// frames, pings, pongs. The stream itself reads any number of empty fragments and pings without an event. Past the
// limit, reading fails with `too_much`.
class MeteredSocket {
  public:
    using Socket = boost::asio::ip::tcp::socket;
    using executor_type = Socket::executor_type;  // NOLINT(readability-identifier-naming): Asio asks for these names
    using next_layer_type = Socket;               // NOLINT(readability-identifier-naming)

    static constexpr auto too_much = boost::asio::error::message_size;

    MeteredSocket(std::size_t limit, Socket socket) : socket_(std::move(socket)), limit_(limit) {}

    executor_type get_executor() { return socket_.get_executor(); }
    Socket& next_layer() { return socket_; }
    const Socket& next_layer() const { return socket_; }

    // Content does not count.
    void deduct(std::size_t bytes) { read_ -= std::min(read_, bytes); }
    // The count starts again with each question. Messages that start no job count by their frame heads.
    void reset() { read_ = 0; }

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return boost::asio::async_compose<Token, void(boost::system::error_code, std::size_t)>(
            [this, buffers, begun = false](auto& self, boost::system::error_code failure = {},
                                           std::size_t count = 0) mutable {
                if (!std::exchange(begun, true)) return socket_.async_read_some(buffers, std::move(self));
                if (!failure && read_ > limit_) failure = too_much;  // the limit was passed by earlier reads
                read_ += count;
                self.complete(failure, count);
            },
            token, socket_);
    }
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return socket_.async_write_some(buffers, std::forward<Token>(token));
    }

  private:
    Socket socket_;
    std::size_t limit_;
    std::size_t read_ = 0;
};

// Called by the stream at the end of the closing handshake.
template <class Handler>
void async_teardown(boost::beast::role_type role, MeteredSocket& socket, Handler&& handler) {
    boost::beast::websocket::async_teardown(role, socket.next_layer(), std::forward<Handler>(handler));
}

}  // namespace ariadne::server
