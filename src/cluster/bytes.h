#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "base/hash.h"

namespace ariadne::cluster {

static_assert(std::endian::native == std::endian::little, "what is written here is read on other machines");

// Numbers and texts one after another in a string.
inline void put_number(std::string& out, std::uint64_t number) {
    char bytes[sizeof number];
    std::memcpy(bytes, &number, sizeof number);
    out.append(bytes, sizeof number);
}

inline void put_text(std::string& out, std::string_view text) {
    put_number(out, text.size());
    out += text;
}

// A text as `write` appends it.
template <class Write>
void put_written(std::string& out, const Write& write) {
    const std::size_t at = out.size();
    put_number(out, 0);
    write();
    const std::uint64_t size = out.size() - at - sizeof size;
    std::memcpy(out.data() + at, &size, sizeof size);
}

// Takes them out again. What is not there is read as nothing, and from then on the reader is not `whole`.
class BytesReader {
  public:
    explicit BytesReader(std::string_view bytes) : rest_(bytes) {}

    std::uint64_t number() {
        std::uint64_t out = 0;
        const std::string_view bytes = take(sizeof out);
        std::memcpy(&out, bytes.data(), bytes.size());
        return out;
    }
    std::string_view text() { return take(number()); }

    std::string_view rest() const { return rest_; }
    bool whole() const { return whole_; }
    bool at_end() const { return rest_.empty(); }

  private:
    std::string_view take(std::uint64_t size) {
        if (size > rest_.size()) {
            whole_ = false;
            rest_ = {};
            return "";
        }
        const std::string_view out = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return out;
    }

    std::string_view rest_;
    bool whole_ = true;
};

// Tells damaged bytes from whole ones.
inline std::uint64_t checksum(std::string_view bytes, std::uint64_t seed) {
    std::uint64_t hash = hash_mix(seed, bytes.size());
    BytesReader reader(bytes);
    while (reader.rest().size() >= sizeof hash) hash = hash_mix(hash, reader.number());
    return hash_text(reader.rest(), hash);
}

}  // namespace ariadne::cluster
