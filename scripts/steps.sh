# steps.sh: for scripts that go step by step. step NAME COMMAND… runs a command; when the script ends, it is said how long
# each of its steps took.
steps=()
steps_began=$SECONDS

step() {
    local name=$1 began=$SECONDS ended=0
    shift
    echo "── $name"
    "$@" || ended=$?
    steps+=("$(printf '%5d:%02d  %s' $(((SECONDS - began) / 60)) $(((SECONDS - began) % 60)) "$name")")
    return $ended
}

steps_tell() {
    local all=$((SECONDS - steps_began))
    echo "── minutes"
    printf '%s\n' "${steps[@]}" "$(printf '%5d:%02d  all' $((all / 60)) $((all % 60)))"
}
trap steps_tell EXIT
