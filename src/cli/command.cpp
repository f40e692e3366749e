#include "cli/command.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <sstream>
#include <string_view>
#include <type_traits>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include "cli/usage.h"
#include "text/characters.h"
#include "text/numbers.h"

#ifndef ARIADNE_VERSION
#error "the build says which version this is"
#endif

namespace ariadne::cli {

namespace {

// In the order in which help shows them.
std::vector<Verb> add_verbs(const Command& root) {
    return {add_solve(root),  add_verify(root),  add_generate(root), add_render(root),  add_play(root),
            add_serve(root),  add_convert(root), add_rate(root),     add_compare(root), add_enumerate(root),
            add_engine(root), add_match(root),   add_perft(root),    add_moves(root),   add_batch(root),
            add_merge(root),  add_grade(root),   add_bench(root),    add_worlds(root),  add_completion(root),
            add_manual(root)};
}

std::vector<Verb> add_cluster_verbs(const Command& root) {
    return {add_enumerate(root), add_batch(root), add_match(root)};
}

}  // namespace

// CLI11 reads -1 as the largest number there is, and cuts off what is larger.
Message check_whole_number(const std::string& text, std::uint64_t most) {
    const std::optional<std::uint64_t> value = text::to_number<std::uint64_t>(text);
    if (value && *value <= most) return {};
    const std::string found = text::clipped(text);
    if (!text.empty() && text.find_first_not_of("0123456789") == std::string::npos)
        return {tr("found '{0}', expected a whole number up to {1}"), found, most};
    if (text.starts_with('-')) return {tr("found '{0}', expected a whole number that is not negative"), found};
    return {tr("found '{0}', expected a whole number"), found};
}

Message check_number(const std::string& text, double least, double most) {
    double value = 0;
    if (CLI::detail::lexical_cast(text, value) && value >= least && value <= most) return {};
    if (std::isinf(most)) return {tr("found '{0}', expected a number of at least {1}"), text::clipped(text), least};
    return {tr("found '{0}', expected a number from {1} to {2}"), text::clipped(text), least, most};
}

Message check_choice(const std::string& text, const std::vector<std::string>& choices) {
    if (std::ranges::find(choices, text) != choices.end()) return {};
    return {tr("found '{0}', expected one of: {1}"), text::clipped(text), fmt::format("{}", fmt::join(choices, ", "))};
}

Option Option::required() const {
    return {option_->required(), language_};
}

Option Option::choices(const std::vector<std::string>& values) const {
    option_->type_name(fmt::format("{{{}}}", fmt::join(values, ",")));
    return checked([values](const std::string& text) { return check_choice(text, values); });
}

Option Option::excludes(const Option& other) const {
    return {option_->excludes(other.option_), language_};
}

Option Option::needs(const Option& other) const {
    return {option_->needs(other.option_), language_};
}

Option Option::not_empty() const {
    return checked([](const std::string& text) {
        return text.empty() ? Message(tr("found nothing, expected a name")) : Message();
    });
}

Option Option::whole_number(std::uint64_t most) const {
    return checked([=](const std::string& text) { return check_whole_number(text, most); });
}

Option Option::number(double least, double most) const {
    return checked([=](const std::string& text) { return check_number(text, least, most); });
}

Option Option::values(int count) const {
    return {option_->expected(count), language_};
}

Option Option::show_default() const {
    return {option_->capture_default_str(), language_};
}

Option Option::checked(const std::function<Message(const std::string&)>& check) const {
    return {option_->check([check, language = language_](const std::string& text) { return check(text).in(language); }),
            language_};
}

Command Command::command(const std::string& name, const Message& help) const {
    return {named(name, help, said(tr_c("help", "Commands"))), settings_};
}

Command Command::hidden_command(const std::string& name, const Message& help) const {
    return {named(name, help, ""), settings_};
}

void Command::require_command() const {
    app_->require_subcommand(1);
}

bool Command::parsed() const {
    return app_->parsed();
}

void Command::when_read(const std::function<void()>& then) const {
    app_->final_callback(then);
}

Option Command::flag(const std::string& names, bool& value, const Message& help) const {
    return {app_->add_flag(names, value, said(help)), language()};
}

Option Command::flag(const std::string& names, const std::function<void()>& given, const Message& help) const {
    return {app_->add_flag_callback(names, given, said(help)), language()};
}

template <class Value>
Option Command::option(const std::string& names, Value& value, const Message& help) const {
    const Option out = typed(app_->add_option(names.substr(0, names.find(' ')), value, said(help)), names);
    using Number = std::conditional_t<std::is_same_v<Value, std::optional<std::uint64_t>>, std::uint64_t, Value>;
    if constexpr (std::is_same_v<Number, unsigned> || std::is_same_v<Number, std::uint64_t>)
        return out.whole_number(std::numeric_limits<Number>::max());
    return out;
}

template Option Command::option(const std::string&, std::string&, const Message&) const;
template Option Command::option(const std::string&, std::vector<std::string>&, const Message&) const;
template Option Command::option(const std::string&, unsigned&, const Message&) const;
template Option Command::option(const std::string&, std::uint64_t&, const Message&) const;
template Option Command::option(const std::string&, std::optional<std::uint64_t>&, const Message&) const;
template Option Command::option(const std::string&, std::optional<double>&, const Message&) const;
template Option Command::option(const std::string&, double&, const Message&) const;

Option Command::option(const std::string& names, const std::function<void(const std::string&)>& value,
                       const Message& help) const {
    return typed(app_->add_option_function<std::string>(names.substr(0, names.find(' ')), value, said(help)), names);
}

CLI::App* Command::named(const std::string& name, const Message& help, const std::string& group) const {
    CLI::App* const out = app_->add_subcommand(name, said(help))->group(group);
    out->get_help_ptr()->group(app_->get_help_ptr()->get_group());  // CLI11 makes it before it looks at the defaults
    if (const Phrase details = details_of(name); !details.empty())
        out->footer(fmt::format("{}\n\n{}", words(language(), details), app_->get_footer()));
    return out;
}

Option Command::typed(CLI::Option* option, const std::string& names) const {
    const std::size_t blank = names.find(' ');
    if (blank != std::string::npos || !names.starts_with('-'))
        option->type_name(blank == std::string::npos ? "" : names.substr(blank + 1));
    return {option, language()};
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

Settings early_settings(int argc, char** argv) {
    Settings out;
    const auto heard = [&](std::string_view code) {
        if (language_named(code)) out.lang = code;
    };
    for (int i = 1; i < argc && std::string_view(argv[i]) != "--"; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--quiet" || argument == "-q") out.quiet = true;
        if (argument == "--lang" && i + 1 < argc) heard(argv[i + 1]);
        if (argument.starts_with("--lang=")) heard(argument.substr(argument.find('=') + 1));
    }
    return out;
}

int run_program(int argc, char** argv, Console& console, const Program& program) {
    const auto said = [&](const Phrase& phrase) { return std::string(words(console.language(), phrase)); };
    CLI::App app(said(tr("Ariadne solves, draws, generates and checks grid puzzles.")), program.name);
    app.formatter(help_in(console.language()));
    app.option_defaults()->group(said(tr_c("help", "Options")));
    app.set_help_flag("-h,--help", said(tr("Show this help and exit")));
    app.set_version_flag("--version", program.name + " " + ARIADNE_VERSION, said(tr("Show the version and exit")));
    app.require_subcommand(1);
    app.footer(said(
        tr("Exit codes: 0 solved or done, 1 impossible or wrong, 2 bad input or usage, 3 stopped without an answer.")));
    Settings settings = console.settings();
    if (settings.parts.empty()) settings.command.assign(argv + 1, argv + argc);
    const std::vector<Verb> verbs = program.add_verbs(Command(&app, settings));
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& asked) {  // help or version
        std::ostringstream shown;
        app.exit(asked, shown, shown);
        console.result(shown.str());
        return console.finish(exit_done);
    } catch (const CLI::ParseError& error) {
        return console.refuse({tr("{0}\nRun with --help for more information."), what_is_wrong(app, error)});
    }
    if (!settings.parts.empty()) settings.quiet = console.settings().quiet;  // the parts may have been
    Console told(settings);
    return told.finish(run_named(verbs, told));
}

}  // namespace ariadne::cli
