#include <algorithm>
#include <charconv>
#include <map>

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
void must_fit(const std::vector<worlds::OptionSpec>& specs, const Options& options, std::uint64_t most) {
    std::uint64_t cells = 1;
    for (const worlds::OptionSpec& spec : specs) {
        if (spec.name != "rows" && spec.name != "cols") continue;
        const auto given = options.find(spec.name);
        const std::uint64_t side = leading_number(given == options.end() ? spec.fallback : given->second);
        cells = std::min(cells, most + 1) * std::clamp<std::uint64_t>(side, 1, most + 1);
    }
    if (cells > most) refuse(text::of_key("options", {tr("the board would have more than {0} cells"), most}));
}

// Short lines of a text may stand for long rows: what it becomes can be far larger than the file.
void must_fit(const worlds::OptionSpec& spec, std::string_view file, std::uint64_t most) {
    if (file.find('\0') != std::string_view::npos) return;  // no text; the world bounds its pixels
    std::uint64_t lines = 0;
    std::uint64_t longest_line = 0;
    for (std::size_t begin = 0; begin < file.size(); ++lines) {
        const std::size_t end = std::min(file.find('\n', begin), file.size());
        longest_line = std::max<std::uint64_t>(longest_line, end - begin);
        begin = end + 1;
    }
    if (lines * longest_line > most)
        refuse(text::of_key(
            "options." + spec.name,
            {tr("found {0} lines of up to {1} characters, expected at most {2} cells"), lines, longest_line, most}));
}

// Files that are no text come as a browser reads them: data:TYPE;base64,BYTES.
void unpack_files(const std::vector<worlds::OptionSpec>& specs, Options& options, std::uint64_t most) {
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
            if (!bytes) refuse(text::of_key("options." + spec.name, tr("found no base64 after data:")));
            file = std::move(*bytes);
        }
        must_fit(spec, file, most);
    }
}

struct GenerateOrder {
    Options options;
    std::uint64_t seed = 1;
    std::optional<double> seconds;
};

GenerateOrder read_generate_order(const Call& call, std::uint64_t most) {
    Fields fields(call.request);
    GenerateOrder out;
    out.options = fields.named_texts("options");
    out.seed = static_cast<std::uint64_t>(fields.whole("seed", 0, largest_seed));
    out.seconds = fields.number("seconds", 0, longest_seconds);
    fields.end();
    const std::vector<worlds::OptionSpec>& specs = call.world.about().generate_options;
    for (const auto& [name, value] : out.options)
        if (std::ranges::find(specs, name, &worlds::OptionSpec::name) == specs.end())
            refuse(text::of_key("options." + name, tr("unknown option")));
    must_fit(specs, out.options, most);
    unpack_files(specs, out.options, most);
    return out;
}

}  // namespace

Reply generate(const Call& call) {
    const GenerateOrder order = read_generate_order(call, most_cells);
    std::vector<Message> warnings;
    Within within(call.budget, order.seconds);
    const std::string text = ok(call.world.generate(order.options, order.seed, within.budget(), warnings));
    return board_reply(call.world, text, call.language, warnings);
}

Reply making(const Call& call) {
    const GenerateOrder order = read_generate_order(call, most_cells_watched);
    Within within(call.budget, order.seconds);
    const worlds::Making* making = call.world.making();
    if (making == nullptr) refuse({tr("the {0} world does not show how its boards are generated"), call.world.name()});
    const render::Animation motion = ok(making->animation(order.options, order.seed, within.budget()));
    if (motion.frames.size() > most_frames_watched)
        refuse({tr("the animation has {0} steps (limit: {1})"), motion.frames.size(), most_frames_watched});
    std::string out;
    catalog::JsonWriter json(out, call.language);
    write(json, motion);
    return out;
}

Reply translate(const Call& call) {
    Fields fields(call.request);
    const std::string_view text = fields.text("text");
    const std::string_view to = fields.text("to");
    catalog::TranslateOrder order;
    order.approximate = fields.flag("approximate");
    order.strewn = fields.named_texts("options");
    order.seed = static_cast<std::uint64_t>(fields.whole_if("seed", 0, largest_seed).value_or(1));
    fields.end();
    const worlds::World& other = *ok(catalog::find_world(to), "to");
    const Size size = ok(call.world.read(text))->size();
    must_fit(size);
    // Walls between rooms become cells, and there is one around all of them.
    if (call.world.about().draws_searches) must_fit({2 * size.rows + 1, 2 * size.cols + 1});
    const catalog::Translation made = ok(catalog::translate(call.world, text, other, order, call.budget));
    return board_reply(other, made.text, call.language, made.warnings);
}

}  // namespace ariadne::server
