#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "cli/console.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace ariadne::cli {

// CLI11 under the names that the verbs use, with errors as they stand everywhere else. Only command.cpp and the files
// that read the whole tree of options include CLI11: compiling it takes seconds.

// These say what is wrong with a text, or nothing.
Message check_whole_number(const std::string& text, std::uint64_t most);
Message check_number(const std::string& text, double least, double most);
Message check_choice(const std::string& text, const std::vector<std::string>& choices);

class Option {
  public:
    Option(CLI::Option* option, Language language) : option_(option), language_(language) {}

    Option required() const;
    Option choices(const std::vector<std::string>& values) const;
    Option excludes(const Option& other) const;
    Option needs(const Option& other) const;
    Option not_empty() const;
    Option whole_number(std::uint64_t most) const;
    Option number(double least, double most = std::numeric_limits<double>::infinity()) const;
    Option values(int count) const;  // takes exactly so many words
    Option show_default() const;

  private:
    Option checked(const std::function<Message(const std::string&)>& check) const;

    CLI::Option* option_;
    Language language_;
};

class Command {
  public:
    Command(CLI::App* app, Settings& settings) : app_(app), settings_(settings) {}

    Command command(const std::string& name, const Message& help) const;
    // One that help does not show.
    Command hidden_command(const std::string& name, const Message& help) const;
    void require_command() const;
    bool parsed() const;
    void when_read(const std::function<void()>& then) const;  // if it is the one named

    // Names with dashes are options, names without are positional. After a blank stands what help calls the value:
    // "-j,--jobs N". The value must outlive the command.
    Option flag(const std::string& names, bool& value, const Message& help) const;
    Option flag(const std::string& names, const std::function<void()>& given, const Message& help) const;
    // A text or texts, or a number: whole if the value is. command.cpp lists the types.
    template <class Value>
    Option option(const std::string& names, Value& value, const Message& help) const;
    Option option(const std::string& names, const std::function<void(const std::string&)>& value,
                  const Message& help) const;

    CLI::App* behind() const { return app_; }
    Settings& settings() const { return settings_; }  // the same of every command

  private:
    Language language() const { return language_of(settings_.lang); }
    std::string said(const Message& help) const { return help.in(language()); }
    CLI::App* named(const std::string& name, const Message& help, const std::string& group) const;
    Option typed(CLI::Option* option, const std::string& names) const;

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
