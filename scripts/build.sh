#!/usr/bin/env bash
# build.sh FLAGS: builds the program for use; says how long it takes when it takes long.
set -euo pipefail
cd "$(dirname "$0")/.."

program=$(swift build "$@" --show-bin-path)/echo-tui
[ -x "$program" ] || echo "Building echo-tui for the first time: some minutes, once. Later builds take seconds."
# A log only for who asks: progress goes to the terminal, the noise of an up-to-date build nowhere.
if [ -t 1 ]; then
    swift build "$@" --product echo-tui
else
    swift build "$@" --product echo-tui | tail -n 3
fi
