#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "server/operation.h"

namespace ariadne::server {

// Reads the members of a request. What is wrong is refused at once, with its key; members that nobody asked for, at the
// end. Texts are borrowed from the request.
class Fields {
  public:
    explicit Fields(const boost::json::object& request, std::string path = {})
        : object_(request), path_(std::move(path)) {}

    // These must be there.
    std::string_view text(std::string_view key);
    std::int64_t whole(std::string_view key, std::int64_t least, std::int64_t most);
    const boost::json::value& any(std::string_view key);
    const boost::json::array& array(std::string_view key);

    // These may be missing.
    std::string_view one_of(std::string_view key, const std::vector<std::string>& choices);  // empty: missing
    bool flag(std::string_view key);
    std::optional<double> number(std::string_view key, double least, double most);
    std::optional<std::int64_t> whole_if(std::string_view key, std::int64_t least, std::int64_t most);
    std::vector<std::string> texts(std::string_view key, std::size_t most);
    std::map<std::string, std::string> named_texts(std::string_view key);
    const boost::json::value* any_if(std::string_view key);

    [[noreturn]] void refuse(std::string_view key, const Message& found, const Message& expected) const;

    // Refuses what nobody asked for; before anything is made of what was read.
    void end() const;

  private:
    // Nothing: it is missing, and need not be there.
    const boost::json::value* find(std::string_view key, bool required, const Message& expected);
    const boost::json::value* find(std::string_view key, bool required, boost::json::kind kind,
                                   const Message& expected);
    [[noreturn]] void refuse_key(std::string_view key, Message message) const;
    std::int64_t integer(std::string_view key, const boost::json::value& value, std::int64_t least,
                         std::int64_t most) const;

    const boost::json::object& object_;
    std::string path_;  // before each key in messages
    std::vector<std::string> known_;
};

// How a value is named in a message.
Message shown(const boost::json::value& value);

}  // namespace ariadne::server
