#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/console.h"

namespace ariadne::cli {

// CLI11 under the names that the verbs use, with errors as they stand everywhere else.

// These say what is wrong with a text, or nothing.
Message check_whole_number(const std::string& text, std::uint64_t most);
Message check_number(const std::string& text, double least, double most);
Message check_choice(const std::string& text, const std::vector<std::string>& choices);

class Option {
  public:
    Option(CLI::Option* option, Language language) : option_(option), language_(language) {}

    Option required() const { return with(option_->required()); }
    Option choices(const std::vector<std::string>& values) const;
    Option excludes(const Option& other) const { return with(option_->excludes(other.option_)); }
    Option needs(const Option& other) const { return with(option_->needs(other.option_)); }
    Option not_empty() const {
        return checked([](const std::string& text) {
            return text.empty() ? Message(tr("found nothing, expected a name")) : Message();
        });
    }
    Option whole_number(std::uint64_t most) const {
        return checked([=](const std::string& text) { return check_whole_number(text, most); });
    }
    Option number(double least, double most = std::numeric_limits<double>::infinity()) const {
        return checked([=](const std::string& text) { return check_number(text, least, most); });
    }
    Option values(int count) const { return with(option_->expected(count)); }  // takes exactly so many words
    Option show_default() const { return with(option_->capture_default_str()); }

  private:
    Option with(CLI::Option* option) const { return {option, language_}; }
    template <class Check>
    Option checked(Check check) const {
        return with(option_->check([check = std::move(check), language = language_](const std::string& text) {
            return check(text).in(language);
        }));
    }

    CLI::Option* option_;
    Language language_;
};

class Command {
  public:
    Command(CLI::App* app, Settings& settings) : app_(app), settings_(settings) {}

    Command command(const std::string& name, const Message& help) const {
        return {named(name, help, said(tr_c("help", "Commands"))), settings_};
    }
    // One that help does not show.
    Command hidden_command(const std::string& name, const Message& help) const {
        return {named(name, help, ""), settings_};
    }
    void require_command() const { app_->require_subcommand(1); }
    bool parsed() const { return app_->parsed(); }
    void when_read(const std::function<void()>& then) const { app_->final_callback(then); }  // if it is the one named

    // Names with dashes are options, names without are positional. After a blank stands what help calls the value:
    // "-j,--jobs N". The value must outlive the command.
    Option flag(const std::string& names, bool& value, const Message& help) const {
        return {app_->add_flag(names, value, said(help)), language()};
    }
    Option flag(const std::string& names, const std::function<void()>& given, const Message& help) const {
        return {app_->add_flag_callback(names, given, said(help)), language()};
    }
    // A text or texts, or a number: whole if the value is.
    template <class Value>
    Option option(const std::string& names, Value& value, const Message& help) const {
        const Option out = typed(app_->add_option(names.substr(0, names.find(' ')), value, said(help)), names);
        using Number = std::conditional_t<std::is_same_v<Value, std::optional<std::uint64_t>>, std::uint64_t, Value>;
        if constexpr (std::is_same_v<Number, unsigned> || std::is_same_v<Number, std::uint64_t>)
            return out.whole_number(std::numeric_limits<Number>::max());
        return out;
    }
    Option option(const std::string& names, const std::function<void(const std::string&)>& value,
                  const Message& help) const {
        return typed(app_->add_option_function<std::string>(names.substr(0, names.find(' ')), value, said(help)),
                     names);
    }

    CLI::App* behind() const { return app_; }
    Settings& settings() const { return settings_; }  // the same of every command

  private:
    Language language() const { return language_of(settings_.lang); }
    std::string said(const Message& help) const { return help.in(language()); }
    CLI::App* named(const std::string& name, const Message& help, const std::string& group) const;
    Option typed(CLI::Option* option, const std::string& names) const {
        const std::size_t blank = names.find(' ');
        if (blank != std::string::npos || !names.starts_with('-'))
            option->type_name(blank == std::string::npos ? "" : names.substr(blank + 1));
        return {option, language()};
    }

    CLI::App* app_;
    Settings& settings_;
};

struct Verb {
    Command command;
    std::function<int(Console&)> run;  // once the arguments are read; returns the exit code
};

// Each from the file of its name.
Verb add_solve(const Command& root);
Verb add_verify(const Command& root);
Verb add_generate(const Command& root);
Verb add_convert(const Command& root);
Verb add_rate(const Command& root);
Verb add_compare(const Command& root);
Verb add_enumerate(const Command& root);
Verb add_render(const Command& root);
Verb add_play(const Command& root);
Verb add_engine(const Command& root);
Verb add_match(const Command& root);
Verb add_perft(const Command& root);
Verb add_moves(const Command& root);
Verb add_batch(const Command& root);
Verb add_merge(const Command& root);
Verb add_serve(const Command& root);
Verb add_grade(const Command& root);
Verb add_bench(const Command& root);
Verb add_worlds(const Command& root);
Verb add_completion(const Command& root);
Verb add_manual(const Command& root);

// Runs the one that was named.
int run_named(const std::vector<Verb>& verbs, Console& console);

struct Program {
    std::string name;
    std::vector<Verb> (*add_verbs)(const Command& root);
};

Program whole_program();    // ariadne
Program cluster_program();  // ariadne-mpi: the verbs whose work many machines can share

// What must be known before the arguments are read: in which language help is, and whether errors are told.
Settings early_settings(int argc, char** argv);

// The whole command line: adds every verb, reads the arguments, then runs the verb that was named. What is wrong with
// the arguments goes to `console`. Returns the exit code.
int run_program(int argc, char** argv, Console& console, const Program& program = whole_program());

}  // namespace ariadne::cli
