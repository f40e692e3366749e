#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "grid/grid.h"
#include "render/walls.h"
#include "words/message.h"

namespace ariadne::render {

// What to draw, as plain values. Scenes speak of roles and marks; which colour, line or letter that becomes is the
// business of a theme and a backend, so that one scene serves pictures and terminals alike.

enum class Role : std::uint8_t {
    paper,    // the page
    surface,  // the board
    ink,      // text
    wall,     // fills a cell that nobody enters
    quiet,    // secondary text, axes
    line,     // grid, borders
    thread,   // the answer; nothing else on a board has this colour
    gain,     // food, treasure
    cost,     // a scale: level 0 is cheap, 1 is dear
    danger,   // bombs, death
    search,   // expanded cells
    rival,    // cells of the second search
    piece,    // a circle of hues without those near danger's: the level is the place on it, from 0 up to 1
    deep,     // the same hues, darker: of two neighbours on the circle, one is deep
    ivory,    // the light side of a game, the same in every theme
    ebony     // and the dark side
};

struct Paint {
    Role role = Role::surface;
    float level = 1;  // cost: place on the scale; every other role: opacity; 0..1

    friend bool operator==(const Paint&, const Paint&) = default;
};

// The figure drawn in a cell, with the style's text in or instead of it.
enum class Mark : std::uint8_t {
    none,    // the text alone
    gem,     // a cut stone; the text shows in terminals only
    disc,    // a filled disc with the text in it: where the thread begins
    square,  // a filled square with the text in it: where it ends
    patch,   // fills a room; the text shows in terminals only
    amazon,  // a crowned figure, cased in ivory or ebony; the text shows in terminals only
    spent,   // an arrow that sticks in the ground, likewise
    dot,     // small, likewise
    ring     // as large as the dot, and empty
};

// What a picture shows of a cell large enough for it, with the style's text as its value.
enum class Icon : std::uint8_t { none, apple, bomb, skull, bricks, stones };

// How cells of one kind look.
struct Style {
    Paint fill;
    Paint ink{Role::ink, 1};
    std::string text = {};  // at most one character wide; on a piece, two
    Mark mark = Mark::none;
    bool solid = false;  // a wall: fills its cell without grid lines
    // What kind of thing the value is of, one character: before the text where a terminal has room for two.
    std::string tag = {};
    // For kinds that colour alone must not tell apart: before the text in pictures, instead of it where a terminal has
    // room for one character.
    std::string sign = {};
    Icon icon = Icon::none;

    friend bool operator==(const Style&, const Style&) = default;
};

struct Axes {
    std::string x_name = "x";  // x is the column, from the left
    std::string y_name = "y";  // y is the row
    bool y_up = true;          // row 0 of the axis is the bottom one
    int first = 0;             // the number of the first column and of row 0
    bool letters = false;      // columns are a, b, c, ...: up to 26 of them

    friend bool operator==(const Axes&, const Axes&) = default;

    std::string column(int x) const {
        return letters ? std::string(1, static_cast<char>('a' + x)) : std::to_string(x + first);
    }
};

struct Point {
    double x = 0;
    double y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

// A thing that stands on several cells of a board and moves as a whole. Its style's mark is its figure; with none, it
// is a block with the text on it.
struct Piece {
    Cell at;  // its upper left cell
    Size extent{1, 1};
    std::uint8_t style = 0;
    Point shift{};  // in motion: how far it is from there, in cells

    friend bool operator==(const Piece&, const Piece&) = default;
};

// Where something goes, in the colour of the thread. Points are in cells from the board's corner.
struct Arrow {
    Point from;
    Point to;          // the tip, straight across, down or diagonally from there
    std::string text;  // at its beginning; may be empty
    bool dashed = false;

    friend bool operator==(const Arrow&, const Arrow&) = default;
};

// Numbers in a room: two, and what they add up to.
struct Sum {
    Cell at;
    std::int64_t first = 0;
    std::int64_t second = 0;

    friend bool operator==(const Sum&, const Sum&) = default;
};

struct Board {
    Size size;
    std::vector<Style> styles;        // at most 256
    std::vector<std::uint8_t> cells;  // the style of each cell, row by row from the top
    std::optional<Axes> axes;
    std::optional<Walls> walls = std::nullopt;  // the cells are rooms with walls between them
    std::vector<Piece> pieces = {};             // above the cells
    std::optional<int> gate = std::nullopt;     // the row at whose right end the frame is open
    std::vector<Sum> sums = {};                 // of rooms, no more than one each
    bool daylight = false;                      // its colours are the light theme's in every picture

    friend bool operator==(const Board&, const Board&) = default;
    const Style& style(Cell c) const { return styles[cells[size.index(c)]]; }
};

// One number people compare: "steps", "10".
struct Figure {
    Message name;
    std::string value;
    std::string room = {};  // the widest value that comes in this place, where others do

    friend bool operator==(const Figure&, const Figure&) = default;
};

// Level from each point until the next, then up or down.
struct Series {
    Message name;  // for the legend; may be empty
    std::vector<Point> points;
    bool dots = false;
    bool dashed = false;
    Paint paint{Role::thread, 1};

    friend bool operator==(const Series&, const Series&) = default;
};

// A point worth a word.
struct Note {
    Point at;
    Message text;
    Paint paint{Role::ink, 1};

    friend bool operator==(const Note&, const Note&) = default;
};

// A named length, for charts of bars.
struct Bar {
    Message name;
    double value = 0;
    std::string text;  // after the bar
    Paint paint{Role::thread, 1};

    friend bool operator==(const Bar&, const Bar&) = default;
};

struct Chart {
    Message title;
    Message x_name;
    Message y_name;
    std::vector<Series> series;
    std::vector<Note> notes;
    std::vector<Message> captions;
    bool every_word = false;     // of the notes is shown, aside where there is no room; otherwise those that fit
    std::vector<Bar> bars = {};  // in pictures, these alone if there are any

    friend bool operator==(const Chart&, const Chart&) = default;
};

struct LegendEntry {
    std::uint8_t style = 0;  // of the board
    Message text;            // for the legend of a picture; empty: not in it
    Message word = {};       // for the legend of a terminal, which shows how the kind looks; empty: not in it

    friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

struct Scene {
    Message title;
    Board board;
    std::vector<Cell> thread;  // neighbours one after another; cells may come again; empty: no answer shown
    // Pictures only: so many cells of the thread are shown, and the walker stands on the last of them. Nothing: the
    // whole thread, its walker gone.
    std::optional<std::size_t> walked = std::nullopt;
    std::vector<Figure> figures;
    std::vector<Message> captions;
    std::vector<LegendEntry> legend;
    std::optional<Chart> chart;      // under the board: what happens along the thread
    std::vector<Arrow> arrows = {};  // above the pieces: the answer, where it is no thread

    friend bool operator==(const Scene&, const Scene&) = default;
};

}  // namespace ariadne::render
