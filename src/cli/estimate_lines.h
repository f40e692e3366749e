#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/files.h"
#include "worlds/coordinates.h"
#include "worlds/puzzle.h"

namespace ariadne::cli {

// What A* knows, in a line of JSON for each cell that it expands: g, h and f of it, and the open list as it is then.
// That of a large board would be most of the file: of that only how many wait is told.
class EstimateLines {
  public:
    EstimateLines(std::shared_ptr<worlds::Follower> follower, worlds::Coordinates named, Size size, OutputFile& out)
        : follower_(std::move(follower)), named_(named), size_(size), out_(out) {}

    void operator()(std::span<const Cell> walker) {
        const worlds::Estimate here = follower_->expand(walker.front());
        std::string line = fmt::format("{{{}, \"waiting\": {}", told(here), follower_->waiting());
        if (size_.area() <= most_cells_listed) {
            std::vector<std::string> open;
            for (const worlds::Estimate& known : follower_->open()) open.push_back(fmt::format("{{{}}}", told(known)));
            line += fmt::format(", \"open\": [{}]", fmt::join(open, ", "));
        }
        out_.write(line + "}\n");
    }

  private:
    static constexpr std::size_t most_cells_listed = 10'000;

    std::string told(const worlds::Estimate& known) const {
        const auto [x, y] = named_.name(known.cell, size_);
        return fmt::format("\"cell\": [{}, {}], \"g\": {}, \"h\": {}, \"f\": {}", x, y, known.g, known.h, known.f());
    }

    std::shared_ptr<worlds::Follower> follower_;
    worlds::Coordinates named_;
    Size size_;
    OutputFile& out_;
};

}  // namespace ariadne::cli
