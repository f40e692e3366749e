#include "program.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ariadne::testing {

namespace {

struct Pipe {
    int read_end = -1;
    int write_end = -1;

    Pipe() {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0) std::abort();
        read_end = ends[0];
        write_end = ends[1];
    }
};

[[noreturn]] void become(const Invocation& what, int in, int out, int err) {
    std::vector<std::string> words = {program()};
    if (what.ranks > 0) {
        words = {"mpirun", "-n", std::to_string(what.ranks), ARIADNE_MPI};
        // In a container, as root, on fewer cores than ranks, and with nobody to reach other machines.
        for (const char* allowed : {"ALLOW_RUN_AS_ROOT", "ALLOW_RUN_AS_ROOT_CONFIRM", "MCA_rmaps_base_oversubscribe"})
            ::setenv((std::string("OMPI_") + allowed).c_str(), "1", 1);
        ::setenv("OMPI_MCA_plm_rsh_agent", "false", 1);
        ::setenv("OMPI_MCA_btl_vader_single_copy_mechanism", "none", 1);
        // MPI leaves things behind.
        ::setenv("ASAN_OPTIONS", "detect_leaks=0", 1);
    }
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    for (const std::string& argument : what.arguments) arguments.push_back(const_cast<char*>(argument.c_str()));
    arguments.push_back(nullptr);
    if (!what.out_path.empty()) out = ::open(what.out_path.c_str(), O_WRONLY | O_CLOEXEC);
    ::dup2(in, STDIN_FILENO);
    ::dup2(out, STDOUT_FILENO);
    ::dup2(err, STDERR_FILENO);
    if (what.close_stdout) ::close(STDOUT_FILENO);
    for (const char* variable : {"NO_COLOR", "COLORTERM"}) ::unsetenv(variable);
    ::setenv("TERM", "xterm", 1);
    ::setenv("LC_ALL", "C.UTF-8", 1);
    ::signal(SIGPIPE, SIG_DFL);
    if (what.disk_full) {
        const rlimit none{0, 0};
        ::setrlimit(RLIMIT_FSIZE, &none);
    }
    if (!what.folder.empty() && ::chdir(what.folder.c_str()) != 0) ::_exit(126);
    ::execvp(arguments.front(), arguments.data());
    ::_exit(127);
}

// Empties both at once, so that a full pipe never stops the program. `heard` is called when something stands in err.
void drain(int out, int err, Finished& result, const std::function<void()>& heard) {
    std::string buffer(65536, '\0');
    pollfd ends[2] = {{out, POLLIN, 0}, {err, POLLIN, 0}};
    while (ends[0].fd >= 0 || ends[1].fd >= 0) {
        if (::poll(ends, 2, -1) < 0 && errno != EINTR) break;
        for (int i = 0; i < 2; ++i) {
            if (ends[i].fd < 0 || ends[i].revents == 0) continue;
            const ssize_t got = ::read(ends[i].fd, buffer.data(), buffer.size());
            if (got > 0) {
                (i == 0 ? result.out : result.err).append(buffer.data(), static_cast<std::size_t>(got));
                if (i == 1) heard();
            } else if (got == 0 || errno != EINTR) {  // a terminal whose other side is gone says EIO
                ends[i].fd = -1;
            }
        }
    }
}

// What the system says of the program, after this word.
std::string status_line(pid_t pid, std::string_view word) {
    std::ifstream status("/proc/" + std::to_string(pid) + "/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(word)) return line.substr(word.size());
    return {};
}

}  // namespace

const char* program() {
    return ARIADNE_PROGRAM;
}

bool has_mpi() {
    return *ARIADNE_MPI != '\0';
}

std::vector<pid_t> children(pid_t pid) {
    std::ifstream list("/proc/" + std::to_string(pid) + "/task/" + std::to_string(pid) + "/children");
    return {std::istream_iterator<pid_t>(list), std::istream_iterator<pid_t>()};
}

std::string source(std::string_view name) {
    return (std::filesystem::path(ARIADNE_SOURCE) / name).string();
}

Finished run(const Invocation& what) {
    Pipe in;
    Pipe out;
    Pipe err;
    if (what.err_is_terminal) {
        ::close(err.read_end);
        ::close(err.write_end);
        winsize size{24, 100, 0, 0};
        if (::openpty(&err.read_end, &err.write_end, nullptr, nullptr, &size) != 0) std::abort();
        ::fcntl(err.read_end, F_SETFD, FD_CLOEXEC);
        ::fcntl(err.write_end, F_SETFD, FD_CLOEXEC);
    }
    const pid_t pid = ::fork();
    if (pid == 0) become(what, in.read_end, out.write_end, err.write_end);
    ::close(in.read_end);
    ::close(out.write_end);
    ::close(err.write_end);
    ::signal(SIGPIPE, SIG_IGN);

    Finished result;
    std::jthread feeder([&] {
        std::string_view rest = what.input;
        while (!rest.empty()) {
            const ssize_t written = ::write(in.write_end, rest.data(), rest.size());
            if (written <= 0) break;
            rest.remove_prefix(static_cast<std::size_t>(written));
            if (rest.empty() && what.over_and_over) rest = what.input;
        }
        ::close(in.write_end);
    });
    std::jthread helper([&] {
        if (what.meanwhile) what.meanwhile(pid);
    });
    bool interrupted = what.until.empty();
    drain(out.read_end, err.read_end, result, [&] {
        if (interrupted || result.err.find(what.until) == std::string::npos) return;
        interrupted = true;
        ::kill(pid, SIGINT);
    });
    feeder.join();
    helper.join();
    ::close(out.read_end);
    ::close(err.read_end);
    int status = 0;
    while (::waitpid(pid, &status, 0) < 0 && errno == EINTR) {
    }
    result.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return result;
}

Finished run(std::vector<std::string> arguments, std::string input) {
    Invocation what;
    what.arguments = std::move(arguments);
    what.input = std::move(input);
    return run(what);
}

Folder::Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "ariadne-test-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) std::abort();
    root_ = name;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::permissions(root_, std::filesystem::perms::owner_all, ignored);
    std::filesystem::remove_all(root_, ignored);
}

std::string Folder::write(std::string_view name, std::string_view text) const {
    std::ofstream(path(name), std::ios::binary) << text;
    return path(name);
}

std::vector<std::string> Folder::names() const {
    std::vector<std::string> out;
    for (const auto& entry : std::filesystem::directory_iterator(root_))
        out.push_back(entry.path().filename().string());
    std::sort(out.begin(), out.end());
    return out;
}

std::string read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string golden(std::string_view name) {
    return source("tests/golden/" + std::string(name));
}

bool catches_interrupts(pid_t pid) {
    bool out = false;
    wait_for(pid, [&] {
        const std::string caught = status_line(pid, "SigCgt:");
        out = !caught.empty() && (std::stoull(caught, nullptr, 16) >> (SIGINT - 1) & 1U) != 0;
        return out;
    });
    return out;
}

void wait_for(pid_t pid, const std::function<bool()>& event) {
    const auto ended = [pid] { return status_line(pid, "State:").find('Z') != std::string::npos; };
    while (!event() && !ended()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

}  // namespace ariadne::testing
