#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace ariadne::server::testing {

struct Answer {
    int status = 0;
    std::map<std::string, std::string> headers;  // names in small letters
    std::string body;
};

// A client of plain blocking sockets that can also do what no well-behaved one does.
class Client {
  public:
    // From an address of this machine; the usual one if none is given.
    explicit Client(std::uint16_t port, std::string_view from = {});
    ~Client();
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    bool connected() const { return descriptor_ >= 0; }
    bool send(std::string_view bytes) const;
    // Nothing when the connection ends, or nothing comes within two minutes.
    std::optional<Answer> receive(bool with_body = true);
    bool ended();  // the other side has closed, within two minutes
    void close();
    void half_close() const;
    void reset();  // closes without a goodbye
    int descriptor() const { return descriptor_; }

    std::optional<Answer> get(std::string_view path, std::string_view headers = {});
    std::optional<Answer> post(std::string_view path, std::string_view body, std::string_view headers = {});

    // As a WebSocket.
    bool upgrade(std::string_view headers = {});
    bool send_message(std::string_view text, unsigned char first_byte = 0x81) const;
    std::optional<std::string> receive_message();  // texts; pings are answered; nothing at the end

  private:
    bool fill();
    bool take(std::size_t count, std::string& out);

    int descriptor_ = -1;
    std::string buffer_;
};

// Of an answer; 0 where there is none.
inline int status_of(const std::optional<Answer>& answer) {
    return answer ? answer->status : 0;
}

std::string post_text(std::string_view path, std::string_view body, std::string_view headers = {});

}  // namespace ariadne::server::testing
