#include "render/animation.h"

#include <algorithm>
#include <utility>

namespace ariadne::render {

Animation walk(Scene scene) {
    Animation animation{std::move(scene), {}};
    animation.scene.chart.reset();
    for (std::size_t cells = 1; cells <= animation.scene.thread.size(); ++cells)
        animation.frames.push_back({cells, {}, {}});
    return animation;
}

void show(Scene& scene, const Frame& frame) {
    scene.walked = frame.walked;
    for (const Change& change : frame.changes) scene.board.cells[scene.board.size.index(change.cell)] = change.style;
    if (scene.board.walls)
        for (const Dig& dig : frame.digs) scene.board.walls->put(dig.room, dig.towards, dig.passage);
    for (const Shift& shift : frame.shifts) {
        Piece& piece = scene.board.pieces[shift.piece];
        piece.at = shift.at;
        piece.shift = shift.shift;
    }
    if (!frame.figures.empty()) scene.figures = frame.figures;
    if (frame.arrows) scene.arrows = *frame.arrows;
    for (const Sum& sum : frame.sums) {
        const auto old = std::ranges::find(scene.board.sums, sum.at, &Sum::at);
        if (old != scene.board.sums.end())
            *old = sum;
        else
            scene.board.sums.push_back(sum);
    }
}

Animation every(Animation animation, std::size_t frames) {
    if (frames < 2) return animation;
    std::vector<Frame> kept;
    std::vector<Change> pending;
    std::vector<Dig> digs;
    std::vector<Shift> shifts;
    std::vector<Sum> sums;
    std::optional<std::vector<Arrow>> arrows;
    for (std::size_t i = 0; i < animation.frames.size(); ++i) {
        Frame& frame = animation.frames[i];
        pending.insert(pending.end(), frame.changes.begin(), frame.changes.end());
        digs.insert(digs.end(), frame.digs.begin(), frame.digs.end());
        shifts.insert(shifts.end(), frame.shifts.begin(), frame.shifts.end());
        sums.insert(sums.end(), frame.sums.begin(), frame.sums.end());
        if (frame.arrows) arrows = std::move(frame.arrows);
        if (!frame.kept && i % frames != 0 && i + 1 != animation.frames.size()) continue;
        frame.changes = std::exchange(pending, {});
        frame.digs = std::exchange(digs, {});
        frame.shifts = std::exchange(shifts, {});
        frame.sums = std::exchange(sums, {});
        frame.arrows = std::exchange(arrows, {});
        kept.push_back(std::move(frame));
    }
    animation.frames = std::move(kept);
    return animation;
}

}  // namespace ariadne::render
