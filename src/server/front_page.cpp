#include "server/front_page.h"

#include <algorithm>

#include <fmt/format.h>

namespace ariadne::server {

namespace {

std::string_view between(std::string_view text, std::string_view before, std::string_view after) {
    const std::size_t at = text.find(before);
    if (at == std::string_view::npos) return {};
    const std::string_view rest = text.substr(at + before.size());
    return rest.substr(0, std::min(rest.find(after), rest.size()));
}

}  // namespace

std::string with_preview(std::string_view html, std::string_view origin) {
    const std::size_t end = html.find("</head>");
    if (end == std::string_view::npos) return std::string(html);
    // What stands in the page is escaped already, and an origin has nothing to escape.
    std::string tags;
    const auto tag = [&](std::string_view kind, std::string_view name, std::string_view content) {
        if (!content.empty()) tags += fmt::format("  <meta {}=\"{}\" content=\"{}\" />\n  ", kind, name, content);
    };
    const std::string_view description = between(html, "name=\"description\" content=\"", "\"");
    tag("property", "og:type", "website");
    tag("property", "og:title", between(html, "<title>", "</title>"));
    tag("property", "og:description", description);
    tag("property", "og:url", fmt::format("{}/", origin));
    tag("property", "og:image", fmt::format("{}/preview.png", origin));
    tag("property", "og:image:alt", description);
    tag("name", "twitter:card", "summary_large_image");
    return fmt::format("{}{}{}", html.substr(0, end), tags, html.substr(end));
}

}  // namespace ariadne::server
