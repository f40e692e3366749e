#!/usr/bin/env bash
# Rewrites every C++ file in the house style.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/files.sh | grep -E '\.(cpp|h)$' | xargs -r clang-format-19 -i
