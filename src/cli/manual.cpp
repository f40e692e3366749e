#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "catalog/catalog.h"
#include "cli/arguments.h"
#include "cli/usage.h"

#ifndef ARIADNE_VERSION
#error "the build says which version this is"
#endif

namespace ariadne::cli {

namespace {

constexpr auto exit_statuses = std::to_array<std::pair<ExitCode, Phrase>>(
    {{exit_done, tr("Solved, with or without proof, or simply done.")},
     {exit_negative, tr("Proven impossible, an invalid solution, or, for bench, a wrong answer.")},
     {exit_bad, tr("Bad input or usage, or output that could not be written.")},
     {exit_stopped, tr("Stopped by a limit or Ctrl-C before any solution was found.")},
     {exit_bug, tr("Internal error: a solution failed the independent verifier and is not shown.")},
     {exit_interrupted, tr("Ended by a second Ctrl-C.")}});

constexpr auto environment_variables = std::to_array<std::pair<const char*, Phrase>>(
    {{"LC_ALL, LC_MESSAGES, LANG", tr("The language, unless --lang is given.")},
     {"NO_COLOR", tr("If set and not empty, output has no colour.")},
     {"COLORTERM, TERM",
      tr("How many colours the terminal has. For play, TERM must name a terminal whose cursor can be "
         "moved.")}});

constexpr auto manual_examples = std::to_array<const char*>({
    "ariadne generate maze --rows 20 --cols 40 --seed 7 -o made.txt",
    "ariadne solve made.txt",
    "ariadne solve made.txt --json | ariadne verify made.txt -",
    "ariadne render made.txt --solution -o made.svg",
    "ariadne batch maps/ --jobs 4 --table",
    "echo GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo | ariadne batch",
    "ariadne solve boards.txt --board 3 --all 5",
    "source <(ariadne completion bash)",
});

// The manual page in roff, made of what --help says.
class Manual {
  public:
    Manual(const CLI::App& program, Language language)
        : program_(program), language_(language), formatter_(help_in(language)) {}

    std::string text() {
        collect(program_, program_.get_name());
        keep_shared();
        fmt::format_to(end(), ".TH ARIADNE 1 \"\" \"ariadne {}\" \"{}\"\n.ad l\n.nh\n", ARIADNE_VERSION,
                       said(tr("User Commands")));
        section(tr_c("manual", "NAME"));
        fmt::format_to(end(), "ariadne \\- {}\n", said(tr("solve, draw, generate and check grid puzzles")));
        section(tr_c("manual", "SYNOPSIS"));
        for (const auto& [name, command] : commands_) fmt::format_to(end(), "{}\n.br\n", usage(name, *command));
        describe();
        section(tr_c("manual", "COMMANDS"));
        for (const auto& [name, command] : commands_) describe(name, *command);
        section(tr_c("manual", "GENERAL OPTIONS"));
        for (const CLI::Option* option : program_.get_options()) out_ += entry(*option);
        for (const CLI::Option* option : commands_.front().second->get_options())
            if (shared_.contains(entry(*option)) && option->get_name() != "--help") out_ += entry(*option);
        section(tr_c("manual", "SIGNALS"));
        paragraph(
            tr("Ctrl-C stops the search and prints the best solution found so far. A second Ctrl-C ends the program at "
               "once. In a game of Amazons, the first Ctrl-C saves the game, and it takes a third to end the program "
               "at once."));
        section(tr_c("manual", "EXIT STATUS"));
        for (const auto& [code, meaning] : exit_statuses) item(std::to_string(code), said(meaning));
        section(tr_c("manual", "ENVIRONMENT"));
        for (const auto& [names, meaning] : environment_variables) item(names, said(meaning));
        section(tr_c("manual", "EXAMPLES"));
        out_ += ".nf\n";
        for (const char* const line : manual_examples) fmt::format_to(end(), "{}\n", roff(line));
        return out_ + ".fi\n";
    }

