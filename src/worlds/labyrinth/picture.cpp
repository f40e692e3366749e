#include "worlds/labyrinth/picture.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/charge.h"
#include "render/coordinates.h"
#include "render/picture.h"
#include "render/plan_png.h"
#include "worlds/labyrinth/estimates.h"
#include "worlds/labyrinth/graph.h"
#include "worlds/labyrinth/scene.h"
#include "worlds/labyrinth/search/searcher.h"
#include "worlds/labyrinth/solve.h"
#include "worlds/labyrinth/verify.h"
#include "worlds/names.h"

namespace ariadne::labyrinth {

namespace {

constexpr std::size_t most_rooms_laid_out = 4'000'000;
constexpr double most_pixels_laid_out = 100'000'000;

// What is drawn is replayed first, as what is said is in catalog/solve.h.
Result<void> holds(const Labyrinth& labyrinth, const Finding& found) {
    if (found.verdict != Verdict::solved) return {};
    const Replay walked = replay(labyrinth, found.route);
    if (!walked.valid) return fail({tr("the route found is not valid: {0}"), walked.message});
    return {};
}

// What a search looked into, in order, and the way it found.
struct Search {
    std::vector<Cell> visits;
    Route route;
    bool solved = false;
    Message note = {};                                   // why there is no route
    std::vector<std::vector<render::Sum>> touched = {};  // see Exhibit
    Message key = {};                                    // to the numbers
    std::optional<Charge> charge = std::nullopt;         // for the visits
};

constexpr std::size_t most_rooms_with_values = 2'500;
constexpr double least_room_with_values = 32;
constexpr double usual_room_with_values = 52;

// Whether there is room for numbers, and rooms as large as they need where nobody says how large.
Result<worlds::PictureRequest> with_room_for_values(Size size, worlds::PictureRequest request) {
    if (!request.values) return request;
    if (request.search != "astar") return fail(tr("only the astar search has g, h and f values; choose that one"));
    if (size.area() > most_rooms_with_values)
        return fail({tr("{0} x {1} rooms are too many to show numbers in them (limit: {2})"), size.rows, size.cols,
                     most_rooms_with_values});
    if (request.format == "txt") return request;
    render::PictureOptions& picture = request.picture;
    if (!(picture.cell > 0) && !picture.dx && !picture.dy) picture.cell = usual_room_with_values;
    const Result<render::Measures> measures = render::measure(size, picture);
    if (!measures) return std::unexpected(measures.error());
    if (const double room = std::min(measures->room_width(), measures->room_height()); room < least_room_with_values)
        return fail({tr("rooms of {0} pixels are too small to show numbers in them (minimum: {1} between walls)"), room,
                     least_room_with_values});
    return request;
}

void add_values(const Labyrinth& labyrinth, const worlds::PictureRequest& request, Search& searched) {
    Estimates estimates(labyrinth, false);
    const auto sum = [](const worlds::Estimate& known) { return render::Sum{known.cell, known.g, known.h}; };
    for (const Cell room : searched.visits) {
        std::vector<render::Sum>& sums = searched.touched.emplace_back();
        if (searched.touched.size() == 1) sums.push_back(sum(estimates.at(room)));
        for (const worlds::Estimate& known : estimates.expand(room)) sums.push_back(sum(known));
    }
    searched.key = request.format == "txt"
                       ? tr("g+h in each room: g is the cost so far, h a lower bound on the rest, f = g + h")
                       : tr("f above, g and h below: g is the cost so far, h a lower bound on the rest, f = g + h");
}

Result<Search> search(const Labyrinth& labyrinth, const std::string& name, Budget& budget) {
    const Searcher* searcher = find_searcher(name);
    if (searcher == nullptr)
        return worlds::unknown_name(tr("unknown algorithm '{0}'; the algorithms are {1}"), name, algorithm_names());
    Search out;
    out.charge.emplace(budget);
    bool room_left = true;
    const Visit visit = [&](Cell c) {
        if (room_left && out.visits.size() == out.visits.capacity()) {
            const std::size_t before = out.visits.capacity();
            const std::size_t grown = std::max<std::size_t>(1024, 2 * before);
            room_left = out.charge->add(grown * sizeof(Cell));
            if (room_left) out.visits.reserve(grown);
            if (room_left) out.charge->drop(before * sizeof(Cell));
        }
        if (room_left) out.visits.push_back(c);
    };
    Finding found = searcher->search(labyrinth, budget, &visit);
    // A wall follower may walk round a ring for ever: it gives up, and no limit has stopped it.
    if (budget.exhausted() || !room_left) return stopped(budget, render::picture_ready);
    if (const Result<void> checked = holds(labyrinth, found); !checked) return std::unexpected(checked.error());
    if (found.verdict == Verdict::unknown) out.note = {tr("{0} did not find the exit"), name};
    if (found.verdict == Verdict::impossible) out.note = tr("there is no route from the entrance to the exit");
    out.solved = found.verdict == Verdict::solved;
    out.route = std::move(found.route);
    return out;
}

// What is said under the picture of a search.
void add_captions(render::Scene& scene, const worlds::PictureRequest& request, const Search& searched) {
    if (!searched.key.empty()) scene.captions.push_back(searched.key);
    if (!searched.note.empty()) scene.captions.push_back(searched.note);
    if (!request.caption.empty()) scene.captions.push_back(request.caption);
}

Result<std::optional<Route>> answer(const Labyrinth& labyrinth, Budget& budget) {
    Finding found = all_searchers().front().search(labyrinth, budget, nullptr);
    if (found.verdict == Verdict::unknown) return stopped(budget, render::picture_ready);
    if (const Result<void> checked = holds(labyrinth, found); !checked) return std::unexpected(checked.error());
    if (found.verdict != Verdict::solved) return std::optional<Route>{};
    return std::optional(std::move(found.route));
}

bool too_large_to_lay_out(Size size, const worlds::PictureRequest& request) {
    if (size.area() >= most_rooms_laid_out) return true;
    const Result<render::Measures> measures = render::measure(size, render::in_whole_pixels(request.picture));
    const double scale = request.picture.scale;
    return measures && measures->width(size) * measures->height(size) * scale * scale > most_pixels_laid_out;
}

Result<void> write_streamed(const Subject& subject, const Search& searched, const worlds::PictureRequest& request,
                            Budget& budget, const render::Sink& sink) {
    const Labyrinth& labyrinth = subject.labyrinth;
    const Size size = labyrinth.size;
    const BitGrid* rooms = labyrinth.rooms.empty() ? nullptr : &labyrinth.rooms;
    render::PlanPicture picture{{size, &labyrinth.right, &labyrinth.down, rooms}, nullptr, nullptr, {}};
    std::optional<render::Walls> thread;
    std::optional<BitGrid> visited;
    if (subject.route != nullptr) picture.thread = &thread.emplace(trail(size, *subject.route));
    if (!searched.visits.empty()) {
        picture.visited = &visited.emplace(size);
        for (const Cell c : searched.visits) visited->set(c);
    }
    // Entrance and exit would make a picture of two colours one of four, and twice as large: only with an answer.
    if (picture.thread != nullptr || picture.visited != nullptr)
        picture.spots = {{labyrinth.exit, render::Role::danger, true}, {labyrinth.entrance}};
    return render::png(picture, request.picture, budget, sink);
}

Result<void> write_pages(const Subject& subject, const Exhibit& exhibit, const Search& searched,
                         const worlds::PictureRequest& request, Budget& budget, const render::Sink& sink) {
    if (subject.labyrinth.size.area() > most_rooms_laid_out)
        return fail({tr("{0} x {1} rooms are too many for a page (limit: {2}); use PNG instead"),
                     subject.labyrinth.size.rows, subject.labyrinth.size.cols, most_rooms_laid_out});
    std::vector<render::Scene> scenes(1,
                                      scene(subject.labyrinth, {{}, exhibit.visits, exhibit.title, exhibit.touched}));
    std::vector<Cell> found(exhibit.route.begin(), exhibit.route.end());
    if (found.empty() && request.caption.empty()) {
        const Result<std::optional<Route>> way = answer(subject.labyrinth, budget);
        if (!way) return std::unexpected(way.error());
        if (*way) found = (*way)->cells();
    }
    if (!found.empty())
        scenes.push_back(scene(subject.labyrinth, {found, exhibit.visits, exhibit.title, exhibit.touched}));
    add_captions(scenes.front(), request, searched);
    budget.phase(tr("drawing"));
    std::vector<render::Drawing> pages;
    for (const render::Scene& page : scenes) {
        Result<render::Drawing> drawing = render::draw(page, request.picture, budget);
        if (!drawing) return std::unexpected(drawing.error());
        pages.push_back(std::move(*drawing));
    }
    return render::pdf(pages, request.picture.paper.value_or(render::Paper::a4), budget, sink);
}

// Before anything is dug, searched or noted for it.
Result<void> fits_gif(Size size, const worlds::PictureRequest& request) {
    render::PictureOptions options = request.picture;
    options.room = render::GifOptions{}.picture.room;
    const Result<render::Measures> measures = render::measure(size, options);
    if (!measures) return std::unexpected(measures.error());
    const double room = measures->at.dx * measures->at.dy;
    if (room * static_cast<double>(size.area()) <= render::most_gif_pixels) return {};
    return fail({tr("{0} x {1} rooms of {2} x {3} pixels are too many for a GIF (limit: {4} pixels, or {5} rooms of "
                    "this size); use PNG instead"),
                 size.rows, size.cols, measures->at.dy, measures->at.dx, render::most_gif_pixels,
                 static_cast<std::size_t>(render::most_gif_pixels / room)});
}

// Steps between two frames, so that no more frames are made than will be shown.
Result<std::size_t> steps_a_frame(std::size_t steps, const Exhibit& exhibit, const worlds::PictureRequest& request,
                                  worlds::Pace pace) {
    const std::size_t frames = steps + frames_of_thread(exhibit);
    const std::size_t every =
        std::max<std::size_t>(1, request.every.value_or((frames + pace.frames - 1) / pace.frames));
    if (steps / every > render::most_gif_frames)
        return fail({tr("{0} frames are too many for a GIF (limit: {1}); show fewer with --every"), steps / every,
                     render::most_gif_frames});
    return every;
}

constexpr worlds::Pace quick = {.frames = 240, .delay = 50};

// A few frames are shown slowly enough to be followed.
worlds::Pace pace_of(std::size_t frames) {
    return frames <= 100 ? worlds::Pace{} : quick;
}

Result<void> write_graph(const Subject& subject, const worlds::PictureRequest& request, Budget& budget,
                         const render::Sink& sink) {
    if (!request.search.empty()) return fail(tr("a picture of the graph cannot show a search; choose one of the two"));
    std::vector<Cell> route = subject.route == nullptr ? std::vector<Cell>{} : subject.route->cells();
    if (request.format != "gif") {
        const Result<render::Drawing> drawing = graph_picture(subject.labyrinth, request.picture, route);
        if (!drawing) return std::unexpected(drawing.error());
        return worlds::write_drawing(*drawing, request, budget, sink);
    }
    if (subject.diary == nullptr)
        return fail(
            tr("a GIF of the graph shows how it is built, so it needs a newly generated labyrinth; use generate, or "
               "another format"));
    const Result<std::size_t> every = steps_a_frame(subject.diary->size(), {}, request, quick);
    if (!every) return std::unexpected(every.error());
    const Result<GraphGrowth> growth =
        graph_growth(subject.labyrinth, *subject.diary, *every, request.picture, std::move(route));
    if (!growth) return std::unexpected(growth.error());
    return worlds::write_motion(growth->frames, growth->frame, request, pace_of(growth->frames), budget, sink);
}

Result<void> write_gif(const Subject& subject, const Exhibit& exhibit, const Search& searched,
                       const worlds::PictureRequest& request, Budget& budget, const render::Sink& sink) {
    render::Animation motion;
    worlds::Pace pace;
    worlds::PictureRequest thinned = request;
    if (subject.diary == nullptr && exhibit.visits.empty()) {
        motion = render::walk(scene(subject.labyrinth, exhibit));
    } else {
        const bool digs = subject.diary != nullptr;
        const std::size_t steps = digs ? subject.diary->size() : exhibit.visits.size();
        const Result<std::size_t> every = steps_a_frame(steps, exhibit, request, quick);
        if (!every) return std::unexpected(every.error());
        motion = digs ? digging(subject.labyrinth, *subject.diary, exhibit, *every)
                      : searching(subject.labyrinth, exhibit, *every);
        thinned.every = 1;
        pace = pace_of(motion.frames.size());
    }
    add_captions(motion.scene, request, searched);
    return worlds::write_motion(std::move(motion), thinned, pace, budget, sink);
}

}  // namespace

render::Walls trail(Size size, const Route& route) {
    render::Walls out{BitGrid(size), BitGrid(size), {}};
    Cell at = route.start;
    for (const Direction d : route.moves) {
        out.put(at, d, true);
        at = step(at, d);
    }
    return out;
}

Route route_of(std::span<const Cell> cells) {
    Route out;
    if (!cells.empty()) out.start = cells.front();
    for (std::size_t i = 1; i < cells.size(); ++i) {
        const auto* const found =
            std::ranges::find_if(all_directions, [&](Direction d) { return step(cells[i - 1], d) == cells[i]; });
        if (found == all_directions.end()) break;
        out.moves.push_back(*found);
    }
    return out;
}

Result<void> write_picture(const Subject& subject, const worlds::PictureRequest& asked, Budget& budget,
                           const render::Sink& sink) {
    const Labyrinth& labyrinth = subject.labyrinth;
    if (asked.graph) return write_graph(subject, asked, budget, sink);
    const Result<worlds::PictureRequest> roomy = with_room_for_values(labyrinth.size, asked);
    if (!roomy) return std::unexpected(roomy.error());
    const worlds::PictureRequest& request = *roomy;
    if (request.format == "gif")
        if (const Result<void> fits = fits_gif(labyrinth.size, request); !fits) return fits;
    Subject shown = subject;
    Result<Search> searched;
    if (!request.search.empty()) {
        searched = search(labyrinth, request.search, budget);
        if (!searched) return std::unexpected(searched.error());
        if (request.values) add_values(labyrinth, request, *searched);
        const bool draws_itself = request.format == "gif" && searched->solved;
        if (shown.route == nullptr && draws_itself) shown.route = &searched->route;
    }
    if (request.format == "png" && too_large_to_lay_out(labyrinth.size, request))
        return write_streamed(shown, *searched, request, budget, sink);
    if (labyrinth.size.area() > most_rooms_laid_out)
        return fail({tr("{0} x {1} rooms are too many for this format (limit: {2}); use PNG instead"),
                     labyrinth.size.rows, labyrinth.size.cols, most_rooms_laid_out});
    // A scene, and the lines of its walls; of a PDF, two pages.
    constexpr std::size_t bytes_a_room = 16;
    Charge charge(budget);
    if (!budget.check() || !charge.add(labyrinth.size.area() * bytes_a_room * (request.format == "pdf" ? 2 : 1)))
        return stopped(budget, render::picture_ready);
    const std::vector<Cell> cells = shown.route == nullptr ? std::vector<Cell>{} : shown.route->cells();
    const Exhibit exhibit{cells, searched->visits, subject.title, searched->touched};
    if (request.format == "gif") return write_gif(shown, exhibit, *searched, request, budget, sink);
    if (request.format == "pdf") return write_pages(shown, exhibit, *searched, request, budget, sink);
    render::Scene still = scene(labyrinth, exhibit);
    add_captions(still, request, *searched);
    return worlds::write_scene(still, request, budget, sink);
}

Result<void> draw_new(const Recipe& recipe, std::uint64_t seed, const worlds::PictureRequest& request, Budget& budget,
                      const render::Sink& sink, std::vector<Message>* warnings) {
    const bool moving = request.format == "gif" && request.search.empty();
    if (request.format == "gif" || request.graph)
        if (const Result<void> fits = request.graph ? fits_graph(recipe.size) : fits_gif(recipe.size, request); !fits)
            return fits;
    Diary diary;
    const Result<Labyrinth> labyrinth = generate(recipe, seed, budget, moving ? &diary : nullptr, warnings);
    if (!labyrinth) return std::unexpected(labyrinth.error());
    Result<std::optional<Route>> way;
    if (request.solution) way = answer(*labyrinth, budget);
    if (!way) return std::unexpected(way.error());
    const Subject subject{*labyrinth, *way ? &**way : nullptr, moving ? &diary : nullptr, title_of(recipe, seed)};
    return write_picture(subject, request, budget, sink);
}

}  // namespace ariadne::labyrinth
