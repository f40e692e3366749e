#!/usr/bin/env bash
# Prints every C++ file of the project, one a line, whether git knows it already or not.
set -euo pipefail
cd "$(dirname "$0")/.."
git ls-files --cached --others --exclude-standard -- '*.cpp' '*.h' | sort -u | while read -r file; do
  [ ! -f "$file" ] || echo "$file"
done
