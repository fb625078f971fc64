#!/usr/bin/env bash
# test.sh: builds the tests once and runs them; one after the other.
set -euo pipefail
cd "$(dirname "$0")/.."

# A key or a server of the person who runs the tests is none of their business.
unset OPENAI_API_KEY OPENAI_BASE_URL NO_COLOR XDG_CONFIG_HOME XDG_STATE_HOME XDG_DATA_HOME
# Neither is their keyring: tests that need one start their own.
export DBUS_SESSION_BUS_ADDRESS=disabled:

swift build --build-tests
scripts/mcp-servers.sh
scripts/home-assistant.sh install

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# run LIMIT EVENTS [OPTION...]: runs tests, which are shown; what becomes of each is written to the file EVENTS.
run() {
    local limit=$1 events=$2 ended=0
    shift 2
    timeout --foreground -k 10 "$limit" swift test --skip-build --ignore-lock --disable-xctest \
        --event-stream-version 0 --event-stream-output-path "$events" "$@" || ended=$?
    if [ $ended -eq 124 ] || [ $ended -eq 137 ]; then
        pkill -KILL -f "^$PWD/.build/.*PackageTests.xctest" || true
        echo "The tests stood still." >&2
    fi
    return $ended
}

# list TITLE: the titles of the tests in standard input.
list() {
    echo "$1"
    cut -f 3 | sed 's/^/  /'
}

# Values and drawings need nothing but the processor, and share it. The others wait most of the time, for clocks, devices
# and each other: of those with screens and sound one runs at a time, and beside it one of those with servers and files.
# One that waits for a neighbour's work tells nothing about the program.
together='^(Architecture|EchoAudio|EchoPresentation|EchoTerminal|EchoText|EchoWire)Tests[.]'
screens='^(Acceptance|EchoALSA|Program)Tests[.]'
# Tests that start processes of their own wait for any child that ends, and for ever when one is there that nobody takes
# leave of: they run where there are no others.
apart='What conversations leave behind'
# Tests that ask how soon a person is answered to run where nothing else does.
quiet='A person interrupts the program'
status=0
# All take less than 25 minutes on two free cores; a machine that does other things too may need longer.
run 15m "$work/together" --filter "$together" || status=$?
run 5m "$work/apart" --no-parallel --filter "$apart" || status=$?
run "${TEST_LIMIT:-35m}" "$work/screens" --no-parallel --filter "$screens" --skip "$quiet" &
beside=$!
run "${TEST_LIMIT:-35m}" "$work/servers" --no-parallel --skip "$together" --skip "$screens" --skip "$apart" || status=$?
wait $beside || status=$?
run 5m "$work/quiet" --no-parallel --filter "$quiet" || status=$?
[ "$status" -ne 0 ] || exit 0

cat "$work"/{together,apart,screens,servers,quiet} > "$work/events"
failed=$(scripts/failed-tests.py "$work/events")
{
    [ -n "$failed" ] && list "Failed:" <<< "$failed" || echo "Failed, and no test by name: see above"
} >&2

# Real sound cards and clocks on a busy machine: a test or three that use sound are asked again, alone. What fails twice
# is a defect, and so is more at once, and whatever fails without sound.
[ -n "$failed" ] && [ "$(wc -l <<< "$failed")" -le 3 ] && ! grep -qv '^sound' <<< "$failed" || exit "$status"
run 10m "$work/again" --no-parallel --filter "$(cut -f 2 <<< "$failed" | paste -sd '|')"
passed=$(scripts/failed-tests.py "$work/again" --passed)
[ "$(cut -f 3 <<< "$passed" | sort)" = "$(cut -f 3 <<< "$failed" | sort)" ] || {
    echo "test.sh: not all that failed could be asked again" >&2
    exit 1
}
list "Passed only when asked again, alone:" <<< "$failed"
