#pragma once

#include <cerrno>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/disk.h"
#include "worlds/amazons/console/converse.h"

namespace ariadne::amazons::testing {

// Somebody at the console who says what is written down, with a disk and a clock of paper.
class Script {
  public:
    explicit Script(std::vector<std::string> lines) : lines_(lines.begin(), lines.end()) {}

    // The whole talk, with what was answered.
    std::string run(const std::map<std::string, std::string>& options = {}, std::string_view text = "") {
        const worlds::Conversation conversation = this->conversation();
        const Result<bool> played = converse(conversation, text, options);
        error = played ? "" : played.error().message.english();
        saved = played.value_or(false);
        return said;
    }

    std::map<std::string, std::string> files;
    Language language = Language::en;
    bool colour = false;
    bool disk_full = false;
    std::string unwritable;                   // the name of a file
    std::optional<std::string> another_game;  // takes the first new name, just before it is written
    double now = 100;
    double thought = 0;            // seconds that every answer takes
    std::size_t cancel_after = 0;  // Ctrl-C instead of the answer after so many; 0: never
    std::string cancel_at;         // Ctrl-C when this is said; empty: never
    std::string said;
    std::string spoken;  // the same without the answers, prompts on lines of their own
    std::string error;
    bool saved = false;  // what was to be
    std::vector<std::string> prompts;

    std::size_t left() const { return lines_.size(); }

  private:
    void tell(std::string_view text) {
        said += text;
        spoken += text;
        if (!cancel_at.empty() && text.find(cancel_at) != std::string_view::npos) cancel_ = true;
    }

    std::optional<std::string> ask(std::string_view prompt) {
        tell(prompt);
        spoken += '\n';
        prompts.emplace_back(prompt);
        if (cancel_after > 0 && prompts.size() > cancel_after) cancel_ = true;
        const double limit = std::exchange(patience_, -1);
        if (limit >= 0 && thought >= limit) {
            now += limit;
            return std::nullopt;
        }
        now += thought;
        if (lines_.empty() || cancel_) return std::nullopt;
        std::string line = lines_.front();
        lines_.pop_front();
        said += line + "\n";
        return line;
    }

    worlds::Conversation conversation() {
        worlds::Conversation out;
        out.ask = [this](std::string_view prompt) { return ask(prompt); };
        out.say = [this](std::string_view text) { tell(text); };
        out.read_file = [this](const std::string& path) -> Result<std::string> {
            if (!files.contains(path)) return cannot(be_read, ENOENT);
            return files[path];
        };
        out.write_file = [this](const std::string& path, std::string_view text) -> Result<void> {
            if (disk_full) return cannot(be_written, ENOSPC);
            if (path == unwritable) return cannot(be_written, ENOENT);
            files[path] = text;
            return {};
        };
        out.write_new_file = [this](const std::string& path, std::string_view text) -> Result<bool> {
            if (disk_full) return cannot(be_written, ENOSPC);
            if (another_game) files.emplace(path, *std::exchange(another_game, std::nullopt));
            return files.try_emplace(path, text).second;
        };
        out.exists = [this](const std::string& path) { return files.contains(path); };
        out.seconds = [this] { return now; };
        out.patience = [this](double seconds) { patience_ = seconds; };
        out.cancel = &cancel_;
        out.language = language;
        out.colour = colour;
        return out;
    }

    std::deque<std::string> lines_;
    CancelFlag cancel_ = false;
    double patience_ = -1;
};

// A game that one more turn of white ends, e7-e8/e9: black's last amazon loses its last cell.
inline constexpr std::string_view nearly_over =
    "c10,i10,e7,g3\n"
    "d10,j10,a2,g2\n"
    "e10,h10,c9,d9,h9,i9,j9,a8,d8,f8,i8,c7,f7,g7,h7,e6,i6,a5,b5,d5,e5,f5,g5,h5,b4,c4,d4,f4,h4,j4,a3,b3,d3,e3,f3,h3,i3,"
    "j3,b2,c2,d2,f2,h2,j2,a1,b1,c1,f1,g1,h1,i1,j1\n"
    "1\n";

inline bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

inline std::size_t times(std::string_view text, std::string_view part) {
    std::size_t out = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) ++out;
    return out;
}

}  // namespace ariadne::amazons::testing
