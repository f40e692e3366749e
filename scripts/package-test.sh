#!/usr/bin/env bash
# Tries the Debian packages on a machine that has nothing but Debian 12: they install, work, and leave nothing behind.
#   scripts/package-test.sh [FOLDER]      (build/packages if not given; `make deb` fills it)
# The machine is a folder with a new Debian in it, made with the mirror and the settings of this machine's apt. Where it
# cannot be made, the script says `skipped: REASON` and exits with 77.
set -euo pipefail
export LC_ALL=C

skip() { echo "skipped: $*"; exit 77; }
fail() { echo "package-test: $*" >&2; exit 1; }
say() { printf '%4d s  %s\n' $SECONDS "$*"; }

# In a namespace of its own: what is mounted here goes when the script goes, whatever ends it.
if [ "${PACKAGE_TEST_INSIDE:-}" != yes ]; then
  [ "$(id -u)" = 0 ] || skip "only root can make a new Debian"
  for tool in debootstrap lintian unshare apt-get; do
    command -v "$tool" >/dev/null || skip "$tool is not installed (scripts/setup.sh package)"
  done
  unshare --mount true 2>/dev/null || skip "mounting is not allowed"
  PACKAGE_TEST_INSIDE=yes exec unshare --mount -- "$0" "$@"
fi

here=$(realpath "$(dirname "$0")")
packages=$(realpath "${1:-"$here/../build/packages"}")
architecture=$(dpkg --print-architecture)
suite=bookworm
program=$(find "$packages" -name "ariadne_*_$architecture.deb")
library=$(find "$packages" -name "libariadne-dev_*_$architecture.deb")
for package in "$program" "$library"; do
  [ -f "$package" ] || fail "one package of each name expected in $packages"
done

work=$(mktemp -d)
root=$work/root
server=
clean_up() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  umount -l "$root/proc" 2>/dev/null || true
  umount -l "$root" 2>/dev/null || true
  rm -rf --one-file-system "$work"
}
trap clean_up EXIT
trap 'exit 1' INT TERM HUP

# --- lintian ---
lintian --allow-root --fail-on error --tag-display-limit 0 "$program" "$library" || fail "lintian finds errors"
say "lintian is content"

# --- a new Debian ---
# shellcheck disable=SC2016
mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' "Release: $suite" 'Component: main' | sed -n 1p)
[ -n "$mirror" ] || skip "apt knows no mirror of Debian 12 here"
eval "$(apt-config shell http_proxy Acquire::http::Proxy https_proxy Acquire::https::Proxy)"
export http_proxy=${http_proxy:-} https_proxy=${https_proxy:-}
# In memory, where there is plenty: dpkg waits for a disk often.
mkdir "$root"
if awk '/^MemAvailable/ {enough = $2 > 4000000} END {exit !enough}' /proc/meminfo; then
  mount -t tmpfs -o mode=755 package-test "$root" || skip "mounting is not allowed"
fi
debootstrap --variant=minbase "$suite" "$root" "$mirror" >"$work/log" 2>&1 </dev/null ||
  skip "debootstrap made no Debian: $(tail -n 1 "$work/log")"
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc" || skip "mounting is not allowed"

# Where this machine's apt gets its packages from, and how; nothing else of its settings.
rm -f "$root/etc/apt/sources.list"
for item in sources.list sources.list.d auth.conf auth.conf.d trusted.gpg trusted.gpg.d keyrings; do
  [ ! -e "/etc/apt/$item" ] || cp -a "/etc/apt/$item" "$root/etc/apt/"
done
cp -a /usr/share/keyrings "$root/usr/share/"
apt-config dump | grep '^Acquire::' >"$root/etc/apt/apt.conf.d/50fetching"
for item in /etc/ssl/certs/ca-certificates.crt /etc/resolv.conf /etc/hosts; do
  [ ! -e "$item" ] || { mkdir -p "$root${item%/*}" && cp -L "$item" "$root$item"; }
done

inside=(env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive
        http_proxy="$http_proxy" https_proxy="$https_proxy" chroot "$root")
