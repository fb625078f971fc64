#!/usr/bin/env bash
# tarball.sh PROGRAM: makes an archive of what `make install` puts in place, with an install.sh of its own, licences and sums,
# for systems without a package.
set -euo pipefail
cd "$(dirname "$0")/.."

program=$1
version=$("$program" --version)
name=echo-tui-${version%% *}-linux-$(uname -m)
work=.build/tarball/$name
date=$(git log -1 --format=%ct)

rm -rf .build/tarball && mkdir -p "$work"
scripts/install.sh install "$program" "$PWD/$work/root" ""
doc=$work/root/share/doc/echo-tui
SOURCE_DATE_EPOCH=$date scripts/licences.py "$program" "$doc"
install -m 644 LICENSE "$doc/LICENSE"
scripts/key-sheet.py > "$doc/keys.html" && chmod 644 "$doc"/*
install -m 755 packaging/tarball/install.sh "$work/install.sh"
install -m 644 "$doc/LICENSE" "$work/LICENSE"
(cd "$work" && find . -type f -printf '%P\n' | sort | xargs -d '\n' sha256sum) > "$work.sums"
install -m 644 "$work.sums" "$work/SHA256SUMS" && rm "$work.sums"
tar --sort=name --mtime="@$date" --owner=0 --group=0 --numeric-owner -C .build/tarball -cJf "$work.tar.xz" "$name"
rm -r "$work"
(cd .build/tarball && sha256sum "$name.tar.xz" > SHA256SUMS)
echo "$work.tar.xz"
