#!/usr/bin/env python3
"""design-pictures.py [--check]: draws the pictures of docs/design.md as SVG, from the screens that the tests hold the program to
(Tests/EchoTerminalTests/Goldens) and the themes. With --check it writes nothing, and fails where a picture is of yesterday.
"""
import html
import os
import re
import sys
import tomllib
import unicodedata
from pathlib import Path

GOLDENS, THEMES, PICTURES = Path("Tests/EchoTerminalTests/Goldens"), Path("Themes"), Path("docs/pictures")
# Pictures by their names: a screen, and the theme in whose colours it is drawn.
SCREENS = {
    "design-dark": ("colours-dark-direct", "dark"),
    "design-light": ("colours-light-direct", "light"),
    "design-high-contrast": ("colours-high-contrast-direct", "high-contrast"),
    "design-narrow": ("conversation-80x24", "dark"),
    "design-list": ("calls-120x40", "dark"),
    "design-failure": ("failure-120x40", "dark"),
}
# Roles by what they are for, as the theme's file groups them.
ROLES = {
    "Text": ["plain", "strong", "faint", "title", "accent", "success", "warning", "failure"],
    "Who speaks": ["user", "assistant", "system", "tool"],
    "What happens": ["idle", "listening", "hearing", "thinking", "speaking", "muted", "connecting", "offline"],
    "Frames and keys": ["border", "focusedBorder", "behind", "key", "keyTitle"],
    "Meters": ["meterLow", "meterMiddle", "meterHigh", "meterPeak"],
}
CELL, LINE, SIZE = 8.4, 18, 14
FONT = "'DejaVu Sans Mono','Noto Sans Mono CJK JP','Liberation Mono',monospace"


class Theme:
    """The colours of a file: `role = [foreground, background, attributes…]`."""

    def __init__(self, name):
        with open(THEMES / f"{name}.toml", "rb") as file:
            read = tomllib.load(file)
        self.roles, self.surfaces = read["roles"], read["surfaces"]

    def surface(self, name):
        return self.colour((self.surfaces.get(name) or self.surfaces.get("screen") or [""])[0], "#000000")

    def foreground(self, role):
        return self.colour((self.roles.get(role) or [""])[0], "#c0c0c0")

    @staticmethod
    def colour(value, usual):
        return value if re.fullmatch(r"#[0-9a-f]{6}", value or "") else usual


class Look:
    """How a cell looks: "border on screen, bold", or "#d0d0d0 on #1c1c1c"."""

    def __init__(self, words, theme):
        what, *self.attributes = words.split(", ")
        fore, _, back = what.partition(" on ")
        self.fore = fore if fore.startswith("#") else theme.foreground(fore)
        self.back = back if back.startswith("#") else theme.surface(back)

    def attribute(self):
        words = {"bold": ' font-weight="bold"', "italic": ' font-style="italic"',
                 "underline": ' text-decoration="underline"', "dim": ' opacity="0.7"'}
        return "".join(words.get(name, "") for name in self.attributes)


def columns(character):
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def read(name, theme):
    """Rows of (text, look) by column, and the number of columns."""
    lines = (GOLDENS / f"{name}.screen").read_text(encoding="utf-8").rstrip("\n").split("\n")
    legend_at = len(lines) - next(n for n, line in enumerate(reversed(lines)) if not line)
    looks = {line[0]: Look(line[2:], theme) for line in lines[legend_at:]}
    marks_end = legend_at - 1
    marks_at = marks_end - next(n for n, line in enumerate(reversed(lines[:marks_end])) if not line)
    marks = lines[marks_at:marks_end]
    texts = lines[:len(marks)]
    return [(text, [looks[mark] for mark in row]) for text, row in zip(texts, marks)], max(map(len, marks))


def runs(text, looks):
    """Neighbours that look alike: (column, number of columns, text, look)."""
    cells, at = [], 0
    for character in text:
        width = columns(character)
        if width == 0 and cells:
            cells[-1][2] += character
        elif at < len(looks):
            cells.append([at, width, character, looks[at]])
            at += width
    while at < len(looks):
        cells.append([at, 1, " ", looks[at]])
        at += 1
    joined = []
    for cell in cells:
        last = joined[-1] if joined else None
        # What is wide is drawn by itself: fonts do not agree on how wide.
        if last and last[3] is cell[3] and last[1] == len(last[2]) and cell[1] == 1 and len(cell[2]) == 1:
            last[1] += 1
            last[2] += cell[2]
        else:
            joined.append(cell)
    return joined


def svg(width, height, back, body, title):
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" aria-label="{html.escape(title)}">\n'
        f'<rect width="100%" height="100%" rx="6" fill="{back}"/>\n'
        f'<g font-family="{FONT}" font-size="{SIZE}" xml:space="preserve">\n{body}</g>\n</svg>\n')


def drawn(text, x, y, look, width=None):
    length = f' textLength="{width:g}" lengthAdjust="spacingAndGlyphs"' if width else ""
    return (f'<text x="{x:g}" y="{y:g}" fill="{look.fore}"{look.attribute()}{length}>'
            f"{html.escape(text, quote=False)}</text>\n")


def screen(name, theme_name):
    theme = Theme(theme_name)
    rows, width = read(name, theme)
    back, body = theme.surface("screen"), ""
    for number, (text, looks) in enumerate(rows):
        y = 8 + number * LINE
        for at, count, words, look in runs(text, looks):
            x, long = 8 + at * CELL, count * CELL
            if look.back != back:
                body += f'<rect x="{x:g}" y="{y:g}" width="{long:g}" height="{LINE}" fill="{look.back}"/>\n'
            if words.strip():
                lead = len(words) - len(words.lstrip(" "))
                shown = words.strip(" ")
                cells = count - (len(words) - len(shown))
                body += drawn(shown, x + lead * CELL, y + 13.5, look, cells * CELL)
    return svg(width * CELL + 16, len(rows) * LINE + 16, back, body, name)


def roles():
    """What each role looks like in four themes, side by side."""
    names = ["dark", "light", "high-contrast", "solarized-dark"]
    count = sum(len(of) + 1 for of in ROLES.values())
    wide, height, body = 190, (count + 2) * LINE + 16, ""
    for place, name in enumerate(names):
        theme = Theme(name)
        x, y = 8 + place * wide, 8 + LINE
        body += f'<rect x="{x}" y="8" width="{wide - 8}" height="{height - 16}" rx="4" fill="{theme.surface("screen")}"/>\n'
        body += drawn(name, x + 10, y, Look("title on screen, bold", theme))
        for group, of in ROLES.items():
            y += LINE
            body += drawn(group, x + 10, y, Look("faint on screen", theme))
            for role in of:
                y += LINE
                bold = ", bold" if "bold" in theme.roles.get(role, []) else ""
                body += drawn("● " + role, x + 22, y, Look(f"{role} on screen{bold}", theme))
    return svg(wide * len(names) + 8, height, "#5a5a5a", body, "The roles in four themes")


def main():
    os.chdir(Path(__file__).resolve().parent.parent)
    pictures = {name: screen(*what) for name, what in SCREENS.items()} | {"design-roles": roles()}
    old = [name for name, text in pictures.items()
           if not (file := PICTURES / f"{name}.svg").exists() or file.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        if old:
            print(f"Pictures of docs/design.md are of yesterday: {', '.join(old)}. Run scripts/design-pictures.py.")
        return 1 if old else 0
    for name in old:
        (PICTURES / f"{name}.svg").write_text(pictures[name], encoding="utf-8")
        print(PICTURES / f"{name}.svg")
    return 0


if __name__ == "__main__":
    sys.exit(main())
