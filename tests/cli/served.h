#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <charconv>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "program.h"

namespace ariadne::testing {

inline constexpr std::string_view greeting = "Ariadne is at http://127.0.0.1:";

// The port it prints once it listens; 0 when it ends without.
inline int printed_port(pid_t pid, const std::string& path) {
    int port = 0;
    wait_for(pid, [&] {
        const std::string out = read(path);
        if (!out.starts_with(greeting) || !out.ends_with("/\n")) return false;
        std::from_chars(out.data() + greeting.size(), out.data() + out.size(), port);
        return true;
    });
    return port;
}

// A connection to it.
class Link {
  public:
    explicit Link(int port) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        (void)::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    }
    ~Link() { ::close(socket_); }
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;

    void send(std::string_view text) const { (void)::send(socket_, text.data(), text.size(), MSG_NOSIGNAL); }
    // What comes, until the server closes the connection or it is enough.
    std::string receive(const std::function<bool(std::string_view)>& enough = {}) const {
        std::string out;
        char chunk[4096];
        while (!enough || !enough(out)) {
            const ssize_t count = ::recv(socket_, chunk, sizeof chunk, 0);
            if (count <= 0) break;
            out.append(chunk, static_cast<std::size_t>(count));
        }
        return out;
    }

  private:
    int socket_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
};

inline std::string ask(int port, std::string_view request) {
    const Link link(port);
    link.send(request);
    return link.receive();
}

}  // namespace ariadne::testing
