#!/usr/bin/env bash
# sentences.sh: makes .build/sentences for `echo-bench --only corrections`: right sentences of others, broken ones and
# misspelt ones of those and of Benchmarks/echo-bench/Language/sentences. The others are fortunes, handbooks and
# translated manuals of the distribution, which are loaded and not installed; without a network those that are installed.
# The seed is always the same.
set -euo pipefail
cd "$(dirname "$0")/.."
sets=.build/sentences
others=$sets/others
# What a measurement needs of each language.
least_right=2000 least_broken=1000

load() {
    local package
    mkdir -p "$sets/packages" "$others"
    for package in fortunes-de fortunes-es gnome-user-docs manpages-de manpages-es manpages-fr; do
        [ ! -e "$others/$package" ] || continue
        (cd "$sets/packages" && apt-get download "$package" > /dev/null 2>&1) || {
            echo "$package could not be loaded" >&2
            continue
        }
        dpkg-deb -x "$sets/packages/${package}_"*.deb "$others"
        touch "$others/$package"
    done
}

load
mkdir -p "$sets"
root=$others
[ -d "$others/usr" ] || root=
for language in es fr de; do
    right=$sets/$language-right.txt wrong=$sets/$language-wrong.tsv misspelt=$sets/$language-misspelt.tsv
    # French has no fortunes: of more than half of them manuals would be the most.
    most=6000
    [ "$language" != fr ] || most=3000
    python3 scripts/right-sentences.py "$language" --root "$root" --most "$most" > "$right"
    cat "Benchmarks/echo-bench/Language/sentences/$language.txt" "$right" > "$sets/$language-all.txt"
    python3 scripts/break-sentences.py "$language" "$sets/$language-all.txt" --most 2400 > "$wrong"
    python3 scripts/misspell-sentences.py "$language" "$sets/$language-all.txt" > "$misspelt" || true
    echo "$language: $(wc -l < "$right") right, $(wc -l < "$wrong") broken, $(wc -l < "$misspelt") misspelt"
    [ "$(wc -l < "$right")" -ge "$least_right" ] || echo "$language: fewer than $least_right right ones" >&2
    [ "$(wc -l < "$wrong")" -ge "$least_broken" ] || echo "$language: fewer than $least_broken broken ones" >&2
done
