#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "server/operation.h"

namespace ariadne::server {

// How long a client may take, in seconds. Past these its connection is closed, with 408 where it had begun to ask.
struct Patience {
    double idle = 75;    // between two requests
    double header = 10;  // from the first byte of a request to the end of its header
    double body = 60;    // from there to the end of its body, or from the first byte of a message to its last
    double write = 60;   // to take an answer
    double pause = 10;   // of the time for a body: how long before the lowest rate holds
    double rate = 4096;  // the lowest, in bytes a second
};

struct Settings {
    std::string host = "127.0.0.1";
    unsigned port = 8080;  // 0: any that is free
    std::string proxy;     // the address of one that is believed when it says for whom it asks
    std::string url;       // the origin under which people reach it; empty: none that they would send to others
    std::vector<std::string> frames;  // origins of pages that may show /embed; "*": any
    unsigned threads = 2;             // that answer; no work is done on them
    unsigned quick_threads = 2;       // for small questions
    unsigned jobs = 2;                // that work at a time
    unsigned queue = 64;              // jobs that may wait for them
    double job_seconds = 60;          // each job's limits; of the memory it has a share in any case
    std::size_t job_bytes = std::size_t{1} << 40;
    std::size_t memory_bytes = std::size_t{2} << 30;  // of all jobs, questions and answers together
    std::size_t body_bytes = std::size_t{16} << 20;
    std::size_t header_bytes = std::size_t{16} << 10;    // of one chunk line too, and of all trailers
    std::size_t header_lines = 100;                      // with trailers
    std::size_t framing_bytes = std::size_t{128} << 10;  // around a body or a question: chunk lines, frame heads, pings
    unsigned connections = 1024;
    unsigned jobs_per_client = 8;  // in each queue, and at work
    Patience patience = {};
    std::string log = "warn";  // off, error, warn, info, debug
    std::span<const Operation> operations = all_operations();
};

}  // namespace ariadne::server
