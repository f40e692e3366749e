#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "inject.h"

// The program, with one call after another that fails: a clear error or the right answer, nothing lost, nothing left
// behind.

using namespace ariadne::testing;
using ariadne::fault::Call;

namespace {

constexpr std::string_view cars =
    "..C...\n"
    "..C...\n"
    "AAC.D.\n"
    "....D.\n"
    "....D.\n"
    ".EE...\n";

constexpr std::string_view nearly_over =
    "c10,i10,e7,g3\n"
    "d10,j10,a2,g2\n"
    "e10,h10,c9,d9,h9,i9,j9,a8,d8,f8,i8,c7,f7,g7,h7,e6,i6,a5,b5,d5,e5,f5,g5,h5,b4,c4,d4,f4,h4,j4,a3,b3,d3,e3,f3,h3,i3,"
    "j3,b2,c2,d2,f2,h2,j2,a1,b1,c1,f1,g1,h1,i1,j1\n"
    "1\n";

using Files = std::map<std::string, std::string>;

struct Scenario {
    std::string name;
    std::vector<std::string> arguments;  // run in a folder with `files`
    Files files = {};
    std::string input = {};
};

struct Traces {
    Finished finished;
    Files files;
};

class Trial {
  public:
    explicit Trial(const Scenario& scenario) : scenario_(scenario) {
        for (const auto& [name, text] : scenario.files) folder_.write(name, text);
    }
    Traces run() const {
        Traces out;
        out.finished = ariadne::testing::run(
            {.arguments = scenario_.arguments, .input = scenario_.input, .folder = folder_.path("")});
        out.finished.out = timeless(out.finished.out);
        for (const auto& [name, text] : files()) out.files[name] = timeless(text);
        return out;
    }
    Files files() const {
        Files out;
        for (const std::string& name : folder_.names()) out[name] = read(folder_.path(name));
        return out;
    }

  private:
    const Scenario& scenario_;
    Folder folder_;
};

bool is_temporary(const std::string& name) {
    return has(name, ".ariadne-");
}

bool is_journal(const std::string& name) {
    return name.ends_with(".journal");
}

// A file that is neither as before nor as at the end; only temporaries and journals may be beside those.
std::string torn_file(const Files& found, const Files& before, const Files& after) {
    const auto holds = [](const Files& files, const std::string& name, const std::string& text) {
        const auto there = files.find(name);
        return there != files.end() && timeless(there->second) == text;
    };
    for (const auto& [name, text] : found)
        if (!is_journal(name) && !is_temporary(name) && !has(text, R"("stopped": "memory")") &&
            !holds(before, name, text) && !holds(after, name, text))
            return name;
    for (const auto& [name, text] : before)
        if (!is_journal(name) && !found.contains(name)) return name;
    return {};
}

class Fault : public ::testing::Test {
  protected:
    // What is wrong with a run, or nothing.
    std::string wrong(const Scenario& scenario, const Trial& trial, const Traces& good, Traces now, Call call) {
        // One that cannot be discarded stays until its file is written again.
        const auto forget_temporaries = [&](Files& files) {
            if (call == Call::discard) std::erase_if(files, [](const auto& file) { return is_temporary(file.first); });
        };
        forget_temporaries(now.files);
        const Finished& run = now.finished;
        const std::string said = run.out + run.err;
        if (run.code > 127) return "ended by signal " + std::to_string(run.code - 128);
        if (run.code != 0 && run.code != 2 && run.code != 3) return "exit code " + std::to_string(run.code);
        if (has(said, "internal error") || has(said, "std::")) return "no clear reason";
        // An input that cannot be read has an answer that says so; a game that cannot be saved is kept elsewhere.
        const bool told = has(said, "cannot be read") || has(said, "could not be saved");
        const auto tells = [](const auto& file) { return has(file.second, R"("stopped": "memory")"); };
        const bool stopped = has(said, "memory") || std::ranges::any_of(now.files, tells);
        if (run.code != 0 && !told && !stopped && !has(said, "cannot be") && !has(said, "unavailable"))
            return "no reason";
        if (told) return {};
        if (const std::string torn = torn_file(now.files, scenario.files, good.files); !torn.empty())
            return torn + " is neither the old one nor the new one";
        if (now.files == good.files)
            return run.code != 0 || stopped || run.out == good.finished.out ? "" : "another answer";
        if (run.code == 0 && stopped) return {};
        if (run.code == 0 && !torn_file(good.files, now.files, {}).empty()) return "done, but not written";
        // Where a finished job could only not take its journal away, or a temporary, the next takes away the journal.
        faults_.disarm();
        Traces again = trial.run();
        forget_temporaries(again.files);
        if (again.finished.code != 0) return "the next run fails: " + again.finished.err;
        for (const auto& [name, text] : again.files)
            if (!good.files.contains(name) || (good.files.at(name) != text && !tells(std::pair(name, text))))
                return name + " is left over, or differs";
        return {};
    }

    Traces without_faults(const Scenario& scenario) {
        faults_.disarm();
        Traces out = Trial(scenario).run();
        EXPECT_EQ(out.finished.code, 0) << scenario.name << ": " << out.finished.err;
        EXPECT_EQ(Trial(scenario).run().finished.out, out.finished.out) << scenario.name;
        return out;
    }

