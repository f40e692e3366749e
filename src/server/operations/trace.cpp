#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/charge.h"
#include "catalog/json_writer.h"
#include "catalog/scene_json.h"
#include "catalog/solve.h"
#include "server/operations/board_text.h"
#include "server/operations/operations.h"
#include "server/operations/within.h"
#include "worlds/open_list_watcher.h"

namespace ariadne::server {

namespace {

constexpr std::int64_t most_states_traced = 20'000;
constexpr std::size_t most_opened = 200'000;

constexpr std::array<std::string_view, 4> order_names{"least", "oldest", "newest", "own"};
static_assert(order_names.size() == static_cast<std::size_t>(worlds::OpenOrder::own) + 1);

// What a search looked at, in its order, as far as it is listed; and what waited, for those who want to know.
class Watched final : public worlds::OpenListWatcher {
  public:
    Watched(std::size_t most, worlds::Traces kind, Size size, Budget& budget)
        : most_(most), kind_(kind), size_(size), charge_(budget) {}

    void add(std::span<const Cell> state) {
        cut_ = cut_ || states_ >= most_;
        if (cut_) return;
        ++states_;
        cells_.insert(cells_.end(), state.begin(), state.end());
        count_bytes();
    }

    void begin(const worlds::OpenListKind& kind) override { list_ = kind; }

    void open(const worlds::Opened& opened) override {
        if (opened.goal) goals_.push_back(opened_.size());
        opened_.push_back({moved(opened), opened.parent, opened.g, opened.h,
                           static_cast<std::int64_t>(taken_.size()) - 1, opened.replaces});
        count_bytes();
    }

    // After the last one that is listed nothing else is: an opening belongs to an expansion.
    bool take(std::int64_t opening) override {
        cut_ = cut_ || states_ >= most_ || opened_.size() > most_opened;
        if (!cut_) taken_.push_back(opening);
        return !cut_;
    }

    void write(catalog::JsonWriter& json) const {
        if (kind_ == worlds::Traces::cells) {
            catalog::write_cells(json.key("cells"), cells_, size_);
        } else {
            json.key("states").open_array();
            for (std::size_t i = 0; i < states_; ++i) catalog::write_cells(json, state(i), size_);
            json.close_array();
        }
        json.key("cut").truth(cut_);
        if (!list_) return;
        json.key("opened").open_object();
        write_opened(json);
        json.close_object();
        json.key("taken").list(taken_, [&](std::int64_t opening) { json.number(opening); });
    }

  private:
    // What differs from the state that it comes from.
    struct Moved {
        std::int64_t piece = -1;  // none: it is the walker alone, or a search begins there
        std::int64_t to = -1;
    };
    struct Row {
        Moved moved;
        std::int64_t parent;
        std::int64_t g;
        std::int64_t h;
        std::int64_t at;
        std::int64_t replaces;
    };

    std::span<const Cell> state(std::size_t i) const {
        const std::size_t pieces = cells_.size() / states_;
        return std::span(cells_).subspan(i * pieces, pieces);
    }

    Moved moved(const worlds::Opened& opened) const {
        if (kind_ == worlds::Traces::cells) return {-1, static_cast<std::int64_t>(size_.index(opened.pieces.front()))};
        if (opened.parent < 0) return {};
        const std::span<const Cell> before = state(static_cast<std::size_t>(opened.parent));
        const auto [here, there] = std::ranges::mismatch(before, opened.pieces);
        if (here == before.end()) return {};
        return {here - before.begin(), static_cast<std::int64_t>(size_.index(*there))};
    }

    // Over the limit, the budget ends the search.
    void count_bytes() {
        charge_.raise_to(cells_.capacity() * sizeof(Cell) + opened_.capacity() * sizeof(Row) +
                         taken_.capacity() * sizeof(std::int64_t) + goals_.capacity() * sizeof(std::size_t));
    }

