#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "worlds/amazons/console/words.h"
#include "worlds/two_player.h"

namespace ariadne::amazons {

// Without what a keyboard, a pipe or a command line may bring along: blanks around, the end of a line of another
// system, control characters that would move the cursor when the text is shown again.
std::string cleaned(std::string_view line);

// A conversation in one language. Once its input has ended there are no more answers.
class Talk {
  public:
    explicit Talk(const worlds::Conversation& conversation) : conversation_(conversation) {}

    const worlds::Conversation& behind() const { return conversation_; }
    bool colour() const { return conversation_.colour; }

    template <class... Values>
    std::string text(const Phrase& phrase, const Values&... values) const {
        return Message(phrase, values...).in(conversation_.language);
    }
    // A line of it.
    template <class... Values>
    void say(const Phrase& phrase, const Values&... values) const {
        line(text(phrase, values...));
    }
    void line(std::string_view text) const;
    void heading(std::string_view text) const;  // stands out where there is colour

    // An answer without blanks around it; nothing: the input has ended, or the patience.
    std::optional<std::string> ask(std::string_view prompt, std::optional<double> patience = {});
    // Asks until it is a yes or a no. Nothing: the input has ended, or the answer was to resign.
    std::optional<bool> agrees(std::string_view question);
    bool gave_up() const { return gave_up_; }  // where a yes or a no was asked for

    bool ended() const { return ended_ || cancelled(); }
    bool cancelled() const { return conversation_.cancel != nullptr && conversation_.cancel->load(); }
    double now() const { return conversation_.seconds(); }

  private:
    const worlds::Conversation& conversation_;
    bool ended_ = false;
    bool gave_up_ = false;
};

}  // namespace ariadne::amazons
