// Loaded before a program (LD_PRELOAD), this makes one of its system calls or allocations fail. Which one is in a file
// that a test shares with it: control.h. Calls count from main on.

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <iterator>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>
#include <unwind.h>
#include <cstdarg>

#include "control.h"

using ariadne::fault::Call;
using ariadne::fault::Control;

// The names that these have in glibc, where they cannot be replaced.
extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* piece, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
}

namespace {

constinit std::atomic<Control*> control = nullptr;
constinit thread_local bool inside = false;

constexpr int frames_of_a_place = 6;  // the last three are in this file

struct Frames {
    std::uint64_t hash = 1;
    int count = 0;
};

// Addresses count from the start of their library, which is loaded elsewhere each time.
_Unwind_Reason_Code add_frame(_Unwind_Context* context, void* data) {
    auto& frames = *static_cast<Frames*>(data);
    const std::uint64_t address = _Unwind_GetIP(context);
    dl_find_object object{};
    const bool known = ::_dl_find_object(reinterpret_cast<void*>(address), &object) == 0;
    const std::uint64_t offset = known ? address - reinterpret_cast<std::uint64_t>(object.dlfo_map_start) : 0;
    frames.hash = (frames.hash ^ offset) * 0x9e3779b97f4a7c15U;
    frames.hash ^= frames.hash >> 29U;
    return ++frames.count < frames_of_a_place ? _URC_NO_REASON : _URC_END_OF_STACK;
}

void record_place(Control& shared, std::uint64_t number) {
    Frames frames;
    inside = true;
    _Unwind_Backtrace(add_frame, &frames);
    inside = false;
    if (shared.place_count >= Control::most_places) return;
    for (std::size_t at = frames.hash % std::size(shared.places);; at = (at + 1) % std::size(shared.places)) {
        Control::Place& place = shared.places[at];
        std::uint64_t found = 0;
        if (place.hash.compare_exchange_strong(found, frames.hash)) {
            place.call = number;
            ++shared.place_count;
            return;
        }
        if (found == frames.hash) return;
    }
}

// Whether this call is to fail; errno is set then.
bool fails(Call call) {
    Control* const shared = control.load(std::memory_order_relaxed);
    if (shared == nullptr || inside || shared->call.load(std::memory_order_relaxed) != call) return false;
    const std::uint64_t number = ++shared->calls;
    if (shared->recording) {
        record_place(*shared, number);
        return false;
    }
    const std::uint64_t at = shared->fails_at;
    if (at == 0 || number < at || number - at >= shared->failing) return false;
    errno = shared->error;
    return true;
}

void share() {
    const char* const path = std::getenv(ariadne::fault::control_variable);
    if (path == nullptr) return;
    const int descriptor = static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC));
    if (descriptor < 0) return;
    void* const memory = ::mmap(nullptr, sizeof(Control), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    ::syscall(SYS_close, descriptor);
    if (memory == MAP_FAILED) return;
    control = static_cast<Control*>(memory);
    ::alarm(control.load()->seconds);
}

int (*program_main)(int, char**, char**) = nullptr;

int counted_main(int count, char** words, char** environment) {
    share();
    return program_main(count, words, environment);
}

// Standard error stays whole: it says what failed.
bool write_fails(int descriptor, Call call) {
    return descriptor != STDERR_FILENO && fails(call);
}

}  // namespace

