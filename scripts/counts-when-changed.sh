#!/usr/bin/env bash
# counts-when-changed.sh: make counts, when a module on a hot path or the benchmark has changed since docs/counts.txt was
# recorded; otherwise says why not.
set -euo pipefail
cd "$(dirname "$0")/.."

recorded=$(git log -1 --format=%H -- docs/counts.txt)
paths=(Sources/EchoWire Sources/EchoAudio Sources/EchoText Sources/Echo Sources/EchoScreen
    Sources/EchoApp Sources/EchoTerminal Benchmarks Package.swift)
if [ -n "$recorded" ] && git diff --quiet "$recorded" HEAD -- "${paths[@]}"; then
    echo "No hot path has changed since $(git log -1 --format=%as "$recorded"), when docs/counts.txt was recorded"
    exit 0
fi
make counts
