#pragma once

#include <memory>
#include <optional>

#include "base/error.h"
#include "cli/play/keys.h"
#include "cli/play/screen.h"

namespace ariadne::cli {

// The terminal while a game has it: curses inside, nothing of it outside. However the program ends, by a signal or by a
// fault as well, the terminal is left as it was found. At most one lives at a time.
class Terminal {
  public:
    static Result<std::unique_ptr<Terminal>> open(bool colour);
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    Look look() const;  // as large as the window is now
    void show(const Picture& picture);
    std::optional<Key> key(int milliseconds);  // nothing when none came in time
    void listen_to_mouse(bool wanted);         // a terminal that has none stays silent

    bool hung_up() const;  // nobody is there any more

  private:
    Terminal() = default;

    bool colour_ = false;
    bool unicode_ = false;
    bool mouse_ = false;  // is listened to
};

}  // namespace ariadne::cli
