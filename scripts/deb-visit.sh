#!/usr/bin/env bash
# deb-visit.sh PACKAGE: run by deb-check.sh as root of a fresh system, where everything may be changed: installs the
# package as people do, starts the program as one of them, and removes it again.
set -euo pipefail
export PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive

package=$1
fail() { echo "deb-visit: $1" >&2; exit 1; }
said() { echo "✓ $1"; }
quietly() { "$@" >/tmp/quietly 2>&1 || { cat /tmp/quietly >&2; fail "this failed: $*"; }; }

installed() { dpkg-query -W -f='${binary:Package} ${db:Status-Status}\n' | awk '$2 == "installed" { print $1 }'; }

# Nobody in particular, in an empty home, with nothing but a terminal.
home=/tmp/home
as_person() {
    setpriv --reuid 1000 --regid 1000 --clear-groups --no-new-privs \
        env -i HOME=$home TERM=xterm-256color LANG=C.UTF-8 PATH=/usr/bin:/bin timeout 60 "$@"
}

quietly apt-get update -qq
install -d -o 1000 -g 1000 $home
before=$(installed)
quietly apt-get install -y -qq "$package"
said "installs with $(comm -13 <(sort <<<"$before") <(installed | sort) | wc -l) packages, itself among them"

dpkg --verify echo-tui || fail "the installed files differ from the package's"
version=$(as_person echo-tui --version)
[ "${version%% *}" = "$(dpkg-query -W -f='${Version}' echo-tui)" ] || fail "the program says it is $version"
said=$(printf 'what is twelve times seven?\n' | as_person echo-tui --plain --text) || fail "it ended with status $?: $said"
grep -q '^echo: Twelve times seven is 84' <<<"$said" || fail "it did not answer: $said"
said "starts and answers for a person who has just installed it ($version)"

# A root without devices has no microphone, which the doctor says; speech has to work all the same.
doctor=$(as_person echo-tui doctor </dev/null) || true
grep -q '✓ Speech' <<<"$doctor" || fail "speech does not work: $doctor"
said "hears and speaks offline, says its doctor"

quietly apt-get purge -y -qq echo-tui
# What others that stay recommend as well would stay with them.
quietly apt-get autoremove -y -qq --purge -o APT::AutoRemove::RecommendsImportant=false
[ "$(installed)" = "$before" ] || fail "packages are left: $(comm -13 <(sort <<<"$before") <(installed | sort) | xargs)"
rm -rf "$package" $home
left=$(find / -xdev -path /proc -prune -o -name '*echo-tui*' ! -path '/var/log/*' -print)
[ -z "$left" ] || fail "files are left: $left"
said "is removed with all that came with it"
