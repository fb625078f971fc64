#!/usr/bin/env bash
# container-visit.sh CONTAINERFILE PACKAGE: run by deb-check.sh as root of a fresh system, in the place of an engine for
# containers: takes the steps of the container file one after the other, starts what it starts as whom it says, asks what
# its health check asks, and stops it as an engine does.
set -euo pipefail
export PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive

file=$1 package=$2
# Not that of a bridge which may run on this machine.
port=3955
fail() { echo "container-visit: $1" >&2; [ ! -s /tmp/container.log ] || cat /tmp/container.log >&2; exit 1; }
said() { echo "✓ $1"; }

# The instructions, a line each.
instructions=$(sed -E '/^[[:space:]]*#/d' "$file" | perl -0pe 's/\\\n\s*/ /g')
# words NAME: of an instruction that is an array of JSON, each ended by a zero.
words() {
    grep "^$1 " <<<"$instructions" \
        | perl -ne 's/^[^\[]*//; while (/"((?:[^"\\]|\\.)*)"/g) { my $word = $1; $word =~ s/\\(.)/$1/g; print "$word\0" }'
}

[ -f "$package" ] || fail "the package is not there: $package"
while read -r command; do
    bash -euc "$command" </dev/null >/tmp/quietly 2>&1 || { cat /tmp/quietly >&2; fail "this step failed: $command"; }
done < <(sed -n 's/^RUN //p' <<<"$instructions")
said "is set up by the steps of its file"

user=$(sed -n 's/^USER //p' <<<"$instructions")
home=$(getent passwd "$user" | cut -d: -f6)
mapfile -t surroundings < <(sed -n 's/^ENV //p' <<<"$instructions" | tr ' ' '\n')
mapfile -d '' -t program < <(words ENTRYPOINT)
mapfile -d '' -t health < <(words HEALTHCHECK)
# As that user, with nothing of what is set here; each of these becomes what stands behind it.
as_user=(
    setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs
    env -i HOME="$home" PATH=/usr/bin:/bin PORT=$port TWILIO_ACCOUNT_SID=AC00000000000000000000000000000000
    TWILIO_AUTH_TOKEN=none OPENAI_API_KEY=none "${surroundings[@]}"
)

"${as_user[@]}" espeak-ng --version >/dev/null || fail "nothing can be said in other languages"
# Nobody is there; that it can be looked for takes the library.
away=$("${as_user[@]}" DATABASE_URL=postgresql://127.0.0.1:1/calls timeout 60 "${program[@]}" 2>&1) && fail "it starts without its database"
grep -q 'it is not there' <<<"$away" || fail "it cannot use a database: $away"
said "can use PostgreSQL, and says other languages"

"${as_user[@]}" "${program[@]}" --public-url https://bridge.example.com >/tmp/container.log 2>&1 &
job=$!
for _ in $(seq 60); do
    if "${as_user[@]}" "${health[@]}" 2>/dev/null; then healthy=yes; break; fi
    kill -0 $job 2>/dev/null || fail "it ended by itself"
    sleep 1
done
[ "${healthy:-}" = yes ] || fail "it is not healthy after a minute, by its own check"
grep -q '"level":' /tmp/container.log || fail "it does not log in JSON"
# Not what every home begins with.
kept() { find "$home" -mindepth 2 -type f "$@"; }
[ -n "$(kept)" ] && [ -z "$(kept ! -user "$user")" ] || fail "it keeps nothing in $home, or not as itself"
others=$(kept ! -name config.toml -perm /077)
[ -z "$others" ] || fail "others can read what it keeps: $others"
said "starts as $user, and is healthy by its own check"

kill -TERM $job
for _ in $(seq 30); do kill -0 $job 2>/dev/null || break; sleep 1; done
! kill -0 $job 2>/dev/null || fail "it does not stop when it is asked to"
wait $job || fail "it ended with status $?"
said "stops when it is asked to"
