#include "cluster/ranks.h"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <list>
#include <optional>
#include <thread>
#include <utility>

// Without the old interface for C++.
#define OMPI_SKIP_MPICXX 1
#define MPICH_SKIP_MPICXX 1
#include <mpi.h>

#include <fmt/format.h>

#include "cluster/bytes.h"
#include "cluster/threads.h"

namespace ariadne::cluster {

namespace {

// From the chief: chunks to do; what is begun is to be cut short; it is over. To the chief: chunks that come back; a
// signal came that asks for the end; the last message.
enum Tag : int { chunks, cut_short, over, finished, called_off, goodbye };

constexpr std::size_t most_bytes = 1U << 30U;      // in a message: MPI counts them with an int
constexpr std::size_t enough_bytes = 4U << 20U;    // not more than one chunk beyond these
constexpr unsigned most_ahead = 32;                // chunks a thread has for later, where they take no time
constexpr std::chrono::microseconds shortest(50);  // between two looks for messages
constexpr std::chrono::microseconds longest(5000);

// Sends without waiting: what is on its way is kept until it has arrived.
class Outbox {
  public:
    Outbox() = default;
    Outbox(const Outbox&) = delete;
    Outbox& operator=(const Outbox&) = delete;
    ~Outbox() {
        for (Letter& letter : letters_) MPI_Wait(&letter.request, MPI_STATUS_IGNORE);
    }

    void send(int rank, Tag tag, std::string bytes) {
        Letter& letter = letters_.emplace_back(Letter{std::move(bytes), MPI_REQUEST_NULL});
        MPI_Isend(letter.bytes.data(), static_cast<int>(letter.bytes.size()), MPI_BYTE, rank, tag, MPI_COMM_WORLD,
                  &letter.request);
    }
    void tidy() {
        std::erase_if(letters_, [](Letter& letter) {
            int arrived = 0;
            MPI_Test(&letter.request, &arrived, MPI_STATUS_IGNORE);
            return arrived != 0;
        });
    }

  private:
    struct Letter {
        std::string bytes;
        MPI_Request request;
    };
    std::list<Letter> letters_;
};

struct Received {
    int rank = 0;
    Tag tag = over;
    std::string bytes;
};

std::optional<Received> receive() {
    int there = 0;
    MPI_Message handle = MPI_MESSAGE_NULL;
    MPI_Status status;
    MPI_Improbe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &there, &handle, &status);
    if (there == 0) return std::nullopt;
    int size = 0;
    MPI_Get_count(&status, MPI_BYTE, &size);
    Received out{status.MPI_SOURCE, static_cast<Tag>(status.MPI_TAG),
                 std::string(static_cast<std::size_t>(size), '\0')};
    MPI_Mrecv(out.bytes.data(), size, MPI_BYTE, &handle, MPI_STATUS_IGNORE);
    return out;
}

// How long to sleep before the next look: hardly at all while messages come, longer and longer when they do not.
class Patience {
  public:
    std::chrono::microseconds now() const { return now_; }
    void something_came() { now_ = shortest; }
    void nothing_came() { now_ = std::min(longest, 2 * now_); }

  private:
    std::chrono::microseconds now_ = shortest;
};

void put_finished(std::string& out, const Finished& one, Language language) {
    put_number(out, one.chunk.begin);
    put_number(out, one.chunk.end);
    put_number(out, one.done);
    put_number(out, std::bit_cast<std::uint64_t>(one.seconds));
    put_text(out, one.broken.in(language));
    put_text(out, one.bytes);
}

Finished read_finished(BytesReader& reader) {
    Finished out;
    out.chunk.begin = reader.number();
    out.chunk.end = reader.number();
    out.done = reader.number();
    out.seconds = std::bit_cast<double>(reader.number());
    if (const std::string_view broken = reader.text(); !broken.empty())
        out.broken = Message::plain(std::string(broken));
    out.bytes = reader.text();
    return out;
}

// The threads of rank 0 and those of all others.
class RankCrew final : public Crew {
  public:
    RankCrew(const Job& job, unsigned threads, const std::vector<Member>& members)
        : own_(job, threads), others_(members.size()), hands_(own_.hands()) {
        for (std::size_t rank = 1; rank < members.size(); ++rank) {
            others_[rank].threads = members[rank].threads;
            hands_ += members[rank].threads;
        }
    }
    ~RankCrew() override {
        for (std::size_t rank = 1; rank < others_.size(); ++rank) outbox_.send(static_cast<int>(rank), over, {});
        // A signal may have come to one of them just now: every message is received before MPI ends.
        for (std::size_t left = others_.size() - 1; left > 0;) {
            const std::optional<Received> received = receive();
            if (!received) std::this_thread::sleep_for(shortest);
            if (received && received->tag == goodbye) --left;
        }
    }

