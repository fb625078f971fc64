#!/usr/bin/env bash
# openai-package.sh: installs OpenAI's Python package, with which the tests ask the offline server, below .build, from PyPI;
# quiet when it is there. Without the index its tests are skipped, and say why.
set -euo pipefail
cd "$(dirname "$0")/.."

packages="openai[realtime]==3.57.0"
place=.build/openai-package

[ "$(cat "$place/installed" 2>/dev/null)" = "$packages" ] && exit 0
rm -rf "$place"
mkdir -p "$place"
echo "Installing from PyPI for the tests: $packages"
if python3 -m venv "$place/venv" >"$place/log" 2>&1 &&
    "$place/venv/bin/python" -m pip install -q --disable-pip-version-check --retries 1 "$packages" >>"$place/log" 2>&1; then
    echo "$packages" >"$place/installed"
else
    echo "The tests with OpenAI's package are skipped: $(grep -v '^WARNING' "$place/log" | tail -n 1)"
fi
