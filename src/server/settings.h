#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "server/operation.h"

namespace ariadne::server {

// How long a client may take, in seconds. Past these its connection is closed, with 408 where it had begun to ask.
struct Patience {
    double idle = 75;    // between two requests
    double header = 10;  // from the first byte of a request to the end of its header
    double body = 60;    // from there to the end of its body
    double write = 60;   // to take an answer
};

struct Settings {
    std::string host = "127.0.0.1";
    unsigned port = 8080;        // 0: any that is free
    unsigned threads = 2;        // that answer; no work is done on them
    unsigned quick_threads = 2;  // for operations that take milliseconds
    unsigned jobs = 2;           // that work at a time
    unsigned queue = 64;         // jobs that may wait for them
    double job_seconds = 60;     // each job's limits
    std::size_t job_bytes = std::size_t{1} << 30;
    std::size_t body_bytes = std::size_t{16} << 20;
    std::size_t held_bytes = std::size_t{512} << 20;  // of all requests and answers that are not done with
    std::size_t header_bytes = std::size_t{16} << 10;
    unsigned connections = 1024;
    unsigned jobs_per_client = 8;                      // of one socket, waiting ones too
    std::size_t unread_bytes = std::size_t{64} << 20;  // that may wait for a socket that does not read
    Patience patience = {};
    std::string log = "warn";  // off, error, warn, info, debug
    std::span<const Operation> operations = all_operations();
};

}  // namespace ariadne::server
