#!/usr/bin/env bash
# deb-check.sh PACKAGE PROGRAM: looks a package over: what it says of itself, that it needs no Swift, that it starts
# without anything of this shell, and that it installs and removes cleanly.
set -euo pipefail
cd "$(dirname "$0")/.."

package=$(readlink -f "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "deb-check: $1" >&2; exit 1; }
said() { echo "✓ $1"; }

dpkg-deb -x "$package" "$work/root"
program=$work/root/usr/bin/echo-tui

! ldd "$program" | grep -E 'libswift|libFoundation|lib_Internals|libdispatch|libBlocksRuntime|not found' \
    || fail "the program needs what a machine without Swift does not have"
said "linked to nothing of Swift"

# A terminal, and nothing else: no PATH, no library path, no home that knows the program.
env -i TERM=xterm-256color HOME="$work" script -qec "$program --version" /dev/null </dev/null >"$work/version" \
    || fail "it does not start: $(cat "$work/version")"
printf 'what is twelve times seven?\n' \
    | env -i HOME="$work" TERM=xterm-256color timeout 60 "$program" --plain --text >"$work/said" \
    || fail "it ended with status $?"
grep -q '^echo: Twelve times seven is 84' "$work/said" || fail "it did not answer: $(cat "$work/said")"
said "starts and answers with an empty environment ($(tr -d '\r\n' <"$work/version"))"

if command -v mandoc >/dev/null; then
    gunzip -c "$work/root/usr/share/man/man1/echo-tui.1.gz" | mandoc -Tlint -Wwarning || fail "the manual page is not well made"
    said "the manual page is well made"
fi
bash -n "$work/root/usr/share/bash-completion/completions/echo-tui"
if command -v zsh >/dev/null; then zsh -n "$work/root/usr/share/zsh/vendor-completions/_echo-tui"; fi
if command -v fish >/dev/null; then fish -n "$work/root/usr/share/fish/vendor_completions.d/echo-tui.fish"; fi
said "the completions can be loaded"

if command -v lintian >/dev/null; then
    lintian --allow-root --fail-on error --tag-display-limit 0 "$package" || fail "lintian found errors"
    said "lintian found no errors"
fi

# In a root of its own where there is a tool for it, else on this machine, as root and where it is not installed yet.
if [ "$(id -u)" -ne 0 ]; then
    echo "not tried: installing (that takes root)"
elif dpkg-query -W -f='${db:Status-Status}' echo-tui 2>/dev/null | grep -q .; then
    echo "not tried: installing (echo-tui is known to dpkg here; purge it first)"
else
    dpkg --install "$package" >/dev/null || { dpkg --purge echo-tui >/dev/null; fail "it does not install"; }
    [ "$(/usr/bin/echo-tui --version)" = "$(tr -d '\r\n' <"$work/version")" ] || fail "the installed program does not start"
    dpkg --verify echo-tui || fail "the installed files differ from the package's"
    files=$(dpkg --listfiles echo-tui)
    dpkg --purge echo-tui >/dev/null
    for file in $files; do
        case $file in *echo-tui*) [ ! -e "$file" ] || fail "$file is left" ;; esac
    done
    said "installs, runs and removes cleanly"
fi
