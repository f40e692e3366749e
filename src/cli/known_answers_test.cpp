#include "cli/known_answers.h"

#include <filesystem>

#include <gtest/gtest.h>

#include "base/testing/folder.h"

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
    const KnownAnswer ten{true, 10, "", {}};
    const KnownAnswer none{false, std::nullopt, "life", {}};
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

TEST(Grade, KnowsTheMostToo) {
    const auto most = [](std::int64_t value, std::int64_t bound) {
        worlds::Report out;
        out.verdict = Verdict::solved;
        out.objective = "energy";
        out.proven = value == bound;
        out.bound = bound;
        out.optimal = worlds::Solution{{{"steps", 9}, {"energy", value}}, {}, {}};
        return out;
    };
    const KnownAnswer known{true, 4, "", 30};
    EXPECT_EQ(grade(most(30, 30), &known), Grade::right);
    EXPECT_EQ(grade(most(28, 33), &known), Grade::open);
    EXPECT_EQ(grade(most(28, 28), &known), Grade::wrong);
    EXPECT_EQ(grade(most(31, 33), &known), Grade::wrong) << "more than there is";
    EXPECT_EQ(grade(most(25, 29), &known), Grade::wrong) << "a bound below what is known";
    const KnownAnswer steps_only{true, 4, "", {}};
    EXPECT_EQ(grade(most(28, 28), &steps_only), Grade::not_known);
}

TEST(KnownAnswers, AreReadInEveryForm) {
    const TemporaryFolder folder;
    for (const char* set : {"medium", "hard"}) fs::create_directory(folder.path(set));
    folder.write("own.csv",
                 "file,feasible,kind_if_impossible,min_steps,max_arrival_energy\n"
                 "a.txt,1,,11,19\nb.txt,0,energy,,\n");
    folder.write("medium_answers.csv",
                 "file,min_steps,max_energy_status,max_arrival_energy\n"
                 "a.txt,38,MAX,13\nb.txt,INF,,\nc.txt,40,BEST,70\n");
    folder.write("hard_answers.csv",
                 "file,min_steps,note\n"
                 "a.txt,INF,infeasible by energy (linear bound -4.9)\n"
                 "b.txt,,most energy 1677\nc.txt,,nothing known\n");
    KnownAnswers known;
    const auto found = [&](const std::string& file) {
        const KnownAnswer* answer = known.find(folder.path(file));
        return answer == nullptr ? std::nullopt : std::optional(*answer);
    };
    const auto same = [](const std::optional<KnownAnswer>& a, const KnownAnswer& b) {
        return a && a->feasible == b.feasible && a->steps == b.steps && a->reason == b.reason && a->most == b.most;
    };
    EXPECT_TRUE(same(found("a.txt"), {true, 11, "", 19}));
    EXPECT_TRUE(same(found("b.txt"), {false, {}, "energy", {}}));
    EXPECT_TRUE(same(found("medium/a.txt"), {true, 38, "", 13}));
    EXPECT_TRUE(same(found("medium/b.txt"), {false, {}, "", {}}));
    EXPECT_TRUE(same(found("medium/c.txt"), {true, 40, "", {}}));
    EXPECT_TRUE(same(found("hard/a.txt"), {false, {}, "energy", {}}));
    EXPECT_TRUE(same(found("hard/b.txt"), {true, {}, "", 1677}));
    EXPECT_FALSE(found("hard/c.txt"));
}

TEST(KnownAnswers, AreFoundBesideAndOneFolderAbove) {
    const TemporaryFolder folder;
    folder.write("all.csv", "set,file,feasible,min_steps,by\nhard,a.txt,1,18,\"x, y\"\neasy,b.txt,1,3,z\n");
    folder.write("hard/own.csv", "file,feasible,kind_if_impossible,min_steps\nc.txt,0,structural,\n");
    folder.write("hard/notes.csv", "something,else\n1,2\n");
    KnownAnswers known;
    const KnownAnswer* a = known.find(folder.path("hard/a.txt"));
    ASSERT_NE(a, nullptr);
    EXPECT_EQ(a->steps, 18);
    const KnownAnswer* c = known.find(folder.path("hard/c.txt"));
    ASSERT_NE(c, nullptr);
    EXPECT_FALSE(c->feasible);
    EXPECT_EQ(c->reason, "walls");
    EXPECT_EQ(known.find(folder.path("hard/b.txt")), nullptr);
}

}  // namespace
}  // namespace ariadne::cli
