#pragma once

#include <string>
#include <vector>

#include "server/operation.h"

namespace ariadne::server {

// One function an operation. What each takes and answers is in openapi.json.

// Boards.
Result<Reply> parse(const Call& call);
Result<Reply> edit(const Call& call);
Result<Reply> blank(const Call& call);
Result<Reply> resize(const Call& call);
Result<Reply> generate(const Call& call);
Result<Reply> making(const Call& call);
Result<Reply> translate(const Call& call);
Result<Reply> convert(const Call& call);
Result<Reply> render_picture(const Call& call);
std::vector<std::string> picture_formats();  // no operation, but what this one draws: svg, png, ...

// Answers.
Result<Reply> solve(const Call& call);
Result<Reply> motion(const Call& call);
Result<Reply> trace(const Call& call);
Result<Reply> verify(const Call& call);
Result<Reply> rate(const Call& call);
Result<Reply> compare(const Call& call);

// Games.
Result<Reply> play(const Call& call);
Result<Reply> plan(const Call& call);
Result<Reply> forecast(const Call& call);
Result<Reply> engine(const Call& call);
Result<Reply> outlook(const Call& call);
Result<Reply> review(const Call& call);

}  // namespace ariadne::server
