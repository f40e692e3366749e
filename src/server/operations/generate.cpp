#include <algorithm>
#include <charconv>
#include <map>

#include <fmt/format.h>

#include "catalog/base64.h"
#include "catalog/catalog.h"
#include "catalog/scene_json.h"
#include "catalog/translate.h"
#include "server/operations/board_text.h"
#include "server/operations/operations.h"
#include "server/operations/within.h"

namespace ariadne::server {

namespace {

using Options = std::map<std::string, std::string>;

constexpr std::int64_t largest_seed = 9'007'199'254'740'991;  // that a number of JavaScript holds
constexpr std::size_t most_frames_watched = 1'000'000;

// A number at the beginning of a text, as fallbacks have it.
std::uint64_t leading_number(std::string_view text) {
    std::uint64_t out = 1;
    std::from_chars(text.data(), text.data() + text.size(), out);
    return out;
}

// Before hours are spent on a board that is too large to be shown. What the numbers mean besides, the world says.
Result<void> fits(const std::vector<worlds::OptionSpec>& specs, const Options& options, std::uint64_t most) {
    std::uint64_t cells = 1;
    for (const worlds::OptionSpec& spec : specs) {
        if (spec.name != "rows" && spec.name != "cols") continue;
        const auto given = options.find(spec.name);
        const std::uint64_t side = leading_number(given == options.end() ? spec.fallback : given->second);
        cells = std::min(cells, most + 1) * std::clamp<std::uint64_t>(side, 1, most + 1);
    }
    if (cells > most)
        return fail(fmt::format("key options: found rows and columns of more than {} cells, expected fewer", most));
    return {};
}

// Short lines of a text may stand for long rows: what it becomes can be far larger than the file.
Result<void> fits(const worlds::OptionSpec& spec, std::string_view file, std::uint64_t most) {
    if (file.find('\0') != std::string_view::npos) return {};  // no text; the world bounds its pixels
    std::uint64_t lines = 0;
    std::uint64_t longest_line = 0;
    for (std::size_t begin = 0; begin < file.size(); ++lines) {
        const std::size_t end = std::min(file.find('\n', begin), file.size());
        longest_line = std::max<std::uint64_t>(longest_line, end - begin);
        begin = end + 1;
    }
    if (lines * longest_line <= most) return {};
    return fail(fmt::format("key options.{}: found {} lines of up to {} signs, expected at most {} cells", spec.name,
                            lines, longest_line, most));
}

// Files that are no text come as a browser reads them: data:TYPE;base64,BYTES.
Result<void> unpack_files(const std::vector<worlds::OptionSpec>& specs, Options& options, std::uint64_t most) {
    for (const worlds::OptionSpec& spec : specs) {
        const auto found = spec.file ? options.find(spec.name) : options.end();
        if (found == options.end()) continue;
        std::string& file = found->second;
        if (file.starts_with("data:")) {
            constexpr std::string_view mark = ";base64,";
            const std::size_t at = file.find(mark);
            std::optional<std::string> bytes =
                at == std::string::npos ? std::nullopt
                                        : catalog::from_base64(std::string_view(file).substr(at + mark.size()));
            if (!bytes)
                return fail(fmt::format("key options.{}: found no bytes after data:, expected base64", spec.name));
            file = std::move(*bytes);
        }
        if (const Result<void> small = fits(spec, file, most); !small) return small;
    }
    return {};
}

struct GenerateOrder {
    Options options;
    std::uint64_t seed = 1;
    std::optional<double> seconds;
};

Result<GenerateOrder> read_generate_order(const Call& call, std::uint64_t most) {
    Fields fields(call.request);
    GenerateOrder out;
    out.options = fields.named_texts("options");
    out.seed = static_cast<std::uint64_t>(fields.whole("seed", 0, largest_seed));
    out.seconds = fields.number("seconds", 0, longest_seconds);
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    const std::vector<worlds::OptionSpec>& specs = call.world.about().generate_options;
    for (const auto& [name, value] : out.options)
        if (std::ranges::find(specs, name, &worlds::OptionSpec::name) == specs.end())
            return fail(fmt::format("key options.{}: not known", name));
    if (const Result<void> small = fits(specs, out.options, most); !small) return std::unexpected(small.error());
    if (const Result<void> unpacked = unpack_files(specs, out.options, most); !unpacked)
        return std::unexpected(unpacked.error());
    return out;
}

}  // namespace

Result<Reply> generate(const Call& call) {
    const Result<GenerateOrder> order = read_generate_order(call, most_cells);
    if (!order) return std::unexpected(order.error());
    std::vector<std::string> warnings;
    Within within(call.budget, order->seconds);
    const Result<std::string> text = call.world.generate(order->options, order->seed, within.budget(), warnings);
    if (!text) return std::unexpected(text.error());
    return board_reply(call.world, *text, warnings);
}

Result<Reply> making(const Call& call) {
    const Result<GenerateOrder> order = read_generate_order(call, most_cells_watched);
    if (!order) return std::unexpected(order.error());
    Within within(call.budget, order->seconds);
    const worlds::Making* making = call.world.making();
    if (making == nullptr)
        return fail(fmt::format("the world {} does not show how its puzzles are made", call.world.name()));
    const Result<render::Animation> motion = making->animation(order->options, order->seed, within.budget());
    if (!motion) return std::unexpected(motion.error());
    if (motion->frames.size() > most_frames_watched)
        return fail(fmt::format("found {} steps, expected at most {} to be watched", motion->frames.size(),
                                most_frames_watched));
    std::string out;
    catalog::JsonWriter json(out);
    write(json, *motion);
    return out;
}

Result<Reply> translate(const Call& call) {
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    const std::string_view to = fields.text("to");
    catalog::TranslateOrder order;
    order.approximate = fields.flag("approximate");
    order.strewn = fields.named_texts("options");
    order.seed = static_cast<std::uint64_t>(fields.whole_if("seed", 0, largest_seed).value_or(1));
    if (const Result<void> read = fields.end(); !read) return std::unexpected(read.error());
    const Result<const worlds::World*> other = catalog::find_world(to);
    if (!other) return fail("key to: " + other.error().message);
    const PuzzleRead puzzle = call.world.read(text);
    if (!puzzle) return std::unexpected(puzzle.error());
    const Size size = (*puzzle)->size();
    if (const Result<void> small = fits(size); !small) return std::unexpected(small.error());
    // Walls between rooms become cells, and there is one around all of them.
    if (call.world.about().draws_searches)
        if (const Result<void> small = fits(Size{2 * size.rows + 1, 2 * size.cols + 1}); !small)
            return std::unexpected(small.error());
    const Result<catalog::Translation> made = catalog::translate(call.world, text, **other, order, call.budget);
    if (!made) return std::unexpected(made.error());
    return board_reply(**other, made->text, made->warnings);
}

}  // namespace ariadne::server
