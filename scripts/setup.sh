#!/usr/bin/env bash
# Installs the Debian packages that are missing, and does nothing when none is.
#   scripts/setup.sh GROUP...     GROUP: build (compiler, libraries, what builds the page), test (adds test libraries,
#                                 fuzzer, linters, a browser, MPI), package (makes Debian packages and tries them),
#                                 cluster (MPI and a scheduler)
set -euo pipefail

build=(g++ cmake ninja-build pkg-config gettext libfmt-dev libcli11-dev libboost1.81-dev libboost-json1.81-dev libcairo2-dev coinor-libclp-dev
       libgif-dev libncurses-dev libspdlog-dev zlib1g-dev)
test=(ccache libgtest-dev librapidcheck-dev clang-19 lld-19 libclang-rt-19-dev clang-format-19 clang-tidy-19 shellcheck man-db
      tmux chromium-headless-shell fonts-dejavu-core libopenmpi-dev openmpi-bin)
package=(dpkg-dev file lintian debootstrap)
cluster=(slurm-wlm munge libopenmpi-dev openmpi-bin)
# Node.js builds the page. One that came from elsewhere than Debian brings its own npm.
command -v node >/dev/null || build+=(nodejs)
command -v npm >/dev/null || build+=(npm)

wanted=()
for group in "$@"; do
  case $group in
    build) wanted+=("${build[@]}") ;;
    test) wanted+=("${test[@]}") ;;
    package) wanted+=("${package[@]}") ;;
    cluster) wanted+=("${cluster[@]}") ;;
    *) echo "setup: unknown group '$group' (build, test, package or cluster expected)" >&2; exit 2 ;;
  esac
done

if ! command -v dpkg-query >/dev/null; then
  echo "setup: this is not Debian; what corresponds to these packages must be there: ${wanted[*]}" >&2
  exit 0
fi

installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${wanted[@]}" 2>/dev/null |
            sed -n 's/ installed$//p' || true)
missing=()
for package in "${wanted[@]}"; do
  grep -qxF "$package" <<<"$installed" || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" != 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "setup: as root, run: apt-get install ${missing[*]}" >&2
    exit 1
  fi
  as_root=(sudo)
fi

apt_get() { "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y "$@" </dev/null; }
install_missing() { apt_get install --no-install-recommends "${missing[@]}"; }
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# Package lists may be absent, or so old that what they name is gone: then they are fetched and the
# installation is tried once more.
echo "setup: installing ${missing[*]}" >&2
if ! install_missing >"$log" 2>&1; then
  { apt_get update && install_missing; } >"$log" 2>&1 || { tail -n 30 "$log" >&2; exit 1; }
fi
