#include "server/static_files.h"

#include <algorithm>
#include <utility>

#include <zlib.h>

#include <fmt/format.h>

#include "base/hash.h"
#include "server/front_page.h"
#include "server/security_headers.h"
#include "text/characters.h"

namespace ariadne::server {

using text::trimmed;

namespace {

std::string compress(std::string_view bytes) {
    z_stream stream{};
    constexpr int gzip_window = 15 + 16;
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzip_window, 9, Z_DEFAULT_STRATEGY) != Z_OK) return {};
    std::string out(deflateBound(&stream, bytes.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const bool whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    out.resize(whole ? stream.total_out : 0);
    deflateEnd(&stream);
    return out;
}

std::string_view caching(bool immutable) {
    return immutable ? "Cache-Control: public, max-age=31536000, immutable\r\n" : "Cache-Control: no-cache\r\n";
}

constexpr std::string_view worlds_path = "/api/worlds";

// What else than its path decides what is sent.
std::string_view vary(const CarriedFile& file) {
    if (file.path == worlds_path) return "Vary: Accept-Encoding, Accept-Language\r\n";
    return file.gzip.empty() ? "" : "Vary: Accept-Encoding\r\n";
}

std::string head(const CarriedFile& file, std::string_view tag, bool packed, std::string_view security) {
    return fmt::format("HTTP/1.1 200 OK\r\nContent-Type: {}\r\nContent-Length: {}\r\nETag: {}\r\n{}{}{}{}",
                       file.media_type, (packed ? file.gzip : file.bytes).size(), tag, caching(file.immutable),
                       vary(file), packed ? "Content-Encoding: gzip\r\n" : "", security);
}

StaticFiles::File with_heads(const CarriedFile& from, std::string_view security = security_headers()) {
    StaticFiles::File file{std::string(from.path), fmt::format("\"{}\"", from.tag), {}, {}, {}};
    file.plain = {head(from, file.tag, false, security), from.bytes};
    // The same file in another coding is another representation, and has a tag of its own.
    if (!from.gzip.empty()) file.gzip = {head(from, fmt::format("\"{}-gzip\"", from.tag), true, security), from.gzip};
    file.unchanged =
        fmt::format("HTTP/1.1 304 Not Modified\r\nETag: {}\r\n{}{}", file.tag, caching(from.immutable), security);
    return file;
}

// Calls with each part of a list with commas until one is accepted.
template <class Accept>
bool any_part(std::string_view list, const Accept& accept) {
    for (;;) {
        const std::size_t comma = list.find(',');
        if (accept(trimmed(list.substr(0, comma)))) return true;
        if (comma == std::string_view::npos) return false;
        list.remove_prefix(comma + 1);
    }
}

}  // namespace

StaticFiles::StaticFiles(std::span<const CarriedFile> files, std::array<std::string, all_languages.size()> worlds,
                         std::string_view url, std::span<const std::string> frames)
    : worlds_(std::move(worlds)) {
    for (CarriedFile file : files) {
        std::string tag;
        if (file.path == "/index.html") {
            if (!url.empty()) {
                page_ = with_preview(file.bytes, url);
                page_gzip_ = compress(page_);
                tag = fmt::format("{:016x}", hash_text(page_));
                file = {file.path, file.media_type, tag, file.immutable, page_, page_gzip_};
            }
            file.path = "/embed";
            files_.push_back(with_heads(file, framed_headers(frames)));
            file.path = "/";
        }
        files_.push_back(with_heads(file));
    }
    for (std::size_t i = 0; i < worlds_.size(); ++i) {
        worlds_gzip_[i] = compress(worlds_[i]);
        const std::string tag = fmt::format("{:016x}", hash_text(worlds_[i]));
        worlds_files_[i] = with_heads({worlds_path, "application/json", tag, false, worlds_[i], worlds_gzip_[i]});
    }
    std::ranges::sort(files_, {}, [](const File& file) { return std::string_view(file.path); });
}

const StaticFiles::File* StaticFiles::find(std::string_view path, Language language) const {
    if (path == worlds_path) return &worlds_files_[static_cast<std::size_t>(language)];
    const auto found =
        std::ranges::lower_bound(files_, path, {}, [](const File& file) { return std::string_view(file.path); });
    return found != files_.end() && found->path == path ? &*found : nullptr;
}

bool accepts_gzip(std::string_view accept_encoding) {
    return any_part(accept_encoding, [](std::string_view part) {
        const std::size_t semicolon = part.find(';');
        if (trimmed(part.substr(0, semicolon)) != "gzip") return false;
        if (semicolon == std::string_view::npos) return true;
        const std::string_view weight = trimmed(part.substr(semicolon + 1));
        return weight.find_first_not_of("q=0. ") != std::string_view::npos;
    });
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
    return any_part(if_none_match, [&](std::string_view part) {
        if (part == "*") return true;
        if (part.starts_with("W/")) part.remove_prefix(2);
        if (part == tag) return true;
        // "tag-gzip" is the same file.
        constexpr std::string_view coding = "-gzip\"";
        return part.ends_with(coding) && part.substr(0, part.size() - coding.size()) == tag.substr(0, tag.size() - 1);
    });
}

}  // namespace ariadne::server
