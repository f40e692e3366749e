#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cluster/crew.h"

namespace ariadne::cluster {

// The processes of an MPI job. Rank 0 is the chief: its own threads work beside the others'. Only the thread that made
// this may use it.
class Ranks final : public Team {
  public:
    Ranks(int* argc, char*** argv);  // enters MPI
    ~Ranks() override;               // leaves it

    bool chief() const override { return rank_ == 0; }
    void overhear(std::string_view line) override { overheard_ = line; }
    Result<std::string> share(const std::function<Result<std::string>()>& read) override;
    Result<std::vector<Member>> meet(const Job& job, unsigned threads) override;
    std::unique_ptr<Crew> crew(const Job& job, unsigned threads) override;
    void serve(const Job& job, unsigned threads, const CancelFlag& interrupted) override;

    Message who() const;  // "rank 3 (host)"

    // Everybody comes to the end, whatever became of the job, and learns the chief's exit code.
    int part(int code);
    // One that cannot come to the end takes all with it. The journal keeps what is done.
    [[noreturn]] static void abort(int code);

  private:
    Result<std::vector<Member>> gather(const Result<std::string>& identity, unsigned threads);

    int rank_ = 0;
    int size_ = 1;
    bool met_ = false;
    std::string overheard_;  // the last
    std::vector<Member> members_;
};

}  // namespace ariadne::cluster