    unsigned hands() const override { return hands_; }
    bool wants(unsigned ahead) const override {
        if (own_.wants(ahead)) return true;
        return std::ranges::any_of(others_, [&](const Other& other) { return other.wants(ahead == 0 ? 0 : ahead_); });
    }
    void give(const Chunk& chunk) override {
        // Whoever would be idle comes before whoever has something for later.
        if (own_.wants(0)) return own_.give(chunk);
        const auto load = [](const Other& other) {
            return other.threads == 0 ? 1e9 : static_cast<double>(other.given) / other.threads;
        };
        const auto least = std::ranges::min_element(others_, {}, load);
        if (load(*least) > 1 && own_.wants(1)) return own_.give(chunk);
        ++least->given;
        put_number(least->letter, chunk.begin);
        put_number(least->letter, chunk.end);
    }
    void stop() override {
        post();
        own_.stop();
        for (std::size_t rank = 1; rank < others_.size(); ++rank) outbox_.send(static_cast<int>(rank), cut_short, {});
    }
    std::optional<Finished> next(std::chrono::microseconds patience) override {
        post();
        const Budget clock;
        for (;;) {
            while (const std::optional<Received> received = receive()) take(*received);
            std::optional<Finished> out;
            if (!arrived_.empty()) {
                out = std::move(arrived_.front());
                arrived_.pop_front();
            } else {
                out = own_.next(std::min(patience, patience_.now()));
            }
            if (out) {
                patience_.something_came();
                return out;
            }
            patience_.nothing_came();
            if (clock.seconds() * 1e6 >= static_cast<double>(patience.count())) return std::nullopt;
        }
    }
    bool called_off() const override { return called_off_; }

  private:
    struct Other {
        unsigned threads = 0;
        std::size_t given = 0;  // and not come back
        std::string letter;     // chunks that it gets with the next message

        bool wants(unsigned ahead) const { return given < std::size_t{1 + ahead} * threads; }
    };

    void post() {
        for (std::size_t rank = 1; rank < others_.size(); ++rank)
            if (!others_[rank].letter.empty())
                outbox_.send(static_cast<int>(rank), chunks, std::exchange(others_[rank].letter, {}));
        outbox_.tidy();
    }
    void take(const Received& received) {
        if (received.tag == Tag::called_off) called_off_ = true;
        if (received.tag != finished) return;
        Other& other = others_.at(static_cast<std::size_t>(received.rank));
        for (BytesReader reader(received.bytes); !reader.at_end();) {
            Finished one = read_finished(reader);
            one.rank = static_cast<unsigned>(received.rank);
            --other.given;
            // Those who are done before they can be told what is next get more at a time.
            seconds_ = 0.9 * seconds_ + 0.1 * one.seconds;
            arrived_.push_back(std::move(one));
        }
        ahead_ = seconds_ > 0.02 ? 1 : seconds_ > 0.002 ? 4 : most_ahead;
    }

