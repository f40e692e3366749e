#!/usr/bin/env bash
# Makes the sources that carry files inside the program: FOLDER and everything below it, and single files under a path.
#   scripts/carry.sh OUT.S OUT.cpp FOLDER [PATH=FILE ...]
# OUT.S has the bytes of each file, as they are and packed with gzip; OUT.cpp the table of src/server/static_files.h.
set -euo pipefail
assembler=$1 table=$2 folder=$3
shift 3

media_type() {
  case $1 in
    *.html) echo 'text/html; charset=utf-8' ;;
    *.js | *.mjs) echo 'text/javascript; charset=utf-8' ;;
    *.css) echo 'text/css; charset=utf-8' ;;
    *.json | *.map) echo 'application/json' ;;
    *.webmanifest) echo 'application/manifest+json' ;;
    *.svg) echo 'image/svg+xml' ;;
    *.png) echo 'image/png' ;;
    *.ico) echo 'image/x-icon' ;;
    *.woff2) echo 'font/woff2' ;;
    *.wasm) echo 'application/wasm' ;;
    *.txt) echo 'text/plain; charset=utf-8' ;;
    *) echo 'application/octet-stream' ;;
  esac
}

# Names that Vite gives: assets/index-DiwrgTda.js
is_hashed() { [[ $1 =~ ^/assets/.*-[A-Za-z0-9_-]{8}\.[a-z0-9]+$ ]]; }

packed=$assembler.packed
rm -rf "$packed"
mkdir -p "$packed"
{
  printf '/* The files that travel inside the program, as they are and packed; made by scripts/carry.sh. */\n'
  printf '.section .rodata\n'
} >"$assembler.new"
rows='' declarations='' number=0

carry() {
  local path=$1 file=$2 gzip=$packed/$number.gz immutable=false tag
  gzip -9 -n -c "$file" >"$gzip"
  # A packed file that saves less than a tenth is not worth unpacking.
  [ $(($(stat -c %s "$gzip") * 10)) -lt $(($(stat -c %s "$file") * 9)) ] || : >"$gzip"
  tag=$(sha256sum "$file" | cut -c 1-16)
  if is_hashed "$path"; then immutable=true; fi
  local kind name
  for kind in plain packed; do
    name=ariadne_carried_${kind}_$number
    printf '.balign 16\n.global %s\n.global %s_end\n%s:\n.incbin "%s"\n%s_end:\n.byte 0\n' "$name" "$name" "$name" \
      "$([ $kind = plain ] && echo "$file" || echo "$gzip")" "$name" >>"$assembler.new"
    declarations+="extern \"C\" const char ${name}[];"$'\n'"extern \"C\" const char ${name}_end[];"$'\n'
  done
  rows+="        {\"$path\", \"$(media_type "$path")\", \"$tag\", $immutable,"
  rows+=" {ariadne_carried_plain_$number, static_cast<std::size_t>(ariadne_carried_plain_${number}_end - ariadne_carried_plain_$number)},"
  rows+=" {ariadne_carried_packed_$number, static_cast<std::size_t>(ariadne_carried_packed_${number}_end - ariadne_carried_packed_$number)}},"$'\n'
  number=$((number + 1))
}

while IFS= read -r -d '' file; do
  name=${file#"$folder"}
  # Only plain names are served; anything else is a mistake of the build.
  [[ $name =~ ^(/[A-Za-z0-9_.-]+)+$ ]] || { echo "carry: '$name' is no plain name" >&2; exit 1; }
  carry "$name" "$file"
done < <(find "$folder" -type f -print0 | LC_ALL=C sort -z)
for pair in "$@"; do carry "${pair%%=*}" "${pair#*=}"; done

printf '.section .note.GNU-stack,"",%%progbits\n' >>"$assembler.new"
cat >"$table.new" <<END
// Made by scripts/carry.sh.
#include <array>
#include <cstddef>

#include "server/static_files.h"

$declarations
namespace ariadne::server {

std::span<const CarriedFile> carried_files() {
    static const std::array<CarriedFile, $number> files{{
$rows    }};
    return files;
}

}  // namespace ariadne::server
END
mv "$assembler.new" "$assembler"
mv "$table.new" "$table"
