#pragma once

#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "words/message.h"

namespace ariadne::cli {

// What CLI11 says by itself, in a person's language: the frame of --help, and what is wrong with the arguments.

std::shared_ptr<CLI::Formatter> help_in(Language language);
// The name of an argument as help shows it: FILE is ARCHIVO in Spanish, --json is itself.
Message shown_name(const std::string& name);

// What help and the manual say of a command besides its options; may be empty.
Phrase details_of(const std::string& command);

// About the arguments that `app` has just refused.
Message what_is_wrong(const CLI::App& app, const CLI::ParseError& error);

}  // namespace ariadne::cli
