#include "worlds/amazons/console/files.h"

#include <fmt/format.h>

#include "worlds/amazons/console/reading.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

// The name without its ending.
std::string stem(const std::string& name) {
    const std::size_t dot = name.rfind('.');
    const std::size_t slash = name.rfind('/');
    if (dot == std::string::npos || dot == 0 || (slash != std::string::npos && dot <= slash + 1)) return name;
    return name.substr(0, dot);
}

}  // namespace

Result<Record> read_record(const worlds::Conversation& conversation, const std::string& file) {
    const Result<std::string> text = conversation.read_file(file);
    if (!text) return std::unexpected(text.error());
    return parse(*text);
}

Message placed(std::string_view file, const Error& error) {
    if (error.line <= 0) return {after_colon, file, error.message};
    if (error.column <= 0) return {phrases.place_line, file, error.line, error.message};
    return {phrases.place_column, file, error.line, error.column, error.message};
}

bool Saving::write(const std::string& name, const std::string& text, bool becomes_own) {
    if (name != own_ && talk_.behind().exists(name)) {
        const std::optional<bool> over = talk_.agrees(talk_.text(phrases.ask_overwrite, name));
        if (!over.value_or(false)) {
            if (over) talk_.say(phrases.not_saved);
            return false;
        }
    }
    const Result<void> written = talk_.behind().write_file(name, text);
    failed_ = !written;
    if (!written) {
        talk_.say(phrases.cannot_save, placed(name, written.error()));
        return false;
    }
    if (becomes_own) own_ = name;
    talk_.say(phrases.saved_in, name);
    return true;
}

bool Saving::save(const Record& record, std::string name) {
    if (name.empty()) name = own_.empty() ? std::string(usual_file) : own_;
    const std::string small = simplified(name);
    if (small.ends_with(".game")) return write(name, write_record(record), true);
    if (small.ends_with(".fen")) return write(name, write_fen(last(record)) + '\n', true);
    if (const Result<std::string> lines = write_board_file(last(record))) return write(name, *lines, true);
    const std::string other = stem(name) + ".fen";
    const std::optional<bool> agreed = talk_.agrees(talk_.text(phrases.ask_fen_instead, other));
    if (agreed.value_or(false)) return write(other, write_fen(last(record)) + '\n', true);
    talk_.say(phrases.not_saved);
    return false;
}

bool Saving::save_turns(const Record& record, std::string name) {
    if (stem(name) == name) name += ".game";
    return write(name, write_record(record), false);
}

void Saving::keep(const Record& record, bool turns) {
    const Result<std::string> lines = write_board_file(last(record));
    const std::string text = turns ? write_record(record) : lines ? *lines : write_fen(last(record)) + '\n';
    std::string name;
    Result<bool> written = false;
    // Another game may end at the same moment, so that only the writing tells whether a name is free.
    for (int number = 1; written && !*written; ++number) {
        name = fmt::format("amazons-{}.{}", number, turns ? "game" : lines ? "txt" : "fen");
        if (!talk_.behind().exists(name)) written = talk_.behind().write_new_file(name, text);
    }
    failed_ = !written;
    if (written) return talk_.say(phrases.kept_in, name);
    // The position is not lost while it can be read off the screen.
    talk_.say(phrases.cannot_save, placed(name, written.error()));
    talk_.line(write_fen(last(record)));
}

}  // namespace ariadne::amazons
