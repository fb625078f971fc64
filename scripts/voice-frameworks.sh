#!/usr/bin/env bash
# voice-frameworks.sh: installs LiveKit's and Pipecat's clients of OpenAI's voices, with which the tests talk to the offline
# server, below .build, from PyPI, each for itself; quiet when they are there. Without the index their tests are skipped, and
# say why.
set -euo pipefail
cd "$(dirname "$0")/.."

place=.build/voice-frameworks
mkdir -p "$place"

install() {
    local name=$1 packages=$2
    [ "$(cat "$place/$name.installed" 2>/dev/null)" = "$packages" ] && return
    rm -rf "${place:?}/$name" "$place/$name.installed"
    echo "Installing from PyPI for the tests: $packages"
    # shellcheck disable=SC2086
    if python3 -m venv "$place/$name" >"$place/$name.log" 2>&1 &&
        "$place/$name/bin/python" -m pip install -q --disable-pip-version-check --retries 1 $packages >>"$place/$name.log" 2>&1; then
        echo "$packages" >"$place/$name.installed"
    else
        echo "The tests with $name are skipped: $(grep -v '^WARNING' "$place/$name.log" | tail -n 1)"
    fi
}

install livekit "livekit-agents==1.8.9 livekit-plugins-openai==1.8.9"
install pipecat "pipecat-ai[openai]==1.14.0"
