#!/usr/bin/env bash
# manual.sh PROGRAM: writes the tables of docs/manual.md again, between their marks, from what the program works by.
set -euo pipefail
cd "$(dirname "$0")/.."

program=$1
table=$(mktemp)
trap 'rm -f "$table"' EXIT
for name in options keys commands settings; do
    "$program" manual --markdown "$name" > "$table"
    sed -i -e "/^<!-- $name -->\$/,/^<!-- \/$name -->\$/{//!d}" -e "/^<!-- $name -->\$/r $table" docs/manual.md
done
