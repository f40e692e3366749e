#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include "cli/arguments.h"
#include "cluster/journal.h"

namespace ariadne::cli {

namespace {

struct MergeArguments {
    std::vector<std::string> parts;
    std::string output;
    bool force = false;
};

// The command that made the parts is run again with everything already done.
int run(const MergeArguments& arguments, Console& console) {
    const std::string& first = arguments.parts.front();
    std::error_code error;
    if (!arguments.force && arguments.output != "-" && std::filesystem::exists(arguments.output, error))
        return console.refuse("merge", {arguments.output + ": is there already; --force overwrites it"});
    const Result<std::unique_ptr<cluster::Journal>> part = cluster::Journal::open_finished(first);
    if (!part) return console.bad_input(first, part.error());
    std::vector<std::string> words = {"ariadne"};
    for (const std::string& word : (*part)->title().command) words.push_back(word);
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    Settings settings = console.settings();
    settings.parts = arguments.parts;
    settings.merged = arguments.output;
    Console merging(settings);
    // A part is a file like any other: what it asks for is one of these verbs, or refused.
    return run_program(static_cast<int>(words.size()), argv.data(), merging, {"ariadne", cluster_program().add_verbs});
}

}  // namespace

Verb add_merge(const Command& root) {
    auto arguments = std::make_shared<MergeArguments>();
    const Command command = root.command("merge", "Put the parts of a job together that --part has made");
    command.option("PART", arguments->parts, "All of them, in any order").required();
    command.option("-o,--output FILE", arguments->output, "What the whole job would have written, - for stdout")
        .required();
    command.flag("--force", arguments->force, "Overwrite FILE");
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
