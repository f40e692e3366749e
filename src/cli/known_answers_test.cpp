#include "cli/known_answers.h"

#include <filesystem>
#include <fstream>

#include <stdlib.h>

#include <gtest/gtest.h>

namespace ariadne::cli {

namespace fs = std::filesystem;

namespace {

worlds::Report report(Verdict verdict, std::int64_t steps, bool proven) {
    worlds::Report out;
    out.verdict = verdict;
    out.proven = proven;
    if (verdict == Verdict::solved) {
        out.optimal = worlds::Solution{{{"steps", steps}}, {}, {}};
        out.bound = proven ? steps : 1;
    }
    return out;
}

TEST(Grade, TellsRightFromWrongFromOpen) {
    const KnownAnswer ten{true, 10, ""};
    const KnownAnswer none{false, std::nullopt, "life"};
    EXPECT_EQ(grade(report(Verdict::solved, 10, true), nullptr), Grade::not_known);
    EXPECT_EQ(grade(report(Verdict::solved, 10, true), &ten), Grade::right);
    EXPECT_EQ(grade(report(Verdict::solved, 12, true), &ten), Grade::wrong);
    EXPECT_EQ(grade(report(Verdict::solved, 12, false), &ten), Grade::open);
    EXPECT_EQ(grade(report(Verdict::solved, 8, false), &ten), Grade::wrong);
    EXPECT_EQ(grade(report(Verdict::unknown, 0, false), &ten), Grade::open);
    EXPECT_EQ(grade(report(Verdict::solved, 10, true), &none), Grade::wrong);
    worlds::Report impossible = report(Verdict::impossible, 0, true);
    impossible.reason = "life";
    EXPECT_EQ(grade(impossible, &none), Grade::right);
    EXPECT_EQ(grade(impossible, &ten), Grade::wrong);
    impossible.reason = "walls";
    EXPECT_EQ(grade(impossible, &none), Grade::wrong);
    worlds::Report beyond = report(Verdict::unknown, 0, false);
    beyond.bound = 11;
    EXPECT_EQ(grade(beyond, &ten), Grade::wrong);
}

TEST(KnownAnswers, AreFoundBesideAndOneFolderAbove) {
    std::string root = (fs::temp_directory_path() / "ariadne-answers-XXXXXX").string();
    ASSERT_NE(::mkdtemp(root.data()), nullptr);
    fs::create_directory(root + "/hard");
    std::ofstream(root + "/all.csv") << "set,file,feasible,min_steps,by\nhard,a.txt,1,18,\"x, y\"\neasy,b.txt,1,3,z\n";
    std::ofstream(root + "/hard/own.csv") << "file,feasible,kind_if_impossible,min_steps\nc.txt,0,structural,\n";
    std::ofstream(root + "/hard/notes.csv") << "something,else\n1,2\n";
    KnownAnswers known;
    const KnownAnswer* a = known.find(root + "/hard/a.txt");
    ASSERT_NE(a, nullptr);
    EXPECT_EQ(a->steps, 18);
    const KnownAnswer* c = known.find(root + "/hard/c.txt");
    ASSERT_NE(c, nullptr);
    EXPECT_FALSE(c->feasible);
    EXPECT_EQ(c->reason, "walls");
    EXPECT_EQ(known.find(root + "/hard/b.txt"), nullptr);
    fs::remove_all(root);
}

}  // namespace
}  // namespace ariadne::cli
