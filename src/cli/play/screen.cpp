#include "cli/play/screen.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "catalog/play_words.h"
#include "cli/play/words.h"

namespace ariadne::cli {

namespace {

constexpr int panel_cols = 19;

Colour quiet() {
    return play_theme()[Role::quiet];
}

// A name and what it stands at now.
struct Entry {
    std::string name;
    std::string value;
    bool large = false;
};

std::string capital(std::string_view text) {
    std::u32string letters = from_utf8(text);
    if (!letters.empty() && letters[0] < 0x80)
        letters[0] = static_cast<char32_t>(std::toupper(static_cast<int>(letters[0])));
    if (!letters.empty() && letters[0] >= U'à' && letters[0] <= U'þ') letters[0] -= U'à' - U'À';
    if (!letters.empty() && letters[0] == U'ž') letters[0] = U'Ž';
    return to_utf8(letters);
}

std::string best_in_words(const Session& session, const Look& look) {
    const auto& best = session.best();
    if (!best) return look.unicode ? "…" : "...";
    if (best->verdict == Verdict::impossible) return std::string(words(session.language(), Tell::none));
    if (best->figures.empty()) return "?";
    const bool most = worlds::wants_most(session.objective());
    const std::int64_t value = most ? best->figures.back().second : par_of(best->figures, session.objective());
    if (best->proven) return std::to_string(value);
    // Known only from one side.
    return fmt::format("{} {}", look.unicode ? (most ? "≥" : "≤") : (most ? ">=" : "<="), value);
}

// "0:42", "1:05:00".
std::string on_the_clock(std::chrono::seconds time) {
    const auto seconds = time.count();
    if (seconds < 3600) return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

// Beside the time that people need, where that is known.
std::string time_in_words(const Session& session) {
    std::string played = on_the_clock(session.elapsed());
    const worlds::Measure* const seconds = worlds::measure(session.rating(), "seconds");
    if (seconds == nullptr) return played;
    const std::chrono::seconds of_people(std::llround(seconds->value));
    return say(session.language(), Tell::time_of, played, on_the_clock(of_people));
}

// How hard the board is, once that is known.
void add_rating(const Session& session, std::vector<Entry>& out) {
    const Language language = session.language();
    const worlds::Rating& rating = session.rating();
    if (rating.level.empty()) return;
    out.push_back({capital(words(language, tr("level"))), catalog::level_in_words(rating.level).in(language)});
    for (const std::string_view wanted : {"score", "vehicles", "moved_percent", "symmetry_percent"}) {
        const worlds::Measure* const measure = worlds::measure(rating, wanted);
        if (measure == nullptr) continue;
        const std::string unit = measure->unit.empty() ? "" : " " + measure->unit.in(language);
        out.push_back(
            {capital(measure->title.in(language)), fmt::format("{:.{}f}{}", measure->value, measure->decimals, unit)});
    }
}

std::vector<Entry> entries(const Session& session, const Look& look) {
    const Language language = session.language();
    std::vector<Entry> out;
    for (const auto& [name, value] : session.view().figures) {
        out.push_back({capital(catalog::name_in_words(name).in(language)), std::to_string(value), true});
    }
    const Phrase& label = worlds::wants_most(session.objective()) ? Tell::label_most : Tell::label_par;
    out.push_back({std::string(words(language, label)), best_in_words(session, look)});
    out.push_back({std::string(words(language, Tell::label_time)), time_in_words(session)});
    add_rating(session, out);
    for (const worlds::Setting& setting : session.level().game->settings()) {
        out.push_back({capital(catalog::name_in_words(setting.name).in(language)),
                       catalog::value_in_words(setting).in(language)});
    }
    out.push_back({std::string(words(language, Tell::label_computer)),
                   catalog::objective_in_words(session.level().world->name(), session.objective()).in(language)});
    if (session.playing()) {
        out.push_back({std::string(words(language, Tell::label_speed)), std::to_string(session.speed() + 1)});
    }
    return out;
}

// Names over values where there is room beside the board.
std::vector<Line> panel(const Session& session, const Look& look, int rows) {
    std::vector<Line> out;
    const std::vector<Entry> all = entries(session, look);
    const bool airy = static_cast<int>(all.size()) * 3 - 1 <= rows;
    for (const Entry& entry : all) {
        if (!out.empty() && airy) out.emplace_back();
        Line& line = out.emplace_back();
        render::write(line, entry.name, quiet());
        Line value;
        render::write(value, entry.value, {}, entry.large);
        if (airy || line.size() + value.size() + 1 > panel_cols) {
            if (!airy && static_cast<int>(all.size()) * 2 > rows) {
                line = std::move(value);
            } else {
                out.push_back(std::move(value));
            }
        } else {
            line.resize(panel_cols - value.size());
            line.insert(line.end(), value.begin(), value.end());
        }
    }
    return out;
}

Line status_line(const Session& session, const Look& look) {
    Line line;
    for (const Entry& entry : entries(session, look)) {
        if (!line.empty()) render::write(line, "  ");
        render::write(line, entry.name + " ", quiet());
        render::write(line, entry.value, {}, true);
    }
    return line;
}

Line title(const Session& session, const Look& look) {
    Line line;
    render::write(line, std::string(session.level().world->name()), {}, true);
    render::write(line, look.unicode ? " · " : " - ", quiet());
    render::write(line, session.level().path);
    const auto count = [&](std::size_t number, std::size_t of) { return fmt::format("{}/{}", number + 1, of); };
    if (session.files() > 1) render::write(line, "  " + count(session.number(), session.files()), quiet());
    const Level& level = session.level();
    if (level.puzzles > 1) {
        render::write(line, fmt::format("  {} ", words(session.language(), Tell::label_puzzle)), quiet());
        render::write(line, count(level.number, level.puzzles));
    }
    if (!level.title.empty()) render::write(line, "  " + level.title, {}, true);
    const Size board = session.view().board.size;
    render::write(line, fmt::format("  {} x {}", board.rows, board.cols), quiet());
    return line;
}

Line keys_line(const Session& session) {
    Phrase keys = session.view().chosen ? Tell::keys_pieces : Tell::keys;
    if (session.view().standing != worlds::Standing::running) keys = Tell::keys_over;
    if (session.prompt()) keys = Tell::keys_prompt;
    if (session.help()) keys = Tell::keys_help;
    Line line;
    render::write(line, " " + std::string(words(session.language(), keys)), quiet());
    return line;
}

// A sentence in lines of so many columns.
std::vector<Line> wrapped(std::string_view text, int cols) {
    std::vector<Line> out(1);
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        Line glyphs;
        render::write(glyphs, word);
        if (!out.back().empty() && out.back().size() + 1 + glyphs.size() > static_cast<std::size_t>(cols))
            out.emplace_back();
        if (!out.back().empty()) out.back().emplace_back();
        out.back().insert(out.back().end(), glyphs.begin(), glyphs.end());
    }
    return out;
}

// Wins and losses fill their lines, so that nobody overlooks them.
std::vector<Line> message_lines(const Session& session, const Look& look) {
    const Said& message = session.message();
    const bool ended = session.view().standing != worlds::Standing::running && message.tone != Tone::plain;
    const Colour colour = message.tone == Tone::good ? play_green : play_red;
    std::vector<Line> lines = wrapped(message.text.in(session.language()), look.cols - 2);
    lines.resize(std::min<std::size_t>(lines.size(), 4));
    for (Line& line : lines) {
        line.insert(line.begin(), render::Glyph{});
        if (message.tone == Tone::plain) continue;
        if (ended) line.resize(static_cast<std::size_t>(look.cols));
        for (render::Glyph& glyph : line) {
            glyph.bold = true;
            glyph.ink = ended ? render::rgb(0xFFFFFF) : colour;
            if (ended) glyph.ground = colour;
        }
    }
    return lines;
}

void clip(Picture& picture, const Look& look) {
    if (picture.lines.size() > static_cast<std::size_t>(look.rows))
        picture.lines.resize(static_cast<std::size_t>(look.rows));
    for (Line& line : picture.lines) {
        if (line.size() <= static_cast<std::size_t>(look.cols)) continue;
        line.resize(static_cast<std::size_t>(look.cols));
        line.back().text = look.unicode ? "…" : "~";
    }
}

void draw_prompt(const Session& session, const Look& look, Picture& picture) {
    const Prompt& prompt = *session.prompt();
    const std::string label = " " + std::string(words(session.language(), Tell::open_file));
    Line before;
    render::write(before, label, {}, true);
    const std::size_t room = static_cast<std::size_t>(look.cols) - before.size() - 1;
    const std::size_t skipped = prompt.cursor > room ? prompt.cursor - room : 0;
    Line line = before;
    render::write(line, to_utf8(std::u32string_view(prompt.text).substr(skipped, room)));
    picture.cursor = Cell{look.rows - 2, static_cast<int>(before.size() + prompt.cursor - skipped)};
    picture.lines[static_cast<std::size_t>(look.rows) - 2] = std::move(line);
    if (prompt.choices.empty()) return;
    const std::vector<Line> choices = wrapped(fmt::format("{}", fmt::join(prompt.choices, "  ")), look.cols - 2);
    const std::size_t shown = std::min(choices.size(), static_cast<std::size_t>(look.rows) - 4);
    for (std::size_t i = 0; i < shown; ++i) {
        Line& place = picture.lines[static_cast<std::size_t>(look.rows) - 2 - shown + i];
        place = Line(1);
        place.insert(place.end(), choices[i].begin(), choices[i].end());
    }
}

// Where everything about a game is on the screen.
struct Layout {
    bool panelled = true;  // what is to be known stands beside the board, or else above it
    bool spare = false;    // a line is left free above the board
    Window window;
    int margin = 0;  // columns left of the board

