#include "cli/line_buffer.h"

#include <algorithm>
#include <utility>

namespace ariadne::cli {

namespace {

void cut_return(std::string& line) {
    if (line.ends_with('\r')) line.pop_back();
}

}  // namespace

void LineBuffer::feed(std::string_view bytes) {
    while (!bytes.empty()) {
        const std::size_t end = bytes.find('\n');
        const std::string_view piece = bytes.substr(0, end);
        open_ += piece.substr(0, most_ + 1 - std::min(open_.size(), most_ + 1));
        if (end == std::string_view::npos) return;
        ended_ += open_;
        ended_ += '\n';
        open_.clear();
        bytes.remove_prefix(end + 1);
    }
}

std::optional<std::string> LineBuffer::next() {
    const std::size_t end = ended_.find('\n', at_);
    if (end == std::string::npos) {
        ended_.clear();
        at_ = 0;
        return std::nullopt;
    }
    std::string line = ended_.substr(at_, end - at_);
    at_ = end + 1;
    cut_return(line);
    return line;
}

std::optional<std::string> LineBuffer::last() {
    if (open_.empty()) return std::nullopt;
    std::string line = std::exchange(open_, {});
    cut_return(line);
    return line;
}

}  // namespace ariadne::cli
