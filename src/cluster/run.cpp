#include "cluster/run.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <utility>

#include "cluster/bytes.h"
#include "cluster/ledger.h"

namespace ariadne::cluster {

namespace {

constexpr double sync_seconds = 0.1;  // as many chunks as come in this time share a sync
constexpr double tell_seconds = 0.2;
constexpr double feed_seconds = 0.05;             // the sink gets them while others wait for work
constexpr double chunk_seconds = 0.5;             // what a kill may cost
constexpr double chunk_seconds_in_memory = 0.02;  // so that answers come steadily
constexpr std::size_t most_in_memory = 256U << 20U;
constexpr std::size_t most_in_memory_beside_a_journal = 64U << 20U;
constexpr std::chrono::milliseconds patience(20);
constexpr double infinity = std::numeric_limits<double>::infinity();

// Finished pieces that wait for their turn.
struct Waiting {
    std::uint64_t end = 0;
    const Journal* journal = nullptr;  // where they stand; none: only here
    JournalEntry entry = {};
    std::string bytes = {};
};

Error in_the_journal(const Error& error) {
    return {{after_colon, tr("journal"), error.message}};
}

class Running {
  public:
    Running(const Job& job, Order& order, Crew& crew, std::vector<Member> members, const Sink& sink)
        : job_(job),
          order_(order),
          crew_(crew),
          sink_(sink),
          ledger_(order.range, order.journal ? chunk_seconds : chunk_seconds_in_memory, order.most),
          turn_(order.range.begin) {
        standing_.of = order.range.size();
        for (Member& member : members) standing_.shares.push_back({std::move(member)});
        whole_ = job.part_before(order.range.end) - job.part_before(order.range.begin);
    }

    Result<Standing> run() {
        for (const std::unique_ptr<Journal>& part : order_.parts) skip(*part);
        if (order_.journal) skip(*order_.journal);
        tell();
        while (going_on()) {
            if (!stopping_ && (order_.interrupted.load() || crew_.called_off() || clock_.seconds() > order_.seconds))
                stop();
            hand_out();
            for (auto wait = idle() ? std::chrono::microseconds(patience) : std::chrono::microseconds(0);;
                 wait = std::chrono::microseconds(0)) {
                std::optional<Finished> finished = crew_.next(wait);
                if (!finished) break;
                take(std::move(*finished));
            }
            save(given_.empty() && (stopping_ || ledger_.left() == 0));
            feed();
            if (order_.fed) order_.fed();
            if (clock_.seconds() >= told_ + tell_seconds) tell();
        }
        if (broken_) return std::unexpected(*broken_);
        standing_.complete = enough_ || turn_ == order_.range.end;
        tell();
        return std::move(standing_);
    }

  private:
    // Pieces to do, pieces somewhere, or pieces whose turn it is.
    bool going_on() const {
        return !given_.empty() || !unsaved_.empty() || (!stopping_ && ledger_.left() > 0) ||
               (!broken_ && !enough_ && my_turn());
    }
    // Who was told to end leaves what stands in a journal for the next time.
    bool my_turn() const {
        return !waiting_.empty() && waiting_.begin()->first == turn_ &&
               !(stopping_ && waiting_.begin()->second.journal != nullptr);
    }
    bool idle() const { return !given_.empty() && !my_turn(); }

    void stop() {
        stopping_ = true;
        crew_.stop();
    }
    void fail_with(Error error) {
        if (!broken_) broken_ = std::move(error);
        stop();
    }

    // What a journal holds is not done again.
    void skip(const Journal& journal) {
        for (const JournalEntry& entry : journal.found()) {
            const Chunk& chunk = entry.chunk;
            // Of two that overlap one counts; what only the other holds is done again.
            if (!ledger_.holds(chunk)) continue;
            ledger_.cross_out(chunk);
            waiting_.emplace(chunk.begin, Waiting{chunk.end, &journal, entry, {}});
            count(chunk);
        }
        standing_.skipped = standing_.done;
        standing_.part_skipped = standing_.part;
    }

    double part_of(const Chunk& chunk) const {
        return whole_ > 0 ? (job_.part_before(chunk.end) - job_.part_before(chunk.begin)) / whole_ : 0;
    }
    void count(const Chunk& chunk) {
        standing_.done += chunk.size();
        standing_.part += part_of(chunk);
    }

    void hand_out() {
        while (!stopping_) {
            const bool crowded = in_memory_ > most_in_memory && ledger_.first() > std::optional(turn_);
            // Towards the end nobody takes what another one could begin.
            const unsigned ahead = ledger_.left() > 4 * std::uint64_t{crew_.hands()} ? 1 : 0;
            if (crowded || !crew_.wants(ahead)) return;
            const std::optional<Chunk> chunk = ledger_.hand_out(crew_.hands());
            if (!chunk) return;
            given_.emplace(chunk->begin, chunk->end);
            crew_.give(*chunk);
        }
    }

