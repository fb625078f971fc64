#!/usr/bin/env bash
# deb.sh PROGRAM: makes a Debian package of what `make install` puts in place; no more than dpkg-dev is needed.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v dpkg-shlibdeps >/dev/null; then
    echo "Installing dpkg-dev with apt-get…"
    as_root=()
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get install -y -qq --no-install-recommends dpkg-dev </dev/null >/dev/null
fi

# The same libraries have another name since Debian 13 and Ubuntu 24.04, where time has 64 bits on all machines.
either_name() {
    sed -E 's/\b(libasound2|libsphinxbase3|libssl3)(t64)?( \([^)]*\))?(,|$)/\1\3 | \1t64\3\4/g'
}

program=$1
version=$("$program" --version)
version=${version%% *}
architecture=$(dpkg --print-architecture)
root=.build/deb/root
package=.build/deb/echo-tui_${version}_$architecture.deb

rm -rf .build/deb && mkdir -p "$root/DEBIAN" .build/deb/debian
scripts/install.sh install "$program" "$PWD/$root" /usr
doc=$root/usr/share/doc/echo-tui
install -D -m 644 packaging/copyright "$doc/copyright"
scripts/licences.py "$program" "$doc" && chmod 644 "$doc/echo-tui.spdx.json"
gzip -9n "$doc/THIRD-PARTY-NOTICES.txt" && chmod 644 "$doc/THIRD-PARTY-NOTICES.txt.gz"
scripts/key-sheet.py > "$doc/keys.html" && chmod 644 "$doc/keys.html"
gzip -9n < packaging/changelog > "$doc/changelog.gz" && chmod 644 "$doc/changelog.gz"
install -D -m 644 packaging/lintian-overrides "$root/usr/share/lintian/overrides/echo-tui"
gzip -9n "$root"/usr/share/man/man1/echo-tui*.1

# What the program is linked to, by the packages that are installed here. What it loads while it runs, or reads, is done
# without where it is missing: packaging/control recommends that.
cp packaging/control .build/deb/debian/control
depends=$(cd .build/deb && dpkg-shlibdeps -O -e"${root#.build/deb/}/usr/bin/echo-tui" 2>/dev/null \
    | sed -n 's/^shlibs:Depends=//p' | either_name)
[ -n "$depends" ] || { echo "deb.sh: dpkg-shlibdeps found nothing that the program depends on" >&2; exit 1; }
size=$(du -k -s --apparent-size --exclude=DEBIAN "$root" | cut -f 1)
sed -e '1,/^$/d' -e "s/@version@/$version/" -e "s/^Architecture: .*/Architecture: $architecture/" \
    -e "s/@depends@/$depends/" -e "s/@size@/$size/" packaging/control > "$root/DEBIAN/control"
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) > "$root/DEBIAN/md5sums"
chmod 644 "$root/DEBIAN/md5sums"

SOURCE_DATE_EPOCH=$(git log -1 --format=%ct) dpkg-deb -Zxz -z3 --root-owner-group --build "$root" "$package" >/dev/null
echo "$package"
