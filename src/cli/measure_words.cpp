#include "cli/measure_words.h"

#include <algorithm>
#include <array>

namespace ariadne::cli {

namespace {

constexpr auto measures = std::to_array<Phrase>({
    // What is measured.
    tr("rooms"),
    tr("passages"),
    tr("pieces"),
    tr("loops"),
    tr("dead ends"),
    tr("straights"),
    tr("turns"),
    tr("junctions"),
    tr("crossings"),
    tr("isolated"),
    tr("sideways"),
    tr("river"),
    tr("corridor"),
    tr("solution"),
    tr("its cost"),
    tr("its share"),
    tr("its turns"),
    tr("decisions"),
    tr("level"),
    // Its units.
    tr_c("unit", "steps"),
    // What it means.
    tr("that are there"),
    tr("between two rooms; a perfect labyrinth has one less than rooms"),
    tr("of rooms that can reach each other"),
    tr("passages that could be closed, and all stays joined"),
    tr("of the rooms have one passage"),
    tr("have two, opposite each other"),
    tr("have two, around a corner"),
    tr("have three"),
    tr("have four"),
    tr("have none"),
    tr("of the passages lead from side to side"),
    tr("from a dead end to the first choice, in the mean: long is winding, short is bushy"),
    tr("from one dead end, junction or crossing to the next, in the mean"),
    tr("steps from the entrance to the exit"),
    tr("the weights along it, the least possible"),
    tr("of the rooms lie on it"),
    tr("steps in another direction than the one before"),
    tr("rooms on it with more than one way on"),
    tr("No way leads from the entrance to the exit: nothing can be said of it."),
    tr("A limit ended the search for the way: nothing is said of it."),
    // Of Rush Hour.
    tr("beginner"),
    tr("intermediate"),
    tr("advanced"),
    tr("expert"),
    tr("the fewest that solve it"),
    tr("vehicles"),
    tr("the red car included"),
    tr("moved"),
    tr("of the vehicles move in the solution shown"),
    tr("symmetric"),
    tr("of the vehicles have their mirror image on the board"),
    tr("for moves"),
    tr("for moved"),
    tr("for symmetry"),
    tr("score"),
    tr("the sum; the level changes at 35.8, 66.4 and 104.0"),
    tr("positions"),
    tr("that can be reached"),
    tr("solved ones"),
    tr("of these, with the red car at the exit"),
    tr("hardest position"),
    tr("moves that the hardest of these positions needs"),
    tr("positions by the moves that they need"),
    tr("plain moves"),
    tr("can be seen to be needed: of the red car, of what is in its way, and in the way of that"),
    tr("for people"),
    tr("the median time that people would need, from moves, plain moves and the farthest position"),
    tr("The red car can never leave: there is nothing to rate."),
    tr("A limit ended the search for the best solution: there is no rating."),
    tr("A limit ended the exploration of its positions: the time is predicted without it."),
    // Of MAZE and Pac-Man.
    tr("the shortest survivable route"),
    tr("plain steps"),
    tr("the fewest by walls alone"),
    tr("detour"),
    tr("more steps than those"),
    tr("treasures"),
    tr("food"),
    tr("needed"),
    tr("the fewest of them that the best route can do with"),
    tr("traps"),
    tr("left beside the best route: fetching them would pay, and make the way longer"),
    tr("best routes"),
    tr("as short as the shortest; counted up to 10^15"),
    tr("plain search"),
    tr("states that it expands, counted up to 100000"),
    tr("for needed"),
    tr("for the detour"),
    tr("for traps"),
    tr("for best routes"),
    tr("for the search"),
    tr("the sum, of at most 100; the level changes at 30, 45 and 60"),
    tr("The map cannot be won, so it has no rating."),
    tr("A limit ended the measuring: there is no rating."),
    tr("The best routes are too many to count: they add nothing."),
    tr("The score follows from the map alone: no people were timed."),
    // Headings of tables.
    tr("builder"),
    tr("dead ends %"),
    tr("straights %"),
    tr("turns %"),
    tr("junctions %"),
    tr("crossings %"),
    tr("solution %"),
    tr("its turns %"),
    tr("M rooms/s"),
    tr("algorithm"),
    tr("verdict"),
    tr("proven"),
    tr("expanded"),
    tr("seconds"),
    tr("life"),
    tr("energy"),
    tr("cost"),
    tr("moves"),
    tr("puzzle"),
    tr("title"),
    tr("Builders on {0} x {1} rooms, corner to corner; the mean of {2} labyrinths each, seeds from {3}."),
    tr("Algorithms on one board of {0}, objective {1}."),
    tr("no file was written"),
    tr("stopped before everything was measured"),
    tr("move"),
    tr("chance %"),
    tr("looked at %"),
    tr("then"),
    tr("region"),
    tr("side"),
    tr("cells"),
    tr("own turns"),
    // How open a position of Amazons is.
    tr("opening"),
    tr("middle game"),
    tr("ending"),
    tr("filling"),
    tr("over"),
    tr("possible turns"),
    tr("of the side to move"),
    tr("empty cells"),
    tr("left to move to and to shoot at"),
    tr("openness"),
    tr("cells that both sides reach, each counting less the nearer one of them is; 0: only filling is left"),
    tr("white's cells"),
    tr("black's cells"),
    tr("that white reaches in fewer turns"),
    tr("that black reaches in fewer turns"),
    tr("white at a glance"),
    tr("how the board looks before any turn is tried; the chance of winning is what solve tells"),
    // Cells of tables.
    tr("yes"),
    tr("no"),
    tr("solved"),
    tr("impossible"),
    tr("impossible (walls)"),
    tr("impossible (life)"),
    tr("impossible (energy)"),
    tr("impossible (blocked)"),
    tr("unknown"),
    tr("stopped (time)"),
    tr("stopped (memory)"),
    tr("stopped (nodes)"),
    tr("stopped (cancelled)"),
});

}  // namespace

std::string_view measure_in_words(Language language, std::string_view english) {
    return in_words(measures, language, english);
}

std::string sentence_in_words(Language language, const worlds::Sentence& sentence) {
    return worlds::filled(measure_in_words(language, sentence.words), sentence.values);
}

std::string verdict_in_words(Language language, std::string_view english) {
    std::string out;
    for (std::size_t begin = 0; begin <= english.size();) {
        const std::size_t end = std::min(english.find(", ", begin), english.size());
        if (begin > 0) out += ", ";
        out += measure_in_words(language, english.substr(begin, end - begin));
        begin = end + 2;
    }
    return out;
}

}  // namespace ariadne::cli
