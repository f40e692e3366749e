#include "worlds/amazons/engine/net.h"

#include <string_view>

#include <fmt/format.h>

extern "C" {
extern const std::uint8_t ariadne_amazons_net[];
extern const std::uint8_t ariadne_amazons_net_end[];
}

namespace ariadne::amazons {

namespace {

constexpr std::string_view magic = "AMAZONS2";

class NetReader {
  public:
    explicit NetReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    template <class Number>
    void read(Number& out) {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < sizeof(Number); ++i) value |= std::uint64_t{bytes_[at_ + i]} << (8 * i);
        out = static_cast<Number>(value);
        at_ += sizeof(Number);
    }

    template <class Number, std::size_t count>
    void read(std::array<Number, count>& out) {
        for (Number& number : out) read(number);
    }

  private:
    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = magic.size();
};

constexpr std::size_t net_bytes =
    2 * (sight_rows * first_cells + first_cells * second_cells + second_cells + first_cells) + 4 * (second_cells + 1);

}  // namespace

Result<Nets> read_nets(std::span<const std::uint8_t> bytes) {
    constexpr std::size_t expected = magic.size() + 2 * net_bytes;
    if (bytes.size() != expected)
        return fail(Message::plain(fmt::format("the network has {} bytes, expected {}", bytes.size(), expected)));
    for (std::size_t i = 0; i < magic.size(); ++i) {
        if (bytes[i] != static_cast<std::uint8_t>(magic[i]))
            return fail(Message::plain(fmt::format("the network does not begin with {}", magic)));
    }
    Nets out{};
    NetReader reader(bytes);
    for (Net& net : out.by_stage) {
        reader.read(net.first);
        reader.read(net.second);
        reader.read(net.third);
        reader.read(net.first_bias);
        reader.read(net.second_bias);
        reader.read(net.bias);
    }
    return out;
}

const Nets& built_in_nets() {
    static const Nets nets = [] {
        const Result<Nets> read = read_nets(std::span(ariadne_amazons_net, ariadne_amazons_net_end));
        return read ? *read : Nets{};
    }();
    return nets;
}

}  // namespace ariadne::amazons
