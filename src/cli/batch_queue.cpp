#include "cli/batch_queue.h"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "cli/files.h"

namespace ariadne::cli {

namespace {

// Whether a file is a map rather than an answer or anything else. One that cannot be read is, so that somebody hears of
// it.
bool is_map(const std::string& file) {
    const Result<std::string> text = read_puzzle(file, "");
    return !text || catalog::recognise(*text);
}

// The world in which the line is a puzzle; none: it is the name of a file. Where both could be, the file is there.
const worlds::World* world_of_line(std::string_view line, const Settings& settings) {
    std::error_code ignored;
    if (line.find(' ') == std::string_view::npos && std::filesystem::is_regular_file(line, ignored)) return nullptr;
    for (const worlds::World* world : catalog::all_worlds()) {
        if (!settings.world.empty() && world->name() != settings.world) continue;
        if (world->recognises_line(line)) return world;
    }
    return nullptr;
}

}  // namespace

Result<void> BatchQueue::add(const std::vector<std::string>& files) {
    const Result<std::vector<std::string>> all = files_of(files, is_map);
    if (!all) return std::unexpected(all.error());
    for (const std::string& name : *all) {
        name_width_ = std::max(name_width_, name.size());
        entries_.push_back({name, nullptr});
    }
    return {};
}

Result<BatchQueue> BatchQueue::of_files(const std::vector<std::string>& files, const Settings& settings) {
    BatchQueue out(settings);
    if (const Result<void> added = out.add(files); !added) return std::unexpected(added.error());
    return out;
}

Result<BatchQueue> BatchQueue::of_lines(const std::string& text, const Settings& settings) {
    BatchQueue out(settings);
    std::shared_ptr<PuzzleFile> run;  // lines of one world, with nothing between them
    std::size_t run_begin = 1;
    const auto close = [&] {
        if (run) out.entries_.push_back({"", std::exchange(run, nullptr), run_begin});
    };
    int number = 0;
    std::size_t puzzles = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line(text.data() + begin, end - begin);
        begin = end + 1;
        ++number;
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.empty() || line.front() == '#') continue;
        const worlds::World* world = world_of_line(line, settings);
        if (world == nullptr) {
            close();
            if (const Result<void> added = out.add({std::string(line)}); !added) return std::unexpected(added.error());
            continue;
        }
        if (run && run->world != world) close();
        if (!run) {
            if (const Result<void> fits = fitting_reading(*world, settings); !fits)
                return std::unexpected(fits.error());
            run = std::make_shared<PuzzleFile>(PuzzleFile{"-", world, {}});
            run_begin = puzzles + 1;
        }
        ++puzzles;
        std::string puzzle(line);
        if (!settings.reading.empty()) {
            Result<std::string> prepared = world->speller()->respell(std::move(puzzle), settings.reading);
            if (!prepared) return std::unexpected(prepared.error());
            puzzle = std::move(*prepared);
        }
        run->puzzles.push_back({std::move(puzzle), number, {}});
    }
    close();
    return out;
}

BatchPiece BatchQueue::open(const Entry& entry) const {
    if (entry.lines) return {entry.lines, 0, entry.lines->puzzles.size(), true, entry.first_number};
    const auto refused = [&](Error error) {
        return BatchPiece{
            std::make_shared<PuzzleFile>(PuzzleFile{entry.name, nullptr, {}}), 0, 1, false, 1, std::move(error)};
    };
    try {
        Result<PuzzleFile> file = open_puzzles(entry.name, *settings_);
        if (!file) return refused(file.error());
        const std::size_t count = file->puzzles.size();
        return {std::make_shared<PuzzleFile>(std::move(*file)), 0, count};
    } catch (const std::exception& error) {
        // One that cannot be held must not end the others.
        return refused({fmt::format("could not be read: {}", error.what()), 0, 0});
    }
}

std::optional<BatchPiece> BatchQueue::next(std::size_t most) {
    if (!opened_) {
        if (at_ == entries_.size()) return std::nullopt;
        Entry& entry = entries_[at_++];
        opened_ = open(entry);
        entry.lines.reset();
    }
    BatchPiece out = *opened_;
    out.count = std::min(out.count, most);
    opened_->first += out.count;
    opened_->first_number += out.count;
    opened_->count -= out.count;
    if (opened_->count == 0) opened_.reset();
    return out;
}

}  // namespace ariadne::cli
