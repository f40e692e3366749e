#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "base/error.h"

namespace ariadne {

// "cannot be read: No such file or directory"; `error` is an errno.
std::unexpected<Error> cannot(std::string_view what, int error);

// The name that a file in it has just got is still there after a power cut.
void sync_folder_of(const std::string& file);

}  // namespace ariadne
