#pragma once

#include <string>
#include <vector>

#include "server/operation.h"

namespace ariadne::server {

// One function an operation. What each takes and answers is in openapi.json.

// Boards.
Reply parse(const Call& call);
Reply edit(const Call& call);
Reply blank(const Call& call);
Reply resize(const Call& call);
Reply generate(const Call& call);
Reply making(const Call& call);
Reply translate(const Call& call);
Reply convert(const Call& call);
Reply render_picture(const Call& call);
std::vector<std::string> picture_formats();  // no operation, but what this one draws: svg, png, ...
std::vector<std::string> picture_formats_of(const render::Scene& scene);  // those that are not too much for it

// Answers.
Reply solve(const Call& call);
Reply motion(const Call& call);
Reply trace(const Call& call);
Reply bound(const Call& call);
Reply verify(const Call& call);
Reply rate(const Call& call);
Reply compare(const Call& call);

// Games.
Reply play(const Call& call);
Reply plan(const Call& call);
Reply engine(const Call& call);
Reply outlook(const Call& call);
Reply review(const Call& call);

}  // namespace ariadne::server
