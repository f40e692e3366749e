#include "worlds/labyrinth/animation.h"

#include <algorithm>
#include <ranges>
#include <string>
#include <utility>

namespace ariadne::labyrinth {

namespace {

// The thread draws itself in about a second, however long it is.
constexpr std::size_t thread_frames = 24;

void draw_thread(render::Animation& animation, const std::vector<render::Figure>& figures) {
    const std::size_t cells = animation.scene.thread.size();
    if (cells == 0) return;
    for (std::size_t i = 1; i <= thread_frames; ++i) {
        render::Frame& frame = animation.frames.emplace_back();
        frame.walked = std::max<std::size_t>(1, cells * i / thread_frames);
        frame.figures = figures;
        frame.kept = true;
    }
    // The whole of it, its walker gone.
    animation.frames.push_back(animation.frames.back());
    animation.frames.back().walked.reset();
}

}  // namespace

Message title_of(const Recipe& recipe, std::uint64_t seed) {
    return {tr("Labyrinth, {0} x {1}, {2}, seed {3}"), recipe.size.rows, recipe.size.cols, recipe.builder->name, seed};
}

render::Animation digging(const Labyrinth& labyrinth, const Diary& digs, const Exhibit& exhibit, std::size_t every) {
    render::Animation animation{scene(labyrinth, exhibit), {}};
    render::Scene& before = animation.scene;
    const std::vector<render::Figure> last = std::exchange(before.figures, {});
    before.walked = 0;
    const Size size = labyrinth.size;
    for (const render::Dig& dig : std::views::reverse(digs))
        before.board.walls->put(dig.room, dig.towards, !dig.passage);
    // Where walls are put up, the rooms are there from the beginning.
    const bool walled = std::ranges::any_of(digs, [](const render::Dig& dig) { return !dig.passage; });
    std::vector<bool> rock(size.area(), false);
    for (std::size_t i = 0; i < size.area() && !walled; ++i) {
        if (before.board.cells[i] != floor_kind || !labyrinth.has(size.cell(i))) continue;
        rock[i] = true;
        before.board.cells[i] = rock_kind;
    }
    const Message unit = walled ? tr("walls built") : Message(tr_n("of {0} passage", "of {0} passages"), digs.size());
    render::Frame frame;
    for (std::size_t i = 0; i < digs.size(); ++i) {
        frame.digs.push_back(digs[i]);
        for (const Cell c : {digs[i].room, step(digs[i].room, digs[i].towards)}) {
            if (!rock[size.index(c)]) continue;
            rock[size.index(c)] = false;
            frame.changes.push_back({c, floor_kind});
        }
        if (i % every != 0 && i + 1 != digs.size()) continue;
        frame.walked = 0;
        frame.figures = {{unit, std::to_string(i + 1)}};
        animation.frames.push_back(std::exchange(frame, {}));
    }
    if (!last.empty() && !animation.frames.empty()) animation.frames.back().kept = true;
    draw_thread(animation, last);
    return animation;
}

render::Animation searching(const Labyrinth& labyrinth, const Exhibit& exhibit, std::size_t every) {
    render::Animation animation{scene(labyrinth, {exhibit.route, {}, exhibit.title}), {}};
    const render::Scene last = scene(labyrinth, exhibit);
    if (!exhibit.touched.empty()) animation.scene.legend = last.legend;
    animation.scene.figures.clear();
    animation.scene.walked = 0;
    const std::size_t visits = exhibit.visits.size();
    render::Frame frame;
    for (std::size_t i = 0; i < visits; ++i) {
        const Cell c = exhibit.visits[i];
        if (i < exhibit.touched.size())
            for (const render::Sum& sum : exhibit.touched[i]) {
                frame.sums.push_back(sum);
                if (sum.at != labyrinth.entrance && sum.at != labyrinth.exit)
                    frame.changes.push_back({sum.at, waiting_kind});
            }
        frame.changes.push_back({c, visited_style(labyrinth, c, i, visits)});
        if (i % every != 0 && i + 1 != visits) continue;
        frame.walked = 0;
        frame.figures = {{rooms_explored(i + 1), std::to_string(i + 1)}};
        if (last.figures.size() > 1) frame.figures.insert(frame.figures.begin(), last.figures.size() - 1, {});
        animation.frames.push_back(std::exchange(frame, {}));
    }
    if (!animation.frames.empty()) animation.frames.back().kept = true;
    draw_thread(animation, last.figures);
    return animation;
}

std::size_t frames_of_thread(const Exhibit& exhibit) {
    return exhibit.route.empty() ? 0 : thread_frames + 1;
}

Result<render::Animation> making(const Recipe& recipe, std::uint64_t seed, Budget& budget) {
    if (recipe.size.area() > most_rooms_in_making)
        return fail({tr("{0} x {1} rooms are too many to animate (limit: {2})"), recipe.size.rows, recipe.size.cols,
                     most_rooms_in_making});
    Diary diary;
    const Result<Labyrinth> labyrinth = generate(recipe, seed, budget, &diary);
    if (!labyrinth) return std::unexpected(labyrinth.error());
    const std::size_t digs = diary.size();
    const std::size_t every = std::max<std::size_t>(1, (digs + most_frames_in_making - 1) / most_frames_in_making);
    render::Animation out = digging(*labyrinth, diary, {{}, {}, title_of(recipe, seed)}, every);
    // Nobody walks in it: the end shows what a scene of it shows.
    out.scene.walked.reset();
    for (render::Frame& frame : out.frames) frame.walked.reset();
    return out;
}

}  // namespace ariadne::labyrinth
