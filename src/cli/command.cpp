#include "cli/command.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <sstream>
#include <type_traits>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "cli/exit_code.h"
#include "cli/verbs.h"
#include "text/numbers.h"

#ifndef ARIADNE_VERSION
#error "the build says which version this is"
#endif

namespace ariadne::cli {

namespace {

// CLI11 reads -1 as the largest number there is, and cuts off what is larger.
template <class Number>
std::string whole_number(const std::string& text) {
    if (text::to_number<Number>(text)) return {};
    return fmt::format("found '{}', expected a whole number from 0 to {}", text, std::numeric_limits<Number>::max());
}

std::string not_understood(const CLI::App& root, const std::string& word) {
    const CLI::App* at = &root;
    while (!at->get_subcommands().empty()) at = at->get_subcommands().front();
    std::string known;
    if (!word.starts_with('-')) {
        for (const CLI::App* verb : at->get_subcommands([](const CLI::App*) { return true; })) {
            known += (known.empty() ? ", expected one of: " : ", ") + verb->get_name();
        }
    }
    return fmt::format("{}: found '{}'{}\nRun with --help for more information.", at->get_name(), word,
                       known.empty() ? ", which is not among its options" : known);
}

}  // namespace

const Option& Option::required() const {
    option_->required();
    return *this;
}

const Option& Option::type(const std::string& name) const {
    option_->type_name(name);
    return *this;
}

const Option& Option::choices(const std::vector<std::string>& values) const {
    option_->check(CLI::IsMember(values));
    return *this;
}

const Option& Option::excludes(const Option& other) const {
    option_->excludes(other.option_);
    return *this;
}

const Option& Option::needs(const Option& other) const {
    option_->needs(other.option_);
    return *this;
}

const Option& Option::between(double least, double most) const {
    option_->check([least, most](const std::string& text) -> std::string {
        double value = 0;
        if (CLI::detail::lexical_cast(text, value) && value >= least && value <= most) return {};
        if (std::isinf(most)) return fmt::format("found '{}', expected a number of at least {}", text, least);
        return fmt::format("found '{}', expected a number from {} to {}", text, least, most);
    });
    return *this;
}

const Option& Option::number(const std::string& name, double least, double most) const {
    return type(name).between(least, most);
}

const Option& Option::values(int count) const {
    option_->expected(count);
    return *this;
}

const Option& Option::show_default() const {
    option_->capture_default_str();
    return *this;
}

Command Command::command(const std::string& name, const std::string& help) const {
    return Command(app_->add_subcommand(name, help));
}

void Command::require_command() const {
    app_->require_subcommand(1);
}

bool Command::parsed() const {
    return app_->parsed();
}

Option Command::flag(const std::string& names, bool& value, const std::string& help) const {
    return Option(app_->add_flag(names, value, help));
}

Option Command::flag(const std::string& names, const std::function<void()>& given, const std::string& help) const {
    return Option(app_->add_flag_callback(names, given, help));
}

template <class Value>
Option Command::option(const std::string& names, Value& value, const std::string& help) const {
    CLI::Option* const out = app_->add_option(names, value, help);
    if constexpr (std::is_same_v<Value, unsigned>) out->check(whole_number<unsigned>);
    if constexpr (std::is_same_v<Value, std::uint64_t> || std::is_same_v<Value, std::optional<std::uint64_t>>)
        out->check(whole_number<std::uint64_t>);
    return Option(out);
}

template Option Command::option(const std::string&, std::string&, const std::string&) const;
template Option Command::option(const std::string&, std::vector<std::string>&, const std::string&) const;
template Option Command::option(const std::string&, unsigned&, const std::string&) const;
template Option Command::option(const std::string&, std::uint64_t&, const std::string&) const;
template Option Command::option(const std::string&, double&, const std::string&) const;
template Option Command::option(const std::string&, std::optional<double>&, const std::string&) const;
template Option Command::option(const std::string&, std::optional<std::uint64_t>&, const std::string&) const;

Option Command::option(const std::string& names, const std::function<void(const std::string&)>& value,
                       const std::string& help) const {
    return Option(app_->add_option_function<std::string>(names, value, help));
}

int run_named(const std::vector<Verb>& verbs) {
    for (const Verb& verb : verbs) {
        if (verb.command.parsed()) return verb.run();
    }
    return exit_bad;
}

int run_program(int argc, char** argv, Console& console) {
    CLI::App app("Ariadne solves, draws, makes and checks grid puzzles.", "ariadne");
    app.set_version_flag("--version", "ariadne " ARIADNE_VERSION);
    app.require_subcommand(1);
    app.footer(
        "Exit codes: 0 solved or done, 1 impossible or wrong, 2 bad input or usage, 3 stopped without an answer.");
    const std::vector<Verb> verbs = add_verbs(Command(&app));
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::ostringstream result;
        std::ostringstream shown;
        const int code = app.exit(error, result, shown);
        std::string problem = shown.str();
        // CLI11 would say what is missing, but the word that it did not understand is what was mistyped.
        const std::vector<std::string> unknown = app.remaining(true);
        if (code == static_cast<int>(CLI::ExitCodes::RequiredError) && !unknown.empty()) {
            problem = not_understood(app, unknown.front());
        }
        while (problem.ends_with('\n')) problem.pop_back();
        console.result(result.str());  // help or version
        if (!problem.empty()) console.note(problem);
        return console.finish(code == 0 ? exit_done : exit_bad);
    }
    return run_named(verbs);
}

}  // namespace ariadne::cli
