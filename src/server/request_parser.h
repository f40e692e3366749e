#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include <boost/beast/http/parser.hpp>
#include <boost/system/error_code.hpp>

#include "server/arriving_body.h"
#include "server/operation.h"
#include "server/settings.h"

namespace ariadne::server {

inline std::string_view view(boost::beast::string_view text) {
    return {text.data(), text.size()};
}

// Parses one request. Trailers count as lines of the header and are discarded: the library would add them to the
// header, after it has been checked. A chunk line is parsed as a whole, and so are all trailers: the size of the buffer
// is their limit.
class RequestParser final : public boost::beast::http::request_parser<ArrivingBody> {
  public:
    explicit RequestParser(std::size_t most_lines) : most_lines_(most_lines) {}

    bool has_too_many_lines() const { return lines_ > most_lines_; }

  private:
    void on_field_impl(boost::beast::http::field field, boost::beast::string_view name, boost::beast::string_view value,
                       boost::system::error_code& failure) override;

    std::size_t most_lines_;
    std::size_t lines_ = 0;
};

// The fault of a parsed header: forbidden by HTTP, ambiguous to other servers, or not supported here.
std::optional<Outcome> header_fault(const boost::beast::http::header<true>& header);

// The answer to a request that failed to parse. Nothing: the connection has ended.
std::optional<Outcome> parse_fault(const boost::system::error_code& failure, const RequestParser& parser,
                                   const Settings& settings, std::size_t most_body_bytes);

}  // namespace ariadne::server
