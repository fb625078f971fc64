#!/usr/bin/env bash
# test.sh: builds the tests once and runs them; one after the other.
set -euo pipefail
cd "$(dirname "$0")/.."

# A key or a server of the person who runs the tests is none of their business.
unset OPENAI_API_KEY OPENAI_BASE_URL NO_COLOR XDG_CONFIG_HOME XDG_STATE_HOME XDG_DATA_HOME

# One after the other: the tests of servers, screens and sound share two cores, and a test that waits for a
# neighbour's work tells nothing about the program.
swift build --build-tests
scripts/mcp-servers.sh
run() { timeout --foreground -k 10 "${TEST_LIMIT:-35m}" swift test --skip-build --disable-xctest --no-parallel; }

# They take a quarter of an hour. A run that stands still is ended, and begun once more: what stood still is the last
# that was started, and is to be mended.
status=0
run || status=$?
if [ "$status" -eq 124 ] || [ "$status" -eq 137 ]; then
    pkill -KILL -f "^$PWD/.build/.*PackageTests.xctest" || true
    echo "The tests stood still (see the last that was started above) and are run once more." >&2
    run
else
    exit "$status"
fi
