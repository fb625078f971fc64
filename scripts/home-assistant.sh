#!/usr/bin/env bash
# home-assistant.sh: installs a real Home Assistant for the tests, and starts houses of it on loopback.
#
#   home-assistant.sh install          installs it, once, from PyPI; quiet when it is there. Needs Python 3.11 and no
#                                      network later. Without either the tests of it are skipped, and say why.
#   home-assistant.sh start FOLDER     starts the house whose files are in FOLDER, which is made the first time, and
#                                      prints URL=, TOKEN=, PID= when it answers; home-assistant.sh start FOLDER again
#                                      starts the same house at the same port
#   home-assistant.sh guest FOLDER     makes a user that may only read, and prints TOKEN=
#   home-assistant.sh visitor FOLDER   makes another token of the same user, and prints TOKEN=
#   home-assistant.sh revoke FOLDER    revokes the tokens that visitor has made
#   home-assistant.sh stop FOLDER      ends it
#   home-assistant.sh kill FOLDER      ends it as a power cut does
set -euo pipefail
# What was compiled at one start is not compiled again at the next.
unset PYTHONDONTWRITEBYTECODE
here=$(cd "$(dirname "$0")" && pwd)
place=${ECHO_TUI_TESTS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/echo-tui-tests}/home-assistant
lock=$here/home-assistant.lock
setup=$here/home-assistant-setup.py
python=$place/venv/bin/python

wanted() { sha256sum <"$lock" | cut -c 1-16; }

is_installed() { [ "$(cat "$place/installed" 2>/dev/null)" = "$(wanted)" ]; }

install() {
    is_installed && return
    rm -rf "$place"
    mkdir -p "$place"
    echo "Installing Home Assistant from PyPI for the tests, once: 600 MB below $place"
    if python3.11 -m venv "$place/venv" >"$place/log" 2>&1 &&
        "$python" -m pip install -q --no-input --disable-pip-version-check --retries 1 --no-compile --no-deps \
            -r "$lock" >>"$place/log" 2>&1; then
        wanted >"$place/installed"
    else
        rm -rf "$place/venv"
        echo "The tests of it are skipped: $(grep -v '^WARNING' "$place/log" | tail -n 1)"
    fi
}

# is_ours PID FOLDER: whether that number still is the house of that folder.
is_ours() { [ -e "/proc/$1/cmdline" ] && tr '\0' ' ' <"/proc/$1/cmdline" | grep -qF -- "$2/config"; }

start() {
    local folder=$1 pid
    mkdir -p "$folder"
    folder=$(cd "$folder" && pwd)
    pid=$(cat "$folder/pid" 2>/dev/null || echo 0)
    if ! is_ours "$pid" "$folder"; then
        [ -s "$folder/port" ] || "$python" "$setup" port >"$folder/port"
        "$python" "$setup" configure "$folder/config" "$(cat "$folder/port")"
        pid=$("$python" "$setup" launch "$folder")
        echo "$pid" >"$folder/pid"
    fi
    "$python" "$setup" await "$(cat "$folder/port")" "$folder/token" "$pid"
    echo "URL=http://127.0.0.1:$(cat "$folder/port")"
    echo "TOKEN=$(cat "$folder/token")"
    echo "PID=$pid"
}

# end FOLDER SIGNAL
end() {
    local folder pid
    folder=$(cd "$1" && pwd)
    pid=$(cat "$folder/pid" 2>/dev/null || echo 0)
    rm -f "$folder/pid"
    is_ours "$pid" "$folder" || return 0
    kill "-$2" "$pid"
    for _ in $(seq 100); do
        kill -0 "$pid" 2>/dev/null || return 0
        sleep 0.1
    done
    kill -KILL "$pid"
}

case ${1:-} in
install) install ;;
start) start "${2:?a folder}" ;;
guest) echo "TOKEN=$("$python" "$setup" guest "$(cat "${2:?a folder}/port")" "$2/token")" ;;
visitor) echo "TOKEN=$("$python" "$setup" visitor "$(cat "${2:?a folder}/port")" "$2/token")" ;;
revoke) "$python" "$setup" revoke "$(cat "${2:?a folder}/port")" "$2/token" ;;
stop) end "${2:?a folder}" TERM ;;
kill) end "${2:?a folder}" KILL ;;
*)
    sed -n '4,13p' "$0" >&2
    exit 2
    ;;
esac
