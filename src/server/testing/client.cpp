#include "server/testing/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <charconv>

#include <fmt/format.h>

namespace ariadne::server::testing {

Client::Client(std::uint16_t port, std::string_view from)
    : descriptor_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{.tv_sec = 120, .tv_usec = 0};
    ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    ::setsockopt(descriptor_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    const int on = 1;
    ::setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    sockaddr_in own{};
    own.sin_family = AF_INET;
    if (!from.empty()) ::inet_pton(AF_INET, std::string(from).c_str(), &own.sin_addr);
    if (!from.empty() && ::bind(descriptor_, reinterpret_cast<const sockaddr*>(&own), sizeof own) != 0) close();
    if (::connect(descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) close();
}

Client::~Client() {
    close();
}

void Client::close() {
    if (descriptor_ >= 0) ::close(descriptor_);
    descriptor_ = -1;
}

void Client::half_close() const {
    ::shutdown(descriptor_, SHUT_WR);
}

void Client::reset() {
    const linger now{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(descriptor_, SOL_SOCKET, SO_LINGER, &now, sizeof now);
    close();
}

bool Client::send(std::string_view bytes) const {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

bool Client::fill() {
    std::array<char, 65536> chunk{};
    const ssize_t count = ::recv(descriptor_, chunk.data(), chunk.size(), 0);
    if (count <= 0) return false;
    buffer_.append(chunk.data(), static_cast<std::size_t>(count));
    return true;
}

bool Client::take(std::size_t count, std::string& out) {
    while (buffer_.size() < count)
        if (!fill()) return false;
    out = buffer_.substr(0, count);
    buffer_.erase(0, count);
    return true;
}

bool Client::ended() {
    while (fill()) buffer_.clear();
    return errno != EAGAIN && errno != EWOULDBLOCK;
}

std::optional<Answer> Client::receive(bool with_body) {
    std::size_t end = 0;
    while ((end = buffer_.find("\r\n\r\n")) == std::string::npos)
        if (!fill()) return std::nullopt;
    const std::string head = buffer_.substr(0, end + 2);
    buffer_.erase(0, end + 4);
    Answer out;
    if (!head.starts_with("HTTP/1.1 ")) return std::nullopt;
    std::from_chars(head.data() + 9, head.data() + 12, out.status);
    if (out.status == 102) return receive(with_body);  // the answer is still to come
    for (std::size_t at = head.find("\r\n") + 2; at < head.size(); at = head.find("\r\n", at) + 2) {
        const std::string line = head.substr(at, head.find("\r\n", at) - at);
        std::string name = line.substr(0, line.find(':'));
        for (char& c : name) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
        out.headers[name] = line.substr(std::min(line.size(), name.size() + 2));
    }
    if (const auto size = out.headers.find("content-length"); with_body && size != out.headers.end())
        if (!take(std::stoul(size->second), out.body)) return std::nullopt;
    return out;
}

std::optional<Answer> Client::get(std::string_view path, std::string_view headers) {
    if (!send(fmt::format("GET {} HTTP/1.1\r\nHost: localhost\r\n{}\r\n", path, headers))) return std::nullopt;
    return receive();
}

std::string post_text(std::string_view path, std::string_view body, std::string_view headers) {
    return fmt::format(
        "POST {} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n{}\r\n{}", path,
        body.size(), headers, body);
}

std::optional<Answer> Client::post(std::string_view path, std::string_view body, std::string_view headers) {
    if (!send(post_text(path, body, headers))) return std::nullopt;
    return receive();
}

bool Client::upgrade(std::string_view headers) {
    if (!send(fmt::format("GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                          "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{}\r\n",
                          headers)))
        return false;
    const std::optional<Answer> answer = receive();
    return answer && answer->status == 101;
}

bool Client::send_message(std::string_view text, unsigned char first_byte) const {
    std::string frame(1, static_cast<char>(first_byte));
    constexpr unsigned char masked = 0x80;
    if (text.size() < 126) {
        frame += static_cast<char>(masked | text.size());
    } else if (text.size() < 65536) {
        frame += static_cast<char>(masked | 126U);
        for (const unsigned shift : {8U, 0U}) frame += static_cast<char>(text.size() >> shift & 255U);
    } else {
        frame += static_cast<char>(masked | 127U);
        for (unsigned shift = 64; shift > 0; shift -= 8) frame += static_cast<char>(text.size() >> (shift - 8) & 255U);
    }
    frame += std::string(4, '\0');  // a mask that changes nothing
    return send(frame.append(text));
}

std::optional<std::string> Client::receive_message() {
    for (;;) {
        std::string head;
        if (!take(2, head)) return std::nullopt;
        const unsigned kind = static_cast<unsigned char>(head[0]) & 15U;
        std::size_t size = static_cast<unsigned char>(head[1]) & 127U;
        if (size >= 126) {
            std::string longer;
            if (!take(size == 126 ? 2 : 8, longer)) return std::nullopt;
            size = 0;
            for (const char c : longer) size = size << 8U | static_cast<unsigned char>(c);
        }
        std::string text;
        if (!take(size, text) || kind == 8) return std::nullopt;
        if (kind == 1) return text;
        if (kind == 9 && !send_message(text, 0x8a)) return std::nullopt;
    }
}

}  // namespace ariadne::server::testing
