#include "cli/puzzles.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "catalog/json.h"
#include "cli/files.h"
#include "text/lines.h"

namespace ariadne::cli {

namespace {

Loaded loaded_from(PuzzleFile& file, std::size_t index, bool one_of_many) {
    worlds::PuzzleText& puzzle = file.puzzles[index];
    return {file.path,  std::move(puzzle.text), file.world, puzzle.line, std::move(puzzle.title), index + 1,
            one_of_many};
}

constexpr std::size_t enough_to_judge = 1U << 15U;  // bytes

// What comes after the remarks and empty lines at the beginning.
std::string_view after_remarks(std::string_view text) {
    text::Lines lines(text::without_mark(text));
    while (!lines.at_end()) {
        const std::size_t left = lines.bytes_left();
        const std::string_view line = text::trimmed(lines.next());
        if (!line.empty() && line.front() != '#') return text.substr(text.size() - left);
    }
    return {};
}

}  // namespace

Result<std::string> read_puzzle(const std::string& path, const std::string& world_name) {
    bool recognised = false;
    Result<std::string> text = read_input(path, [&](std::string_view beginning) {
        // Remarks may be as long as they like.
        if (recognised || after_remarks(beginning).size() < enough_to_judge) return true;
        const auto worlds = catalog::all_worlds();
        recognised = std::any_of(worlds.begin(), worlds.end(), [&](const worlds::World* world) {
            return (world_name.empty() || world->name() == world_name) && world->recognises(beginning);
        });
        return recognised;
    });
    if (text && text->find_first_not_of(" \t\r\n") == std::string::npos) return fail(tr("the file is empty"));
    return text;
}

Result<void> fitting_reading(const worlds::World& world, const Settings& settings) {
    const worlds::Speller* speller = world.speller();
    const std::vector<worlds::OptionSpec> known = speller ? speller->options() : std::vector<worlds::OptionSpec>();
    for (const auto& [name, value] : settings.reading) {
        if (std::ranges::find(known, name, &worlds::OptionSpec::name) == known.end())
            return fail({tr("--{0} does not apply to puzzles of the {1} world"), name, world.name()});
    }
    return {};
}

Result<PuzzleFile> open_puzzles(const std::string& path, const Settings& settings) {
    Result<std::string> text = read_puzzle(path, settings.world);
    if (!text) return std::unexpected(text.error());
    const Result<const worlds::World*> world =
        settings.world.empty() ? catalog::recognise(*text) : catalog::find_world(settings.world);
    if (!world) return std::unexpected(world.error());
    if (const Result<void> fits = fitting_reading(**world, settings); !fits) return std::unexpected(fits.error());
    if (const worlds::Speller* speller = (*world)->speller()) {
        text = speller->respell(std::move(*text), settings.reading);
        if (!text) return std::unexpected(text.error());
    }
    PuzzleFile out{path, *world, (*world)->split(*text)};
    // One puzzle is the file as it is: what stands around it may be wrong, too.
    if (out.puzzles.size() == 1) out.puzzles.front() = {std::move(*text), 1, std::move(out.puzzles.front().title)};
    return out;
}

Result<std::vector<Loaded>> open_all(const std::string& path, const Settings& settings) {
    Result<PuzzleFile> file = open_puzzles(path, settings);
    if (!file) return std::unexpected(file.error());
    const std::size_t size = file->puzzles.size();
    std::vector<Loaded> out;
    if (settings.board > size) return no_such_board(settings.board, size);
    if (settings.board > 0) {
        out.push_back(loaded_from(*file, settings.board - 1, false));
        return out;
    }
    out.reserve(size);
    for (std::size_t i = 0; i < size; ++i) out.push_back(loaded_from(*file, i, size > 1));
    return out;
}

std::unexpected<Error> no_such_board(std::uint64_t board, std::size_t size) {
    return fail({tr_n("--board: found {1}, expected 1: the file has {0} puzzle",
                      "--board: found {1}, expected 1 to {0}: the file has {0} puzzles"),
                 size, board});
}

Result<Loaded> open_one(const std::string& path, const Settings& settings) {
    Result<std::vector<Loaded>> all = open_all(path, settings);
    if (!all) return std::unexpected(all.error());
    if (all->size() > 1)
        return fail({tr("found {0} puzzles, expected one; choose one with --board 1 to --board {0}"), all->size()});
    return std::move(all->front());
}

Error in_file(int line, bool one_of_many, Error error) {
    if (error.line > 0)
        error.line += line - 1;
    else if (one_of_many)
        error.line = line;
    for (Error& next : error.more) next = in_file(line, one_of_many, std::move(next));
    return error;
}

Error in_file(const Loaded& loaded, Error error) {
    return in_file(loaded.line, loaded.one_of_many, std::move(error));
}

std::string place_of(const Loaded& loaded) {
    return loaded.one_of_many ? fmt::format("{}:{}", loaded.path, loaded.line) : loaded.path;
}

std::string heading_of(const Loaded& loaded, Language language) {
    return loaded.title.empty() ? say(language, tr("puzzle {0}"), loaded.number) : loaded.title;
}

std::optional<std::vector<Loaded>> load_all(Console& console, const std::string& path) {
    Result<std::vector<Loaded>> all = open_all(path, console.settings());
    if (all) return std::move(*all);
    console.bad_input(path, all.error());
    return std::nullopt;
}

int hand_out(Console& console, const std::string& path, const std::string& text, boost::json::object about) {
    const bool to_stdout = path == "-";
    if (!to_stdout) {
        if (const Result<void> written = write_file(path, text); !written) return console.refuse(path, written.error());
    }
    if (console.settings().json) {
        about[to_stdout ? "text" : "written"] = to_stdout ? text : path;
        console.result(catalog::json_text(about) + "\n");
    } else if (to_stdout) {
        console.result(text);
    }
    return exit_done;
}

int hand_out(Console& console, const std::string& path, const worlds::Puzzle& puzzle, const std::string& format,
             const std::string& place, Budget& budget, boost::json::object about) {
    const auto convert = [&](const render::Sink& sink) { return puzzle.convert(format, budget, sink); };
    const auto refuse = [&](const std::string& where, const Error& error) -> int {
        console.note(where, budget.stopped_by() == Stop::cancelled ? Error{tr("interrupted")} : error);
        return budget.exhausted() ? exit_stopped : exit_bad;
    };
    if (path == "-" && console.settings().json) {
        const Result<std::string> text = render::collected(convert);
        return text ? hand_out(console, path, *text, std::move(about)) : refuse(place, text.error());
    }
    if (path == "-") {
        const Result<void> written = convert([&](std::string_view bytes) {
            console.result(bytes);
            return console.heard();
        });
        return written || !console.heard() ? exit_done : refuse(place, written.error());
    }
    Result<void> converted;
    const Result<void> written = write_into(path, [&](const render::Sink& sink) { return converted = convert(sink); });
    if (!written) {
        const bool of_file = converted || converted.error() != written.error();
        return refuse(of_file ? path : place, written.error());
    }
    about["written"] = path;
    if (console.settings().json) console.result(catalog::json_text(about) + "\n");
    return exit_done;
}

void warn(const Console& console, const std::string& place, const std::vector<Message>& warnings) {
    for (const Message& warning : warnings) console.note({tr("{0}: warning: {1}"), place, warning});
}

Result<std::unique_ptr<worlds::Puzzle>> read(const Loaded& loaded, const Settings& settings) {
    Result<std::unique_ptr<worlds::Puzzle>> puzzle = loaded.world->read(loaded.text, settings.strict);
    if (!puzzle) return std::unexpected(in_file(loaded, puzzle.error()));
    return puzzle;
}

std::unique_ptr<worlds::Puzzle> read(Console& console, const Loaded& loaded) {
    Result<std::unique_ptr<worlds::Puzzle>> puzzle = read(loaded, console.settings());
    if (!puzzle) {
        console.bad_input(loaded.path, puzzle.error(), loaded.one_of_many ? loaded.number : 0);
        return nullptr;
    }
    warn(console, place_of(loaded), (*puzzle)->warnings());
    return std::move(*puzzle);
}

}  // namespace ariadne::cli
