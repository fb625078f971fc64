#!/usr/bin/env bash
# consumer.sh: builds, as docs/library.md tells it, a package of its own that uses the library, and all examples there.
set -euo pipefail
cd "$(dirname "$0")/.."

root=$PWD
work=.build/consumer
sources=$work/assistant/Sources/assistant
mkdir -p "$sources"
# The manifest looks for the checkout beside the package.
ln -sfn "$root" "$work/echo-tui"

awk '/^```swift/ { inside = 1; next } /^```/ && inside { exit } inside' docs/library.md > "$work/assistant/Package.swift"
cp Examples/FirstConversation/main.swift "$sources/main.swift"
grep -vE '^import (EchoTestKit|Testing)$' Tests/DocumentationExamples/docs.library.md.swift > "$sources/Examples.swift"

swift build --package-path "$work/assistant"
echo "Built: $work/assistant/.build/debug/assistant"
