#!/usr/bin/env bash
# picture.sh PROGRAM [FOLDER]: a short spoken conversation, offline, on a virtual sound card, as docs/pictures/*.png.
# No state of yours is touched. Needs flite, sox, PulseAudio, and for Python: pyte ptyprocess pillow fonttools.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=${2:-docs/pictures}
home=$(mktemp -d)
card=Tests/ProgramHarness/Sound/virtual-audio.sh
trap '"$card" stop "$home/card"; rm -rf "$home"' EXIT
eval "$("$card" start "$home/card")"
mkdir -p "$folder"
env -u OPENAI_API_KEY -u NO_COLOR HOME="$home" XDG_CONFIG_HOME="$home" XDG_STATE_HOME="$home" XDG_DATA_HOME="$home" \
    python3 scripts/picture.py "$1" "$folder"
echo "Pictures were taken in $folder: look at them before you commit them."
