#include "catalog/catalog.h"

#include <array>
#include <memory>
#include <string>
#include <utility>

#include "catalog/play_words.h"
#include "catalog/sentences.h"
#include "catalog/solve.h"
#include "worlds/amazons/entry.h"
#include "worlds/labyrinth/entry.h"
#include "worlds/maze/entry.h"
#include "worlds/names.h"
#include "worlds/pacman/entry.h"
#include "worlds/rush/entry.h"
#include "worlds/sheet.h"

namespace ariadne::catalog {

using worlds::World;

std::span<const World* const> all_worlds() {
    static const auto list = std::to_array<const World*>(
        {&maze::entry(), &pacman::entry(), &labyrinth::entry(), &rush::entry(), &amazons::entry()});
    return list;
}

Result<const World*> find_world(std::string_view name) {
    std::vector<std::string_view> known;
    for (const World* world : all_worlds()) {
        if (world->name() == name) return world;
        known.push_back(world->name());
    }
    return worlds::unknown_name(tr("unknown world '{0}'; the worlds are {1}"), name, known);
}

Result<const World*> recognise(std::string_view text) {
    return recognise(text, all_worlds());
}

Result<const World*> recognise(std::string_view text, std::span<const World* const> worlds) {
    std::vector<const World*> fitting;
    for (const World* world : worlds) {
        if (world->recognises(text)) fitting.push_back(world);
    }
    if (fitting.size() == 1) return fitting.front();
    if (fitting.empty() && worlds.size() == 1) return worlds.front();
    std::vector<Message> names;
    for (const World* world : fitting.empty() ? std::vector<const World*>(worlds.begin(), worlds.end()) : fitting)
        names.emplace_back(Phrase{"{0} ({1})"}, world->name(), world->about().form);
    return fail({fitting.empty() ? tr("unrecognised file, expected one of: {0}")
                                 : tr("the file fits several worlds: {0}; choose one with --world"),
                 joined(std::move(names), Phrase{"{0}; {1}"})},
                1, 1);
}

namespace {

Result<void> fitting(const World& world, const worlds::PictureRequest& request) {
    if (world.about().draws_searches) return {};
    if (!request.search.empty() || request.values)
        return fail({tr("search pictures are not available for the {0} world"), world.name()});
    if (request.graph) return fail({tr("graph pictures are not available for the {0} world"), world.name()});
    if (const render::PictureOptions& of = request.picture; of.x0 || of.y0 || of.dx || of.dy || of.thickness)
        return fail(
            {tr("the {0} world has no walls between rooms; --x0, --y0, --dx, --dy and --thickness do not apply"),
             world.name()});
    return {};
}

}  // namespace

Result<void> draw(const World& world, const worlds::Puzzle& puzzle, const worlds::Solution* solution,
                  const worlds::PositionView& view, const worlds::PictureRequest& request, Budget& budget,
                  const render::Sink& sink) {
    if (const Result<void> fits = fitting(world, request); !fits) return fits;
    if (view == worlds::PositionView{}) return puzzle.draw(solution, request, budget, sink);
    if (const worlds::GameRecord* game = puzzle.game_record())
        return game->draw_position(view, solution, request, budget, sink);
    return fail({tr("--territory and --ply are for two-player games; {0} is not one"), world.name()});
}

namespace {

// "10 steps, life 3"
Message in_words(const worlds::Figures& figures) {
    std::vector<Message> out;
    for (const auto& [name, value] : figures)
        out.push_back(out.empty() ? amount_in_words(name, value) : Message(after_space, name_in_words(name), value));
    return joined(std::move(out));
}

Result<worlds::PrintedPuzzle> printed(const worlds::Puzzle& puzzle, const worlds::PuzzleText& text,
                                      std::size_t number) {
    Result<render::Scene> scene = puzzle.scene(nullptr);
    if (!scene) return std::unexpected(scene.error());
    worlds::PrintedPuzzle out;
    out.title = text.title.empty() ? Message(tr("Puzzle {0}"), number) : Message::plain(text.title);
    out.what = scene->title;
    out.source = text.source;
    out.scene = std::move(*scene);
    return out;
}

// Only the best answer is printed as such.
Result<void> add_answer(const worlds::Puzzle& puzzle, worlds::PrintedPuzzle& out, Budget& budget) {
    const Result<worlds::Report> report = solve(puzzle, {}, budget);
    if (!report) return std::unexpected(report.error());
    if (!report->bug.empty()) return fail({tr("internal error: {0}"), report->bug});
    const bool unproven = report->verdict == Verdict::solved && !report->proven;
    if (report->verdict == Verdict::unknown || unproven) return stopped(budget, tr("before all puzzles were solved"));
    out.comes_to = tr("cannot be solved");
    if (const worlds::Solution* const best = worlds::best_of(*report)) {
        Result<render::Scene> solved = puzzle.scene(best);
        if (!solved) return std::unexpected(solved.error());
        out.solved = std::move(*solved);
        out.comes_to = in_words(best->figures);
    }
    return {};
}

}  // namespace

Result<void> draw_sheet(const World& world, const std::vector<worlds::PuzzleText>& puzzles,
                        const worlds::PictureRequest& request, Budget& budget, const render::Sink& sink) {
    if (world.two_player() != nullptr)
        return fail({tr("puzzles of the {0} world are drawn one at a time"), world.name()});
    if (const Result<void> fits = fitting(world, request); !fits) return fits;
    if (world.sheet() != nullptr) return world.sheet()->draw(puzzles, request, budget, sink);
    if (const Result<void> fits = worlds::fits_sheet(puzzles.size(), request); !fits) return fits;
    std::vector<worlds::PrintedPuzzle> sheet;
    std::vector<std::unique_ptr<worlds::Puzzle>> boards;
    for (const worlds::PuzzleText& text : puzzles) {
        Result<std::unique_ptr<worlds::Puzzle>> puzzle = world.read(text.text);
        if (!puzzle) return std::unexpected(puzzle.error());
        Result<worlds::PrintedPuzzle> next = printed(**puzzle, text, sheet.size() + 1);
        if (!next) return std::unexpected(next.error());
        sheet.push_back(std::move(*next));
        boards.push_back(std::move(*puzzle));
    }
    const Result<worlds::PictureRequest> readable = worlds::readable(sheet, request);
    if (!readable) return std::unexpected(readable.error());
    for (std::size_t i = 0; i < sheet.size(); ++i) {
        budget.phase(tr("solving puzzles"), static_cast<double>(i) / static_cast<double>(sheet.size()));
        if (const Result<void> solved = add_answer(*boards[i], sheet[i], budget); !solved) return solved;
    }
    return worlds::write_sheet(sheet, *readable, budget, sink);
}

}  // namespace ariadne::catalog
