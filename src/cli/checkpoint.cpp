#include "cli/checkpoint.h"

#include <algorithm>
#include <cerrno>
#include <exception>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>
#include <boost/json/array.hpp>
#include <boost/json/value_to.hpp>

#include "catalog/json.h"
#include "cli/console.h"
#include "cli/files.h"

namespace ariadne::cli {

namespace {

namespace json = boost::json;

json::object figures(const worlds::Figures& all) {
    json::object out;
    for (const auto& [name, value] : all) out[name] = value;
    return out;
}

// Both with the same names in the same order, or the first still empty.
template <class Combine>
void combine(worlds::Figures& into, const worlds::Figures& from, const Combine& how) {
    if (into.empty()) {
        into = from;
        return;
    }
    for (std::size_t i = 0; i < std::min(into.size(), from.size()); ++i)
        into[i].second = how(into[i].second, from[i].second);
}

// Throws where something else stands.
worlds::Figures read_figures(const json::value& in) {
    worlds::Figures out;
    for (const auto& each : in.as_object()) out.emplace_back(each.key(), each.value().as_int64());
    return out;
}

}  // namespace

std::string write_checkpoint(const Checkpoint& checkpoint) {
    const std::vector<std::uint64_t>& histogram = checkpoint.gathered.histogram;
    return catalog::json_text(json::object{{"order", checkpoint.order},
                                           {"next", checkpoint.next},
                                           {"bytes", checkpoint.bytes},
                                           {"tally", figures(checkpoint.gathered.tally)},
                                           {"records", figures(checkpoint.gathered.records)},
                                           {"histogram", json::array(histogram.begin(), histogram.end())}}) +
           "\n";
}

Result<Checkpoint> read_checkpoint(std::string_view text) {
    const Result<json::value> parsed = catalog::parse_json(text);
    if (!parsed) return std::unexpected(parsed.error());
    try {
        const json::object& in = parsed->as_object();
        Checkpoint out{std::string(in.at("order").as_string()),
                       json::value_to<std::uint64_t>(in.at("next")),
                       json::value_to<std::uint64_t>(in.at("bytes")),
                       {}};
        out.gathered.tally = read_figures(in.at("tally"));
        out.gathered.records = read_figures(in.at("records"));
        out.gathered.histogram = json::value_to<std::vector<std::uint64_t>>(in.at("histogram"));
        return out;
    } catch (const std::exception&) {
        return fail("is no checkpoint of enumerate");
    }
}

void gather(worlds::Harvest& into, const worlds::Harvest& from) {
    combine(into.tally, from.tally, [](std::int64_t a, std::int64_t b) { return a + b; });
    combine(into.records, from.records, [](std::int64_t a, std::int64_t b) { return std::max(a, b); });
    into.histogram.resize(std::max(into.histogram.size(), from.histogram.size()));
    for (std::size_t i = 0; i < from.histogram.size(); ++i) into.histogram[i] += from.histogram[i];
}

Result<std::unique_ptr<GrowingFile>> GrowingFile::open(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (descriptor < 0) return cannot("written", errno);
    std::unique_ptr<GrowingFile> out(new GrowingFile(descriptor));
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK) return fail("another process is writing it, expected one at a time");
        return cannot("locked", errno);
    }
    struct stat status{};
    if (::fstat(descriptor, &status) != 0) return cannot("written", errno);
    if (!S_ISREG(status.st_mode)) return fail("is no regular file, expected one that can be continued");
    if (::lseek(descriptor, 0, SEEK_END) < 0) return cannot("written", errno);
    out->found_ = static_cast<std::uint64_t>(status.st_size);
    return out;
}

Result<void> GrowingFile::cut(std::uint64_t bytes) {
    if (found_ < bytes)
        return fail(fmt::format("has {} bytes, expected the {} that its checkpoint speaks of", found_, bytes));
    if (::ftruncate(descriptor_, static_cast<off_t>(bytes)) != 0) return cannot("cut", errno);
    if (::lseek(descriptor_, 0, SEEK_END) < 0) return cannot("written", errno);
    return {};
}

GrowingFile::~GrowingFile() {
    ::close(descriptor_);
}

Result<void> GrowingFile::append(std::string_view bytes) {
    if (const int error = write_all(descriptor_, bytes); error != 0) return cannot("written", error);
    return {};
}

Result<void> GrowingFile::sync() {
    if (::fdatasync(descriptor_) != 0) return cannot("written", errno);
    return {};
}

}  // namespace ariadne::cli
