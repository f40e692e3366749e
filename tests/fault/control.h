#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace ariadne::fault {

// What fails.
enum class Call : std::uint32_t { none, allocation, write, short_write, sync, name, discard, cut, close, read, open };

// Shared by a test and the library that is loaded before the program: a file that both map. All zeros: nothing fails.
struct Control {
    static constexpr std::size_t most_places = 1U << 15U;
    struct Place {
        std::atomic<std::uint64_t> hash;  // 0: free
        std::atomic<std::uint64_t> call;  // the first from there
    };

    std::atomic<Call> call;
    std::atomic<int> error;               // errno of a call that fails
    std::atomic<unsigned> seconds;        // after which a program that hangs is ended by a signal
    std::atomic<bool> recording;          // the places; none fails
    std::atomic<std::uint64_t> fails_at;  // 0: never
    std::atomic<std::uint64_t> failing;   // calls from there on
    std::atomic<std::uint64_t> calls;     // so far
    std::atomic<std::uint64_t> place_count;
    Place places[2 * most_places];  // where calls come from, by the return addresses of the nearest frames
};
static_assert(std::atomic<Call>::is_always_lock_free && std::atomic<std::uint64_t>::is_always_lock_free);

inline constexpr const char* control_variable = "ARIADNE_FAULT";  // the path of the file

}  // namespace ariadne::fault
