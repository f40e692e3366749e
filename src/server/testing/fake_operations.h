#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "server/operation.h"
#include "server/server.h"

namespace ariadne::server::testing {

// Where an operation of the first world is asked for.
std::string world_path(std::string_view operation);

// Operations that do on demand what real ones do seldom:
//   echo    answers with the request, at once
//   long    a job: works until its budget ends; says something and reports on the way; the answer has "stopped"
//   large   answers with as many bytes as "bytes" says
//   file    a file to take along
//   unread  a text that does not read, in line 2, column 3
//   refuse  a request that makes no sense
//   hungry  takes a thousand million bytes
//   throws, starves, bug: an exception, one about memory, an error that is ours
std::span<const Operation> fake_operations();

// Of `long`: how many were begun, and how many have ended.
int begun();
int ended();

// Settings for tests: any port, the operations above, no log, and more patience than a test needs.
Settings quiet_settings();
std::unique_ptr<Server> start(Settings settings = quiet_settings());

// Looks until it is so, two minutes at least.
template <class Condition>
bool eventually(const Condition& condition);

void sleep_a_little();

template <class Condition>
bool eventually(const Condition& condition) {
    for (int i = 0; i < 24000; ++i) {
        if (condition()) return true;
        sleep_a_little();
    }
    return false;
}

}  // namespace ariadne::server::testing
