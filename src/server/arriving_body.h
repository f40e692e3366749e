#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/optional/optional.hpp>
#include <boost/system/error_code.hpp>

namespace ariadne::server {

// A body that takes room as it comes. The one of the library takes all that is announced.
struct ArrivingBody {
    using value_type = std::string;

    class reader {  // NOLINT(readability-identifier-naming): the parser asks for this name
      public:
        template <bool is_request, class Fields>
        reader(boost::beast::http::header<is_request, Fields>& /*header*/, value_type& body) : body_(body) {}

        static void init(const boost::optional<std::uint64_t>& /*length*/, boost::system::error_code& failure) {
            failure = {};
        }
        template <class Buffers>
        std::size_t put(const Buffers& buffers, boost::system::error_code& failure) {
            failure = {};
            for (auto part = boost::asio::buffer_sequence_begin(buffers);
                 part != boost::asio::buffer_sequence_end(buffers); ++part)
                body_.append(static_cast<const char*>(part->data()), part->size());
            return boost::asio::buffer_size(buffers);
        }
        static void finish(boost::system::error_code& failure) { failure = {}; }

      private:
        value_type& body_;
    };
};

}  // namespace ariadne::server
