#!/usr/bin/env bash
# build.sh FLAGS: builds the program for use, and puts what is run, installed and packed into .build/use.
set -euo pipefail
cd "$(dirname "$0")/.."

linked=.build/release/echo-tui
used=.build/use/echo-tui

# Told to `echo-tui --version`. Whoever builds from an archive may set them; with neither, the version stands alone.
commit() {
    local id
    id=$(git rev-parse --short=12 HEAD 2>/dev/null) || return 0
    git diff --quiet HEAD -- 2>/dev/null || id+=+
    echo "$id"
}
export ECHO_COMMIT=${ECHO_COMMIT-$(commit)}
export ECHO_SWIFT=${ECHO_SWIFT-$(swift --version 2>/dev/null | sed -n 's/^.*Swift version \([0-9.]*\).*/\1/p')}

scripts/build-progress.sh swift build "$@" --product echo-tui

# What the linker made stays as it is: SwiftPM would link again. Its symbols go into a file that debuggers find.
[ "$linked" -nt "$used" ] || exit 0
mkdir -p "${used%/*}"
trap 'rm -f "$used.new"' EXIT
objcopy --only-keep-debug "$linked" "$used.debug"
strip -o "$used.new" "$linked"
objcopy --add-gnu-debuglink="$used.debug" "$used.new"
mv "$used.new" "$used"
