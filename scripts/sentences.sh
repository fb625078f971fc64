#!/usr/bin/env bash
# sentences.sh: makes .build/sentences for `echo-bench --only corrections`: right sentences of others from the packages
# fortunes-de, fortunes-es and the manuals of manpages-fr, where they are installed, and broken ones of those and of
# Benchmarks/echo-bench/Language/sentences. The seed is always the same.
set -euo pipefail
cd "$(dirname "$0")/.."
sets=.build/sentences
mkdir -p "$sets"
for language in es fr de; do
    python3 scripts/right-sentences.py "$language" > "$sets/$language-right.txt"
    cat "Benchmarks/echo-bench/Language/sentences/$language.txt" "$sets/$language-right.txt" > "$sets/$language-all.txt"
    python3 scripts/break-sentences.py "$language" "$sets/$language-all.txt" > "$sets/$language-wrong.tsv"
    echo "$language: $(wc -l < "$sets/$language-right.txt") right, $(wc -l < "$sets/$language-wrong.tsv") broken"
done
