#include "cli/usage.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/tables.h"
#include "text/nearest.h"

namespace ariadne::cli {

namespace {

// What stands for a value that is to be filled in.
constexpr std::array placeholders = {tr_c("placeholder", "ADDRESS"),  tr_c("placeholder", "ALGORITHM"),
                                     tr_c("placeholder", "CMD"),      tr_c("placeholder", "DEPTH"),
                                     tr_c("placeholder", "FEN|FILE"), tr_c("placeholder", "FILE"),
                                     tr_c("placeholder", "MAPS"),     tr_c("placeholder", "MINUTES[+SECONDS]"),
                                     tr_c("placeholder", "NAME"),     tr_c("placeholder", "OUT"),
                                     tr_c("placeholder", "PART"),     tr_c("placeholder", "QUESTION"),
                                     tr_c("placeholder", "ROUTES"),   tr_c("placeholder", "SHELL"),
                                     tr_c("placeholder", "SOLUTION"), tr_c("placeholder", "TEXT"),
                                     tr_c("placeholder", "MOVES"),    tr_c("placeholder", "VALUE"),
                                     tr_c("placeholder", "WORLD"),    tr_c("placeholder", "WORLD|FILE")};

// By the names that CLI11 has for them.
constexpr std::array<std::pair<const char*, Phrase>, 7> help_labels = {{{"Usage", tr_c("help", "Usage")},
                                                                        {"OPTIONS", tr_c("help", "OPTIONS")},
                                                                        {"SUBCOMMAND", tr_c("help", "COMMAND")},
                                                                        {"Positionals", tr_c("help", "Arguments")},
                                                                        {"REQUIRED", tr_c("help", "(required)")},
                                                                        {"Needs", tr_c("help", "Needs")},
                                                                        {"Excludes", tr_c("help", "Excludes")}}};

constexpr std::array<std::pair<std::string_view, Phrase>, 9> command_details = {
    {{"solve", tr("For an impossible map, solve shows the best attempt. An Amazons position is searched for 5 seconds "
                  "unless --time-limit says otherwise.")},
     {"verify",
      tr("SOLUTION holds what `ariadne solve` printed, a route such as (1,2) (1,1) (2,1), in labyrinths [0, 0] [0, 1] "
         "(row and column from 0), slides such as B+3 A-4 in Rush Hour, or moves such as d1-d7/g7 in Amazons. A file "
         "of MovingAI scenarios (.scen) is run on its map.")},
     {"render", tr("A GIF shows the solution step by step. It has at most 4,000,000 pixels and 5,000 frames.")},
     {"play",
      tr("`ariadne play amazons` plays the Game of the Amazons. An unfinished game is saved to amazons-1.txt, or "
         "the next free number.")},
     {"serve",
      tr("The page is part of the program, and nothing leaves the machine. GET /api/openapi.json describes the "
         "JSON interface.")},
     {"engine",
      tr("Commands, one per line: newgame [SIZE], position FEN, load FILE, play MOVE, moves [CELL], shots CELL, "
         "legal MOVE, go MS, go nodes N, go depth N, stop, eval, perft DEPTH, quit.")},
     {"batch", tr("A file that cannot be read gets the verdict invalid, and the batch continues. Without a limit, an "
                  "Amazons position gets 20,000 evaluations.")},
     {"grade", tr("Each student folder gets a row for every map. CMD is stopped after --time-limit seconds (default: "
                  "10). It fails if it exits with a code other than 0, except 1 for an impossible map.")},
     {"bench", tr("The CSV file has the columns file and min_steps, and may have feasible, kind_if_impossible and "
                  "max_arrival_energy. The numbers printed as answers and nodes are the same on every machine unless a "
                  "limit stopped a search.")}}};

class HelpFormatter : public CLI::Formatter {
  public:
    explicit HelpFormatter(Language language) {
        for (const auto& [name, phrase] : help_labels) label(name, std::string(words(language, phrase)));
        for (const Phrase& phrase : placeholders)
            label(std::string(phrase.english), std::string(words(language, phrase)));
    }

