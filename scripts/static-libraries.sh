#!/usr/bin/env bash
# static-libraries.sh FOLDER: prints the flags that link some libraries into the program, through links in FOLDER.
#
# Their binary interfaces differ between distributions that are otherwise alike (Debian 12 has libFLAC.so.12 and
# libcmark-gfm.so.0.29.0.gfm.6, Debian 13 has 14 and gfm.13): without them, one package installs on all of these. Where an
# archive is not there, that library is linked as ever.
set -euo pipefail

folder=$1
rm -rf "$folder"
for name in FLAC cmark-gfm cmark-gfm-extensions; do
    for place in /usr/local/lib "/usr/lib/$(uname -m)-linux-gnu" /usr/lib64 /usr/lib; do
        [ -e "$place/lib$name.a" ] || continue
        mkdir -p "$folder" && ln -s "$place/lib$name.a" "$folder/"
        break
    done
done
[ -d "$folder" ] || exit 0
echo "-Xswiftc -L$(readlink -f "$folder")"
# What libFLAC needs itself.
[ ! -e "$folder/libFLAC.a" ] || echo "-Xlinker -logg"
