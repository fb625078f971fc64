#!/usr/bin/env bash
# build-progress.sh COMMAND...: runs a build of the program and shows on one line how far it is, how long it still takes
# and what is being compiled; in a log, a line each minute; nothing where nothing is to do. What the build says is kept
# in .build/build.log, and shown where it fails. RECORD=FILE writes what each module took, as in build-times.txt.
set -uo pipefail

log=.build/build.log
built=.build/release

# Hundredths of a second, as in build-times.txt; what compiles beside others has its share of each second.
declare -A weight=() files=() seen=() credit=() measured=()
total=0 earned=0 earned_before=0
is_first=1 is_building=0 is_working=0 is_complete=0 fetching="" reported=-1
step=0 steps=0 permille=0 running=() latest=""
now=0 begun=0 last=0 usual=100 speed=100 left=0 shown=0

load_times() {
    local module seconds count
    while read -r module seconds count; do
        [[ $module != \#* && -n $module ]] || continue
        weight[$module]=$((10#${seconds/./}))
        files[$module]=$count
        total=$((total + weight[$module]))
    done < "$1"
}

# What an earlier build left behind, one that was interrupted for instance, need not be done again.
count_what_is_built() {
    local module found
    shopt -s nullglob
    for module in "${!weight[@]}"; do
        if [ "$module" = packages ]; then
            found=(.build/checkouts/*/)
        elif [ "${files[$module]}" -gt 1 ]; then
            found=("$built/$module.build"/{,*/,*/*/,*/*/*/,*/*/*/*/}*.o)
        else
            found=("$built/Modules/$module.swiftmodule"*)
        fi
        [ ${#found[@]} -eq 0 ] || seen[$module]=${#found[@]}
        earn "$module" 0
    done
    shopt -u nullglob
    earned_before=$earned
}

# earn MODULE AMOUNT: work on a module goes on; that all of it is done only the build itself can say.
earn() {
    local module=$1 whole=${weight[$1]:-0} before=${credit[$1]:-0} finished after most
    [ "$whole" -gt 0 ] || return 0
    finished=$((whole * ${seen[$module]:-0} / files[$module]))
    [ $finished -le "$whole" ] || finished=$whole
    most=$((whole * 95 / 100))
    after=$((before + $2 < most ? before + $2 : most))
    [ $after -ge "$before" ] || after=$before
    [ $after -ge $finished ] || after=$finished
    credit[$module]=$after
    earned=$((earned + after - before))
}

# take LINE: what SwiftPM says becomes what is known of the build.
take() {
    local line=$1
    if [[ $line =~ ^(\[[0-9]+/[0-9]+\]\ )?(Fetching|Computing version for|Creating working copy for)\ ([^ ,]+) ]]; then
        is_working=1 fetching=${BASH_REMATCH[3]##*/} fetching=${fetching%.git}
    elif [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (.*) ]]; then
        step=${BASH_REMATCH[1]} steps=${BASH_REMATCH[2]} fetching=""
        if [[ ${BASH_REMATCH[3]} =~ ^(Compiling|Linking)\ ([^ ]+) ]]; then finish "${BASH_REMATCH[@]:1:2}"; fi
    elif [[ $line == "Building for "* ]]; then
        is_building=1
    elif [[ $line == Build*" complete!"* ]]; then
        is_complete=1
    elif [[ $line == "Working copy of "* ]]; then
        finish Fetching packages
    elif [[ $line == "Another instance of SwiftPM"* ]]; then
        show "$line"
    fi
}

# finish VERB NAME: one step of a module is done.
finish() {
    local module=$2
    is_working=1
    [ "$1" = Fetching ] || latest=$2
    [ "$1" != Linking ] || module=link
    seen[$module]=$((${seen[$module]:-0} + 1))
    earn "$module" 0
}

# Which modules compilers work on: SwiftPM names a module when it is finished.
look_around() {
    local process words module
    running=()
    for process in /proc/[0-9]*; do
        [ "$process/cwd" -ef . ] || continue
        { words=$(tr '\0' ' ' < "$process/cmdline"); } 2>/dev/null || continue
        if [[ $words =~ /[^/\ ]+\.product/ ]]; then module=link
        elif [[ $words =~ ^[^\ ]*swiftc\ .*-module-name\ ([^\ ]+) ]]; then module=${BASH_REMATCH[1]}
        elif [[ $words =~ \ -o\ [^\ ]*/([^/\ ]+)\.build/ ]]; then module=${BASH_REMATCH[1]}
        else continue; fi
        [[ " ${running[*]} " == *" $module "* ]] || running+=("$module")
    done
}

# pass: the time since the last look goes to what is compiled, and the estimate follows.
pass() {
    local module gone=$((now - last)) busy=("${running[@]}") fresh elapsed trust
    last=$now
    [ -z "$fetching" ] || busy=(packages)
    for module in "${busy[@]}"; do
        measured[$module]=$((${measured[$module]:-0} + 100 * gone / ${#busy[@]}))
        earn "$module" $((speed * gone / ${#busy[@]}))
    done
    if [ $is_first -eq 1 ] && [ $total -gt 0 ]; then
        # The more is done, the more this machine counts, and the less the one that build-times.txt is from.
        fresh=$((earned - earned_before)) elapsed=$((now - begun))
        trust=$((fresh * 500 / total < 100 ? fresh * 500 / total : 100))
        [ $elapsed -eq 0 ] || speed=$(((usual * (100 - trust) + fresh / elapsed * trust) / 100))
        [ $speed -gt 0 ] || speed=1
        left=$(((total - earned) / speed))
        count_down "$gone"
        advance $((earned * 1000 / total))
    elif [ "$steps" -gt 0 ]; then
        advance $((step * 1000 / steps))
    fi
}

# A bar does not go back, although SwiftPM finds more to do on the way.
advance() {
    [ "$1" -le $permille ] || permille=$1
}

# count_down SECONDS: what is shown follows the estimate without leaps: down it glides, up it goes only where it was far
# too low, and as slowly as time goes by.
count_down() {
    [ $shown -gt 0 ] || shown=$left
    if [ $left -le $((shown - $1)) ]; then
        shown=$((shown - $1 - (shown - $1 - left) * $1 / (20 + $1)))
    elif [ $left -gt $((shown * 5 / 4 + 60)) ]; then
        shown=$((shown + $1))
    fi
    [ $shown -gt 0 ] || shown=1
}

# Two cores are what the times were taken on; more have less to do at the end, when one module waits for another.
usual_speed() {
    case $(nproc 2>/dev/null || echo 2) in
    1) echo 55 ;;
    2) echo 100 ;;
    3) echo 130 ;;
    *) echo 160 ;;
    esac
}

remaining() {
    if [ $is_first -eq 0 ]; then echo ""
    elif [ $shown -lt 60 ]; then echo "less than a minute left"
    else echo "about $(((shown + 59) / 60)) min left"; fi
}

names() {
    local all
    if [ -n "$fetching" ]; then echo "fetching $fetching" && return; fi
    [ ${#running[@]} -gt 0 ] && printf -v all '%s, ' "${running[@]//echo_tui/echo-tui}" || all=$latest
    echo "${all%, }"
}

# bar CELLS
bar() {
    local full=$((permille * $1 / 1000)) on='#' off='-' cells=""
    case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in *[Uu][Tt][Ff]*8*) on='█' off='░' ;; esac
    while [ ${full} -gt 0 ]; do cells+=$on full=$((full - 1)); done
    full=$(($1 - permille * $1 / 1000))
    while [ ${full} -gt 0 ]; do cells+=$off full=$((full - 1)); done
    echo "$cells"
}

# compose COLUMNS: the line as it fits; the last column stays free, since some terminals wrap behind it.
compose() {
    local room=$(($1 - 1)) title="" cells=10 left what text
    what=$(names) left=$(remaining)
    [ "$1" -lt 70 ] || title="Building echo-tui " cells=14
    [ "$1" -lt 100 ] || cells=24
    if [ "$1" -lt 70 ]; then left=${left#about } left=${left% left} left=${left/less than a minute/1 min}; fi
    if [ $room -lt 15 ]; then text=" $((permille / 10)) %" text=${text:0:$room} && echo "${text# }" && return; fi
    text=""
    if [ "$steps" -gt 1 ] && [ -z "$fetching" ]; then text=" $step/$steps"; fi
    [ -z "$left" ] || text+="${text:+,} $left"
    [ -z "$what" ] || text+="${text:+:} $what"
    text=${text:0:$((room - ${#title} - cells))}
    echo "$title$(bar $cells)${text%[ ,:]}"
}

# The line is for a terminal that can take it back.
is_terminal() {
    [ -t 1 ] && [ "${TERM:-dumb}" != dumb ]
}

# The terminal is file 3 here: standard output is what is read from it.
width() {
    local size
    size=$(stty size <&3 2>/dev/null) || size=""
    size=${size#* }
    [[ $size =~ ^[1-9][0-9]*$ ]] || size=${COLUMNS:-80}
    [[ $size =~ ^[1-9][0-9]*$ ]] || size=80
    echo "$size"
}

# The cursor stays where the line begins: whatever a terminal does with the line when its window is made narrower, all of
# it is behind the cursor and is wiped. Nothing wraps meanwhile, should the width be another than it seems.
draw() {
    printf '\r\033[J\033[?7l%s\033[?7h\r' "$(compose "$(width)")"
} 3>&1

# show LINE: stands above the line that changes.
show() {
    if is_terminal; then printf '\r\033[J'; fi
    echo "$1"
}

report() {
    local left what
    left=$(remaining) what=$(names)
    echo "Building echo-tui: $((permille / 10)) %${left:+, $left}${what:+ ($what)}"
}

# Once a second, or when the first is heard: what is done, and where the time went.
look() {
    # Before it builds it may wait for another build, whose compilers are not its own.
    [ $is_building -eq 0 ] || look_around
    [ ${#running[@]} -eq 0 ] || is_working=1
    if [ $is_working -eq 0 ]; then last=$now begun=$now && return; fi
    pass
    if is_terminal; then draw
    elif [ "$reported" -lt 0 ] || [ $((now - reported)) -ge 60 ]; then report && reported=$now; fi
}

watch() {
    local line partial="" was_working=0 ended=0
    # Interrupted or not, it ends when the build has ended, and takes its line away.
    trap '' INT
    begun=$SECONDS last=$SECONDS
    usual=$(usual_speed) speed=$usual
    while [ $ended -eq 0 ]; do
        if IFS= read -r -t 1 line; then
            printf '%s\n' "$partial$line" >> "$log"
            take "$partial$line"
            partial=""
        elif [ $? -gt 128 ]; then
            partial+=$line
        else
            partial+=$line ended=1
            [ -z "$partial" ] || printf '%s\n' "$partial" >> "$log"
        fi
        now=$SECONDS
        if [ "$now" -gt "$last" ] || [ $was_working -ne $is_working ]; then look; fi
        was_working=$is_working
    done
    if [ $is_working -eq 1 ] && is_terminal; then printf '\r\033[J'; fi
    [ -z "${RECORD:-}" ] || [ $is_complete -eq 0 ] || record "$RECORD"
    [ $is_working -eq 1 ]
}

# record FILE
record() {
    local module rows
    rows=$(for module in "${!measured[@]}"; do
        [ "${measured[$module]}" -lt 50 ] || printf '%s %d.%02d %d\n' "$module" $((measured[$module] / 100)) \
            $((measured[$module] % 100)) $((${seen[$module]:-1}))
    done | sort -k 2,2nr)
    printf '%s\n' "$(grep '^#' "$times")" "$rows" > "$1"
}

# What is left of the log without what only tells that it goes on.
messages() {
    grep -vE '^(\[[0-9]+/[0-9]+\] |Fetch(ing|ed) |Comput(ing|ed) |Creating working copy|Working copy of |Building for |Build(ing)? (of product|complete))|is dangerous, better use' \
        "$log"
}

advice() {
    case $1 in
    *"No space left on device"*) echo "The disk is full. Free some space and run the same command again." ;;
    *"using Swift tools version"*)
        echo "This needs Swift 6.3 or later: https://www.swift.org/install/linux/" ;;
    *"Could not resolve host"* | *"unable to access"* | *"Failed to clone"* | *"Couldn’t fetch updates"*)
        echo "The packages it is made of could not be fetched. Check the network and run the same command again." ;;
    *"terminated(9)"* | *"signal 9"* | *"Killed"* | *"Cannot allocate memory"*)
        echo "The system ended a compiler, most likely for want of memory. Close other programs and run the same command again." ;;
    *"file not found"* | *"unable to find library"* | *"cannot find -l"*)
        echo "A system package seems to be missing: make deps installs them." ;;
    *) echo "Once that is mended, run the same command again." ;;
    esac
    echo "What is built already is kept. All that the build said is in $log."
}

duration() {
    if [ "$1" -lt 60 ]; then echo "$1 s"; else echo "$(($1 / 60)) min $(($1 % 60)) s"; fi
}

main() {
    local status said is_interrupted=0 did_work=0
    mkdir -p .build && : > "$log" || return
    [ ! -e $built/echo-tui ] || is_first=0
    load_times "$times"
    count_what_is_built
    trap 'is_interrupted=1' INT
    "$@" 2>&1 | watch
    status=("${PIPESTATUS[@]}")
    [ "${status[1]}" -ne 0 ] || did_work=1
    if [ $is_interrupted -eq 1 ]; then
        echo "Stopped. What is built is kept: the same command goes on from there." >&2
        return 130
    elif [ "${status[0]}" -ne 0 ]; then
        said=$(messages)
        printf '%s\n\nThe build failed. %s\n' "$said" "$(advice "$said")" >&2
        return "${status[0]}"
    elif [ $did_work -eq 1 ] && { [ $is_first -eq 1 ] || ! is_terminal; }; then
        echo "Built echo-tui in $(duration $SECONDS)."
    fi
}

times=${BASH_SOURCE[0]%/*}/build-times.txt
[ "${BASH_SOURCE[0]}" != "$0" ] || main "$@"