    void write_opened(catalog::JsonWriter& json) const {
        const auto column = [&](std::string_view name, const auto& value_of) {
            json.key(name).list(opened_, [&](const Row& row) { json.number(value_of(row)); });
        };
        json.key("order").text(order_names[static_cast<std::size_t>(list_->order)]);
        json.key("step").number(list_->step);
        json.key("loss").number(list_->loss);
        if (kind_ == worlds::Traces::pieces) {
            column("piece", [](const Row& row) { return row.moved.piece; });
            column("to", [](const Row& row) { return row.moved.to; });
        } else {
            column("cell", [](const Row& row) { return row.moved.to; });
        }
        column("parent", [](const Row& row) { return row.parent; });
        column("g", [](const Row& row) { return row.g; });
        column("h", [](const Row& row) { return row.h; });
        column("at", [](const Row& row) { return row.at; });
        column("replaces", [](const Row& row) { return row.replaces; });
        json.key("goals").list(goals_, [&](std::size_t opening) { json.number(opening); });
    }

    std::size_t most_;
    worlds::Traces kind_;
    Size size_;
    Charge charge_;
    std::size_t states_ = 0;
    std::vector<Cell> cells_;  // of one state after another, as many for each
    std::optional<worlds::OpenListKind> list_;
    std::vector<Row> opened_;
    std::vector<std::int64_t> taken_;
    std::vector<std::size_t> goals_;  // among those opened
    bool cut_ = false;
};

worlds::SolveRequest watched_request(const Call& call, Fields& fields) {
    const worlds::About& about = call.world.about();
    if (about.traces == worlds::Traces::nothing)
        refuse({tr("searches of the {0} world cannot be watched"), call.world.name()});
    worlds::SolveRequest request;
    request.objective = fields.one_of("objective", about.objectives);
    request.algorithm = fields.one_of("algorithm", about.traced_algorithms);
    if (request.algorithm.empty()) request.algorithm = about.traced_algorithms.front();
    return request;
}

std::vector<Cell> read_places(const boost::json::array& places, Fields& fields, Size size) {
    std::vector<Cell> out;
    for (const boost::json::value& place : places) {
        const std::int64_t* const index = place.if_int64();
        if (index == nullptr || *index < 0 || static_cast<std::uint64_t>(*index) >= size.area())
            fields.refuse("pieces", shown(place), tr("cells of the board"));
        out.push_back(size.cell(static_cast<std::size_t>(*index)));
    }
    return out;
}

}  // namespace

Reply trace(const Call& call) {
    const worlds::Traces kind = call.world.about().traces;
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    worlds::SolveRequest request = watched_request(call, fields);
    const std::optional<double> seconds = fields.number("seconds", 0, longest_seconds);
    const bool details = fields.flag("details");
    const std::int64_t most = kind == worlds::Traces::cells && !details ? most_cells_traced : most_states_traced;
    const std::int64_t asked = std::min(fields.whole_if("most", 0, 1'000'000'000).value_or(most), most);
    const std::unique_ptr<worlds::Puzzle> puzzle = read_board(call, fields, text);
    must_fit(puzzle->size());
    Within within(call.budget, seconds);
    Watched watched(static_cast<std::size_t>(asked), kind, puzzle->size(), within.budget());
    request.trace = [&watched](std::span<const Cell> state) { watched.add(state); };
    if (details) request.open_list = &watched;
    const worlds::Report report = sound(ok(catalog::solve(*puzzle, request, within.budget())));
    return object_text(call.language, [&](catalog::JsonWriter& json) {
        write_report(json.key("report"), report);
        watched.write(json);
    });
}

Reply bound(const Call& call) {
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    const worlds::SolveRequest request = watched_request(call, fields);
    const boost::json::array& places = fields.array("pieces");
    const std::unique_ptr<worlds::Puzzle> puzzle = read_board(call, fields, text);
    const worlds::BoundTeller* const teller = puzzle->bound_teller();
    if (teller == nullptr) refuse({tr("the bounds of the {0} world have no parts"), call.world.name()});
    const std::vector<worlds::BoundPart> parts =
        ok(teller->bound_parts(request, read_places(places, fields, puzzle->size())));
    return object_text(call.language, [&](catalog::JsonWriter& json) {
        std::int64_t sum = 0;
        for (const worlds::BoundPart& part : parts) sum += part.value;
        json.key("bound").number(sum);
        json.key("parts").list(parts, [&](const worlds::BoundPart& part) {
            json.open_object();
            json.key("piece").number(part.piece);
            json.key("value").number(part.value);
            json.key("why").text(part.why);
            json.close_object();
        });
    });
}

}  // namespace ariadne::server
