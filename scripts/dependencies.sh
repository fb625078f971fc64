#!/usr/bin/env bash
# dependencies.sh run|test: sees to the system packages; says nothing when all are there.
set -euo pipefail
cd "$(dirname "$0")/.."

run_packages="ca-certificates libncurses-dev libasound2-dev libasound2-plugins libspeexdsp-dev flite1-dev libpocketsphinx-dev pocketsphinx-en-us libcmark-gfm-dev libcmark-gfm-extensions-dev libsqlite3-dev libargon2-dev libsecret-1-0 libopusenc-dev libopusfile-dev libflac-dev libssl-dev zlib1g-dev"
test_packages="libvterm-dev openssl pulseaudio pulseaudio-utils sox flite python3 python3-jsonschema python3-venv git tmux screen ncurses-term valgrind dbus gnome-keyring libsecret-tools procps opus-tools chromium postgresql-15 libpq5 baresip-core sip-tester"

# What the packages bring, for systems that name them otherwise.
run_headers="curses.h cmark-gfm.h alsa/asoundlib.h speex/speex_echo.h flite/flite.h pocketsphinx.h sqlite3.h argon2.h opus/opusenc.h opus/opusfile.h FLAC/stream_encoder.h openssl/evp.h zlib.h"
test_headers="vterm.h"
test_programs="openssl pulseaudio pactl sox flite python3 git tmux screen valgrind dbus-daemon gnome-keyring-daemon secret-tool pkill opusinfo opusdec chromium initdb baresip sipp"

require_swift() {
    command -v swift >/dev/null && return
    echo "echo-tui needs Swift 6.3 or later, which is not installed. Get it from https://www.swift.org/install/linux/" >&2
    exit 1
}

is_installed() {
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

install_with_apt() {
    local package missing=() sudo=()
    for package in "$@"; do is_installed "$package" || missing+=("$package"); done
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { echo "As root, run: apt-get install ${missing[*]}" >&2; exit 1; }
        sudo=(sudo)
    fi
    echo "Installing ${#missing[@]} system packages with apt-get: ${missing[*]}"
    "${sudo[@]}" apt-get update -qq </dev/null
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" </dev/null >/dev/null
}

has_header() {
    local directory
    for directory in /usr/include /usr/include/* /usr/local/include; do [ -e "$directory/$1" ] && return; done
    return 1
}

check_elsewhere() {
    local name missing=()
    for name in $1; do has_header "$name" || missing+=("$name"); done
    for name in $2; do command -v "$name" >/dev/null || missing+=("$name"); done
    [ ${#missing[@]} -gt 0 ] || return 0
    cat >&2 <<MESSAGE
Missing here: ${missing[*]}
They are installed for you on Debian and its relatives; on this system please install:
  Fedora  dnf install ncurses-devel alsa-lib-devel speexdsp-devel flite-devel pocketsphinx-devel pocketsphinx-models cmark-gfm-devel sqlite-devel libargon2-devel libsecret libopusenc-devel opusfile-devel flac-devel openssl-devel zlib-devel
          for the tests: libvterm-devel openssl pulseaudio pulseaudio-utils alsa-plugins-pulseaudio sox flite python3-jsonschema tmux screen ncurses-term dbus-daemon gnome-keyring procps-ng opus-tools chromium postgresql-server libpq baresip sipp
  Arch    pacman -S ncurses alsa-lib speexdsp flite cmark-gfm sqlite argon2 libsecret libopusenc opusfile flac openssl zlib; from the AUR: pocketsphinx
          for the tests: libvterm openssl pulseaudio alsa-plugins sox python-jsonschema tmux screen dbus gnome-keyring procps-ng opus-tools chromium postgresql-server libpq baresip sipp
MESSAGE
    exit 1
}

# What was built before libvterm came does without it, and does not notice by itself that it is there now.
notice_libvterm() {
    local built
    for built in .build/{,coverage/}*/*/Modules/ProgramHarness.swiftmodule; do
        [ -e "$built" ] && [ -n "$(find /usr/include/vterm.h -cnewer "$built" 2>/dev/null)" ] || continue
        touch Tests/ProgramHarness/Terminal/*.swift
    done
}

what=${1:-run}
require_swift
if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
    # shellcheck disable=SC2086  # lists of words
    install_with_apt $run_packages $([ "$what" = test ] && echo "$test_packages")
elif [ "$what" = test ]; then
    check_elsewhere "$run_headers $test_headers" "$test_programs"
else
    check_elsewhere "$run_headers" ""
fi
[ "$what" != test ] || notice_libvterm
