#!/usr/bin/env bash
# build.sh FLAGS: builds the program for use, and puts what is run, installed and packed into .build/use.
set -euo pipefail
cd "$(dirname "$0")/.."

linked=.build/release/echo-tui
used=.build/use/echo-tui

scripts/build-progress.sh swift build "$@" --product echo-tui

# What the linker made stays as it is: SwiftPM would link again. Its symbols go into a file that debuggers find.
[ "$linked" -nt "$used" ] || exit 0
mkdir -p "${used%/*}"
trap 'rm -f "$used.new"' EXIT
objcopy --only-keep-debug "$linked" "$used.debug"
strip -o "$used.new" "$linked"
objcopy --add-gnu-debuglink="$used.debug" "$used.new"
mv "$used.new" "$used"
