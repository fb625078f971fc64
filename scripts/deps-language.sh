#!/usr/bin/env bash
# deps-language.sh [--only-pico|--whisper]: gets what the language room uses without a network; says nothing when all is
# there. With --whisper it gets the larger pack, which understands free speech, and nothing else.
# None of it becomes part of the program: programs are run, data is read where it lies, Pico is built beside.
set -euo pipefail
cd "$(dirname "$0")/.."

# The same part that `echo-tui local get whisper-base` gets, from the same addresses.
fetch_whisper() {
    local got folder
    folder=${XDG_DATA_HOME:-$HOME/.local/share}/echo-tui/language-parts
    [ "$(id -u)" -ne 0 ] || folder=/usr/local/lib/echo-tui/language
    # Not local: what is done at the end is done outside of this function.
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    if [ ! -e "$folder/whisper/model/model.bin" ]; then
        echo "Getting a Whisper model and what runs it in $folder/whisper: 220 MB to load, 380 MB on disk"
        mkdir -p "$folder"
        python3 Parts/get-part.py Parts/parts.toml whisper-base "$folder/parts" > "$work/told" || {
            tail -n 1 "$work/told" >&2
            exit 1
        }
        got=$folder/parts/whisper-base
        rm -rf "$folder/whisper"
        mkdir -p "$folder/whisper/model"
        mv "$got/lib" "$folder/whisper/lib"
        mv "$got"/model.bin "$got"/*.json "$folder/whisper/model/"
        rm -rf "$got"
        rmdir "$folder/parts"
    fi
    cp scripts/hear-freely.py "$folder/whisper/hear-freely.py"
}

case ${1:-} in
--whisper) fetch_whisper ;;
--only-pico) bash Parts/language.sh get pico ;;
*) bash Parts/language.sh deps ;;
esac