    int top() const { return (panelled ? 1 : 2) + (spare ? 1 : 0); }
};

// Beside the board where that leaves it as large as above it.
Layout layout_of(const Session& session, const Look& look) {
    const int rows = look.rows - 3;  // title, message, keys
    const worlds::View& view = session.view();
    const int cols = view.board.size.cols;
    const int beside = look.cols - panel_cols - 2;
    const Size room_beside{rows, beside};
    const Size room_below{rows - 1, look.cols};
    Layout out;
    if (!view.board.pieces.empty())
        out.panelled = beside > 0 && window_on(view, room_beside).cell >= window_on(view, room_below).cell &&
                       window_on(view, room_beside).size.cols == cols;
    else if (view.board.walls)
        out.panelled = beside > cols * 2;
    else
        out.panelled = beside >= std::min(cols * 3, look.cols * 2 / 3);
    const Size room = out.panelled ? room_beside : room_below;
    out.window = window_on(view, room);
    out.spare = lines_of(view, out.window) < room.rows;
    out.margin = std::max(0, std::min(2, room.cols - columns_of(view, out.window)));
    return out;
}

void draw_game(const Session& session, const Look& look, Picture& picture) {
    const Layout layout = layout_of(session, look);
    std::vector<Line> lines = draw_board(session, layout.window, look);
    const auto margin = static_cast<std::size_t>(layout.margin);
    if (!layout.panelled) picture.lines.push_back(status_line(session, look));
    if (layout.spare) picture.lines.emplace_back();
    for (Line& line : lines) {
        line.insert(line.begin(), margin, render::Glyph{});
        picture.lines.push_back(std::move(line));
    }
    if (!layout.panelled) return;
    const std::vector<Line> side = panel(session, look, look.rows - 3 - (layout.spare ? 1 : 0));
    const auto top = static_cast<std::size_t>(layout.top());
    const std::size_t left = margin + static_cast<std::size_t>(columns_of(session.view(), layout.window)) + 2;
    for (std::size_t i = 0; i < side.size() && top + i < static_cast<std::size_t>(look.rows) - 2; ++i) {
        if (picture.lines.size() <= top + i) picture.lines.emplace_back();
        Line& line = picture.lines[top + i];
        line.resize(left);
        line.insert(line.end(), side[i].begin(), side[i].end());
    }
}

bool too_small(const Look& look) {
    return look.rows < least_rows || look.cols < least_cols;
}

}  // namespace

Picture draw(const Session& session, const Look& look) {
    Picture picture;
    if (too_small(look)) {
        picture.lines =
            wrapped(say(session.language(), Tell::too_small, least_cols, least_rows), std::max(1, look.cols));
        clip(picture, look);
        return picture;
    }
    picture.lines.push_back(title(session, look));
    if (session.help()) {
        std::vector<Line> help = help_lines(session);
        for (std::size_t i = std::min(*session.help(), last_help_line(session, look)); i < help.size(); ++i)
            picture.lines.push_back(std::move(help[i]));
    } else {
        draw_game(session, look, picture);
    }
    picture.lines.resize(static_cast<std::size_t>(look.rows));
    if (!session.help()) {
        std::vector<Line> message = message_lines(session, look);
        const std::size_t first = static_cast<std::size_t>(look.rows) - 1 - message.size();
        for (std::size_t i = 0; i < message.size(); ++i) picture.lines[first + i] = std::move(message[i]);
    }
    picture.lines[static_cast<std::size_t>(look.rows) - 1] = keys_line(session);
    if (session.prompt()) draw_prompt(session, look, picture);
    clip(picture, look);
    return picture;
}

std::optional<Cell> cell_at(const Session& session, const Look& look, Cell place) {
    if (too_small(look) || session.help() || session.prompt()) return std::nullopt;
    const Layout layout = layout_of(session, look);
    const Window& window = layout.window;
    const int row = place.row - layout.top() - window.frame;
    const int col = place.col - layout.margin - window.frame;
    if (session.view().board.walls || row < 0 || col < 0) return std::nullopt;
    const Cell inside{row / window.lines, col / window.cell};
    if (!window.size.contains(inside)) return std::nullopt;
    return Cell{window.from.row + inside.row, window.from.col + inside.col};
}

}  // namespace ariadne::cli