    std::string make_option_name(const CLI::Option* option, bool positional) const override {
        return get_label(CLI::Formatter::make_option_name(option, positional));
    }
    // CLI11 counts bytes, and columns of text need characters.
    std::string make_option(const CLI::Option* option, bool positional) const override {
        const std::string name = "  " + make_option_name(option, positional) + make_option_opts(option);
        const std::string gap = width_of(name) < column_width_ ? "" : fmt::format("\n{:{}}", "", column_width_);
        return fmt::format("{:<{}}{}{}\n", name, column_width_, gap, make_option_desc(option));
    }
};

const CLI::App& named_last(const CLI::App& root) {
    const CLI::App* at = &root;
    while (!at->get_subcommands().empty()) at = at->get_subcommands().front();
    return *at;
}

std::vector<std::string> commands_of(const CLI::App& at) {
    std::vector<std::string> out;
    for (const CLI::App* each : at.get_subcommands([](const CLI::App*) { return true; }))
        if (!each->get_group().empty()) out.push_back(each->get_name());
    return out;
}

Message not_understood(const CLI::App& at, const std::string& word) {
    const std::string bare = word.substr(0, word.find('=')).substr(std::min(word.find_first_not_of('-'), word.size()));
    if (word.starts_with('-')) {
        std::vector<std::string> known;
        for (const CLI::Option* each : at.get_options())
            for (const std::string& name : each->get_lnames()) known.push_back(name);
        if (std::ranges::find(known, bare) != known.end())
            return {tr("{0}: option '{1}' must come after the command"), at.get_name(), word};
        const Message problem(tr("{0}: unknown option '{1}'"), at.get_name(), word);
        const std::string_view meant = text::nearest(bare, known);
        return meant.empty() ? problem : Message(tr("{0}\nDid you mean --{1}?"), problem, meant);
    }
    const std::vector<std::string> known = commands_of(at);
    if (known.empty()) return {tr("{0}: found '{1}', expected nothing more"), at.get_name(), word};
    const Message problem(tr("{0}: found '{1}', expected one of: {2}"), at.get_name(), word,
                          fmt::format("{}", fmt::join(known, ", ")));
    const std::string_view meant = text::nearest(bare, known);
    return meant.empty() ? problem : Message(tr("{0}\nDid you mean {1}?"), problem, meant);
}

// What CLI11 asks for once it has read everything, in its order.
std::optional<Message> unmet(const CLI::App& at) {
    for (const CLI::Option* option : at.get_options()) {
        const bool given = option->count() > 0;
        const Message name = shown_name(option->get_name());
        if (option->get_required() && !given) return Message(tr("{0} is required"), name);
        for (const CLI::Option* other : option->get_needs())
            if (given && other->count() == 0) return Message(tr("{0} needs {1}"), name, shown_name(other->get_name()));
        for (const CLI::Option* other : option->get_excludes())
            if (given && other->count() > 0)
                return Message(tr("{0} cannot be combined with {1}"), name, shown_name(other->get_name()));
    }
    if (at.get_require_subcommand_min() == 0) return std::nullopt;
    return Message(tr("{0}: expected one of: {1}"), at.get_name(), fmt::format("{}", fmt::join(commands_of(at), ", ")));
}

// About values of the option that CLI11's words begin with.
Message about_values(const CLI::App& at, std::string_view what, CLI::ExitCodes why) {
    constexpr std::string_view conversion = "Could not convert: ";
    if (what.starts_with(conversion)) what.remove_prefix(conversion.size());
    for (const CLI::Option* option : at.get_options()) {
        const std::string plain = option->get_name();
        if (!what.starts_with(plain) || what.find_first_of(": ") != plain.size()) continue;
        const Message name = shown_name(plain);
        if (why == CLI::ExitCodes::ValidationError)  // our own checks speak the language already
            return {Phrase{"{0}{1}"}, name, what.substr(plain.size())};
        if (option->get_expected_max() == 0) return {tr("{0} takes no value"), name};
        if (static_cast<int>(option->count()) > option->get_items_expected_max())
            return {tr("{0} is given more than once"), name};
        return {after_colon, name,
                Message(tr_n("expected {0} value", "expected {0} values"), option->get_items_expected_min())};
    }
    return Message::plain(std::string(what));
}

}  // namespace

std::shared_ptr<CLI::Formatter> help_in(Language language) {
    return std::make_shared<HelpFormatter>(language);
}

Phrase details_of(const std::string& command) {
    const auto* const found = std::ranges::find(command_details, command, &std::pair<std::string_view, Phrase>::first);
    return found == command_details.end() ? Phrase{} : found->second;
}

Message shown_name(const std::string& name) {
    const auto found = std::ranges::find(placeholders, name, &Phrase::english);
    return found == placeholders.end() ? Message::plain(name) : Message(*found);
}

Message what_is_wrong(const CLI::App& app, const CLI::ParseError& error) {
    const CLI::App& at = named_last(app);
    const auto why = static_cast<CLI::ExitCodes>(error.get_exit_code());
    // What is missing matters less than a word that was mistyped.
    if (const std::vector<std::string> unknown = app.remaining(true);
        !unknown.empty() && (why == CLI::ExitCodes::RequiredError || why == CLI::ExitCodes::ExtrasError))
        return not_understood(at, unknown.front());
    if (why == CLI::ExitCodes::RequiredError || why == CLI::ExitCodes::RequiresError ||
        why == CLI::ExitCodes::ExcludesError)
        if (const std::optional<Message> problem = unmet(at)) return *problem;
    return about_values(at, error.what(), why);
}

}  // namespace ariadne::cli
