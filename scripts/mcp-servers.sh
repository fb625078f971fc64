#!/usr/bin/env bash
# mcp-servers.sh: installs the MCP servers that the tests talk to below .build, from PyPI; quiet when they are there.
# Without the index the tests of these servers are skipped, and say why.
set -euo pipefail
cd "$(dirname "$0")/.."

packages="mcp==2.3.0 mcp-server-time==2026.10.19 mcp-server-git==2026.10.19"
place=.build/mcp-servers

[ "$(cat "$place/installed" 2>/dev/null)" = "$packages" ] && exit 0
rm -rf "$place"
mkdir -p "$place"
echo "Installing from PyPI for the tests: $packages"
# shellcheck disable=SC2086 # several words are meant
if python3 -m venv "$place/venv" >"$place/log" 2>&1 &&
    "$place/venv/bin/python" -m pip install -q --disable-pip-version-check --retries 1 $packages >>"$place/log" 2>&1; then
    echo "$packages" >"$place/installed"
else
    echo "The tests of these servers are skipped: $(grep -v '^WARNING' "$place/log" | tail -n 1)"
fi
