#include "server/operations/within.h"

#include <algorithm>

namespace ariadne::server {

Within::Within(Budget& whole, std::optional<double> seconds)
    : whole_(whole), seconds_(std::min(seconds.value_or(whole.limits().seconds), whole.seconds_left())) {
    if (seconds) part_.emplace(limits(), &cancel_, sink());
}

Limits Within::limits() const {
    return {.nodes = whole_.limits().nodes, .seconds = std::max(seconds_, 0.0), .bytes = whole_.limits().bytes};
}

ProgressSink Within::sink() {
    return [this](const Progress& progress) {
        whole_.phase(progress.phase, progress.fraction);
        if (progress.best) whole_.best(*progress.best);
        if (progress.bound) whole_.bound(*progress.bound);
        // Of several computations one after another, each begins at 0.
        const std::uint64_t more = progress.nodes < reported_ ? progress.nodes : progress.nodes - reported_;
        reported_ = progress.nodes;
        whole_.spend(more);
        if (!whole_.check()) cancel_ = true;
    };
}

}  // namespace ariadne::server
