#!/usr/bin/env bash
# docs.sh: writes the documentation of the libraries to .build/docs; any warning is a failure.
set -euo pipefail
cd "$(dirname "$0")/.."

docc=$(dirname "$(readlink -f "$(command -v swift)")")/docc
[ -x "$docc" ] || { echo "docs.sh: there is no docc beside the Swift toolchain" >&2; exit 1; }

swift build --target Echo
swift build --target EchoTestKit
bin=$(swift build --show-bin-path)
target=$(swift -print-target-info | grep -o '"triple": *"[^"]*"' | head -n 1 | cut -d\" -f 4)
headers=(-I "$bin/Modules")
for map in Sources/*/module.modulemap; do headers+=(-I "${map%/*}"); done
for headers_of in .build/checkouts/*/Sources/*/include; do headers+=(-I "$headers_of"); done
for map in "$bin"/*.build/module.modulemap; do headers+=(-Xcc "-fmodule-map-file=$map"); done

# module CATALOG: what is public in it, and its articles.
document() {
    local module=$1 catalog=$2 graphs=.build/docs/$1.symbols
    rm -rf "$graphs" && mkdir -p "$graphs"
    swift symbolgraph-extract -module-name "$module" -target "$target" "${headers[@]}" \
        -minimum-access-level public -skip-synthesized-members -output-dir "$graphs"
    # Extensions of other modules' types are for readers of those modules.
    find "$graphs" -name '*@*' -delete
    # A parameter whose name says it all has no line of its own.
    "$docc" convert "$catalog" --fallback-display-name "$module" --fallback-bundle-identifier "echo.$module" \
        --additional-symbol-graph-dir "$graphs" --output-path ".build/docs/$module" --warnings-as-errors \
        --disable-parameters-and-returns-validation --hosting-base-path "$module"
    echo "Documentation of $module: .build/docs/$module"
}

document Echo Sources/Echo/Echo.docc
document EchoTestKit Tests/EchoTestKit/EchoTestKit.docc