  private:
    // As it shows on the page, whatever roff would make of it. A line may end after a comma in a word.
    static std::string roff(std::string_view plain) {
        std::string out = plain.starts_with('.') ? "\\&" : "";
        for (const char c : plain) {
            constexpr std::string_view special = "\\-'`^~";
            constexpr std::array<const char*, special.size()> names = {"\\e",   "\\-",   "\\(aq",
                                                                       "\\(ga", "\\(ha", "\\(ti"};
            const std::size_t at = special.find(c);
            if (out.ends_with(',') && c != ' ') out += "\\:";
            if (at == std::string_view::npos)
                out += c;
            else
                out += names[at];
        }
        return out;
    }
    std::string said(const Phrase& phrase) const { return roff(Message(phrase).in(language_)); }
    std::back_insert_iterator<std::string> end() { return std::back_inserter(out_); }

    void section(const Phrase& title) { fmt::format_to(end(), ".SH {}\n", said(title)); }
    void paragraph(const Phrase& phrase) { fmt::format_to(end(), ".PP\n{}\n", said(phrase)); }
    void item(std::string_view name, std::string_view meaning) {
        fmt::format_to(end(), ".TP\n.B {}\n{}\n", roff(name), meaning);
    }

    // Those that do something, with their whole names.
    void collect(const CLI::App& app, const std::string& name) {
        const std::vector<const CLI::App*> inner = app.get_subcommands({});
        if (inner.empty()) commands_.emplace_back(name, &app);
        for (const CLI::App* each : inner)
            if (!each->get_group().empty()) collect(*each, name + " " + each->get_name());
    }

    // An option as --help has it.
    std::string entry(const CLI::Option& option) const {
        return fmt::format(".TP\n\\fB{}\\fR{}\n{}\n",
                           roff(formatter_->make_option_name(&option, option.get_positional())),
                           roff(formatter_->make_option_opts(&option)), roff(option.get_description()));
    }

    void keep_shared() {
        for (bool first = true; const auto& [name, command] : commands_) {
            std::set<std::string> own;
            for (const CLI::Option* option : command->get_options()) own.insert(entry(*option));
            if (std::exchange(first, false))
                shared_ = std::move(own);
            else
                std::erase_if(shared_, [&](const std::string& each) { return !own.contains(each); });
        }
    }

    std::string usage(const std::string& name, const CLI::App& command) const {
        std::string out = fmt::format("\\fB{}\\fR [{}]", roff(name), roff(formatter_->get_label("OPTIONS")));
        for (const CLI::Option* option : command.get_options())
            if (option->get_positional()) out += " " + roff(formatter_->make_option_usage(option));
        return out;
    }

    void describe() {
        section(tr_c("manual", "DESCRIPTION"));
        paragraph(
            tr("A puzzle is a text file. Ariadne recognises its world from its content, finds the best solution, "
               "proves that it is the best, and draws it. The worlds are:"));
        for (const worlds::World* world : catalog::all_worlds()) item(world->name(), said(world->about().summary));
        paragraph(
            tr("FILE may be - for standard input. Results go to standard output, everything else to standard error. "
               "Output files appear complete or not at all."));
    }

    void describe(const std::string& name, const CLI::App& command) {
        const CLI::App& above = *command.get_parent();
        const std::string about = &above == &program_
                                      ? command.get_description()
                                      : fmt::format("{}: {}", above.get_description(), command.get_description());
        fmt::format_to(end(), ".SS {}\n{}.\n", roff(name), roff(about));
        if (const Phrase details = details_of(command.get_name()); !details.empty()) paragraph(details);
        for (const CLI::Option* option : command.get_options())
            if (const std::string shown = entry(*option); !shared_.contains(shown)) out_ += shown;
    }

    const CLI::App& program_;
    Language language_;
    std::shared_ptr<CLI::Formatter> formatter_;
    std::vector<std::pair<std::string, const CLI::App*>> commands_;
    std::set<std::string> shared_;  // what all of them have
    std::string out_;
};

}  // namespace

Verb add_manual(const Command& root) {
    const Command command = root.hidden_command("manual", tr("Print the manual page"));
    add_shared(command);
    return {command, [root](Console& console) {
                console.result(Manual(*root.behind(), console.language()).text());
                return exit_done;
            }};
}

}  // namespace ariadne::cli
