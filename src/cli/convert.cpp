#include <cctype>
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "catalog/json.h"
#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "cli/files.h"
#include "cli/verbs.h"

namespace ariadne::cli {

namespace {

struct Arguments {
    Settings settings;
    std::string file;
    std::string output = "-";
    std::string format;
};

int run(const Arguments& arguments) {
    Console console(arguments.settings);
    std::string format = arguments.format;
    if (format.empty()) {
        const std::string ending = std::filesystem::path(arguments.output).extension().string();
        if (ending.empty()) {
            console.note("convert: the format is not clear: give -o a name that ends in it, or --format");
            return exit_bad;
        }
        for (const char c : ending.substr(1)) format += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    const std::optional<Loaded> loaded = load(console, arguments.file);
    if (!loaded || !check(console, *loaded)) return console.finish(exit_bad);
    const Result<std::string> text = loaded->world->convert(loaded->text, format);
    if (!text) {
        console.note(placed("convert", text.error()));
        return exit_bad;
    }
    if (arguments.output == "-") {
        console.result(
            arguments.settings.json
                ? catalog::json_text({{"world", loaded->world->name()}, {"format", format}, {"text", *text}}) + "\n"
                : *text);
        return console.finish(exit_done);
    }
    if (const Result<void> written = write_file(arguments.output, *text); !written) {
        console.note(placed(arguments.output, written.error()));
        return exit_bad;
    }
    if (arguments.settings.json) {
        console.result(
            catalog::json_text({{"world", loaded->world->name()}, {"format", format}, {"written", arguments.output}}) +
            "\n");
    }
    return console.finish(exit_done);
}

}  // namespace

Verb add_convert(const Command& root) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = root.command("convert", "Write a puzzle in another form: a graph, or clean text");
    command.option("FILE", arguments->file, "The puzzle; - is standard input").required();
    command.option("-o,--output", arguments->output, "The file to write: OUT.dot, .graphml, .edges, .txt; - is stdout")
        .type("OUT");
    command.option("--format", arguments->format, "The format, when the name of OUT should not decide")
        .choices({"txt", "json", "dot", "graphml", "edges"});
    add_world(command, arguments->settings);
    add_shared(command, arguments->settings);
    return {command, [arguments] { return run(*arguments); }};
}

}  // namespace ariadne::cli
