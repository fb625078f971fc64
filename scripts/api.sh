#!/usr/bin/env bash
# api.sh [TAG]: compares the public API of the libraries with a release: the last one before this commit, unless another is
# named. Fails if something is gone or has changed, which docs/stability.md rules out within a major version.
set -euo pipefail
cd "$(dirname "$0")/.."

# The nearest release at or before a commit, such as 1.0.0 or v1.0.0.
release_at() {
    git describe --tags --abbrev=0 --match '[0-9]*.*' --match 'v[0-9]*.*' "$1" 2>/dev/null || true
}

commit_of() {
    git rev-parse --verify --quiet "$1^{commit}" || true
}

if [ -n "${1:-}" ]; then
    release=$1
    [ -n "$(commit_of "$release")" ] || { echo "api.sh: there is no tag $release; git fetch --tags gets them" >&2; exit 1; }
else
    release=$(release_at HEAD)
    # A release is compared with the one before it, not with itself.
    if [ -n "$release" ] && [ "$(commit_of "$release")" = "$(commit_of HEAD)" ]; then release=$(release_at HEAD^); fi
fi
if [ -z "$release" ]; then
    echo "api.sh: there is no earlier release to compare with: no tag such as 1.0.0 (git fetch --tags gets those there are)"
    exit 0
fi
echo "api.sh: comparing with $release"
swift package diagnose-api-breaking-changes "$release" --products Echo EchoALSA EchoAudio EchoWire EchoTestKit
