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
swift test --skip-build --disable-xctest --no-parallel
