#!/usr/bin/env bash
# lint.sh: format, and what a reader should not have to see.
set -euo pipefail
cd "$(dirname "$0")/.."

failed=0
fail() {
    echo "$1" >&2
    failed=1
}

texts() {
    find . \( -path ./.build -o -path ./.git -o -name Fixtures -o -name Goldens -o -name Corpora \) -prune -o -type f \
        \( -name '*.swift' -o -name '*.sh' -o -name '*.py' -o -name '*.md' -o -name '*.toml' -o -name '*.[ch]' \
        -o -name Makefile -o -path ./.ci/run \) -print0
}

# nothing PATTERN REASON: no line of our texts matches. This script names what it looks for.
nothing() {
    local found
    found=$(texts | grep -zv '^./scripts/lint.sh$' | xargs -0 grep -nE -- "$1" || true)
    [ -z "$found" ] || fail "$found
^ $2"
}

swift format lint --strict --recursive Sources Tests Benchmarks Examples Package.swift || fail "swift format: see above"
nothing '[[:space:]]+$' "spaces at the end of a line"
nothing '\b(TODO|FIXME|XXX|HACK)\b' "unfinished work has no place here"
nothing '^(<<<<<<<|>>>>>>>) ' "a merge was left unfinished"
nothing 'sk-[A-Za-z0-9_-]{20,}' "this looks like a key"
while IFS= read -r -d '' script; do bash -n "$script" || fail "$script: not bash"; done \
    < <(find scripts .ci Tests -type f \( -name '*.sh' -o -path './.ci/run' -o -path '.ci/run' \) -print0)
exit $failed
