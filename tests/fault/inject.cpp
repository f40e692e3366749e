#include "inject.h"

#include <cstdlib>
#include <regex>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace ariadne::testing {

using fault::Call;
using fault::Control;

Faults::Faults(unsigned seconds) {
    const std::string path = folder_.path("control");
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0 || ::ftruncate(file, sizeof(Control)) != 0) std::abort();
    void* const memory = ::mmap(nullptr, sizeof(Control), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory == MAP_FAILED) std::abort();
    ::close(file);
    control_ = static_cast<Control*>(memory);
    control_->seconds = seconds;
    ::setenv("LD_PRELOAD", ARIADNE_FAULT_LIBRARY, 1);
    ::setenv(fault::control_variable, path.c_str(), 1);
}

Faults::~Faults() {
    ::unsetenv("LD_PRELOAD");
    ::unsetenv(fault::control_variable);
    ::munmap(control_, sizeof(Control));
}

void Faults::arm(Call call, int error, std::uint64_t at, std::uint64_t failing) {
    control_->call = Call::none;
    control_->recording = false;
    control_->error = error;
    control_->failing = failing;
    control_->fails_at = at;
    control_->calls = 0;
    control_->call = call;
}

void Faults::record(Call call) {
    arm(Call::none, 0, 0);
    for (Control::Place& place : control_->places) place.hash = 0;
    control_->place_count = 0;
    control_->recording = true;
    control_->call = call;
}

std::map<std::uint64_t, std::uint64_t> Faults::places() const {
    std::map<std::uint64_t, std::uint64_t> out;
    for (const Control::Place& place : control_->places)
        if (place.hash != 0) out[place.hash] = place.call;
    return out;
}

std::string timeless(const std::string& text) {
    constexpr const char* number = "[0-9]+(\\.[0-9]+)?(e-[0-9]+)?";
    static const std::regex in_json(std::string(R"("seconds": ?)") + number);
    static const std::regex in_words(std::string(number) + R"((?= (s|ms|us)\b|/s))");
    static const std::regex length("Content-Length: [0-9]+");  // of an answer with seconds in it
    const std::string out = std::regex_replace(text, in_json, R"("seconds": T)");
    return std::regex_replace(std::regex_replace(out, in_words, "T"), length, "Content-Length: N");
}

bool every_call() {
    return std::getenv("ARIADNE_ROUNDS") != nullptr;
}

}  // namespace ariadne::testing
