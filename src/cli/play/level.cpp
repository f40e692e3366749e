#include <algorithm>
#include <cstddef>
#include <utility>

#include "cli/play/session.h"
#include "cli/play/words.h"

// Files that are played, and the part of a session that goes from puzzle to puzzle and from file to file.
namespace ariadne::cli {

Result<PuzzleFile> open_to_play(const std::string& path, const Settings& settings) {
    if (path == "-") return fail(tr("standard input is the keyboard here; name a file"));
    return open_puzzles(path, settings);
}

Result<Level> open_level(const PuzzleFile& file, std::size_t number, const Settings& settings) {
    const worlds::PuzzleText& puzzle = file.puzzles[number];
    Result<std::unique_ptr<worlds::Puzzle>> read = file.world->read(puzzle.text, settings.strict);
    if (!read) return std::unexpected(in_file(puzzle.line, false, read.error()));
    Result<std::unique_ptr<worlds::Game>> game = (*read)->play();
    if (!game) return std::unexpected(in_file(puzzle.line, false, game.error()));
    return Level{file.path, file.world, std::move(*read), std::move(*game), puzzle.title, number, file.puzzles.size()};
}

Result<Opened> open_first(PuzzleFile file, const Settings& settings) {
    const std::size_t size = file.puzzles.size();
    if (settings.board > size) return no_such_board(settings.board, size);
    Result<Level> level = open_level(file, settings.board > 0 ? settings.board - 1 : 0, settings);
    if (!level) return std::unexpected(level.error());
    return Opened{std::move(file), std::move(*level)};
}

void Session::press_prompt(const Key& key) {
    const char32_t c = key.name == KeyName::character ? key.character : 0;
    if (key.name == KeyName::escape || c == 27) {
        prompt_.reset();
    } else if (key.name == KeyName::enter || c == '\r' || c == '\n') {
        const std::string path = prompt_->file();
        prompt_.reset();
        if (!path.empty()) open_from_prompt(path);
    } else {
        prompt_->edit(key);
    }
}

// There is room for one error.
void Session::refuse(const std::string& path, Error error) {
    error.more.clear();
    say(Tone::bad, placed(path, error));
}

// A file that can be played comes after the one whose level is there.
void Session::open_from_prompt(const std::string& path) {
    Result<PuzzleFile> file = open_to_play(path, settings_);
    if (!file) return refuse(path, file.error());
    Result<Level> level = open_level(*file, 0, settings_);
    if (!level) return refuse(path, level.error());
    turned_to_ = ++number_;
    puzzle_ = 0;
    files_.insert(files_.begin() + static_cast<std::ptrdiff_t>(number_), path);
    file_ = std::move(*file);
    start(std::move(*level));
    if (message_.text.empty()) say(Tone::plain, {Tell::loaded, path});
}

// `puzzle` may be past the last one of the file: then it is the last.
void Session::open(std::size_t file, std::size_t puzzle) {
    const std::string& path = files_[file];
    const bool same = file == turned_to_ && !file_.puzzles.empty();
    turned_to_ = file;
    puzzle_ = 0;
    if (!same) {
        Result<PuzzleFile> read = open_to_play(path, settings_);
        file_ = read ? std::move(*read) : PuzzleFile{path, nullptr, {}};
        if (!read) return refuse(path, read.error());
    }
    puzzle_ = std::min(puzzle, file_.puzzles.size() - 1);
    Result<Level> level = open_level(file_, puzzle_, settings_);
    if (!level) return refuse(path, level.error());
    number_ = file;
    start(std::move(*level));
    if (!same && message_.text.empty()) say(Tone::plain, {Tell::loaded, path});
}

void Session::turn(bool onward) {
    if (files_.size() == 1 && file_.puzzles.size() == 1) return say(Tone::plain, Tell::only_map);
    if (onward) {
        if (puzzle_ + 1 < file_.puzzles.size()) return open(turned_to_, puzzle_ + 1);
        return open((turned_to_ + 1) % files_.size(), 0);
    }
    if (puzzle_ > 0) return open(turned_to_, puzzle_ - 1);
    open((turned_to_ + files_.size() - 1) % files_.size(), static_cast<std::size_t>(-1));
}

}  // namespace ariadne::cli
