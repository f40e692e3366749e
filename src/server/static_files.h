#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "words/phrase.h"

namespace ariadne::server {

// A file that travels inside the program. The build writes the table (scripts/carry.sh): the page of the studio, and
// the description of the interface.
struct CarriedFile {
    std::string_view path;  // as it is asked for: "/index.html"
    std::string_view media_type;
    std::string_view tag;    // for ETag, without quotes
    bool immutable = false;  // its name has a hash of its content in it
    std::string_view bytes;
    std::string_view gzip;  // empty when it would not be smaller
};

std::span<const CarriedFile> carried_files();

// What is answered from memory, each with the head of its answer written in advance. A path is looked up as it
// stands: nothing is decoded, and nothing outside the table can be named.
class StaticFiles {
  public:
    struct Variant {
        std::string head;  // ready but for the line about the connection and the empty line
        std::string_view body;
    };
    struct File {
        std::string path;
        std::string tag;  // quoted
        Variant plain;
        Variant gzip;           // body empty: there is none
        std::string unchanged;  // the head of a 304
    };

    // `worlds` is what /api/worlds answers in each language. The page is at / and, for those who may frame it, at
    // /embed; with a URL, links to it have a preview.
    StaticFiles(std::span<const CarriedFile> files, std::array<std::string, all_languages.size()> worlds,
                std::string_view url = {}, std::span<const std::string> frames = {});
    StaticFiles(const StaticFiles&) = delete;
    StaticFiles& operator=(const StaticFiles&) = delete;

    const File* find(std::string_view path, Language language) const;

  private:
    std::array<std::string, all_languages.size()> worlds_;
    std::array<std::string, all_languages.size()> worlds_gzip_;
    std::array<File, all_languages.size()> worlds_files_;
    std::string page_;  // with a preview
    std::string page_gzip_;
    std::vector<File> files_;  // sorted by path
};

// Whether the value of Accept-Encoding takes gzip, and whether that of If-None-Match names the tag.
bool accepts_gzip(std::string_view accept_encoding);
bool names_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace ariadne::server
