#!/usr/bin/env bash
# test.sh [--all|--quarter]: builds the tests once, with ECHO_BUILD_OPTIONS, and runs them. --all runs the counterparts
# too, programs that others wrote, and the long searches at random; --quarter runs a quarter of them, another one each
# day.
set -euo pipefail
cd "$(dirname "$0")/.."

# A key or a server of the person who runs the tests is none of their business.
unset OPENAI_API_KEY OPENAI_BASE_URL NO_COLOR XDG_CONFIG_HOME XDG_STATE_HOME XDG_DATA_HOME
# Neither is their keyring: tests that need one start their own.
export DBUS_SESSION_BUS_ADDRESS=disabled:

case ${1:-} in
"") counterparts= ;;
--all) counterparts=$(scripts/run-tests.py --list) ;;
--quarter)
    day=$(($(date +%s) / 86400))
    counterparts=$(scripts/run-tests.py --list $((day % 4)))
    # Of the longest search a tenth, another one each time that its quarter comes.
    export ECHO_SEARCH_DAY=$((day / 4 % 10))
    ;;
*) echo "test.sh: --all, --quarter or nothing" >&2; exit 2 ;;
esac

# shellcheck disable=SC2086  # Several options, or none.
swift build --build-tests ${ECHO_BUILD_OPTIONS:-}
program=$(swift build --show-bin-path)/echo-tuiPackageTests.xctest

for name in $counterparts; do
    case $name in
    home-assistant) scripts/home-assistant.sh install ;;
    tool-servers) scripts/mcp-servers.sh ;;
    openai-package) scripts/openai-package.sh ;;
    object-store) scripts/object-store.sh ;;
    voice-frameworks) scripts/voice-frameworks.sh ;;
    languages) scripts/deps-language.sh ;;
    whisper) scripts/deps-language.sh --whisper ;;
    local-parts) scripts/local-parts.sh ;;
    esac
done

options=(--program "$program" --with "$(paste -sd, <<< "$counterparts")")
if [ -n "${ECHO_COVERAGE:-}" ]; then
    rm -rf .build/coverage && mkdir -p .build/coverage
    options+=(--coverage "$PWD/.build/coverage")
fi
scripts/run-tests.py "${options[@]}"
