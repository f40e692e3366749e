#pragma once

#include <cstddef>

namespace ariadne::server {

// Counts what C++ code takes from the heap on one thread.
// Past the limit memory is refused as it is by a machine that has none left, with std::bad_alloc. Libraries in C and
// other threads are not seen; what they take is charged to a Budget. Sanitizers keep the heap themselves; under them
// nothing is counted.
class HeapAccount {
  public:
    // From here to its end, on this thread. `peak`: the most that was taken at a time.
    HeapAccount(std::size_t limit, std::size_t& peak);
    ~HeapAccount();
    HeapAccount(const HeapAccount&) = delete;
    HeapAccount& operator=(const HeapAccount&) = delete;

    void take(std::size_t bytes);
    void give_back(std::size_t bytes) { used_ -= static_cast<std::ptrdiff_t>(bytes); }
    void correct(std::size_t taken, std::size_t really) {
        used_ += static_cast<std::ptrdiff_t>(really) - static_cast<std::ptrdiff_t>(taken);
    }

  private:
    std::ptrdiff_t limit_;
    std::ptrdiff_t used_ = 0;  // below zero where what others took was given back
    std::size_t& peak_;
};

// While alive, small allocations of its thread wait up to a second for memory before they fail. Not while an account is
// open.
class HeapPatience {
  public:
    HeapPatience();
    ~HeapPatience();
    HeapPatience(const HeapPatience&) = delete;
    HeapPatience& operator=(const HeapPatience&) = delete;

  private:
    bool before_;
};

bool heap_is_counted();

// Returns free pages to the system.
void trim_heap();

// From now on, large pieces go back to the system when they are freed.
void return_large_pieces();

}  // namespace ariadne::server