quietly() { "$@" >"$work/log" 2>&1 </dev/null || { tail -n 30 "$work/log" >&2; fail "this failed: $*"; }; }
apt_get() { quietly "${inside[@]}" apt-get -q -y --no-install-recommends "$@"; }
# shellcheck disable=SC2016
installed() { "${inside[@]}" dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' | sed -n 's/^ii *//p' | sort; }
# The names of all files, but for those in which apt and dpkg keep their books.
files() {
  (cd "$root" && find . -xdev \( -path ./packages -o -path ./var/lib/dpkg -o -path ./var/lib/apt -o -path ./var/cache \
    -o -path ./var/log \) -prune -o -print | sort)
}
apt_get update
say "a new Debian 12, $(installed | wc -l) packages"

# --- install ---
mkdir "$root/packages"
cp "$program" "$library" "$root/packages/"
program=/packages/$(basename "$program") library=/packages/$(basename "$library")
install() {  # install FILE [PACKAGE...]: dependencies and PACKAGEs first, to tell what they bring from what FILE brings
  local added name
  name=$(dpkg-deb -f "$root$1" Package)
  apt_get satisfy "$(dpkg-deb -f "$root$1" Depends)" "${@:2}"
  files >"$work/files"
  installed >"$work/installed"
  apt_get install "$1"
  added=$(installed | comm -13 "$work/installed" -)
  [ "$added" = "$name" ] || fail "installed were: $added; $name alone expected"
}
install "$program"
for absent in g++ gcc cc node; do
  [ ! -e "$root/usr/bin/$absent" ] || fail "$absent is there: not what a new Debian has"
done
say "ariadne is installed, after $(wc -l <"$work/installed") packages"

# --- use ---
quietly "${inside[@]}" ariadne --help
quietly "${inside[@]}" ariadne solve /usr/share/doc/ariadne/examples/vault.txt
grep -q '\b62\b' "$work/log" || fail "62 steps expected: $(cat "$work/log")"
quietly zcat "$root/usr/share/man/man1/ariadne.1.gz"
grep -q '^\.TH ARIADNE 1' "$work/log" || fail "that is no manual"
quietly zcat "$root/usr/share/doc/ariadne/changelog.gz"
grep -q 'OFL-1.1' "$root/usr/share/doc/ariadne/copyright" || fail "no word on the licence of the typeface"
quietly "${inside[@]}" bash -c '. /usr/share/bash-completion/completions/ariadne && complete -p ariadne'
say "it solves, and has manual and completion"

: >"$work/address"  # there before anybody looks
"${inside[@]}" ariadne serve --port 0 >"$work/address" 2>"$work/log" </dev/null &
server=$!
port=
while [ -z "$port" ]; do
  port=$(sed -n 's|^Ariadne is at http://127.0.0.1:\([0-9]*\).*|\1|p' "$work/address")
  kill -0 "$server" 2>/dev/null || { cat "$work/log" >&2; fail "the server ended"; }
  sleep 0.1
done
get() {  # get PATH: the whole response, in $work/response
  exec 3<>"/dev/tcp/127.0.0.1/$port"
  printf 'GET %s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "$1" "$port" >&3
  cat <&3 >"$work/response"
  exec 3>&-
  head -n 1 "$work/response" | grep ' 200 ' >/dev/null || fail "$1 is answered with $(head -n 1 "$work/response")"
}
get /api/health
get /
grep -q '/assets/.*\.js' "$work/response" || fail "the page of the studio is not in the program"
kill "$server"
wait "$server" || fail "the server did not end well"
server=
say "the studio answers"

# --- remove ---
remove() {  # remove PACKAGE: what is there then is what was there before
  apt_get purge "$1"
  files | diff "$work/files" - >"$work/log" || { cat "$work/log" >&2; fail "$1 left files behind, or took others"; }
  installed | diff "$work/installed" - >&2 || fail "$1 took other packages along"
  say "$1 is removed, and nothing is left"
}
remove ariadne

# --- the library ---
install "$library" g++
say "libariadne-dev is installed, after $(wc -l <"$work/installed") packages"
cp "$here/../tests/install/main.cpp" "$root/packages/"
# shellcheck disable=SC2016
quietly "${inside[@]}" sh -c 'cd /packages && g++ -std=c++23 main.cpp $(pkg-config --cflags --libs ariadne) -o main'
said=$("${inside[@]}" /packages/main)
[ "$said" = "3 steps, life 2" ] || fail "the program said '$said', '3 steps, life 2' expected"
say "a program was built with it"
remove libariadne-dev
