#pragma once

namespace ariadne {

// What is known by what it can do alone: nobody copies it, and whoever holds it may end it.
class Interface {
  public:
    Interface() = default;
    Interface(const Interface&) = delete;
    Interface& operator=(const Interface&) = delete;
    virtual ~Interface() = default;
};

}  // namespace ariadne
