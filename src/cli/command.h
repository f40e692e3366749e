#pragma once

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

// A thin door to CLI11, which is slow to compile: only command.cpp and completion.cpp look behind it.

class Option {
  public:
    explicit Option(CLI::Option* option) : option_(option) {}

    const Option& required() const;
    const Option& type(const std::string& name) const;  // the word that stands for the value in help
    const Option& choices(const std::vector<std::string>& values) const;
    const Option& excludes(const Option& other) const;
    const Option& needs(const Option& other) const;
    const Option& between(double least, double most) const;
    // The same, with its word in help.
    const Option& number(const std::string& name, double least,
                         double most = std::numeric_limits<double>::infinity()) const;
    const Option& values(int count) const;  // takes exactly so many words
    const Option& show_default() const;

  private:
    CLI::Option* option_;
};

class Command {
  public:
    explicit Command(CLI::App* app) : app_(app) {}

    Command command(const std::string& name, const std::string& help) const;
    void require_command() const;
    bool parsed() const;

    // Names with dashes are options, names without are positional. The value must outlive the command.
    Option flag(const std::string& names, bool& value, const std::string& help) const;
    Option flag(const std::string& names, const std::function<void()>& given, const std::string& help) const;
    // A text or texts, or a number: whole if the value is.
    template <class Value>
    Option option(const std::string& names, Value& value, const std::string& help) const;
    Option option(const std::string& names, const std::function<void(const std::string&)>& value,
                  const std::string& help) const;

    CLI::App* behind() const { return app_; }

  private:
    CLI::App* app_;
};

struct Verb {
    Command command;
    std::function<int()> run;  // once the arguments are read; returns the exit code
};

// Runs the one that was named.
int run_named(const std::vector<Verb>& verbs);

// The whole command line: adds every verb, reads the arguments, then runs the verb that was named. Returns the exit
// code.
int run_program(int argc, char** argv, Console& console);

}  // namespace ariadne::cli
