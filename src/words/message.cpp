#include "words/message.h"

#include <fmt/args.h>

namespace ariadne {

std::string Message::in(Language language) const {
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    for (const Value& each : values_)
        std::visit(
            [&]<class Kind>(const Kind& value) {
                if constexpr (std::same_as<Kind, Inner>)
                    store.push_back(value.message.front().in(language));
                else
                    store.push_back(value);
            },
            each);
    if (phrase_.many.empty()) return fmt::vformat(words(language, phrase_), store);
    const auto* const count = std::get_if<std::int64_t>(&values_.front());
    const std::int64_t counted =
        count != nullptr ? *count : static_cast<std::int64_t>(std::get<std::uint64_t>(values_.front()));
    return fmt::vformat(words(language, phrase_, counted), store);
}

Message joined(std::vector<Message> messages, const Phrase& glue) {
    Message out;
    for (Message& each : messages) out = out.empty() ? std::move(each) : Message(glue, std::move(out), std::move(each));
    return out;
}

}  // namespace ariadne
