#include "cli/play/console.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <optional>
#include <random>
#include <system_error>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "cli/exit_code.h"
#include "cli/files.h"
#include "cli/line_input.h"

namespace ariadne::cli {

namespace {

std::vector<std::string> all_levels() {
    std::vector<std::string> out;
    for (const worlds::World* world : catalog::all_worlds()) {
        if (world->two_player() == nullptr) continue;
        for (std::string& level : world->two_player()->levels())
            if (std::ranges::find(out, level) == out.end()) out.push_back(std::move(level));
    }
    return out;
}

worlds::Conversation conversation_on(LineInput& input, Console& console, std::optional<double>& patience) {
    worlds::Conversation out;
    out.ask = [&](std::string_view prompt) {
        console.result(prompt);
        // Whoever reads the answers of a pipe wants to see the questions' answers, too.
        std::optional<std::string> line = input.line(std::exchange(patience, std::nullopt));
        if (line && !input.is_terminal()) console.result(*line + "\n");
        if (console.reader_gone()) return std::optional<std::string>();
        return line;
    };
    out.say = [&](std::string_view text) {
        console.result(text);
        if (console.reader_gone()) input.raise_flag();  // nobody sees the rest: the game is kept, and ends
    };
    out.read_file = [](const std::string& path) { return read_input(path); };
    out.write_file = [](const std::string& path, std::string_view text) { return write_file(path, text); };
    out.write_new_file = [](const std::string& path, std::string_view text) { return write_new_file(path, text); };
    out.exists = [](const std::string& path) {
        std::error_code ignored;
        return std::filesystem::exists(std::filesystem::symlink_status(path, ignored));
    };
    out.seconds = [] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    };
    out.patience = [&](double seconds) { patience = seconds; };
    out.cancel = &input.flag();
    out.language = console.settings().lang;
    out.colour = console.colour();
    return out;
}

}  // namespace

void add_console_options(const Command& command, std::map<std::string, std::string>& options) {
    const auto add = [&](const std::string& name, const std::string& type, const std::string& help) {
        return command.option(
                          "--" + name, [&options, name](const std::string& value) { options[name] = value; }, help)
            .type(type);
    };
    add("white", "NAME", "Amazons: who plays white; computer for the machine");
    add("black", "NAME", "Amazons: who plays black; computer for the machine");
    command
        .option(
            "--level", [&options](const std::string& value) { options["level"] = value; },
            "Amazons: how well the computer plays (the last if not given)")
        .choices(all_levels());
    add("seconds", "S", "Amazons: the computer's time for a move, at full strength");
    add("clock", "MINUTES[+SECONDS]", "Amazons: clocks for persons, with seconds added for every turn");
    command.flag("--new", [&options] { options["new"] = "yes"; }, "Amazons: a new game, without asking");
    add("size", "N", "Amazons: a new game on a board of N rows");
    add("saved", "FILE", "Amazons: go on with the game in FILE");
    add("threads", "N", "Amazons: threads for the computer (all there are if not given)").between(1, 1024);
    add("seed", "N", "Amazons: for levels that do not always play the best move (another every time if not given)");
}

const worlds::TwoPlayer* game_named(std::string_view name) {
    for (const worlds::World* world : catalog::all_worlds())
        if (world->name() == name) return world->two_player();
    return nullptr;
}

int play_at_console(const worlds::TwoPlayer& game, const std::string& path, std::string_view text,
                    std::map<std::string, std::string> options, Console& console) {
    if (!path.empty()) options["saved"] = path;
    if (!options.contains("threads"))
        options["threads"] = fmt::format("{}", std::max(1U, std::thread::hardware_concurrency()));
    if (!options.contains("seed")) options["seed"] = fmt::format("{}", std::random_device()());
    LineInput input;
    std::optional<double> patience;
    const Result<void> played = game.converse(conversation_on(input, console, patience), text, options);
    if (played) return console.finish(exit_done);
    if (path.empty()) {
        console.note(fmt::format("ariadne play: {}", played.error().message));
    } else {
        console.bad_input(path, played.error());
    }
    return console.finish(exit_bad);
}

}  // namespace ariadne::cli
