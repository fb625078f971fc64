#!/usr/bin/env python3
"""session.py PROGRAM FILE.svg [--check]: records a short session without a key, a network or sound, as a picture that moves.
With --check it records one anew and compares its last screen with that of the file, apart from figures. Needs pip: pyte ptyprocess.
"""
import html
import os
import re
import sys
import tempfile
import time

from screenshot import ANSI, Term

COLUMNS, ROWS, CELL, LINE, SIZE = 100, 28, 8.4, 18, 14
FONT = "'DejaVu Sans Mono','Noto Sans Mono CJK JP','Liberation Mono',monospace"
BACK, FORE = "#1c1c1c", "#d0d0d0"
# What is typed, and what is seen before the next is typed.
COURSE = [
    ("what is twelve times seven?", "84"),
    ("remember that I parked on level three", "level three"),
    ("where did I park?", "level three"),
    ("convert 30 miles to kilometers", "48"),
    ("dim the hall lamp to 30 percent", "30"),
    ("undo that", "lamp"),
]
REST = 1.6
END = 3.0


class Recorder:
    """Looks at the screen 20 times a second, and keeps what has changed."""

    def __init__(self, term):
        self.term, self.frames, self.begun = term, [], time.monotonic()

    def look(self, seconds):
        end = time.monotonic() + seconds
        while True:
            self.term.pump(0.05)
            rows = [row(self.term, y) for y in range(ROWS)]
            if not self.frames or self.frames[-1][1] != rows:
                self.frames.append((time.monotonic() - self.begun, rows))
            if time.monotonic() >= end:
                return

    def until(self, words, count, patience=30):
        end = time.monotonic() + patience
        while self.term.text().count(words) < count:
            if time.monotonic() > end:
                raise SystemExit(f"session.py: {words!r} was not seen:\n{self.term.text()}")
            self.look(0.05)


def colour(name, usual):
    if name == "default":
        return usual
    if re.fullmatch(r"[0-9a-fA-F]{6}", name):
        return "#" + name.lower()
    return "#%02x%02x%02x" % ANSI.get(name, (200, 200, 200))


def row(term, y):
    """Neighbours that look alike: (column, number of columns, text, foreground, background, bold, italic)."""
    joined, skip = [], False
    for x in range(COLUMNS):
        cell = term.cell(x, y)
        if skip or cell.data == "":
            skip = False
            continue
        wide = x + 1 < COLUMNS and term.cell(x + 1, y).data == ""
        fore, back = colour(cell.fg, FORE), colour(cell.bg, BACK)
        if cell.reverse:
            fore, back = back, fore
        look = (fore, back, cell.bold, cell.italics)
        if joined and joined[-1][3:] == look and not wide and joined[-1][1] == len(joined[-1][2]):
            at, count, words, *_ = joined[-1]
            joined[-1] = (at, count + 1, words + cell.data, *look)
        else:
            joined.append((x, 2 if wide else 1, cell.data, *look))
    return tuple(joined)


def drawn(cells, y):
    body = ""
    for at, count, words, fore, back, bold, italic in cells:
        x = 8 + at * CELL
        if back != BACK:
            body += f'<rect x="{x:g}" y="{y:g}" width="{count * CELL:g}" height="{LINE}" fill="{back}"/>'
        shown = words.strip(" ")
        if not shown:
            continue
        lead = len(words) - len(words.lstrip(" "))
        columns = count - (len(words) - len(shown))
        extra = (' font-weight="bold"' if bold else "") + (' font-style="italic"' if italic else "")
        body += (f'<text x="{x + lead * CELL:g}" y="{y + 13.5:g}" fill="{fore}"{extra} '
                 f'textLength="{columns * CELL:g}" lengthAdjust="spacingAndGlyphs">{html.escape(shown, quote=False)}</text>')
    return body


def svg(frames, text):
    """Each row is shown from when it came until it changed; all begins again at the end."""
    whole = frames[-1][0] + END
    body = ""
    for y in range(ROWS):
        since, cells = 0.0, frames[0][1][y]
        spans = []
        for at, rows in frames[1:] + [(whole, [None] * ROWS)]:
            if rows[y] != cells:
                spans.append((since, at, cells))
                since, cells = at, rows[y]
        for begin, end, cells in spans:
            inside = drawn(cells, 8 + y * LINE)
            if not inside:
                continue
            if begin == 0 and end == whole:
                body += f"<g>{inside}</g>\n"
                continue
            times = [0.0, begin / whole, end / whole, 1.0]
            values = ["none", "inline", "none", "none"]
            if begin == 0:
                times, values = times[1:], values[1:]
            if end == whole:
                times, values = times[:-2] + [1.0], values[:-2] + ["inline"]
            still = "" if end == whole else ' display="none"'
            body += (f'<g{still}><animate attributeName="display" calcMode="discrete" dur="{whole:.2f}s" '
                     f'repeatCount="indefinite" values="{";".join(values)}" '
                     f'keyTimes="{";".join(f"{t:.5f}" for t in times)}"/>{inside}</g>\n')
    width, height = COLUMNS * CELL + 16, ROWS * LINE + 16
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
            f'height="{height:g}" role="img" aria-label="A conversation without a key, in the terminal">\n'
            f"<desc>{html.escape(text)}</desc>\n"
            f'<rect width="100%" height="100%" rx="6" fill="{BACK}"/>\n'
            f'<g font-family="{FONT}" font-size="{SIZE}" xml:space="preserve">\n{body}</g>\n</svg>\n')


def record(program):
    home = tempfile.mkdtemp()
    env = {name: home for name in ["HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"]}
    for name in ["OPENAI_API_KEY", "OPENAI_BASE_URL", "NO_COLOR"]:
        os.environ.pop(name, None)
    os.makedirs(f"{home}/echo-tui")
    with open(f"{home}/echo-tui/config.toml", "w", encoding="utf-8") as settings:
        settings.write('[house]\nkind = "demonstration"\n')
    with Term([program, "--text", "--theme", "dark"], COLUMNS, ROWS, env=env) as term:
        term.until("hall lamp", 30)
        term.pump(1.0)
        recorder = Recorder(term)
        recorder.look(1.0)
        for words, seen in COURSE:
            for letter in words:
                term.send(letter)
                recorder.look(0.055)
            count = term.text().count(seen)
            term.send("\r")
            recorder.until(seen, count + 1)
            recorder.look(REST)
        return recorder.frames, term.text()


def masked(text):
    """Times, costs and whatever else is another each time."""
    return re.sub(r"\s+", " ", re.sub(r"\d+", "0", text))


def main():
    program, file, *rest = sys.argv[1:]
    frames, text = record(os.path.abspath(program))
    if rest == ["--check"]:
        with open(file, encoding="utf-8") as old:
            kept = html.unescape(re.search(r"<desc>(.*?)</desc>", old.read(), re.S).group(1))
        if masked(kept) != masked(text):
            print(f"session.py: the last screen of {file} is of yesterday; it is now:\n{text}")
            return 1
        return 0
    with open(file, "w", encoding="utf-8") as out:
        out.write(svg(frames, text))
    print(f"{file}: {len(frames)} frames, {os.path.getsize(file) // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
