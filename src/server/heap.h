#pragma once

#include <cstddef>

namespace ariadne::server {

// Counts what one thread takes from the heap, whoever asks for it: a reader, a library, the answer in the making. Past
// the limit memory is refused as it is by a machine that has none left, with std::bad_alloc. Sanitizers keep the heap
// themselves; under them nothing is counted.
class HeapAccount {
  public:
    // From here to its end, on this thread.
    explicit HeapAccount(std::size_t limit);
    ~HeapAccount();
    HeapAccount(const HeapAccount&) = delete;
    HeapAccount& operator=(const HeapAccount&) = delete;

    std::size_t peak() const { return static_cast<std::size_t>(peak_); }

    void take(std::size_t bytes);
    void give_back(std::size_t bytes) { used_ -= static_cast<std::ptrdiff_t>(bytes); }
    void correct(std::size_t taken, std::size_t really) {
        used_ += static_cast<std::ptrdiff_t>(really) - static_cast<std::ptrdiff_t>(taken);
    }

  private:
    std::ptrdiff_t limit_;
    std::ptrdiff_t used_ = 0;  // below zero where what others took was given back
    std::ptrdiff_t peak_ = 0;
};

bool heap_is_counted();

// Gives what nobody uses back to the machine. Call it from time to time where much comes and goes.
void trim_heap();

// Large pieces go back by themselves, at once. Call it before the first thread starts.
void return_large_pieces();

}  // namespace ariadne::server
