#!/usr/bin/env bash
# deb-check.sh PACKAGE: looks a package over: what it says of itself, that it needs no Swift, that it starts without
# anything of this shell, that Debian 12 and 13 and Ubuntu 24.04 have what it depends on, and, as root, that a fresh system
# installs it, runs it and removes it cleanly, and that what the bridge's container holds starts and is healthy.
set -euo pipefail
cd "$(dirname "$0")/.."

package=$(readlink -f "$1")
work=$(mktemp -d)
trap 'rm -rf --one-file-system "$work"' EXIT
fail() { echo "deb-check: $1" >&2; exit 1; }
said() { echo "✓ $1"; }

install_debootstrap() {
    apt-get update -qq </dev/null
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends debootstrap </dev/null >/dev/null
}

# The lines of a sources.list with what this machine installs from, without what others than the distribution offer.
sources() {
    apt-get indextargets --format '$(ORIGIN) $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' \
        | awk -v origin="$distribution" -v codename="$codename" \
            'tolower($1) == origin && index($3, codename) == 1 { print "deb", $2, $3, $4 }'
}

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

scripts/deb-elsewhere.sh "$package" || fail "it depends on what another distribution does not have"

# On a fresh machine: a root of its own with nothing but Debian's smallest system, from the sources of packages that
# this machine has. What a mount namespace mounts goes with it.
if [ "$(id -u)" -ne 0 ]; then
    echo "not tried: installing on a fresh system (that takes root)"
    exit 0
fi
command -v debootstrap >/dev/null || { echo "Installing debootstrap with apt-get…"; install_debootstrap; }
codename=$(. /etc/os-release && echo "$VERSION_CODENAME")
distribution=$(. /etc/os-release && echo "$ID")
fresh=$work/fresh
sources >"$work/sources"
mirror=$(awk -v codename="$codename" '$3 == codename { print $2; exit }' "$work/sources")
[ -n "$mirror" ] || fail "apt has no source of packages for $distribution $codename here"

echo "Setting up a fresh $distribution $codename…"
debootstrap --variant=minbase "$codename" "$fresh" "$mirror" >"$work/debootstrap" 2>&1 \
    || fail "no fresh system could be set up: $(tail -n 3 "$work/debootstrap")"
cp "$work/sources" "$fresh/etc/apt/sources.list"
cp "$package" "$fresh/tmp/"
cp scripts/deb-visit.sh scripts/container-visit.sh packaging/server/Containerfile "$fresh/tmp/"
# visit SCRIPT ARGUMENTS: in that root, with processes and terminals of its own.
visit() {
    unshare --mount --pid --fork bash -euc '
        mount --make-rprivate /
        mount -t proc proc "$1/proc"
        mount -t devpts -o newinstance,ptmxmode=0666 devpts "$1/dev/pts"
        exec chroot "$1" /bin/bash "${@:2}"' - "$fresh" "$@" </dev/null
}
visit /tmp/deb-visit.sh "/tmp/${package##*/}" || fail "it is not at home on a fresh $distribution $codename"

# The same system is what a container is made of; the visit before has taken the package away.
cp "$package" "$fresh/tmp/"
visit /tmp/container-visit.sh /tmp/Containerfile "/tmp/${package##*/}" || fail "it is not at home in a container"
