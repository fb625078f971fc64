#!/usr/bin/env bash
# deb-elsewhere.sh PACKAGE: whether other distributions than this machine's have what the package depends on, by their
# indexes of today. Nothing is installed or changed; where an index cannot be reached, that is said.
set -euo pipefail

package=$(readlink -f "$1")
work=$(mktemp -d)
trap 'rm -rf --one-file-system "$work"' EXIT
architecture=$(dpkg-deb -f "$package" Architecture)
failed=0

# look NAME SOURCE: an empty system that knows this source alone.
look() {
    local folder=$work/$1 options
    mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial" && touch "$folder/status"
    echo "$2" >"$folder/sources.list"
    options=(-o "Dir::State=$folder" -o "Dir::State::status=$folder/status" -o "Dir::Cache=$folder/cache"
        -o "Dir::Etc::sourcelist=$folder/sources.list" -o Dir::Etc::sourceparts=/dev/null -o Acquire::Languages=none
        -o "APT::Architecture=$architecture" -o APT::Sandbox::User= -o Acquire::Retries=1 -o Acquire::http::Timeout=30)
    if ! apt-get "${options[@]}" -qq update >"$folder/said" 2>&1 || [ -z "$(ls "$folder"/lists/*_Packages* 2>/dev/null)" ]
    then
        echo "not tried: $1 (its index cannot be reached)"
    elif apt-get "${options[@]}" -s --no-install-recommends install "$package" >"$folder/said" 2>&1; then
        echo "✓ $1 has what it depends on ($(grep -c '^Inst' "$folder/said") packages with it)"
    else
        echo "deb-elsewhere: $1 cannot install it: $(grep -E 'Depends:|E:' "$folder/said" | head -n 5 | xargs)" >&2
        failed=1
    fi
}

debian='[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian'
look "Debian 12" "deb $debian bookworm main"
look "Debian 13" "deb $debian trixie main"
# Ubuntu's keys are not on every Debian; its index is read and nothing of it installed.
look "Ubuntu 24.04" "deb [trusted=yes] http://archive.ubuntu.com/ubuntu noble main universe"
exit $failed
