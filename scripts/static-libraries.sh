#!/usr/bin/env bash
# static-libraries.sh: prints the flags that link some libraries into the program.
#
# Their binary interfaces differ between distributions that are otherwise alike (Debian 12 has libFLAC.so.12 and
# libcmark-gfm.so.0.29.0.gfm.6, Debian 13 has 14 and gfm.13): without them, one package installs on all of these. The linker
# takes the archive wherever it would have taken the library; where there is no archive, the library is linked as ever.
set -euo pipefail

for name in FLAC cmark-gfm cmark-gfm-extensions; do
    for place in /usr/local/lib "/usr/lib/$(uname -m)-linux-gnu" /usr/lib64 /usr/lib; do
        [ -e "$place/lib$name.a" ] || continue
        echo "-Xlinker --remap-inputs=*/lib$name.so=$place/lib$name.a"
        # What libFLAC needs itself.
        [ $name != FLAC ] || echo "-Xlinker -logg"
        break
    done
done
