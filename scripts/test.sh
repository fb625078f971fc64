#!/usr/bin/env bash
# test.sh: builds the tests once and runs them; those that play and record sound one after the other, last.
set -euo pipefail
cd "$(dirname "$0")/.."

# A key or a server of the person who runs the tests is none of their business.
unset OPENAI_API_KEY OPENAI_BASE_URL NO_COLOR XDG_CONFIG_HOME XDG_STATE_HOME XDG_DATA_HOME
alone='^(EchoALSATests|AcceptanceTests|ProgramTests)\.'

swift build --build-tests
swift test --skip-build --disable-xctest --skip "$alone"
swift test --skip-build --disable-xctest --no-parallel --filter "$alone"
