#include "cli/batch_list.h"

#include <algorithm>
#include <cerrno>
#include <exception>
#include <filesystem>
#include <iterator>
#include <new>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "base/disk.h"
#include "base/hash.h"
#include "catalog/catalog.h"
#include "cli/files.h"
#include "cluster/bytes.h"
#include "text/lines.h"

namespace ariadne::cli {

namespace {

constexpr std::size_t most_kept = 256U << 20U;  // bytes of opened files

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

std::size_t bytes_of(const BatchFile& file) {
    std::size_t out = sizeof file;
    for (const worlds::PuzzleText& puzzle : file.content.puzzles) out += sizeof puzzle + puzzle.text.size();
    return out;
}

void put_error(std::string& out, const Error& error, Language language) {
    cluster::put_text(out, error.message.in(language));
    cluster::put_number(out, static_cast<std::uint64_t>(error.line));
    cluster::put_number(out, static_cast<std::uint64_t>(error.column));
    cluster::put_number(out, error.more.size());
    for (const Error& each : error.more) put_error(out, each, language);
}

Error read_error(cluster::BytesReader& reader) {
    Error out;
    out.message = Message::plain(std::string(reader.text()));
    out.line = static_cast<int>(reader.number());
    out.column = static_cast<int>(reader.number());
    for (std::uint64_t left = reader.number(); left > 0 && reader.whole(); --left)
        out.more.push_back(read_error(reader));
    return out;
}

void put_file(std::string& out, const BatchFile& file, Language language) {
    cluster::put_text(out, file.content.path);
    cluster::put_text(out, file.content.world == nullptr ? "" : file.content.world->name());
    cluster::put_number(out, file.refused ? 1 : 0);
    if (file.refused) put_error(out, *file.refused, language);
    cluster::put_number(out, file.content.puzzles.size());
    for (const worlds::PuzzleText& puzzle : file.content.puzzles) {
        cluster::put_text(out, puzzle.text);
        cluster::put_number(out, static_cast<std::uint64_t>(puzzle.line));
    }
}

std::shared_ptr<const BatchFile> read_file(cluster::BytesReader& reader) {
    auto out = std::make_shared<BatchFile>();
    out->content.path = reader.text();
    const Result<const worlds::World*> world = catalog::find_world(std::string(reader.text()));
    out->content.world = world ? *world : nullptr;
    if (reader.number() == 1) out->refused = read_error(reader);
    for (std::uint64_t left = reader.number(); left > 0 && reader.whole(); --left) {
        std::string text(reader.text());
        out->content.puzzles.push_back({std::move(text), static_cast<int>(reader.number()), {}});
    }
    return out;
}

}  // namespace

std::uint64_t BatchFile::digest() const {
    std::uint64_t out = hash_text(refused ? refused->message.english() : std::string(content.world->name()));
    for (const worlds::PuzzleText& puzzle : content.puzzles) out = cluster::checksum(puzzle.text, out);
    return out;
}

Result<std::string> BatchList::read_files(const std::vector<std::string>& files) {
    if (const Result<void> added = add_files(files); !added) return std::unexpected(added.error());
    return to_bytes();
}

Result<std::string> BatchList::read_lines(const std::string& text) {
    if (const Result<void> added = add_lines(text); !added) return std::unexpected(added.error());
    return to_bytes();
}

Result<void> BatchList::add_files(const std::vector<std::string>& files) {
    const Result<std::vector<std::string>> all = files_of(files, is_map);
    if (!all) return std::unexpected(all.error());
    for (const std::string& name : *all) {
        const std::shared_ptr<const BatchFile> file = open(name);
        std::error_code ignored;
        const bool again = std::filesystem::is_regular_file(name, ignored);
        if (again) keep(name, file);
        if (file->refused) unread_.push_back(placed(name, *file->refused));
        add({.name = name, .held = again ? nullptr : file, .size = file->size(), .digest = file->digest()});
    }
    return {};
}

Result<void> BatchList::add_lines(const std::string& text) {
    std::shared_ptr<BatchFile> run;  // lines of one world, with nothing between them
    std::uint64_t number = 1;
    const auto close = [&] {
        if (!run) return;
        const std::uint64_t count = run->size();
        const std::uint64_t digest = run->digest();
        add({.held = std::exchange(run, nullptr), .lines = true, .size = count, .digest = digest, .number = number});
        number += count;
    };
    int line_number = 0;
    for (text::Lines lines(text); !lines.at_end();) {
        const std::string_view line = lines.next();
        ++line_number;
        if (line.empty() || line.front() == '#') continue;
        const worlds::World* world = world_of_line(line, settings_);
        if (world == nullptr) {
            close();
            if (const Result<void> added = add_files({std::string(line)}); !added) return added;
            continue;
        }
        if (run && run->content.world != world) close();
        if (!run) {
            if (const Result<void> fits = fitting_reading(*world, settings_); !fits) return fits;
            run = std::make_shared<BatchFile>(BatchFile{{"-", world, {}}});
        }
        std::string puzzle(line);
        if (!settings_.reading.empty()) {
            Result<std::string> prepared = world->speller()->respell(std::move(puzzle), settings_.reading);
            if (!prepared) return std::unexpected(prepared.error());
            puzzle = std::move(*prepared);
        }
        run->content.puzzles.push_back({std::move(puzzle), line_number, {}});
    }
    close();
    return {};
}

void BatchList::add(Entry entry) {
    entry.first = size_;
    size_ += entry.size;
    name_width_ = std::max(name_width_, entry.name.size());
    digest_ = hash_mix(hash_text(entry.name, hash_mix(digest_, entry.size)), entry.digest);
    entries_.push_back(std::move(entry));
}

std::string BatchList::to_bytes() const {
    std::string out;
    for (const Entry& entry : entries_) {
        cluster::put_text(out, entry.name);
        cluster::put_number(out, entry.size);
        cluster::put_number(out, entry.digest);
        cluster::put_number(out, entry.number);
        cluster::put_number(out, (entry.lines ? 2U : 0U) + (entry.held ? 1U : 0U));
        if (entry.held) put_file(out, *entry.held, language_of(settings_.lang));
    }
    return out;
}

void BatchList::restore(std::string_view bytes) {
    for (cluster::BytesReader reader(bytes); !reader.at_end();) {
        Entry entry;
        entry.name = reader.text();
        entry.size = reader.number();
        entry.digest = reader.number();
        entry.number = reader.number();
        const std::uint64_t kind = reader.number();
        entry.lines = kind >= 2;
        if (kind % 2 == 1) entry.held = read_file(reader);
        add(std::move(entry));
    }
}

std::shared_ptr<const BatchFile> BatchList::open(const std::string& name) const {
    try {
        Result<PuzzleFile> file = open_puzzles(name, settings_);
        if (file) return std::make_shared<BatchFile>(BatchFile{std::move(*file)});
        return std::make_shared<BatchFile>(BatchFile{{name, nullptr, {}}, file.error()});
    } catch (const std::bad_alloc&) {
        // One that cannot be held must not end the others.
        return std::make_shared<BatchFile>(BatchFile{{name, nullptr, {}}, cannot(be_read, ENOMEM).error()});
    } catch (const std::exception& error) {
        return std::make_shared<BatchFile>(BatchFile{{name, nullptr, {}}, Error{{after_colon, be_read, error.what()}}});
    }
}

void BatchList::keep(const std::string& name, const std::shared_ptr<const BatchFile>& file) const {
    if (kept_bytes_ + bytes_of(*file) > most_kept) {
        kept_.clear();
        kept_bytes_ = 0;
    }
    if (kept_.emplace(name, file).second) kept_bytes_ += bytes_of(*file);
}

Result<std::shared_ptr<const BatchFile>> BatchList::opened(const Entry& entry) const {
    if (entry.held) return entry.held;
    {
        const std::scoped_lock lock(mutex_);
        if (const auto found = kept_.find(entry.name); found != kept_.end()) return found->second;
    }
    std::shared_ptr<const BatchFile> out = open(entry.name);
    if (out->size() != entry.size || out->digest() != entry.digest) {
        if (out->refused) return fail(placed(entry.name, *out->refused));
        return fail({tr("{0}: has changed since the batch began"), entry.name});
    }
    const std::scoped_lock lock(mutex_);
    keep(entry.name, out);
    return out;
}

Result<BatchPuzzle> BatchList::at(std::uint64_t number) const {
    const Entry& entry = *std::prev(std::ranges::upper_bound(entries_, number, {}, &Entry::first));
    const std::uint64_t index = number - entry.first;
    Result<std::shared_ptr<const BatchFile>> file = opened(entry);
    if (!file) return std::unexpected(file.error());
    const std::uint64_t told = entry.lines ? entry.number + index : entry.size > 1 ? index + 1 : 0;
    return BatchPuzzle{std::move(*file), index, told, entry.lines};
}

}  // namespace ariadne::cli
