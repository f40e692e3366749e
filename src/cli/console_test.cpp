#include "cli/console.h"

#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <boost/json/parse.hpp>

#include "text/characters.h"

namespace ariadne::cli {
namespace {

// Names of files and what stood in them may be any bytes. Read back by a parser that takes nothing but UTF-8.
RC_GTEST_PROP(Lines, AreJsonWhateverTheBytesAre, (const std::vector<std::uint8_t>& bytes)) {
    const std::string any(bytes.begin(), bytes.end());
    worlds::Report bug;
    bug.bug = any;
    worlds::Report warned;
    warned.warnings = {Message::plain(any)};
    for (const Result<worlds::Report>& answer : {Result<worlds::Report>(fail(Message::plain(any), 1, 2)),
                                                 Result<worlds::Report>(bug), Result<worlds::Report>(warned)}) {
        std::string line;
        append_json(line, any, 3, answer, Language::en);
        RC_ASSERT(boost::json::parse(line).at("file").as_string() == text::as_utf8(any));
    }
}

}  // namespace
}  // namespace ariadne::cli
