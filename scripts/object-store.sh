#!/usr/bin/env bash
# object-store.sh: installs moto below .build, from PyPI: the S3 server that recordings are copied to in the tests, which
# checks each signature; quiet when it is there. Without the index its tests are skipped, and say why.
set -euo pipefail
cd "$(dirname "$0")/.."

packages="moto[s3,iam,server]==5.2.5"
place=.build/object-store

[ "$(cat "$place/installed" 2>/dev/null)" = "$packages" ] && exit 0
rm -rf "$place"
mkdir -p "$place"
echo "Installing from PyPI for the tests: $packages"
if python3 -m venv "$place/venv" >"$place/log" 2>&1 &&
    "$place/venv/bin/python" -m pip install -q --disable-pip-version-check --retries 1 "$packages" >>"$place/log" 2>&1; then
    echo "$packages" >"$place/installed"
else
    echo "The tests with moto are skipped: $(grep -v '^WARNING' "$place/log" | tail -n 1)"
fi
