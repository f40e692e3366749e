#include <algorithm>
#include <cstddef>
#include <utility>

#include "cli/play/session.h"
#include "cli/play/words.h"

// The part of a session that goes from puzzle to puzzle and from file to file.
namespace ariadne::cli {

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

// A file that can be played comes after the one whose level is there.
void Session::open_from_prompt(const std::string& path) {
    Result<PuzzleFile> file = open_to_play(path, settings_);
    if (!file) return say(Tone::bad, placed(path, file.error()));
    Result<Level> level = open_level(*file, 0, settings_);
    if (!level) return say(Tone::bad, placed(path, level.error()));
    turned_to_ = ++number_;
    puzzle_ = 0;
    files_.insert(files_.begin() + static_cast<std::ptrdiff_t>(number_), path);
    file_ = std::move(*file);
    start(std::move(*level));
    if (message_.text.empty()) say(Tone::plain, tell(language_, Tell::loaded, path));
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
        if (!read) return say(Tone::bad, placed(path, read.error()));
    }
    puzzle_ = std::min(puzzle, file_.puzzles.size() - 1);
    Result<Level> level = open_level(file_, puzzle_, settings_);
    if (!level) return say(Tone::bad, placed(path, level.error()));
    number_ = file;
    start(std::move(*level));
    if (!same && message_.text.empty()) say(Tone::plain, tell(language_, Tell::loaded, path));
}

void Session::turn(bool onward) {
    if (files_.size() == 1 && file_.puzzles.size() == 1) return say(Tone::plain, tell(language_, Tell::only_map));
    if (onward) {
        if (puzzle_ + 1 < file_.puzzles.size()) return open(turned_to_, puzzle_ + 1);
        return open((turned_to_ + 1) % files_.size(), 0);
    }
    if (puzzle_ > 0) return open(turned_to_, puzzle_ - 1);
    open((turned_to_ + files_.size() - 1) % files_.size(), static_cast<std::size_t>(-1));
}

}  // namespace ariadne::cli
