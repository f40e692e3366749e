#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <sys/mman.h>
#include <unistd.h>

#include "cluster/journal.h"

namespace {

using ariadne::cluster::Chunk;
using ariadne::cluster::Journal;
using ariadne::cluster::JournalEntry;
using ariadne::cluster::JournalTitle;

void check(bool holds) {
    if (!holds) std::abort();
}

// A file without a disk.
class File {
  public:
    const std::string& path() const { return path_; }
    void put(std::string_view bytes) const {
        check(::ftruncate(descriptor_, 0) == 0);
        check(::pwrite(descriptor_, bytes.data(), bytes.size(), 0) == static_cast<ssize_t>(bytes.size()));
    }
    std::string bytes() const {
        std::string out(static_cast<std::size_t>(::lseek(descriptor_, 0, SEEK_END)), '\0');
        check(::pread(descriptor_, out.data(), out.size(), 0) == static_cast<ssize_t>(out.size()));
        return out;
    }

  private:
    int descriptor_ = ::memfd_create("journal", 0);
    std::string path_ = "/proc/self/fd/" + std::to_string(descriptor_);
};

const JournalTitle title{"job", 100, {0, 100}, {"command"}};

struct Entry {
    Chunk chunk;
    std::string bytes;

    friend bool operator==(const Entry&, const Entry&) = default;
};

// Whatever is found can be read, and stands in the file one after another.
std::vector<Entry> entries_of(const Journal& journal, std::size_t size) {
    std::vector<Entry> out;
    std::uint64_t end = 0;
    for (const JournalEntry& entry : journal.found()) {
        check(entry.offset > end && entry.size <= size && entry.offset <= size - entry.size);
        end = entry.offset + entry.size;
        const auto bytes = journal.read(entry);
        check(bytes && bytes->size() == entry.size);
        out.push_back({entry.chunk, *bytes});
    }
    check(journal.damaged() <= size);
    return out;
}

// What a journal holds when it goes on; it holds the same the next time, and what was added.
std::vector<Entry> go_on(const File& file) {
    std::vector<Entry> out;
    const std::string before = file.bytes();
    {
        const auto journal = Journal::open(file.path(), title, false);
        if (!journal) {
            check(!journal.error().message.empty() && file.bytes() == before);
            return out;
        }
        check(!Journal::open(file.path(), title, true));
        out = entries_of(**journal, before.size());
        check((*journal)->append({5, 6}, "one more").has_value() && (*journal)->sync());
    }
    std::vector<Entry> more = out;
    more.push_back({{5, 6}, "one more"});
    const auto again = Journal::open(file.path(), title, false);
    check(again && entries_of(**again, file.bytes().size()) == more);
    return out;
}

const std::vector<Entry>& known() {
    static const std::vector<Entry> entries = {{{0, 10}, "some bytes"},
                                               {{10, 11}, ""},
                                               {{40, 60}, "\xF1pieces\n\xF1pieces\n"},
                                               {{11, 40}, std::string(70, 'x')}};
    return entries;
}

std::string sound_journal(const File& file) {
    const auto journal = Journal::open(file.path(), title, true);
    for (const Entry& entry : known()) check((*journal)->append(entry.chunk, entry.bytes).has_value());
    return file.bytes();
}

}  // namespace

// The reader of journals. After a first byte that is even, the rest is a journal: it is refused with a reason and left
// as it is, or read and gone on with. After an odd one, the rest is damage to a sound journal, a place and a byte at a
// time, and where to cut it: nothing is found in it that was not written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const File file;
    static const std::string sound = sound_journal(file);
    if (size == 0) return 0;
    const std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
    if (data[0] % 2 == 0) {
        file.put(rest);
        const auto finished = Journal::open_finished(file.path());
        if (finished)
            entries_of(**finished, rest.size());
        else
            check(!finished.error().message.empty());
        check(file.bytes() == rest);
        go_on(file);
        return 0;
    }
    std::string bytes = sound;
    const auto number = [&](std::size_t at) { return static_cast<std::size_t>(data[at]) << 8U | data[at + 1]; };
    std::size_t at = 1;
    for (; at + 3 <= size; at += 3) bytes[number(at) % bytes.size()] = static_cast<char>(data[at + 2]);
    if (at + 2 <= size) bytes.resize(number(at) % bytes.size());
    file.put(bytes);
    const std::vector<Entry> found = go_on(file);
    auto next = known().begin();
    for (const Entry& entry : found) {
        next = std::find(next, known().end(), entry);
        check(next != known().end());
        ++next;
    }
    if (bytes == sound) check(found == known());
    return 0;
}
