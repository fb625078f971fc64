# kept-build.sh: for scripts that build. keep_build makes .build a link to a folder that is kept between runs on this
# machine, one for each compiler, so that only what changed is built again. Each fourth run begins from nothing: what
# passes must not depend on what is kept.
keep_build() {
    [ ! -e .build ] || { echo "There is a build here already"; return; }
    local compiler kept count
    compiler=$(swift --version 2>/dev/null | sha256sum | cut -c 1-12)
    kept=${XDG_CACHE_HOME:-$HOME/.cache}/echo-tui-build/$compiler
    mkdir -p "$kept"
    # Locked until the script that called has ended. Another may be in there: then this one builds on its own.
    exec 9>"$kept/lock"
    flock -n 9 || { echo "Another run uses what is kept: from nothing"; return; }
    count=$(cat "$kept/count" 2>/dev/null || echo 0)
    echo $((count + 1)) > "$kept/count"
    if [ $((count % 4)) -eq 0 ]; then
        echo "From nothing, as each fourth run"
        rm -rf "$kept/build"
    else
        echo "With what was kept of the run before; run $((count % 4 + 1)) of 4"
    fi
    mkdir -p "$kept/build"
    ln -s "$kept/build" .build
}