extern "C" {

int __libc_start_main(int (*main)(int, char**, char**), int count, char** words, void (*init)(), void (*fini)(),
                      void (*rtld_fini)(), void* stack_end) {
    using Start = int (*)(int (*)(int, char**, char**), int, char**, void (*)(), void (*)(), void (*)(), void*);
    program_main = main;
    const auto start = reinterpret_cast<Start>(::dlsym(RTLD_NEXT, "__libc_start_main"));
    return start(counted_main, count, words, init, fini, rtld_fini, stack_end);
}

void* malloc(std::size_t size) {
    return fails(Call::allocation) ? nullptr : __libc_malloc(size);
}
void* calloc(std::size_t count, std::size_t size) {
    return fails(Call::allocation) ? nullptr : __libc_calloc(count, size);
}
void* realloc(void* piece, std::size_t size) {
    return fails(Call::allocation) ? nullptr : __libc_realloc(piece, size);
}
void* memalign(std::size_t alignment, std::size_t size) {
    return fails(Call::allocation) ? nullptr : __libc_memalign(alignment, size);
}
void* aligned_alloc(std::size_t alignment, std::size_t size) {
    return memalign(alignment, size);
}
int posix_memalign(void** piece, std::size_t alignment, std::size_t size) {
    const int before = errno;
    void* const got = memalign(alignment, size);
    errno = before;
    if (got == nullptr) return ENOMEM;
    *piece = got;
    return 0;
}

ssize_t write(int descriptor, const void* bytes, std::size_t size) {
    if (write_fails(descriptor, Call::write)) return -1;
    if (size > 1 && write_fails(descriptor, Call::short_write)) size /= 2;
    return ::syscall(SYS_write, descriptor, bytes, size);
}
ssize_t writev(int descriptor, const iovec* parts, int count) {
    if (write_fails(descriptor, Call::write)) return -1;
    if (count > 1 && write_fails(descriptor, Call::short_write)) count = 1;
    return ::syscall(SYS_writev, descriptor, parts, count);
}
ssize_t pwrite(int descriptor, const void* bytes, std::size_t size, off_t offset) {
    if (write_fails(descriptor, Call::write)) return -1;
    if (size > 1 && write_fails(descriptor, Call::short_write)) size /= 2;
    return ::syscall(SYS_pwrite64, descriptor, bytes, size, offset);
}
ssize_t pwrite64(int descriptor, const void* bytes, std::size_t size, off64_t offset) {
    return pwrite(descriptor, bytes, size, offset);
}
ssize_t read(int descriptor, void* bytes, std::size_t size) {
    return fails(Call::read) ? -1 : ::syscall(SYS_read, descriptor, bytes, size);
}
ssize_t pread(int descriptor, void* bytes, std::size_t size, off_t offset) {
    return fails(Call::read) ? -1 : ::syscall(SYS_pread64, descriptor, bytes, size, offset);
}
ssize_t pread64(int descriptor, void* bytes, std::size_t size, off64_t offset) {
    return pread(descriptor, bytes, size, offset);
}
int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const unsigned mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, unsigned) : 0;
    va_end(rest);
    return fails(Call::open) ? -1 : static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}
int fsync(int descriptor) {
    return fails(Call::sync) ? -1 : static_cast<int>(::syscall(SYS_fsync, descriptor));
}
int fdatasync(int descriptor) {
    return fails(Call::sync) ? -1 : static_cast<int>(::syscall(SYS_fdatasync, descriptor));
}
int rename(const char* from, const char* to) {
    if (fails(Call::name)) return -1;
    return static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}
int link(const char* from, const char* to) {
    if (fails(Call::name)) return -1;
    return static_cast<int>(::syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
}
int linkat(int from_folder, const char* from, int to_folder, const char* to, int flags) {
    if (fails(Call::name)) return -1;
    return static_cast<int>(::syscall(SYS_linkat, from_folder, from, to_folder, to, flags));
}
int unlink(const char* path) {
    if (fails(Call::discard)) return -1;
    return static_cast<int>(::syscall(SYS_unlinkat, AT_FDCWD, path, 0));
}
int remove(const char* path) {  // only of files
    return unlink(path);
}
int ftruncate(int descriptor, off_t size) {
    return fails(Call::cut) ? -1 : static_cast<int>(::syscall(SYS_ftruncate, descriptor, size));
}
int ftruncate64(int descriptor, off64_t size) {
    return ftruncate(descriptor, size);
}
// The descriptor is gone even so, as on Linux.
int close(int descriptor) {
    const bool failed = fails(Call::close);
    const int why = errno;
    const int closed = static_cast<int>(::syscall(SYS_close, descriptor));
    if (failed) errno = why;
    return failed ? -1 : closed;
}

}  // extern "C"
