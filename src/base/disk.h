#pragma once

#include <expected>
#include <string>

#include "base/error.h"

namespace ariadne {

// What an errno says: "no such file or folder".
Message reason(int error);

// "cannot be read: no such file or folder"; `error` is an errno.
std::unexpected<Error> cannot(const Phrase& what, int error);
inline constexpr Phrase be_read = tr("cannot be read");
inline constexpr Phrase be_written = tr("cannot be written");

// The name that a file in it has just got is still there after a power cut.
void sync_folder_of(const std::string& file);

}  // namespace ariadne
