#!/usr/bin/env bash
# counts.sh ECHO_BENCH [--record]: instructions of the hot paths, which are the same at every run; fails when one takes a
# third more than docs/counts.txt says. --record writes that file.
set -euo pipefail
cd "$(dirname "$0")/.."

bench=$(mktemp)
trap 'rm -f "$bench"' EXIT
# valgrind cannot read the debugging information of this compiler.
strip --strip-debug -o "$bench" "$1"
chmod +x "$bench"
record=${2:-}
file=docs/counts.txt

# Of the whole program: what starting costs is in both runs, and taken away.
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$bench" --count "$1" --times "$2" 2>&1 |
        awk '/Collected/ { print $NF }'
}

failed=0
lines=()
for path in decode event frame key; do
    few=$(instructions "$path" 1)
    many=$(instructions "$path" 5)
    count=$(((many - few) / 4))
    before=$(awk -v path="$path" '$1 == path { print $2 }' $file 2>/dev/null || true)
    echo "$path: $count instructions${before:+, $before before}"
    lines+=("$path $count")
    [ -z "$before" ] || [ $((count * 3)) -le $((before * 4)) ] || failed=1
done
[ "$record" != --record ] || printf '%s\n' "${lines[@]}" > $file
[ $failed = 0 ] || [ "$record" = --record ] ||
    { echo "counts.sh: a hot path takes a third more instructions than before" >&2; exit 1; }
