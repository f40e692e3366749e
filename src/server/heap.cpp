#include "server/heap.h"

#include <malloc.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <new>
#include <utility>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ARIADNE_OWN_HEAP 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ARIADNE_OWN_HEAP 0
#endif
#endif
#ifndef ARIADNE_OWN_HEAP
#define ARIADNE_OWN_HEAP 1
#endif

namespace {

constinit thread_local ariadne::server::HeapAccount* open_account = nullptr;
constinit thread_local bool patient = false;

}  // namespace

namespace ariadne::server {

HeapAccount::HeapAccount(std::size_t limit, std::size_t& peak)
    : limit_(static_cast<std::ptrdiff_t>(std::min<std::size_t>(limit, PTRDIFF_MAX / 2))), peak_(peak) {
    open_account = this;
}

HeapAccount::~HeapAccount() {
    open_account = nullptr;
}

void HeapAccount::take(std::size_t bytes) {
    if (bytes > PTRDIFF_MAX / 2 || used_ + static_cast<std::ptrdiff_t>(bytes) > limit_) throw std::bad_alloc();
    used_ += static_cast<std::ptrdiff_t>(bytes);
    if (used_ > 0) peak_ = std::max(peak_, static_cast<std::size_t>(used_));
}

HeapPatience::HeapPatience() : before_(std::exchange(patient, true)) {}

HeapPatience::~HeapPatience() {
    patient = before_;
}

bool heap_is_counted() {
    return ARIADNE_OWN_HEAP != 0;
}

void trim_heap() {
    ::malloc_trim(0);
}

void return_large_pieces() {
    constexpr int large = 256 << 10;  // fixed: left alone, malloc raises it to 32 MB
    ::mallopt(M_MMAP_THRESHOLD, large);
}

}  // namespace ariadne::server

#if ARIADNE_OWN_HEAP
namespace {

// Asked before the piece is there: one that is far too large costs nothing.
template <class Allocate>
void* counted(std::size_t bytes, const Allocate& allocate) {
    ariadne::server::HeapAccount* account = open_account;
    if (account != nullptr) account->take(bytes);
    void* piece = allocate();
    constexpr std::size_t large = std::size_t{1} << 20U;
    constexpr int most_waits = 100;  // a second
    for (int waits = 0; piece == nullptr && patient && account == nullptr && bytes < large && waits < most_waits;
         ++waits) {
        constexpr timespec moment{.tv_sec = 0, .tv_nsec = 10'000'000};
        ::nanosleep(&moment, nullptr);
        piece = allocate();
    }
    // What it really takes is known now, and is what its end will give back.
    if (account != nullptr) account->correct(bytes, ::malloc_usable_size(piece));
    if (piece == nullptr) throw std::bad_alloc();
    return piece;
}

void let_go(void* piece) {
    if (open_account != nullptr) open_account->give_back(::malloc_usable_size(piece));
    std::free(piece);
}

}  // namespace

// The forms for arrays, for those who ask without an exception and for those who know the size call these.
void* operator new(std::size_t bytes) {
    return counted(bytes, [&] { return std::malloc(std::max<std::size_t>(bytes, 1)); });
}
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    const auto step = static_cast<std::size_t>(alignment);
    return counted(
        bytes, [&] { return std::aligned_alloc(step, (std::max<std::size_t>(bytes, 1) + step - 1) / step * step); });
}
void operator delete(void* piece) noexcept {
    let_go(piece);
}
void operator delete(void* piece, std::size_t /*bytes*/) noexcept {
    let_go(piece);
}
void operator delete(void* piece, std::align_val_t /*alignment*/) noexcept {
    let_go(piece);
}
void operator delete(void* piece, std::size_t /*bytes*/, std::align_val_t /*alignment*/) noexcept {
    let_go(piece);
}
#endif
