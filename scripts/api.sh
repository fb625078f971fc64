#!/usr/bin/env bash
# api.sh [TAG]: compares what is public in the libraries with a release, the last one unless another is named. Fails where
# something is gone or has changed, as docs/stability.md promises that it does not within a major version.
set -euo pipefail
cd "$(dirname "$0")/.."

release=${1:-$(git describe --tags --match '[0-9]*' --abbrev=0 2>/dev/null || true)}
if [ -z "$release" ]; then
    echo "api.sh: there is no release to compare with yet: no tag such as 1.0.0"
    exit 0
fi
swift package diagnose-api-breaking-changes "$release" --products Echo EchoALSA EchoAudio EchoWire EchoTestKit
