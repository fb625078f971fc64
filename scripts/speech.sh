#!/usr/bin/env bash
# speech.sh: gets recordings of people for `echo-bench --only local` into .build/speech; says nothing when they are there.
# They are packages of Debian, checked and unpacked; nothing is installed, and nothing becomes part of the program.
# asterisk-core-sounds: CC BY-SA 3.0, by Allison Smith and June Wallack. pocketsphinx-testdata: BSD-2-Clause; LibriVox's
# recordings in it are in the public domain.
set -euo pipefail
cd "$(dirname "$0")/.."
folder=.build/speech
[ ! -e "$folder/done" ] || exit 0

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
echo "Getting recordings of people into $folder: 62 MB to load, 80 MB on disk"
cd "$work"
apt-get download -qq asterisk-core-sounds-{en,es,fr}-wav=1.6.1-1 pocketsphinx-testdata=0.8+5prealpha+1-15
# Sums by what the names of the packages have in them.
while read -r sum name; do echo "$sum  $(echo *"$name"*.deb)"; done << SUMS | sha256sum --check --quiet
2be3ea287d83299d143815fa804f11179a75b7affd4a758b98b55f5afc18a35d -en-wav
9283a09a6d56fccdcc2bcfe86c48f0f844289cfbd46a3184d8785a6f7f569903 -es-wav
8d4e1bc32ed5ba7fbda40841ca1825ed20cc6232724a473c90f8bb0e53e6073e -fr-wav
eaeb7a01d54f20b799d1a81ef110ec544b2cb47ea006614078220737a33019f0 testdata
SUMS
cd - > /dev/null
for package in "$work"/*.deb; do dpkg -x "$package" "$work/all"; done
mkdir -p "$folder"
rm -rf "$folder/asterisk" "$folder/pocketsphinx"
mv "$work/all/usr/share/asterisk/sounds" "$folder/asterisk"
mv "$work/all/usr/share/pocketsphinx/test/data" "$folder/pocketsphinx"
touch "$folder/done"
