#!/usr/bin/env bash
# build.sh FLAGS: builds the program for use and shows how far that is.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/build-progress.sh swift build "$@" --product echo-tui
