#include "server/route.h"

#include "catalog/catalog.h"

namespace ariadne::server {

Route find_route(const Core& core, std::string_view target, Language language) {
    const std::string_view path = target.substr(0, target.find('?'));
    if (const StaticFiles::File* file = core.files.find(path, language))
        return {.place = Place::file, .allow = "GET, HEAD", .file = file};
    if (path == "/api/health") return {.place = Place::health, .allow = "GET, HEAD"};
    if (path == "/api/recognise") return {.place = Place::recognise, .allow = "POST"};
    if (path == "/api/socket") return {.place = Place::socket, .allow = "GET"};
    constexpr std::string_view api = "/api/";
    if (!path.starts_with(api)) return {.reason = tr("there is nothing at this path")};
    const std::string_view rest = path.substr(api.size());
    const std::size_t slash = rest.find('/');
    if (slash == std::string_view::npos) return {.reason = tr("there is nothing at this path")};
    const Result<const worlds::World*> world = catalog::find_world(rest.substr(0, slash));
    if (!world) return {.reason = tr("unknown world; /api/worlds lists them")};
    const Operation* operation = find_operation(core.settings.operations, rest.substr(slash + 1));
    if (operation == nullptr) return {.reason = tr("unknown operation; /api/openapi.json lists them")};
    return {.place = Place::operation, .allow = "POST", .operation = operation, .world = *world};
}

}  // namespace ariadne::server
