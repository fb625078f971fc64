#!/usr/bin/env bash
# coverage.sh [PERCENT]: the share of lines of Echo and EchoWire that the last run of the tests with ECHO_COVERAGE=1 ran;
# fails below 85 percent.
set -euo pipefail
cd "$(dirname "$0")/.."

least=${1:-85}
profiles=(.build/coverage/*.profraw)
[ -e "${profiles[0]}" ] || { echo "coverage.sh: nothing was counted; run ECHO_COVERAGE=1 scripts/test.sh" >&2; exit 1; }

bin=$(ECHO_COVERAGE=1 swift build --show-bin-path)
# The toolchain's own: another version cannot read its profiles.
tools=$(dirname "$(readlink -f "$(command -v swift)")")
"$tools/llvm-profdata" merge -sparse -o .build/coverage/all.profdata "${profiles[@]}"
failed=0
for module in Echo EchoWire; do
    percent=$("$tools/llvm-cov" report "$bin"/echo-tuiPackageTests.xctest -instr-profile .build/coverage/all.profdata \
        "Sources/$module" | awk '$1 == "TOTAL" { print $10 }')
    echo "$module: ${percent:-nothing} of lines"
    awk -v percent="${percent%\%}" -v least="$least" 'BEGIN { exit !(percent + 0 >= least + 0) }' || failed=1
done
[ $failed = 0 ] || echo "coverage.sh: at least $least % of lines have to be run" >&2
exit $failed
