#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/charge.h"
#include "cli/files.h"
#include "worlds/coordinates.h"
#include "worlds/puzzle.h"

namespace ariadne::cli {

// What A* knows, in a line of JSON for each cell that it expands: g, h and f of it, and the open list as it is then.
// That of a large board would be most of the file: of that only how many wait is told.
class EstimateLines {
  public:
    EstimateLines(std::shared_ptr<worlds::Follower> follower, worlds::Coordinates named, Size size, OutputFile& out,
                  Budget& budget)
        : follower_(std::move(follower)),
          named_(named),
          size_(size),
          out_(out),
          charge_(std::make_shared<Charge>(budget)) {}

    void operator()(std::span<const Cell> walker) {
        const worlds::Estimate here = follower_->expand(walker.front());
        if (!charge_->raise_to((++expanded_ + follower_->waiting()) * bytes_a_cell)) return;  // the search ends, too
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
    static constexpr std::size_t bytes_a_cell = 120;  // that a follower keeps, about

    std::string told(const worlds::Estimate& known) const {
        const auto [x, y] = named_.name(known.cell, size_);
        return fmt::format("\"cell\": [{}, {}], \"g\": {}, \"h\": {}, \"f\": {}", x, y, known.g, known.h, known.f());
    }

    std::shared_ptr<worlds::Follower> follower_;
    worlds::Coordinates named_;
    Size size_;
    OutputFile& out_;
    std::shared_ptr<Charge> charge_;
    std::size_t expanded_ = 0;
};

}  // namespace ariadne::cli
