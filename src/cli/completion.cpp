#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include "cli/arguments.h"

namespace ariadne::cli {

namespace {

std::vector<std::string> choices_of(const CLI::Option& option) {
    // They stand only in the name of its type: "{a,b,c}".
    const std::string name = option.get_type_name();
    const std::size_t open = name.find('{');
    const std::size_t close = name.find('}', open);
    if (open == std::string::npos || close == std::string::npos) return {};
    return CLI::detail::split(name.substr(open + 1, close - open - 1), ',');
}

// What may be written after an option: its choices, a file name, or nothing that could be listed.
std::string reply_to(const CLI::Option& option) {
    const std::vector<std::string> choices = choices_of(option);
    const std::string type = option.get_type_name();
    if (!choices.empty())
        return fmt::format("COMPREPLY=($(compgen -W '{}' -- \"$current\")); return", fmt::join(choices, " "));
    const bool file = type.starts_with("OUT") || type.starts_with("FILE");
    return file ? "COMPREPLY=($(compgen -f -- \"$current\")); return" : "return";
}

std::string branch(const std::string& path, const CLI::App& command) {
    std::vector<std::string> options;
    std::string after;  // lines of a `case` on the word before
    for (const CLI::Option* option : command.get_options()) {
        std::vector<std::string> names;
        for (const std::string& name : option->get_snames()) names.push_back("-" + name);
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
        options.insert(options.end(), names.begin(), names.end());
        if (!names.empty() && option->get_expected_max() > 0)
            after += fmt::format("        {}) {} ;;\n", fmt::join(names, "|"), reply_to(*option));
    }
    std::vector<std::string> verbs;
    std::string inner;
    for (const CLI::App* verb : command.get_subcommands({})) {
        if (verb->get_group().empty()) continue;
        verbs.push_back(verb->get_name());
        inner += branch(path.empty() ? verb->get_name() : path + " " + verb->get_name(), *verb);
    }
    return fmt::format(
        "    '{}')\n      case \"$before\" in\n{}      esac\n      options='{}'\n      verbs='{}' ;;\n{}", path, after,
        fmt::join(options, " "), fmt::join(verbs, " "), inner);
}

std::string bash_script(const CLI::App& app) {
    std::string nested;
    for (const CLI::App* verb : app.get_subcommands({})) {
        for (const CLI::App* inner : verb->get_subcommands({})) {
            nested += fmt::format("      '{} {}') verb=\"$verb $word\" ;;\n", verb->get_name(), inner->get_name());
        }
    }
    return fmt::format(R"(# bash completion for ariadne, made by `ariadne completion bash`
_ariadne() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} verb='' word options verbs
  for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
    [[ $word == -* ]] && continue
    if [[ -z $verb ]]; then verb=$word; continue; fi
    case "$verb $word" in
{}    esac
  done
  COMPREPLY=()
  case "$verb" in
{}    *) return ;;
  esac
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$current"))
  elif [[ -n $verbs ]]; then
    COMPREPLY=($(compgen -W "$verbs" -- "$current"))
  else
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}}
complete -o filenames -F _ariadne ariadne
)",
                       nested, branch("", app));
}

}  // namespace

Verb add_completion(const Command& root) {
    auto shell = std::make_shared<std::string>();
    const Command command = root.command("completion", tr("Print the completion script for a shell"));
    command.option("SHELL", *shell, tr("The shell")).required().choices({"bash"});
    add_shared(command);
    return {command, [root, shell](Console& console) {
                console.result(bash_script(*root.behind()));
                return exit_done;
            }};
}

}  // namespace ariadne::cli
