#!/usr/bin/env bash
# sanitize.sh address|thread: builds the tests with a sanitizer, in a folder of their own, and runs those that need no screen,
# sound card or program of others, with the long searches. The first thing that is found ends its run, and is shown.
set -euo pipefail
cd "$(dirname "$0")/.."

case ${1:-} in
address | thread) kind=$1 ;;
*) echo "sanitize.sh: address or thread" >&2; exit 2 ;;
esac
unset OPENAI_API_KEY OPENAI_BASE_URL NO_COLOR XDG_CONFIG_HOME XDG_STATE_HOME XDG_DATA_HOME
export DBUS_SESSION_BUS_ADDRESS=disabled:
# What the C libraries keep until the end is not lost.
export ASAN_OPTIONS=detect_leaks=0:abort_on_error=1 TSAN_OPTIONS=halt_on_error=1
# Everything takes some ten times as long.
export TEST_LIMIT=${TEST_LIMIT:-14400} ECHO_SEARCH_DAY=0

runs=values,EchoConcurrencyTests,EchoCryptoTests,EchoServingTests,EchoStoreTests,EchoTests,EchoWireTests,HouseAdaptersTests
runs+=,HouseTests,ImmersionAdaptersTests,ImmersionTests,LocalBackendTests,PhoneBridgeTests,PhoneExchangeTests
options=(--sanitize "$kind" --scratch-path ".build/$kind")
swift build --build-tests "${options[@]}"
scripts/run-tests.py --program "$(swift build --show-bin-path "${options[@]}")/echo-tuiPackageTests.xctest" \
    --with fuzzing --only "$runs"
