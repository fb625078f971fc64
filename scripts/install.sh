#!/usr/bin/env bash
# install.sh install|uninstall PROGRAM DESTDIR PREFIX: puts the program in place with themes, parts, documents, manual
# page and completions, or removes exactly these.
set -euo pipefail
cd "$(dirname "$0")/.."

what=$1 program=$2 root=$3$4
manual=$root/share/man/man1/echo-tui.1
themes=$root/share/echo-tui/themes
parts=$root/share/echo-tui/parts
docs=$root/share/echo-tui/docs
declare -A completions=(
    [bash]=$root/share/bash-completion/completions/echo-tui
    [zsh]=$root/share/zsh/site-functions/_echo-tui
    [fish]=$root/share/fish/vendor_completions.d/echo-tui.fish
)
# Debian's zsh looks for packages' functions elsewhere.
[ "$4" != /usr ] || completions[zsh]=$root/share/zsh/vendor-completions/_echo-tui

# put FILE: standard input becomes the file, whole or not at all.
put() {
    install -d "$(dirname "$1")"
    cat > "$1.new" && chmod 644 "$1.new" && mv "$1.new" "$1"
}

install_all() {
    local theme part doc page shell
    install -D -s -m 755 "$program" "$root/bin/echo-tui"
    for theme in Themes/*.toml; do install -D -m 644 "$theme" "$themes/${theme##*/}"; done
    for doc in docs/*.md; do install -D -m 644 "$doc" "$docs/${doc##*/}"; done
    # Run by Python and Bash, so that nothing of them is a program to the shell.
    for part in Parts/*.py Parts/*.sh Parts/*.toml; do install -D -m 644 "$part" "$parts/${part##*/}"; done
    "$program" manual | put "$manual"
    for page in $("$program" manual --list); do
        "$program" manual --command "$page" | put "${manual%.1}-$page.1"
    done
    # They are read by a shell, not run: no first line names an interpreter.
    for shell in "${!completions[@]}"; do
        "$program" completions "$shell" | sed '1{/^#!/d}' | put "${completions[$shell]}"
    done
}

# A theme that a person put there stays, and with it its folder.
uninstall_all() {
    local theme part doc
    for theme in Themes/*.toml; do rm -f "$themes/${theme##*/}"; done
    for part in Parts/*.py Parts/*.sh Parts/*.toml; do rm -f "$parts/${part##*/}"; done
    for doc in docs/*.md; do rm -f "$docs/${doc##*/}"; done
    rm -f "$root/bin/echo-tui" "$manual" "${manual%.1}-"*.1 "${completions[@]}"
    rmdir --ignore-fail-on-non-empty "$parts" "$docs" "$themes" "${themes%/*}" 2>/dev/null || true
}

case $what in
install) install_all ;;
uninstall) uninstall_all ;;
*) echo "install.sh: install or uninstall" >&2; exit 1 ;;
esac
