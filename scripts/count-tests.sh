#!/usr/bin/env bash
# Counts the tests in files of JUnit's form, as GoogleTest, Vitest and CTest write them: prints PASSED FAILED SKIPPED, then
# a line `failed name` or `skipped name: reason` for each that did not pass. A program of tests that left its own file
# beside that of CTest counts by its own file.
#   scripts/count-tests.sh FOLDER...
set -euo pipefail
shopt -s nullglob
for folder in "$@"; do
  for file in "$folder"/*.xml; do
    sed 's/>/>\n/g' "$file" | awk -v folder="$folder" -v by_ctest="$([[ $file == */ctest.xml ]] && echo 1 || echo 0)" '
      function value(name,   text) {
        if (!match($0, "[ \t]" name "=\"[^\"]*\"")) return ""
        text = substr($0, RSTART, RLENGTH)
        sub(/^[^"]*"/, "", text); sub(/"$/, "", text)
        gsub(/&#x[0-9A-Fa-f]+;/, " ", text); gsub(/&apos;|&#39;/, "\047", text); gsub(/&quot;/, "\"", text)
        gsub(/&lt;/, "<", text); gsub(/&gt;/, ">", text); gsub(/&amp;/, "\\&", text)
        return text
      }
      function settle() {
        if (name == "") return
        if (failed) print "failed " name; else if (skipped) print "skipped " name ": " reason; else print "passed"
        name = ""
      }
      /<testcase / {
        settle()
        name = value("name"); failed = skipped = 0; reason = ""
        if (by_ctest && (getline line < (folder "/" name ".xml")) >= 0) { close(folder "/" name ".xml"); name = ""; next }
        if (value("classname") != "" && !by_ctest) name = value("classname") "." name
      }
      /<failure|<error/ { failed = 1 }
      /<skipped/ { skipped = 1; reason = value("message"); sub(/^\/[^ ]*:[0-9]+ +/, "", reason); sub(/ +$/, "", reason) }
      END { settle() }'
  done
done | awk '
  $1 != "passed" { others = others "\n" $0 }
  { ++count[$1] }
  END { printf "%d %d %d%s\n", count["passed"], count["failed"], count["skipped"], others }'
