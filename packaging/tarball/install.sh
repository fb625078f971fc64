#!/bin/sh
# install.sh [PREFIX]: copies the program below PREFIX: /usr/local for root, ~/.local for everybody else.
# install.sh --uninstall [PREFIX]: removes exactly these files. What the program has saved stays; see echo-tui data.
set -eu
cd "$(dirname "$0")"

what=install
if [ "${1:-}" = --uninstall ]; then what=uninstall; shift; fi
if [ "$(id -u)" -eq 0 ]; then prefix=${1:-/usr/local}; else prefix=${1:-$HOME/.local}; fi
case $prefix in
/*) ;;
*) echo "install.sh: $prefix is no absolute path" >&2; exit 1 ;;
esac

# The files of the tree, by their sums.
files() { sed -n 's/^[0-9a-f]* [ *]root\///p' SHA256SUMS; }

if [ $what = uninstall ]; then
    files | while IFS= read -r file; do rm -f "$prefix/$file"; done
    for folder in share/doc/echo-tui share/echo-tui/themes share/echo-tui/parts share/echo-tui/docs \
        share/echo-tui; do
        rmdir "$prefix/$folder" 2>/dev/null || true
    done
    echo "echo-tui is removed from $prefix."
    exit 0
fi

sha256sum --quiet --check SHA256SUMS || { echo "install.sh: a file differs from what was packed: get it again" >&2; exit 1; }
files | while IFS= read -r file; do
    mkdir -p "$prefix/$(dirname "$file")"
    cp "root/$file" "$prefix/$file.new"
    mv "$prefix/$file.new" "$prefix/$file"
done
echo "echo-tui is installed in $prefix. Remove it with: $PWD/install.sh --uninstall $prefix"

missing=$(ldd "$prefix/bin/echo-tui" | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' | sort -u)
if [ -n "$missing" ]; then
    echo "It needs libraries that are not here:" $missing >&2
    echo "On Debian and Ubuntu install the .deb instead, which brings them. On other systems:" >&2
    echo "  Fedora  dnf install alsa-lib speexdsp flite pocketsphinx-libs sqlite-libs libargon2 libopusenc opusfile openssl-libs" >&2
    echo "  Arch    pacman -S alsa-lib speexdsp flite sqlite argon2 libopusenc opusfile openssl; from the AUR: pocketsphinx" >&2
    exit 1
fi
case :$PATH: in
*:"$prefix/bin":*) ;;
*) echo "$prefix/bin is not in your PATH: start it as $prefix/bin/echo-tui, or add the folder." ;;
esac