    Threads own_;
    std::vector<Other> others_;  // by rank; nothing is sent to the first, which is this process
    unsigned hands_;
    unsigned ahead_ = 1;
    double seconds_ = 0.1;  // that a chunk takes, of late
    Patience patience_;
    Outbox outbox_;
    std::deque<Finished> arrived_;
    bool called_off_ = false;
};

std::string host() {
    std::array<char, MPI_MAX_PROCESSOR_NAME> name{};
    int size = 0;
    MPI_Get_processor_name(name.data(), &size);
    return {name.data(), static_cast<std::size_t>(size)};
}

// The text of rank 0, for all.
std::string broadcast(std::string text) {
    std::uint64_t size = text.size();
    MPI_Bcast(&size, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    text.resize(size);
    for (std::size_t at = 0; at < size; at += most_bytes)
        MPI_Bcast(text.data() + at, static_cast<int>(std::min(most_bytes, size - at)), MPI_BYTE, 0, MPI_COMM_WORLD);
    return text;
}

}  // namespace

Ranks::Ranks(int* argc, char*** argv) {
    int provided = 0;
    MPI_Init_thread(argc, argv, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
}

Ranks::~Ranks() {
    MPI_Finalize();
}

Result<std::string> Ranks::share(const std::function<Result<std::string>()>& read) {
    Result<std::string> own = chief() ? read() : Result<std::string>();
    std::string text = chief() ? (own ? "y" + *own : "n" + own.error().message.in(language_)) : "";
    text = broadcast(std::move(text));
    if (text.starts_with('n')) return fail(Message::plain(text.substr(1)));
    text.erase(0, 1);
    return text;
}

// Says who is there, or what is wrong with whom.
Result<std::vector<Member>> Ranks::gather(const Result<std::string>& identity, unsigned threads) {
    met_ = true;
    std::string own;
    put_number(own, identity ? 1 : 0);
    put_text(own, identity ? *identity : identity.error().message.in(language_));
    put_number(own, threads);
    put_text(own, host());
    int length = static_cast<int>(own.size());
    std::vector<int> lengths(static_cast<std::size_t>(size_));
    MPI_Gather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
    std::vector<int> offsets(lengths.size());
    for (std::size_t i = 1; i < lengths.size(); ++i) offsets[i] = offsets[i - 1] + lengths[i - 1];
    std::string all(chief() ? static_cast<std::size_t>(offsets.back() + lengths.back()) : 0, '\0');
    MPI_Gatherv(own.data(), length, MPI_BYTE, all.data(), lengths.data(), offsets.data(), MPI_BYTE, 0, MPI_COMM_WORLD);

    Message wrong;
    members_.clear();
    BytesReader reader(all);
    for (int rank = 0; chief() && rank < size_; ++rank) {
        const bool ready = reader.number() == 1;
        const std::string_view said = reader.text();
        const auto its_threads = static_cast<unsigned>(reader.number());
        members_.push_back({std::string(reader.text()), its_threads});
        if (!wrong.empty()) continue;
        if (!ready) wrong = Message::plain(std::string(said));
        if (ready && identity && said != *identity)
            wrong = {tr("is running another job, '{0}' instead of '{1}'"), said, *identity};
        if (!wrong.empty() && rank > 0)
            wrong = {after_colon, process_name(static_cast<unsigned>(rank), members_.back()), wrong};
    }
    const std::string told = broadcast(wrong.in(language_));
    if (!told.empty()) return fail(Message::plain(told));
    return members_;
}

Result<std::vector<Member>> Ranks::meet(const Job& job, unsigned threads) {
    return gather(fmt::format("{}, {} pieces", job.identity, job.pieces), threads);
}

std::unique_ptr<Crew> Ranks::crew(const Job& job, unsigned threads) {
    return std::make_unique<RankCrew>(job, threads, members_);
}

void Ranks::serve(const Job& job, unsigned threads, const CancelFlag& interrupted) {
    Threads own(job, threads);
    Outbox outbox;
    Patience patience;
    bool told = false;
    for (bool going_on = true; going_on;) {
        while (const std::optional<Received> received = receive()) {
            patience.something_came();
            if (received->tag == cut_short) own.stop();
            if (received->tag == over) going_on = false;
            if (received->tag != chunks) continue;
            for (BytesReader reader(received->bytes); !reader.at_end();) {
                const std::uint64_t begin = reader.number();
                own.give({begin, reader.number()});
            }
        }
        if (!told && interrupted.load()) {
            told = true;
            outbox.send(0, Tag::called_off, {});
        }
        std::string letter;
        for (std::optional<Finished> one = own.next(patience.now()); one;
             one = letter.size() < enough_bytes ? own.next(std::chrono::microseconds(0)) : std::nullopt) {
            if (one->bytes.size() > most_bytes) {
                one->broken = tr("the result is too large for one message");
                one->done = one->chunk.begin;
                one->bytes.clear();
            }
            put_finished(letter, *one, language_);
        }
        if (letter.empty()) {
            patience.nothing_came();
        } else {
            patience.something_came();
            outbox.send(0, finished, std::move(letter));
        }
        outbox.tidy();
    }
    outbox.send(0, goodbye, {});
}

Message Ranks::who() const {
    return process_name(static_cast<unsigned>(rank_), {host()});
}

int Ranks::part(int code) {
    if (!met_) {
        [[maybe_unused]] const Result<std::vector<Member>> told = gather(
            fail(overheard_.empty() ? Message(tr("ended before the job began")) : Message::plain(overheard_)), 0);
    }
    MPI_Bcast(&code, 1, MPI_INT, 0, MPI_COMM_WORLD);
    return code;
}

void Ranks::abort(int code) {
    MPI_Abort(MPI_COMM_WORLD, code);
    std::abort();
}

}  // namespace ariadne::cluster