    // Whether the program came to that call.
    bool fail(const Scenario& scenario, const Traces& good, Call call, int error, std::uint64_t at,
              std::uint64_t failing = 1) {
        const Trial trial(scenario);
        faults_.arm(call, error, at, failing);
        const Traces now = trial.run();
        ++runs_;
        const bool reached = faults_.calls() >= at;
        if (const std::string what = wrong(scenario, trial, good, now, call); !what.empty()) {
            ADD_FAILURE() << scenario.name << ", call " << static_cast<int>(call) << " number " << at
                          << (failing > 1 ? " and all after it" : "") << ", errno " << error << ": " << what << '\n'
                          << now.finished.out << now.finished.err;
        }
        return reached;
    }

    Faults faults_;
    std::uint64_t runs_ = 0;
};

// Some of a job, with a journal that another run goes on with.
Scenario half_done(Scenario job, Faults& faults, std::uint64_t writes) {
    const Trial trial(job);
    faults.arm(Call::write, ENOSPC, writes, all_from_there);
    const Finished finished = trial.run().finished;
    EXPECT_EQ(finished.code, 2) << finished.err;
    job.name += " resumed";
    job.files = trial.files();
    return job;
}

std::vector<Scenario> scenarios(Faults& faults) {
    const Files cars_file = {{"cars.txt", std::string(cars)}};
    const Files puzzles = {{"a.txt", std::string(cars)}, {"b.txt", read(source("examples/life.txt"))}};
    const Scenario batch{"batch", {"batch", "-j", "1", "--chunk", "1", "a.txt", "b.txt", "-o", "out"}, puzzles};
    const Scenario enumerate{
        "enumerate", {"enumerate", "rush", "--rows", "4", "--cols", "4", "-j", "1", "--chunk", "100", "-o", "out"}, {}};
    std::vector<Scenario> out = {
        {"solve", {"solve", "cars.txt"}, cars_file},
        {"solve as JSON", {"solve", "--json", "cars.txt"}, cars_file},
        {"draw", {"render", "cars.txt", "-o", "cars.svg"}, cars_file},
        {"solve a maze", {"solve", "detour.txt"}, {{"detour.txt", read(source("examples/detour.txt"))}}},
        {"draw again",
         {"render", "cars.txt", "-o", "cars.svg"},
         {{"cars.txt", std::string(cars)}, {"cars.svg", "old"}}},
        batch,
        enumerate,
        {"save a game",
         {"play", "amazons", "--white", "ana", "--black", "luis", "--seed", "1", "--saved", "game.txt"},
         {{"game.txt", std::string(nearly_over)}},
         "e7-e8/d7\nsave\n"},
        {"keep a game",
         {"play", "amazons", "--white", "ana", "--black", "luis", "--seed", "1", "--new"},
         {},
         "d1-d7/g7\nd10\n"},
    };
    out.push_back(half_done(batch, faults, 3));
    out.push_back(half_done(enumerate, faults, 3));
    Scenario part = enumerate;
    part.name = "a part";
    part.arguments.insert(part.arguments.end(), {"--part", "1/2"});
    out.push_back(part);
    Scenario over = batch;
    over.name = "batch over an old file";
    over.arguments.emplace_back("--force");
    over.files["out"] = "old";
    out.push_back(over);
    return out;
}

TEST_F(Fault, OfTheDisk) {
    struct Kind {
        Call call;
        int error;
    };
    for (const Scenario& scenario : scenarios(faults_)) {
        const Traces good = without_faults(scenario);
        for (const auto& [call, error] : {Kind{Call::write, ENOSPC}, Kind{Call::short_write, 0}, Kind{Call::sync, EIO},
                                          Kind{Call::name, EIO}, Kind{Call::discard, EIO}, Kind{Call::cut, EIO},
                                          Kind{Call::close, EIO}, Kind{Call::read, EIO}, Kind{Call::open, EMFILE}})
            for (const std::uint64_t failing : {std::uint64_t{1}, all_from_there}) {
                if (call == Call::read && !scenario.input.empty()) continue;  // that is where the input ends
                for (std::uint64_t at = 1; fail(scenario, good, call, error, at, failing); ++at) {
                }
            }
    }
    RecordProperty("runs", static_cast<int>(runs_));
}

TEST_F(Fault, OfMemory) {
    std::set<std::uint64_t> done;  // places
    for (const Scenario& scenario : scenarios(faults_)) {
        const Traces good = without_faults(scenario);
        if (every_call()) {
            for (std::uint64_t at = 1; fail(scenario, good, Call::allocation, ENOMEM, at); ++at) {
            }
            continue;
        }
        faults_.record(Call::allocation);
        (void)Trial(scenario).run();
        for (const auto& [place, at] : faults_.places()) {
            if (!done.insert(place).second) continue;
            fail(scenario, good, Call::allocation, ENOMEM, at, done.size() % 8 == 0 ? all_from_there : 1);
        }
    }
    RecordProperty("runs", static_cast<int>(runs_));
}

}  // namespace
