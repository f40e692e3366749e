#include "cli/command.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/nearest.h"
#include "text/numbers.h"

#ifndef ARIADNE_VERSION
#error "the build says which version this is"
#endif

namespace ariadne::cli {

namespace {

std::string not_understood(const CLI::App& root, const std::string& word) {
    const CLI::App* at = &root;
    while (!at->get_subcommands().empty()) at = at->get_subcommands().front();
    std::vector<std::string> known;
    std::string expected = ", expected nothing more";
    const std::string bare = word.substr(0, word.find('=')).substr(std::min(word.find_first_not_of('-'), word.size()));
    const bool option = word.starts_with('-');
    if (option) {
        for (const CLI::Option* each : at->get_options())
            for (const std::string& name : each->get_lnames()) known.push_back(name);
        const bool early = std::ranges::find(known, bare) != known.end();
        expected = early ? ", expected it after the verb" : ", which is not among its options";
        if (early) known.clear();
    } else {
        for (const CLI::App* verb : at->get_subcommands([](const CLI::App*) { return true; }))
            known.push_back(verb->get_name());
        if (!known.empty()) expected = fmt::format(", expected one of: {}", fmt::join(known, ", "));
    }
    const std::string_view meant = text::nearest(bare, known);
    return fmt::format("{}: found '{}'{}\n{}Run with --help for more information.", at->get_name(), word, expected,
                       meant.empty() ? "" : fmt::format("Did you mean {}{}? ", option ? "--" : "", meant));
}

// In the order in which help shows them.
std::vector<Verb> add_verbs(const Command& root) {
    return {add_solve(root),  add_verify(root),  add_generate(root), add_render(root),  add_play(root),
            add_serve(root),  add_convert(root), add_rate(root),     add_compare(root), add_enumerate(root),
            add_engine(root), add_match(root),   add_perft(root),    add_moves(root),   add_batch(root),
            add_merge(root),  add_grade(root),   add_bench(root),    add_worlds(root),  add_completion(root)};
}

std::vector<Verb> add_cluster_verbs(const Command& root) {
    return {add_enumerate(root), add_batch(root), add_match(root)};
}

}  // namespace

// CLI11 reads -1 as the largest number there is, and cuts off what is larger.
std::string check_whole_number(const std::string& text, std::uint64_t most) {
    const std::optional<std::uint64_t> value = text::to_number<std::uint64_t>(text);
    if (value && *value <= most) return {};
    const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
    return fmt::format("found '{}', expected a whole number{}", text::clipped(text),
                       digits                  ? fmt::format(" up to {}", most)
                       : text.starts_with('-') ? " that is not negative"
                                               : "");
}

std::string check_number(const std::string& text, double least, double most) {
    double value = 0;
    if (CLI::detail::lexical_cast(text, value) && value >= least && value <= most) return {};
    if (std::isinf(most))
        return fmt::format("found '{}', expected a number of at least {}", text::clipped(text), least);
    return fmt::format("found '{}', expected a number from {} to {}", text::clipped(text), least, most);
}

int run_named(const std::vector<Verb>& verbs, Console& console) {
    for (const Verb& verb : verbs) {
        if (verb.command.parsed()) return verb.run(console);
    }
    return exit_bad;
}

Program whole_program() {
    return {"ariadne", add_verbs};
}

Program cluster_program() {
    return {"ariadne-mpi", add_cluster_verbs};
}

int run_program(int argc, char** argv, Console& console, const Program& program) {
    CLI::App app("Ariadne solves, draws, makes and checks grid puzzles.", program.name);
    app.set_version_flag("--version", program.name + " " + ARIADNE_VERSION);
    app.require_subcommand(1);
    app.footer(
        "Exit codes: 0 solved or done, 1 impossible or wrong, 2 bad input or usage, 3 stopped without an answer.");
    Settings settings = console.settings();
    if (settings.parts.empty()) settings.command.assign(argv + 1, argv + argc);
    const std::vector<Verb> verbs = program.add_verbs(Command(&app, settings));
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::ostringstream result;
        std::ostringstream shown;
        const int code = app.exit(error, result, shown);
        std::string problem = shown.str();
        // CLI11 would say what is missing, but the word that it did not understand is what was mistyped.
        const std::vector<std::string> unknown = app.remaining(true);
        const auto why = static_cast<CLI::ExitCodes>(code);
        if ((why == CLI::ExitCodes::RequiredError || why == CLI::ExitCodes::ExtrasError) && !unknown.empty())
            problem = not_understood(app, unknown.front());
        while (problem.ends_with('\n')) problem.pop_back();
        console.result(result.str());  // help or version
        if (!problem.empty()) console.note(problem);
        return console.finish(code == 0 ? exit_done : exit_bad);
    }
    Console told(settings);
    return told.finish(run_named(verbs, told));
}

}  // namespace ariadne::cli
