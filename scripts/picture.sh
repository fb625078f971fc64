#!/usr/bin/env bash
# picture.sh PROGRAM: a short conversation, offline and written, as docs/screen.png. No state of yours is touched.
set -euo pipefail
cd "$(dirname "$0")/.."

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -p docs
env -u OPENAI_API_KEY HOME="$home" XDG_CONFIG_HOME="$home" XDG_STATE_HOME="$home" XDG_DATA_HOME="$home" \
    python3 scripts/screenshot.py --size 120x40 --wait 3 --out docs/screen.png \
    -k "<until:F1>what can you do?<Enter><wait:4>" -k "how many minutes are in a day?<Enter><wait:4>" \
    -- "$1" --text
echo "docs/screen.png was taken: look at it before you commit it."
