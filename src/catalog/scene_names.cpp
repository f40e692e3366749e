#include "catalog/scene_json.h"

namespace ariadne::catalog {

using render::Mark;
using render::Role;
using worlds::Standing;

std::string_view to_string(Role role) {
    switch (role) {
        case Role::paper:
            return "paper";
        case Role::surface:
            return "surface";
        case Role::ink:
            return "ink";
        case Role::quiet:
            return "quiet";
        case Role::line:
            return "line";
        case Role::thread:
            return "thread";
        case Role::gain:
            return "gain";
        case Role::cost:
            return "cost";
        case Role::danger:
            return "danger";
        case Role::search:
            return "search";
        case Role::rival:
            return "rival";
        case Role::piece:
            return "piece";
        case Role::deep:
            return "deep";
        case Role::ivory:
            return "ivory";
        case Role::ebony:
            return "ebony";
    }
    return "ink";
}

std::string_view to_string(Mark mark) {
    switch (mark) {
        case Mark::none:
            return "none";
        case Mark::gem:
            return "gem";
        case Mark::disc:
            return "disc";
        case Mark::square:
            return "square";
        case Mark::patch:
            return "patch";
        case Mark::amazon:
            return "amazon";
        case Mark::spent:
            return "spent";
        case Mark::dot:
            return "dot";
        case Mark::ring:
            return "ring";
    }
    return "none";
}

std::string_view to_string(Standing standing) {
    switch (standing) {
        case Standing::running:
            return "running";
        case Standing::won:
            return "won";
        case Standing::lost:
            return "lost";
    }
    return "running";
}

}  // namespace ariadne::catalog
