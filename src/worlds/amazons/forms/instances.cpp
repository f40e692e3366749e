#include <utility>

#include "text/lines.h"
#include "worlds/amazons/forms/text_forms.h"
#include "worlds/amazons/text.h"

namespace ariadne::amazons {

namespace {

// A line with a FEN on it.
struct Beginning {
    std::size_t offset = 0;  // of the line, or of the remark above it
    int line = 1;
    std::string_view title;
};

std::vector<Beginning> beginnings(std::string_view text) {
    std::vector<Beginning> out;
    text::Lines lines(text);
    Beginning remark;  // on the line before
    while (!lines.at_end()) {
        const std::size_t offset = lines.bytes_taken();
        const std::string_view line = without_blanks(lines.next());
        if (line.starts_with('#')) {
            remark = {offset, lines.number(), without_blanks(line.substr(1))};
            continue;
        }
        if (looks_like_fen(line)) {
            const bool titled = !remark.title.empty() && remark.line + 1 == lines.number();
            out.push_back(titled ? remark : Beginning{offset, lines.number(), {}});
        }
        remark = {};
    }
    return out;
}

}  // namespace

bool recognises_line(std::string_view line) {
    return looks_like_fen(without_mark(line));
}

std::vector<worlds::Instance> instances(std::string_view text) {
    const std::string_view all = without_mark(text);
    std::vector<Beginning> begin = form_of(all) == Form::board ? std::vector<Beginning>{} : beginnings(all);
    if (begin.size() < 2) return {{std::string(text), 1, begin.empty() ? "" : std::string(begin.front().title)}};
    // What stands before the first is for its reader to judge.
    begin.front().offset = 0;
    begin.front().line = 1;
    std::vector<worlds::Instance> out;
    for (std::size_t i = 0; i < begin.size(); ++i) {
        const std::size_t end = i + 1 < begin.size() ? begin[i + 1].offset : all.size();
        out.push_back({std::string(all.substr(begin[i].offset, end - begin[i].offset)), begin[i].line,
                       std::string(begin[i].title)});
    }
    return out;
}

}  // namespace ariadne::amazons
