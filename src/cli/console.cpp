#include "cli/console.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <new>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <fmt/format.h>

#include "base/disk.h"
#include "catalog/json.h"
#include "catalog/json_writer.h"
#include "text/characters.h"

namespace ariadne::cli {

namespace {

constexpr Phrase a_line_each{"{0}\n{1}"};
constexpr std::string_view kept = "\n\t";

// How long an escape sequence is that sets colours, at the beginning of a text; 0: there is none.
std::size_t colour_bytes(std::string_view text) {
    if (!text.starts_with("\x1b[")) return 0;
    const std::size_t end = text.find_first_not_of("0123456789;", 2);
    return end != std::string_view::npos && text[end] == 'm' ? end + 1 : 0;
}

}  // namespace

int write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0) {
            if (errno == EINTR) continue;
            return errno;
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

void occupy_standard_streams() {
    for (int descriptor = 0; descriptor <= 2; ++descriptor) {
        if (::fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
        // Opened the wrong way round: using it is still an error, as it was while closed.
        if (::open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) < 0) return;
    }
}

void Console::result(std::string_view text) {
    // Nearly always it is, and may be large.
    if (text::is_harmless(text, kept)) return put(text);
    put(text::harmless(text, kept));
}

void Console::drawing(std::string_view text) {
    if (!colour()) return result(text);
    std::string out;
    while (!text.empty()) {
        const std::size_t colours = colour_bytes(text);
        const std::size_t rest = std::min(text.find('\x1b', 1), text.size());
        out += text.substr(0, colours);
        out += text::harmless(text.substr(colours, rest - colours), kept);
        text.remove_prefix(rest);
    }
    put(out);
}

void Console::put(std::string_view text) {
    if (!heard() || !settings_.team->chief()) return;
    const int error = write_all(STDOUT_FILENO, text);
    if (error == EPIPE) {
        reader_gone_ = true;
    } else if (error != 0) {
        failed_ = true;
        note({tr("standard output: cannot be written: {0}"), reason(error)});
    }
}

void Console::note(const Message& message) const {
    const std::string line = message.in(language());
    if (!settings_.team->chief()) return settings_.team->overhear(line);
    if (settings_.quiet) return;
    (void)write_all(STDERR_FILENO, text::harmless(line, kept) + "\n");
}

void Console::note_out_of_memory() const noexcept {
    if (settings_.quiet) return;
    constexpr Phrase phrase = tr("ariadne: out of memory; use --memory-limit to stop the search earlier");
    std::string_view line;
    try {
        line = words(language(), phrase);
    } catch (const std::bad_alloc&) {
        line = phrase.english;  // no room for the translations
    }
    (void)write_all(STDERR_FILENO, line);
    (void)write_all(STDERR_FILENO, "\n");
}

int Console::refuse(const Message& line) const {
    note(line);
    return exit_bad;
}

int Console::stop(const Message& line) const {
    note(line);
    return exit_stopped;
}

int Console::report_bug(std::string_view place, std::string_view bug) const {
    note({tr("{0}: internal error: {1}"), place, bug});
    return exit_bug;
}

int Console::bad_input(std::string_view file, const Error& error, std::size_t index) {
    note(placed(file, error));
    if (!settings_.json) return exit_bad;
    std::string json;
    append_json(json, file, index, std::unexpected(error), language());
    result(json);
    return exit_bad;
}

int Console::finish(int code) const {
    return failed_ ? exit_bad : code;
}

bool Console::stdout_is_terminal() const {
    return ::isatty(STDOUT_FILENO) == 1;
}

bool Console::colour() const {
    if (settings_.color != "auto") return settings_.color == "always";
    const char* refused = std::getenv("NO_COLOR");
    if (refused != nullptr && *refused != '\0') return false;
    const char* terminal = std::getenv("TERM");
    return stdout_is_terminal() && terminal != nullptr && *terminal != '\0' && std::strcmp(terminal, "dumb") != 0;
}

int Console::width() const {
    return terminal_columns(STDOUT_FILENO);
}

int terminal_columns(int descriptor) {
    winsize size{};
    if (::ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    return 80;
}

void append_json(std::string& out, std::optional<std::string_view> file, std::size_t index,
                 const Result<worlds::Report>& answer, Language language, worlds::Timings timings) {
    catalog::JsonWriter json(out, language);
    json.open_object();
    if (file) json.key("file").text(*file);
    if (index > 0) json.key("index").number(std::uint64_t{index});
    if (!answer) {
        json.key("verdict").text("invalid");
        json.key("error").tree(catalog::to_json(answer.error(), language));
    } else if (!answer->bug.empty()) {
        json.key("verdict").text("unknown");
        json.key("proven").truth(false);
        json.key("bug").text(answer->bug);
    } else {
        catalog::write_members(json, *answer, timings);
    }
    json.close_object();
    out += '\n';
}

Message placed(std::string_view file, const Error& error) {
    std::string place(file);
    if (error.line > 0) place += fmt::format(":{}", error.line);
    if (error.line > 0 && error.column > 0) place += fmt::format(":{}", error.column);
    Message out(after_colon, place, error.message);
    for (const Error& next : error.more) out = Message(a_line_each, std::move(out), placed(file, next));
    return out;
}

}  // namespace ariadne::cli
