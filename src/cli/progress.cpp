#include "cli/progress.h"

#include <algorithm>
#include <cstdint>

#include <unistd.h>

#include <fmt/format.h>

#include "text/characters.h"

namespace ariadne::cli {

namespace {

constexpr double patience = 1;  // seconds

std::string short_number(double value) {
    if (value >= 1e9) return fmt::format("{:.1f}G", value / 1e9);
    if (value >= 1e6) return fmt::format("{:.1f}M", value / 1e6);
    if (value >= 1e4) return fmt::format("{:.0f}k", value / 1e3);
    return fmt::format("{:.0f}", value);
}

}  // namespace

std::string bar(double fraction) {
    constexpr int width = 10;
    const int full = static_cast<int>(std::clamp(fraction, 0.0, 1.0) * width);
    return fmt::format("[{:#<{}}{:.<{}}]", "", full, "", width - full);
}

std::string describe(const Progress& progress, Language language) {
    std::string text(words(language, progress.phase.empty() ? tr("searching") : progress.phase));
    if (progress.fraction >= 0) text += fmt::format("  {} {:3.0f}%", bar(progress.fraction), progress.fraction * 100);
    const auto nodes = static_cast<double>(progress.nodes);
    constexpr Phrase states = tr_n("{0} state", "{0} states");
    text += "  " + fmt::format(fmt::runtime(words(language, states, static_cast<std::int64_t>(progress.nodes))),
                               short_number(nodes));
    if (progress.seconds > 0) text += fmt::format(", {}/s", short_number(nodes / progress.seconds));
    if (progress.best) text += "  " + say(language, tr("best {0}"), *progress.best);
    if (progress.bound) text += (progress.best ? ", " : "  ") + say(language, tr("bound {0}"), *progress.bound);
    return text + fmt::format("  {:.1f} s", progress.seconds);
}

ProgressLine::ProgressLine(const Settings& settings, std::string subject)
    : subject_(std::move(subject)),
      language_(language_of(settings.lang)),
      enabled_(!settings.quiet && ::isatty(STDERR_FILENO) == 1) {}

ProgressSink ProgressLine::sink() {
    if (!enabled_) return {};
    return [this](const Progress& progress) { show(describe(progress, language_), progress.seconds); };
}

void ProgressLine::show(std::string_view text, double seconds) {
    if (!enabled_ || seconds < patience) return;
    const std::string line = text::harmless(fmt::format("{}: {}", subject_, text));
    const auto room = static_cast<std::size_t>(terminal_columns(STDERR_FILENO) - 1);
    (void)write_all(STDERR_FILENO, fmt::format("\r{}\033[K", text::beginning(line, room)));
    drawn_ = true;
}

void ProgressLine::clear() {
    if (drawn_) (void)write_all(STDERR_FILENO, "\r\033[K");
    drawn_ = false;
}

}  // namespace ariadne::cli
