#!/usr/bin/env bash
# coverage.sh [PERCENT]: the share of lines of Echo and EchoWire that their tests run; fails below 85 percent.
set -euo pipefail
cd "$(dirname "$0")/.."

least=${1:-85}
scratch=.build/coverage
unset OPENAI_API_KEY OPENAI_BASE_URL

# Apart from the other builds: instrumented code is for nothing else. What these tests do not need is left out.
export ECHO_TARGETS=EchoTests,EchoWireTests,FirstConversation
swift build --build-tests --enable-code-coverage --scratch-path $scratch
swift test --skip-build --enable-code-coverage --scratch-path $scratch --disable-xctest --no-parallel \
    --filter '^(EchoTests|EchoWireTests)\.'

bin=$(swift build --scratch-path $scratch --show-bin-path)
# The toolchain's own: another version cannot read its profiles.
cov=$(dirname "$(readlink -f "$(command -v swift)")")/llvm-cov
failed=0
for module in Echo EchoWire; do
    percent=$("$cov" report "$bin"/echo-tuiPackageTests.xctest -instr-profile "$bin/codecov/default.profdata" \
        "Sources/$module" | awk '$1 == "TOTAL" { print $10 }')
    echo "$module: ${percent:-nothing} of lines"
    awk -v percent="${percent%\%}" -v least="$least" 'BEGIN { exit !(percent + 0 >= least + 0) }' || failed=1
done
[ $failed = 0 ] || echo "coverage.sh: at least $least % of lines have to be run" >&2
exit $failed