    void take(Finished finished) {
        // One that was not given, or is back already, is none of ours.
        const auto given = given_.find(finished.chunk.begin);
        if (given == given_.end() || given->second != finished.chunk.end) return;
        given_.erase(given);
        const Chunk done{finished.chunk.begin, std::clamp(finished.done, finished.chunk.begin, finished.chunk.end)};
        ledger_.put_back({done.end, finished.chunk.end});
        if (!finished.broken.empty()) {
            Message where(tr("piece {0}"), done.end);
            if (standing_.shares.size() > 1)
                where = {after_comma, process_name(finished.rank, standing_.shares.at(finished.rank).member), where};
            fail_with({{after_colon, std::move(where), std::move(finished.broken)}});
        }
        Share& share = standing_.shares.at(finished.rank);
        share.busy += finished.seconds;
        if (done.begin == done.end) return;
        ledger_.learn(done.size(), finished.seconds);
        share.pieces += done.size();
        share.part += part_of(done);
        if (!order_.journal) {
            in_memory_ += finished.bytes.size() + sizeof(Waiting);
            waiting_.emplace(done.begin, Waiting{done.end, nullptr, {}, std::move(finished.bytes)});
            count(done);
            return;
        }
        const Result<JournalEntry> entry = order_.journal->append(done, finished.bytes);
        if (!entry) return fail_with(in_the_journal(entry.error()));
        // Those that wait long are read again when their turn comes.
        const bool soon = in_memory_ < most_in_memory_beside_a_journal;
        if (soon) in_memory_ += finished.bytes.size();
        unsaved_.emplace_back(*entry, soon ? std::move(finished.bytes) : std::string());
    }

    // What was appended counts once it is on the disk.
    void save(bool at_once) {
        if (unsaved_.empty() || (!at_once && clock_.seconds() < saved_ + sync_seconds)) return;
        if (const Result<void> synced = order_.journal->sync(); !synced) {
            unsaved_.clear();
            return fail_with(in_the_journal(synced.error()));
        }
        for (auto& [entry, bytes] : unsaved_) {
            waiting_.emplace(entry.chunk.begin,
                             Waiting{entry.chunk.end, order_.journal.get(), entry, std::move(bytes)});
            count(entry.chunk);
        }
        unsaved_.clear();
        saved_ = clock_.seconds();
    }

    void feed() {
        const double begin = clock_.seconds();
        while (!broken_ && !enough_ && my_turn() && clock_.seconds() < begin + feed_seconds) {
            Waiting next = std::move(waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
            in_memory_ -= next.bytes.size();
            if (next.journal == nullptr) {
                in_memory_ -= sizeof(Waiting);
            } else if (next.bytes.empty()) {
                Result<std::string> bytes = next.journal->read(next.entry);
                if (!bytes) return fail_with(in_the_journal(bytes.error()));
                next.bytes = std::move(*bytes);
            }
            BytesReader pieces(next.bytes);
            for (; turn_ < next.end && !enough_; ++turn_) {
                const std::string_view bytes = pieces.text();
                const Result<bool> more =
                    pieces.whole() ? sink_(turn_, bytes) : std::unexpected(in_the_journal({tr("truncated")}));
                if (!more) return fail_with(more.error());
                enough_ = !*more;
            }
        }
        if (enough_ && !stopping_) stop();
    }

    void tell() {
        told_ = clock_.seconds();
        standing_.seconds = told_;
        standing_.all_handed_out = ledger_.left() == 0 && !given_.empty();
        if (order_.tell) order_.tell(standing_);
    }

    const Job& job_;
    Order& order_;
    Crew& crew_;
    const Sink& sink_;
    Ledger ledger_;
    Budget clock_;
    Standing standing_;
    double whole_ = 0;                                           // of the work, the part that was asked for
    std::map<std::uint64_t, std::uint64_t> given_;               // begin and end of chunks that have not come back
    std::vector<std::pair<JournalEntry, std::string>> unsaved_;  // appended, perhaps not on the disk
    std::map<std::uint64_t, Waiting> waiting_;                   // by their first piece
    std::size_t in_memory_ = 0;                                  // bytes of them
    std::uint64_t turn_;                                         // the piece that the sink gets next
    bool stopping_ = false;
    bool enough_ = false;
    std::optional<Error> broken_;
    double saved_ = 0;
    double told_ = 0;
};

}  // namespace

double Standing::left() const {
    const double gained = part - part_skipped;
    return gained > 0 && !all_handed_out ? (1 - part) * seconds / gained : infinity;
}

const Share* Standing::slowest() const {
    // Of those who have finished something.
    const auto rate = [](const Share& share) { return share.busy > 0 ? share.part / share.busy : infinity; };
    const auto least = std::ranges::min_element(shares, {}, rate);
    return shares.size() > 1 && least->busy > 0 && !all_handed_out ? &*least : nullptr;
}

Result<Standing> run(Team& team, const Job& job, Order order, const Sink& sink) {
    Result<std::vector<Member>> members = team.meet(job, order.threads);
    if (!members) return std::unexpected(members.error());
    if (!team.chief()) {
        team.serve(job, order.threads, order.interrupted);
        return Standing{};
    }
    const std::unique_ptr<Crew> crew = team.crew(job, order.threads);
    return Running(job, order, *crew, std::move(*members), sink).run();
}

}  // namespace ariadne::cluster
