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
        return console.refuse("merge", {{tr("{0}: already exists; --force overwrites it"), arguments.output}});
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
    const Command command = root.command("merge", tr("Merge the parts of a job that was run with --part"));
    command.option("PART", arguments->parts, tr("All parts, in any order")).required();
    command
        .option("-o,--output FILE", arguments->output, tr("File for the output of the whole job; - is standard output"))
        .required();
    command.flag("--force", arguments->force, tr("Overwrite FILE"));
    return verb_of(command, arguments, run);
}

}  // namespace ariadne::cli
