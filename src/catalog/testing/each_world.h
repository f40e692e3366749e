#pragma once

#include <string>

#include <gtest/gtest.h>

#include "catalog/catalog.h"

namespace ariadne::catalog {

// A test of every world, named after it.
class EachWorld : public ::testing::TestWithParam<const worlds::World*> {
  public:
    static std::string name(const ::testing::TestParamInfo<const worlds::World*>& info) {
        return std::string(info.param->name());
    }

  protected:
    const worlds::World& world() const { return *GetParam(); }
};

inline auto every_world() {
    return ::testing::ValuesIn(all_worlds().begin(), all_worlds().end());
}

}  // namespace ariadne::catalog
